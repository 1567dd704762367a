"""What choices among effects ask, and what declining means at each question."""

from core.galactic_cruise import effects as e
from core.galactic_cruise import questions as q
from core.galactic_cruise.marketing import GUEST_SPACES
from core.galactic_cruise.stops import destination_ahead
from core.kernel.frames import Pick, Question, Stop
from tui.galactic_cruise.words.questions_launch import lift_off, lift_off_briefly
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
brief = DICTIONARY.says_brief
priced = DICTIONARY.says_priced

AT_FIRST: dict[type[Question], int] = {
    q.PickBlueprint: e.Acquire().n,
    q.PickSegment: e.BuildSegments().n,
    q.PickFromSilo: e.FromSilo().n,
    q.PickCard: e.Draw().n,
    q.PickGuest: GUEST_SPACES,
}
"""How often something may be done in an action of which nothing is done yet."""


@says(q.Choose)
def _choose(question: q.Choose, table: Table) -> str:
    if question.again:
        return _("{source}: what do you do next?").format(source=source(question.src))
    if len(question.left) == 1:
        return _("{source}: do you do this?").format(source=source(question.src))
    return _("{source}: which one do you take?").format(source=source(question.src))


@refused(Pick)
def _pick_refused(choice: Pick, table: Table) -> str:
    return table.say(table.question.todo[choice.n])


@helps(q.Choose)
def _help_choose() -> Help:
    return Help(
        _(
            "A card, tile or token lets you choose. Where there are several things to do you may do them in any order; "
            "where there is one you may leave it. "
            "What can't be done is not offered; the list of refusals says why."
        ),
        "GC-Q1, GC-Q31",
    )


@says(Stop)
def _stop(choice: Stop, table: Table) -> str:
    question = table.question
    if _unused(question):
        return _("None, lose the action")
    match question:
        case q.Embark():
            return lift_off(table)
        case q.PickAction():
            return _("No more actions")
        case q.PickDevelopment():
            return _("Build nothing")
        case q.PickExpert():
            return _("Hire nobody")
        case q.PickShip() | q.PickSchedule() | q.PickAdvert() | q.PickFill():
            return _("None")
        case q.PlayNow():
            return _("No card now")
        case q.PickDiscards():
            return _("No more, fill the gaps")
        case q.DropToken():
            if _may_wait(question, table):
                return _("Keep the token for a later destination")
            if table.state.phase == "last-advance":
                return _("Unlock nothing")
            return _("Unlock nothing, lose the token")
        case q.PickVisitor():
            return _("Score nobody else") if _has_scored(question, table) else _("Score nobody")
        case q.Choose(again=False):
            return _("No")
        case _:
            return _("No more")


def _has_scored(question: q.PickVisitor, table: Table) -> bool:
    guests: e.Stock = table.state.players[question.seat].ships[question.ship].guests
    return question.left != guests


@priced(Stop)
def _priced_stop(choice: Stop, table: Table) -> str:
    return lift_off_briefly(table) if isinstance(table.question, q.Embark) else _brief_stop(choice, table)


@brief(Stop)
def _brief_stop(choice: Stop, table: Table) -> str:
    if _unused(table.question):
        return _("Lose the action")
    match table.question:
        case q.Embark():
            return _("Launch")
        case q.PickAction():
            return _("No more")
        case q.PickDevelopment():
            return _("Nothing")
        case q.PickExpert():
            return _("Nobody")
        case q.DropToken() as question if table.state.phase != "last-advance":
            return _("Keep it") if _may_wait(question, table) else _("Lose it")
        case _:
            return _stop(choice, table)


def _unused(question: Question) -> bool:
    """Whether an action has begun and nothing of it is done; declining uses it up all the same."""
    if not question.src.startswith("action:"):
        return False
    match question:
        case q.PickDevelopment() | q.PickExpert() | q.PickShip() | q.PickSchedule() | q.PickAdvert() | q.PickFill():
            return True
        case q.PickSupplies():
            return len(question.left) > 1
        case q.PickBlueprint() | q.PickSegment() | q.PickFromSilo() | q.PickCard() | q.PickGuest():
            return question.left == AT_FIRST[type(question)]
        case _:
            return False


def _may_wait(question: q.DropToken, table: Table) -> bool:
    """Whether a token can be dropped at a later stop."""
    ship = table.state.players[question.seat].ships[question.ship]
    return destination_ahead(ship) and table.state.phase != "last-advance"


@refused(Stop)
def _stop_refused(choice: Stop, table: Table) -> str:
    return _("close the door and launch") if isinstance(table.question, q.Embark) else _("no more")


@DICTIONARY.warns(q.PickFill)
@DICTIONARY.warns(Stop)
def _warn_no_card_left(thing: q.PickFill | Stop, table: Table) -> str:
    """The question for a card to discard comes again after the last one was played, or answers itself."""
    question = table.question
    nothing = isinstance(question, q.PickFill) and not table.state.players[question.seat].hand
    return _("no card left for the silo") if nothing else ""
