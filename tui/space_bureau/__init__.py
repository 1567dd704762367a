"""Space Bureau for people: its words."""
