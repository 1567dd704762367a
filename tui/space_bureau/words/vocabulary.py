"""Words for the effects, reasons and events of Space Bureau."""

from collections import Counter
from functools import cache

from core.kernel.events import Moved
from core.kernel.frames import UsedUp
from core.space_bureau import effects as e
from core.space_bureau import events as ev
from core.space_bureau import reasons as r
from core.space_bureau.components import content
from core.space_bureau.rules import LIMITER
from core.space_bureau.ship import connectors
from core.space_bureau.state import Agent
from tui.space_bureau.words import places
from tui.words.dictionary import Change, Dictionary, Table
from tui.words.i18n import _, listed, ngettext, signed
from tui.words.kernel import KERNEL

VOCABULARY = Dictionary(KERNEL)
says = VOCABULARY.says


def source(why: str) -> str:
    """Where something came from: a piece of content by its name, or a kind of source."""
    name = _names().get(why)
    return _kind_of_source(why) if name is None else _(name)


@cache
def _names() -> dict[str, str]:
    c = content()
    return {
        **{f"cell:{cell.id}": cell.name for cell in c.cells.values()},
        **{f"room:{room.id}": room.name for room in c.rooms},
        **{f"hex:{tile.id}": tile.name for tile in c.hexes.values()},
        **{f"ability:{ability.id}": ability.name for ability in c.abilities.values()},
    }


def _kind_of_source(kind: str) -> str:
    return {
        "ability": _("captain's ability"),
        "cell": _("cells of the ship"),
        "dead-end": _("dead end"),
        "flight": _("flight"),
        "hex": _("exploring"),
        "inspector": _("inspectors"),
        "landing": _("landing agents"),
        "office": _("offices"),
        "redraw": _("new queue"),
        "refill": _("refill"),
        "room": _("rooms of the bureau"),
        "sets": _("sets of samples"),
        "setup": _("setup"),
        "storage": _("storage"),
        "turn": _("turn"),
    }[kind]


# Effects


@says(e.Level)
def _level(number: e.Level, table: Table) -> str:
    return _("{effect} per bureau level")


@says(e.Offices)
def _offices(number: e.Offices, table: Table) -> str:
    return _("{effect} per own office")


@says(e.Fuel)
def _fuel(effect: e.Fuel, table: Table) -> str:
    return gain_fuel(effect.n)


def gain_fuel(n: int) -> str:
    """Fuel as a change."""
    return ngettext("{n} fuel", "{n} fuel", abs(n)).format(n=signed(n))


def gain_credits(n: int) -> str:
    """Credits as a change."""
    return ngettext("{n} credit", "{n} credits", abs(n)).format(n=signed(n))


@says(e.FillUp)
def _fill_up(effect: e.FillUp, table: Table) -> str:
    return _("fill up with fuel")


@says(e.Capacity)
def _capacity(effect: e.Capacity, table: Table) -> str:
    return ngettext("{n} storage space", "{n} storage spaces", LIMITER).format(n=signed(LIMITER))


@says(e.Credits)
def _credits(effect: e.Credits, table: Table) -> str:
    return gain_credits(effect.n)


@says(e.Sample)
def _sample(effect: e.Sample, table: Table) -> str:
    if effect.colour:
        return gain_samples(effect.n, effect.colour)
    return ngettext("{n} sample of any colour", "{n} samples of any colour", effect.n).format(n=signed(effect.n))


def gain_samples(n: int, colour: e.Colour) -> str:
    """Samples of a colour as a change."""
    return {
        "orange": ngettext("{n} orange sample", "{n} orange samples", abs(n)),
        "blue": ngettext("{n} blue sample", "{n} blue samples", abs(n)),
        "purple": ngettext("{n} purple sample", "{n} purple samples", abs(n)),
    }[colour].format(n=signed(n))


@says(e.MatchingSample)
def _matching_sample(effect: e.MatchingSample, table: Table) -> str:
    return _("+1 sample from the ship's hex")


@says(e.Office)
def _office(effect: e.Office, table: Table) -> str:
    return _("open an office")


@says(e.Bureau)
def _bureau(effect: e.Bureau, table: Table) -> str:
    return ngettext("{n} bureau room", "{n} bureau rooms", effect.n).format(n=signed(effect.n))


@says(e.Flight)
def _flight(effect: e.Flight, table: Table) -> str:
    return _("a flight")


@says(e.PayFuel)
def _pay_fuel(effect: e.PayFuel, table: Table) -> str:
    return _("{effect} for {cost}").format(effect=table.say(effect.do), cost=places.fuel(effect.n))


@says(e.PaySample)
def _pay_sample(effect: e.PaySample, table: Table) -> str:
    return _("{effect} for a sample").format(effect=table.say(effect.do))


