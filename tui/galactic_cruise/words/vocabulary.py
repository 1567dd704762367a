"""Words for what content says: effects, numbers, and what lasts."""

from collections.abc import Callable

from core.galactic_cruise import effects as e
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.counts import per
from tui.words.dictionary import Dictionary, Table
from tui.words.i18n import _, listed, ngettext, signed
from tui.words.kernel import KERNEL

DICTIONARY = Dictionary(KERNEL)
"""All words of the game; the modules beside this one register theirs."""
says = DICTIONARY.says


@says(e.Tally)
def _tally(number: e.Tally, table: Table) -> str:
    return per(number.of)


# What is done once.


@says(e.Gain)
def _gain(effect: e.Gain, table: Table) -> str:
    gained = _gained(effect, places.gain_rep, places.gain_any)
    return gained if effect.per is None else table.say(effect.per).format(effect=gained)


def gain_briefly(effect: e.Gain) -> str:
    """A gain, not one that is counted, where room is scarce."""
    return _gained(effect, places.gain_rep_briefly, places.gain_any_briefly)


def _gained(effect: e.Gain, gain_rep: Callable[[int], str], gain_any: Callable[[int], str]) -> str:
    parts = [
        say(n)
        for say, n in (
            (places.gain_money, effect.money),
            (places.gain_ads, effect.ads),
            (places.gain_points, effect.points),
            (gain_rep, effect.rep),
        )
        if n
    ]
    goods = (effect.food, effect.oxygen, effect.fuel)
    parts += [places.gain_resources(n, which) for which, n in zip(e.RESOURCES, goods, strict=True) if n]
    if effect.any:
        parts.append(gain_any(effect.any))
    return listed(parts)


@says(e.Pay)
def _pay(effect: e.Pay, table: Table) -> str:
    owed = ((places.money, effect.money), (places.ads, effect.ads), (places.rep, effect.rep))
    return _("pay {price}").format(price=listed([say(n) for say, n in owed if n]))


@says(e.Funding)
def _funding(effect: e.Funding, table: Table) -> str:
    return _("a funding bonus")


@says(e.ExtraAction)
def _extra_action(effect: e.ExtraAction, table: Table) -> str:
    return _("one more action")


@says(e.Boost)
def _boost(effect: e.Boost, table: Table) -> str:
    return table.say(effect.power)


@says(e.Recall)
def _recall(effect: e.Recall, table: Table) -> str:
    return _("bring one of your workers home, with its funding bonus")


@says(e.Redraw)
def _redraw(effect: e.Redraw, table: Table) -> str:
    return _("refresh the blueprints without losing reputation")


@says(e.Develop)
def _develop(effect: e.Develop, table: Table) -> str:
    if effect.off:
        return _("build a development for {n} money less").format(n=effect.off)
    return _("build a development")


@says(e.Hire)
def _hire(effect: e.Hire, table: Table) -> str:
    return _("hire an expert")


@says(e.Purchase)
def _purchase(effect: e.Purchase, table: Table) -> str:
    return _("buy supplies")


@says(e.Acquire)
def _acquire(effect: e.Acquire, table: Table) -> str:
    return ngettext("take a blueprint", "take up to {n} blueprints", effect.n).format(n=effect.n)


@says(e.BuildSegments)
def _build_segments(effect: e.BuildSegments, table: Table) -> str:
    if effect.off:
        return ngettext(
            "build a segment for {off} money less", "build up to {n} segments, each for {off} money less", effect.n
        ).format(n=effect.n, off=effect.off)
    return ngettext("build a segment", "build up to {n} segments", effect.n).format(n=effect.n)


@says(e.NewShip)
def _new_ship(effect: e.NewShip, table: Table) -> str:
    return _("take a new ship")


@says(e.FromSilo)
def _from_silo(effect: e.FromSilo, table: Table) -> str:
    return ngettext("take a resource from the silo", "take up to {n} resources from the silo", effect.n).format(
        n=effect.n
    )


@says(e.FillSilo)
def _fill_silo(effect: e.FillSilo, table: Table) -> str:
    return _("refill the silo")


@says(e.Schedule)
def _schedule(effect: e.Schedule, table: Table) -> str:
    return _("schedule a cruise")


@says(e.Advertise)
def _advertise(effect: e.Advertise, table: Table) -> str:
    return _("advertise")


@says(e.Draw)
def _draw(effect: e.Draw, table: Table) -> str:
    return ngettext("draw an agenda card", "draw up to {n} agenda cards", effect.n).format(n=effect.n)


@says(e.RefillAgendas)
def _refill_agendas(effect: e.RefillAgendas, table: Table) -> str:
    return _("refill agendas")


# What lasts.


