"""The game in short, for who has only the program."""

from collections.abc import Sequence

from tui.words.i18n import _


def primer() -> Sequence[tuple[str, str]]:
    """What each paragraph is about, and the paragraph."""
    return (
        (
            _("Aim"),
            _(
                "You command a ship of the Space Bureau: your agents travel with you, land on planets of their colour "
                "and open offices. Whoever has most credits at the end wins; alone you earn a rank."
            ),
        ),
        (
            _("A turn"),
            _(
                "Place one of your three agents in an empty cell of the ship and use the actions of that cell, in any "
                "order. Then recruit an agent from the queue. Each cell is used once, so choose the moment for it."
            ),
        ),
        (
            _("Linking"),
            _(
                "A connector of the agent must meet one of an agent already there, or of the ship, which has one below "
                "each cell of row 1. Higher rows are stronger. Keep connectors that point at empty cells, or you come "
                "to a dead end."
            ),
        ),
        (
            _("Flights"),
            _(
                "Crossing a border costs 1 fuel, a jump between wormholes nothing, and 3 open an unknown hex, whose "
                "bonuses come at once. A flight may end with a landing: 2 credits, and 1 more for each sample of that "
                "colour in your storage."
            ),
        ),
        (
            _("Storage"),
            _(
                "Fuel and samples share 9 spaces, with upgrades 12 and 15. What fuel finds no room is lost, and a "
                "sample in a full storage costs 1 fuel. Samples come from planets of their colour, and of any colour "
                "from megamalls."
            ),
        ),
        (
            _("Offices"),
            _(
                "A planet has room for one office of anybody. The token of its colour brings 8 credits, a wild one 4, "
                "and some cells pay again for each office that you have."
            ),
        ),
        (
            _("Bureau"),
            _(
                "Your marker walks through rooms with small bonuses. In a level room you may flip an inspector on your "
                "ship: 2 credits, and four connectors from then on. Some cells count your level."
            ),
        ),
        (
            _("The end"),
            _(
                "There are 13 rounds with three or four captains, else 14. Every set of three samples of different "
                "colours then brings 6 credits; fuel breaks a tie."
            ),
        ),
        (
            _("Signs"),
            _(
                "O B P: orange, blue and purple planets, samples and agents; I: inspectors; W: wild offices. On the "
                "ship an arrow is a connector that leads to an empty cell. On the bureau track +1 to +4 count the "
                "rooms ahead of you. Ships, offices and markers have the sign before the captain's name."
            ),
        ),
        (
            _("Help"),
            _(
                "R explains a question, ! says what can't be done and why, = what an answer brings, H what a bot would "
                "do, Backspace takes back. G shows this page again."
            ),
        ),
    )
