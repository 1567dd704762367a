"""Names for amounts, pieces and places: content by its name, walkways by the locations they join."""

from collections.abc import Callable

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import Due
from core.galactic_cruise.rules import LOCATIONS, WALKWAYS
from core.galactic_cruise.rules import cabins as cabins_of
from core.galactic_cruise.state import NEUTRAL, NPC, Ship, State
from core.galactic_cruise.supplies import rises
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, signed

# Amounts


def money(n: int) -> str:
    """So much money."""
    return ngettext("{n} money", "{n} money", n).format(n=n)


def ads(n: int) -> str:
    """So many ads."""
    return ngettext("{n} ad", "{n} ads", n).format(n=n)


def points(n: int) -> str:
    """So many victory points."""
    return ngettext("{n} VP", "{n} VP", n).format(n=n)


def rep(n: int) -> str:
    """So much reputation."""
    return ngettext("{n} reputation", "{n} reputation", n).format(n=n)


def rep_briefly(n: int) -> str:
    """The same where room is scarce."""
    return ngettext("{n} rep", "{n} rep", n).format(n=n)


def resources(n: int, which: e.Resource) -> str:
    """So much of a resource."""
    return {
        "food": ngettext("{n} food", "{n} food", n),
        "oxygen": ngettext("{n} oxygen", "{n} oxygen", n),
        "fuel": ngettext("{n} fuel", "{n} fuel", n),
    }[which].format(n=n)


def gain_money(n: int) -> str:
    """Money as a change."""
    return ngettext("{n} money", "{n} money", abs(n)).format(n=signed(n))


def gain_ads(n: int) -> str:
    """Ads as a change."""
    return ngettext("{n} ad", "{n} ads", abs(n)).format(n=signed(n))


def gain_points(n: int) -> str:
    """Victory points as a change."""
    return ngettext("{n} VP", "{n} VP", abs(n)).format(n=signed(n))


def gain_rep(n: int) -> str:
    """Reputation as a change."""
    return ngettext("{n} reputation", "{n} reputation", abs(n)).format(n=signed(n))


def gain_rep_briefly(n: int) -> str:
    """The same where room is scarce."""
    return ngettext("{n} rep", "{n} rep", abs(n)).format(n=signed(n))


def gain_resources(n: int, which: e.Resource) -> str:
    """A resource as a change."""
    return {
        "food": ngettext("{n} food", "{n} food", abs(n)),
        "oxygen": ngettext("{n} oxygen", "{n} oxygen", abs(n)),
        "fuel": ngettext("{n} fuel", "{n} fuel", abs(n)),
    }[which].format(n=signed(n))


def gain_any(n: int) -> str:
    """Resources of any type as a change."""
    return ngettext("{n} resource of any type", "{n} resources of any type", abs(n)).format(n=signed(n))


def gain_any_briefly(n: int) -> str:
    """The same where room is scarce."""
    return ngettext("{n} resource", "{n} resources", abs(n)).format(n=signed(n))


def gain_funding(id_: str, n: int) -> str:
    """A funding bonus by its brown token."""
    return {
        "money": gain_money,
        "ad": gain_ads,
        "vp": gain_points,
        "resource": gain_any,
    }[id_](n)


def resource(which: e.Resource) -> str:
    """A resource."""
    return {"food": _("food"), "oxygen": _("oxygen"), "fuel": _("fuel")}[which]


def stock(held: e.Stock) -> str:
    """So much of each resource."""
    return listed([resources(n, which) for which, n in zip(e.RESOURCES, held, strict=True)])


def due(owed: Due) -> str:
    """All that is owed; nothing is said as nothing to pay."""
    return _due(owed, rep)


def due_briefly(owed: Due) -> str:
    """The same where room is scarce."""
    return _due(owed, rep_briefly)


def _due(owed: Due, say_rep: Callable[[int], str]) -> str:
    parts = []
    if owed.money:
        parts.append(
            money(owed.money)
            if owed.flex is None
            else _("{n} money or {resource}").format(n=owed.money, resource=resource(owed.flex))
        )
    if owed.ads:
        parts.append(ads(owed.ads))
    parts += [resources(n, which) for which, n in zip(e.RESOURCES, owed.goods, strict=True) if n]
    if owed.rep:
        parts.append(say_rep(owed.rep))
    return listed(parts) if parts else _("free")


# Guests, destinations, icons


def guest(kind: e.Kind) -> str:
    """A type of guest."""
    return {
        "adventure": _("adventurous guest"),
        "relax": _("relaxing guest"),
        "family": _("family guest"),
    }[kind]


def guests(n: int, kind: e.Kind) -> str:
    """So many guests of a type."""
    return {
        "adventure": ngettext("{n} adventurous guest", "{n} adventurous guests", n),
        "relax": ngettext("{n} relaxing guest", "{n} relaxing guests", n),
        "family": ngettext("{n} family guest", "{n} family guests", n),
    }[kind].format(n=n)


def crowd(held: e.Stock) -> str:
    """So many guests of each type, those that are there."""
    found = [guests(n, kind) for kind, n in zip(e.KINDS, held, strict=True) if n]
    return listed(found) if found else _("nobody")


def kind(which: e.Kind) -> str:
    """The type of an icon or a destination."""
    return {"adventure": _("adventurous"), "relax": _("relaxing"), "family": _("family")}[which]


def destination(which: e.Kind) -> str:
    """A destination."""
    return {
        "adventure": _("adventurous destination"),
        "relax": _("relaxing destination"),
        "family": _("family destination"),
    }[which]


