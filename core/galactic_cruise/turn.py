"""Turns: their steps, actions, meetings, limits, and how the match ends."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.anytime import full_price
from core.galactic_cruise.choices import (
    Assign,
    CallMeeting,
    DiscardCard,
    Do,
    DropBlueprint,
    EndTurn,
    JumpTo,
    Launch,
    TakeGoal,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.events import (
    ActionTaken,
    FinalRoundBegan,
    LastAdvanceBegan,
    MeetingCalled,
)
from core.galactic_cruise.gains import come_home, leave_network
from core.galactic_cruise.launch import launch_barred
from core.galactic_cruise.progress import goal_barred, take_goal
from core.galactic_cruise.questions import (
    EndOfTurn,
    OverHand,
    OverPlans,
    PickAction,
    PickLastStop,
    PickMain,
    Run,
)
from core.galactic_cruise.reasons import NeedsAccess, NobodyHome, NoConnection, OwnWorker
from core.galactic_cruise.rules import (
    HAND,
    LOCATIONS,
    PLANS,
    POWERS,
    WALKWAYS,
    Pen,
    access_price,
    allowed,
    expert_ability,
    fire,
    free_workers,
    is_open,
    room_for,
    rules,
    turn_order,
)
from core.galactic_cruise.scoring import reckon
from core.galactic_cruise.state import NOBODY, State, Turn
from core.galactic_cruise.stops import go_to, to_move
from core.galactic_cruise.workers import place_worker
from core.kernel.events import MatchEnded, TurnStarted
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop

ACTIONS = 2
MEETING_ACTIONS = 1

EFFECTS: dict[e.Action, e.AnEffect] = {
    "development": e.Develop(),
    "expert": e.Hire(),
    "supplies": e.Purchase(),
    "blueprints": e.Acquire(),
    "segments": e.BuildSegments(),
    "ship": e.NewShip(),
    "resources": e.FromSilo(),
    "silo": e.FillSilo(),
    "schedule": e.Schedule(),
    "advertise": e.Advertise(),
    "draw": e.Draw(),
    "refill": e.RefillAgendas(),
}
"""What each action of the board does."""


def turn_of(seat: int) -> Run:
    """The steps of a turn (GC-T1)."""
    todo = (e.StartTurn(), e.Advance(), e.Main(), e.Finish(), e.Limits(), e.CloseTurn(), e.PassTurn())
    return Run(seat=seat, src="turn", todo=todo)


@rules.does(e.StartTurn)
def start_turn(t: Pen, f: Frame, effect: e.StartTurn) -> None:
    """Bonuses owed from others' turns come first, before the ships (GC-T1, GC-Q19)."""
    if not effect.last:
        t.emit(TurnStarted(seat=f.seat))
    n = t.s.turn.n + (not effect.last)
    t.set(turn=Turn(n=n, seat=f.seat, all_open=access_price(t.s.players[f.seat].rep) == 0))
    take_owed(t, f.seat)


def take_owed(t: Pen, seat: int) -> None:
    """Funding bonuses that wait (GC-C4, GC-Q19)."""
    owed = t.s.players[seat].owed
    if owed:
        t.player(seat, owed=0)
        t.push(Run(seat=seat, src="bump", todo=(e.Owed(),) * owed))


# Step 2


@rules.does(e.Main)
def main(t: Pen, f: Frame, effect: e.Main) -> None:
    """GC-T1."""
    t.push(PickMain(seat=f.seat, src=f.src))


@rules.offers(PickMain)
def ways_to_go(s: State, q: PickMain) -> Iterator[Offer]:
    """Assign, launch, or call a meeting, which is all that is left with nobody at home (GC-T3, GC-L2, GC-Q55).

    An own worker can be bumped only with the upgrade (GC-C17, GC-Q20).
    """
    p = s.players[q.seat]
    workers = free_workers(p)
    for at, there in enumerate(s.network):
        own = there is not None and there.owner == q.seat and not allowed(s, q.seat, "self-bump")
        for expert in workers or (False,):
            choice = Assign(at=at, expert=expert)
            if not workers:
                yield Refusal(choice, NobodyHome())
            elif own:
                yield Refusal(choice, OwnWorker())
            else:
                yield choice
    for n, ship in enumerate(p.ships):
        why = launch_barred(s, q.seat, ship)
        for expert in workers or (False,):
            launch = Launch(ship=n, expert=expert)
            yield launch if why is None else Refusal(launch, why)
    yield CallMeeting()


