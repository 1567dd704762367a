"""Galactic Cruise in words: options, points, the state of a player, the whole board, results."""

from collections.abc import Mapping, Sequence

from core.galactic_cruise.game import GAME
from core.galactic_cruise.rules import turn_order
from core.galactic_cruise.scoring import final_cockpits
from core.galactic_cruise.state import State
from core.kernel.events import Event
from core.kernel.game import Standing
from tui.galactic_cruise.words import (
    board,
    events,
    explained,
    gist,
    moments,
    moves,
    outlook,
    places,
    player_board,
    primer,
    questions_actions,
    questions_anytime,
    questions_bills,
    questions_declining,
    questions_end,
    questions_launch,
    questions_marketing,
    questions_turn,
    reasons,
    sources,
)
from tui.galactic_cruise.words.vocabulary import DICTIONARY
from tui.words.dictionary import GameWords, OptionWords, Outlook, Section, Table
from tui.words.i18n import _

CHAPTERS = (
    reasons,
    events,
    moves,
    questions_turn,
    questions_actions,
    questions_marketing,
    questions_launch,
    questions_anytime,
    questions_bills,
    questions_declining,
    questions_end,
    explained,
)
"""Each registers its words when it is imported."""


class GalacticCruiseWords(GameWords):
    """All that is said about Galactic Cruise."""

    game = GAME
    dictionary = DICTIONARY
    shared_places = frozenset(["network", "queue", "section"])

    def options(self) -> Mapping[str, OptionWords]:
        """The side of the board, bumped workers, AGMs, and who begins."""
        return {
            "board": OptionWords(
                _("Side of the board"),
                {
                    "intro": _("intro: always the same, to begin with"),
                    "standard": _("standard: drawn anew each time"),
                },
                _("Where actions lie, and which technologies, goals and experts there are."),
            ),
            "bump-bonus": OptionWords(
                _("Funding bonus of a bumped worker"),
                {"at-once": _("at once"), "next-turn": _("at the start of its owner's next turn")},
                _("A worker that a rival bumps home brings it; at once interrupts the turn of the rival."),
            ),
            "agm": OptionWords(
                _("Progress scoring"),
                {
                    "plain": _("cubes times wings"),
                    "by-section": _("cubes times wings times section"),
                },
                _(
                    "For each full section of the progress track; times section counts the second double and the third "
                    "triple."
                ),
            ),
            "first": OptionWords(_("Who begins"), {"seat-1": _("the first seat"), "random": _("drawn at random")}),
        }

    def gain(self, points: int) -> str:
        """Victory points with their sign."""
        return places.gain_points(points)

    def points(self, points: int) -> str:
        """Victory points."""
        return places.points(points)

    def source(self, why: str) -> str:
        """A piece of content by its name, or a kind of source."""
        return sources.source(why)

    def standing_of(self, seat: int, table: Table) -> str:
        """Points, supplies, workers at home and the scheduled cruise."""
        return player_board.standing(seat, table)

    def board(self, table: Table) -> list[Section]:
        """Both boards section by section, then every player's board."""
        boards = [player_board.section(seat, table) for seat in range(len(table.state.players))]
        return [*board.sections(table), *boards]

    def primer(self) -> Sequence[tuple[str, str]]:
        """Aim, turn, launch, points, end, signs."""
        return primer.primer()

    def gist(self, events: Sequence[Event], table: Table) -> list[str]:
        """Each player's turn in a paragraph."""
        return gist.gist(events, table)

    def large(self, event: Event) -> bool:
        """A launch, and what happens to everybody."""
        return isinstance(event, gist.LARGE)

    def moment(self, event: Event, then: Table, now: Table) -> Section | None:
        """AGMs with their arithmetic, and what the end brings."""
        return moments.moment(event, then, now)

    def passing(self, table: Table) -> str:
        """The order in the setup, a worker that was bumped, the final round, or a turn that goes on after that."""
        return moments.passing(table)

    def outlook(self, table: Table) -> Outlook:
        """AGM C as it would be now."""
        return outlook.outlook(table)

    def reckoning(self, table: Table) -> Sequence[str]:
        """AGM C, part by part."""
        return moments.reckoning(table)

    def honour(self, standing: Standing, table: Table) -> str:
        """Nobody earns a title."""
        return ""

    def tie_break(self, ahead: int, behind: int, table: Table) -> str:
        """Cubes on the track, reputation, points from cockpits, place in turn order (GC-E24)."""
        s: State = table.state
        names = {"ahead": table.name(ahead), "behind": table.name(behind)}
        cubes = [sum(section.count(seat) for section in s.track) for seat in (ahead, behind)]
        rep = [s.players[seat].rep for seat in (ahead, behind)]
        cockpits = [final_cockpits(s, seat) for seat in (ahead, behind)]
        for text, (more, less) in (
            (_("{ahead} has more cubes on the progress track than {behind}: {more} against {less}."), cubes),
            (_("{ahead} has more reputation than {behind}: {more} against {less}."), rep),
            (_("{ahead} has more VP from cockpits than {behind}: {more} against {less}."), cockpits),
        ):
            if more != less:
                return text.format(**names, more=more, less=less)
        assert turn_order(s).index(ahead) > turn_order(s).index(behind)
        return _("{ahead} comes later in turn order than {behind}.").format(**names)


WORDS = GalacticCruiseWords()
