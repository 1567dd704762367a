"""Phase 2: what cells, rooms and hexes give: fuel, credits, capacity, samples, and actions that ask for payment."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.frames import Frame, Offer, Question, Reason, Refusal, Run, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import put
from core.space_bureau import effects as e
from core.space_bureau.choices import Give, Take
from core.space_bureau.events import CapacityGrew
from core.space_bureau.questions import PickPayment, TakeSample
from core.space_bureau.reasons import FullCapacity, NoFuel, NoSample, NothingToSample, StorageFull, TankFull
from core.space_bureau.rules import Pen, cap, free_spaces, rules
from core.space_bureau.state import Captain, State
from core.space_bureau.universe import hex_under, tile

# Fuel, credits and capacity can do no harm: nobody is asked whether to decline them.


def no_room_for_fuel(s: State, f: Frame, effect: e.Fuel | e.FillUp) -> Reason | None:
    """SB-29: at most the cap minus the stored samples."""
    return None if free_spaces(s.captains[f.seat]) else TankFull()


@rules.does(e.Fuel, no_room_for_fuel, Decline.POINTLESS)
def gain_fuel(t: Pen, f: Frame, effect: e.Fuel) -> None:
    """SB-29: the rest is lost."""
    t.gain_fuel(f.seat, effect.n, f.src)


@rules.does(e.FillUp, no_room_for_fuel, Decline.POINTLESS)
def fill_up(t: Pen, f: Frame, effect: e.FillUp) -> None:
    """SB-30: up to that limit."""
    t.gain_fuel(f.seat, free_spaces(t.s.captains[f.seat]), f.src)


@rules.does(e.Credits, decline=Decline.POINTLESS)
def gain_credits(t: Pen, f: Frame, effect: e.Credits) -> None:
    """SB-45: the score is a plain number (SB-Q42)."""
    t.score(f.seat, effect.n, f.src)


def no_limiter(s: State, f: Frame, effect: e.Capacity) -> Reason | None:
    """SB-39: no effect when both are gone."""
    return None if s.captains[f.seat].limiters else FullCapacity()


@rules.does(e.Capacity, no_limiter, Decline.POINTLESS)
def grow(t: Pen, f: Frame, effect: e.Capacity) -> None:
    """SB-39: the left-most limiter goes; the samples move right by themselves, being counted and not placed."""
    t.captain(f.seat, limiters=t.s.captains[f.seat].limiters - 1)
    t.moved("limiter", 1, f"seat:{f.seat}", "box", f.src)
    t.emit(CapacityGrew(seat=f.seat, cap=cap(t.s.captains[f.seat])))


# Samples


def can_store(c: Captain) -> bool:
    """Room for a sample, or fuel to burn for it (SB-34)."""
    return free_spaces(c) > 0 or c.fuel > 0


def no_room_for_sample(s: State, f: Frame, effect: e.Sample) -> Reason | None:
    """SB-34: neither room nor fuel to burn."""
    return None if can_store(s.captains[f.seat]) else StorageFull()


@rules.does(e.Sample, no_room_for_sample, Decline.WITHIN)
def any_sample(t: Pen, f: Frame, effect: e.Sample) -> None:
    """SB-38: works on every hex."""
    colours = (effect.colour,) if effect.colour else e.COLOURS
    ask_for_sample(t, TakeSample(seat=f.seat, src=f.src, colours=colours, left=effect.n))


def ask_for_sample(t: Pen, q: TakeSample) -> None:
    """Whoever has picked the action has agreed to the only colour there is."""
    if t.agreed and len(q.colours) == 1:
        take_sample(t, q, Take(colour=q.colours[0]))
    else:
        t.push(q)


def matching_colours(s: State, seat: int) -> tuple[e.Colour, ...]:
    """SB-37: the planet's colour; any colour on a megamall, also where a planet is."""
    under = tile(hex_under(s, seat))
    if under.mall:
        return e.COLOURS
    return (under.planet,) if under.planet else ()


def no_matching_sample(s: State, f: Frame, effect: e.MatchingSample) -> Reason | None:
    """SB-37: elsewhere it is impossible."""
    if not matching_colours(s, f.seat):
        return NothingToSample()
    return None if can_store(s.captains[f.seat]) else StorageFull()


@rules.does(e.MatchingSample, no_matching_sample, Decline.WITHIN)
def matching_sample(t: Pen, f: Frame, effect: e.MatchingSample) -> None:
    """SB-37, SB-74: offices have no influence on samples."""
    ask_for_sample(t, TakeSample(seat=f.seat, src=f.src, colours=matching_colours(t.s, f.seat), left=1))


