"""The tests of Cosmodrome."""
