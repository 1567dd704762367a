"""Drawing agenda cards and refilling their display."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import DiscardNext, DrawCard, DrawDiscarded, KeepOrder
from core.galactic_cruise.components import content
from core.galactic_cruise.launch import could_not_finish
from core.galactic_cruise.paying import A_REP
from core.galactic_cruise.questions import DiscardOrder, PickCard
from core.galactic_cruise.reasons import NoRep, NothingToTake, PlayedThisTurn
from core.galactic_cruise.rules import Pen, afford_rep, limit, rules
from core.galactic_cruise.state import State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.rules import Decline

SPACES = 4


def draw_agenda(t: Pen) -> str:
    """The next card of the deck, which the discard renews; empty when there are none left (GC-B41)."""
    if not t.s.deck and t.s.discard:
        for id_ in t.s.discard:
            t.moved(f"agenda:{id_}", 1, "discard", "deck", "reshuffle")
        t.set(deck=t.shuffled(t.s.discard, "agendas"), discard=())
    if not t.s.deck:
        return ""
    t.reveal()
    id_, *rest = t.s.deck
    t.set(deck=tuple(rest))
    return id_


# Drawing


def discard_closed(s: State, seat: int) -> Reason | None:
    """1 reputation each; never a card that this player played this turn (GC-B12, GC-B39, GC-Q34, GC-Q35)."""
    if not s.discard:
        return NothingToTake()
    if s.discard[-1] in (s.turn.played if seat == s.turn.seat else s.turn.countered):
        return PlayedThisTurn()
    if not afford_rep(s.players[seat], 1):
        return NoRep(need=1, have=0)
    return could_not_finish(s, cost=A_REP) if seat == s.turn.seat else None


def nothing_to_draw(s: State, f: Frame, effect: e.Draw | e.MoreCards) -> Reason | None:
    """Never from the deck (GC-B39, GC-Q22)."""
    return None if any(s.agendas) else discard_closed(s, f.seat)


@rules.does(e.Draw, nothing_to_draw, Decline.WITHIN)
def draw(t: Pen, f: Frame, effect: e.Draw) -> None:
    """GC-B12."""
    t.push(PickCard(seat=f.seat, src=f.src, left=effect.n))


@rules.does(e.MoreCards, nothing_to_draw)
def draw_more(t: Pen, f: Frame, effect: e.MoreCards) -> None:
    """Display and discard may be mixed (GC-Q34)."""
    t.push(PickCard(seat=f.seat, src=f.src, left=effect.left))


@rules.offers(PickCard)
def cards(s: State, q: PickCard) -> Iterator[Offer]:
    """The open cards, or the top of the discard (GC-B12)."""
    for card in s.agendas:
        if card:
            yield DrawCard(card=card)
    why = discard_closed(s, q.seat)
    yield DrawDiscarded() if why is None else Refusal(DrawDiscarded(), why)
    yield Stop()


def take_card(t: Pen, seat: int, card: str, here: str, why: str) -> None:
    """Into the hand, in a fixed order: no limit within the turn (GC-T24)."""
    t.player(seat, hand=tuple(sorted((*t.s.players[seat].hand, card))))
    t.moved(f"agenda:{card}", 1, here, f"hand:{seat}", why)


def _more(t: Pen, q: PickCard) -> None:
    """Also by what has raised the limit since the first."""
    if limit(t.s, q.seat, "draw", q.left - 1) > 0:
        rules.do(t, q, e.MoreCards(left=q.left - 1))


@rules.answers(PickCard, DrawCard)
def draw_card(t: Pen, q: PickCard, c: DrawCard) -> None:
    """The gap stays open (GC-B40)."""
    t.set(agendas=tuple("" if card == c.card else card for card in t.s.agendas))
    _more(t, q)
    take_card(t, q.seat, c.card, "display", q.src)


@rules.answers(PickCard, DrawDiscarded)
def draw_discarded(t: Pen, q: PickCard, c: DrawDiscarded) -> None:
    """1 reputation each; the next is what then lies on top (GC-Q34)."""
    card = t.s.discard[-1]
    t.rep(q.seat, -1, q.src)
    t.set(discard=t.s.discard[:-1])
    _more(t, q)
    take_card(t, q.seat, card, "discard", q.src)


@rules.answers(PickCard, Stop)
def enough_cards(t: Pen, q: PickCard, c: Stop) -> None:
    """Up to two (GC-B12)."""


# Refilling


def empty_spaces(s: State) -> list[e.Gain]:
    """The bonuses of the display's empty spaces, from the bottom (GC-B13)."""
    return [gain for gain, card in zip(content().board.agenda_space, s.agendas, strict=True) if not card]


@rules.does(e.RefillAgendas)
def refill_agendas(t: Pen, f: Frame, effect: e.RefillAgendas) -> None:
    """First the bonuses of all empty spaces, then the rest goes (GC-B13); always possible (GC-Q22)."""
    rules.do(t, f, *empty_spaces(t.s), e.ClearAgendas())


@rules.does(e.ClearAgendas)
def clear_agendas(t: Pen, f: Frame, effect: e.ClearAgendas) -> None:
    """An order is asked for only where there is one (GC-B13)."""
    left = [card for card in t.s.agendas if card]
    if len(left) > 1:
        t.push(DiscardOrder(seat=f.seat, src=f.src))
    else:
        lay_out(t, f.src)


@rules.offers(DiscardOrder)
def orders(s: State, q: DiscardOrder) -> Iterator[Offer]:
    """From bottom to top unless the seat wants otherwise (GC-Q36)."""
    yield KeepOrder()
    for card in s.agendas:
        if card:
            yield DiscardNext(card=card)


@rules.answers(DiscardOrder, KeepOrder)
def keep_order(t: Pen, q: DiscardOrder, c: KeepOrder) -> None:
    """GC-Q36."""
    lay_out(t, q.src)


@rules.answers(DiscardOrder, DiscardNext)
def discard_next(t: Pen, q: DiscardOrder, c: DiscardNext) -> None:
    """GC-B13: in an order of choice."""
    discard(t, c.card, q.src)
    rules.do(t, q, e.ClearAgendas())


def discard(t: Pen, card: str, why: str) -> None:
    """A card of the display goes on top of the discard."""
    t.set(agendas=tuple("" if id_ == card else id_ for id_ in t.s.agendas), discard=(*t.s.discard, card))
    t.moved(f"agenda:{card}", 1, "display", "discard", why)


def lay_out(t: Pen, why: str) -> None:
    """What is left goes, then four new cards from bottom to top, as many as there are (GC-B13, GC-B41, GC-Q36)."""
    for card in t.s.agendas:
        if card:
            discard(t, card, why)
    for n in range(SPACES):
        card = draw_agenda(t)
        t.set(agendas=(*t.s.agendas[:n], card, *t.s.agendas[n + 1 :]))
        if card:
            t.moved(f"agenda:{card}", 1, "deck", "display", why)
