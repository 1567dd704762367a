"""Setting up a match."""

from collections.abc import Iterator, Mapping

from core.galactic_cruise import effects as e
from core.galactic_cruise.agendas import SPACES, draw_agenda
from core.galactic_cruise.blueprints import fill_gaps, to_stock
from core.galactic_cruise.choices import BuildAt, TakeBlueprint
from core.galactic_cruise.components import content
from core.galactic_cruise.developments import occupy, put_development
from core.galactic_cruise.questions import PlaceFirst, Run, TakeFirst
from core.galactic_cruise.reasons import NotFree
from core.galactic_cruise.rules import LOCATIONS, WALKWAYS, Pen, rules, turn_order
from core.galactic_cruise.shipyard import refill_dock
from core.galactic_cruise.state import NEUTRAL, NPC, Player, Ship, Slot, State, Worker
from core.galactic_cruise.turn import turn_of
from core.kernel.frames import Frame, Offer, Refusal
from core.kernel.game import Option, Setup
from core.kernel.pen import Step
from core.kernel.tuples import put

OPTIONS = (
    Option("board", ("intro", "standard"), "standard"),
    Option("bump-bonus", ("at-once", "next-turn"), "at-once"),
    Option("agm", ("plain", "by-section"), "plain"),
    Option("first", ("seat-1", "random"), "seat-1"),
)
"""Side of the board (GC-S1), bonus of a bumped worker (GC-C4), AGM points (GC-C7), who begins (GC-Q60)."""

MONEY, ADS, POINTS = 10, 2, 5
PLANS, DOCK, TECHNOLOGIES = 5, 4, 4
CRUISES = {2: 4, 3: 5, 4: 6}
"""Cruise spaces by number of players (GC-S15)."""
GUESTS = {2: 7, 3: 9, 4: 11}
"""First guests at least, by number of players (GC-S16)."""
PER_KIND = 12
"""Guests of each type in the box."""
NPC_DEVELOPMENTS = 6


def starred_ships() -> tuple[Ship, ...]:
    """The four first ships (GC-S20)."""
    c = content()
    cockpits = [cockpit.id for cockpit in c.cockpits.values() if cockpit.starred]
    engines = [engine.id for engine in c.engines.values() if engine.starred]
    return tuple(Ship(cockpit=a, engine=b) for a, b in zip(cockpits, engines, strict=True))


def new(setup: Setup, chosen: Mapping[str, str]) -> Step:
    """The first state, up to the first question of the setup (GC-S9, GC-S13, GC-S18, GC-S19, GC-S21, GC-C9, GC-C18)."""
    players = len(setup.seats)
    c = content()
    intro = chosen["board"] == "intro"
    tower = tuple(c.tokens)
    ships = starred_ships()
    t = Pen(
        State(
            seed=setup.seed,
            players=tuple(
                Player(
                    money=MONEY,
                    ads=ADS,
                    stock=(1, 1, 1),
                    rep=0,
                    points=0,
                    tally=(),
                    ships=(ships[seat],),
                    home=2,
                    tower=tower,
                )
                for seat in range(players)
            ),
            first=0,
            board=chosen["board"],  # type: ignore[arg-type]
            bump_bonus=chosen["bump-bonus"],  # type: ignore[arg-type]
            agm=chosen["agm"],  # type: ignore[arg-type]
            actions=tuple(location.intro for location in c.board.location),
            network=(None,) * LOCATIONS,
            areas=((),) * 10,
            technologies=tuple(tile.id for tile in c.technologies.values() if tile.intro),
            spare=(),
            npc_left=NPC_DEVELOPMENTS if players == 2 else 0,
            expert_tile=next(tile.id for tile in c.experts.values() if tile.intro),
            goal_tile=next(tile.id for tile in c.goal_tiles.values() if tile.intro),
            levels=(1, 1, 1) if players == 2 else (0, 0, 0),
            deck=tuple(c.agendas),
            agendas=("",) * SPACES,
            tray=tuple(c.blueprints),
            blueprints=("",) * PLANS,
            cockpit_tray=tuple(cockpit.id for cockpit in c.cockpits.values() if not cockpit.starred),
            engine_tray=tuple(engine.id for engine in c.engines.values() if not engine.starred),
            cockpits=("",) * DOCK,
            engines=("",) * DOCK,
            cruise_tray=(),
            market=(),
            guest_bonus=("", "", ""),
            guests=(PER_KIND,) * 3,
            queue=((0, 0, 0),) * 3,
            track=((), (), ()),
        )
    )
    if chosen["first"] == "random":
        t.set(first=t.shuffled(tuple(range(players)), "first")[0])
    lay_tiles(t, intro)
    neutral_developments(t)
    if intro:
        neutral_cubes(t)
    displays(t)
    marketing(t)
    hands(t)
    rules.settle(t)
    return t.done()


