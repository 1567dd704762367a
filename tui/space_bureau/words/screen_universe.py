"""Words of the universe and the bureau on the screen; what must fit into a brick or a column is short."""

import textwrap
from collections.abc import Sequence

from core.kernel.record import HIDDEN
from core.space_bureau import effects as e
from core.space_bureau.bureau import FLIP_CREDITS
from core.space_bureau.choices import At
from core.space_bureau.components import HexTile, Room, content
from core.space_bureau.flight import ways
from core.space_bureau.state import State
from core.space_bureau.universe import hex_at, tile
from tui.space_bureau.words import places
from tui.space_bureau.words.questions import next_hex
from tui.space_bureau.words.short import short
from tui.words.dictionary import Table
from tui.words.i18n import _, either, listed, ngettext, paragraph, signed

UNIVERSE = _("Universe")
BUREAU = _("Bureau")
EXPLORE = _("explore")


# Universe


def name(what: HexTile) -> str:
    """The name of a hex."""
    return _(what.name)


def name_on_map(what: HexTile, lines: int, room: int) -> list[str]:
    """The name of a hex in at most so many lines; where it is too long, a part of it that stands for it."""
    whole = textwrap.wrap(name(what), room)
    return whole if len(whole) <= lines else [_part_of_name(what)][:lines]


def _part_of_name(what: HexTile) -> str:
    """At most 10 characters."""
    return {
        "central-station": _("Central"),
        "apricot-moon": _("Apricot"),
        "tangerine-dream": _("Tangerine"),
        "copper-kettle": _("Copper"),
        "blue-lagoon": _("Lagoon"),
        "plum-harbour": _("Plum"),
        "lavender-field": _("Lavender"),
        "bargain-belt": _("Bargain"),
        "mothers-knot": _("Knot"),
        "quiet-corner": _("Quiet"),
        "lost-and-found": _("Lost+Found"),
        "side-entrance": _("Entrance"),
        "forget-me-not": _("Forget-me"),
        "midnight-market": _("Midnight"),
        "empty-quarter": _("Quarter"),
    }.get(what.id, name(what))


def stack(table: Table) -> Sequence[tuple[str, ...]]:
    """How much of space is unexplored; in the solo game also what comes next (SB-Q27), in a line or in two."""
    s: State = table.state
    n = len(s.unexplored)
    if not n:
        return ((_("All of space is explored."),),)
    if s.unexplored[0] == HIDDEN:
        return ((ngettext("{n} hex unexplored", "{n} hexes unexplored", n).format(n=n),),)
    top = content().hexes[s.unexplored[0]]
    there = listed([places.kind_of_hex(top), *map(short, top.bonus)])
    whole = _("{n} unexplored, next {hex}: {there}").format(n=n, hex=_(top.name), there=there)
    return (whole,), (_("{n} unexplored, next {hex}:").format(n=n, hex=_(top.name)), there)


def place_in_full(at: At, table: Table, seat: int) -> str:
    """A place with all that lies on it, and what it takes a ship to go there."""
    s: State = table.state
    there = hex_at(s, at)
    ship = {place: (fuel, explore) for place, fuel, explore in ways(s, seat)}.get(at)
    if there is None:
        return paragraph(
            [_("Unexplored space, {place}.").format(place=places.from_the_centre(at)), *_to_explore(ship, table)]
        )
    said = [
        _("{hex}, {place}: {kind}.").format(
            hex=name(tile(there)), place=places.from_the_centre(at), kind=places.kind_of_hex(tile(there))
        )
    ]
    if there.office is not None:
        said.append(_("Office of {name}.").format(name=table.name(there.office)))
    ships = [table.name(n) for n, captain in enumerate(s.captains) if captain.at == at]
    if ships:
        said.append(_("Ships here: {names}.").format(names=listed(ships)))
    if ship is not None:
        fuel, _explore = ship
        way = _("{fuel} from {name}.") if fuel else _("No fuel from {name}, through the wormhole.")
        said.append(way.format(fuel=places.fuel(fuel), name=table.name(seat)))
    return paragraph(said)


