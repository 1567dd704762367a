"""Words of the player board on the screen."""

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import empty_columns
from core.galactic_cruise.developments import GREY_PRICE, ROW_PRICE, development_due, expert_cost, expert_due
from core.galactic_cruise.gains import options
from core.galactic_cruise.launch import cockpit_points
from core.galactic_cruise.marketing import ticket_holders
from core.galactic_cruise.questions import DropToken, Embark, FlipOne, PickFunding, Run
from core.galactic_cruise.rules import cabins, on_top, storage
from core.galactic_cruise.scoring import HEAP, PENALTY, final_cockpits, rep_points, segment_points
from core.galactic_cruise.scoring import supplies as things
from core.galactic_cruise.state import Player, Ship, State
from core.galactic_cruise.stops import guest_points
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.sources import source
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, paragraph

MINE = _("Player board")
MINE_IN_SHORT = _("Player")

SUPPLIES = _("Supplies")
STORAGE = _("Storage")
TO_BUILD = _("To build")
WORKERS = _("Workers")
ELEVATOR = _("Elevator")
TO_HIRE = _("To hire")
CRUISE = _("Cruise")
SHIPS = _("Ships")
TOWER = _("Tower")
UNBUILT = _("Unbuilt")
UPGRADES = _("Upgrades")
SCORE = _("VP")
SO_FAR = _("So far")
AT_THE_END = _("At the end")

OTHERS = _(") next player's")
"""How others' boards come into view, for the first rows of one's own."""
NOT_SCHEDULED = _("none scheduled")
NO_PLANS = _("no blueprint")


# Supplies and storage


def stored(which: e.Resource, s: State, seat: int) -> str:
    """So much of a resource, and the room there is."""
    i = e.RESOURCES.index(which)
    return _("{resource} {n} of {room}").format(
        resource=places.resource(which), n=s.players[seat].stock[i], room=storage(s, seat, i)
    )


def stored_in_full(which: e.Resource, s: State, seat: int) -> str:
    """The same as a sentence."""
    i = e.RESOURCES.index(which)
    return _(
        "{held} stored, and room for {room}: what does not fit is lost. Each development of its row makes room."
    ).format(held=places.resources(s.players[seat].stock[i], which), room=storage(s, seat, i))


def cost_of_next(which: e.Resource, s: State, seat: int) -> str:
    """What the next development of a row costs with all discounts."""
    i = e.RESOURCES.index(which)
    if not s.players[seat].rows[i]:
        return _("all built")
    return places.money(development_due(s, seat, i, 0)[0].money)


def development_in_full(which: e.Resource, s: State, seat: int) -> str:
    """A row of developments as a sentence."""
    i = e.RESOURCES.index(which)
    left = s.players[seat].rows[i]
    if not left:
        return _("No development is left in the {resource} row.").format(resource=places.resource(which))
    due = development_due(s, seat, i, 0)[0]
    return ngettext(
        "{n} development is left in the {resource} row: it costs {cost}, of which each may be 1 {resource}, and makes "
        "room for 1 more.",
        "{n} developments are left in the {resource} row: the next costs {cost}, of which each may be 1 {resource}, "
        "and makes room for 1 more.",
        left,
    ).format(n=left, resource=places.resource(which), cost=places.money(due.money))


def columns(p: Player) -> str:
    """Columns of developments that are built out, what they are worth at the end, and with one more."""
    n, points = empty_columns(p), content().board.column_points
    now, then = places.points(points[n]), places.points(points[min(n + 1, len(points) - 1)])
    if not n:
        return _("no column built out: the first makes {then} at the end").format(then=then)
    if n == len(points) - 1:
        return _("all columns built out: {now} at the end").format(now=now)
    text = ngettext(
        "{n} column built out: {now} at the end, {then} with another",
        "{n} columns built out: {now} at the end, {then} with another",
        n,
    )
    return text.format(n=n, now=now, then=then)