# Reasons: each goes on after "because", so to speak.


@says(r.NoFuel)
def _no_fuel(reason: r.NoFuel, table: Table) -> str:
    if not reason.have:
        return _("it takes {need} fuel and there is none").format(need=reason.need)
    return _("it takes {need} fuel and there is only {have}").format(need=reason.need, have=reason.have)


@says(UsedUp)
def _used_up(reason: UsedUp, table: Table) -> str:
    if reason.times:
        return KERNEL.say(reason, table)
    if isinstance(reason.number, e.Level):
        return _("the bureau level is still 0")
    return _("there is no office of your own yet")


@says(r.TankFull)
def _tank_full(reason: r.TankFull, table: Table) -> str:
    return _("there is no room for fuel")


@says(r.StorageFull)
def _storage_full(reason: r.StorageFull, table: Table) -> str:
    return _("the storage is full and there is no fuel to burn")


@says(r.NoPlanet)
def _no_planet(reason: r.NoPlanet, table: Table) -> str:
    return _("the ship is not at a planet")


@says(r.NothingToSample)
def _nothing_to_sample(reason: r.NothingToSample, table: Table) -> str:
    return _("the ship is neither at a planet nor at a megamall")


@says(r.OfficeThere)
def _office_there(reason: r.OfficeThere, table: Table) -> str:
    return _("this planet has an office already")


@says(r.NoToken)
def _no_token(reason: r.NoToken, table: Table) -> str:
    return _("no such office token is left")


@says(r.FullCapacity)
def _full_capacity(reason: r.FullCapacity, table: Table) -> str:
    return _("both storage limiters are gone already")


@says(r.NoSample)
def _no_sample(reason: r.NoSample, table: Table) -> str:
    return _("there is no such sample to pay with")


@says(r.NowhereToFly)
def _nowhere_to_fly(reason: r.NowhereToFly, table: Table) -> str:
    return _("with {fuel} there is nowhere to fly").format(fuel=places.fuel(reason.fuel))


@says(r.NotLeftYet)
def _not_left_yet(reason: r.NotLeftYet, table: Table) -> str:
    return _("the ship has not left its hex yet")


@says(r.WrongPlanet)
def _wrong_planet(reason: r.WrongPlanet, table: Table) -> str:
    return _("no agent on the ship has the colour of a planet here")


@says(r.LandedHere)
def _landed_here(reason: r.LandedHere, table: Table) -> str:
    return _("an agent has landed here in this turn already")


@says(r.AllExplored)
def _all_explored(reason: r.AllExplored, table: Table) -> str:
    return _("all of space is explored")


@says(r.NoLink)
def _no_link(reason: r.NoLink, table: Table) -> str:
    return _("no connector leads there")


@says(r.MixedQueue)
def _mixed_queue(reason: r.MixedQueue, table: Table) -> str:
    return _("the three agents of the queue are not all of one colour")


@says(r.RedrawnAlready)
def _redrawn_already(reason: r.RedrawnAlready, table: Table) -> str:
    return _("the queue was drawn anew in this turn already")


@says(r.BagEmpty)
def _bag_empty(reason: r.BagEmpty, table: Table) -> str:
    return _("the bag is empty")


@says(r.Chosen)
def _chosen(reason: r.Chosen, table: Table) -> str:
    return _("another captain has it")


# Events: whole sentences after the name of the captain.


@says(Moved)
def _moved(event: Moved, table: Table) -> str:
    thing, _colon, id_ = event.thing.partition(":")
    if thing == "fuel":
        return _moved_fuel(event)
    if thing == "agent":
        return _moved_agent(event, places.agent(id_))
    return ""  # limiters, offices and hexes are told by events of their own


@VOCABULARY.says_change(Moved)
def _change_moved(event: Moved, table: Table) -> Change | None:
    thing, _colon, id_ = event.thing.partition(":")
    if thing == "fuel" and event.here == "supply":
        return Change(gain_fuel(event.n), source(event.why))
    if thing == "sample":
        colour = next(colour for colour in e.COLOURS if colour == id_)
        return Change(gain_samples(event.n if event.here == "supply" else -event.n, colour), source(event.why))
    return None


def _moved_fuel(event: Moved) -> str:
    if event.why == "flight":
        return ""  # told with the flight
    if event.why == "storage":
        return _("{fuel} burned to make room.").format(fuel=places.fuel(event.n))
    return _("{fuel} paid ({source}).").format(fuel=places.fuel(event.n), source=source(event.why))


