"""What is gained: supplies, resources of choice, funding bonuses, and what lasts for a step."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import BringHome, PlayText, TakeFunding, TakeResource
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import count
from core.galactic_cruise.events import BonusOwed
from core.galactic_cruise.paying import play
from core.galactic_cruise.questions import PickAction, PickFunding, PickResource, PickWorker, Run
from core.galactic_cruise.reasons import NoActionAhead, NoneOfThem, OptionFlipped
from core.galactic_cruise.rules import Pen, fire, room_for, rules
from core.galactic_cruise.state import State, Worker
from core.kernel.frames import Frame, Offer, Reason, Refusal
from core.kernel.rules import Decline
from core.kernel.tuples import put


@rules.does(e.Gain, decline=Decline.POINTLESS)
def gain(t: Pen, f: Frame, effect: e.Gain) -> None:
    """Supplies as far as there is room for them (GC-T23)."""
    times = 1 if effect.per is None else count(t.s, f.seat, effect.per.of)
    t.money(f.seat, effect.money * times, f.src)
    t.ads(f.seat, effect.ads * times, f.src)
    t.rep(f.seat, effect.rep * times, f.src)
    t.score(f.seat, effect.points * times, f.src)
    for i, n in enumerate((effect.food, effect.oxygen, effect.fuel)):
        t.resource(f.seat, i, n * times, f.src)
    if effect.any * times:
        t.push(PickResource(seat=f.seat, src=f.src, left=effect.any * times))


@rules.offers(PickResource)
def resources(s: State, q: PickResource) -> Iterator[Offer]:
    """Any type, chosen on gaining, also one that does not fit (GC-Q6)."""
    for resource in e.RESOURCES:
        yield TakeResource(resource=resource)


@rules.answers(PickResource, TakeResource)
def take_resource(t: Pen, q: PickResource, c: TakeResource) -> None:
    """One by one; once no row has room, all the rest is lost (GC-T23)."""
    i = e.RESOURCES.index(c.resource)
    t.resource(q.seat, i, 1, q.src)
    left = q.left - 1
    if left and not any(room_for(t.s, q.seat, i) for i in range(3)):
        t.resource(q.seat, i, left, q.src)
    elif left:
        t.push(replace(q, left=left))


# Funding bonuses


def options(s: State, seat: int) -> dict[str, int]:
    """The value of each option, 0 while its token is flipped, 2 once the token has left the tower (GC-T22)."""
    p = s.players[seat]
    brown = [token.id for token in content().tokens.values() if token.brown]
    return {id_: 0 if id_ == p.flipped else 1 if id_ in p.tower else 2 for id_ in brown}


@rules.does(e.Funding, decline=Decline.POINTLESS)
def funding(t: Pen, f: Frame, effect: e.Funding) -> None:
    """GC-T20."""
    t.push(PickFunding(seat=f.seat, src=f.src))


@rules.does(e.Bonus)
def bonus(t: Pen, f: Frame, effect: e.Bonus) -> None:
    """The owner of a bumped worker gains at once, or at the start of the own next turn (GC-T5, GC-C4, GC-Q19)."""
    if t.s.bump_bonus == "next-turn" and effect.by != f.seat:
        t.player(f.seat, owed=t.s.players[f.seat].owed + 1)
        t.emit(BonusOwed(seat=f.seat))
    else:
        t.push(PickFunding(seat=f.seat, src=f.src, bumped=effect.by != f.seat))


@rules.does(e.Owed)
def owed_bonus(t: Pen, f: Frame, effect: e.Owed) -> None:
    """As at the bump, with the cards for it (GC-Q19, GC-Q39)."""
    t.push(PickFunding(seat=f.seat, src=f.src, bumped=True))


@rules.offers(PickFunding)
def funding_options(s: State, q: PickFunding) -> Iterator[Offer]:
    """The four options, and cards for a bumped worker (GC-T21, GC-T22, GC-Q39)."""
    for what, n in options(s, q.seat).items():
        choice = TakeFunding(what=what)  # type: ignore[arg-type]
        yield choice if n else Refusal(choice, OptionFlipped())
    if q.bumped:
        for card in s.players[q.seat].hand:
            if content().agendas[card].when == "bumped":
                do = content().agendas[card].do
                assert do is not None
                why = rules.bar(s, q, do)
                yield PlayText(card=card) if why is None else Refusal(PlayText(card=card), why)


@rules.answers(PickFunding, TakeFunding)
def take_funding(t: Pen, q: PickFunding, c: TakeFunding) -> None:
    """GC-T21: nothing is flipped or removed; GC-Q17: two resources may be of two types."""
    n = options(t.s, q.seat)[c.what]
    match c.what:
        case "money":
            t.money(q.seat, n, "funding")
        case "ad":
            t.ads(q.seat, n, "funding")
        case "vp":
            t.score(q.seat, n, "funding")
        case _:
            t.push(PickResource(seat=q.seat, src="funding", left=n))


@rules.answers(PickFunding, PlayText)
def play_when_bumped(t: Pen, q: PickFunding, c: PlayText) -> None:
    """GC-Q39: the one window on a rival's turn."""
    t.push(q)
    play(t, q.seat, c.card, text=True)
    do = content().agendas[c.card].do
    assert do is not None
    rules.do(t, q, do, src=f"agenda:{c.card}")


