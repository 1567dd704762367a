"""Widgets that the games share."""
