"""The main board and the marketing board in words, section by section as the rulebook names them."""

from collections import Counter

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import Goal, Upgrade, content
from core.galactic_cruise.marketing import scheduler
from core.galactic_cruise.progress import goals, section_sizes
from core.galactic_cruise.rules import SILO_FULL, TOP_REP, WALKWAYS, access_price, wings
from core.galactic_cruise.scoring import rep_points
from core.galactic_cruise.state import NPC, Slot, State, Worker
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.counts import counted
from tui.galactic_cruise.words.vocabulary import powers
from tui.words.dictionary import Section, Table
from tui.words.i18n import _, listed, ngettext, paragraph


def sections(table: Table) -> list[Section]:
    """All sections of both boards."""
    return [
        _agendas(table),
        _progress(table),
        _technologies(table),
        _network(table),
        _reputation(table),
        _silo(table.state),
        _blueprints(table.state),
        _ships(table),
        _marketing(table),
        _upgrades(table),
    ]


def _agendas(table: Table) -> Section:
    s: State = table.state
    lines = [
        _("{n}. {card}.").format(n=n, card=pieces.card(id_, table))
        if id_
        else _("{n}. Empty; a refill brings {gain}.").format(n=n, gain=table.say(gain))
        for n, (id_, gain) in enumerate(zip(s.agendas, content().board.agenda_space, strict=True), start=1)
    ]
    lines.append(ngettext("The deck has {n} card.", "The deck has {n} cards.", len(s.deck)).format(n=len(s.deck)))
    if s.discard:
        lines.append(
            ngettext(
                "The discard has {n} card; on top: {card}.",
                "The discard has {n} cards; on top: {card}.",
                len(s.discard),
            ).format(n=len(s.discard), card=pieces.card(s.discard[-1], table))
        )
    if len(s.discard) > 1:
        lines.append(_("Below it: {cards}.").format(cards=listed([places.agenda(id_) for id_ in s.discard[-2::-1]])))
    return Section(_("Agendas, from space 1 on"), lines)


# Progress track and goals


def _progress(table: Table) -> Section:
    s: State = table.state
    lines = [_section(n, table) for n in range(3)]
    lines.append(
        _("Open wings: {wings}.").format(
            wings=listed(
                [
                    _("{name} {n}").format(name=table.name(seat), n=wings(player))
                    for seat, player in enumerate(s.players)
                ]
            )
        )
    )
    lines += [_goal(n, goal, table) for n, goal in enumerate(goals(s))]
    if s.phase != "open":
        lines.append(
            {
                "last-round": _("The end is triggered: after this round comes the final round."),
                "final-round": _("This is the final round."),
                "last-advance": _("This is the last advance."),
            }[s.phase]
        )
    return Section(_("Progress track and goals"), lines)


def _section(n: int, table: Table) -> str:
    cubes, size = table.state.track[n], section_sizes(table.state)[n]
    text = (
        _("Section {n}: {taken} of {size} spaces taken.")
        if len(cubes) <= size
        else _("Section {n}: all {size} spaces taken, {over} in the overflow.")
    ).format(n=n + 1, taken=len(cubes), size=size, over=len(cubes) - size)
    whose = [
        _("{owner} {n}").format(owner=places.owner(owner, table), n=found)
        for owner, found in sorted(Counter(cubes).items())
    ]
    return paragraph([text, _("Cubes: {owners}.").format(owners=listed(whose))]) if whose else text


def _goal(n: int, goal: Goal, table: Table) -> str:
    s: State = table.state
    text = _("Goal {n}, {goal}: now {need} (steps {levels}).").format(
        n=n + 1,
        goal=_(goal.name),
        need=counted(goal.count, goal.levels[s.levels[n]]),
        levels=listed([str(level) for level in goal.levels]),
    )
    done = [table.name(seat) for seat, player in enumerate(s.players) if n in player.goals]
    return paragraph([text, _("Reached by {names}.").format(names=listed(done))]) if done else text


# Technologies and network


def _technologies(table: Table) -> Section:
    s: State = table.state
    return Section(
        _("Technologies, from the left"),
        [
            _("{technology}. Developments: {owners}.").format(
                technology=pieces.technology(id_, table), owners=places.owners(there, table)
            )
            if there
            else _("{technology}. Not invented yet.").format(technology=pieces.technology(id_, table))
            for id_, there in zip(s.technologies, s.areas[WALKWAYS:], strict=True)
        ],
    )


def _network(table: Table) -> Section:
    s: State = table.state
    lines = [_location(at, table) for at in range(len(s.network))]
    lines += [
        _("{walkway}: {owners}.").format(walkway=places.area_in_full(s, way), owners=places.owners(s.areas[way], table))
        for way in range(WALKWAYS)
    ]
    expert = content().experts[s.expert_tile]
    lines.append(
        _("Experts in this match, {tile}: {effect}.").format(tile=_(expert.name), effect=powers(expert.powers, table))
    )
    return Section(_("Network, clockwise from the top middle"), lines)


