"""What boarding, launching and the stops of a cruise ask."""

from core.galactic_cruise import choices as c
from core.galactic_cruise import effects as e
from core.galactic_cruise import questions as q
from core.galactic_cruise.launch import launch_due, left_behind, points_of_launch, room_aboard
from core.galactic_cruise.marketing import ticket_holders
from core.galactic_cruise.stops import guest_points, kind_of_stop, visitor_barred, visitor_due
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.screen_progress import next_cube
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _, listed, ngettext, paragraph

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
brief = DICTIONARY.says_brief
priced = DICTIONARY.says_priced


# Launch


@says(q.Embark)
def _embark(question: q.Embark, table: Table) -> str:
    s = table.state
    player = s.players[question.seat]
    ship = player.ships[question.ship]
    return paragraph(
        [
            _("Boarding {ship} for {cruise}.").format(
                ship=places.cockpit(ship.cockpit), cruise=places.itinerary(player.scheduled)
            ),
            _taken_places(question, table),
            _("Aboard: {guests}.").format(guests=places.crowd(ship.guests)),
            _("Waiting with tickets: {guests}.").format(guests=places.crowd(ticket_holders(s, question.seat))),
        ]
    )


def _taken_places(question: q.Embark, table: Table) -> str:
    ship = table.state.players[question.seat].ships[question.ship]
    aboard, room = sum(ship.guests), room_aboard(table.state, question.seat, ship)
    if aboard >= room:
        return ngettext("It is full, with {n} guest.", "It is full, with {n} guests.", aboard).format(n=aboard)
    return _("{aboard} of {room} aboard.").format(aboard=aboard, room=room)


@brief(q.Embark)
def _brief_embark(question: q.Embark, table: Table) -> str:
    ship = table.state.players[question.seat].ships[question.ship]
    boarding = _("Boarding {ship}.").format(ship=places.cockpit(ship.cockpit))
    return paragraph([boarding, _taken_places(question, table)])


@helps(q.Embark)
def _help_embark() -> Help:
    return Help(
        _(
            "At least one guest must board, one for each cabin. Those with tickets board free; others cost ads at the "
            "last minute, as in advertising but without money or reputation. "
            "A guest with a ticket who stays behind costs 2 reputation. "
            "Each guest takes 1 food in the launch. Closing the door places your cube on the progress track, "
            "then the resources are paid, the cockpit scores, and the ship lifts off."
        ),
        "GC-L3 to GC-L9, GC-Q41",
        first=_(
            "At least one guest must board, one for each cabin. Guests with tickets board free, others cost "
            "ads. A guest with a ticket who stays behind costs 2 reputation. When the door is closed your "
            "cube goes to the progress track, the supplies are paid, and the cockpit scores."
        ),
    )


@says(c.BoardGuest)
def _board_guest(choice: c.BoardGuest, table: Table) -> str:
    return {
        "adventure": _("Adventurous guest with a ticket"),
        "relax": _("Relaxing guest with a ticket"),
        "family": _("Family guest with a ticket"),
    }[choice.kind]


@brief(c.BoardGuest)
def _brief_board(choice: c.BoardGuest, table: Table) -> str:
    return {
        "adventure": _("Adventurous, with ticket"),
        "relax": _("Relaxing, with ticket"),
        "family": _("Family, with ticket"),
    }[choice.kind]


@refused(c.BoardGuest)
def _board_guest_refused(choice: c.BoardGuest, table: Table) -> str:
    return _("{guest} with a ticket").format(guest=places.guest(choice.kind))


def lift_off(table: Table) -> str:
    """Close the door, with what the launch then brings and takes."""
    s, question = table.state, table.question
    gains = [
        next_cube(s),
        _("{points} by its cockpit").format(
            points=places.gain_points(points_of_launch(s, question.seat, question.ship))
        ),
    ]
    lost = left_behind(s, question.seat)
    if lost:
        gains.append(_("{rep} for guests left behind").format(rep=places.gain_rep(-lost)))
    return _("Launch: {gains}; it takes {price}").format(gains=listed(gains), price=_launch_price(table))


def lift_off_briefly(table: Table) -> str:
    """The same in few words."""
    return _("Launch: {price}").format(price=_launch_price(table))


def _launch_price(table: Table) -> str:
    s, question = table.state, table.question
    player = s.players[question.seat]
    ship = player.ships[question.ship]
    due, _helped = launch_due(s, question.seat, ship, player.scheduled, sum(ship.guests))
    return places.due(due)


@says(q.PickNewcomer)
def _pick_newcomer(question: q.PickNewcomer, table: Table) -> str:
    return _("A new guest joins the queue, of a type that you choose. Which one?")


