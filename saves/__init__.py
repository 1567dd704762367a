"""Matches on disk: what a save holds, the files, and old schemas brought up to date."""
