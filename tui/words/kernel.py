"""Words for what every game shares: events, effects, reasons and choices of the kernel."""

from collections.abc import Iterator, Sequence

from core.kernel import events as ev
from core.kernel import frames as k
from tui.words.dictionary import Change, Dictionary, Table
from tui.words.i18n import _, brought, either, in_order, listed, ngettext

KERNEL = Dictionary()
says = KERNEL.says


def by_turn(events: Sequence[ev.Event], *breaks: type[ev.Event]) -> Iterator[list[ev.Event]]:
    """The events of one turn after another, and before them those that came before the first.

    What comes from one of the `breaks` on is parted from the turn in which it happens.
    """
    turn: list[ev.Event] = []
    for event in events:
        if isinstance(event, (ev.TurnStarted, *breaks)):
            yield turn
            turn = []
        turn.append(event)
    yield turn


@KERNEL.says_change(ev.Scored)
def _change_scored(event: ev.Scored, table: Table) -> Change:
    return Change(table.words.gain(event.points), table.words.source(event.why))


@says(ev.Scored)
def _scored(event: ev.Scored, table: Table) -> str:
    gain, source = _change_scored(event, table)
    return brought([gain], source)


@says(ev.TurnStarted)
def _turn_started(event: ev.TurnStarted, table: Table) -> str:
    progress = table.words.game.progress(table.state)
    if progress.rounds is None:
        return _("Turn in round {round}.").format(round=progress.round)
    return _("Turn in round {round} of {rounds}.").format(round=progress.round, rounds=progress.rounds)


@says(ev.PassedOver)
def _passed_over(event: ev.PassedOver, table: Table) -> str:
    return _("{source}: nothing gained, {reason}.").format(
        source=table.words.source(event.why), reason=table.say(event.reason)
    )


@says(ev.MatchEnded)
def _match_ended(event: ev.MatchEnded, table: Table) -> str:
    return _("The match is over.")


@says(k.Seq)
def _seq(effect: k.Seq, table: Table) -> str:
    return in_order([table.say(part) for part in effect.todo])


@says(k.AnyOrder)
def _any_order(effect: k.AnyOrder, table: Table) -> str:
    return listed([table.say(part) for part in effect.todo])


@says(k.OneOf)
def _one_of(effect: k.OneOf, table: Table) -> str:
    return either([table.say(part) for part in effect.todo])


@says(k.May)
def _may(effect: k.May, table: Table) -> str:
    return table.say(effect.do)


@says(k.UpTo)
def _up_to(effect: k.UpTo, table: Table) -> str:
    return table.say(effect.times).format(effect=table.say(effect.do))


@says(k.UsedUp)
def _used_up(reason: k.UsedUp, table: Table) -> str:
    if not reason.times:
        return _("it may not be done at all yet")
    return ngettext("it was done the {n} time allowed", "it was done the {n} times allowed", reason.times).format(
        n=reason.times
    )


@says(k.NotYet)
def _not_yet(reason: k.NotYet, table: Table) -> str:
    return _("it takes {need} and there are {have}").format(need=reason.need, have=reason.have)


@says(k.Pick)
def _pick(choice: k.Pick, table: Table) -> str:
    question = table.question
    effect, used = question.todo[choice.n], question.used[choice.n]
    if isinstance(effect, k.UpTo):
        times = table.words.game.rules.number(table.state, question.seat, effect.times)
        return _("{effect} (used {used} of {times})").format(effect=table.say(effect.do), used=used, times=times)
    return table.say(effect)


@says(k.Stop)
def _stop(choice: k.Stop, table: Table) -> str:
    question = table.question
    return _("Done here") if isinstance(question, k.Choose) and question.again else _("Decline")


@says(k.Proceed)
def _proceed(choice: k.Proceed, table: Table) -> str:
    return _("Go on")


@says(k.PayUp)
def _pay_up(choice: k.PayUp, table: Table) -> str:
    return _("Pay all of it")
