"""Which rules explain a choice before it is taken: those of the questions that it leads to."""

from collections.abc import Sequence

from core.galactic_cruise import choices as c
from core.galactic_cruise import questions as q
from core.galactic_cruise.effects import Action
from core.kernel.frames import Choice, Question
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


STARTS: dict[type[Choice], type[Question]] = {
    c.Launch: q.Embark,
    c.CallMeeting: q.PickFunding,
    c.PlayAgenda: q.PlayCard,
    c.UseRep: q.PickIcon,
    c.PayAccess: q.PickAccess,
    c.Refresh: q.PickDiscards,
}
"""What each of these choices leads to."""


@leads(c.Do)
def _do(choice: c.Do, table: Table) -> Sequence[Lead]:
    return [Lead(places.action(choice.action), ACTIONS[choice.action])]


@leads(*STARTS)
def _start(choice: Choice, table: Table) -> Sequence[Lead]:
    return [Lead(table.say(choice), STARTS[type(choice)])]


@leads(c.TakeCruise)
def _cruise(choice: c.TakeCruise, table: Table) -> Sequence[Lead]:
    return [Lead(places.cruise(choice.cruise), q.PickGuest if isinstance(table.question, q.PickAdvert) else q.FlipOne)]
