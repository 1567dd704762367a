"""`python -m tui` is the command `cosmodrome`."""

from tui.cli import main

main()
