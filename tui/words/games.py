"""The names of the games, known before one is loaded."""

from tui.words.i18n import _

TITLES = {
    "space-bureau": _("Space Bureau"),
    "galactic-cruise": _("Galactic Cruise"),
}
"""By id."""
