"""Words of technologies, supplies and the marketing board on the screen."""

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.anytime import full_price
from core.galactic_cruise.components import DisplaySpace, content
from core.galactic_cruise.counting import icons
from core.galactic_cruise.launch import LEFT_BEHIND, boarding_now, launch_due, room_aboard
from core.galactic_cruise.marketing import GUEST_SPACES, SUPPLY, guest_due, in_section, scheduler
from core.galactic_cruise.questions import Due, Embark, PickAdvert, PickBlueprint, PickSegment, TakeFirst
from core.galactic_cruise.rules import PLANS, SILO_FULL, WALKWAYS, is_open, on_top
from core.galactic_cruise.shipyard import segment_due
from core.galactic_cruise.state import State
from core.galactic_cruise.stops import day_bonus, several
from core.galactic_cruise.supplies import rises
from tui.galactic_cruise.words import pieces, places, screen_mine
from tui.galactic_cruise.words.screen_network import is_free
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import powers
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, paragraph, signed


def letter(kind: e.Kind) -> str:
    """The letter of a type of guest, icon or destination."""
    return {"adventure": _("A"), "relax": _("R"), "family": _("F")}[kind]


# Technologies

TECHNOLOGIES = _("Technologies")
NOT_INVENTED = _("not invented yet")


def powers_of(id_: str, table: Table) -> str:
    """What a technology does."""
    return powers(content().technologies[id_].powers, table)


def use(n: int, table: Table, seat: int) -> str:
    """What using a technology costs a seat."""
    s: State = table.state
    there = s.areas[WALKWAYS + n]
    if seat in there:
        return _("yours")
    if not there:
        return ""
    if is_free(s, seat, WALKWAYS + n):
        return _("free to use")
    return _("{money} for access").format(money=places.money(full_price(s, seat, WALKWAYS + n)))


def technology_in_full(n: int, table: Table, seat: int) -> str:
    """A technology with what using it takes, and what it does."""
    s: State = table.state
    area = WALKWAYS + n
    named = {
        "name": table.name(seat),
        "money": places.money(full_price(s, seat, area)),
        "rep": places.rep(1),
    }
    if not s.areas[area]:
        use = _("Not invented yet: the first development here gains {rep}.")
    elif seat in s.areas[area]:
        use = _("{name} has a development here and can always use it.")
    elif is_open(s, seat, area):
        use = _("{name} can use it in this turn.")
    elif is_free(s, seat, area):
        use = _("{name} can use it free of charge.")
    else:
        use = _("{money} for this turn, or for good by building here.")
    told = _("{technology}.").format(technology=pieces.technology(s.technologies[n], table))
    return paragraph([use.format(**named), told])


# Silo and blueprints

SILO_AND_BLUEPRINTS = _("Silo and blueprints")
SILO = _("Silo")
STORED = _("Held")
DISPLAY = _("On display")
MONEY_TO_BUILD = _("money to build")
TO_BUILD = _("to build")
LATER = _("later")
"""The price of what is taken first and built later."""
FROM_HERE = _("from here")
"""The price of what is built from the display."""
MONEY = _("money")
POINTS = _("VP")
NONE = _("none")


def plans(n: int) -> str:
    """How many blueprints a player has, and may keep at the end of a turn."""
    return _("Unbuilt, {n} of {most}").format(n=n, most=PLANS)


def held(n: int, room: int) -> str:
    """So much of a resource, and room for so much."""
    return _("{n} of {room}").format(n=n, room=room)


def resource_in_full(which: e.Resource, table: Table, seat: int) -> str:
    """How much of a resource the silo holds, and how much a player."""
    s: State = table.state
    i = e.RESOURCES.index(which)
    n, rise = s.silo[i], rises(s)[i]
    silo = _("The silo holds {stock}, room for {full}.").format(stock=places.resources(n, which), full=SILO_FULL)
    fill = _("Filling it up brings {gain} and {rep}.").format(gain=places.money(rise), rep=places.rep(1))
    own = _("{name}: {stored}").format(name=table.name(seat), stored=screen_mine.stored_in_full(which, s, seat))
    return paragraph([silo, fill if rise else "", own])


def price(id_: str, table: Table, seat: int) -> Due:
    """What building a blueprint costs a seat from where it lies now."""
    return _price(id_, table, seat)[0]


def price_of_taken(id_: str, table: Table, seat: int) -> Due:
    """What it costs, or would cost, as one of the seat's own."""
    return _price(id_, table._replace(state=replace(table.state, blueprints=())), seat)[0]


