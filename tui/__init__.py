"""What people see and type: words, plain mode, the command line."""
