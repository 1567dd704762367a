"""What may be done at any time in the own turn: cards, the track, access, refreshing (GC-Q2, GC-C8)."""

from collections.abc import Iterator
from functools import lru_cache

from core.galactic_cruise import effects as e
from core.galactic_cruise.blueprints import fill_gaps
from core.galactic_cruise.choices import (
    BuyAccess,
    DropBlueprint,
    PayAccess,
    PlayAgenda,
    PlayResource,
    PlayText,
    Refresh,
    SpendRep,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.events import AccessPaid
from core.galactic_cruise.launch import could_not_finish, price_of
from core.galactic_cruise.paying import A_REP, play, steps_down, steps_for
from core.galactic_cruise.questions import Due, PickAccess, PickDiscards, PickIcon, PlayCard, PlayNow
from core.galactic_cruise.reasons import (
    AlreadyOpen,
    NoAccessInMeetings,
    NobodyThere,
    NoCard,
    NoCardFits,
    NoRep,
    NothingToTake,
    RepUsed,
    Short,
    StorageFull,
    WrongMoment,
)
from core.galactic_cruise.rules import Pen, access_price, afford_rep, is_open, room_for, rules
from core.galactic_cruise.state import State
from core.kernel.frames import Frame, Offer, Question, Reason, Refusal, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import put

AREAS = 10
ALL = tuple(range(AREAS))


def offer(choice: PlayAgenda | UseRep | PayAccess | Refresh, why: Reason | None) -> Offer:
    """The choice, or its refusal."""
    return choice if why is None else Refusal(choice, why)


# Agenda cards


def text_barred(s: State, q: Frame, card: str) -> Reason | None:
    """Only in the step that the restriction names; a text that lowers a price waits for the bill (GC-B42)."""
    found = content().agendas[card]
    if found.do is None or (found.when != "any" and found.when not in s.turn.doing):
        return WrongMoment()
    parts = found.do.todo if isinstance(found.do, e.Seq) else (found.do,)
    # Nobody pays for what then can't be done.
    barred = next((why for part in parts if (why := rules.bar(s, q, part)) is not None), None)
    return barred or could_not_finish(s, card=card, cost=price_of(found.do))


def resource_barred(s: State, q: Frame, card: str) -> Reason | None:
    """Only if it fits; what is spent at once is a source of the payment (GC-B14, GC-Q37)."""
    i = e.RESOURCES.index(content().agendas[card].resource)
    if not room_for(s, q.seat, i):
        return StorageFull()
    return None if content().agendas[card].save is None else could_not_finish(s, card=card, stored=i)


def brings_home(s: State, q: Frame, card: str) -> bool:
    """Whether the text of a card can bring a worker home now (GC-B42)."""
    return isinstance(content().agendas[card].do, e.Recall) and text_barred(s, q, card) is None


def no_card_now(s: State, q: Question) -> Reason | None:
    """GC-B42, GC-Q37."""
    hand = s.players[q.seat].hand
    if not hand:
        return NoCard()
    if any(resource_barred(s, q, card) is None or text_barred(s, q, card) is None for card in hand):
        return None
    return NoCardFits()


def cards_offered(s: State, q: Question) -> Iterator[Offer]:
    """GC-B14, GC-B42; a text whose moment it is says at once why it can't be played."""
    if q.seat != s.turn.seat:
        return
    yield offer(PlayAgenda(), no_card_now(s, q))
    for card in s.players[q.seat].hand:
        why = text_barred(s, q, card)
        if why is not None and type(why) is not WrongMoment:
            yield Refusal(PlayText(card=card), why)


@rules.anytime(PlayAgenda, cards_offered)
def play_agenda(t: Pen, q: Question, c: PlayAgenda) -> None:
    """Which card, and for what, is the next question."""
    t.push(PlayCard(seat=q.seat, src="agenda"))


@rules.offers(PlayCard)
def playable(s: State, q: PlayCard) -> Iterator[Offer]:
    """For its text or for its resource (GC-B14, GC-B42)."""
    for card in s.players[q.seat].hand:
        why = text_barred(s, q, card)
        yield PlayText(card=card) if why is None else Refusal(PlayText(card=card), why)
        why = resource_barred(s, q, card)
        yield PlayResource(card=card) if why is None else Refusal(PlayResource(card=card), why)


@rules.answers(PlayCard, PlayText)
def play_text(t: Pen, q: PlayCard, c: PlayText) -> None:
    """GC-B43, GC-B44: its effect comes at once."""
    play(t, q.seat, c.card, text=True)
    do = content().agendas[c.card].do
    assert do is not None
    rules.do(t, q, do, src=f"agenda:{c.card}")


@rules.answers(PlayCard, PlayResource)
def play_resource(t: Pen, q: PlayCard, c: PlayResource) -> None:
    """GC-B14."""
    play(t, q.seat, c.card, text=False)
    t.resource(q.seat, e.RESOURCES.index(content().agendas[c.card].resource), 1, f"agenda:{c.card}")


def window_cards(s: State, f: Frame) -> Iterator[Offer]:
    """Cards restricted to the step under way (GC-B42)."""
    for card in s.players[f.seat].hand:
        if content().agendas[card].when in s.turn.doing:
            why = text_barred(s, f, card)
            yield PlayText(card=card) if why is None else Refusal(PlayText(card=card), why)


@rules.does(e.Window)
def window(t: Pen, f: Frame, effect: e.Window) -> None:
    """Asked only where a card can be played."""
    if any(not isinstance(offer, Refusal) for offer in window_cards(t.s, f)):
        t.push(PlayNow(seat=f.seat, src=f.src))


@rules.offers(PlayNow)
def play_now(s: State, q: PlayNow) -> Iterator[Offer]:
    """GC-B42."""
    yield from window_cards(s, q)
    yield Stop()


@rules.answers(PlayNow, PlayText)
def play_in_window(t: Pen, q: PlayNow, c: PlayText) -> None:
    """GC-B43: any number of them."""
    rules.do(t, q, e.Window())
    play(t, q.seat, c.card, text=True)
    do = content().agendas[c.card].do
    assert do is not None
    rules.do(t, q, do, src=f"agenda:{c.card}")


@rules.answers(PlayNow, Stop)
def no_card_played(t: Pen, q: PlayNow, c: Stop) -> None:
    """The step goes on."""


# The reputation track


def no_use_of_track(s: State, q: Question) -> Reason | None:
    """Once per turn (GC-T17), and at least one icon must be passed (GC-Q11)."""
    if s.turn.rep_used:
        return RepUsed()
    rep = s.players[q.seat].rep
    if not rep:
        return NoRep(need=1, have=0)
    return could_not_finish(s, cost=A_REP, track=True)


def track_offered(s: State, q: Question) -> Iterator[Offer]:
    """GC-T17."""
    if q.seat == s.turn.seat:
        yield offer(UseRep(), no_use_of_track(s, q))


@rules.anytime(UseRep, track_offered)
def use_track(t: Pen, q: Question, c: UseRep) -> None:
    """How far and for what is the next question."""
    t.push(PickIcon(seat=q.seat, src="reputation"))


@rules.offers(PickIcon)
def icons(s: State, q: PickIcon) -> Iterator[Offer]:
    """So many icons of one type as the way down passes (GC-T17, GC-Q11)."""
    rep = s.players[q.seat].rep
    for icon in e.ICONS:
        n = 1
        while (steps := steps_for(rep, icon, n)) is not None:
            choice = SpendRep(icon=icon, n=n)
            why = could_not_finish(s, cost=Due(rep=steps), track=True)
            yield choice if why is None else Refusal(choice, why)
            n += 1


@rules.answers(PickIcon, SpendRep)
def spend_rep(t: Pen, q: PickIcon, c: SpendRep) -> None:
    """GC-T17."""
    t.turn(rep_used=True)
    t.rep(q.seat, -steps_down(t.s.players[q.seat].rep, c.icon, c.n), "reputation")
    match c.icon:
        case "money":
            t.money(q.seat, c.n, "reputation")
        case "ad":
            t.ads(q.seat, c.n, "reputation")
        case _:
            rules.do(t, q, e.Gain(any=c.n))


# Access


def owners(s: State, seat: int, area: int) -> tuple[int, ...]:
    """All others with developments in an area, neutral and NPC ones too (GC-T13, GC-31, GC-Q61)."""
    return tuple(owner for owner in s.areas[area] if owner != seat)


def full_price(s: State, seat: int, area: int) -> int:
    """X to every owner (GC-T13), X as it is now (GC-Q13)."""
    return access_price(s.players[seat].rep) * len(owners(s, seat, area))


def access_barred(s: State, seat: int, area: int) -> Reason | None:
    """GC-T13, GC-T14, GC-T16, GC-Q16."""
    if s.turn.meeting:
        return NoAccessInMeetings()
    if not s.areas[area]:
        return NobodyThere()
    if is_open(s, seat, area):
        return AlreadyOpen()
    price = full_price(s, seat, area)
    have = s.players[seat].money
    return None if have >= price else Short(money=price - have)


def access_offered(s: State, q: Question) -> Iterator[Offer]:
    """GC-T15."""
    if q.seat == s.turn.seat:
        if s.turn.meeting:
            yield Refusal(PayAccess(), NoAccessInMeetings())
        else:
            p = s.players[q.seat]
            open_ = s.turn.access if not s.turn.all_open else ALL
            yield _access(s.areas, q.seat, open_, access_price(p.rep), p.money)


@lru_cache(maxsize=8192)
def _access(areas: tuple[tuple[int, ...], ...], seat: int, opened: tuple[int, ...], price: int, money: int) -> Offer:
    """Whether access to any area can be bought; if not, how much money is missing for the cheapest."""
    prices = [
        price * len(there) for area, there in enumerate(areas) if there and seat not in there and area not in opened
    ]
    if not prices:
        return Refusal(PayAccess(), AlreadyOpen() if any(areas) else NobodyThere())
    return PayAccess() if min(prices) <= money else Refusal(PayAccess(), Short(money=min(prices) - money))


@rules.anytime(PayAccess, access_offered)
def pay_access(t: Pen, q: Question, c: PayAccess) -> None:
    """Where is the next question."""
    t.push(PickAccess(seat=q.seat, src="access"))


@rules.offers(PickAccess)
def areas_for_sale(s: State, q: PickAccess) -> Iterator[Offer]:
    """GC-T13."""
    for area in range(AREAS):
        why = access_barred(s, q.seat, area)
        yield BuyAccess(area=area) if why is None else Refusal(BuyAccess(area=area), why)


@rules.answers(PickAccess, BuyAccess)
def buy_access(t: Pen, q: PickAccess, c: BuyAccess) -> None:
    """All owners are paid at once (GC-T13, GC-Q13); access lasts to the end of the turn (GC-T15, GC-Q15)."""
    price = access_price(t.s.players[q.seat].rep)
    for owner in owners(t.s, q.seat, c.area):
        if owner < len(t.s.players):
            t.player(q.seat, money=t.s.players[q.seat].money - price)
            t.player(owner, money=t.s.players[owner].money + price)
            t.moved("money", price, f"seat:{q.seat}", f"seat:{owner}", "access")
        else:
            t.money(q.seat, -price, "access")
    t.turn(access=(*t.s.turn.access, c.area))
    t.emit(AccessPaid(seat=q.seat, area=c.area, price=price))


# Refreshing blueprints


def no_refresh(s: State, q: Frame) -> Reason | None:
    """GC-T26, GC-Q9: a reputation, and something to discard."""
    p = s.players[q.seat]
    if not any(s.blueprints):
        return NothingToTake()
    if not afford_rep(p, 1):
        return NoRep(need=1, have=0)
    return could_not_finish(s, cost=A_REP)


def refresh_offered(s: State, q: Question) -> Iterator[Offer]:
    """GC-T26."""
    if q.seat == s.turn.seat:
        yield offer(Refresh(), no_refresh(s, q))


@rules.anytime(Refresh, refresh_offered)
def refresh(t: Pen, q: Question, c: Refresh) -> None:
    """A reputation each time (GC-T26)."""
    t.rep(q.seat, -1, "refresh")
    t.push(PickDiscards(seat=q.seat, src="refresh"))


def nothing_on_display(s: State, f: Frame, effect: e.Redraw) -> Reason | None:
    """Something to discard."""
    return None if any(s.blueprints) else NothingToTake()


@rules.does(e.Redraw, nothing_on_display, Decline.WITHIN)
def redraw(t: Pen, f: Frame, effect: e.Redraw) -> None:
    """A card pays for it."""
    t.push(PickDiscards(seat=f.seat, src=f.src))


@rules.offers(PickDiscards)
def to_discard(s: State, q: PickDiscards) -> Iterator[Offer]:
    """At least one, then as many as wished from bottom to top (GC-Q27)."""
    for blueprint in s.blueprints[q.next :]:
        if blueprint:
            yield DropBlueprint(blueprint=blueprint)
    if q.next:
        yield Stop()


@rules.answers(PickDiscards, DropBlueprint)
def discard_blueprint(t: Pen, q: PickDiscards, c: DropBlueprint) -> None:
    """GC-T26."""
    n = t.s.blueprints.index(c.blueprint)
    t.set(blueprints=put(t.s.blueprints, n, ""), dropped=(*t.s.dropped, c.blueprint))
    t.moved(f"blueprint:{c.blueprint}", 1, "display", "discard", q.src)
    if any(t.s.blueprints[n + 1 :]):
        t.push(PickDiscards(seat=q.seat, src=q.src, next=n + 1))
    else:
        fill_gaps(t)


@rules.answers(PickDiscards, Stop)
def refreshed(t: Pen, q: PickDiscards, c: Stop) -> None:
    """The gaps are filled without sliding, also those of an action under way (GC-T26, GC-Q27)."""
    fill_gaps(t)
