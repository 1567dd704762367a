"""What happened: whole sentences after the name of the player."""

from core.galactic_cruise import events as ev
from core.galactic_cruise.components import content
from core.galactic_cruise.launch import left_behind
from core.galactic_cruise.marketing import ticket_holders
from core.galactic_cruise.progress import fills, section_sizes
from core.galactic_cruise.questions import PickResource
from core.kernel.events import PassedOver
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import DICTIONARY, powers, says
from tui.words.dictionary import Table
from tui.words.i18n import _, ngettext
from tui.words.kernel import KERNEL

MORE = frozenset({"more-blueprints", "more-cards", "more-guests", "more-segments", "supplies", "npc-builds"})
"""Steps that go on with an action; that they have come to an end needs no saying."""


@says(PassedOver)
def _passed_over(event: PassedOver, table: Table) -> str:
    return "" if event.what in MORE else KERNEL.say(event, table)


# Workers


@says(ev.WorkerPlaced)
def _worker_placed(event: ev.WorkerPlaced, table: Table) -> str:
    text = _("Places an expert at {location}.") if event.expert else _("Places a worker at {location}.")
    return text.format(location=places.location(event.at))


@says(ev.WorkerBumped)
def _worker_bumped(event: ev.WorkerBumped, table: Table) -> str:
    location = places.location(event.at)
    if event.by == event.seat:
        text = (
            _("The expert that stood at {location} goes home.")
            if event.expert
            else _("The worker that stood at {location} goes home.")
        )
        return text.format(location=location)
    text = (
        _("{name} bumps the expert at {location}, which goes home.")
        if event.expert
        else _("{name} bumps the worker at {location}, which goes home.")
    )
    return text.format(name=table.name(event.by), location=location)


@says(ev.NpcMoved)
def _npc_moved(event: ev.NpcMoved, table: Table) -> str:
    text = (
        _("The NPC expert moves from {here} to {there}.")
        if event.expert
        else _("The NPC worker moves from {here} to {there}.")
    )
    return text.format(here=places.location(event.here), there=places.location(event.there))


@says(ev.NpcHired)
def _npc_hired(event: ev.NpcHired, table: Table) -> str:
    return _("The NPC worker at {location} becomes an expert.").format(location=places.location(event.at))


@says(ev.NpcBuilt)
def _npc_built(event: ev.NpcBuilt, table: Table) -> str:
    return _("The NPC builds a development at {area}.").format(area=places.area(table.state, event.area))


@says(ev.NpcSkipped)
def _npc_skipped(event: ev.NpcSkipped, table: Table) -> str:
    return _("The NPC has a development at {area} already, so one of its others leaves the match.").format(
        area=places.area(table.state, event.area)
    )


@says(ev.BonusOwed)
def _bonus_owed(event: ev.BonusOwed, table: Table) -> str:
    return _("The funding bonus waits for the start of the next turn.")


# Turns and actions


@says(ev.AccessPaid)
def _access_paid(event: ev.AccessPaid, table: Table) -> str:
    others = tuple(owner for owner in table.state.areas[event.area] if owner != event.seat)
    return _("Access to {area}: pays {money} to each owner ({owners}).").format(
        area=places.area(table.state, event.area),
        money=places.money(event.price),
        owners=places.owners(others, table),
    )


@says(ev.ActionTaken)
def _action_taken(event: ev.ActionTaken, table: Table) -> str:
    return _("{action} at {location}.").format(action=places.action(event.action), location=places.location(event.at))


@says(ev.MeetingCalled)
def _meeting_called(event: ev.MeetingCalled, table: Table) -> str:
    return _("Calls a meeting.")


@says(ev.CardPlayed)
def _card_played(event: ev.CardPlayed, table: Table) -> str:
    card = content().agendas[event.agenda]
    if event.text:
        return _("Plays {card}: {text}.").format(card=_(card.name), text=pieces.card_text(card, table))
    return _("Plays {card} for its {resource}.").format(card=_(card.name), resource=places.resource(card.resource))


@says(ev.Lost)
def _lost(event: ev.Lost, table: Table) -> str:
    return ngettext("{resource} found no room.", "{resource} found no room.", event.n).format(
        resource=places.resources(event.n, event.resource)
    )


@DICTIONARY.warns(ev.Lost)
def _warn_lost(event: ev.Lost, table: Table) -> str:
    question = table.question
    if isinstance(question, PickResource) and event.n < question.left:
        return ngettext("{n} more will not fit", "{n} more will not fit", event.n).format(n=event.n)
    return ngettext("{resource} will not fit", "{resource} will not fit", event.n).format(
        resource=places.resources(event.n, event.resource)
    )


@says(ev.DevelopmentBuilt)
def _development_built(event: ev.DevelopmentBuilt, table: Table) -> str:
    area = places.area(table.state, event.area)
    return {
        "food": _("Builds a food development at {area}."),
        "oxygen": _("Builds an oxygen development at {area}."),
        "fuel": _("Builds a fuel development at {area}."),
    }[event.row].format(area=area)


@says(ev.TechnologyInvented)
def _technology_invented(event: ev.TechnologyInvented, table: Table) -> str:
    if not table.state.turn.n:
        return ""  # by a neutral development of the setup, which lies on the board
    technology = content().technologies[event.technology]
    return _("{technology} is invented: {effect}.").format(
        technology=_(technology.name), effect=powers(technology.powers, table)
    )


