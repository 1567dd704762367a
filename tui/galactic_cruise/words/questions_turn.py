"""What is asked in the setup and in the first two steps of a turn."""

from core.galactic_cruise import choices as c
from core.galactic_cruise import questions as q
from core.galactic_cruise.agendas import empty_spaces
from core.galactic_cruise.anytime import brings_home
from core.galactic_cruise.components import content
from core.galactic_cruise.developments import development_due
from core.galactic_cruise.effects import RESOURCES
from core.galactic_cruise.rules import WALKWAYS, free_workers
from core.galactic_cruise.state import NPC
from core.galactic_cruise.stops import day_gains
from core.galactic_cruise.supplies import rises
from core.galactic_cruise.turn import in_meeting
from core.galactic_cruise.workers import npc_goes, npc_place
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.screen_launch import launch_state
from tui.galactic_cruise.words.screen_supply import price_of_taken
from tui.galactic_cruise.words.vocabulary import DICTIONARY, gain_briefly, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _, listed, ngettext

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
asks = DICTIONARY.asks_part
part = DICTIONARY.says_part
brief = DICTIONARY.says_brief
priced = DICTIONARY.says_priced


# Setup


@says(q.PlaceFirst)
def _place_first(question: q.PlaceFirst, table: Table) -> str:
    return _("Build your first development, free of charge.")


@helps(q.PlaceFirst)
def _help_place_first() -> Help:
    return Help(
        _(
            "Your first development is free and brings 1 reputation. Put it on a walkway, which joins two "
            "neighbouring locations: workers at one of them can then use the actions of the other. "
            "Choose two locations whose four actions you want to combine often. "
            "The row you take it from can then store one more of its resource. "
            "In the setup whoever plays last begins."
        ),
        "GC-S25, GC-B17, GC-T8",
        first=_(
            "Your first development is free and brings 1 reputation. Put it on a walkway between two locations whose "
            "four actions you want to combine often: workers at one of them can then use the actions of the other. "
            "The row you take it from can store one more."
        ),
    )


@says(c.BuildAt)
def _build_at(choice: c.BuildAt, table: Table) -> str:
    area = places.area(table.state, choice.area)
    return {
        "food": _("Food development at {area}"),
        "oxygen": _("Oxygen development at {area}"),
        "fuel": _("Fuel development at {area}"),
    }[choice.row].format(area=area)


@refused(c.BuildAt)
def _build_at_refused(choice: c.BuildAt, table: Table) -> str:
    there = table.state.areas[choice.area]
    if table.question.seat in there or (there and isinstance(table.question, q.PlaceFirst)):
        return places.area(table.state, choice.area)
    return {
        "food": _("a food development"),
        "oxygen": _("an oxygen development"),
        "fuel": _("a fuel development"),
    }[choice.row]


@asks(c.BuildAt, "row")
def _ask_row(choice: c.BuildAt, table: Table) -> str:
    return _("From which row?")


@part(c.BuildAt, "row")
def _part_row(choice: c.BuildAt, table: Table) -> str:
    question = table.question
    row = {"food": _("Food row"), "oxygen": _("Oxygen row"), "fuel": _("Fuel row")}[choice.row]
    if isinstance(question, q.PlaceFirst):
        return row
    due, _helped = development_due(table.state, question.seat, RESOURCES.index(choice.row), question.off)
    return _("{row}: {price}").format(row=row, price=places.due(due))


@asks(c.BuildAt, "area")
def _ask_area(choice: c.BuildAt, table: Table) -> str:
    return {
        "food": _("The food development: where do you build it?"),
        "oxygen": _("The oxygen development: where do you build it?"),
        "fuel": _("The fuel development: where do you build it?"),
    }[choice.row]


@part(c.BuildAt, "area")
def _part_area(choice: c.BuildAt, table: Table) -> str:
    s = table.state
    if choice.area < WALKWAYS:
        return _with_owners(places.area_in_full(s, choice.area), choice, table)
    return _with_owners(pieces.technology(s.technologies[choice.area - WALKWAYS], table), choice, table)


@brief(c.BuildAt, "area")
def _brief_area(choice: c.BuildAt, table: Table) -> str:
    return _with_owners(places.area_briefly(table.state, choice.area), choice, table)


@priced(c.BuildAt, "area")
def _priced_area(choice: c.BuildAt, table: Table) -> str:
    return _with_owners(places.area(table.state, choice.area), choice, table)


