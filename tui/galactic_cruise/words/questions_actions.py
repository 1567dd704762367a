"""What the actions of the board ask: developments, experts, supplies, blueprints, ships, the silo, agendas."""

from msgspec.structs import replace

from core.galactic_cruise import choices as c
from core.galactic_cruise import effects as e
from core.galactic_cruise import questions as q
from core.galactic_cruise.components import content
from core.galactic_cruise.developments import expert_due
from core.galactic_cruise.rules import SILO_FULL, limit
from core.galactic_cruise.shipyard import places_left, segment_due
from core.galactic_cruise.supplies import rises
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.screen_supply import from_here
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _, listed, ngettext

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
asks = DICTIONARY.asks_part
part = DICTIONARY.says_part
brief = DICTIONARY.says_brief
priced = DICTIONARY.says_priced


# Developments and experts


@says(q.PickDevelopment)
def _pick_development(question: q.PickDevelopment, table: Table) -> str:
    return _("Build a development.")


@helps(q.PickDevelopment)
def _help_pick_development() -> Help:
    return Help(
        _(
            "Take the leftmost development of a row, pay for its column in money and that row's resource, in any mix, "
            "and put it where you have none yet. On a walkway it joins two locations for your workers; "
            "below a technology it lets you use that technology free for the rest of the match. "
            "The first development of an area brings 1 reputation, and others pay you for using it. "
            "Each one makes room for one more of its resource, and columns that all three rows have left "
            "bring VP at the end."
        ),
        "GC-B1, GC-B15 to GC-B18, GC-E22",
        first=_(
            "A development on a walkway lets your workers use the actions at both its ends; one under a "
            "technology lets you use that for the rest of the match. It costs money or the resource of its "
            "row, in any mix, and makes room for one more of that resource. The first development of a place "
            "brings 1 reputation."
        ),
    )


@says(q.PickExpert)
def _pick_expert(question: q.PickExpert, table: Table) -> str:
    return _("Which expert do you hire?")


@helps(q.PickExpert)
def _help_pick_expert() -> Help:
    return Help(
        _(
            "An expert is a third or fourth worker with a special ability, the same for everybody in this match. "
            "The left one gets cheaper with each large token that leaves your launch tower, the right one with each "
            "development built from the food and oxygen rows. "
            "It comes home at once with a funding bonus. Another worker means fewer meetings, so hire one while there "
            "are many turns left."
        ),
        "GC-B2, GC-B19 to GC-B21",
        first=_(
            "An expert is one more worker, with an ability that is the same for everybody. The left one gets "
            "cheaper with each large token that leaves your launch tower, the right one with each development "
            "built from the food and oxygen rows. Another worker means fewer meetings, so hire while many "
            "turns are left."
        ),
    )


@says(c.HireExpert)
def _hire_expert(choice: c.HireExpert, table: Table) -> str:
    due, _helped = expert_due(table.state, table.question.seat, choice.side)
    text = _("The left expert: {price}") if choice.side == "left" else _("The right expert: {price}")
    return text.format(price=places.due(due))


@refused(c.HireExpert)
def _hire_expert_refused(choice: c.HireExpert, table: Table) -> str:
    return _("the left expert") if choice.side == "left" else _("the right expert")


# Supplies and the silo


@says(q.PickSupplies)
def _pick_supplies(question: q.PickSupplies, table: Table) -> str:
    return _("Which supplies do you buy?")


@helps(q.PickSupplies)
def _help_pick_supplies() -> Help:
    return Help(
        _(
            "For 1 money you get two resources of your choice, and for 1 more money two ads, each once per action. "
            "The resources come from the supply, not from the silo, and what you can't store is lost. "
            "Ads sell tickets and score guests; food, oxygen and fuel are for launches. "
            "It is nearly always worth taking both."
        ),
        "GC-B3, GC-B31",
    )


@says(c.Buy)
def _buy(choice: c.Buy, table: Table) -> str:
    return _("Resources: any 2 for 1 money") if choice.what == "resources" else _("Ads: 2 for 1 money")


@says(q.PickFromSilo)
def _pick_from_silo(question: q.PickFromSilo, table: Table) -> str:
    n = limit(table.state, question.seat, "resources", question.left)
    held = places.stock(table.state.silo)
    return ngettext(
        "Which resource do you take from the silo ({silo})? {n} may still be taken.",
        "Which resource do you take from the silo ({silo})? {n} may still be taken.",
        n,
    ).format(silo=held, n=n)


