"""Turns: sending the worker, actions, the end of a turn and of the match."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.events import MatchEnded, TurnStarted
from core.kernel.frames import Frame, Offer, Question, Refusal, Stop
from core.kernel.rules import Decline
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import content
from tests.kernel.toy.robot import consolation, next_site, turn_of
from tests.kernel.toy.rules import POWERS, Pen, rules


@rules.does(v.StartTurn)
def start_turn(t: Pen, f: Frame, e: v.StartTurn) -> None:
    """A new budget."""
    t.set(turn=v.Turn(n=t.s.turn.n + 1))
    t.emit(TurnStarted(seat=f.seat))


@rules.does(v.Send)
def send(t: Pen, f: Frame, e: v.Send) -> None:
    """Ask where to."""
    t.push(v.PickSite(seat=f.seat, src=f.src))


@rules.offers(v.PickSite)
def sites(s: v.State, q: v.PickSite) -> Iterator[Offer]:
    """Any other site."""
    for site in content().sites:
        choice = v.GoTo(site=site)
        yield Refusal(choice, v.StandingThere()) if s.traders[q.seat].site == site else choice


@rules.answers(v.PickSite, v.GoTo)
def go(t: Pen, q: v.PickSite, c: v.GoTo) -> None:
    """Whoever stands there is bumped."""
    move_worker(t, q.seat, c.site)


def move_worker(t: Pen, seat: int, site: str) -> None:
    """To a site; a bumped worker goes home, and its seat is asked for its bonus before the turn goes on."""
    worker = f"worker:{seat}"
    standing = [other for other, trader in enumerate(t.s.traders) if trader.site == site]
    t.moved(worker, 1, t.s.traders[seat].site or "home", site, "turn")
    t.trader(seat, site=site)
    for other in standing:
        t.trader(other, site="")
        t.moved(f"worker:{other}", 1, site, "home", "bump")
        t.emit(v.Bumped(seat=other, by=seat, site=site))
        rules.fire(t, other, POWERS, t.s.traders[other].built, "bumped")
        t.push(v.Run(seat=other, src="bump", todo=(consolation(t.s, other),)))


@rules.does(v.Walk)
def walk(t: Pen, f: Frame, e: v.Walk) -> None:
    """The robot's worker moves as everybody's."""
    move_worker(t, f.seat, next_site(t.s.traders[f.seat].site))


@rules.does(v.Act)
def act(t: Pen, f: Frame, e: v.Act) -> None:
    """Ask while the budget lasts."""
    if t.s.turn.actions:
        t.push(v.PickAction(seat=f.seat, src=f.src))


@rules.offers(v.PickAction)
def actions(s: v.State, q: v.PickAction) -> Iterator[Offer]:
    """Those of the worker's site."""
    for n, effect in enumerate(content().sites[s.traders[q.seat].site].actions):
        why = rules.bar(s, q, effect)
        yield v.Do(n=n) if why is None else Refusal(v.Do(n=n), why)
    yield Stop()


@rules.answers(v.PickAction, v.Do)
def do_action(t: Pen, q: v.PickAction, c: v.Do) -> None:
    """Then the next one, if any is left by then."""
    t.set(turn=replace(t.s.turn, actions=t.s.turn.actions - 1))
    site = t.s.traders[q.seat].site
    rules.do(t, q, v.Act())
    rules.do(t, q, content().sites[site].actions[c.n], src=f"site:{site}")


@rules.answers(v.PickAction, Stop)
def no_action(t: Pen, q: v.PickAction, c: Stop) -> None:
    """The rest of the budget is lost."""


@rules.does(v.ExtraAction, decline=Decline.POINTLESS)
def extra_action(t: Pen, f: Frame, e: v.ExtraAction) -> None:
    """One more in this turn."""
    t.set(turn=replace(t.s.turn, actions=t.s.turn.actions + 1))


@rules.does(v.Gain, decline=Decline.POINTLESS)
def gain(t: Pen, f: Frame, e: v.Gain) -> None:
    """Goods as far as there is room for them."""
    t.money(f.seat, e.money, f.src)
    for good in (0, 1):
        t.good(f.seat, good, e.goods[good], f.src)
    t.rep(f.seat, e.rep, f.src)
    t.score(f.seat, e.points, f.src)


def selling(s: v.State, q: Question) -> Iterator[Offer]:
    """Whatever lies in the store."""
    for good, n in zip(v.GOODS, s.traders[q.seat].goods, strict=True):
        if n:
            yield v.Sell(good=good)


@rules.anytime(v.Sell, selling)
def sell(t: Pen, q: Question, c: v.Sell) -> None:
    """One coin for one good."""
    t.good(q.seat, v.GOODS.index(c.good), -1, "sale")
    t.money(q.seat, 1, "sale")


@rules.does(v.Finish)
def finish(t: Pen, f: Frame, e: v.Finish) -> None:
    """The last chance for what is free."""
    t.push(v.EndOfTurn(seat=f.seat, src=f.src))


@rules.offers(v.EndOfTurn)
def ends(s: v.State, q: v.EndOfTurn) -> Iterator[Offer]:
    """Nothing but the end, and what is free."""
    yield v.EndTurn()


@rules.answers(v.EndOfTurn, v.EndTurn)
def end_turn(t: Pen, q: v.EndOfTurn, c: v.EndTurn) -> None:
    """The turn goes on by itself."""


@rules.does(v.PassTurn)
def pass_turn(t: Pen, f: Frame, e: v.PassTurn) -> None:
    """To the next seat, or to the last scoring: a point for two goods."""
    if t.s.turn.n < t.s.turns:
        t.push(turn_of(t.s, (f.seat + 1) % len(t.s.traders)))
        return
    for seat, trader in enumerate(t.s.traders):
        t.score(seat, sum(trader.goods) // 2, "goods")
    t.emit(MatchEnded())