@says(ev.ExpertHired)
def _expert_hired(event: ev.ExpertHired, table: Table) -> str:
    return _("Hires the left expert.") if event.side == "left" else _("Hires the right expert.")


@says(ev.SegmentBuilt)
def _segment_built(event: ev.SegmentBuilt, table: Table) -> str:
    return _("Builds {segment} into {ship}.").format(
        segment=pieces.segment(event.blueprint), ship=places.ship(table.state, event.seat, event.ship)
    )


@says(ev.ShipAcquired)
def _ship_acquired(event: ev.ShipAcquired, table: Table) -> str:
    return _("Acquires {ship} with the engine {engine}.").format(
        ship=pieces.cockpit(event.cockpit), engine=places.engine(event.engine)
    )


@says(ev.CruiseScheduled)
def _cruise_scheduled(event: ev.CruiseScheduled, table: Table) -> str:
    return _("Schedules {cruise}.").format(cruise=places.itinerary(event.cruise))


@says(ev.TokenFlipped)
def _token_flipped(event: ev.TokenFlipped, table: Table) -> str:
    return _("Flips the token {token}.").format(token=pieces.token(event.token, table))


@says(ev.TicketSold)
def _ticket_sold(event: ev.TicketSold, table: Table) -> str:
    return _("Ticket sold for {cruise}: {guest}.").format(
        cruise=places.cruise(event.cruise), guest=places.guest(event.kind)
    )


# Launches and stops


@says(ev.ShipLaunched)
def _ship_launched(event: ev.ShipLaunched, table: Table) -> str:
    return _("{ship} lifts off for {cruise}.").format(
        ship=places.ship(table.state, event.seat, event.ship), cruise=places.itinerary(event.cruise)
    )


@says(ev.GuestLeft)
def _guest_left(event: ev.GuestLeft, table: Table) -> str:
    return _("Left behind: {guest}, back to the top section of the queue.").format(guest=places.guest(event.kind))


@DICTIONARY.warns(ev.GuestLeft)
def _warn_guest_left(event: ev.GuestLeft, table: Table) -> str:
    rep, n = left_behind(table.state, event.seat), sum(ticket_holders(table.state, event.seat))
    return ngettext("-{rep} rep for {n} guest left", "-{rep} rep for {n} guests left", n).format(rep=rep, n=n)


@says(ev.ShipMoved)
def _ship_moved(event: ev.ShipMoved, table: Table) -> str:
    ship = places.ship(table.state, event.seat, event.ship)
    if event.stop > len(content().cruises[event.cruise].stops):
        return _("{ship} is back on Earth from {cruise}.").format(ship=ship, cruise=places.cruise(event.cruise))
    return _("{ship} reaches stop {n} of {cruise}: {stop}.").format(
        ship=ship, n=event.stop, cruise=places.cruise(event.cruise), stop=places.stop(event.cruise, event.stop)
    )


@says(ev.GuestScored)
def _guest_scored(event: ev.GuestScored, table: Table) -> str:
    return {
        "adventure": _("Scores an adventurous guest."),
        "relax": _("Scores a relaxing guest."),
        "family": _("Scores a family guest."),
    }[event.kind]


@says(ev.GuestsUnscored)
def _guests_unscored(event: ev.GuestsUnscored, table: Table) -> str:
    return _("Not scored: {guests}.").format(guests=places.crowd(event.guests))


@says(ev.UpgradeUnlocked)
def _upgrade_unlocked(event: ev.UpgradeUnlocked, table: Table) -> str:
    return _("Unlocks {upgrade}.").format(upgrade=pieces.upgrade(event.upgrade, table))


# Progress and the end


@says(ev.CubePlaced)
def _cube_placed(event: ev.CubePlaced, table: Table) -> str:
    s = table.state
    if len(s.track[event.section - 1]) != section_sizes(s)[event.section - 1]:
        return _("A cube goes to section {n} of the progress track.").format(n=event.section)
    return (
        _("A cube fills section 1 of the progress track: AGM A at the end of the turn."),
        _("A cube fills section 2 of the progress track: AGM B at the end of the turn."),
        _("A cube fills section 3 of the progress track: the end begins."),
    )[event.section - 1]


@DICTIONARY.warns(ev.CubePlaced)
def _warn_section_filled(event: ev.CubePlaced, table: Table) -> str:
    if not fills(table.state):
        return ""
    return (_("AGM A follows"), _("AGM B follows"), _("the end begins"))[event.section - 1]


@says(ev.GoalReached)
def _goal_reached(event: ev.GoalReached, table: Table) -> str:
    return _("Accomplishes the goal {goal}.").format(goal=source(f"goal:{event.goal}"))


@says(ev.AgmHeld)
def _agm_held(event: ev.AgmHeld, table: Table) -> str:
    return (
        _("AGM A: section 1 of the progress track is scored."),
        _("AGM B: section 2 of the progress track is scored."),
        _("AGM C: the match is over, and all is scored."),
    )[event.section - 1]


@says(ev.EndTriggered)
def _end_triggered(event: ev.EndTriggered, table: Table) -> str:
    return _("Section 3 of the progress track is full: this round is played to its end, then comes a final one.")


@says(ev.FinalRoundBegan)
def _final_round_began(event: ev.FinalRoundBegan, table: Table) -> str:
    return _("The final round: all workers come home, then everybody has one last turn.")


@says(ev.LastAdvanceBegan)
def _last_advance_began(event: ev.LastAdvanceBegan, table: Table) -> str:
    return _("The last advance: every ship in space goes to one more stop of choice.")
