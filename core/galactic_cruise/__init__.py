"""Galactic Cruise: the rules."""
