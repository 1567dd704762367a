"""What Space Bureau asks, what can be answered, and the rule behind each question."""

from core.kernel.frames import Pick, Stop
from core.kernel.record import HIDDEN
from core.space_bureau import choices as c
from core.space_bureau import questions as q
from core.space_bureau.components import content
from core.space_bureau.effects import COLOURS
from core.space_bureau.flight import fuel_to, landing_credits, to_land
from core.space_bureau.offices import CREDITS
from core.space_bureau.ship import connectors
from core.space_bureau.state import Agent, Captain
from core.space_bureau.universe import hex_at, hex_under, tile
from tui.space_bureau.words import places
from tui.space_bureau.words.vocabulary import VOCABULARY, gain_credits, gain_samples, source
from tui.words.dictionary import Dictionary, Help, Table
from tui.words.i18n import _, ngettext, paragraph
from tui.words.kernel import KERNEL

QUESTIONS = Dictionary(VOCABULARY)
says = QUESTIONS.says
helps = QUESTIONS.helps


# Setup


@says(q.PickShip)
def _pick_ship(question: q.PickShip, table: Table) -> str:
    return _("Which ship do you fly?")


@says(c.TakeShip)
def _take_ship(choice: c.TakeShip, table: Table) -> str:
    ship = content().ships[choice.side]
    return _("{ship}. {message}").format(ship=_(ship.name), message=_(ship.message))


@helps(q.PickShip)
def _help_pick_ship() -> Help:
    return Help(
        _(
            "Each side of the ship has its own 24 cells, and you will use about half of them in a match. "
            "The standard side is the same for everybody; the four others can be taken once each. "
            "They are equally strong, so take the one whose character you like, "
            "and in a first match the standard one."
        ),
        "SB-8",
    )


@says(q.PickAbility)
def _pick_ability(question: q.PickAbility, table: Table) -> str:
    return _("Which ability does your captain have?")


@says(c.TakeAbility)
def _take_ability(choice: c.TakeAbility, table: Table) -> str:
    ability = content().abilities[choice.ability]
    bonus = table.say(ability.trigger.do)
    when = {
        "line": _("First line of three agents of one colour in a row or column: {bonus}"),
        "edge-column": _("Placing in column A or F: {bonus}"),
        "square": _("Each square of two by two agents completed: {bonus}"),
        "at-most-one-beside": _("Placing with at most one agent beside: {bonus}"),
        "surrounded": _("Each agent with agents on all four sides: {bonus}"),
        "third-row": _("Placing in row 3: {bonus}"),
    }[ability.moment].format(bonus=bonus)
    return _("{ability}. {when}").format(ability=_brief_ability(choice, table), when=when)


@QUESTIONS.says_brief(c.TakeAbility)
def _brief_ability(choice: c.TakeAbility, table: Table) -> str:
    ability = content().abilities[choice.ability]
    return _("{ability} (harder to use)").format(ability=_(ability.name)) if ability.hard else _(ability.name)


@helps(q.PickAbility)
def _help_pick_ability() -> Help:
    return Help(
        _(
            "An ability gives its bonus whenever its condition comes true, right after you place an agent and before "
            "you use the cell. It rewards a certain way to fill the ship, so choose one that you will remember at "
            "every placement. Two of the six are harder to use."
        ),
        "SB-14, SB-100 to SB-107",
    )


# Placement


@says(q.PlaceAgent)
def _place_agent(question: q.PlaceAgent, table: Table) -> str:
    return _("Place an agent.")


@helps(q.PlaceAgent)
def _help_place_agent() -> Help:
    return Help(
        _(
            "Put one agent of your reserve into an empty cell, turned as you like; you then use the actions of that "
            "cell and of no other, and each cell only once in the match. One of the agent's connectors must meet a "
            "connector of an agent already there, or of the ship, which has one below each cell of row 1. "
            "Higher rows are stronger, so climb early, and leave connectors that point at empty cells for later. "
            "You may place where nothing can be done, but if any agent can be linked, one must be."
        ),
        "SB-17 to SB-25",
        first=_(
            "Put an agent of your reserve into an empty cell, turned as you like, and use the actions of that "
            "cell. One of its connectors must meet one of an agent there, or of the ship, which has one "
            "below each cell of row 1. Higher rows are stronger, so climb early and leave connectors that "
            "point at empty cells."
        ),
    )