def _to_explore(ship: tuple[int, bool] | None, table: Table) -> Sequence[str]:
    if ship is None or not table.state.unexplored:
        return ()
    cost = _("To explore it takes {fuel}.").format(fuel=places.fuel(ship[0]))
    seen = table.state.unexplored[0] != HIDDEN
    return (cost, next_hex(table)) if seen else (cost,)


# Bureau


def track(marker: str) -> str:
    """What the numbers on the track are, and what level rooms are for."""
    return _("Numbers count the rooms ahead of {marker}. Level rooms: flip an inspector, {credits}.").format(
        marker=marker, credits=places.credits(FLIP_CREDITS)
    )


def ahead(steps: int) -> str:
    """How many rooms further on a room is, in two characters."""
    return signed(steps)


def named(which: Room) -> tuple[str, ...]:
    """A room by its name, or a level room by its level; below it in at most two lines its bonus, or the name."""
    if which.level is None:
        return (_(which.name), *_bonus_lines(which))
    return (_level(which.level), *_in_two(_(which.name)))


def wrapped(which: Room) -> tuple[str, ...]:
    """The bonus of a room in at most two lines; its level, or its name, where there is none."""
    return _bonus_lines(which) or (_head(which),)


def in_a_line(which: Room) -> tuple[str, ...]:
    """The same in one line."""
    match which.bonus:
        case e.OneOf(todo=(first, second)):
            return (_("{first}/{second}").format(first=_half(first), second=_half(second)),)
        case _:
            return wrapped(which)


def _half(effect: e.AnEffect) -> str:
    """One of two bonuses in one line."""
    return _("{n} cr").format(n=signed(effect.n)) if isinstance(effect, e.Credits) else _bonus(effect)


def _head(which: Room) -> str:
    return _(which.name) if which.level is None else _level(which.level)


def _level(n: int) -> str:
    return _("Level {n}").format(n=n)


def _bonus_lines(which: Room) -> tuple[str, ...]:
    match which.bonus:
        case None:
            return ()
        case e.OneOf(todo=todo):
            return _in_two(either([_bonus(part) for part in todo]))
        case effect:
            return (_bonus(effect),)


def _in_two(text: str) -> tuple[str, ...]:
    """A text in two lines which are as short as they can be."""
    tries = (textwrap.wrap(text, width, break_long_words=False) for width in range(1, len(text) + 1))
    return next(tuple(lines) for lines in tries if len(lines) <= 2)


def _bonus(effect: e.AnEffect) -> str:
    """A sample of any colour as a gain, like all other bonuses of the track."""
    if isinstance(effect, e.Sample) and effect.colour is None:
        return ngettext("+{n} sample", "+{n} samples", effect.n).format(n=effect.n)
    return short(effect)


def room_in_full(n: int, steps: int, table: Table, seat: int) -> str:
    """A room with its bonus, who is there, and how many steps ahead of a captain it lies, if it does."""
    s: State = table.state
    which = content().rooms[n]
    if which.level is not None:
        level = _("{room}: bureau level {level}; whoever enters may flip an inspector for {credits}.")
        said = [level.format(room=_(which.name), level=which.level, credits=places.credits(FLIP_CREDITS))]
    elif which.bonus is not None:
        said = [_("{room}: {bonus}.").format(room=_(which.name), bonus=table.say(which.bonus))]
    else:
        said = [_("{room}: where all begin.").format(room=_(which.name))]
    here = [table.name(at) for at, captain in enumerate(s.captains) if captain.room == n]
    if here:
        said.append(_("Here: {names}.").format(names=listed(here)))
    if steps:
        said.append(
            ngettext("{n} room ahead of {name}.", "{n} rooms ahead of {name}.", steps).format(
                n=steps, name=table.name(seat)
            )
        )
    return paragraph(said)