def lay_tiles(t: Pen, intro: bool) -> None:
    """Fixed by the intro side (GC-S1), drawn for the standard side (GC-S2, GC-S3, GC-C3)."""
    if intro:
        return
    c = content()
    actions = t.shuffled(e.ACTIONS, "actions")
    technologies = t.shuffled(tuple(c.technologies), "technologies")[:TECHNOLOGIES]
    t.set(
        actions=tuple((actions[2 * at], actions[2 * at + 1]) for at in range(LOCATIONS)),
        technologies=technologies,
        expert_tile=t.shuffled(tuple(c.experts), "experts")[0],
        goal_tile=t.shuffled(tuple(c.goal_tiles), "goals")[0],
    )


def pictures(s: State) -> tuple[str, ...]:
    """The technology tiles that serve as pictures: those not in play, on the intro side all (GC-S10, GC-Q65)."""
    all_ = tuple(content().technologies)
    return all_ if s.board == "intro" else tuple(id_ for id_ in all_ if id_ not in s.technologies)


def neutral_developments(t: Pen) -> None:
    """By the picture on a tile that is out afterwards; NPC workers clockwise of the walkways (GC-S10, GC-S12, GC-21).

    The developments cover the reputation, which nobody gains (GC-S11).
    """
    players = len(t.s.players)
    tile, *rest = t.shuffled(pictures(t.s), "pictures")
    layout = content().technologies[tile].layout
    areas = [layout.first]
    if players == 2:
        areas.append(layout.second)
        t.set(spare=tuple(rest))
    if players < 4:
        areas.append(layout.technology)
    for area in areas:
        t.moved("development:neutral", 1, "box", "areas", "setup")
        occupy(t, NEUTRAL, area)
    if players == 2:
        for area in areas:
            if area < WALKWAYS:
                at = (area + 1) % LOCATIONS
                t.set(network=put(t.s.network, at, Worker(owner=NPC)))
                t.moved("worker:npc", 1, "npc", f"network:{at}", "setup")


def neutral_cubes(t: Pen) -> None:
    """One in every section, with two players in the second only; they score for nobody (GC-S7, GC-S8, GC-C6)."""
    sections = (1,) if len(t.s.players) == 2 else (0, 1, 2)
    for n in sections:
        t.set(track=put(t.s.track, n, (NEUTRAL,)))
        t.moved("cube:neutral", 1, "box", f"section:{n + 1}", "setup")


def displays(t: Pen) -> None:
    """Agendas and blueprints (GC-S4), cockpits and engines paired space by space (GC-S5)."""
    t.set(deck=t.shuffled(t.s.deck, "agendas"), tray=t.shuffled(t.s.tray, "blueprints"))
    for n in range(SPACES):
        card = draw_agenda(t)
        t.set(agendas=put(t.s.agendas, n, card))
        t.moved(f"agenda:{card}", 1, "deck", "display", "setup")
    fill_gaps(t)
    t.set(
        cockpit_tray=t.shuffled(t.s.cockpit_tray, "cockpits"),
        engine_tray=t.shuffled(t.s.engine_tray, "engines"),
    )
    refill_dock(t)