def columns_in_full(p: Player) -> str:
    """The same with all that they can bring."""
    points = content().board.column_points
    return _(
        "{now} at the end; 1, 2 or 3 columns bring {a}, {b} or {c} VP. A column is built out once its food, oxygen "
        "and fuel developments are all on the board."
    ).format(a=points[1], b=points[2], c=points[3], now=places.points(points[empty_columns(p)]))


def supplies(s: State, seat: int) -> str:
    """What a player has at hand, in few words."""
    p = s.players[seat]
    return _("{money}, {ads}, {stock}, {home} at home").format(
        money=places.money(p.money),
        ads=places.ads(p.ads),
        stock=places.stock(p.stock),
        home=sum(workers_at_home(s, seat)),
    )


# Workers and experts


def workers_at_home(s: State, seat: int) -> tuple[int, int]:
    """So many workers and experts, without whoever is in the elevator."""
    p, step = s.players[seat], riding(s, seat)
    return p.home - (step is not None and not step.expert), p.experts - (step is not None and step.expert)


def at_home(expert: bool, n: int) -> str:
    """So many of a kind at home."""
    if expert:
        return ngettext("{n} expert at home", "{n} experts at home", n).format(n=n)
    return ngettext("{n} worker at home", "{n} workers at home", n).format(n=n)


def away(s: State, seat: int) -> list[str]:
    """Where the others of a seat are: locations by number, and ships."""
    found = []
    for at, worker in enumerate(s.network):
        if worker is not None and worker.owner == seat:
            text = _("expert at {n} {location}") if worker.expert else _("worker at {n} {location}")
            found.append(text.format(n=at + 1, location=places.location(at)))
    for ship in s.players[seat].ships:
        if ship.pilot:
            text = _("expert in {ship}") if ship.pilot == "expert" else _("worker in {ship}")
            found.append(text.format(ship=places.cockpit(ship.cockpit)))
    return found


def at_home_in_full(expert: bool, s: State, seat: int) -> str:
    """The same as a sentence, with all that are away."""
    away_ = away(s, seat)
    text = _("{workers}.").format(workers=at_home(expert, workers_at_home(s, seat)[expert]))
    return paragraph([text, _("Away: {workers}.").format(workers=listed(away_))]) if away_ else text


def riding(s: State, seat: int) -> Embark | e.Boarding | e.LiftOff | None:
    """What is to come of a launch of a seat while somebody rides the elevator."""
    for frame in s.stack:
        for step in frame.todo if isinstance(frame, Run) else (frame,):
            if frame.seat == seat and isinstance(step, Embark | e.Boarding | e.LiftOff):
                return step
    return None


def elevator(s: State, seat: int) -> str:
    """Who rides it to which ship, and how far the launch is; empty while nobody does."""
    step = riding(s, seat)
    if step is None:
        return ""
    text = {
        (False, False): _("worker on the way to {ship}, T-5: guests board"),
        (True, False): _("expert on the way to {ship}, T-5: guests board"),
        (False, True): _("worker on the way to {ship}, T-3: the launch is paid"),
        (True, True): _("expert on the way to {ship}, T-3: the launch is paid"),
    }[step.expert, isinstance(step, e.LiftOff)]
    return text.format(ship=places.ship(s, seat, step.ship))


def owed(n: int) -> str:
    """Funding bonuses that come at the start of the next turn."""
    return ngettext("{n} funding bonus next turn", "{n} funding bonuses next turn", n).format(n=n)


def expert(side: str, s: State, seat: int) -> str:
    """An expert with the price as it is now."""
    if side not in s.players[seat].unhired:
        return {"left": _("left expert: hired"), "right": _("right expert: hired")}[side]
    text = {"left": _("left expert: {cost}"), "right": _("right expert: {cost}")}[side]
    return text.format(cost=places.money(expert_due(s, seat, side)[0].money))


def expert_in_full(side: str, s: State, seat: int) -> str:
    """The same with what makes the price."""
    p = s.players[seat]
    if side not in p.unhired:
        return {"left": _("The left expert is hired."), "right": _("The right expert is hired.")}[side]
    full, now = expert_cost(p, side), expert_due(s, seat, side)[0].money
    text = {
        "left": _("{full}: {n} for each token left in the tower's lower four, flipped or not."),
        "right": _("{full}: {n} for each development left in the food and oxygen rows."),
    }[side].format(n=GREY_PRICE if side == "left" else ROW_PRICE, full=places.money(full))
    return paragraph(
        [_("Now {now} instead of {full}.").format(now=places.money(now), full=full) if now < full else "", text]
    )