def _with_owners(area: str, choice: c.BuildAt, table: Table) -> str:
    """Who has a development there, or what the first one brings."""
    there = table.state.areas[choice.area]
    note = places.owners(there, table) if there else places.gain_rep_briefly(1)
    return _("{area} ({note})").format(area=area, note=note)


@says(q.TakeFirst)
def _take_first(question: q.TakeFirst, table: Table) -> str:
    return _("Which blueprint do you begin with? It is free.")


@helps(q.TakeFirst)
def _help_take_first() -> Help:
    return Help(
        _(
            "A blueprint is a plan for a segment of a ship; taking it costs nothing, building it costs what is printed "
            "on it. Its icons pay on days in space: each guest of that type brings its bonus once per icon aboard. "
            "Its VP count at the end of the match. A cheap one gets your first ship off the ground early, since a ship "
            "needs two segments before it has a cabin."
        ),
        "GC-S26, GC-B6, GC-B24, GC-B28",
        first=_(
            "A blueprint is a plan for a segment of a ship: taking it is free, building it costs what is printed on "
            "it. Its icons pay on days in space, its VP count at the end. A cheap one gets your first ship off the "
            "ground early, since a cabin needs two segments."
        ),
    )


@says(c.TakeBlueprint)
def _take_blueprint(choice: c.TakeBlueprint, table: Table) -> str:
    return pieces.blueprint(choice.blueprint)


@brief(c.TakeBlueprint)
def _brief_blueprint(choice: c.TakeBlueprint, table: Table) -> str:
    return _("{blueprint}: {money}").format(**_to_build(choice, table))


@priced(c.TakeBlueprint)
def _priced_blueprint(choice: c.TakeBlueprint, table: Table) -> str:
    return _("{blueprint}: build for {money}").format(**_to_build(choice, table))


def _to_build(choice: c.TakeBlueprint, table: Table) -> dict[str, str]:
    later = price_of_taken(choice.blueprint, table, table.question.seat)
    return {"blueprint": places.blueprint(choice.blueprint), "money": places.money(later.money)}


# Step 1


@says(q.MoveShip)
def _move_ship(question: q.MoveShip, table: Table) -> str:
    player = table.state.players[question.seat]
    if sum(bool(ship.cruise) for ship in player.ships) == 1:
        return _("Your ship in space moves to its next stop.")
    return _("Your ships in space move to their next stop. Which one goes now?")


@helps(q.MoveShip)
def _help_move_ship() -> Help:
    return Help(
        _(
            "At the start of your turn each of your ships in space moves on by one stop; none may wait. "
            "With several ships you choose the order, and each finishes its stop before the next one moves. "
            "Let the ship go first whose stop brings ads if another one is about to score guests with them. "
            "Cards and reputation may be used before a ship moves."
        ),
        "GC-A1 to GC-A3",
    )


@says(c.Sail)
def _sail(choice: c.Sail, table: Table) -> str:
    ship = table.state.players[table.question.seat].ships[choice.ship]
    return _("{ship} to stop {n} of {cruise}: {stop}").format(
        ship=places.cockpit(ship.cockpit),
        n=ship.stop + 1,
        cruise=places.cruise(ship.cruise),
        stop=places.stop(ship.cruise, ship.stop + 1),
    )


@brief(c.Sail)
def _brief_sail(choice: c.Sail, table: Table) -> str:
    ship = table.state.players[table.question.seat].ships[choice.ship]
    return _("{ship}: {stop}").format(ship=places.cockpit(ship.cockpit), stop=places.stop(ship.cruise, ship.stop + 1))


@priced(c.Sail)
def _priced_sail(choice: c.Sail, table: Table) -> str:
    ship = table.state.players[table.question.seat].ships[choice.ship]
    moved, stops = _brief_sail(choice, table), content().cruises[ship.cruise].stops
    gains = [gain_briefly(gain) for gain in day_gains(table.state, ship)]
    if not gains or stops[ship.stop : ship.stop + 1] != ("day",):
        return moved
    return _("{moved} ({gains})").format(moved=moved, gains=listed(gains))


# Step 2


@says(q.PickMain)
def _pick_main(question: q.PickMain, table: Table) -> str:
    player = table.state.players[question.seat]
    if not free_workers(player):
        if any(brings_home(table.state, question, card) for card in player.hand):
            return _("Nobody at home: call a meeting, unless a card brings a worker home.")
        return _("Nobody of yours is at home, so you must call a meeting.")
    return _("Place a worker, launch a ship or call a meeting.")