@rules.answers(PickMain, Assign)
def assign(t: Pen, q: PickMain, c: Assign) -> None:
    """GC-T4 to GC-T6."""
    t.turn(actions=ACTIONS)
    rules.do(t, q, e.Act())
    place_worker(t, q, c.at, c.expert)


@rules.answers(PickMain, Launch)
def launch(t: Pen, q: PickMain, c: Launch) -> None:
    """It is the whole of step 2 (GC-L2)."""
    rules.do(t, q, e.Begin(step="launch"), e.Boarding(ship=c.ship, expert=c.expert), src="launch")


@rules.answers(PickMain, CallMeeting)
def call_meeting(t: Pen, q: PickMain, c: CallMeeting) -> None:
    """All own workers come home from the network, pilots stay (GC-E1, GC-E3, GC-32), then one action (GC-E2)."""
    t.turn(meeting=True, actions=MEETING_ACTIONS, doing=("meeting",))
    t.emit(MeetingCalled(seat=q.seat))
    rules.do(t, q, e.Act(), e.End(step="meeting"), src="meeting")
    recall_all(t, q.seat, "meeting")


def recall_all(t: Pen, seat: int, why: str) -> None:
    """Each worker with its funding bonus, in the order of the locations (GC-T20)."""
    for at in reversed(range(LOCATIONS)):
        worker = t.s.network[at]
        if worker is not None and worker.owner == seat:
            leave_network(t, at)
            come_home(t, seat, worker.expert, f"network:{at}", why)


# Actions


@rules.does(e.Act)
def act(t: Pen, f: Frame, effect: e.Act) -> None:
    """As many as the turn allows (GC-T6); in a meeting only with an own walkway (GC-E4)."""
    turn = t.s.turn
    if turn.actions and (not turn.meeting or any(f.seat in there for there in t.s.areas[:WALKWAYS])):
        t.push(PickAction(seat=f.seat, src=f.src))
    elif turn.expert and not turn.acted and POWERS.triggers(expert_ability(t.s), "expert-acted"):
        t.turn(acted=True)
        rules.do(t, f, e.Act())
        fire(t, f.seat, "expert-acted", expert=True)


def walkways_of(at: int) -> tuple[tuple[int, int], ...]:
    """The two walkways of a location, each with the location it leads to (GC-T10)."""
    return ((at, (at + 1) % LOCATIONS), ((at - 1) % LOCATIONS, (at - 1) % LOCATIONS))


def in_meeting(s: State, seat: int) -> tuple[int, ...]:
    """The locations whose actions a meeting can take: those beside an own development (GC-E2, GC-E4)."""
    return tuple(at for at in range(LOCATIONS) if any(seat in s.areas[way] for way, _ in walkways_of(at)))


def reach(s: State, seat: int) -> Iterator[tuple[int, Reason | None]]:
    """Locations that may be within reach, and what bars each (GC-T7 to GC-T10, GC-T12, GC-E2)."""
    turn = s.turn
    if turn.meeting:
        own = in_meeting(s, seat)
        yield from ((at, None if at in own else NoConnection()) for at in range(LOCATIONS))
        return
    if turn.at is None:
        return
    yield turn.at, None
    for way, at in walkways_of(turn.at):
        if is_open(s, seat, way):
            yield at, None
        elif not s.areas[way]:
            yield at, NoConnection()
        elif turn.expert and allowed_expert(s):
            yield at, None
        else:
            yield at, NeedsAccess(price=full_price(s, seat, way))