def marketing(t: Pen) -> None:
    """Guest bonuses (GC-S14), cruises with the starred ones on top (GC-S15), and the first guests (GC-S16, GC-S17)."""
    c = content()
    players = len(t.s.players)
    bonuses = t.shuffled(tuple(c.guest_bonus), "guest-bonus")
    starred = t.shuffled(tuple(cruise.id for cruise in c.cruises.values() if cruise.starred), "starred")
    others = t.shuffled(tuple(cruise.id for cruise in c.cruises.values() if not cruise.starred), "cruises")
    more = CRUISES[players] - len(starred)
    open_ = (*starred, *others[:more])
    t.set(
        guest_bonus=bonuses[:3],
        market=tuple(Slot(cruise=id_) for id_ in open_),
        cruise_tray=others[more:],
    )
    for id_ in open_:
        t.moved(f"cruise:{id_}", 1, "cruise-tray", "market", "setup")
    first: list[e.Kind] = [kind for id_ in open_ for kind in c.cruises[id_].destinations]
    while len(first) < GUESTS[players]:
        first += e.KINDS
    for n, kind in enumerate(t.shuffled(tuple(first), "guests")):
        i, section = e.KINDS.index(kind), n % 3
        t.set(
            guests=put(t.s.guests, i, t.s.guests[i] - 1),
            queue=put(t.s.queue, section, put(t.s.queue[section], i, t.s.queue[section][i] + 1)),
        )
        t.guest(kind, 1, "supply", f"queue:{section + 1}", "setup")


def hands(t: Pen) -> None:
    """Points, reputation and a card in turn order (GC-S23, GC-S24); then developments in reverse order (GC-S25)."""
    order = turn_order(t.s)
    for n, seat in enumerate(order):
        t.score(seat, POINTS, "start")
        t.rep(seat, n, "setup")
        card = draw_agenda(t)
        t.player(seat, hand=(card,))
        t.moved(f"agenda:{card}", 1, "deck", f"hand:{seat}", "setup", to=(seat,))
    t.push(turn_of(order[0]))
    t.push(Run(seat=order[0], src="setup", todo=(e.Slide(),)))
    for seat in order:
        t.push(Run(seat=seat, src="setup", todo=(e.FirstDevelopment(), e.FirstBlueprint())))


@rules.does(e.FirstDevelopment)
def first_development(t: Pen, f: Frame, effect: e.FirstDevelopment) -> None:
    """GC-S25."""
    t.push(PlaceFirst(seat=f.seat, src=f.src))


@rules.offers(PlaceFirst)
def first_places(s: State, q: PlaceFirst) -> Iterator[Offer]:
    """Any row, on a walkway without any development; never below a technology (GC-S25)."""
    for row in e.RESOURCES:
        for area in range(WALKWAYS):
            choice = BuildAt(row=row, area=area)
            yield Refusal(choice, NotFree()) if s.areas[area] else choice


@rules.answers(PlaceFirst, BuildAt)
def place_first(t: Pen, q: PlaceFirst, c: BuildAt) -> None:
    """Free; with its reputation (GC-S25)."""
    put_development(t, q, e.PutDevelopment(row=c.row, area=c.area))


@rules.does(e.FirstBlueprint)
def first_blueprint(t: Pen, f: Frame, effect: e.FirstBlueprint) -> None:
    """GC-S26."""
    t.push(TakeFirst(seat=f.seat, src=f.src))


@rules.offers(TakeFirst)
def first_blueprints(s: State, q: TakeFirst) -> Iterator[Offer]:
    """Free; the gaps stay until everybody has one (GC-S26)."""
    for blueprint in s.blueprints:
        if blueprint:
            yield TakeBlueprint(blueprint=blueprint)


@rules.answers(TakeFirst, TakeBlueprint)
def take_first(t: Pen, q: TakeFirst, c: TakeBlueprint) -> None:
    """GC-S26."""
    to_stock(t, q.seat, c.blueprint, q.src)