def come_home(t: Pen, seat: int, expert: bool, here: str, why: str, bonus: e.Funding | e.Bonus | None = None) -> None:
    """A worker enters the break room, and its owner gains a funding bonus (GC-T20)."""
    p = t.s.players[seat]
    t.player(seat, home=p.home + (not expert), experts=p.experts + expert)
    t.moved(f"{'expert' if expert else 'worker'}:{seat}", 1, here, f"home:{seat}", why)
    if expert:
        fire(t, seat, "expert-home", expert=True)
    t.push(Run(seat=seat, src=why, todo=(bonus or e.Funding(),)))


def leave_network(t: Pen, at: int) -> Worker:
    """Take the worker off a location."""
    worker = t.s.network[at]
    assert worker is not None
    t.set(network=put(t.s.network, at, None))
    return worker


# Other small effects


def not_acting(s: State, f: Frame, effect: e.ExtraAction) -> Reason | None:
    """Only while actions are still to come: after a worker was placed, or in a meeting."""
    for frame in s.stack:
        if isinstance(frame, PickAction) or (isinstance(frame, Run) and e.Act() in frame.todo):
            return None
    return NoActionAhead()


@rules.does(e.ExtraAction, not_acting, Decline.POINTLESS)
def extra_action(t: Pen, f: Frame, effect: e.ExtraAction) -> None:
    """GC-B44: one more than the rules allow."""
    t.turn(actions=t.s.turn.actions + 1)


@rules.does(e.Boost, decline=Decline.POINTLESS)
def boost(t: Pen, f: Frame, effect: e.Boost) -> None:
    """GC-B43: several add up."""
    t.turn(boosts=(*t.s.turn.boosts, effect.power))


def none_in_network(s: State, f: Frame, effect: e.Recall) -> Reason | None:
    """Somebody must be out there."""
    return None if any(w is not None and w.owner == f.seat for w in s.network) else NoneOfThem()


@rules.does(e.Recall, none_in_network)
def recall(t: Pen, f: Frame, effect: e.Recall) -> None:
    """GC-T20."""
    t.push(PickWorker(seat=f.seat, src=f.src))


@rules.offers(PickWorker)
def workers_out(s: State, q: PickWorker) -> Iterator[Offer]:
    """Own workers in the network."""
    for at, worker in enumerate(s.network):
        if worker is not None and worker.owner == q.seat:
            yield BringHome(at=at)


@rules.answers(PickWorker, BringHome)
def bring_home(t: Pen, q: PickWorker, c: BringHome) -> None:
    """GC-T20."""
    worker = leave_network(t, c.at)
    come_home(t, q.seat, worker.expert, f"network:{c.at}", q.src)