def beyond(s: State, area: int) -> int | None:
    """The location that access over a walkway brings into reach of the worker placed in this turn, if any (GC-T10)."""
    turn = s.turn
    if turn.at is None or not turn.actions:
        return None
    return next((at for way, at in walkways_of(turn.at) if way == area), None)


def leads_nowhere(s: State, area: int) -> bool:
    """Whether no action of this turn can use the walkway any more."""
    to_come = any(isinstance(f, PickMain) or (isinstance(f, Run) and e.Main() in f.todo) for f in s.stack)
    return area < WALKWAYS and not to_come and beyond(s, area) is None


def allowed_expert(s: State) -> bool:
    """Whether the experts' ability opens foreign walkways (GC-B21)."""
    return any(power.what == "expert-passage" for _, power in POWERS.modifiers(expert_ability(s), e.Allow))


@rules.offers(PickAction)
def actions(s: State, q: PickAction) -> Iterator[Offer]:
    """Those within reach in which anything can be done, the same one twice if wished; or none (GC-T6, GC-Q22)."""
    for at, barred in reach(s, q.seat):
        for action in s.actions[at]:
            choice = Do(at=at, action=action)
            why = barred or rules.bar(s, q, EFFECTS[action])
            yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickAction, Do)
def do_action(t: Pen, q: PickAction, c: Do) -> None:
    """It is finished before the next begins (GC-T11)."""
    t.turn(actions=t.s.turn.actions - 1)
    t.emit(ActionTaken(seat=q.seat, action=c.action, at=c.at))
    rules.do(t, q, e.Act())
    todo = (e.Begin(step=c.action), EFFECTS[c.action], e.End(step=c.action))
    rules.do(t, q, *todo, src=f"action:{c.action}")


@rules.answers(PickAction, Stop)
def no_action(t: Pen, q: PickAction, c: Stop) -> None:
    """One or none is allowed (GC-T6)."""
    t.turn(actions=0)


# Step 3 and the limits


@rules.does(e.Finish)
def finish(t: Pen, f: Frame, effect: e.Finish) -> None:
    """GC-E5."""
    t.push(EndOfTurn(seat=f.seat, src=f.src))


@rules.offers(EndOfTurn)
def endings(s: State, q: EndOfTurn) -> Iterator[Offer]:
    """Goals that are met now may be taken or left (GC-Q49, GC-Q50), several in a turn (GC-E6), after the last stop too.

    GC-E17, GC-Q58.
    """
    for n in range(3):
        why = goal_barred(s, q.seat, n)
        yield TakeGoal(goal=n) if why is None else Refusal(TakeGoal(goal=n), why)
    yield EndTurn()


@rules.answers(EndOfTurn, TakeGoal)
def accomplish(t: Pen, q: EndOfTurn, c: TakeGoal) -> None:
    """GC-E7, GC-E8."""
    take_goal(t, q.seat, c.goal)
    t.push(q)


@rules.answers(EndOfTurn, EndTurn)
def end_turn(t: Pen, q: EndOfTurn, c: EndTurn) -> None:
    """Limits, AGMs and the next seat follow by themselves (GC-Q51)."""


@rules.does(e.Limits)
def limits(t: Pen, f: Frame, effect: e.Limits) -> None:
    """Down to 5 agenda cards and 5 unbuilt blueprints (GC-T24, GC-T25, GC-Q38)."""
    p = t.s.players[f.seat]
    if len(p.hand) > HAND:
        t.push(OverHand(seat=f.seat, src="limit"))
    elif len(p.blueprints) > PLANS:
        t.push(OverPlans(seat=f.seat, src="limit"))


@rules.offers(OverHand)
def cards_too_many(s: State, q: OverHand) -> Iterator[Offer]:
    """GC-T24."""
    for card in s.players[q.seat].hand:
        yield DiscardCard(card=card)