# Tower


def token(id_: str, s: State, seat: int, table: Table) -> str:
    """What a token of the tower gives; a brown one gives its funding bonus also once it is gone."""
    p, found = s.players[seat], content().tokens[id_]
    if id_ == p.flipped:
        return _("{bonus}, flipped").format(bonus=table.say(found.bonus))
    if id_ in p.tower:
        return table.say(found.bonus)
    return _("gone: {bonus}").format(bonus=places.gain_funding(id_, 2)) if found.brown else _("gone")


def token_in_full(id_: str, s: State, seat: int, table: Table) -> str:
    """A token with where it is and what follows; for whoever takes a funding bonus or flips a token, that alone."""
    p, asked = s.players[seat], on_top(s)
    if isinstance(asked, FlipOne):
        return _once_flipped(id_, p)
    now = _token_now(id_, s, seat)
    if isinstance(asked, PickFunding):
        return now
    where = (
        _("It is flipped for the scheduled cruise and leaves the tower at the launch.")
        if id_ == p.flipped
        else _("It is in the tower: flipped when a cruise is scheduled, it brings its bonus once.")
        if id_ in p.tower
        else _("It has left the tower.")
    )
    return paragraph([_("{token}.").format(token=pieces.token(id_, table)), where, now])


def _token_now(id_: str, s: State, seat: int) -> str:
    """What a token is worth beside its bonus."""
    if not content().tokens[id_].brown:
        return _("Each of the lower four that has left makes the left expert {n} money cheaper.").format(n=GREY_PRICE)
    n = options(s, seat)[id_]
    if not n:
        return _("Until then its funding bonus can't be taken; from then on it is doubled.")
    worth = (
        _("Its funding bonus is {bonus}, and twice that once its token has left the tower.")
        if n == 1
        else _("Its funding bonus is {bonus} now.")
    )
    return worth.format(bonus=places.gain_funding(id_, n))


def _once_flipped(id_: str, p: Player) -> str:
    """What follows when a token is flipped, besides its bonus."""
    if content().tokens[id_].brown:
        return _("Its funding bonus: none until the launch, then {twice}.").format(twice=places.gain_funding(id_, 2))
    if "left" not in p.unhired:
        return ""
    return _("From the launch on the left expert is {money} cheaper.").format(money=places.money(GREY_PRICE))


# Ships


def scheduled(s: State, seat: int) -> list[str]:
    """The scheduled cruise with its stops, its fuel and its tickets."""
    cruise = s.players[seat].scheduled
    if not cruise:
        return [NOT_SCHEDULED]
    told = _("{cruise}: {stops}; {fuel}").format(
        cruise=places.cruise(cruise),
        stops=stops(cruise),
        fuel=places.resources(content().cruises[cruise].fuel, "fuel"),
    )
    return [told, _("tickets: {guests}").format(guests=places.crowd(ticket_holders(s, seat)))]


def ship(found: Ship) -> str:
    """A ship, at home with the guests it has room for."""
    if found.cruise:
        return places.cockpit(found.cockpit)
    return _("{ship}, {cabins}").format(ship=places.cockpit(found.cockpit), cabins=places.cabins(cabins(found)))


def on_its_way(found: Ship) -> str:
    """Where a ship in space is, and how many guests are aboard."""
    n, cruise = sum(found.guests), places.cruise(found.cruise)
    if not found.stop:
        return ngettext("leaves for {cruise}, {n} guest", "leaves for {cruise}, {n} guests", n).format(
            cruise=cruise, n=n
        )
    return ngettext(
        "{cruise} {stop} of {last}: {where}, {n} guest",
        "{cruise} {stop} of {last}: {where}, {n} guests",
        n,
    ).format(
        cruise=cruise,
        n=n,
        stop=found.stop,
        last=len(content().cruises[found.cruise].stops) + 1,
        where=stop(found.cruise, found.stop),
    )