def from_here(price: Due) -> str:
    """Money and reputation that building from the display takes."""
    return _("{money}, {rep} rep").format(money=price.money, rep=price.rep)


def _price(id_: str, table: Table, seat: int) -> tuple[Due, tuple[str, ...]]:
    building = next((f for f in table.state.stack if isinstance(f, PickSegment) and f.seat == seat), None)
    return segment_due(table.state, seat, id_, building.off if building else 0)


def empty(space: DisplaySpace) -> str:
    """An empty space of the display, and what building from it costs on top."""
    rep = places.rep(space.rep)
    more = listed([places.money(space.money), rep]) if space.money else rep
    return _("empty; surcharge {more}").format(more=more)


def blueprint_in_full(id_: str, table: Table, seat: int) -> str:
    """What a segment of a blueprint brings, what it costs now, and what makes it cheaper."""
    s: State = table.state
    due, helped = _price(id_, table, seat)
    brings = _("Icons: {icons}; {points}.").format(
        icons=places.icons(id_), points=places.points(content().blueprints[id_].points)
    )
    price = (
        _("To build: {price}.")
        if id_ not in s.blueprints
        else _("Free to take, to build later {later}.")
        if isinstance(on_top(s), TakeFirst | PickBlueprint)
        else _("From here {price}; later {later}.")
    )
    text = [brings, price.format(price=places.due(due), later=places.due(price_of_taken(id_, table, seat)))]
    if helped:
        text.append(_("Cheaper by {what}.").format(what=listed([source(why) for why in helped])))
    return paragraph(text)


def space_in_full(n: int) -> str:
    """An empty space of the display."""
    return _("Space {n}: {space}.").format(n=n + 1, space=empty(content().board.display[n]))


def tray(table: Table) -> str:
    """How many blueprints are left, and what a refresh takes."""
    return _("{n} more to come. To replace any of these costs {rep}.").format(
        n=len(table.state.tray), rep=places.rep(1)
    )


# Marketing

CRUISES_AND_QUEUE = _("Cruises and queue")
CRUISES = _("Cruises")
TICKETS = _("tickets")
SCHEDULED = _("scheduled")
NO_CRUISE = _("no cruise")
DAY = _("day")
SPACE = "[ ]"
"""The place of a ticket, or a cabin."""
QUEUE = _("Queue")
ADS = _("ads")
ON_A_DAY = _("On a day, per guest and icon")


def section(n: int) -> str:
    """A section of the queue counted from the bottom, the supply as the fourth."""
    return (_("bottom"), _("middle"), _("top"), _("supply"))[n - 1]


def ads(n: int, table: Table, seat: int) -> int:
    """What a guest of a section costs a seat, aboard at the last minute while guests board."""
    boarding = boarding_now(table.state) is not None
    return guest_due(table.state, seat, n, "last-minute" if boarding else "guest")[0].ads


def bonus(kind: e.Kind, s: State) -> str:
    """What guests of a type bring, in few words."""
    gain = day_bonus(s, kind)
    for say, n in (
        (places.gain_money, gain.money),
        (places.gain_ads, gain.ads),
        (places.gain_points, gain.points),
        (places.gain_rep, gain.rep),
    ):
        if n:
            return say(n)
    return ngettext("{n} resource", "{n} resources", gain.any).format(n=signed(gain.any))


def takes(cruise: str) -> str:
    """The fuel of a cruise."""
    return _("takes {fuel}").format(fuel=places.resources(content().cruises[cruise].fuel, "fuel"))


def for_each(cruise: str) -> str:
    """What each ticket of a cruise pays."""
    return _("{money} each").format(money=places.gain_money(len(content().cruises[cruise].destinations)))


def _pay(cruise: str) -> str:
    return places.money(len(content().cruises[cruise].destinations))


def cruise_in_full(n: int, table: Table) -> str:
    """Stops and fuel of a cruise, whose it is, its tickets and what they pay; for advertising that above all."""
    s: State = table.state
    slot = s.market[n]
    if not slot.cruise:
        return _("No cruise lies here until the launch is over.")
    found, seat = content().cruises[slot.cruise], scheduler(s, slot.cruise)
    text = [
        _("Stops: {stops}; {fuel}.").format(
            stops=screen_mine.stops(slot.cruise), fuel=places.resources(found.fuel, "fuel")
        ),
        "" if seat is None else _("Scheduled by {name}.").format(name=table.name(seat)),
        _("Tickets: {guests}.").format(guests=places.crowd(slot.guests)) if any(slot.guests) else "",
    ]
    kinds = listed([places.kind(kind) for kind in dict.fromkeys(found.destinations)])
    if isinstance(on_top(s), PickAdvert):
        return paragraph([_("{rep} more for {kinds} guests.").format(rep=places.rep(1), kinds=kinds), *text])
    if sum(slot.guests) < GUEST_SPACES:
        pays = _("A ticket pays {money}, and {rep} for {kinds} guests.")
        text.append(pays.format(money=_pay(slot.cruise), rep=places.rep(1), kinds=kinds))
    return paragraph(text)


