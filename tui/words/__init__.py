"""Every sentence that people read, except those about one game, which stand in the game's own words."""
