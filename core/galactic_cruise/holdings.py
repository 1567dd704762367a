"""Where every piece lies, for the check that events balance."""

from collections import Counter
from collections.abc import Iterable

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import NpcArrives
from core.galactic_cruise.rules import colour
from core.galactic_cruise.state import NEUTRAL, NPC, Player, State, Worker

MINTED = frozenset(
    {"money", "ad", "rep", "points", *e.RESOURCES, *(f"cube:{seat}" for seat in range(4)), "cube:neutral"}
)
"""What is without limit or marked on tracks (GC-Q8)."""


def holdings(s: State) -> dict[tuple[str, str], int]:
    """(place, thing) to how many lie there."""
    found: Counter[tuple[str, str]] = Counter()
    for seat, p in enumerate(s.players):
        found.update(_player(s, seat, p))
    _piles(s, found)
    workers = _workers(s)
    for at, worker in workers:
        found[f"network:{at}", f"{'expert' if worker.expert else 'worker'}:{colour(worker.owner)}"] += 1
    for there in s.areas:
        for owner in there:
            found["areas", f"development:{colour(owner)}"] += 1
    found["box", "development:neutral"] = 3 - sum(there.count(NEUTRAL) for there in s.areas)
    if len(s.players) == 2:
        found["npc", "development:npc"] = s.npc_left
        found["box", "development:npc"] = s.npc_out
        hired = sum(worker.owner == NPC and worker.expert for _, worker in workers)
        found["npc", "expert:npc"] = 2 - hired
        found["box", "worker:npc"] = hired
    for n, section in enumerate(s.track):
        for owner in section:
            found[f"section:{n + 1}", f"cube:{colour(owner)}"] += 1
    for i, kind in enumerate(e.KINDS):
        found["supply", f"guest:{kind}"] = s.guests[i]
        for n, part in enumerate(s.queue):
            found[f"queue:{n + 1}", f"guest:{kind}"] = part[i]
        found["market", f"guest:{kind}"] = sum(slot.guests[i] for slot in s.market)
    for i, resource in enumerate(e.RESOURCES):
        found["silo", resource] = s.silo[i]
    return dict(found)


def _workers(s: State) -> list[tuple[int, Worker]]:
    """Workers in the network; an NPC worker on the move counts where it comes from."""
    found = [(at, worker) for at, worker in enumerate(s.network) if worker is not None]
    for frame in s.stack:
        if isinstance(frame, NpcArrives):
            found.append((frame.here, Worker(owner=NPC, expert=frame.expert)))
    return found


def _player(s: State, seat: int, p: Player) -> dict[tuple[str, str], int]:
    here = f"seat:{seat}"
    found: Counter[tuple[str, str]] = Counter(
        {(here, "money"): p.money, (here, "ad"): p.ads, (here, "rep"): p.rep, (here, "points"): p.points}
    )
    for i, resource in enumerate(e.RESOURCES):
        found[here, resource] = p.stock[i]
    found[f"home:{seat}", f"worker:{seat}"] = p.home
    found[f"home:{seat}", f"expert:{seat}"] = p.experts
    found[f"unhired:{seat}", f"expert:{seat}"] = len(p.unhired)
    found[f"rows:{seat}", f"development:{seat}"] = sum(p.rows)
    found["market" if p.scheduled else "office", f"consultant:{seat}"] = 1
    for ship in p.ships:
        found[here, f"cockpit:{ship.cockpit}"] += 1
        found[here, f"engine:{ship.engine}"] += 1
        found.update((f"ships:{seat}", f"blueprint:{id_}") for id_ in ship.segments)
        if ship.cruise:
            found[f"ships:{seat}", f"cruise:{ship.cruise}"] += 1
        if ship.pilot:
            found[f"space:{seat}", f"{ship.pilot}:{seat}"] += 1
        for i, kind in enumerate(e.KINDS):
            found[f"ships:{seat}", f"guest:{kind}"] += ship.guests[i]
    engines = {ship.token for ship in p.ships}
    for token in content().tokens:
        place = (
            f"tower:{seat}"
            if token in p.tower
            else f"engine:{seat}"
            if token in engines
            else "box"
            if token in p.spent
            else f"upgrades:{seat}"
        )
        found[place, f"token:{seat}:{token}"] = 1
    found.update((f"hand:{seat}", f"agenda:{id_}") for id_ in p.hand)
    found.update((f"plans:{seat}", f"blueprint:{id_}") for id_ in p.blueprints)
    return found


def _piles(s: State, found: Counter[tuple[str, str]]) -> None:
    piles: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("agenda", "deck", s.deck),
        ("agenda", "display", s.agendas),
        ("agenda", "discard", s.discard),
        ("blueprint", "tray", s.tray),
        ("blueprint", "display", s.blueprints),
        ("blueprint", "discard", s.dropped),
        ("cockpit", "tray", s.cockpit_tray),
        ("cockpit", "dock", s.cockpits),
        ("engine", "tray", s.engine_tray),
        ("engine", "dock", s.engines),
        ("cruise", "cruise-tray", s.cruise_tray),
        ("cruise", "market", [slot.cruise for slot in s.market]),
        ("cruise", "flown", s.flown),
    )
    for thing, place, ids in piles:
        found.update((place, f"{thing}:{id_}") for id_ in ids if id_)