def _moved_agent(event: Moved, agent: str) -> str:
    if event.here == "queue" and event.there != "bag":
        return _("{agent} joins the reserve.").format(agent=agent)
    if event.there == "box":
        return _("{agent} goes back to the box.").format(agent=agent)
    return ""  # told with the placement or with the whole queue


@says(ev.ShipChosen)
def _ship_chosen(event: ev.ShipChosen, table: Table) -> str:
    return _("Takes the ship {ship}.").format(ship=_(content().ships[event.ship].name))


@says(ev.AbilityChosen)
def _ability_chosen(event: ev.AbilityChosen, table: Table) -> str:
    return _("Takes the ability {ability}.").format(ability=_(content().abilities[event.ability].name))


@says(ev.AgentPlaced)
def _agent_placed(event: ev.AgentPlaced, table: Table) -> str:
    return _("{agent} placed in {cell}, connectors {sides}.").format(
        agent=places.agent(event.agent),
        cell=places.cell(table.state, event.seat, event.cell),
        sides=places.sides(connectors(Agent(kind=event.agent, turns=event.turns))),
    )


@says(ev.NoPlaceFound)
def _no_place_found(event: ev.NoPlaceFound, table: Table) -> str:
    return _("Dead end: no agent of the reserve can be linked.")


@says(ev.AbilityUsed)
def _ability_used(event: ev.AbilityUsed, table: Table) -> str:
    ability = _(content().abilities[event.ability].name)
    return ngettext("{ability} comes true.", "{ability} comes true {n} times.", event.times).format(
        ability=ability, n=event.times
    )


@says(ev.FuelLost)
def _fuel_lost(event: ev.FuelLost, table: Table) -> str:
    return ngettext("{n} fuel found no room.", "{n} fuel found no room.", event.n).format(n=event.n)


@says(ev.CapacityGrew)
def _capacity_grew(event: ev.CapacityGrew, table: Table) -> str:
    return _("A limiter goes, the storage now has {cap} spaces.").format(cap=event.cap)


@says(ev.ShipFlew)
def _ship_flew(event: ev.ShipFlew, table: Table) -> str:
    return _("Flies to {place} ({fuel}).").format(
        place=places.hex_name(table.state, event.there), fuel=places.fuel(event.fuel)
    )


@says(ev.HexExplored)
def _hex_explored(event: ev.HexExplored, table: Table) -> str:
    tile = content().hexes[event.hex]
    return _("{hex} explored, {place}: {kind}.").format(
        hex=_(tile.name), place=places.from_the_centre(event.at), kind=places.kind_of_hex(tile)
    )


@says(ev.AgentLanded)
def _agent_landed(event: ev.AgentLanded, table: Table) -> str:
    return _("{agent} of {cell} lands on {planet}.").format(
        agent=places.agent(event.agent),
        cell=places.square(event.cell),
        planet=places.hex_name(table.state, event.at),
    )


@says(ev.OfficeOpened)
def _office_opened(event: ev.OfficeOpened, table: Table) -> str:
    return _("Opens the {office} on {planet}.").format(
        office=places.token(event.token), planet=places.hex_name(table.state, event.at)
    )


@says(ev.RoomEntered)
def _room_entered(event: ev.RoomEntered, table: Table) -> str:
    return _("Enters {room}.").format(room=source(f"room:{event.room}"))


@says(ev.LevelReached)
def _level_reached(event: ev.LevelReached, table: Table) -> str:
    return _("Bureau level {level} reached.").format(level=event.level)


@says(ev.InspectorFlipped)
def _inspector_flipped(event: ev.InspectorFlipped, table: Table) -> str:
    return _("Flips the inspector in {cell}: four connectors now.").format(cell=places.square(event.cell))


@says(ev.QueueFilled)
def _queue_filled(event: ev.QueueFilled, table: Table) -> str:
    return _("New in the queue: {agents}.").format(
        agents=listed([places.agents(kind, n) for kind, n in Counter(event.agents).items()])
    )


@says(ev.QueueReturned)
def _queue_returned(event: ev.QueueReturned, table: Table) -> str:
    return _("The whole queue goes back into the bag.")


@says(ev.LastRoundBegan)
def _last_round_began(event: ev.LastRoundBegan, table: Table) -> str:
    return _("The last round begins.")


@VOCABULARY.warns(ev.FuelLost)
def _warn_fuel_lost(event: ev.FuelLost, table: Table) -> str:
    if event.by_itself:
        return ""
    return ngettext("{n} fuel will not fit", "{n} fuel will not fit", event.n).format(n=event.n)


@VOCABULARY.warns(Moved)
def _warn_burned(event: Moved, table: Table) -> str:
    if event.why != "storage":
        return ""
    return _("burns {fuel} to make room").format(fuel=places.fuel(event.n))
