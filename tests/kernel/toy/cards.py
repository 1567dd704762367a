"""Drawing cards, and building them."""

from collections.abc import Iterator

from core.kernel.frames import Frame, Offer, Question, Reason, Refusal
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import content
from tests.kernel.toy.paying import charge, lacking, price, purse_of
from tests.kernel.toy.rules import POWERS, Pen, rules


def draw(t: Pen, seat: int, n: int, why: str) -> None:
    """Cards from the deck, which the discarded ones renew; only the seat sees what it draws."""
    drawn = 0
    while drawn < n and (t.s.deck or t.s.discard):
        if not t.s.deck:
            for card in t.s.discard:
                t.moved(f"card:{card}", 1, "discard", "deck", "reshuffle")
            t.set(deck=t.shuffled(t.s.discard, "deck"), discard=())
        t.reveal()
        card = t.s.deck[0]
        t.set(deck=t.s.deck[1:])
        t.trader(seat, hand=tuple(sorted((*t.s.traders[seat].hand, card))))
        t.moved(f"card:{card}", 1, "deck", f"hand:{seat}", why, to=(seat,))
        drawn += 1
    t.emit(v.Drew(seat=seat, n=drawn))


def nothing_to_draw(s: v.State, f: Frame, e: v.Draw | None = None) -> Reason | None:
    """Neither deck nor discarded cards."""
    return None if s.deck or s.discard else v.DeckEmpty()


@rules.does(v.Draw, nothing_to_draw)
def draw_cards(t: Pen, f: Frame, e: v.Draw) -> None:
    """As many as there are."""
    draw(t, f.seat, e.n, f.src)


def scouting(s: v.State, q: Question) -> Iterator[Offer]:
    """One reputation for a card."""
    why = nothing_to_draw(s, q) if s.traders[q.seat].rep else v.NoRep()
    yield v.Scout() if why is None else Refusal(v.Scout(), why)


@rules.anytime(v.Scout, scouting)
def scout(t: Pen, q: Question, c: v.Scout) -> None:
    """At any time in a turn."""
    t.rep(q.seat, -1, "scout")
    draw(t, q.seat, 1, "scout")


def too_dear(s: v.State, seat: int, card: str) -> Reason | None:
    """What is lacking for a card in hand, which can't pay for itself."""
    trader = s.traders[seat]
    hand = list(trader.hand)
    hand.remove(card)
    return lacking(
        purse_of(v.Trader(money=trader.money, goods=trader.goods, rep=trader.rep, hand=tuple(hand))),
        price(trader, card)[0],
    )


def nothing_to_build(s: v.State, f: Frame, e: v.Build) -> Reason | None:
    """No card, or none that can be paid."""
    hand = s.traders[f.seat].hand
    if not hand:
        return v.NoCard()
    return v.TooDear() if all(too_dear(s, f.seat, card) for card in dict.fromkeys(hand)) else None


@rules.does(v.Build, nothing_to_build)
def build(t: Pen, f: Frame, e: v.Build) -> None:
    """Which card comes first, then the bill, then the rest."""
    t.push(v.PickCard(seat=f.seat, src=f.src))


@rules.offers(v.PickCard)
def cards_to_build(s: v.State, q: v.PickCard) -> Iterator[Offer]:
    """Those in hand; equal ones are one choice."""
    for card in dict.fromkeys(s.traders[q.seat].hand):
        why = too_dear(s, q.seat, card)
        yield v.BuildCard(card=card) if why is None else Refusal(v.BuildCard(card=card), why)


@rules.answers(v.PickCard, v.BuildCard)
def plan(t: Pen, q: v.PickCard, c: v.BuildCard) -> None:
    """The card lies on the table until it is paid."""
    due, discounts = price(t.s.traders[q.seat], c.card)
    t.leave_hand(q.seat, c.card, f"plan:{q.seat}", q.src)
    t.trader(q.seat, plan=c.card)
    rules.do(t, q, v.Raise(), src=f"card:{c.card}")
    charge(t, q.seat, f"card:{c.card}", due, discounts)


@rules.does(v.Raise)
def raise_card(t: Pen, f: Frame, e: v.Raise) -> None:
    """What it does once comes first, then what the cards built before say to it."""
    trader = t.s.traders[f.seat]
    card = trader.plan
    rules.fire(t, f.seat, POWERS, trader.built, "built")
    t.trader(f.seat, plan="", built=(*trader.built, card))
    t.moved(f"card:{card}", 1, f"plan:{f.seat}", f"built:{f.seat}", f.src)
    once = content().cards[card].once
    if once is not None:
        rules.do(t, f, once)