def stop(cruise: str, n: int) -> str:
    """What lies at a stop of a cruise, the first being 1; the last is Earth."""
    stops = content().cruises[cruise].stops
    if n > len(stops):
        return _("Earth")
    found = stops[n - 1]
    return _("day in space") if found == "day" else destination(found)


# Pieces


def agenda(id_: str) -> str:
    """The name of an agenda card."""
    return _(content().agendas[id_].name)


def blueprint(id_: str) -> str:
    """The name of a blueprint."""
    return _(content().blueprints[id_].name)


def icons(id_: str) -> str:
    """The icons of a blueprint."""
    return listed([kind(icon) for icon in content().blueprints[id_].icons])


def cockpit(id_: str) -> str:
    """The name of a cockpit, which names its ship too."""
    return _(content().cockpits[id_].name)


def engine(id_: str) -> str:
    """The name of an engine."""
    return _(content().engines[id_].name)


def ship(s: State, seat: int, n: int) -> str:
    """The name of a player's ship."""
    return cockpit(s.players[seat].ships[n].cockpit)


def cruise(id_: str) -> str:
    """The name of a cruise."""
    return _(content().cruises[id_].name)


def itinerary(id_: str) -> str:
    """A cruise with its stops and its fuel."""
    found = content().cruises[id_]
    stops = listed([stop(id_, n) for n in range(1, len(found.stops) + 1)])
    return _("{cruise} ({stops}; {fuel})").format(cruise=_(found.name), stops=stops, fuel=resources(found.fuel, "fuel"))


def token(id_: str) -> str:
    """The name of an upgrade token."""
    return _(content().tokens[id_].name)


def upgrade(id_: str) -> str:
    """The name of an upgrade."""
    return _(content().upgrades[id_].name)


def technology(id_: str) -> str:
    """The name of a technology."""
    return _(content().technologies[id_].name)


def action(which: e.Action) -> str:
    """The name of an action."""
    return {
        "development": _("Development"),
        "expert": _("Hire an expert"),
        "supplies": _("Buy supplies"),
        "blueprints": _("Blueprints"),
        "segments": _("Build segments"),
        "ship": _("New ship"),
        "resources": _("Gain resources"),
        "silo": _("Refill the silo"),
        "schedule": _("Schedule a cruise"),
        "advertise": _("Advertise"),
        "draw": _("Draw agendas"),
        "refill": _("Refill agendas"),
    }[which]


def action_does(which: e.Action, s: State) -> str:
    """What an action is good for, in a sentence, refilling the silo with what it brings now."""
    return {
        "development": _("Build on a walkway, or under a technology, to use it from now on."),
        "expert": _("One more worker, with a special ability."),
        "supplies": _("2 resources for 1 money, and 2 ads for 1 money."),
        "blueprints": _("Take up to 2 of the display, free of charge."),
        "segments": _("Build up to 2 blueprints into your ships at home."),
        "ship": _("A cockpit with its engine, free of charge, and the engine's bonus."),
        "resources": _("Take up to 3 from the silo."),
        "silo": _("Discard a card to fill up a resource, for money, now up to {money}, and {rep}."),
        "schedule": _("Choose your next cruise and get the bonus of a token."),
        "advertise": _("Sell up to 2 tickets of a cruise for ads: money and reputation."),
        "draw": _("Take up to 2 cards."),
        "refill": _("The bonuses of the empty spaces, then four new cards."),
    }[which].format(money=money(max(rises(s))), rep=rep(1))


def segments(found: Ship) -> str:
    """How many segments and cabins a ship has."""
    n = len(found.segments)
    return _("{segments}, {cabins}").format(
        segments=ngettext("{n} segment", "{n} segments", n).format(n=n), cabins=cabins(cabins_of(found))
    )


def cabins(n: int) -> str:
    """So many cabins."""
    return ngettext("{n} cabin", "{n} cabins", n).format(n=n)


# Places


def location(at: int) -> str:
    """The name of a location."""
    return _(content().board.location[at].name)


def ends(area: int) -> tuple[int, int]:
    """The two locations that a walkway joins."""
    return area, (area + 1) % LOCATIONS


def area(s: State, n: int) -> str:
    """A walkway by the numbers of its locations, or a technology."""
    if n >= WALKWAYS:
        return technology(s.technologies[n - WALKWAYS])
    here, there = ends(n)
    return _("walkway {a}-{b}").format(a=here + 1, b=there + 1)


def area_briefly(s: State, n: int) -> str:
    """The same where a walkway needs no word, since the board marks it."""
    if n >= WALKWAYS:
        return area(s, n)
    here, there = ends(n)
    return _("{a}-{b}").format(a=here + 1, b=there + 1)


def area_in_full(s: State, n: int) -> str:
    """A walkway with the locations it joins, or a technology."""
    if n >= WALKWAYS:
        return _("Technology {name}").format(name=technology(s.technologies[n - WALKWAYS]))
    here, there = ends(n)
    return _("Walkway {a}-{b}, {here} to {there}").format(
        a=here + 1, b=there + 1, here=location(here), there=location(there)
    )


def section(n: int) -> str:
    """A section of the queue, counted from the bottom; the supply is the fourth."""
    return (_("bottom section"), _("middle section"), _("top section"), _("supply"))[n - 1]


def owner(seat: int, table: Table) -> str:
    """Whose a development, a worker or a cube is."""
    if seat == NEUTRAL:
        return _("neutral")
    return _("NPC") if seat == NPC else table.name(seat)


def owners(seats: tuple[int, ...], table: Table) -> str:
    """All owners in an area."""
    return listed([owner(seat, table) for seat in seats]) if seats else _("nobody")