def scores(found: Ship, s: State, seat: int) -> str:
    """What its cockpit scores at each launch and at the end, and how much that is now."""
    return _("{criterion}; now {points}").format(
        criterion=pieces.criterion(found.cockpit), points=places.points(cockpit_points(s, seat, found))
    )


def never_launched() -> str:
    """What a ship costs that stays at home."""
    return _("never launched: {loss} at the end").format(loss=places.gain_points(-PENALTY))


def stop(cruise: str, n: int) -> str:
    """A stop of a cruise in few words."""
    stops = content().cruises[cruise].stops
    if n > len(stops):
        return _("Earth")
    found = stops[n - 1]
    return _("day") if found == "day" else places.kind(found)


def stops(cruise: str) -> str:
    """All of them but Earth."""
    return listed([stop(cruise, n) for n in range(1, len(content().cruises[cruise].stops) + 1)])


# Upgrades, points


def upgrade_in_full(id_: str, s: State, seat: int, table: Table) -> str:
    """An upgrade, where it is unlocked, and whether it is; for whoever unlocks one, that alone."""
    found, p = content().upgrades[id_], s.players[seat]
    told = _("{upgrade}.").format(upgrade=pieces.upgrade(id_, table))
    if isinstance(on_top(s), DropToken):
        return told
    locked = {
        "adventure": _("Locked: the token on a ship unlocks it at an adventurous destination."),
        "relax": _("Locked: the token on a ship unlocks it at a relaxing destination."),
        "family": _("Locked: the token on a ship unlocks it at a family destination."),
    }
    state = _("Unlocked.") if id_ in p.upgrades else locked[found.at]
    return paragraph([told, state])


def upgrade(id_: str, table: Table) -> str:
    """An unlocked upgrade with what it does."""
    return pieces.upgrade(id_, table)


def per_guest(p: Player, kind: e.Kind, *, brief: bool = False) -> str:
    """What a guest brings at the destinations of a type; briefly the points alone."""
    points = places.points(guest_points(p, kind))
    return points if brief else _("{points} per guest").format(points=points)


def points_from(why: str, n: int) -> str:
    """Points by where they came from."""
    return _("{source} {n}").format(source=source(why), n=n)


def past(p: Player) -> list[str]:
    """Launches, visits and guests so far."""
    launches, visits = sum(each.launches for each in p.ships), sum(p.visits)
    return [
        ngettext("{n} launch", "{n} launches", launches).format(n=launches),
        ngettext("{n} destination visited", "{n} destinations visited", visits).format(n=visits),
        ngettext("{n} guest scored", "{n} guests scored", p.scored).format(n=p.scored),
    ]


def at_the_end(s: State, seat: int) -> list[str]:
    """What else would count if the match ended now."""
    p = s.players[seat]
    return [
        _("{rep}: {points}").format(rep=places.rep(p.rep), points=places.points(rep_points(p.rep))),
        _("segments: {points}").format(points=places.points(segment_points(p))),
        _("cockpits: {points}").format(points=places.points(final_cockpits(s, seat))),
    ]


def left_over(p: Player) -> str:
    """What is left over, and what it would count at the end."""
    n = things(p)
    text = ngettext(
        "{n} thing left over, 1 VP for {heap}: {points}", "{n} things left over, 1 VP for {heap}: {points}", n
    )
    return text.format(n=n, heap=HEAP, points=places.points(n // HEAP))


def left_over_in_full(p: Player) -> str:
    """The same with what counts."""
    cards, plans = len(p.hand), len(p.blueprints)
    counted = [
        places.money(p.money),
        places.ads(p.ads),
        places.stock(p.stock),
        ngettext("{n} agenda card", "{n} agenda cards", cards).format(n=cards),
        ngettext("{n} unbuilt blueprint", "{n} unbuilt blueprints", plans).format(n=plans),
    ]
    return _("What counts: {things}; 1 VP for {heap} of all of them together.").format(
        things=listed(counted), heap=HEAP
    )
