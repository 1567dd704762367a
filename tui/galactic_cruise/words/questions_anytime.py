"""What can be done at any time, and what it asks: cards, the reputation track, access, a refresh."""

from core.galactic_cruise import choices as c
from core.galactic_cruise import questions as q
from core.galactic_cruise.anytime import full_price, owners
from core.galactic_cruise.components import Technology, content
from core.galactic_cruise.paying import steps_down
from core.galactic_cruise.rules import WALKWAYS
from core.galactic_cruise.turn import beyond, leads_nowhere
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import DICTIONARY, powers, powers_briefly, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _, listed

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
brief = DICTIONARY.says_brief
priced = DICTIONARY.says_priced


@says(c.PlayAgenda)
def _play_agenda(choice: c.PlayAgenda, table: Table) -> str:
    return _("Play an agenda card")


@brief(c.PlayAgenda)
def _brief_agenda(choice: c.PlayAgenda, table: Table) -> str:
    return _("Play card")


@refused(c.PlayAgenda)
def _play_agenda_refused(choice: c.PlayAgenda, table: Table) -> str:
    return _("play an agenda card")


@says(c.UseRep)
def _use_rep(choice: c.UseRep, table: Table) -> str:
    return _("Use reputation for money, ads or resources")


@brief(c.UseRep)
def _brief_rep(choice: c.UseRep, table: Table) -> str:
    return _("Use rep")


@refused(c.UseRep)
def _use_rep_refused(choice: c.UseRep, table: Table) -> str:
    return _("use reputation for money, ads or resources")


@says(c.PayAccess)
def _pay_access(choice: c.PayAccess, table: Table) -> str:
    return _("Pay for access to a walkway or a technology")


@brief(c.PayAccess)
def _brief_pay(choice: c.PayAccess, table: Table) -> str:
    return _("Buy access")


@refused(c.PayAccess)
def _pay_access_refused(choice: c.PayAccess, table: Table) -> str:
    return _("pay for access to a walkway or a technology")


@says(c.Refresh)
def _refresh(choice: c.Refresh, table: Table) -> str:
    return _("Refresh the blueprints: {rep}").format(rep=places.gain_rep(-1))


@brief(c.Refresh)
def _brief_refresh(choice: c.Refresh, table: Table) -> str:
    return _("Refresh blueprints: {n} rep").format(n=1)


@refused(c.Refresh)
def _refresh_refused(choice: c.Refresh, table: Table) -> str:
    return _("refresh the blueprints")


@says(q.PlayCard)
def _play_card(question: q.PlayCard, table: Table) -> str:
    return _("Which agenda card do you play, and for what?")


@helps(q.PlayCard)
def _help_play_card() -> Help:
    return Help(
        _(
            "A card is played for its text, in the action or step that its restriction names, or for its resource at "
            "any time in your turn; neither takes an action. "
            "For its resource it is offered here only if you can store it: what is spent at once can be played while "
            "you pay. Cards that make something cheaper are played while paying for it, too. "
            "Several cards can be combined."
        ),
        "GC-B14, GC-B42 to GC-B45, GC-Q37",
        first=_(
            "A card is played either for its text, in the action or step that it names, or for its resource "
            "at any time in your turn. Neither takes an action. A card that makes something cheaper is played "
            "while you pay for it."
        ),
    )


@priced(c.PlayText)
@says(c.PlayText)
def _play_text(choice: c.PlayText, table: Table) -> str:
    card = content().agendas[choice.card]
    return _("{card}: {text}").format(card=_(card.name), text=pieces.card_text(card, table))


@brief(c.PlayText)
def _brief_text(choice: c.PlayText, table: Table) -> str:
    if isinstance(table.question, q.PlayNow):
        return _play_text(choice, table)
    return _("{card} for its text").format(card=places.agenda(choice.card))


@refused(c.PlayText)
def _play_text_refused(choice: c.PlayText, table: Table) -> str:
    return _("{card} for its text ({when})").format(
        card=places.agenda(choice.card), when=pieces.restriction(content().agendas[choice.card].when)
    )