@says(c.PutAgent)
def _put_agent(choice: c.PutAgent, table: Table) -> str:
    return _("{agent} in {cell}, connectors {sides}").format(
        agent=places.agent(choice.agent),
        cell=places.cell(table.state, table.question.seat, choice.cell),
        sides=places.sides(connectors(Agent(kind=choice.agent, turns=choice.turns))),
    )


@QUESTIONS.says_refused(c.PutAgent)
def _put_agent_refused(choice: c.PutAgent, table: Table) -> str:
    return places.cell(table.state, table.question.seat, choice.cell)


@QUESTIONS.asks_part(c.PutAgent, "agent")
def _ask_agent(choice: c.PutAgent, table: Table) -> str:
    return _("Which one?")


@QUESTIONS.says_part(c.PutAgent, "agent")
def _part_agent(choice: c.PutAgent, table: Table) -> str:
    return _reserved(choice.agent, table)


def _reserved(kind: str, table: Table) -> str:
    """A kind of agent in reserve, with the number where there are several."""
    return places.agents_with_shape(kind, table.state.captains[table.question.seat].reserve.count(kind))


@QUESTIONS.asks_part(c.PutAgent, "cell")
def _ask_cell(choice: c.PutAgent, table: Table) -> str:
    return _("{agent}: into which cell?").format(agent=places.agent(choice.agent))


@QUESTIONS.says_brief(c.PutAgent, "cell")
def _brief_cell(choice: c.PutAgent, table: Table) -> str:
    return places.cell(table.state, table.question.seat, choice.cell)


@QUESTIONS.says_part(c.PutAgent, "cell")
def _part_cell(choice: c.PutAgent, table: Table) -> str:
    seat = table.question.seat
    effect = content().cells[places.cell_id(table.state, seat, choice.cell)].effect
    return _("{cell}: {effect}").format(cell=places.cell(table.state, seat, choice.cell), effect=table.say(effect))


@QUESTIONS.asks_part(c.PutAgent, "turns")
def _ask_turns(choice: c.PutAgent, table: Table) -> str:
    return _("{agent} in {cell}: how is it turned?").format(
        agent=places.agent(choice.agent), cell=places.cell(table.state, table.question.seat, choice.cell)
    )


@QUESTIONS.says_part(c.PutAgent, "turns")
def _part_turns(choice: c.PutAgent, table: Table) -> str:
    cells = table.state.captains[table.question.seat].cells
    mask = connectors(Agent(kind=choice.agent, turns=choice.turns))
    return _("Connectors {sides}").format(sides=places.sides_and_links(cells, choice.cell, mask))


@says(q.DeadEnd)
def _dead_end(question: q.DeadEnd, table: Table) -> str:
    return _("No agent can be linked. Which one goes back to the box?")


@says(c.ReturnAgent)
def _return_agent(choice: c.ReturnAgent, table: Table) -> str:
    return _reserved(choice.agent, table)


@helps(q.DeadEnd)
def _help_dead_end() -> Help:
    return Help(
        _(
            "None of your agents meets an open connector, so this turn has no placement and no action. "
            "Give up the agent that is least likely to fit later; you still take a new one from the queue. "
            "Agents with three connectors and flipped inspectors lead out of a dead end."
        ),
        "SB-Q5",
    )


# Actions


@says(q.Choose)
def _choose(question: q.Choose, table: Table) -> str:
    if question.again:
        return _("{source}: what do you do next?").format(source=source(question.src))
    if len(question.left) == 1:
        return _("{source}: do you take this?").format(source=source(question.src))
    return _("{source}: which one do you take?").format(source=source(question.src))


@says(Pick)
def _pick(choice: Pick, table: Table) -> str:
    question = table.question
    chosen = question.todo[choice.n], question.used[choice.n]
    equal = sum((question.todo[n], question.used[n]) == chosen for n in question.left)
    action = _capital(KERNEL.say(choice, table))
    return ngettext("{action}", "{action} ({n} left)", equal).format(action=action, n=equal)