@rules.answers(OverHand, DiscardCard)
def discard_card(t: Pen, q: OverHand, c: DiscardCard) -> None:
    """One by one, each giving its resource if it fits (GC-T24, GC-C20, GC-Q38)."""
    t.leave_hand(q.seat, c.card, q.src)
    i = e.RESOURCES.index(content().agendas[c.card].resource)
    if room_for(t.s, q.seat, i):
        t.resource(q.seat, i, 1, q.src)
    rules.do(t, q, e.Limits())


@rules.offers(OverPlans)
def plans_too_many(s: State, q: OverPlans) -> Iterator[Offer]:
    """GC-T25."""
    for blueprint in s.players[q.seat].blueprints:
        yield DropBlueprint(blueprint=blueprint)


@rules.answers(OverPlans, DropBlueprint)
def drop_blueprint(t: Pen, q: OverPlans, c: DropBlueprint) -> None:
    """To the discard (GC-T25)."""
    left = tuple(id_ for id_ in t.s.players[q.seat].blueprints if id_ != c.blueprint)
    t.player(q.seat, blueprints=left)
    t.set(dropped=(*t.s.dropped, c.blueprint))
    t.moved(f"blueprint:{c.blueprint}", 1, f"plans:{q.seat}", "discard", q.src)
    rules.do(t, q, e.Limits())


# The next seat, and the end


@rules.does(e.PassTurn)
def pass_turn(t: Pen, f: Frame, effect: e.PassTurn) -> None:
    """Clockwise (GC-T2); the round is played to its end, then come final round and last advance (GC-E13, GC-Q53)."""
    order = turn_order(t.s)
    if f.seat != order[-1] or t.s.phase == "open":
        t.push(turn_of(order[(order.index(f.seat) + 1) % len(order)]))
    elif t.s.phase == "last-round":
        final_round(t)
    else:
        last_advances(t)


def final_round(t: Pen) -> None:
    """All workers come home with their bonuses and without an action, then one turn each (GC-E14, GC-E15, GC-Q54).

    What several players do at the same time goes in turn order (GC-Q1).
    """
    order = turn_order(t.s)
    t.set(phase="final-round")
    t.emit(FinalRoundBegan())
    t.push(turn_of(order[0]))
    t.set(turn=Turn(n=t.s.turn.n, seat=NOBODY))
    for seat in reversed(order):
        recall_all(t, seat, "final-recall")
        take_owed(t, seat)


def last_advances(t: Pen) -> None:
    """In turn order, then AGM C (GC-E16, GC-Q56)."""
    order = turn_order(t.s)
    t.set(phase="last-advance")
    t.emit(LastAdvanceBegan())
    t.push(Run(seat=order[0], src="agm", todo=(e.Reckoning(),)))
    for seat in reversed(order):
        t.push(Run(seat=seat, src="turn", todo=(e.StartTurn(last=True), e.LastAdvance(), e.Finish())))


@rules.does(e.LastAdvance)
def last_advance(t: Pen, f: Frame, effect: e.LastAdvance) -> None:
    """Ships in an order of choice, those launched in the last turn too (GC-Q56); any-time choices are open (GC-Q57)."""
    if to_move(t.s, f.seat):
        t.push(PickLastStop(seat=f.seat, src=f.src))


@rules.offers(PickLastStop)
def last_stops(s: State, q: PickLastStop) -> Iterator[Offer]:
    """Any stop ahead including Earth; those jumped over do nothing (GC-E16, GC-Q56)."""
    for n in to_move(s, q.seat):
        ship = s.players[q.seat].ships[n]
        for stop in range(ship.stop + 1, len(content().cruises[ship.cruise].stops) + 2):
            yield JumpTo(ship=n, stop=stop)


@rules.answers(PickLastStop, JumpTo)
def jump(t: Pen, q: PickLastStop, c: JumpTo) -> None:
    """GC-E16."""
    rules.do(t, q, e.LastAdvance())
    go_to(t, q, c.ship, c.stop)


@rules.does(e.Reckoning)
def reckoning(t: Pen, f: Frame, effect: e.Reckoning) -> None:
    """GC-E18 to GC-E24."""
    reckon(t)
    t.emit(MatchEnded())