@says(c.PlayResource)
def _play_resource(choice: c.PlayResource, table: Table) -> str:
    return _("{card} for its resource: {gain}").format(
        card=places.agenda(choice.card),
        gain=places.gain_resources(1, content().agendas[choice.card].resource),
    )


@brief(c.PlayResource)
def _brief_resource(choice: c.PlayResource, table: Table) -> str:
    return _("{card}: {gain}").format(
        card=places.agenda(choice.card), gain=places.gain_resources(1, content().agendas[choice.card].resource)
    )


@refused(c.PlayResource)
def _play_resource_refused(choice: c.PlayResource, table: Table) -> str:
    return _("{card} for its resource").format(card=places.agenda(choice.card))


@DICTIONARY.warns(c.PlayText)
@DICTIONARY.warns(c.PlayResource)
def _warn_card_played(choice: c.PlayText | c.PlayResource, table: Table) -> str:
    return _("plays {card}").format(card=places.agenda(choice.card))


@says(q.PlayNow)
def _play_now(question: q.PlayNow, table: Table) -> str:
    return _("{source}: do you play a card now?").format(source=source(question.src))


@helps(q.PlayNow)
def _help_play_now() -> Help:
    return Help(
        _(
            "You hold a card that may be played for its text in this step, and it asks nothing else of you. "
            "Play it now or keep it for another time; each day in space and each destination is such a step again. "
            "A card that you play goes to the discard."
        ),
        "GC-B42, GC-B43",
    )


@says(q.PickIcon)
def _pick_icon(question: q.PickIcon, table: Table) -> str:
    return _("How far down the reputation track? Once in a turn.")


@helps(q.PickIcon)
def _help_pick_icon() -> Help:
    return Help(
        _(
            "Once in your turn you may move down the reputation track and gain all icons of one type that you pass: "
            "money, ads or resources. "
            "Reputation also lowers the price of access, adds a cube for whoever has most in an AGM, and brings VP "
            "at the end. So spend it for what makes a launch or a good guest possible, and not down past a threshold "
            "without need."
        ),
        "GC-T13, GC-T17, GC-E12, GC-E21, GC-Q11",
    )


@priced(c.SpendRep)
@says(c.SpendRep)
def _spend_rep(choice: c.SpendRep, table: Table) -> str:
    return _("{gain} for {rep}").format(gain=_gain_of(choice), rep=places.rep(_steps(choice, table)))


@brief(c.SpendRep)
def _brief_spent(choice: c.SpendRep, table: Table) -> str:
    gain = places.gain_any_briefly(choice.n) if choice.icon == "resource" else _gain_of(choice)
    return _("{gain} for {rep} rep").format(gain=gain, rep=_steps(choice, table))


@DICTIONARY.warns(c.SpendRep)
def _warn_rep_used(choice: c.SpendRep, table: Table) -> str:
    return _("rest by {n} rep").format(n=_steps(choice, table))


def _steps(choice: c.SpendRep, table: Table) -> int:
    return steps_down(table.state.players[table.question.seat].rep, choice.icon, choice.n)


def _gain_of(choice: c.SpendRep) -> str:
    if choice.icon == "money":
        return places.gain_money(choice.n)
    return places.gain_ads(choice.n) if choice.icon == "ad" else places.gain_any(choice.n)


@says(q.PickAccess)
def _pick_access(question: q.PickAccess, table: Table) -> str:
    return _("Access for this turn: to what?")


@helps(q.PickAccess)
def _help_pick_access() -> Help:
    return Help(
        _(
            "For the rest of this turn you may use a walkway, or a technology, where only others have developments. "
            "Every owner there gets 2 money, 1 from 7 reputation on; from 15 on all of it is free. "
            "Neutral and NPC developments are paid to the supply. "
            "Pay for a walkway beside your worker when its actions are worth it, for a technology when you are about "
            "to use what it does."
        ),
        "GC-T9, GC-T13 to GC-T16, GC-31",
        first=_(
            "For the rest of this turn you may use a walkway, or a technology, where only others have "
            "developments. Each owner there gets 2 money, 1 when you have 7 reputation or more, nothing from "
            "15 on. Pay when what lies behind is worth it to you."
        ),
    )


