"""Space Bureau in words: options, sources, the state of a captain, the whole board, results."""

from collections import Counter
from collections.abc import Mapping, Sequence

from core.kernel.events import Event
from core.kernel.game import Standing
from core.kernel.hexes import neighbours
from core.kernel.record import HIDDEN
from core.space_bureau.bureau import level
from core.space_bureau.choices import TOKENS
from core.space_bureau.components import Room, content
from core.space_bureau.effects import COLOURS
from core.space_bureau.game import GAME
from core.space_bureau.rules import cap, free_spaces
from core.space_bureau.ship import connectors
from core.space_bureau.state import CELLS, COLUMNS, Agent, Captain, Hex, State
from core.space_bureau.universe import hex_at, tile
from tui.space_bureau.words import gist, places, primer, vocabulary
from tui.space_bureau.words.questions import QUESTIONS, next_hex
from tui.words.dictionary import GameWords, OptionWords, Section, Table
from tui.words.i18n import _, listed, ngettext, paragraph


class SpaceBureauWords(GameWords):
    """All that is said about Space Bureau."""

    game = GAME
    dictionary = QUESTIONS

    def options(self) -> Mapping[str, OptionWords]:
        """Ships, abilities, and who begins."""
        return {
            "ships": OptionWords(
                _("Ships"),
                {
                    "00": _("the standard ship for everybody"),
                    "chosen": _("each captain chooses"),
                    "dealt": _("special ships, dealt at random"),
                },
                _("An agent does what its cell says, and every ship has other cells."),
            ),
            "abilities": OptionWords(
                _("Captains' abilities"),
                {"none": _("none"), "chosen": _("each captain chooses"), "dealt": _("dealt at random")},
                _("Each brings its captain a bonus for one way of placing agents."),
            ),
            "first": OptionWords(_("Who begins"), {"seat-1": _("the first seat"), "random": _("drawn at random")}),
        }

    def gain(self, points: int) -> str:
        """Credits with their sign."""
        return vocabulary.gain_credits(points)

    def points(self, points: int) -> str:
        """Credits."""
        return places.credits(points)

    def source(self, why: str) -> str:
        """A piece of content by its name, or a kind of source."""
        return vocabulary.source(why)

    def standing_of(self, seat: int, table: Table) -> str:
        """Credits, storage, bureau and place of a captain."""
        s: State = table.state
        c = s.captains[seat]
        return paragraph(
            [
                _("{credits}, bureau level {level}.").format(credits=places.credits(c.credits), level=level(c)),
                _storage(c),
                _("Ship at {hex}.").format(hex=places.hex_with_kind(s, c.at)),
            ]
        )

    def board(self, table: Table) -> list[Section]:
        """The ships while they are being chosen, every captain's ship, the universe, the bureau, the queue."""
        captains = [_captain(seat, table) for seat in range(len(table.state.captains))]
        choosing = any(not c.side for c in table.state.captains)
        ships = [_ship(side, table) for side in content().ships] if choosing else []
        return [*ships, *captains, _universe(table), _bureau(table), _queue(table.state)]

    def honour(self, standing: Standing, table: Table) -> str:
        """A rank of the solo game, and where the position is known, where the next one begins."""
        ranks = content().ranks
        n = next(n for n, rank in enumerate(ranks) if rank.id == standing.title)
        earned = _("Rank: {rank}. {message}").format(rank=_(ranks[n].name), message=_(ranks[n].message))
        if n + 1 == len(ranks) or table.state is None:
            return earned
        needs = ranks[n + 1].with_ability if table.state.with_abilities else ranks[n + 1].plain
        begins = _("The next rank, {rank}, begins at {points}.").format(
            rank=_(ranks[n + 1].name), points=self.points(needs)
        )
        return paragraph([earned, begins])

    def primer(self) -> Sequence[tuple[str, str]]:
        """Aim, turn, links, flights, storage, offices, bureau, end, signs."""
        return primer.primer()

    def gist(self, events: Sequence[Event], table: Table) -> list[str]:
        """Each captain's turn in a paragraph."""
        return gist.gist(events, table)

    def tie_break(self, ahead: int, behind: int, table: Table) -> str:
        """Fuel (SB-92)."""
        first, second = table.state.captains[ahead], table.state.captains[behind]
        return _("{ahead} has more fuel left than {behind}: {more} against {less}.").format(
            ahead=table.name(ahead), behind=table.name(behind), more=first.fuel, less=second.fuel
        )


def _storage(c: Captain) -> str:
    return _("Storage of {cap}: {fuel}, {samples}, {free} free.").format(
        cap=cap(c), fuel=places.fuel(c.fuel), samples=_samples(c), free=free_spaces(c)
    )


def _samples(c: Captain) -> str:
    held = [places.samples(n, colour) for colour, n in zip(COLOURS, c.samples, strict=True) if n]
    return listed(held) if held else _("no samples")


def _agents(kinds: tuple[str, ...]) -> str:
    found = [places.agents_with_shape(kind, n) for kind, n in Counter(kinds).items()]
    return listed(found) if found else _("none")


# Ships


