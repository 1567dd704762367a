"""Words of the network on the screen, and of the figures that are always in view."""

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.anytime import full_price, owners
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import PickDevelopment, PlaceFirst
from core.galactic_cruise.rules import TOP_REP, is_open, on_top, rules
from core.galactic_cruise.state import NPC, Player, State, Worker
from core.galactic_cruise.turn import EFFECTS, allowed_expert, beyond, walkways_of
from core.galactic_cruise.workers import npc_goes
from core.kernel.record import HIDDEN
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.vocabulary import powers
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, paragraph

NETWORK = _("Network")
IN_REACH = _("in reach")
FOR_ACCESS = _("access to be paid")
NEUTRAL_OWNER = _("neutral")
NPC_OWNER = _("NPC")
FIRST = _("+1 rep")
"""What the first development on a walkway brings."""


def worker(there: Worker) -> str:
    """A worker; players' have their marks before it."""
    if there.owner == NPC:
        return _("NPC expert") if there.expert else _("NPC worker")
    return _("expert") if there.expert else _("worker")


def price(s: State, seat: int, way: int) -> str:
    """What a walkway costs a seat."""
    if seat in s.areas[way]:
        return _("yours")
    if not s.areas[way]:
        return ""
    return _("free") if is_free(s, seat, way) else places.money(full_price(s, seat, way))


def is_free(s: State, seat: int, area: int) -> bool:
    """Whether a seat may use a walkway or a technology without paying."""
    return is_open(s, seat, area) or (bool(s.areas[area]) and not full_price(s, seat, area))


def experts(s: State, table: Table) -> tuple[str, str]:
    """What everybody's experts can do, with what they are called and without."""
    found = content().experts[s.expert_tile]
    effect = powers(found.powers, table)
    named = _("Experts ({name}): {effect}").format(name=_(found.name), effect=effect)
    return named, _("Experts: {effect}").format(effect=effect)


def location_in_full(at: int, table: Table, seat: int) -> str:
    """Who is bumped at a location, where a worker of a seat gets from it and for how much, and all those actions."""
    s: State = table.state
    there = s.network[at]
    built = {way: to for way, to in walkways_of(at) if s.areas[way]}
    ways = [_way(way, to, s, seat) for way, to in built.items()]
    told = [
        "" if there is None else _bumped(there, at, table, seat),
        _("On to {ways}.").format(ways=listed(ways)) if ways else _("It leads nowhere else."),
        *(_at(n, s) for n in (at, *built.values())),
    ]
    if not all(is_free(s, seat, way) for way in built) and allowed_expert(s):
        told.append(_("Experts cross free of charge."))
    return paragraph(told)


def _bumped(there: Worker, at: int, table: Table, seat: int) -> str:
    """Who has to go when a worker comes."""
    if there.owner == NPC:
        to, met = npc_goes(table.state, seat, at, there)
        if met is not None:
            return _("Moves the NPC on to {n}, which bumps {name}.").format(n=to + 1, name=table.name(met.owner))
        return _("Moves the NPC on to {n}.").format(n=to + 1)
    if there.owner == seat:
        text = _("An expert of {name} is here.") if there.expert else _("A worker of {name} is here.")
    else:
        text = _("Bumps an expert of {name}.") if there.expert else _("Bumps a worker of {name}.")
    return text.format(name=table.name(there.owner))


def _way(way: int, to: int, s: State, seat: int) -> str:
    if is_free(s, seat, way):
        return _("{n} free of charge").format(n=to + 1)
    return _("{n} for {money}").format(n=to + 1, money=places.money(full_price(s, seat, way)))


def _at(at: int, s: State) -> str:
    one, two = s.actions[at]
    return _("At {n}: {one}, {two}.").format(n=at + 1, one=places.action(one), two=places.action(two))


def walkway_in_full(way: int, table: Table, seat: int) -> str:
    """What crossing a walkway costs a seat, or what building there brings, and the actions to which it leads."""
    s: State = table.state
    joined = [_at(at, s) for at in places.ends(way)]
    if isinstance(on_top(s), PlaceFirst | PickDevelopment):
        return paragraph(joined)
    if not s.areas[way]:
        return paragraph([_("{gain} for the first development here.").format(gain=places.gain_rep(1)), *joined])
    text = (
        _("{name} may always cross it.")
        if seat in s.areas[way]
        else _("{name} may cross it in this turn.")
        if is_open(s, seat, way)
        else _("{name} may cross it free of charge.")
        if is_free(s, seat, way)
        else _("{name} may cross it for {money}, paid to {owners}.")
    ).format(
        name=table.name(seat),
        money=places.money(full_price(s, seat, way)),
        owners=places.owners(owners(s, seat, way), table),
    )
    there = beyond(s, way)
    return paragraph([text, *(joined if there is None else [_at(there, s)])])


def action_in_full(which: e.Action, table: Table, seat: int) -> str:
    """What an action does, and why a seat that is asked can't do it now."""
    s: State = table.state
    told = places.action_does(which, s)
    if not s.stack or table.question.seat != seat or HIDDEN in s.players[seat].hand:
        return told
    why = rules.bar(s, table.question, EFFECTS[which])
    if why is None:
        return told
    barred = _("{name} can't do it now: {reason}.").format(name=table.name(seat), reason=table.say(why))
    return paragraph([barred, told])


def strip(seat: int, s: State) -> tuple[str, ...]:
    """The figures of a player that everybody wants to see all the time, in full and ever shorter.

    Who begins stands first, but not in the shortest. Each is as wide as it will get, so that nothing moves while the
    figures grow.
    """
    p = s.players[seat]
    widest = replace(p, points=100, rep=TOP_REP, money=10, ads=10)
    told = tuple(text.ljust(len(wide)) for text, wide in zip(_figures(p), _figures(widest), strict=True))
    if seat != s.first:
        return told
    return (*(_("begins · {figures}").format(figures=text) for text in told[:-1]), told[-1])


def _figures(p: Player) -> tuple[str, ...]:
    named = {
        "points": places.points(p.points),
        "reputation": places.rep(p.rep),
        "money": places.money(p.money),
        "ads": places.ads(p.ads),
        "rep": p.rep,
        "n": p.points,
    }
    return (
        _("{points} · {reputation} · {money} · {ads}").format(**named),
        _("{points} · {rep} rep · {money} · {ads}").format(**named),
        _("{points} · {rep} rep · {money}").format(**named),
        _("{points} · {rep} rep").format(**named),
        _("{points}").format(**named),
        _("· {n}").format(**named),
    )