def _capital(answer: str) -> str:
    """An answer with a capital, made of what stands within sentences elsewhere."""
    return answer[:1].upper() + answer[1:]


@QUESTIONS.says_refused(Pick)
def _pick_refused(choice: Pick, table: Table) -> str:
    return table.say(table.question.todo[choice.n])


@helps(q.Choose)
def _help_choose() -> Help:
    return Help(
        _(
            "The actions of a cell, like the bonuses of a hex, may be done in any order, and each may be left out. "
            "Finish one before the next; only an action that is counted by bureau level or by offices may be "
            "interrupted and taken up again. Think of the order: fuel that finds no room is lost, so fly before you "
            "refuel with a full tank, and raise your bureau level before you count it."
        ),
        "SB-26, SB-27, SB-48, SB-62, SB-78 to SB-85",
        first=_(
            "These actions or bonuses may be done in any order, and each may be left out. Finish one before "
            "the next. Think of the order: fuel that finds no room is lost, so fly before you refuel with a "
            "full tank, and raise your bureau level before you count it."
        ),
    )


@says(q.TakeSample)
def _take_sample(question: q.TakeSample, table: Table) -> str:
    if question.left > 1:
        return ngettext(
            "{source}: which sample do you take? {n} left to take.",
            "{source}: which sample do you take? {n} left to take.",
            question.left,
        ).format(source=source(question.src), n=question.left)
    return _("{source}: which sample do you take?").format(source=source(question.src))


@says(c.Take)
def _take(choice: c.Take, table: Table) -> str:
    return gain_samples(1, choice.colour)


@helps(q.TakeSample)
def _help_take_sample() -> Help:
    return Help(
        _(
            "Each sample raises what later landings of its colour bring by 1 credit, and at the end every set of one "
            "orange, one blue and one purple sample brings 6. Samples share the storage with your fuel: in a full "
            "storage a new one costs 1 fuel, and it can never be thrown away, only paid with. "
            "Take one unless you need the room for fuel soon."
        ),
        "SB-32 to SB-38, SB-70, SB-91",
    )


@says(q.PickPayment)
def _pick_payment(question: q.PickPayment, table: Table) -> str:
    return _("{source}: which sample do you pay with?").format(source=source(question.src))


@says(c.Give)
def _give(choice: c.Give, table: Table) -> str:
    return gain_samples(-1, choice.colour)


@helps(q.PickPayment)
def _help_pick_payment() -> Help:
    return Help(
        _(
            "The action costs one sample of any colour, which goes back to the supply. "
            "Give a colour that you have more of than your sets need, "
            "and that you do not plan to land many agents of."
        ),
        "SB-76, SB-77",
    )


@says(q.OpenOffice)
def _open_office(question: q.OpenOffice, table: Table) -> str:
    return _("Which office do you open on {planet}?").format(
        planet=places.hex_with_kind(table.state, table.state.captains[question.seat].at)
    )


@says(c.OpenWith)
def _open_with(choice: c.OpenWith, table: Table) -> str:
    office = _capital(places.token(choice.token))
    return _("{office}, {gain}").format(office=office, gain=gain_credits(CREDITS[choice.token]))


@helps(q.OpenOffice)
def _help_open_office() -> Help:
    return Help(
        _(
            "An office brings its printed credits at once, and some cells pay you again for each one that stands. "
            "You have one for each colour and two wild ones for any planet; a planet holds a single office for the "
            "whole match, whoever opens it. Use the token of the planet's colour while you have it, "
            "since wild ones bring half."
        ),
        "SB-40 to SB-44, SB-80",
    )


@says(q.FlipInspector)
def _flip_inspector(question: q.FlipInspector, table: Table) -> str:
    return _("{source}: which inspector do you flip?").format(source=source(question.src))


@says(c.FlipAt)
def _flip_at(choice: c.FlipAt, table: Table) -> str:
    return _("The inspector in {cell}").format(cell=places.cell(table.state, table.question.seat, choice.cell))


