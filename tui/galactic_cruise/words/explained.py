"""Which rules explain a choice before it is taken: those of the questions that it leads to."""

from collections.abc import Sequence

from core.galactic_cruise import choices as c
from core.galactic_cruise import questions as q
from core.galactic_cruise.effects import Action
from core.kernel.frames import Question
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.vocabulary import DICTIONARY
from tui.words.dictionary import Lead, Table

leads = DICTIONARY.leads

ACTIONS: dict[Action, type[Question]] = {
    "development": q.PickDevelopment,
    "expert": q.PickExpert,
    "supplies": q.PickSupplies,
    "blueprints": q.PickBlueprint,
    "segments": q.PickSegment,
    "ship": q.PickShip,
    "resources": q.PickFromSilo,
    "silo": q.PickFill,
    "schedule": q.PickSchedule,
    "advertise": q.PickAdvert,
    "draw": q.PickCard,
    "refill": q.DiscardOrder,
}


@leads(c.Assign)
def _assign(choice: c.Assign, table: Table) -> Sequence[Lead]:
    return [Lead(places.action(action), ACTIONS[action]) for action in table.state.actions[choice.at]]


@leads(c.Do)
def _do(choice: c.Do, table: Table) -> Sequence[Lead]:
    return [Lead(places.action(choice.action), ACTIONS[choice.action])]


@leads(c.Launch)
def _launch(choice: c.Launch, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), q.Embark)]


@leads(c.CallMeeting)
def _meeting(choice: c.CallMeeting, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), q.PickFunding)]


@leads(c.PlayAgenda)
def _card(choice: c.PlayAgenda, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), q.PlayCard)]


@leads(c.UseRep)
def _reputation(choice: c.UseRep, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), q.PickIcon)]


@leads(c.PayAccess)
def _access(choice: c.PayAccess, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), q.PickAccess)]


@leads(c.Refresh)
def _refresh(choice: c.Refresh, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), q.PickDiscards)]


@leads(c.TakeCruise)
def _cruise(choice: c.TakeCruise, table: Table) -> Sequence[Lead]:
    return [Lead(places.cruise(choice.cruise), q.PickGuest if isinstance(table.question, q.PickAdvert) else q.FlipOne)]
