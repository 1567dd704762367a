"""Why something can't be done: each goes on after "because"."""

from core.galactic_cruise import effects as e
from core.galactic_cruise import reasons as r
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.vocabulary import says
from tui.words.dictionary import Table
from tui.words.i18n import _, listed


@says(r.Short)
def _short(reason: r.Short, table: Table) -> str:
    parts = [
        say(n) for say, n in ((places.money, reason.money), (places.ads, reason.ads), (places.rep, reason.rep)) if n
    ]
    parts += [places.resources(n, which) for which, n in zip(e.RESOURCES, reason.goods, strict=True) if n]
    return _("you are short of {missing}").format(missing=listed(parts)) if parts else _("you can't pay for it")


@says(r.NoRep)
def _no_rep(reason: r.NoRep, table: Table) -> str:
    return _("it takes {need} reputation and you have {have}").format(need=reason.need, have=reason.have)


@says(r.OwnWorker)
def _own_worker(reason: r.OwnWorker, table: Table) -> str:
    return _("a worker of yours stands there")


@says(r.NobodyHome)
def _nobody_home(reason: r.NobodyHome, table: Table) -> str:
    return _("nobody of yours is at home")


@says(r.NoConnection)
def _no_connection(reason: r.NoConnection, table: Table) -> str:
    return _("no development leads there")


@says(r.NeedsAccess)
def _needs_access(reason: r.NeedsAccess, table: Table) -> str:
    return _("you have to buy access first, for {money}").format(money=places.money(reason.price))


@says(r.NoAccessInMeetings)
def _no_access_in_meetings(reason: r.NoAccessInMeetings, table: Table) -> str:
    return _("no access can be bought in a meeting")


@says(r.AlreadyOpen)
def _already_open(reason: r.AlreadyOpen, table: Table) -> str:
    return _("you can use it anyway")


@says(r.NobodyThere)
def _nobody_there(reason: r.NobodyThere, table: Table) -> str:
    return _("nobody has a development there")


@says(r.NoDevelopmentLeft)
def _no_development_left(reason: r.NoDevelopmentLeft, table: Table) -> str:
    return _("no development is left to build")


@says(r.OwnDevelopment)
def _own_development(reason: r.OwnDevelopment, table: Table) -> str:
    return _("a development of yours stands there")


@says(r.NotFree)
def _not_free(reason: r.NotFree, table: Table) -> str:
    return _("a development stands there already")


@says(r.AllHired)
def _all_hired(reason: r.AllHired, table: Table) -> str:
    return _("that expert works for you already")


@says(r.NothingToTake)
def _nothing_to_take(reason: r.NothingToTake, table: Table) -> str:
    return _("there is nothing to take")


@says(r.StorageFull)
def _storage_full(reason: r.StorageFull, table: Table) -> str:
    return _("there is no room to store it")


@says(r.NoRoomInShip)
def _no_room_in_ship(reason: r.NoRoomInShip, table: Table) -> str:
    return _("the ship has all the segments it may have")


@says(r.ShipAway)
def _ship_away(reason: r.ShipAway, table: Table) -> str:
    return _("the ship is on a cruise")


@says(r.NoBlueprint)
def _no_blueprint(reason: r.NoBlueprint, table: Table) -> str:
    return _("there is no blueprint to build")


@says(r.TooManyShips)
def _too_many_ships(reason: r.TooManyShips, table: Table) -> str:
    return _("you have all the ships you may have")


@says(r.NoCard)
def _no_card(reason: r.NoCard, table: Table) -> str:
    return _("you have no agenda card")


@says(r.SiloFull)
def _silo_full(reason: r.SiloFull, table: Table) -> str:
    return _("the silo is full of it")


@says(r.NothingScheduled)
def _nothing_scheduled(reason: r.NothingScheduled, table: Table) -> str:
    return _("you have no cruise scheduled")


@says(r.ScheduledAlready)
def _scheduled_already(reason: r.ScheduledAlready, table: Table) -> str:
    return _("you have a cruise scheduled already")


@says(r.Taken)
def _taken(reason: r.Taken, table: Table) -> str:
    return _("somebody has scheduled that cruise")


@says(r.CruiseFull)
def _cruise_full(reason: r.CruiseFull, table: Table) -> str:
    return _("both tickets of the cruise are sold")


@says(r.NoCabin)
def _no_cabin(reason: r.NoCabin, table: Table) -> str:
    return _("the ship has no cabin free")


@says(r.NobodyBoards)
def _nobody_boards(reason: r.NobodyBoards, table: Table) -> str:
    return _("nobody is aboard yet")


@says(r.CantFinish)
def _cant_finish(reason: r.CantFinish, table: Table) -> str:
    return _("the launch could not be paid after that")


@says(r.PlayedThisTurn)
def _played_this_turn(reason: r.PlayedThisTurn, table: Table) -> str:
    return _("you played that card in this turn")


@says(r.RepUsed)
def _rep_used(reason: r.RepUsed, table: Table) -> str:
    return _("you used the reputation track in this turn already")


@says(r.NoCardFits)
def _no_card_fits(reason: r.NoCardFits, table: Table) -> str:
    return _("no card in your hand can be played now")


@says(r.WrongMoment)
def _wrong_moment(reason: r.WrongMoment, table: Table) -> str:
    return _("the card is for another moment")


@says(r.GoalTaken)
def _goal_taken(reason: r.GoalTaken, table: Table) -> str:
    return _("you have reached that goal already")


@says(r.GoalOpen)
def _goal_open(reason: r.GoalOpen, table: Table) -> str:
    return _("it takes {need} and you have {have}").format(need=reason.need, have=reason.have)


@says(r.OptionFlipped)
def _option_flipped(reason: r.OptionFlipped, table: Table) -> str:
    return _("its token is flipped until your launch")


@says(r.Unlocked)
def _unlocked(reason: r.Unlocked, table: Table) -> str:
    return _("you have unlocked it already")


@says(r.NoActionAhead)
def _no_action_ahead(reason: r.NoActionAhead, table: Table) -> str:
    return _("it is for a turn in which an action is still ahead or under way")


@says(r.NoneOfThem)
def _none_of_them(reason: r.NoneOfThem, table: Table) -> str:
    return _("you have no worker in the network")
