"""What a seat may know, and full states that fit it (GC-Q7)."""

from msgspec.structs import replace

from core.galactic_cruise.components import content
from core.galactic_cruise.setup import pictures
from core.galactic_cruise.state import State
from core.kernel.chance import shuffled, stream
from core.kernel.record import HIDDEN


def view(s: State, seat: int | None) -> State:
    """Hidden are the others' hands, all decks and trays, and the pictures that lie face down."""
    players = tuple(p if n == seat else replace(p, hand=(HIDDEN,) * len(p.hand)) for n, p in enumerate(s.players))
    return replace(
        s,
        seed=0,
        chance=(),
        players=players,
        spare=_hidden(s.spare),
        deck=_hidden(s.deck),
        tray=_hidden(s.tray),
        cockpit_tray=_hidden(s.cockpit_tray),
        engine_tray=_hidden(s.engine_tray),
        cruise_tray=_hidden(s.cruise_tray),
    )


def _hidden(pile: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(pile)


def resample(s: State, seed: int) -> State:
    """Hidden pieces dealt anew from what can't be seen."""
    c = content()

    def unseen(all_: tuple[str, ...], seen: tuple[str, ...], name: str) -> tuple[str, ...]:
        known = set(seen)
        return shuffled(tuple(id_ for id_ in all_ if id_ not in known), stream(seed, name, 0))

    hands = tuple(card for p in s.players for card in p.hand)
    agendas = unseen(tuple(c.agendas), (*s.agendas, *s.discard, *hands), "agendas")
    players = []
    for p in s.players:
        if HIDDEN in p.hand:
            hand, agendas = agendas[: len(p.hand)], agendas[len(p.hand) :]
            p = replace(p, hand=tuple(sorted(hand)))
        players.append(p)
    ships = tuple(ship for p in s.players for ship in p.ships)
    plans = tuple(id_ for p in s.players for id_ in p.blueprints)
    segments = tuple(id_ for ship in ships for id_ in ship.segments)
    # A tile that has shown its picture is out, but which it was is of no further use, so any may lie there.
    spare = shuffled(pictures(s), stream(seed, "pictures", 0))[: len(s.spare)]
    return replace(
        s,
        seed=seed,
        players=tuple(players),
        spare=spare,
        deck=agendas,
        tray=unseen(tuple(c.blueprints), (*s.blueprints, *s.dropped, *plans, *segments), "blueprints"),
        cockpit_tray=unseen(tuple(c.cockpits), (*s.cockpits, *(ship.cockpit for ship in ships), *starred(True)), "c"),
        engine_tray=unseen(tuple(c.engines), (*s.engines, *(ship.engine for ship in ships), *starred(False)), "e"),
        cruise_tray=unseen(
            tuple(c.cruises),
            (*(slot.cruise for slot in s.market), *s.flown, *(ship.cruise for ship in ships)),
            "cruises",
        ),
    )


def starred(cockpits: bool) -> tuple[str, ...]:
    """First cockpits, or engines, which are never drawn (GC-S5)."""
    tiles = content().cockpits.values() if cockpits else content().engines.values()
    return tuple(tile.id for tile in tiles if tile.starred)
