"""Words of what a launch takes, still lacks and leaves behind, before it has begun."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.launch import LEFT_BEHIND, launch_barred, launch_due, room_aboard
from core.galactic_cruise.marketing import cheapest_section, guest_due, ticket_holders
from core.galactic_cruise.rules import cabins
from core.galactic_cruise.state import Ship, State
from core.kernel.record import HIDDEN
from tui.galactic_cruise.words import places
from tui.words.i18n import _, listed, ngettext

FEWEST = 2
"""Segments that make a cabin."""


def launch_takes(found: Ship, s: State, seat: int) -> str:
    """What launching a ship at home takes, with the guests who have tickets; at least one comes."""
    p = s.players[seat]
    if not p.scheduled or not cabins(found):
        return ""
    n = _guests_to_come(found, s, seat)
    return ngettext("a launch with {n} guest takes {stock}", "a launch with {n} guests takes {stock}", n).format(
        n=n, stock=places.stock(launch_due(s, seat, found, p.scheduled, n)[0].goods)
    )


def _guests_to_come(found: Ship, s: State, seat: int) -> int:
    """Guests with tickets as far as there are cabins, or one at the last minute."""
    return max(1, min(sum(ticket_holders(s, seat)), room_aboard(s, seat, found)))


def without_cabin(found: Ship, s: State, seat: int) -> str:
    """What it costs that a ship has fewer cabins than there are tickets; empty where it has enough, or none yet."""
    n = sum(ticket_holders(s, seat)) - room_aboard(s, seat, found) if cabins(found) else 0
    if n <= 0:
        return ""
    return ngettext("no cabin for {n} ticket: {loss}", "no cabin for {n} tickets: {loss}", n).format(
        n=n, loss=places.gain_rep(-LEFT_BEHIND * n)
    )


def launch_state(found: Ship, s: State, seat: int, *, brief: bool = False) -> tuple[bool, str]:
    """Whether a ship at home can be launched as its seat stands, and what is missing, with or without what for."""
    missing = [short if brief else long for long, short in _missing(found, s, seat)]
    if not missing:
        return True, _("ready to launch")
    # Nobody knows what hidden cards would help with.
    if HIDDEN not in s.players[seat].hand and launch_barred(s, seat, found) is None:
        return True, _("ready with agenda cards or reputation")
    text = {
        (False, True): _("still missing: {missing}"),
        (True, True): _("missing: {missing}"),
        (False, False): _("still missing at least: {missing}"),
        (True, False): _("missing at least: {missing}"),
    }[brief, bool(s.players[seat].scheduled and cabins(found))]
    return False, text.format(missing=listed(missing))


def _missing(found: Ship, s: State, seat: int) -> Iterator[tuple[str, str]]:
    """What the board lacks for a launch, in full and in short."""
    p = s.players[seat]
    if not cabins(found):
        n = FEWEST - len(found.segments)
        yield (
            ngettext("{n} segment for a cabin", "{n} segments for a cabin", n).format(n=n),
            ngettext("{n} segment", "{n} segments", n).format(n=n),
        )
    if not p.scheduled:
        yield _("a scheduled cruise"), _("a cruise")
    if not p.home and not p.experts:
        yield _("a worker as pilot"), _("a worker")
    for which, need, have in zip(e.RESOURCES, _least_goods(found, s, seat), p.stock, strict=True):
        if need > have:
            yield (places.resources(need - have, which),) * 2
    section = cheapest_section(s)
    if p.scheduled and cabins(found) and not any(ticket_holders(s, seat)) and section is not None:
        ads = guest_due(s, seat, section, "last-minute")[0].ads - p.ads
        if ads > 0:
            yield _("{ads} for a last-minute guest").format(ads=places.ads(ads)), places.ads(ads)


def _least_goods(found: Ship, s: State, seat: int) -> tuple[int, int, int]:
    """What a launch takes, as if there were a cabin, and the cruise that takes least where none is scheduled."""
    cruises = content().cruises
    cruise = s.players[seat].scheduled or min(cruises, key=lambda id_: cruises[id_].fuel)
    ship = found if cabins(found) else replace(found, segments=("",) * FEWEST)
    return launch_due(s, seat, ship, cruise, _guests_to_come(found, s, seat))[0].goods
