"""The board areas of Galactic Cruise, one module each."""
