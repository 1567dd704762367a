"""Words of crew, captain and the choice of ships on the screen."""

from collections import Counter

from core.space_bureau.bureau import level
from core.space_bureau.choices import TOKENS, TakeAbility, Token
from core.space_bureau.components import SIDES, content
from core.space_bureau.effects import COLOURS, Colour
from core.space_bureau.offices import CREDITS
from core.space_bureau.rules import free_spaces
from core.space_bureau.scoring import SET
from core.space_bureau.state import Captain, State
from core.space_bureau.view import unseen_agents
from tui.space_bureau.words import places
from tui.space_bureau.words.vocabulary import source
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, paragraph, signed

CREW = _("Crew")
CAPTAIN = _("Captain")
SHIPS = _("Ships")
ABILITIES = _("Abilities")
RESERVE = _("Reserve")
QUEUE = _("Queue")
STORAGE = _("Storage")
SAMPLES = _("Samples")
OFFICES = _("Offices")
ABILITY = _("Ability")
BUREAU = _("Bureau")
SCORE = _("Credits")
OTHERS = _("Others")
NONE = _("none")


def letter(which: Token) -> str:
    """The letter of a colour; wild offices have one too."""
    return {"orange": _("O"), "blue": _("B"), "purple": _("P"), "wild": _("W")}[which]


def colour(which: Token) -> str:
    """A colour as a word."""
    return {"orange": _("orange"), "blue": _("blue"), "purple": _("purple"), "wild": _("any")}[which]


# Crew


def so_many(n: int) -> str:
    """How many of the same."""
    return _("x {n}").format(n=n)


def shape(kind: str) -> str:
    """The connectors of an agent, in a word or two beside its tile."""
    agent = content().agents[kind]
    if agent.colour is None:
        return _("four if flipped")
    if len(agent.connectors) == 3:
        return _("three ways")
    first, second = (SIDES.index(side) for side in agent.connectors)
    return _("straight") if (first - second) % 2 == 0 else _("corner")


def in_bag(n: int) -> str:
    """How many agents may still come into the queue."""
    return ngettext("{n} left in the bag", "{n} left in the bag", n).format(n=n)


def in_reserve(kind: str, n: int) -> str:
    """Agents of a kind in the reserve."""
    return _("In reserve: {agents}.").format(agents=places.agents_with_shape(kind, n))


def in_queue(kind: str, n: int) -> str:
    """Agents of a kind in the queue."""
    return _("In the queue: {agents}.").format(agents=places.agents_with_shape(kind, n))


def unseen(s: State) -> str:
    """The agents that may be in the bag, by what lies open."""
    counted = Counter(unseen_agents(s))
    kinds = [
        _("{n} {agent}").format(n=counted[kind], agent=places.agent(kind)) for kind in content().agents if counted[kind]
    ]
    return _("In bag or box: {agents}.").format(agents=listed(kinds) if kinds else NONE)


# Captain


def storage(c: Captain) -> str:
    """What the track holds."""
    return _("{fuel}, {free} free").format(fuel=places.fuel(c.fuel), free=free_spaces(c))


def held(which: Colour, n: int) -> str:
    """Samples of a colour."""
    return _("{colour} {n}").format(colour=colour(which), n=n)


def sets(n: int) -> str:
    """Sets of samples and what they bring at the end."""
    return ngettext("{n} set, {gain}", "{n} sets, {gain}", n).format(n=n, gain=signed(n * SET))


def sample(which: Colour, c: Captain) -> str:
    """The samples of a colour and what they are for."""
    return _(
        "{samples}: each adds 1 credit to every landing of its colour, "
        "and a set of all three colours brings {set} at the end."
    ).format(samples=places.samples(c.samples[COLOURS.index(which)], which), set=places.credits(SET))


def token(which: Token, n: int) -> str:
    """The office tokens of a kind that are left, and what each brings."""
    named = {"colour": colour(which), "gain": signed(CREDITS[which]), "n": n}
    if not n:
        return _("{colour} gone").format(**named)
    return ngettext("{colour} {gain}", "{colour} {gain} x {n}", n).format(**named)


def token_for(which: Token, c: Captain) -> str:
    """The office tokens of a kind and where they can be opened."""
    n = c.offices[TOKENS.index(which)]
    named = {"offices": places.offices(n, which), "credits": places.credits(CREDITS[which])}
    if which == "wild":
        return _("{offices} left: each brings {credits} on a planet of any colour.").format(**named)
    return _("{offices} left: opened on a planet of its colour it brings {credits}.").format(**named)


def opened(n: int) -> str:
    """Offices that stand on planets."""
    return ngettext("{n} opened", "{n} opened", n).format(n=n)


def ability(id_: str, owner: str, table: Table) -> str:
    """A captain's ability with its condition and its bonus, and who has it where that is to be told."""
    said = _("{ability}.").format(ability=table.say(TakeAbility(ability=id_)))
    return paragraph([said, _("Taken by {name}.").format(name=owner)]) if owner else said


def ability_name(id_: str) -> str:
    """The name of a captain's ability, with which its words begin."""
    return _(content().abilities[id_].name)


def bureau(c: Captain) -> str:
    """Level and room."""
    return _("level {level}, in room {room}").format(level=level(c), room=_(content().rooms[c.room].name))


def credits_from(why: str, n: int) -> str:
    """Credits by where they came from."""
    return _("{source} {n}").format(source=source(why), n=n)


def rival(c: Captain) -> tuple[str, ...]:
    """The figures of another captain."""
    return places.credits(c.credits), _("level {level}").format(level=level(c)), places.fuel(c.fuel)


# Choice of ships


def ship(side: str) -> str:
    """The name of a side of the ship."""
    return _(content().ships[side].name)


def ship_in_words(side: str, owner: str) -> str:
    """A side of the ship, and who flies it."""
    ship = content().ships[side]
    named = {"ship": _(ship.name), "message": _(ship.message), "name": owner}
    if owner:
        return _("{ship}, flown by {name}. {message}").format(**named)
    return _("{ship}. {message}").format(**named)


def cell(side: str, n: int, table: Table) -> str:
    """A cell of a side of the ship with its actions."""
    found = content().cells[content().ships[side].cells[n]]
    return _("{square} {name}: {effect}").format(
        square=places.square(n), name=_(found.name), effect=table.say(found.effect)
    )


def cell_name(side: str, n: int) -> str:
    """The name of a cell."""
    return _(content().cells[content().ships[side].cells[n]].name)
