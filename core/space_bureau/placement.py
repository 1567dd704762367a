"""Phase 1: an agent is placed, or returned where none can be linked."""

from collections.abc import Iterator

from core.kernel.frames import Frame, Offer, Refusal
from core.kernel.tuples import less, put
from core.space_bureau.abilities import use_ability
from core.space_bureau.choices import PutAgent, ReturnAgent
from core.space_bureau.components import content
from core.space_bureau.effects import Place
from core.space_bureau.events import AgentPlaced, NoPlaceFound
from core.space_bureau.questions import DeadEnd, PlaceAgent
from core.space_bureau.reasons import NoLink
from core.space_bureau.rules import Pen, rules
from core.space_bureau.ship import placements
from core.space_bureau.state import CELLS, Agent, State


@rules.does(Place)
def ask_for_agent(t: Pen, f: Frame, e: Place) -> None:
    """An agent must be placed where one can be linked; a dead end never ends the match (SB-Q5, SB-Q6)."""
    c = t.s.captains[f.seat]
    if placements(c.cells, c.reserve):
        t.push(PlaceAgent(seat=f.seat, src=f.src))
    else:
        t.emit(NoPlaceFound(seat=f.seat))
        t.push(DeadEnd(seat=f.seat, src=f.src))


@rules.offers(PlaceAgent)
def places(s: State, q: PlaceAgent) -> Iterator[Offer]:
    """Any agent of the reserve in any empty cell that it can be linked to, usable or not (SB-17, SB-18, SB-23)."""
    c = s.captains[q.seat]
    found = placements(c.cells, c.reserve)
    yield from found
    linked = {choice.cell for choice in found}
    for cell in range(CELLS):
        if c.cells[cell] is None and cell not in linked:
            yield Refusal(PutAgent(agent=c.reserve[0], cell=cell, turns=0), NoLink())


@rules.answers(PlaceAgent, PutAgent)
def place_agent(t: Pen, q: PlaceAgent, choice: PutAgent) -> None:
    """The ability's bonus comes after the placement and before the cell's actions (SB-22, SB-25, SB-28)."""
    c = t.s.captains[q.seat]
    tile = Agent(kind=choice.agent, turns=choice.turns)
    t.captain(q.seat, cells=put(c.cells, choice.cell, tile), reserve=less(c.reserve, choice.agent))
    t.emit(AgentPlaced(seat=q.seat, agent=choice.agent, cell=choice.cell, turns=choice.turns))
    t.moved(f"agent:{choice.agent}", 1, f"reserve:{q.seat}", f"ship:{q.seat}", q.src)
    cell = content().cells[content().ships[c.side].cells[choice.cell]]
    rules.do(t, q, cell.effect, src=f"cell:{cell.id}")
    use_ability(t, q.seat, choice.cell)


@rules.offers(DeadEnd)
def whom_to_return(s: State, q: DeadEnd) -> Iterator[Offer]:
    """One agent of the reserve, by choice (SB-Q5)."""
    for kind in sorted(set(s.captains[q.seat].reserve)):
        yield ReturnAgent(agent=kind)


@rules.answers(DeadEnd, ReturnAgent)
def return_agent(t: Pen, q: DeadEnd, choice: ReturnAgent) -> None:
    """Back to the box; no action phase, the refill as usual (SB-Q5)."""
    t.captain(q.seat, reserve=less(t.s.captains[q.seat].reserve, choice.agent))
    t.set(returned=(*t.s.returned, choice.agent))
    t.moved(f"agent:{choice.agent}", 1, f"reserve:{q.seat}", "box", "dead-end")
