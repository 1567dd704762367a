"""A player's board in words: supplies, break room, launch tower, upgrades, developments, ships, cards."""

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import empty_columns
from core.galactic_cruise.developments import expert_cost
from core.galactic_cruise.gains import options
from core.galactic_cruise.rules import cabins, storage
from core.galactic_cruise.scoring import PENALTY
from core.galactic_cruise.state import Player, Ship, State
from core.kernel.record import HIDDEN
from tui.galactic_cruise.words import pieces, places
from tui.words.dictionary import Section, Table
from tui.words.i18n import _, listed, ngettext, paragraph


def standing(seat: int, table: Table) -> str:
    """What a player has, in a line or two."""
    s: State = table.state
    player = s.players[seat]
    text = [
        _("{points}, {rep}, {money}, {ads}, {stock}.").format(
            points=places.points(player.points),
            rep=places.rep(player.rep),
            money=places.money(player.money),
            ads=places.ads(player.ads),
            stock=places.stock(player.stock),
        ),
        _("At home: {workers}.").format(workers=_workers(player.home, player.experts)),
    ]
    if player.scheduled:
        text.append(_("Scheduled: {cruise}.").format(cruise=places.itinerary(player.scheduled)))
    return paragraph(text)


def section(seat: int, table: Table) -> Section:
    """A whole player board."""
    s: State = table.state
    player = s.players[seat]
    lines = [
        standing(seat, table),
        _resources(seat, table),
        *_experts(player),
        _tower(player, table),
        _funding(s, seat),
        _upgrades(player),
        *_developments(player),
        *[_ship(ship, table) for ship in player.ships],
        _("Unbuilt blueprints: {blueprints}.").format(
            blueprints=listed([pieces.blueprint(id_) for id_ in player.blueprints]) if player.blueprints else _("none")
        ),
        _hand(player, table),
        _past(player),
    ]
    return Section(_("Player board: {name}").format(name=table.name(seat)), lines)


def _workers(plain: int, experts: int) -> str:
    parts = []
    if plain:
        parts.append(ngettext("{n} worker", "{n} workers", plain).format(n=plain))
    if experts:
        parts.append(ngettext("{n} expert", "{n} experts", experts).format(n=experts))
    return listed(parts) if parts else _("nobody")


def _resources(seat: int, table: Table) -> str:
    room = (storage(table.state, seat, 0), storage(table.state, seat, 1), storage(table.state, seat, 2))
    return _("Room for {stock}.").format(stock=places.stock(room))


def _experts(player: Player) -> list[str]:
    texts = {
        "left": _("The left expert can be hired for {money}."),
        "right": _("The right expert can be hired for {money}."),
    }
    return [texts[side].format(money=places.money(expert_cost(player, side))) for side in player.unhired]


def _tower(player: Player, table: Table) -> str:
    if not player.tower:
        return _("Launch tower: empty.")
    text = _("Launch tower: {tokens}.").format(tokens=listed([pieces.token(id_, table) for id_ in player.tower]))
    if not player.flipped:
        return text
    return paragraph([text, _("Flipped: {token}.").format(token=places.token(player.flipped))])


def _funding(s: State, seat: int) -> str:
    found = options(s, seat)
    gains = (
        places.gain_money(found["money"]),
        places.gain_ads(found["ad"]),
        places.gain_points(found["vp"]),
        places.gain_any(found["resource"]),
    )
    open_ = [gain for gain, n in zip(gains, found.values(), strict=True) if n]
    return _("Funding bonuses: {gains}.").format(gains=listed(open_))


def _upgrades(player: Player) -> str:
    if not player.upgrades:
        return _("Upgrades unlocked: none.")
    return _("Upgrades unlocked: {upgrades}.").format(upgrades=listed([places.upgrade(id_) for id_ in player.upgrades]))


def _developments(player: Player) -> list[str]:
    lines = [_row(which, left) for which, left in zip(e.RESOURCES, player.rows, strict=True)]
    columns = empty_columns(player)
    lines.append(
        ngettext(
            "{n} development column is built out: {points} at the end.",
            "{n} development columns are built out: {points} at the end.",
            columns,
        ).format(n=columns, points=places.points(content().board.column_points[columns]))
    )
    return lines


def _row(which: e.Resource, left: int) -> str:
    if not left:
        return {
            "food": _("Food row: no development left."),
            "oxygen": _("Oxygen row: no development left."),
            "fuel": _("Fuel row: no development left."),
        }[which]
    return {
        "food": ngettext(
            "Food row: {n} development left, for {cost} money or food.",
            "Food row: {n} developments left, the next for {cost} money or food.",
            left,
        ),
        "oxygen": ngettext(
            "Oxygen row: {n} development left, for {cost} money or oxygen.",
            "Oxygen row: {n} developments left, the next for {cost} money or oxygen.",
            left,
        ),
        "fuel": ngettext(
            "Fuel row: {n} development left, for {cost} money or fuel.",
            "Fuel row: {n} developments left, the next for {cost} money or fuel.",
            left,
        ),
    }[which].format(n=left, cost=content().board.column_cost[3 - left])


def _ship(ship: Ship, table: Table) -> str:
    text = [
        _("Ship {ship}; engine {engine}.").format(ship=pieces.cockpit(ship.cockpit), engine=places.engine(ship.engine)),
        _("Segments: {segments}; {cabins}.").format(
            segments=listed([pieces.segment(id_) for id_ in ship.segments]) if ship.segments else _("none"),
            cabins=places.cabins(cabins(ship)),
        ),
    ]
    if not ship.launches:
        text.append(_("Never launched: {points} at the end.").format(points=places.gain_points(-PENALTY)))
    if ship.cruise:
        where = (
            _("On {cruise}, at stop {n}, with {guests}.")
            if ship.stop
            else _("On {cruise}, before the first stop, with {guests}.")
        )
        text.append(where.format(cruise=places.itinerary(ship.cruise), n=ship.stop, guests=places.crowd(ship.guests)))
    if ship.token:
        text.append(_("On the engine: the token {token}.").format(token=places.token(ship.token)))
    return paragraph(text)


def _hand(player: Player, table: Table) -> str:
    if not player.hand:
        return _("Agenda cards: none.")
    if HIDDEN in player.hand:
        return _("Agenda cards: {n}, face down.").format(n=len(player.hand))
    return _("Agenda cards: {cards}.").format(cards=listed([pieces.card(id_, table) for id_ in player.hand]))


def _past(player: Player) -> str:
    return _("So far {launches}, {visits}, {guests}.").format(
        launches=ngettext("{n} launch", "{n} launches", n := sum(ship.launches for ship in player.ships)).format(n=n),
        visits=ngettext("{n} destination visited", "{n} destinations visited", n := sum(player.visits)).format(n=n),
        guests=ngettext("{n} guest scored", "{n} guests scored", player.scored).format(n=player.scored),
    )