@brief(q.PickFromSilo)
def _brief_silo(question: q.PickFromSilo, table: Table) -> str:
    n = limit(table.state, question.seat, "resources", question.left)
    return ngettext(
        "Which resource do you take from the silo? {n} may still be taken.",
        "Which resource do you take from the silo? {n} may still be taken.",
        n,
    ).format(n=n)


@helps(q.PickFromSilo)
def _help_pick_from_silo() -> Help:
    return Help(
        _(
            "Take resources from the silo one by one, in any mix that it holds and that you can store. "
            "A launch takes one food for the pilot and one for each guest, one oxygen for each segment, "
            "and the fuel printed on the cruise. "
            "Look at what your next launch still lacks; what the silo has run out of can be refilled with a card."
        ),
        "GC-B8, GC-L9",
    )


@says(c.TakeResource)
def _take_resource(choice: c.TakeResource, table: Table) -> str:
    return places.gain_resources(1, choice.resource)


@refused(c.TakeResource)
def _take_resource_refused(choice: c.TakeResource, table: Table) -> str:
    return places.resource(choice.resource)


@says(q.PickFill)
def _pick_fill(question: q.PickFill, table: Table) -> str:
    if not table.state.players[question.seat].hand:
        return _("Refill the silo: no agenda card is left to discard.")
    return _("Refill the silo by discarding an agenda card.")


@helps(q.PickFill)
def _help_pick_fill() -> Help:
    return Help(
        _(
            "Discard any agenda card, whatever is on it, and one resource of the silo rises to 5. "
            "You get 1 money for each step it rises and 1 reputation in all. "
            "So fill up what is lowest, with the card that you need least; "
            "take what you want from the silo before, if you can do both in one turn."
        ),
        "GC-B9, GC-B32",
    )


@says(c.FillWith)
def _fill_with(choice: c.FillWith, table: Table) -> str:
    return _("Fill up the {resource} with {card}").format(
        resource=places.resource(choice.resource), card=places.agenda(choice.card)
    )


@refused(c.FillWith)
def _fill_with_refused(choice: c.FillWith, table: Table) -> str:
    return _("{resource} with {card}").format(
        resource=places.resource(choice.resource), card=places.agenda(choice.card)
    )


@asks(c.FillWith, "resource")
def _ask_filled(choice: c.FillWith, table: Table) -> str:
    return _("Which resource?")


@part(c.FillWith, "resource")
def _part_filled(choice: c.FillWith, table: Table) -> str:
    rise = rises(table.state)[e.RESOURCES.index(choice.resource)]
    return {
        "food": _("Food from {have} to {full}: {gains}"),
        "oxygen": _("Oxygen from {have} to {full}: {gains}"),
        "fuel": _("Fuel from {have} to {full}: {gains}"),
    }[choice.resource].format(have=SILO_FULL - rise, full=SILO_FULL, gains=_for_filling(rise))


@brief(c.FillWith, "resource")
def _brief_filled(choice: c.FillWith, table: Table) -> str:
    rise = rises(table.state)[e.RESOURCES.index(choice.resource)]
    return {"food": _("Food: {gains}"), "oxygen": _("Oxygen: {gains}"), "fuel": _("Fuel: {gains}")}[
        choice.resource
    ].format(gains=_for_filling(rise))


def _for_filling(rise: int) -> str:
    return listed([places.gain_money(rise), places.gain_rep(1)])


@asks(c.FillWith, "card")
def _ask_filling(choice: c.FillWith, table: Table) -> str:
    return _("Which card do you discard for it?")


@part(c.FillWith, "card")
def _part_filling(choice: c.FillWith, table: Table) -> str:
    return pieces.card(choice.card, table)


@brief(c.FillWith, "card")
def _brief_filling(choice: c.FillWith, table: Table) -> str:
    return places.agenda(choice.card)


# Blueprints, segments, ships


@says(q.PickBlueprint)
def _pick_blueprint(question: q.PickBlueprint, table: Table) -> str:
    n = limit(table.state, question.seat, "blueprints", question.left)
    return ngettext(
        "Which blueprint do you take? {n} may still be taken.",
        "Which blueprint do you take? {n} may still be taken.",
        n,
    ).format(n=n)