def _ship(side: str, table: Table) -> Section:
    ship = content().ships[side]
    cells = [content().cells[id_] for id_ in ship.cells]
    return Section(
        _("Ship {ship}, top row first").format(ship=_(ship.name)),
        [
            _("{square} {name}: {effect}").format(
                square=places.square(n), name=_(cells[n].name), effect=table.say(cells[n].effect)
            )
            for n in _from_the_top()
        ],
    )


def _from_the_top() -> list[int]:
    """The cells in the order of reading."""
    return [cell for first in range(CELLS - COLUMNS, -1, -COLUMNS) for cell in range(first, first + COLUMNS)]


def _captain(seat: int, table: Table) -> Section:
    s: State = table.state
    c = s.captains[seat]
    lines = [
        table.words.standing_of(seat, table),
        _("Offices left: {offices}.").format(offices=_offices(c)),
        _("In reserve: {agents}.").format(agents=_agents(c.reserve)),
    ]
    if c.ability:
        lines.append(_("Ability: {ability}.").format(ability=_(content().abilities[c.ability].name)))
    if not c.side:
        lines.append(_("The ship is not chosen yet."))
        return Section(_("Captain: {name}").format(name=table.name(seat)), lines)
    lines += [_cell(seat, cell, table) for cell in _from_the_top()]
    ship = _(content().ships[c.side].name)
    return Section(_("Captain: {name}. Ship: {ship}, top row first").format(name=table.name(seat), ship=ship), lines)


def _offices(c: Captain) -> str:
    left = [places.offices(n, token) for token, n in zip(TOKENS, c.offices, strict=True) if n]
    return listed(left) if left else _("none")


def _cell(seat: int, n: int, table: Table) -> str:
    s: State = table.state
    tile = s.captains[seat].cells[n]
    if tile is None:
        effect = content().cells[places.cell_id(s, seat, n)].effect
        return _("{cell}, empty: {effect}").format(cell=places.cell(s, seat, n), effect=table.say(effect))
    return _("{cell}: {agent}").format(cell=places.cell(s, seat, n), agent=_tile(tile))


def _tile(tile: Agent) -> str:
    named = {"agent": places.agent(tile.kind), "sides": places.sides(connectors(tile))}
    if not tile.flipped:
        return _("{agent}, connectors {sides}").format(**named)
    if content().agents[tile.kind].colour is None:
        return _("{agent}, flipped, connectors {sides}").format(**named)
    return _("{agent}, landed, connectors {sides}").format(**named)


# Universe


def _universe(table: Table) -> Section:
    s: State = table.state
    lines = [
        _("Places are counted in steps from the centre; what is not named beside a hex is unexplored."),
        *[_hex(h, table) for h in sorted(s.universe, key=lambda h: (h.at[1], h.at[0]))],
        ngettext("{n} hex is still unexplored.", "{n} hexes are still unexplored.", len(s.unexplored)).format(
            n=len(s.unexplored)
        ),
    ]
    if s.unexplored and s.unexplored[0] != HIDDEN:
        lines.append(next_hex(table))
    return Section(_("Universe, from north to south"), lines)


def _hex(h: Hex, table: Table) -> str:
    s: State = table.state
    found = [
        _("{hex}, {place}: {kind}.").format(
            hex=_(tile(h).name), place=places.place(h.at), kind=places.kind_of_hex(tile(h))
        )
    ]
    if h.office is not None:
        found.append(_("Office: {name}.").format(name=table.name(h.office)))
    ships = [table.name(seat) for seat, c in enumerate(s.captains) if c.at == h.at]
    if ships:
        found.append(_("Ships here: {names}.").format(names=listed(ships)))
    beside = [
        _("{direction} {hex}").format(direction=places.direction(h.at, at), hex=places.hex_name(s, at))
        for at in neighbours(h.at)
        if hex_at(s, at)
    ]
    if beside:
        found.append(_("Beside: {places}.").format(places=listed(beside)))
    return paragraph(found)


# Bureau and queue


def _bureau(table: Table) -> Section:
    rooms, loop = content().rooms, content().loop
    lines = [_room(n, each, table) for n, each in enumerate(rooms)]
    lines.append(
        _("From {last} the track goes back to {loop}.").format(last=_(rooms[-1].name), loop=_(rooms[loop].name))
    )
    return Section(_("Bureau track"), lines)


def _room(n: int, each: Room, table: Table) -> str:
    if each.level is not None:
        brings = _("{n}. {room}: level {level}.").format(n=n, room=_(each.name), level=each.level)
    elif each.bonus is not None:
        brings = _("{n}. {room}: {bonus}.").format(n=n, room=_(each.name), bonus=table.say(each.bonus))
    else:
        brings = _("{n}. {room}.").format(n=n, room=_(each.name))
    here = [table.name(seat) for seat, c in enumerate(table.state.captains) if c.room == n]
    return paragraph([brings, _("Here: {names}.").format(names=listed(here))]) if here else brings


def _queue(s: State) -> Section:
    lines = [
        _("Waiting: {agents}.").format(agents=_agents(s.queue)),
        ngettext("{n} agent is in the bag.", "{n} agents are in the bag.", len(s.bag)).format(n=len(s.bag)),
    ]
    return Section(_("Queue of agents"), lines)


WORDS = SpaceBureauWords()
