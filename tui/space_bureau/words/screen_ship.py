"""Words of the ship on the screen."""

from core.space_bureau.components import content
from core.space_bureau.rules import TRACK
from core.space_bureau.ship import connectors
from core.space_bureau.state import State
from tui.space_bureau.words import places
from tui.words.dictionary import Table
from tui.words.i18n import _


def title(seat: int, table: Table) -> str:
    """The ship, and whose it is where several fly."""
    return _("Ship") if len(table.names) == 1 else _("Ship of {name}").format(name=table.name(seat))


def letter(colour: str) -> str:
    """The letter that tells an agent's colour."""
    return {"orange": _("O"), "blue": _("B"), "purple": _("P"), "gray": _("I")}[colour]


def name(cell_id: str) -> str:
    """The name of a cell."""
    return _(content().cells[cell_id].name)


def cell(seat: int, n: int, table: Table) -> str:
    """A cell with its actions, and with the agent in it if there is one."""
    state: State = table.state
    effect = content().cells[places.cell_id(state, seat, n)].effect
    named = {"cell": places.cell(state, seat, n), "effect": table.say(effect)}
    tile = state.captains[seat].cells[n]
    if tile is None:
        return _("{cell}: {effect}").format(**named)
    if not tile.flipped:
        message = _("{cell}: {agent}, {links} ({effect})")
    elif content().agents[tile.kind].colour is None:
        message = _("{cell}: {agent}, flipped, {links} ({effect})")
    else:
        message = _("{cell}: {agent}, landed, {links} ({effect})")
    return message.format(
        agent=places.agent(tile.kind),
        links=places.sides_and_links(state.captains[seat].cells, n, connectors(tile)),
        **named,
    )


def strip(credits: int, level: int, fuel: int, samples: tuple[int, int, int], cap: int) -> tuple[str, ...]:
    """The figures of a captain that everybody wants to see all the time, in full and ever shorter.

    Each is as wide as it will get, so that nothing moves while the figures grow.
    """
    widest = _figures(99, 4, TRACK, (0, 0, TRACK), TRACK)
    return tuple(
        text.ljust(len(wide)) for text, wide in zip(_figures(credits, level, fuel, samples, cap), widest, strict=True)
    )


def _figures(credits: int, level: int, fuel: int, samples: tuple[int, int, int], cap: int) -> tuple[str, ...]:
    orange, blue, purple = samples
    figures = {
        "credits": places.credits(credits),
        "n": credits,
        "level": level,
        "fuel": places.fuel(fuel),
        "orange": orange,
        "blue": blue,
        "purple": purple,
        "used": fuel + sum(samples),
        "cap": cap,
    }
    return (
        _("{credits} · level {level} · {fuel} · O{orange} B{blue} P{purple} · {used} of {cap} stored").format(
            **figures
        ),
        _("{credits} · level {level} · {fuel} · O{orange} B{blue} P{purple}").format(**figures),
        _("{credits} · level {level} · {fuel}").format(**figures),
        _("{credits} · {fuel}").format(**figures),
        _("{n} cr · {fuel}").format(**figures),
        _("{credits}").format(**figures),
        _("{n}").format(**figures),
    )
