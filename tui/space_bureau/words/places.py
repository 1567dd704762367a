"""Names for pieces and places: content by its name, cells like squares of a chess board, hexes by compass steps."""

from core.kernel.hexes import DIRECTIONS
from core.space_bureau.choices import At, Token
from core.space_bureau.components import AgentKind, HexTile, content
from core.space_bureau.effects import Colour
from core.space_bureau.ship import BESIDE, DOWN, LEFT, RIGHT, UP, Cells, column, open_sides, row
from core.space_bureau.state import State
from core.space_bureau.universe import hex_at
from tui.words.i18n import _, listed, ngettext


def fuel(n: int) -> str:
    """So much fuel."""
    return ngettext("{n} fuel", "{n} fuel", n).format(n=n)


def credits(n: int) -> str:
    """So many credits."""
    return ngettext("{n} credit", "{n} credits", n).format(n=n)


def samples(n: int, which: Colour) -> str:
    """So many samples of a colour."""
    return {
        "orange": ngettext("{n} orange sample", "{n} orange samples", n),
        "blue": ngettext("{n} blue sample", "{n} blue samples", n),
        "purple": ngettext("{n} purple sample", "{n} purple samples", n),
    }[which].format(n=n)


def offices(n: int, which: Token) -> str:
    """So many office tokens."""
    return {
        "orange": ngettext("{n} orange office", "{n} orange offices", n),
        "blue": ngettext("{n} blue office", "{n} blue offices", n),
        "purple": ngettext("{n} purple office", "{n} purple offices", n),
        "wild": ngettext("{n} wild office", "{n} wild offices", n),
    }[which].format(n=n)


def token(which: Token) -> str:
    """An office token."""
    return {
        "orange": _("orange office"),
        "blue": _("blue office"),
        "purple": _("purple office"),
        "wild": _("wild office"),
    }[which]


def agent(kind: str) -> str:
    """The name of a kind of agent."""
    return _(content().agents[kind].name)


def shape(kind: AgentKind) -> str:
    """How the connectors of a kind of agent lie to each other."""
    sides = set(kind.connectors)
    if len(sides) == 1:
        return _("one connector, four once flipped")
    if len(sides) == 3:
        return _("three connectors")
    if sides in ({"up", "down"}, {"left", "right"}):
        return _("two connectors, straight")
    return _("two connectors, a corner")


def agents(kind: str, n: int) -> str:
    """So many equal agents."""
    return ngettext("{agent}", "{n} {agent}", n).format(agent=agent(kind), n=n)


def agents_with_shape(kind: str, n: int) -> str:
    """So many equal agents and their connectors."""
    return ngettext("{agent} ({shape})", "{agent} ({shape}; {n} of them)", n).format(
        agent=agent(kind), shape=shape(content().agents[kind]), n=n
    )


def sides(mask: int) -> str:
    """A set of sides of a tile."""
    named = ((UP, _("up")), (RIGHT, _("right")), (DOWN, _("down")), (LEFT, _("left")))
    return listed([name for side, name in named if mask & side])


def sides_and_links(cells: Cells, cell: int, mask: int) -> str:
    """The connectors of a tile in a cell: whether each is linked, leads to an empty cell, or ends at an edge."""
    linked = open_sides(cells, cell)
    free = sum(side for other, side, _back in BESIDE[cell] if cells[other] is None)
    named = (
        (UP, _("up linked"), _("up free"), _("up blocked")),
        (RIGHT, _("right linked"), _("right free"), _("right blocked")),
        (DOWN, _("down linked"), _("down free"), _("down blocked")),
        (LEFT, _("left linked"), _("left free"), _("left blocked")),
    )
    return listed(
        [
            is_linked if linked & side else is_free if free & side else blocked
            for side, is_linked, is_free, blocked in named
            if mask & side
        ]
    )


def square(cell: int) -> str:
    """A cell of the ship: its column by letter from the left, its row by number from the bottom."""
    return f"{'ABCDEF'[column(cell)]}{row(cell) + 1}"


def cell_id(s: State, seat: int, cell: int) -> str:
    """The content in a cell of a captain's ship."""
    return content().ships[s.captains[seat].side].cells[cell]


def cell(s: State, seat: int, n: int) -> str:
    """A cell of a captain's ship by place and name."""
    return _("{square} {name}").format(square=square(n), name=_(content().cells[cell_id(s, seat, n)].name))


def _way(n: int) -> str:
    """One of the six ways out of a hex, in the order of DIRECTIONS."""
    return (_("east"), _("south-east"), _("south-west"), _("west"), _("north-west"), _("north-east"))[n]


def _steps(n: int, way: int) -> str:
    return _("{n} {direction}").format(n=n, direction=_way(way))


def place(at: At) -> str:
    """A place of the universe, by steps from Central Station in at most two neighbouring directions."""
    q, r = at
    if q == r == 0:
        return _("the centre")
    for way, (dq, dr) in enumerate(DIRECTIONS):
        after = (way + 1) % 6
        eq, er = DIRECTIONS[after]
        # Solve (q, r) = a * this direction + b * the next one clockwise; their determinant is 1.
        a, b = q * er - r * eq, dq * r - dr * q
        if a > 0 and b >= 0:
            return listed([_steps(a, way), _steps(b, after)]) if b else _steps(a, way)
    raise AssertionError("two neighbouring directions reach every place")


def from_the_centre(at: At) -> str:
    """A place of the universe, so that it is clear where the steps begin."""
    return place(at) if at == (0, 0) else _("{steps} of the centre").format(steps=place(at))


def direction(here: At, there: At) -> str:
    """The direction in which a place beside this one lies."""
    return _way(_step(here, there))


def short_direction(here: At, there: At) -> str:
    """The same, as on a compass."""
    return (_("E"), _("SE"), _("SW"), _("W"), _("NW"), _("NE"))[_step(here, there)]


def _step(here: At, there: At) -> int:
    return DIRECTIONS.index((there[0] - here[0], there[1] - here[1]))


def kind_of_hex(tile: HexTile) -> str:
    """What lies on a hex."""
    if tile.planet and tile.mall:
        return {
            "orange": _("orange planet with a megamall"),
            "blue": _("blue planet with a megamall"),
            "purple": _("purple planet with a megamall"),
        }[tile.planet]
    if tile.planet:
        return {"orange": _("orange planet"), "blue": _("blue planet"), "purple": _("purple planet")}[tile.planet]
    if tile.mall:
        return _("megamall")
    return _("wormhole") if tile.wormhole else _("empty space")


def short_kind_of_hex(tile: HexTile) -> str:
    """What lies on a hex, in one word; the map tells a planet with a megamall from others by its glyphs."""
    if tile.planet:
        return {"orange": _("orange"), "blue": _("blue"), "purple": _("purple")}[tile.planet]
    if tile.mall:
        return _("megamall")
    return _("wormhole") if tile.wormhole else _("empty")


def hex_name(s: State, at: At) -> str:
    """The hex at a place: its name, or the place where it is unexplored."""
    found = hex_at(s, at)
    return place(at) if found is None else _(content().hexes[found.id].name)


def hex_with_kind(s: State, at: At) -> str:
    """An open hex: its name and what lies on it."""
    found = hex_at(s, at)
    if found is None:
        return place(at)
    tile = content().hexes[found.id]
    return _("{name}, {kind}").format(name=_(tile.name), kind=kind_of_hex(tile))