@helps(q.FlipInspector)
def _help_flip_inspector() -> Help:
    return Help(
        _(
            "Whenever you enter or pass a level room you may flip one inspector on your ship. "
            "It brings 2 credits and has connectors on all four sides from then on, so flip the one that opens the "
            "cells you want next. Each inspector can be flipped once."
        ),
        "SB-51 to SB-55",
    )


# Flights


@says(q.Fly)
def _fly(question: q.Fly, table: Table) -> str:
    captain = table.state.captains[question.seat]
    asked = (
        _("Flight ({source}), now at {hex}, with {fuel}.")
        if question.departed
        else _("Flight ({source}) from {hex}, with {fuel}.")
    ).format(source=source(question.src), hex=_hex(table, captain.at), fuel=places.fuel(captain.fuel))
    coming = "" if table.state.unexplored[:1] in ((), (HIDDEN,)) else next_hex(table)
    could_land = _("Agents that could land: {orange} orange, {blue} blue, {purple} purple.").format(
        **_could_land(captain)
    )
    return paragraph([asked, coming, could_land, _("Where to?")])


def _could_land(captain: Captain) -> dict[str, int]:
    """The agents on a ship that have not landed yet, by colour."""
    kinds = [content().agents[agent.kind].colour for agent in captain.cells if agent and not agent.flipped]
    return {colour: kinds.count(colour) for colour in COLOURS}


@QUESTIONS.says_brief(q.Fly)
def _brief_fly(question: q.Fly, table: Table) -> str:
    captain = table.state.captains[question.seat]
    return _("Flight ({source}), {fuel}, to land: O{orange} B{blue} P{purple}. Where to?").format(
        source=source(question.src), fuel=places.fuel(captain.fuel), **_could_land(captain)
    )


def next_hex(table: Table) -> str:
    """The top hex of the stack, where it is seen (SB-Q27)."""
    top = content().hexes[table.state.unexplored[0]]
    named = {"hex": _(top.name), "kind": places.kind_of_hex(top)}
    if not top.bonus:
        return _("Exploring opens {hex}, {kind}.").format(**named)
    return _("Exploring opens {hex}, {kind}: {bonus}.").format(**named, bonus=table.say(top.effect))


def _hex(table: Table, at: c.At) -> str:
    """An open hex: its name, what lies on it, and whose office stands there."""
    named = places.hex_with_kind(table.state, at)
    found = hex_at(table.state, at)
    if found is None or found.office is None:
        return named
    return _("{hex} (office: {name})").format(hex=named, name=table.name(found.office))


def _fuel(choice: c.FlyTo | c.Explore, table: Table) -> int:
    return fuel_to(table.state, table.question.seat, choice.at)


@says(c.FlyTo)
def _fly_to(choice: c.FlyTo, table: Table) -> str:
    here = table.state.captains[table.question.seat].at
    name, fuel = _hex(table, choice.at), _fuel(choice, table)
    if not fuel:
        return _("Through the wormhole to {hex}, {place}: no fuel").format(hex=name, place=places.place(choice.at))
    return _("Fly {direction} to {hex}: {fuel}").format(
        direction=places.direction(here, choice.at), hex=name, fuel=places.fuel(fuel)
    )


@QUESTIONS.says_brief(c.FlyTo)
def _brief_fly_to(choice: c.FlyTo, table: Table) -> str:
    there = hex_at(table.state, choice.at)
    assert there is not None, "one flies to open hexes and explores the others"
    return _("{hex}, {kind}: {fuel}").format(
        hex=places.hex_name(table.state, choice.at),
        kind=places.short_kind_of_hex(tile(there)),
        fuel=places.fuel(_fuel(choice, table)),
    )


@QUESTIONS.says_refused(c.FlyTo)
def _fly_to_refused(choice: c.FlyTo, table: Table) -> str:
    here = table.state.captains[table.question.seat].at
    return _("fly {direction} to {hex}").format(
        direction=places.direction(here, choice.at), hex=places.hex_name(table.state, choice.at)
    )


