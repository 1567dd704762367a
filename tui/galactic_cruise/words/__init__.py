"""The words of Galactic Cruise."""
