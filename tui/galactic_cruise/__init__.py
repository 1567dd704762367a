"""Galactic Cruise on the screen and in words."""