@says(c.Explore)
def _explore(choice: c.Explore, table: Table) -> str:
    here = table.state.captains[table.question.seat].at
    return _("Explore {direction}: {fuel}").format(
        direction=places.direction(here, choice.at), fuel=places.fuel(_fuel(choice, table))
    )


@QUESTIONS.says_brief(c.Explore)
def _brief_explore(choice: c.Explore, table: Table) -> str:
    here = table.state.captains[table.question.seat].at
    return _("Explore {direction}: {fuel}").format(
        direction=places.short_direction(here, choice.at), fuel=places.fuel(_fuel(choice, table))
    )


@QUESTIONS.says_refused(c.Explore)
def _explore_refused(choice: c.Explore, table: Table) -> str:
    here = table.state.captains[table.question.seat].at
    return _("explore {direction}").format(direction=places.direction(here, choice.at))


@says(c.Land)
def _land(choice: c.Land, table: Table) -> str:
    captain = table.state.captains[table.question.seat]
    cell = to_land(captain, hex_under(table.state, table.question.seat))
    assert cell is not None, "landing is offered where an agent can land"
    return _("Land {agent} of {cell} and end the flight: {gain}").format(
        agent=places.agent(captain.cells[cell].kind),
        cell=places.square(cell),
        gain=gain_credits(landing_credits(table.state, table.question.seat)),
    )


@QUESTIONS.says_brief(c.Land)
def _brief_land(choice: c.Land, table: Table) -> str:
    gain = gain_credits(landing_credits(table.state, table.question.seat))
    return _("Land an agent: {gain}").format(gain=gain)


@QUESTIONS.says_refused(c.Land)
def _land_refused(choice: c.Land, table: Table) -> str:
    return _("land an agent")


@helps(q.Fly)
def _help_fly() -> Help:
    return Help(
        _(
            "A flight goes on as long as you like and can pay: 1 fuel for each border, nothing between wormholes, and "
            "3 fuel in all to explore the unknown place beside you, whose bonuses you get at once. "
            "You may end it by landing one agent on a planet of its colour: 2 credits, and 1 more for each sample of "
            "that colour you hold. Agents of one colour are equal for landing, so you are not asked which of them "
            "lands. A good flight ends on a planet where you can land or open an office; "
            "on one planet only one of your agents lands in a turn."
        ),
        "SB-56 to SB-73, SB-Q56",
        first=_(
            "Fly as far as you can pay: 1 fuel for each border, nothing between wormholes, 3 to explore an "
            "unknown place beside you, whose bonuses you get at once. You may end the flight by landing an "
            "agent on a planet of its colour: 2 credits, and 1 more for each sample of that colour that you "
            "hold."
        ),
    )


# Refill


@says(q.PickAgent)
def _pick_agent(question: q.PickAgent, table: Table) -> str:
    return _("Which agent of the queue joins your reserve?")


@says(c.TakeAgent)
def _take_agent(choice: c.TakeAgent, table: Table) -> str:
    return places.agents_with_shape(choice.agent, table.state.queue.count(choice.agent))


@says(c.Redraw)
def _redraw(choice: c.Redraw, table: Table) -> str:
    return _("Put all three back and draw three new ones")


@helps(q.PickAgent)
def _help_pick_agent() -> Help:
    return Help(
        _(
            "You end your turn by taking one of the three agents in the queue. "
            "Look at connectors first, since a ship without open ones comes to a dead end, then at colours: "
            "an agent lands only on planets of its colour. Inspectors never land, but pay when flipped. "
            "If all three are of one colour you may once put them back and draw again."
        ),
        "SB-86 to SB-88",
    )


@says(Stop)
def _stop(choice: Stop, table: Table) -> str:
    question = table.question
    match question:
        case q.Choose(again=True):
            return _("Done here")
        case q.TakeSample():
            return _("No sample")
        case q.OpenOffice():
            return _("No office")
        case q.FlipInspector():
            return _("Flip none")
        case q.Fly(departed=False):
            return _("Do not fly")
        case q.Fly():
            return _("End the flight here")
        case _:
            return _("Decline")