@helps(q.PickBlueprint)
def _help_pick_blueprint() -> Help:
    return Help(
        _(
            "Up to two blueprints are free to take; you pay when you build them, and from your own stock it is cheaper "
            "than straight from the display. Two icons bring more on days in space, one icon more VP at the end. "
            "Look for icons of the guests that you can get, and for a price you can pay. "
            "You may keep five unbuilt ones at the end of your turn."
        ),
        "GC-B4, GC-B22, GC-B24, GC-T25",
    )


@says(q.PickSegment)
def _pick_segment(question: q.PickSegment, table: Table) -> str:
    s, seat = table.state, question.seat
    room = sum(places_left(s, seat, ship) for ship in s.players[seat].ships if not ship.cruise)
    n = min(room, limit(s, seat, "segments", question.left))
    return ngettext("Build a segment; {n} may still be built.", "Build a segment; {n} may still be built.", n).format(
        n=n
    )


@helps(q.PickSegment)
def _help_pick_segment() -> Help:
    return Help(
        _(
            "Build up to two blueprints. One of your stock costs what is printed on it; one of the display also costs "
            "the money and reputation beside its space. It goes into a ship of yours that is at home and stays there "
            "for good; a ship has room for three. A ship has one cabin less than segments, and each cabin takes a "
            "guest, so two segments are needed to launch and three carry two guests. "
            "Gather icons of one type in a ship, since they are multiplied by its guests."
        ),
        "GC-B5, GC-B6, GC-B24 to GC-B28",
        first=_(
            "Build up to two. A blueprint of yours costs what is printed on it; one of the display the money and "
            "reputation of its space too. A ship has one cabin less than segments, for a guest each: two "
            "segments can fly, three carry two guests. Gather icons of one type in a ship, since guests of "
            "that type pay for each of them."
        ),
    )


@says(c.BuildSegment)
def _build_segment(choice: c.BuildSegment, table: Table) -> str:
    return _("{blueprint} into {ship}").format(
        blueprint=places.blueprint(choice.blueprint),
        ship=places.ship(table.state, table.question.seat, choice.ship),
    )


@asks(c.BuildSegment, "blueprint")
def _ask_blueprint(choice: c.BuildSegment, table: Table) -> str:
    return _("Which blueprint?")


@part(c.BuildSegment, "blueprint")
def _part_blueprint(choice: c.BuildSegment, table: Table) -> str:
    named = {"segment": pieces.segment(choice.blueprint), "price": places.due(_due(choice, table))}
    if choice.blueprint in table.state.blueprints:
        return _("{segment} from the display: {price}").format(**named)
    return _("{segment} from your stock: {price}").format(**named)


@brief(c.BuildSegment, "blueprint")
def _brief_built(choice: c.BuildSegment, table: Table) -> str:
    due = _due(choice, table)
    return _for_segment(choice, from_here(due) if due.rep else places.due(due))


@priced(c.BuildSegment, "blueprint")
def _priced_built(choice: c.BuildSegment, table: Table) -> str:
    return _for_segment(choice, places.due_briefly(_due(choice, table)))


def _for_segment(choice: c.BuildSegment, price: str) -> str:
    return _("{blueprint}: {price}").format(blueprint=places.blueprint(choice.blueprint), price=price)


def _due(choice: c.BuildSegment, table: Table) -> q.Due:
    due, _helped = segment_due(table.state, table.question.seat, choice.blueprint, table.question.off)
    return due


@asks(c.BuildSegment, "ship")
def _ask_built_into(choice: c.BuildSegment, table: Table) -> str:
    return _("{blueprint}: into which ship?").format(blueprint=places.blueprint(choice.blueprint))


@part(c.BuildSegment, "ship")
def _part_built_into(choice: c.BuildSegment, table: Table) -> str:
    ship = table.state.players[table.question.seat].ships[choice.ship]
    built = replace(ship, segments=(*ship.segments, choice.blueprint))
    return _("{ship}: then {segments}").format(ship=places.cockpit(ship.cockpit), segments=places.segments(built))