@helps(q.PickNewcomer)
def _help_pick_newcomer() -> Help:
    return Help(
        _(
            "After a launch as many new guests as boarded join the top section of the queue, by the destinations of "
            "the new cruise. The type that is due is used up, so you choose another. "
            "Take one that fits your ships, or that your rivals need less."
        ),
        "GC-L17, GC-L18",
    )


@says(c.PickKind)
def _pick_kind(choice: c.PickKind, table: Table) -> str:
    return {
        "adventure": _("An adventurous guest"),
        "relax": _("A relaxing guest"),
        "family": _("A family guest"),
    }[choice.kind]


@refused(c.PickKind)
def _pick_kind_refused(choice: c.PickKind, table: Table) -> str:
    return places.guest(choice.kind)


# Stops


@says(q.DropToken)
def _drop_token(question: q.DropToken, table: Table) -> str:
    ship = table.state.players[question.seat].ships[question.ship]
    return _("{ship} is at the {destination}. Which upgrade do you unlock with the token {token}?").format(
        ship=places.cockpit(ship.cockpit),
        destination=places.destination(kind_of_stop(ship)),
        token=places.token(ship.token),
    )


@brief(q.DropToken)
def _brief_drop(question: q.DropToken, table: Table) -> str:
    return _("Which upgrade does the token {token} unlock?").format(
        token=places.token(table.state.players[question.seat].ships[question.ship].token)
    )


@helps(q.DropToken)
def _help_drop_token() -> Help:
    return Help(
        _(
            "The token on the engine unlocks one of the three upgrades of this destination, which works from now on. "
            "Each of your tokens here also makes every guest that you score at this type of destination worth 1 VP "
            "more, now and later. If another destination lies ahead the token may wait for it; "
            "a token that comes back to Earth is lost."
        ),
        "GC-A4 to GC-A8, GC-A10, GC-Q46",
    )


@priced(c.Unlock)
@says(c.Unlock)
def _unlock(choice: c.Unlock, table: Table) -> str:
    return pieces.upgrade(choice.upgrade, table)


@brief(c.Unlock)
def _brief_unlock(choice: c.Unlock, table: Table) -> str:
    return pieces.upgrade_briefly(choice.upgrade, table)


@refused(c.Unlock)
def _refused_upgrade(choice: c.Unlock, table: Table) -> str:
    return places.upgrade(choice.upgrade)


@says(q.PickVisitor)
def _pick_visitor(question: q.PickVisitor, table: Table) -> str:
    ship = table.state.players[question.seat].ships[question.ship]
    asked = _("{ship} is at the {destination}. Which guest do you score?").format(
        ship=places.cockpit(ship.cockpit), destination=places.destination(kind_of_stop(ship))
    )
    return paragraph([asked, _too_dear(question, table)])


@brief(q.PickVisitor)
def _brief_visitor(question: q.PickVisitor, table: Table) -> str:
    dear = _too_dear(question, table)
    return paragraph([_("Which guest do you score?"), dear]) if dear else _pick_visitor(question, table)


def _too_dear(question: q.PickVisitor, table: Table) -> str:
    """Guests who are no answer, for want of ads."""
    s, seat = table.state, question.seat
    ship = s.players[seat].ships[question.ship]
    dear = [
        _("{guest} ({price})").format(guest=places.guest(kind), price=places.due(visitor_due(s, seat, ship, kind)[0]))
        for kind, n in zip(e.KINDS, question.left, strict=True)
        if n and visitor_barred(s, seat, ship, kind)
    ]
    return _("Too dear: {guests}.").format(guests=listed(dear)) if dear else ""


@helps(q.PickVisitor)
def _help_pick_visitor() -> Help:
    return Help(
        _(
            "Each guest aboard can be scored once at this stop: for 1 ad if the destination is of its type, else for "
            "2. It brings 3 VP, and 1 more for each of your tokens at this type of destination. "
            "It stays aboard, for days in space and the next destination. "
            "So score as many as you can pay, unless a better destination lies ahead and ads are short."
        ),
        "GC-A9, GC-A10, GC-Q47",
    )


@says(c.Score)
def _score(choice: c.Score, table: Table) -> str:
    s, seat = table.state, table.question.seat
    player = s.players[seat]
    ship = player.ships[table.question.ship]
    due, _helped = visitor_due(s, seat, ship, choice.kind)
    gain = places.gain_points(guest_points(player, kind_of_stop(ship)))
    return {
        "adventure": _("Adventurous guest for {price}: {gain}"),
        "relax": _("Relaxing guest for {price}: {gain}"),
        "family": _("Family guest for {price}: {gain}"),
    }[choice.kind].format(price=places.due(due), gain=gain)


@refused(c.Score)
def _score_refused(choice: c.Score, table: Table) -> str:
    return _("score the {guest}").format(guest=places.guest(choice.kind))