def _location(at: int, table: Table) -> str:
    one, two = table.state.actions[at]
    text = _("{n}. {location}: {one}, {two}.").format(
        n=at + 1, location=places.location(at), one=places.action(one), two=places.action(two)
    )
    worker = table.state.network[at]
    return text if worker is None else paragraph([text, _worker(worker, table)])


def _worker(worker: Worker, table: Table) -> str:
    if worker.owner == NPC:
        return _("Here: an NPC expert.") if worker.expert else _("Here: an NPC worker.")
    text = _("Here: an expert of {name}.") if worker.expert else _("Here: a worker of {name}.")
    return text.format(name=table.name(worker.owner))


def _reputation(table: Table) -> Section:
    lines = [
        _("{name}: {rep}. Access costs {money} for each owner. {points} at the end.").format(
            name=table.name(seat),
            rep=places.rep(player.rep),
            money=places.money(access_price(player.rep)),
            points=places.points(rep_points(player.rep)),
        )
        for seat, player in enumerate(table.state.players)
    ]
    names = {"money": _("money"), "ad": _("ad"), "resource": _("resource")}
    lines.append(
        _("Icons passed on the way down from {top}: {icons}.").format(
            top=TOP_REP, icons=listed([names[icon] for icon in reversed(content().board.icons)])
        )
    )
    return Section(_("Reputation"), lines)


def _silo(s: State) -> Section:
    return Section(
        _("Storage silo"),
        [_("{stock}; each goes up to {full}.").format(stock=places.stock(s.silo), full=SILO_FULL)],
    )


# Displays


def _blueprints(s: State) -> Section:
    lines = []
    for n, (id_, space) in enumerate(zip(s.blueprints, content().board.display, strict=True), start=1):
        rep = places.rep(space.rep)
        more = listed([places.money(space.money), rep]) if space.money else rep
        named = pieces.blueprint(id_) if id_ else _("empty")
        lines.append(
            _("{n}. {blueprint}. Built from here it costs {more} more.").format(n=n, blueprint=named, more=more)
        )
    lines.append(
        ngettext(
            "{tray} more in the tray, {n} discarded.", "{tray} more in the tray, {n} discarded.", len(s.dropped)
        ).format(tray=len(s.tray), n=len(s.dropped))
    )
    return Section(_("Blueprints, from space 1 on"), lines)


def _ships(table: Table) -> Section:
    s: State = table.state
    return Section(
        _("Ships, from space 1 on"),
        [
            _("{n}. {ship}.").format(n=n, ship=pieces.tile_pair(cockpit, engine, table))
            if cockpit
            else _("{n}. Empty.").format(n=n)
            for n, (cockpit, engine) in enumerate(zip(s.cockpits, s.engines, strict=True), start=1)
        ],
    )


# Marketing


def _marketing(table: Table) -> Section:
    s: State = table.state
    lines = [_slot(slot, table) for slot in s.market]
    lines += [_guest_bonus(kind, id_, table) for kind, id_ in zip(e.KINDS, s.guest_bonus, strict=True)]
    lines += [
        (
            _("Queue, bottom section, 1 ad: {guests}."),
            _("Queue, middle section, 2 ads: {guests}."),
            _("Queue, top section, 3 ads: {guests}."),
        )[n].format(guests=places.crowd(guests))
        for n, guests in enumerate(s.queue)
    ]
    lines.append(_("Supply, 4 ads: {guests}.").format(guests=places.crowd(s.guests)))
    return Section(_("Marketing, cruises from the top, and the queue"), lines)


def _slot(slot: Slot, table: Table) -> str:
    if not slot.cruise:
        return _("An empty space.")
    text = [_("{cruise}.").format(cruise=places.itinerary(slot.cruise))]
    seat = scheduler(table.state, slot.cruise)
    if seat is not None:
        text.append(_("Scheduled by {name}.").format(name=table.name(seat)))
    if any(slot.guests):
        text.append(_("Tickets: {guests}.").format(guests=places.crowd(slot.guests)))
    return paragraph(text)


def _guest_bonus(kind: e.Kind, id_: str, table: Table) -> str:
    bonus = table.say(content().guest_bonus[id_].bonus)
    return {
        "adventure": _("On a day in space each adventurous guest brings {bonus} per adventurous icon."),
        "relax": _("On a day in space each relaxing guest brings {bonus} per relaxing icon."),
        "family": _("On a day in space each family guest brings {bonus} per family icon."),
    }[kind].format(bonus=bonus)


def _upgrades(table: Table) -> Section:
    """The same on all player boards, so they are listed once."""
    return Section(_("Upgrades, by destination"), [_upgrade(upgrade, table) for upgrade in content().upgrades.values()])


def _upgrade(upgrade: Upgrade, table: Table) -> str:
    text = {
        "adventure": _("Adventurous destination: {upgrade}."),
        "relax": _("Relaxing destination: {upgrade}."),
        "family": _("Family destination: {upgrade}."),
    }[upgrade.at].format(upgrade=pieces.upgrade(upgrade.id, table))
    names = [table.name(seat) for seat, player in enumerate(table.state.players) if upgrade.id in player.upgrades]
    return paragraph([text, _("Unlocked by {names}.").format(names=listed(names))]) if names else text
