"""What scheduling and advertising ask, and whom to take aboard at the last minute."""

from core.galactic_cruise import choices as c
from core.galactic_cruise import effects as e
from core.galactic_cruise import questions as q
from core.galactic_cruise.components import content
from core.galactic_cruise.marketing import GUEST_SPACES, guest_due, slot_of
from tui.galactic_cruise.words import pieces, places, screen_mine
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _, listed, ngettext

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
asks = DICTIONARY.asks_part
part = DICTIONARY.says_part
brief = DICTIONARY.says_brief
priced = DICTIONARY.says_priced


# Scheduling


@says(q.PickSchedule)
def _pick_schedule(question: q.PickSchedule, table: Table) -> str:
    return _("Which cruise do you schedule?")


@helps(q.PickSchedule)
def _help_pick_schedule() -> Help:
    return Help(
        _(
            "Your consultant goes to a cruise that nobody has scheduled and stays there until you launch it. "
            "Guests who have tickets for it are yours then. At a destination you unlock an upgrade and score guests; "
            "on a day in space guests bring bonuses by the icons of your ship. "
            "Begin with a cruise that takes little fuel, and watch who is in the queue."
        ),
        "GC-B10, GC-B33, GC-Q32",
        first=_(
            "Your consultant goes to a cruise that nobody has scheduled; guests with tickets for it are yours then. "
            "At a destination you unlock an upgrade and score guests, on a day in space guests bring bonuses. "
            "Begin with a cruise that takes little fuel."
        ),
    )


@says(c.TakeCruise)
def _take_cruise(choice: c.TakeCruise, table: Table) -> str:
    guests = table.state.market[slot_of(table.state, choice.cruise)].guests
    own = table.state.players[table.question.seat].scheduled == choice.cruise
    if any(guests) and own:
        text = _("{cruise}, scheduled by you, with tickets: {guests}")
    elif any(guests):
        text = _("{cruise}, with tickets: {guests}")
    else:
        text = _("{cruise}, scheduled by you") if own else "{cruise}"
    return text.format(cruise=places.itinerary(choice.cruise), guests=places.crowd(guests))


@refused(c.TakeCruise)
def _take_cruise_refused(choice: c.TakeCruise, table: Table) -> str:
    return places.cruise(choice.cruise)


@brief(c.TakeCruise)
def _brief_cruise(choice: c.TakeCruise, table: Table) -> str:
    named = places.cruise(choice.cruise)
    return named if isinstance(table.question, q.PickAdvert) else _to_launch(named, choice)


@priced(c.TakeCruise)
def _priced_cruise(choice: c.TakeCruise, table: Table) -> str:
    found, named = content().cruises[choice.cruise], places.cruise(choice.cruise)
    if isinstance(table.question, q.PickAdvert):
        own = table.state.players[table.question.seat].scheduled == choice.cruise
        text = _("{cruise}, yours: {money} a ticket") if own else _("{cruise}: {money} a ticket")
        return text.format(cruise=named, money=places.gain_money(len(found.destinations)))
    named = _("{cruise} ({stops})").format(cruise=named, stops=screen_mine.stops(choice.cruise))
    return _to_launch(named, choice)


def _to_launch(cruise: str, choice: c.TakeCruise) -> str:
    fuel = places.resources(content().cruises[choice.cruise].fuel, "fuel")
    return _("{cruise}: {fuel} to launch").format(cruise=cruise, fuel=fuel)


@says(q.FlipOne)
def _flip_one(question: q.FlipOne, table: Table) -> str:
    return _("Which token of your launch tower do you flip?")


@helps(q.FlipOne)
def _help_flip_one() -> Help:
    return Help(
        _(
            "You get the bonus of the token now; at the launch it goes to the ship, which can drop it at a destination "
            "to unlock an upgrade. A small one, of 1 money, ad, VP or resource, closes that funding bonus until the "
            "launch and doubles it for the rest of the match. A large one gives more now and makes your left expert "
            "cheaper once it is launched. Early in the match double funding bonuses pay best; take a large one when "
            "you need what it gives."
        ),
        "GC-B34, GC-B35, GC-T22, GC-L13",
        first=_(
            "You get the bonus of the token now. At the launch it goes to the ship, and at a destination it "
            "unlocks an upgrade. A small token gives little now but doubles its funding bonus for the rest of "
            "the match; a large one gives more now and then makes your left expert cheaper."
        ),
    )


@says(c.FlipToken)
def _flip_token(choice: c.FlipToken, table: Table) -> str:
    if content().tokens[choice.token].brown:
        return _("{token}, then a double funding bonus").format(token=pieces.token(choice.token, table))
    if "left" in table.state.players[table.question.seat].unhired:
        return _("{token}, then a cheaper left expert").format(token=pieces.token(choice.token, table))
    return pieces.token(choice.token, table)


@brief(c.FlipToken)
def _brief_token(choice: c.FlipToken, table: Table) -> str:
    bonus = content().tokens[choice.token].bonus
    if isinstance(bonus, e.Gain) and bonus.any:
        return places.gain_any_briefly(bonus.any)
    return table.say(bonus)


@priced(c.FlipToken)
def _priced_token(choice: c.FlipToken, table: Table) -> str:
    return _("{token}: {bonus}").format(
        token=places.token(choice.token), bonus=table.say(content().tokens[choice.token].bonus)
    )


# Advertising


@says(q.PickAdvert)
def _pick_advert(question: q.PickAdvert, table: Table) -> str:
    return _("Which cruise do you advertise?")