@says(q.PickShip)
def _pick_ship(question: q.PickShip, table: Table) -> str:
    return _("Which ship do you acquire? It is free.")


@helps(q.PickShip)
def _help_pick_ship() -> Help:
    return Help(
        _(
            "A cockpit and the engine beside it become a new ship; you may have three. "
            "The engine gives its bonus now and never again. The cockpit scores by its criterion at every launch of "
            "this ship and once more at the end, so choose one that fits what you do anyway. "
            "A ship that is never launched costs 5 VP at the end."
        ),
        "GC-B7, GC-B29, GC-L11, GC-E19",
    )


@says(c.TakeShip)
def _take_ship(choice: c.TakeShip, table: Table) -> str:
    s = table.state
    return pieces.tile_pair(choice.cockpit, s.engines[s.cockpits.index(choice.cockpit)], table)


@brief(c.TakeShip)
def _brief_ship(choice: c.TakeShip, table: Table) -> str:
    return places.cockpit(choice.cockpit)


@priced(c.TakeShip)
def _priced_ship(choice: c.TakeShip, table: Table) -> str:
    s = table.state
    bonus = content().engines[s.engines[s.cockpits.index(choice.cockpit)]].bonus
    named = places.cockpit(choice.cockpit)
    return named if bonus is None else _("{ship}: {bonus}").format(ship=named, bonus=table.say(bonus))


# Agenda cards


@says(q.PickCard)
def _pick_card(question: q.PickCard, table: Table) -> str:
    n = limit(table.state, question.seat, "draw", question.left)
    return ngettext(
        "Which agenda card do you draw? {n} may still be drawn.",
        "Which agenda card do you draw? {n} may still be drawn.",
        n,
    ).format(n=n)


@helps(q.PickCard)
def _help_pick_card() -> Help:
    return Help(
        _(
            "A card is played for its text, when its restriction allows it, or at any time in your turn for its "
            "resource. Draw from the display, or the top of the discard for 1 reputation each. "
            "Cards make launches and buildings cheaper and can stand in for a resource that you have no room for. "
            "Keep five at most at the end of your turn."
        ),
        "GC-B12, GC-B39, GC-B14, GC-B42, GC-T24",
    )


@says(c.DrawCard)
def _draw_card(choice: c.DrawCard, table: Table) -> str:
    return pieces.card(choice.card, table)


@brief(c.DrawCard)
def _brief_card(choice: c.DrawCard, table: Table) -> str:
    return places.agenda(choice.card)


@says(c.DrawDiscarded)
def _draw_discarded(choice: c.DrawDiscarded, table: Table) -> str:
    return _("From the discard, {rep}: {card}").format(
        rep=places.gain_rep(-1), card=pieces.card(table.state.discard[-1], table)
    )


@brief(c.DrawDiscarded)
def _brief_discarded(choice: c.DrawDiscarded, table: Table) -> str:
    return _("{card} ({rep})").format(card=places.agenda(table.state.discard[-1]), rep=places.gain_rep(-1))


@refused(c.DrawDiscarded)
def _draw_discarded_refused(choice: c.DrawDiscarded, table: Table) -> str:
    return _("the top of the discard")


@says(q.DiscardOrder)
def _discard_order(question: q.DiscardOrder, table: Table) -> str:
    return _("The display is discarded, the last card on top. Which one goes next?")


@helps(q.DiscardOrder)
def _help_discard_order() -> Help:
    return Help(
        _(
            "You have the bonuses of the empty spaces; now the cards that are left go to the discard and four new ones "
            "are laid out. The order matters only for the card that ends on top: it can be drawn from the discard for "
            "1 reputation. Leave on top what you want to draw, or what others don't."
        ),
        "GC-B13, GC-B39, GC-Q36",
    )


@says(c.DiscardNext)
def _discard_next(choice: c.DiscardNext, table: Table) -> str:
    return pieces.card(choice.card, table)


@brief(c.DiscardNext)
def _brief_next(choice: c.DiscardNext, table: Table) -> str:
    return places.agenda(choice.card)


@says(c.KeepOrder)
def _keep_order(choice: c.KeepOrder, table: Table) -> str:
    return _("All of them as they lie, from bottom to top")


@brief(c.KeepOrder)
def _brief_order(choice: c.KeepOrder, table: Table) -> str:
    return _("As they lie")