@says(c.BuyAccess)
def _buy_access(choice: c.BuyAccess, table: Table) -> str:
    s, seat = table.state, table.question.seat
    named = {
        "area": places.area_in_full(s, choice.area),
        "money": places.money(full_price(s, seat, choice.area)),
        "owners": places.owners(owners(s, seat, choice.area), table),
    }
    if choice.area >= WALKWAYS:
        does = powers(_technology(choice, table).powers, table)
        return _("{area}: {money} ({owners}): {powers}").format(**named, powers=does)
    if leads_nowhere(s, choice.area):
        return _("{area}: {money} ({owners}); no action of this turn can use it").format(**named)
    there = beyond(s, choice.area)
    if there is None:
        return _("{area}: {money} ({owners})").format(**named)
    actions = listed([places.action(action) for action in s.actions[there]])
    return _("{area}: {money} ({owners}), for {actions}").format(**named, actions=actions)


@refused(c.BuyAccess)
def _buy_access_refused(choice: c.BuyAccess, table: Table) -> str:
    return places.area(table.state, choice.area)


@brief(c.BuyAccess)
def _brief_access(choice: c.BuyAccess, table: Table) -> str:
    return _for_price(places.area_briefly(table.state, choice.area), choice, table)


@priced(c.BuyAccess)
def _priced_access(choice: c.BuyAccess, table: Table) -> str:
    access = _for_price(places.area(table.state, choice.area), choice, table)
    there = beyond(table.state, choice.area)
    if there is None:
        return access
    return _("{access}, to {location}").format(access=access, location=places.location(there))


def _for_price(area: str, choice: c.BuyAccess, table: Table) -> str:
    """A technology always with what it does: that is nowhere else in sight."""
    s = table.state
    if leads_nowhere(s, choice.area):
        return _("{area}: no use").format(area=area)
    price = places.money(full_price(s, table.question.seat, choice.area))
    if choice.area < WALKWAYS:
        return _("{area}: {price}").format(area=area, price=price)
    does = powers_briefly(_technology(choice, table).powers, table)
    return _("{area}: {price} ({powers})").format(area=area, price=price, powers=does)


def _technology(choice: c.BuyAccess, table: Table) -> Technology:
    return content().technologies[table.state.technologies[choice.area - WALKWAYS]]


@says(q.PickDiscards)
def _pick_discards(question: q.PickDiscards, table: Table) -> str:
    if question.next:
        return _("Refresh: which one after the last goes too?")
    return _("Refresh: which one goes first, from space 1 on?")


@helps(q.PickDiscards)
def _help_pick_discards() -> Help:
    return Help(
        _(
            "Discard one or more blueprints of the display, in the order of their spaces. "
            "Then the gaps are filled with new ones, and nothing slides. "
            "Clear away the cheap first spaces if what lies there doesn't fit, since what comes there costs least to "
            "build."
        ),
        "GC-T26, GC-Q27",
    )


@says(q.PickWorker)
def _pick_worker(question: q.PickWorker, table: Table) -> str:
    return _("Which of your workers comes home?")


@helps(q.PickWorker)
def _help_pick_worker() -> Help:
    return Help(
        _(
            "The worker comes home and can be placed again. It brings its funding bonus as always. "
            "Take it from a location that you want to use once more, since you can't place where a worker of yours "
            "stands."
        ),
        "GC-T4, GC-T20",
    )


@says(c.BringHome)
def _bring_home(choice: c.BringHome, table: Table) -> str:
    worker = table.state.network[choice.at]
    text = _("The expert at {location}") if worker is not None and worker.expert else _("The worker at {location}")
    return text.format(location=places.location(choice.at))
