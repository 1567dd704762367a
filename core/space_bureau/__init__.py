"""Space Bureau: agents placed in a ship, flights over a small universe, a career in an office building."""
