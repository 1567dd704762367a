"""What is asked at the end of a turn and of the match."""

from core.galactic_cruise import choices as c
from core.galactic_cruise import questions as q
from core.galactic_cruise.components import content
from core.galactic_cruise.progress import goal_barred, goals
from core.galactic_cruise.rules import HAND, PLANS
from core.galactic_cruise.stops import destination, guest_points
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
asks = DICTIONARY.asks_part
part = DICTIONARY.says_part
brief = DICTIONARY.says_brief


# Goals and limits


@says(q.EndOfTurn)
def _end_of_turn(question: q.EndOfTurn, table: Table) -> str:
    if table.state.phase == "last-advance":
        return _("Your last advance is over. What do you still do?")
    return _("The end of your turn. What do you still do?")


@helps(q.EndOfTurn)
def _help_end_of_turn() -> Help:
    return Help(
        _(
            "If you meet a company goal now you may take it, each goal once in the match. "
            "That puts one of your cubes on the progress track and uncovers one more wing; the cubes that you score "
            "in an AGM are multiplied by your wings. Afterwards the goal may be harder for the others. "
            "So take a goal as soon as you meet it, unless you want to keep a section of the track open. "
            "This is also the last moment for cards, reputation and refreshing blueprints."
        ),
        "GC-E5 to GC-E8, GC-Q49, GC-Q50",
        first=_(
            "When you meet a company goal you may take it here: a cube of yours goes to the progress track, "
            "and one more wing makes all your cubes count for more. For others the goal may be harder "
            "afterwards, so be quick. The key e ends the turn; cards and reputation can be used before."
        ),
    )


@says(c.TakeGoal)
def _take_goal(choice: c.TakeGoal, table: Table) -> str:
    return _("Take the goal {goal}").format(goal=_goal(choice, table))


@brief(c.TakeGoal)
def _brief_goal(choice: c.TakeGoal, table: Table) -> str:
    return _("Take the goal {goal}").format(goal=_(goals(table.state)[choice.goal].name))


@refused(c.TakeGoal)
def _take_goal_refused(choice: c.TakeGoal, table: Table) -> str:
    return _("the goal {goal}").format(goal=_goal(choice, table))


def _goal(choice: c.TakeGoal, table: Table) -> str:
    s = table.state
    return pieces.goal(goals(s)[choice.goal], s.levels[choice.goal])


@says(c.EndTurn)
def _end_turn(choice: c.EndTurn, table: Table) -> str:
    s = table.state
    if any(goal_barred(s, table.question.seat, n) is None for n in range(len(s.levels))):
        return _("End the turn without a goal")
    return _("End the turn")


@says(q.OverHand)
def _over_hand(question: q.OverHand, table: Table) -> str:
    return _("You have {n} agenda cards and may keep {limit}. Which one do you discard?").format(
        n=len(table.state.players[question.seat].hand), limit=HAND
    )


@helps(q.OverHand)
def _help_over_hand() -> Help:
    return Help(
        _(
            "At the end of your turn you keep 5 agenda cards at most. "
            "The others go one by one, and each gives its resource if there is room for it. "
            "Discard a card whose text you won't use soon and whose resource you can still store."
        ),
        "GC-T24, GC-Q38",
    )


@says(c.DiscardCard)
def _discard_card(choice: c.DiscardCard, table: Table) -> str:
    return pieces.card(choice.card, table)


@brief(c.DiscardCard)
def _brief_discarded(choice: c.DiscardCard, table: Table) -> str:
    return _("{card}: {gain}").format(
        card=places.agenda(choice.card), gain=places.gain_resources(1, content().agendas[choice.card].resource)
    )


@says(q.OverPlans)
def _over_plans(question: q.OverPlans, table: Table) -> str:
    return _("You have {n} unbuilt blueprints and may keep {limit}. Which one do you discard?").format(
        n=len(table.state.players[question.seat].blueprints), limit=PLANS
    )


@helps(q.OverPlans)
def _help_over_plans() -> Help:
    return Help(
        _(
            "At the end of your turn you keep 5 unbuilt blueprints at most; the others go to the discard for nothing. "
            "Keep those that you can pay for soon and whose icons fit your guests. "
            "Three ships with three segments each are all that most companies ever build."
        ),
        "GC-T25",
    )


@says(c.DropBlueprint)
def _drop_blueprint(choice: c.DropBlueprint, table: Table) -> str:
    return pieces.blueprint(choice.blueprint)


@brief(c.DropBlueprint)
def _brief_dropped(choice: c.DropBlueprint, table: Table) -> str:
    return places.blueprint(choice.blueprint)


# The end


@says(q.PickLastStop)
def _pick_last_stop(question: q.PickLastStop, table: Table) -> str:
    return _("The last advance.")


@helps(q.PickLastStop)
def _help_pick_last_stop() -> Help:
    return Help(
        _(
            "After the final round each of your ships in space goes to one more stop, any that lies ahead, "
            "and what it passes does nothing. A destination scores guests for ads and may fulfil a goal, "
            "a day in space brings its bonuses, Earth gives a funding bonus. "
            "Mostly the destination with most of your tokens is best, if you have the ads."
        ),
        "GC-E16, GC-E17, GC-Q56, GC-Q57",
    )


@says(c.JumpTo)
def _jump_to(choice: c.JumpTo, table: Table) -> str:
    ship = table.state.players[table.question.seat].ships[choice.ship]
    return _("{ship} to stop {n} of {cruise}: {stop}").format(
        ship=places.cockpit(ship.cockpit),
        n=choice.stop,
        cruise=places.cruise(ship.cruise),
        stop=places.stop(ship.cruise, choice.stop),
    )


@asks(c.JumpTo, "ship")
def _ask_ship_that_jumps(choice: c.JumpTo, table: Table) -> str:
    return _("Which ship goes now?")


@part(c.JumpTo, "ship")
def _part_ship_that_jumps(choice: c.JumpTo, table: Table) -> str:
    ship = table.state.players[table.question.seat].ships[choice.ship]
    where = _("{ship}, at stop {n} of {cruise}") if ship.stop else _("{ship}, just launched on {cruise}")
    return where.format(ship=places.cockpit(ship.cockpit), n=ship.stop, cruise=places.itinerary(ship.cruise))


@brief(c.JumpTo, "ship")
def _brief_ship_that_jumps(choice: c.JumpTo, table: Table) -> str:
    return places.ship(table.state, table.question.seat, choice.ship)


@asks(c.JumpTo, "stop")
def _ask_stop(choice: c.JumpTo, table: Table) -> str:
    return _("The last advance of {ship}: to which stop?").format(
        ship=places.ship(table.state, table.question.seat, choice.ship)
    )


@part(c.JumpTo, "stop")
def _part_stop(choice: c.JumpTo, table: Table) -> str:
    player = table.state.players[table.question.seat]
    cruise = player.ships[choice.ship].cruise
    named = {"n": choice.stop, "stop": places.stop(cruise, choice.stop)}
    kind = destination(cruise, choice.stop)
    if kind is None:
        return _("Stop {n}: {stop}").format(**named)
    points = places.points(guest_points(player, kind))
    return _("Stop {n}: {stop}, {points} per guest").format(**named, points=points)
