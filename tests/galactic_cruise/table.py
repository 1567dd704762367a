"""A table to tell short stories at: matches of Galactic Cruise in just the position that a story needs."""

from random import Random
from typing import Any

from msgspec.structs import replace

from core.galactic_cruise.choices import Assign, BoardGuest, EndTurn, Launch
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import AWork, CloseTurn, Limits, PassTurn
from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import AFrame, EndOfTurn, PickMain
from core.galactic_cruise.questions import Run as OurRun
from core.galactic_cruise.rules import Pen, rules
from core.galactic_cruise.state import Ship, Slot, State, Worker
from core.kernel.events import Event
from core.kernel.frames import Choice, PayUp, Question, Reason, Stop
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.tuples import put
from tests import harness

NAMES = ("Ana", "Ben", "Cleo", "Dan")
DISPLAY = ("aa-1", "rr-1", "ff-1", "ar-1", "rf-1")
STAR = "star-1"
"""A cruise with an adventurous destination between two days in space."""
TOUR = "b4"
"""A cruise to a relaxing, a family and an adventurous destination, with a day in space after the first."""
PLACE = Assign(at=0, expert=False)
GO = Launch(ship=0, expert=False)
ALL = (GO, BoardGuest(kind="adventure"), Stop(), PayUp())
"""A launch with the one guest who has a ticket."""


def new(players: int = 2, seed: int = 7, **options: str) -> State:
    """A fresh match at its first question."""
    state: State = fresh(players, seed, **options).state
    return state


def fresh(players: int = 2, seed: int = 7, **options: str) -> Step:
    """The step that sets up a match."""
    seats = tuple(Seat(name=name) for name in NAMES[:players])
    return GAME.new(Setup(seats=seats, options=options, seed=seed))


def match(players: int = 3, seed: int = 7, **options: str) -> State:
    """The intro side at the first choice of the first turn: no development, worker, card or blueprint is out yet.

    The display shows blueprints with two icons only, so that stories can hand out the others.
    """
    s = new(players, seed, **{"board": "intro", **options})
    while not isinstance(s.stack[-1], PickMain):
        s = GAME.step(s, GAME.legal(s)[0]).state
    s = replace(s, areas=((),) * 10, network=(None,) * 6, track=((), (), ()))
    tray = tuple(id_ for id_ in content().blueprints if id_ not in DISPLAY)
    s = replace(s, blueprints=DISPLAY, tray=tray)
    for seat in range(players):
        s = with_player(s, seat, hand=(), rows=(3, 3, 3), blueprints=(), rep=0)
    return s


def with_player(s: State, seat: int = 0, **fields: Any) -> State:
    """The match with fields of a player replaced; points of no known source count as the start's."""
    players = list(s.players)
    if "points" in fields and "tally" not in fields:
        fields["tally"] = (("start", fields["points"]),)
    players[seat] = replace(players[seat], **fields)
    return replace(s, players=tuple(players))


def with_ship(s: State, seat: int = 0, n: int = 0, **fields: Any) -> State:
    """The match with fields of a ship replaced."""
    ships = s.players[seat].ships
    return with_player(s, seat, ships=put(ships, n, replace(ships[n], **fields)))


def with_turn(s: State, **fields: Any) -> State:
    """The match with fields of what lasts a turn replaced."""
    return replace(s, turn=replace(s.turn, **fields))


def owned(s: State, **areas: tuple[int, ...]) -> State:
    """The match with developments: `w1` to `w6` are the walkways, `t1` to `t4` the technologies."""
    for name, owners in areas.items():
        n = int(name[1]) - 1 + (6 if name[0] == "t" else 0)
        s = replace(s, areas=put(s.areas, n, owners))
    return s


def standing(s: State, **workers: int) -> State:
    """The match with workers in the network: `at1=0` puts one of seat 0 at location 1, `expert1=0` an expert."""
    for name, owner in workers.items():
        worker = Worker(owner=owner, expert=name.startswith("expert"))
        s = replace(s, network=put(s.network, int(name[-1]) - 1, worker))
    return s


def asking(s: State, question: AFrame) -> State:
    """The match with another question in place of the one on top."""
    return replace(s, stack=(*s.stack[:-1], question))


def at_end_of_turn(s: State, seat: int = 0) -> State:
    """The match at the last question of a turn."""
    todo = (Limits(), CloseTurn(), PassTurn())
    stack = (OurRun(seat=seat, src="turn", todo=todo), EndOfTurn(seat=seat, src="turn"))
    return replace(with_turn(s, seat=seat), stack=stack)