@helps(q.PickAdvert)
def _help_pick_advert() -> Help:
    return Help(
        _(
            "Sell tickets for a cruise of your own or one that nobody has scheduled; it takes two guests. "
            "Each guest brings 1 money for each destination of the cruise, and 1 reputation if one of them is of the "
            "guest's type. "
            "Guests of an unscheduled cruise go with whoever schedules it, so sell there only for the money and the "
            "reputation, or be the first to schedule it."
        ),
        "GC-B11, GC-B37, GC-B38, GC-Q32",
        first=_(
            "Sell tickets for a cruise of your own or one that nobody has scheduled. Each of two guests brings 1 money "
            "for each destination, and 1 reputation if one of them is of the guest's type. Guests of an unscheduled "
            "cruise go with whoever schedules it."
        ),
    )


@says(q.PickGuest)
def _pick_guest(question: q.PickGuest, table: Table) -> str:
    sold = sum(table.state.market[slot_of(table.state, question.cruise)].guests)
    n = min(question.left, GUEST_SPACES - sold)
    return ngettext(
        "Tickets for {cruise}: {n} may still be sold.", "Tickets for {cruise}: {n} may still be sold.", n
    ).format(cruise=places.cruise(question.cruise), n=n)


@helps(q.PickGuest)
def _help_pick_guest() -> Help:
    return Help(
        _(
            "A guest costs 1, 2 or 3 ads from the bottom, middle or top section of the queue, 4 from the supply. "
            "They are the same everywhere: a dearer section pays only with a card that lowers its price. "
            "A guest whose type the cruise visits brings 1 reputation now and costs 1 ad less to score there; "
            "one whose icons your ship has pays on days in space. "
            "Sell no more tickets than your ship has cabins: each guest left behind costs 2 reputation."
        ),
        "GC-B11, GC-B37, GC-B38, GC-L7, GC-Q33",
        first=_(
            "A guest costs 1 to 3 ads from the bottom to the top of the queue, 4 from the supply, and is the same "
            "everywhere. One whose type the cruise visits brings 1 reputation now and costs 1 ad less to score "
            "there. Sell no more tickets than your ship has cabins: each guest left behind costs 2 reputation."
        ),
    )


@says(c.TakeGuest)
def _take_guest(choice: c.TakeGuest, table: Table) -> str:
    price = _guest_price(choice, table)
    return {
        "adventure": _("Adventurous guest from the {section}: {price}"),
        "relax": _("Relaxing guest from the {section}: {price}"),
        "family": _("Family guest from the {section}: {price}"),
    }[choice.kind].format(section=places.section(choice.section), price=price)


@refused(c.TakeGuest)
def _take_guest_refused(choice: c.TakeGuest, table: Table) -> str:
    return _("{guest} from the {section}").format(
        guest=places.guest(choice.kind), section=places.section(choice.section)
    )


def _guest_price(choice: c.TakeGuest, table: Table) -> str:
    price: e.Price = "last-minute" if isinstance(table.question, q.Embark) else "guest"
    due, _helped = guest_due(table.state, table.question.seat, choice.section, price)
    return places.due(due)


@asks(c.TakeGuest, "kind")
def _ask_kind(choice: c.TakeGuest, table: Table) -> str:
    return _("Who comes aboard?") if isinstance(table.question, q.Embark) else _("Who buys one?")


@part(c.TakeGuest, "kind")
def _part_kind(choice: c.TakeGuest, table: Table) -> str:
    price = _guest_price(choice, table)
    if isinstance(table.question, q.Embark):
        return {
            "adventure": _("Adventurous guest at the last minute for {price}"),
            "relax": _("Relaxing guest at the last minute for {price}"),
            "family": _("Family guest at the last minute for {price}"),
        }[choice.kind].format(price=price)
    destinations = content().cruises[table.question.cruise].destinations
    gains = [places.gain_money(len(destinations))]
    if choice.kind in destinations:
        gains.append(places.gain_rep(1))
    return {
        "adventure": _("Adventurous guest for {price}: {gains}"),
        "relax": _("Relaxing guest for {price}: {gains}"),
        "family": _("Family guest for {price}: {gains}"),
    }[choice.kind].format(price=price, gains=listed(gains))


@brief(c.TakeGuest, "kind")
def _brief_kind(choice: c.TakeGuest, table: Table) -> str:
    if not isinstance(table.question, q.Embark):
        return _part_kind(choice, table)
    return {
        "adventure": _("Adventurous, last minute"),
        "relax": _("Relaxing, last minute"),
        "family": _("Family, last minute"),
    }[choice.kind]


@priced(c.TakeGuest, "kind")
def _priced_kind(choice: c.TakeGuest, table: Table) -> str:
    if not isinstance(table.question, q.Embark):
        return _part_kind(choice, table)
    return {
        "adventure": _("Adventurous, last minute: {price}"),
        "relax": _("Relaxing, last minute: {price}"),
        "family": _("Family, last minute: {price}"),
    }[choice.kind].format(price=_guest_price(choice, table))


@asks(c.TakeGuest, "section")
def _ask_section(choice: c.TakeGuest, table: Table) -> str:
    return {
        "adventure": _("Adventurous guest: from where? Only prices differ."),
        "relax": _("Relaxing guest: from where? Only prices differ."),
        "family": _("Family guest: from where? Only prices differ."),
    }[choice.kind]


@part(c.TakeGuest, "section")
def _part_section(choice: c.TakeGuest, table: Table) -> str:
    return (
        _("Bottom section: {price}"),
        _("Middle section: {price}"),
        _("Top section: {price}"),
        _("Supply: {price}"),
    )[choice.section - 1].format(price=_guest_price(choice, table))