@helps(q.PickMain)
def _help_pick_main() -> Help:
    return Help(
        _(
            "A worker goes to a location and takes up to two actions: those of the location itself, and those of its "
            "neighbours over walkways with a development of yours, or of others if you pay for access. "
            "Placing on a rival's worker sends it home and gives that rival a small bonus. "
            "In matches of two you move an NPC worker on clockwise, and it may bump your rival's worker there; an NPC "
            "expert skips empty locations. "
            "A launch sends a ship on your scheduled cruise; it takes food, oxygen, fuel and at least one guest. "
            "A meeting brings all your workers home, each with a bonus, and allows one action; with nobody at home it "
            "is all you can do."
        ),
        "GC-T1, GC-T3 to GC-T10, GC-L1, GC-E1, GC-E2",
        first=_(
            "A worker takes up to two actions at its location, or next door where a walkway is yours or you "
            "pay for access. A launch needs a cruise, a ship with a cabin, a guest and supplies: ! says "
            "what is missing. A meeting brings your workers home and gives one action."
        ),
    )


@says(c.Assign)
def _assign(choice: c.Assign, table: Table) -> str:
    text = _("An expert to {location}") if choice.expert else _("A worker to {location}")
    return text.format(location=places.location(choice.at))


@refused(c.Assign)
def _assign_refused(choice: c.Assign, table: Table) -> str:
    text = _("an expert to {location}") if choice.expert else _("a worker to {location}")
    return text.format(location=places.location(choice.at))


@asks(c.Assign, "at")
def _ask_at(choice: c.Assign, table: Table) -> str:
    return _("Which is it?")


@part(c.Assign, "at")
def _part_at(choice: c.Assign, table: Table) -> str:
    s = table.state
    one, two = s.actions[choice.at]
    named = {"location": places.location(choice.at), "one": places.action(one), "two": places.action(two)}
    there = s.network[choice.at]
    if there is None:
        return _("{location}: {one}, {two}").format(**named)
    if there.owner == NPC:
        to, met = npc_goes(s, table.question.seat, choice.at, there)
        if met is None:
            return _("{location}: {one}, {two} (moves the NPC on to {n})").format(**named, n=to + 1)
        text = _("{location}: {one}, {two} (moves the NPC on to {n}, which bumps {name})")
        return text.format(**named, n=to + 1, name=table.name(met.owner))
    return _("{location}: {one}, {two} (bumps {name})").format(**named, name=table.name(there.owner))


@brief(c.Assign, "at")
def _brief_at(choice: c.Assign, table: Table) -> str:
    there = table.state.network[choice.at]
    location = places.location(choice.at)
    if there is None:
        return location
    if there.owner == NPC:
        _to, met = npc_goes(table.state, table.question.seat, choice.at, there)
        if met is not None:
            return _("{location} (NPC bumps {name})").format(location=location, name=table.name(met.owner))
    return _("{location} ({owner})").format(location=location, owner=places.owner(there.owner, table))


@asks(c.Assign, "expert")
def _ask_expert(choice: c.Assign, table: Table) -> str:
    return _("Who goes to {location}?").format(location=places.location(choice.at))


@part(c.Assign, "expert")
@part(c.Launch, "expert")
def _part_expert(choice: c.Assign | c.Launch, table: Table) -> str:
    return _("An expert") if choice.expert else _("A worker")


@says(c.Launch)
def _launch(choice: c.Launch, table: Table) -> str:
    text = _("Launch {ship} with an expert") if choice.expert else _("Launch {ship} with a worker")
    return text.format(ship=places.ship(table.state, table.question.seat, choice.ship))


@refused(c.Launch)
def _launch_refused(choice: c.Launch, table: Table) -> str:
    s, seat = table.state, table.question.seat
    _ready, state = launch_state(s.players[seat].ships[choice.ship], s, seat)
    text = _("launch {ship} with an expert ({state})") if choice.expert else _("launch {ship} with a worker ({state})")
    return text.format(ship=places.ship(s, seat, choice.ship), state=state)


@asks(c.Launch, "ship")
def _ask_launch(choice: c.Launch, table: Table) -> str:
    return _("Which is it?")


@part(c.Launch, "ship")
def _part_launch(choice: c.Launch, table: Table) -> str:
    player = table.state.players[table.question.seat]
    return _("Launch {ship} on {cruise}").format(
        ship=pieces.ship_at_home(player.ships[choice.ship]), cruise=places.itinerary(player.scheduled)
    )


@brief(c.Launch, "ship")
def _brief_launch(choice: c.Launch, table: Table) -> str:
    return _("Launch {ship}").format(ship=places.ship(table.state, table.question.seat, choice.ship))