def begun(s: State, *todo: AWork, seat: int = 0, src: str = "action:test") -> Step:
    """The step that begins to do this, with the rest of the turn waiting below."""
    t = Pen(replace(s, stack=(*s.stack[:-1], OurRun(seat=seat, src=src, todo=todo))))
    rules.settle(t)
    return t.done()


def doing(s: State, *todo: AWork, seat: int = 0, src: str = "action:test") -> State:
    """The match once a player has begun to do this."""
    return begun(s, *todo, seat=seat, src=src).state  # type: ignore[no-any-return]


def play(s: State, *choices: Choice) -> State:
    """The match after these choices, each of which must be legal."""
    state: State = harness.run(GAME, s, choices).state
    return state


def told(s: State, *choices: Choice) -> tuple[Event, ...]:
    """What happens on these choices, each of which must be legal."""
    return harness.run(GAME, s, choices).events


def why_not(s: State, choice: Choice) -> Reason:
    """The reason for which a choice is refused now."""
    return harness.why_not(GAME, s, choice)


def legal(s: State, *kinds: type[Choice]) -> tuple[Any, ...]:
    """The legal choices, or those of some kinds."""
    return tuple(choice for choice in GAME.legal(s) if not kinds or isinstance(choice, kinds))


def top(s: State) -> Question:
    """The question on top."""
    question = s.stack[-1]
    assert isinstance(question, Question)
    return question


def crowd(s: State, *sections: tuple[int, int, int]) -> State:
    """The match with these guests in the queue, from the bottom section."""
    return replace(s, queue=(*sections, *((0, 0, 0),) * (3 - len(sections))))


def flying(s: State, cruise: str, stop: int = 0, seat: int = 0, **fields: Any) -> State:
    """The match with a player's first ship in space; three plain segments unless others are given."""
    fields = {"segments": ("a-1", "r-1", "f-1"), "pilot": "worker", "launches": 1, **fields}
    s = with_ship(s, seat, cruise=cruise, stop=stop, **fields)
    market = tuple(Slot(cruise="") if slot.cruise == cruise else slot for slot in s.market)
    s = replace(s, market=market, cruise_tray=tuple(id_ for id_ in s.cruise_tray if id_ != cruise))
    return with_player(s, seat, home=1)


def offered(s: State, cruise: str = STAR, guests: tuple[int, int, int] = (0, 0, 0)) -> State:
    """The match with this cruise on the first marketing space."""
    market = tuple(slot for slot in s.market if slot.cruise != cruise)
    first = Slot(cruise=cruise, guests=guests)
    tray = tuple(id_ for id_ in s.cruise_tray if id_ != cruise)
    return replace(s, market=(first, *market[: len(s.market) - 1]), cruise_tray=tray)


def ready(s: State, cruise: str = STAR, guests: tuple[int, int, int] = (1, 0, 0), **fields: Any) -> State:
    """The match with the first player's ship of three segments, a scheduled cruise and all supplies for a launch."""
    s = offered(s, cruise, guests)
    s = with_ship(s, segments=("a-1", "r-1", "f-1"))
    return with_player(s, **{"scheduled": cruise, "stock": (5, 5, 9), "ads": 9, "rows": (0, 0, 0), **fields})


def second_ship(s: State, seat: int = 0, **fields: Any) -> State:
    """The match with one more ship of a player."""
    cockpit = next(id_ for id_ in s.cockpits if id_)
    ship = Ship(cockpit=cockpit, engine="puffer", **fields)
    return with_player(s, seat, ships=(*s.players[seat].ships, ship))


def to_next_turn(s: State) -> State:
    """The match at the next turn's first question, the turn under way ended with as little as possible."""
    n = s.turn.n
    while s.stack and s.turn.n == n:
        choices = GAME.legal(s)
        s = GAME.step(s, EndTurn() if EndTurn() in choices else choices[-1]).state
    return s


def played_out(s: State, seed: int = 1) -> Step:
    """The match at its end after random choices, with all that happened on the way."""
    rng = Random(seed)
    events: list[Event] = []
    while s.stack:
        step = GAME.step(s, rng.choice(GAME.legal(s)))
        s = step.state
        events += step.events
    return Step(s, tuple(events), None)


def full_sections(s: State, *lengths: int, owner: int = 1) -> State:
    """The match with so many cubes of a player in each section."""
    a, b, c = (*lengths, 0, 0, 0)[:3]
    return replace(s, track=((owner,) * a, (owner,) * b, (owner,) * c))


def blueprint(points: int) -> str:
    """A blueprint with so many points."""
    return next(id_ for id_, found in content().blueprints.items() if found.points == points)