@says(e.Discount)
def _discount(power: e.Discount, table: Table) -> str:
    n = power.amount
    return {
        "development": ngettext("developments cost {n} money less", "developments cost {n} money less", n),
        "expert": ngettext("hiring an expert costs {n} money less", "hiring an expert costs {n} money less", n),
        "segment": ngettext("segments cost {n} money less", "segments cost {n} money less", n),
        "guest": ngettext("each ticket you sell costs {n} ad less", "each ticket you sell costs {n} ads less", n),
        "last-minute": ngettext("last-minute guests cost {n} ad less", "last-minute guests cost {n} ads less", n),
        "score": ngettext("scoring a guest costs {n} ad less", "scoring a guest costs {n} ads less", n),
        "food": ngettext("launches take {n} food less", "launches take {n} food less", n),
        "oxygen": ngettext("launches take {n} oxygen less", "launches take {n} oxygen less", n),
        "fuel": ngettext("launches take {n} fuel less", "launches take {n} fuel less", n),
    }[power.of].format(n=n)


@says(e.Limit)
def _limit(power: e.Limit, table: Table) -> str:
    n = power.plus
    return {
        "ships": ngettext("you may have {n} more ship", "you may have {n} more ships", n),
        "ship-size": ngettext("each ship may have {n} more segment", "each ship may have {n} more segments", n),
        "blueprints": ngettext("you may take {n} more blueprint", "you may take {n} more blueprints", n),
        "segments": ngettext("you may build {n} more segment", "you may build {n} more segments", n),
        "resources": ngettext(
            "you may take {n} more resource from the silo", "you may take {n} more resources from the silo", n
        ),
        "draw": ngettext("you may draw {n} more agenda card", "you may draw {n} more agenda cards", n),
        "cabin": ngettext("{n} more guest may board the ship", "{n} more guests may board the ship", n),
        "storage": ngettext("you can store {n} more of each resource", "you can store {n} more of each resource", n),
    }[power.of].format(n=n)


@says(e.Allow)
def _allow(power: e.Allow, table: Table) -> str:
    return {
        "self-bump": _("you may bump your own workers"),
        "expert-passage": _("your experts cross others' walkways without paying"),
        "wild-guests": _("every guest matches the destination"),
    }[power.what]


@says(e.On)
def _on(trigger: e.On, table: Table) -> str:
    return {
        "expert-bumps": _("when your expert bumps a worker home: {effect}"),
        "expert-placed": _("when you place an expert: {effect}"),
        "expert-pilots": _("when your expert pilots a launch: {effect}"),
        "expert-home": _("when your expert comes home: {effect}"),
        "expert-acted": _("after an expert acts you may: {effect}"),
        "scheduled": _("when you schedule a cruise: {effect}"),
        "launched": _("after you launch: {effect}"),
        "destination": _("when your ship reaches a destination: {effect}"),
    }[trigger.moment].format(effect=table.say(trigger.do))


def powers(found: tuple[e.Power, ...], table: Table) -> str:
    """All that something lasting does."""
    return listed([table.say(power) for power in found])


def powers_briefly(found: tuple[e.Power, ...], table: Table) -> str:
    """All that a technology does, in few words."""
    launch, others = [], []
    for power in found:
        match power:
            case e.Discount(of=("food" | "oxygen" | "fuel") as which, amount=n):
                launch.append(places.gain_resources(-n, which))
            case _:
                others.append(_power_briefly(power, table))
    return listed([_("{changes} a launch").format(changes=listed(launch)), *others] if launch else others)


def _power_briefly(power: e.Power, table: Table) -> str:
    match power:
        case e.Discount(of="development", amount=n):
            return _("{change} a development").format(change=places.gain_money(-n))
        case e.Discount(of="segment", amount=n):
            return _("{change} a segment").format(change=places.gain_money(-n))
        case e.Discount(of="guest", amount=n):
            return _("{change} a ticket").format(change=places.gain_ads(-n))
        case e.Limit(of="resources", plus=n):
            return ngettext("{n} from the silo", "{n} from the silo", n).format(n=signed(n))
        case e.Limit(of="draw", plus=n):
            return ngettext("{n} card", "{n} cards", n).format(n=signed(n))
        case e.Limit(of="segments", plus=n):
            return ngettext("{n} segment", "{n} segments", n).format(n=signed(n))
        case e.Limit(of="blueprints", plus=n):
            return ngettext("{n} blueprint", "{n} blueprints", n).format(n=signed(n))
        case e.On(moment="destination", do=e.Gain() as gain):
            return _("{gain} a destination").format(gain=gain_briefly(gain))
        case e.On(moment="scheduled", do=e.Gain() as gain):
            return _("{gain} for scheduling").format(gain=gain_briefly(gain))
        case _:
            return table.say(power)