@rules.offers(TakeSample)
def samples(s: State, q: TakeSample) -> Iterator[Offer]:
    """SB-34, SB-35: a full ship may burn fuel for it; it may be declined unless it was paid for.

    The supply holds 24 of each colour (SB-7) but is no limit (SB-Q14).
    """
    fits = can_store(s.captains[q.seat])
    for colour in q.colours:
        yield Take(colour=colour) if fits else Refusal(Take(colour=colour), StorageFull())
    if not paid_for(s, q):
        yield Stop()


@rules.answers(TakeSample, Take)
def take_sample(t: Pen, q: TakeSample, choice: Take) -> None:
    """SB-32, SB-33, SB-34: fuel and samples share the track; as many as fit (SB-Q48).

    Fuel that was burnt for room stays burnt, whatever comes after (SB-Q13).
    """
    if not free_spaces(t.s.captains[q.seat]):
        t.pay_fuel(q.seat, 1, "storage")
    t.samples(q.seat, choice.colour, 1, q.src)
    if q.left > 1 and can_store(t.s.captains[q.seat]):
        t.push(replace(q, left=q.left - 1))


@rules.answers(TakeSample, Stop)
def decline_sample(t: Pen, q: TakeSample, choice: Stop) -> None:
    """SB-35, SB-36: declining is the only way not to store one."""


# Payments: what is paid for must be possible before anything is paid, and is declined before or not at all (SB-Q11).


def paid_for(s: State, q: Question) -> bool:
    """Whether the question on top comes from an action that has been paid for (SB-Q11)."""
    return any(
        isinstance(below, Run) and isinstance(below.todo[0], e.Paid) and below.src == q.src for below in s.stack[-2:-1]
    )


@rules.does(e.Paid)
def had_its_worth(t: Pen, f: Frame, effect: e.Paid) -> None:
    """Nothing is left to do once what was paid for is done."""


def _with(s: State, seat: int, c: Captain) -> State:
    return replace(s, captains=put(s.captains, seat, c))


def cannot_pay_fuel(s: State, f: Frame, effect: e.PayFuel) -> Reason | None:
    """SB-75, SB-77, SB-Q11."""
    c = s.captains[f.seat]
    if c.fuel < effect.n:
        return NoFuel(need=effect.n, have=c.fuel)
    return rules.bar(_with(s, f.seat, replace(c, fuel=c.fuel - effect.n)), f, effect.do)


@rules.does(e.PayFuel, cannot_pay_fuel)
def pay_fuel(t: Pen, f: Frame, effect: e.PayFuel) -> None:
    """SB-75: then the action, once."""
    t.pay_fuel(f.seat, effect.n, f.src)
    rules.do(t, f, effect.do, e.Paid())


def cannot_pay_sample(s: State, f: Frame, effect: e.PaySample) -> Reason | None:
    """SB-76, SB-77, SB-Q11: any colour leaves the same room."""
    c = s.captains[f.seat]
    for i, n in enumerate(c.samples):
        if n:
            fewer = put(c.samples, i, n - 1)
            return rules.bar(_with(s, f.seat, replace(c, samples=fewer)), f, effect.do)
    return NoSample()


@rules.does(e.PaySample, cannot_pay_sample)
def pay_sample(t: Pen, f: Frame, effect: e.PaySample) -> None:
    """SB-76: a sample of choice, then the action, once."""
    rules.do(t, f, effect.do, e.Paid())
    t.push(PickPayment(seat=f.seat, src=f.src))


@rules.offers(PickPayment)
def samples_to_give(s: State, q: PickPayment) -> Iterator[Offer]:
    """SB-36, SB-76: payment is the only way to get rid of a sample."""
    for colour, n in zip(e.COLOURS, s.captains[q.seat].samples, strict=True):
        yield Give(colour=colour) if n else Refusal(Give(colour=colour), NoSample())


@rules.answers(PickPayment, Give)
def give_sample(t: Pen, q: PickPayment, choice: Give) -> None:
    """SB-Q12: the others stay packed."""
    t.samples(q.seat, choice.colour, -1, q.src)


# Numbers for special actions


@rules.reads(e.Offices)
def offices_open(s: State, seat: int, number: e.Offices) -> int:
    """SB-80, SB-Q10: own offices on planets, those opened meanwhile too."""
    return sum(h.office == seat for h in s.universe)