def section_in_full(n: int, table: Table, seat: int) -> str:
    """A section of the queue with who is in it, and what one of them costs."""
    s: State = table.state
    a, b, c = (in_section(s, n, i) for i in range(len(e.KINDS)))
    text = {
        1: _("Bottom section, {ads} each for {name}: {guests}."),
        2: _("Middle section, {ads} each for {name}: {guests}."),
        3: _("Top section, {ads} each for {name}: {guests}."),
        SUPPLY: _("Supply, {ads} each for {name}: {guests}."),
    }[n]
    return text.format(guests=places.crowd((a, b, c)), name=table.name(seat), ads=places.ads(ads(n, table, seat)))


def kind_in_full(kind: e.Kind, table: Table) -> str:
    """What a type of guest brings on days in space, and how many there are."""
    s: State = table.state
    i = e.KINDS.index(kind)
    text = _("{n} in the queue, {supply} in the supply.").format(n=sum(part[i] for part in s.queue), supply=s.guests[i])
    return paragraph([_on_a_day(kind, table), text])


def ticket_in_full(kind: e.Kind, table: Table) -> str:
    """What a guest with a ticket brings, and costs if left behind."""
    return paragraph([_on_a_day(kind, table), _("Left behind it costs {rep}.").format(rep=places.rep(LEFT_BEHIND))])


def _on_a_day(kind: e.Kind, table: Table) -> str:
    """What a guest brings on a day in space; while guests board, with the icons of the ship."""
    s: State = table.state
    boarding = boarding_now(s)
    if boarding is not None:
        return _by_icons(kind, icons(s.players[boarding.seat].ships[boarding.ship].segments, kind), table)
    return {
        "adventure": _("{bonus} for each adventurous icon of the ship, on a day in space."),
        "relax": _("{bonus} for each relaxing icon of the ship, on a day in space."),
        "family": _("{bonus} for each family icon of the ship, on a day in space."),
    }[kind].format(bonus=table.say(day_bonus(s, kind)))


def _by_icons(kind: e.Kind, n: int, table: Table) -> str:
    """The same for so many icons of the ship."""
    if not n:
        return {
            "adventure": _("Nothing on a day in space, without adventurous icons in the ship."),
            "relax": _("Nothing on a day in space, without relaxing icons in the ship."),
            "family": _("Nothing on a day in space, without family icons in the ship."),
        }[kind]
    return {
        "adventure": ngettext(
            "{bonus} on a day in space, by {n} adventurous icon of the ship.",
            "{bonus} on a day in space, by {n} adventurous icons of the ship.",
            n,
        ),
        "relax": ngettext(
            "{bonus} on a day in space, by {n} relaxing icon of the ship.",
            "{bonus} on a day in space, by {n} relaxing icons of the ship.",
            n,
        ),
        "family": ngettext(
            "{bonus} on a day in space, by {n} family icon of the ship.",
            "{bonus} on a day in space, by {n} family icons of the ship.",
            n,
        ),
    }[kind].format(bonus=table.say(several(day_bonus(table.state, kind), n)), n=n)


def tickets() -> str:
    """What a ticket brings besides its pay."""
    return _("A ticket also brings {rep} if the guest's type is among the destinations.").format(rep=places.rep(1))


def boarding(question: Embark, table: Table) -> str:
    """How full the ship is, and what the launch takes with those aboard, at least one."""
    s: State = table.state
    player = s.players[question.seat]
    ship = player.ships[question.ship]
    n = sum(ship.guests)
    named = {"ship": places.cockpit(ship.cockpit), "n": n, "room": room_aboard(s, question.seat, ship)}
    aboard = _("{ship}: {n} of {room} aboard.").format(**named)
    if not player.scheduled:
        return aboard
    least = max(1, n)
    due = launch_due(s, question.seat, ship, player.scheduled, least)[0]
    takes = ngettext("With {n} guest the launch takes {stock}.", "With {n} guests the launch takes {stock}.", least)
    return paragraph([aboard, takes.format(n=least, stock=places.due(due))])
