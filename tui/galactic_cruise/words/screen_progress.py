"""Words of the progress track, the company goals and the reputation track on the screen."""

from core.galactic_cruise.components import Goal, content
from core.galactic_cruise.counting import count
from core.galactic_cruise.effects import Icon
from core.galactic_cruise.progress import fills, goals, has_most_rep, open_section, progress_points, section_sizes
from core.galactic_cruise.rules import TOP_REP, access_price, wings
from core.galactic_cruise.scoring import rep_points
from core.galactic_cruise.state import State
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.counts import counted
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, paragraph

PROGRESS = _("Progress")
GOAL, ASKED, LATER, YOURS, REACHED = _("Goal"), _("Asked now"), _("Later"), _("Yours"), _("Reached")
HELD = _("held")
REPUTATION = _("Reputation")
ON_THE_WAY = _("Way down")
AT_THE_END = _("VP at end")
ACCESS = _("Access costs")
LETTERS = _("m money, a ad, r resource")
"""What the letters on the way down mean."""


def agm(section: int) -> str:
    """The AGM that scores a section."""
    return (_("AGM A"), _("AGM B"), _("AGM C"))[section]


def icon(which: Icon) -> str:
    """What lies between two spaces of the reputation track, as a letter."""
    return {"money": _("m"), "ad": _("a"), "resource": _("r")}[which]


def points_now(section: int) -> str:
    """What stands before the points that an AGM would bring now."""
    return (_("AGM A would bring now"), _("AGM B would bring now"), _("AGM C would bring now"))[section]


def figures_now(section: int) -> str:
    """The same before what makes them."""
    return (_("AGM A now"), _("AGM B now"), _("AGM C now"))[section]


def reckoned(section: int, s: State, seat: int) -> str:
    """How the points of an AGM come about, in figures."""
    text = {
        (False, False): _("{cubes} x {wings} = {points}"),
        (True, False): _("({cubes}+1) x {wings} = {points}"),
        (False, True): _("{cubes} x {wings} x {section} = {points}"),
        (True, True): _("({cubes}+1) x {wings} x {section} = {points}"),
    }[has_most_rep(s, seat), s.agm == "by-section"]
    return text.format(
        cubes=s.track[section].count(seat),
        wings=wings(s.players[seat]),
        section=section + 1,
        points=places.points(progress_points(s, seat, section)),
    )


def reckoning(s: State) -> str:
    """What these figures are."""
    if s.agm == "by-section":
        return _("Cubes, +1 for the most reputation, times open wings, times 1, 2 or 3 by section.")
    return _("Cubes, +1 for the most reputation, times open wings (1, +1 for each goal).")


def asked(goal: Goal, level: int) -> str:
    """What a goal takes now."""
    return counted(goal.count, goal.levels[level])


def later(goal: Goal, level: int) -> str:
    """What it takes from those who reach it later."""
    levels = goal.levels[level + 1 :]
    return listed([str(need) for need in levels]) if levels else _("same")


def middle(s: State) -> str:
    """How near the end is once that is certain; before, what the way down the reputation track is good for."""
    if not s.stack:
        return _("The match is over: AGM C has been held.")
    return {
        "open": _("Once in a turn, on the way down: all m (money), a (ads) or r (resources)."),
        "last-round": _("The end is triggered: after this round comes the final round."),
        "final-round": _("The final round: one more turn for everybody, then the last advance."),
        "last-advance": _("The last advance, then AGM C."),
    }[s.phase]


def access() -> str:
    """What access costs, and from how much reputation on it is cheaper."""
    prices = [access_price(rep) for rep in range(TOP_REP + 1)]
    cheaper = [
        _("{n} from {rep}").format(n=prices[rep], rep=rep) if prices[rep] else _("free from {rep}").format(rep=rep)
        for rep in range(1, TOP_REP + 1)
        if prices[rep] < prices[rep - 1]
    ]
    return listed([places.money(prices[0]), *cheaper])


def section_in_full(section: int, table: Table) -> str:
    """A section of the progress track: its cubes, what its AGM is and what it would bring."""
    s: State = table.state
    size = section_sizes(s)[section]
    named = {"agm": agm(section), "taken": min(len(s.track[section]), size), "size": size}
    if section < s.held:
        return paragraph([_("{agm}: {taken} of {size} spaces taken.").format(**named), _("It has been held.")])
    gains = [
        _("{name} {reckoned}").format(name=table.name(seat), reckoned=reckoned(section, s, seat))
        for seat in range(len(s.players))
    ]
    text = [
        _("{agm}, {taken} of {size} spaces taken, would bring {gains}.").format(**named, gains=listed(gains)),
        reckoning(s),
    ]
    text.append(
        _("When it is full, the final round comes after this round; AGM C is the end.")
        if section == len(s.track) - 1
        else _("It is held at the end of the turn in which it fills up.")
    )
    return paragraph(text)


def next_cube(s: State) -> str:
    """Where the next cube goes, and what that leads to."""
    n = open_section(s)
    if not fills(s):
        return _("a cube for {agm}").format(agm=agm(n))
    return (
        _("a cube that fills section 1 (AGM A follows)"),
        _("a cube that fills section 2 (AGM B follows)"),
        _("a cube that fills section 3 (the end begins)"),
    )[n]


def goal_in_full(n: int, table: Table, seat: int) -> str:
    """A goal: what it brings, what it takes now and later, what a seat has, and who has reached it."""
    s: State = table.state
    goal = goals(s)[n]
    text = [
        _("It brings {cube} and opens a wing, so that every cube counts once more.").format(cube=next_cube(s)),
        _("It takes {need}; {name} has {have}.").format(
            need=asked(goal, s.levels[n]), name=table.name(seat), have=count(s, seat, goal.count)
        ),
    ]
    if s.levels[n] < len(goal.levels) - 1:
        text.append(_("After that it takes {levels}.").format(levels=later(goal, s.levels[n])))
    done = [table.name(other) for other, p in enumerate(s.players) if n in p.goals]
    if done:
        text.append(_("Reached by {names}.").format(names=listed(done)))
    return paragraph(text)


def space_in_full(rep: int, table: Table) -> str:
    """A space of the reputation track: its price of access, its points, who stands there."""
    price = access_price(rep)
    worth = (
        _("{rep}: access costs {money} for each owner; {points} at the end.")
        if price
        else _("{rep}: access is free; {points} at the end.")
    )
    text = [worth.format(rep=places.rep(rep), money=places.money(price), points=places.points(rep_points(rep)))]
    here = [table.name(seat) for seat, p in enumerate(table.state.players) if p.rep == rep]
    if here:
        text.append(_("Here: {names}.").format(names=listed(here)))
    if rep:
        step = content().board.icons[rep - 1]
        gain = {"money": places.gain_money, "ad": places.gain_ads, "resource": places.gain_any}[step](1)
        text.append(_("The step down from here is worth {gain}, once in a turn.").format(gain=gain))
    return paragraph(text)