@asks(c.Launch, "expert")
def _ask_pilot(choice: c.Launch, table: Table) -> str:
    return _("Who pilots {ship}?").format(ship=places.ship(table.state, table.question.seat, choice.ship))


@says(c.CallMeeting)
def _call_meeting(choice: c.CallMeeting, table: Table) -> str:
    s = table.state
    actions = [places.action(action) for at in in_meeting(s, table.question.seat) for action in s.actions[at]]
    if actions:
        return _("Call a meeting: your workers come home, then one of these actions: {actions}").format(
            actions=listed(actions)
        )
    return _("Call a meeting: your workers come home")


@brief(c.CallMeeting)
def _brief_meeting(choice: c.CallMeeting, table: Table) -> str:
    return _("Meeting") if in_meeting(table.state, table.question.seat) else _("Meeting, no action")


@priced(c.CallMeeting)
def _priced_meeting(choice: c.CallMeeting, table: Table) -> str:
    numbers = [str(at + 1) for at in in_meeting(table.state, table.question.seat)]
    if numbers:
        return _("Meeting, action at {locations}").format(locations=listed(numbers))
    return _brief_meeting(choice, table)


@says(q.PickAction)
def _pick_action(question: q.PickAction, table: Table) -> str:
    turn = table.state.turn
    if turn.meeting:
        return _("The meeting: which action do you take?")
    return ngettext("Which action do you take? {n} left.", "Which action do you take? {n} left.", turn.actions).format(
        n=turn.actions
    )


@helps(q.PickAction)
def _help_pick_action() -> Help:
    return Help(
        _(
            "Choose among the actions of your worker's location, and of the two neighbouring ones where a walkway is "
            "open to you: by a development of yours, or by access paid for in this turn. "
            "The same action may be taken twice, one action is finished before the next begins, "
            "and a development built by the first opens its walkway for the second. "
            "In a meeting you take one action of any location beside a development of yours. "
            "Actions in which nothing can be done are not offered; the list of refusals says why."
        ),
        "GC-T6 to GC-T12, GC-E2, GC-Q22",
        first=_(
            "What is marked on the board is in reach: the actions where your worker stands and, over walkways "
            "of yours, those next door. Walkways of others open when you pay for access. The same action may "
            "be taken twice. What is refused, and why, is told by the key !."
        ),
    )


@says(c.Do)
def _do(choice: c.Do, table: Table) -> str:
    named = {"action": places.action(choice.action), "location": places.location(choice.at)}
    bonuses = empty_spaces(table.state) if choice.action == "refill" else []
    if bonuses:
        return _("{action} at {location}: {gains}").format(**named, gains=listed([table.say(each) for each in bonuses]))
    return _("{action} at {location}").format(**named)


@brief(c.Do)
def _brief_do(choice: c.Do, table: Table) -> str:
    return places.action(choice.action)


@priced(c.Do)
def _priced_do(choice: c.Do, table: Table) -> str:
    s, named = table.state, places.action(choice.action)
    if choice.action == "silo":
        gains = [places.gain_money(max(rises(s))), places.gain_rep_briefly(1)]
        return _("{action}: a card for up to {gains}").format(action=named, gains=listed(gains))
    bonuses = empty_spaces(s) if choice.action == "refill" else []
    if bonuses:
        return _("{action}: {gains}").format(action=named, gains=listed([gain_briefly(each) for each in bonuses]))
    return named


@says(q.NpcArrives)
def _npc_arrives(question: q.NpcArrives, table: Table) -> str:
    return _("The NPC worker comes to {location}, where a worker of yours stands. Does it bump yours home?").format(
        location=places.location(npc_place(question.here, question.passed))
    )


@helps(q.NpcArrives)
def _help_npc_arrives() -> Help:
    return Help(
        _(
            "When you place on an NPC worker it moves on clockwise to the next location that is open to it. "
            "Your own workers are passed by, but since your upgrade allows you to bump your own, you may let it. "
            "Your worker then comes home with a funding bonus and can work again. "
            "Say no where you need it to stay, such as to save a meeting for later."
        ),
        "GC-22, GC-27, GC-Q62",
    )


@says(c.BumpOwn)
def _bump_own(choice: c.BumpOwn, table: Table) -> str:
    return _("Yes, mine comes home with a funding bonus")


@says(c.SkipOn)
def _skip_on(choice: c.SkipOn, table: Table) -> str:
    return _("No, it moves on")
