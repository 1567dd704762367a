"""Setting up the board, the marketing department and the players."""

from collections import Counter

import pytest

from core.galactic_cruise.choices import Assign, BuildAt, TakeBlueprint
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import ACTIONS, KINDS
from core.galactic_cruise.game import GAME
from core.galactic_cruise.progress import section_sizes
from core.galactic_cruise.questions import PickMain, PlaceFirst, TakeFirst
from core.galactic_cruise.reasons import NotFree
from core.galactic_cruise.rules import wings
from core.galactic_cruise.state import NEUTRAL, NPC, State, Worker
from core.kernel.game import BadSetup, Setup
from tests.galactic_cruise.table import fresh, legal, match, new, play, told, top, why_not, with_player

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(12)


def set_up(s: State) -> State:
    """The match after the setup's own choices."""
    while not isinstance(s.stack[-1], PickMain):
        s = GAME.step(s, GAME.legal(s)[0]).state
    return s


@pytest.mark.rule("GC-S1")
def test_the_intro_side_fixes_everything() -> None:
    one, other = new(board="intro", seed=1), new(board="intro", seed=2)
    assert one.actions == other.actions
    assert one.actions[0] == ("schedule", "advertise")
    assert one.technologies == other.technologies == ("welders", "loudspeakers", "greenhouse", "slingshot")
    assert (one.expert_tile, one.goal_tile) == ("tip-hat", "skyline")


@pytest.mark.rule("GC-S2", "GC-C3")
def test_the_standard_side_shuffles_the_actions() -> None:
    boards = [new(seed=seed).actions for seed in SEEDS]
    assert len(set(boards)) > 1
    for actions in boards:
        assert len(actions) == 6
        assert sorted(action for pair in actions for action in pair) == sorted(ACTIONS)


@pytest.mark.rule("GC-S3", "GC-C9")
def test_the_standard_side_draws_its_tiles() -> None:
    assert (len(content().experts), len(content().goal_tiles), len(content().technologies)) == (6, 6, 8)
    states = [new(seed=seed) for seed in SEEDS]
    assert len({s.expert_tile for s in states}) > 2
    assert len({s.goal_tile for s in states}) > 2
    assert all(len(set(s.technologies)) == 4 for s in states)


@pytest.mark.rule("GC-S4")
def test_four_cards_and_five_blueprints_lie_open() -> None:
    s = new(2)
    assert len([card for card in s.agendas if card]) == 4
    assert len([id_ for id_ in s.blueprints if id_]) == 5
    assert len({*s.agendas, *s.deck}) + sum(len(p.hand) for p in s.players) == len(content().agendas) == 36
    assert len({*s.blueprints, *s.tray}) == len(content().blueprints) == 48


@pytest.mark.rule("GC-S5", "GC-C9")
def test_four_ships_lie_open_and_never_a_starred_one() -> None:
    s = new(4)
    assert all(s.cockpits)
    assert all(s.engines)
    cockpits, engines = content().cockpits, content().engines
    assert len(s.cockpits) + len(s.cockpit_tray) == len(s.engines) + len(s.engine_tray) == 15
    assert not any(cockpits[id_].starred for id_ in (*s.cockpits, *s.cockpit_tray))
    assert not any(engines[id_].starred for id_ in (*s.engines, *s.engine_tray))


@pytest.mark.rule("GC-S6")
def test_the_track_has_its_sections_for_each_number_of_players() -> None:
    sizes = content().board.sections
    assert [section_sizes(new(players)) for players in (2, 3, 4)] == [sizes["2"], sizes["3"], sizes["4"]]
    assert sum(sizes["2"]) < sum(sizes["3"]) < sum(sizes["4"])


@pytest.mark.rule("GC-S7", "GC-C6")
@pytest.mark.parametrize(("players", "sections"), [(2, (0, 1, 0)), (3, (1, 1, 1)), (4, (1, 1, 1))])
def test_neutral_cubes_lie_on_the_intro_side(players: int, sections: tuple[int, ...]) -> None:
    assert tuple(cubes.count(NEUTRAL) for cubes in new(players, board="intro").track) == sections
    assert new(players, board="standard").track == ((), (), ())


@pytest.mark.rule("GC-S9", "GC-C18")
@pytest.mark.parametrize(("players", "level"), [(2, 1), (3, 0), (4, 0)])
def test_goal_trackers_start_higher_for_two(players: int, level: int) -> None:
    assert new(players).levels == (level,) * 3


@pytest.mark.rule("GC-S10", "GC-S11")
@pytest.mark.parametrize(("players", "walkways", "technologies"), [(2, 2, 1), (3, 1, 1), (4, 1, 0)])
def test_a_picture_says_where_neutral_developments_stand(players: int, walkways: int, technologies: int) -> None:
    layouts = [tile.layout for tile in content().technologies.values()]
    for seed in SEEDS:
        s = new(players, seed=seed)
        areas = [area for area, there in enumerate(s.areas) if there == (NEUTRAL,)]
        assert sum(area < 6 for area in areas) == walkways
        assert sum(area >= 6 for area in areas) == technologies
        assert any(set(areas) <= {each.first, each.second, each.technology} for each in layouts)
        assert [p.rep for p in s.players] == list(range(players))


@pytest.mark.rule("GC-S12", "GC-Q65")
@pytest.mark.parametrize(("board", "left"), [("standard", 3), ("intro", 7)])
def test_unused_pictures_wait_for_the_agms_of_two(board: str, left: int) -> None:
    s = new(2, board=board)
    assert len(s.spare) == left
    if board == "standard":
        assert not set(s.spare) & set(s.technologies)
    assert new(3, board=board).spare == new(4, board=board).spare == ()


@pytest.mark.rule("GC-S13")
def test_the_silo_starts_at_two_each() -> None:
    assert new().silo == (2, 2, 2)


@pytest.mark.rule("GC-S14", "GC-C9")
def test_three_of_five_guest_bonuses_are_in_play() -> None:
    assert len(content().guest_bonus) == 5
    drawn = {new(seed=seed).guest_bonus for seed in SEEDS}
    assert all(len(set(bonuses)) == 3 for bonuses in drawn)
    assert len(drawn) > 3


@EVERY_COUNT
@pytest.mark.rule("GC-S15", "GC-C3", "GC-Q60")
def test_starred_cruises_lie_on_top(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        s = new(players, seed=seed)
        assert len(s.market) == players + 2
        starred = [content().cruises[slot.cruise].starred for slot in s.market]
        assert starred == [True] * 3 + [False] * (players - 1)
        assert len(s.market) + len(s.cruise_tray) == 18
        orders.add(tuple(slot.cruise for slot in s.market[:3]))
    assert len(orders) > 1


@EVERY_COUNT
@pytest.mark.rule("GC-S16", "GC-S17")
def test_first_guests_stand_in_three_sections(players: int) -> None:
    for seed in SEEDS:
        s = new(players, seed=seed)
        wanted = Counter(kind for slot in s.market for kind in content().cruises[slot.cruise].destinations)
        while wanted.total() < {2: 7, 3: 9, 4: 11}[players]:
            wanted.update(KINDS)
        assert tuple(sum(part[i] for part in s.queue) for i in range(3)) == tuple(wanted[kind] for kind in KINDS)
        bottom, middle, upper = (sum(part) for part in s.queue)
        assert bottom >= middle >= upper >= bottom - 1
        assert tuple(12 - wanted[kind] for kind in KINDS) == s.guests


@pytest.mark.rule("GC-S18", "GC-S19", "GC-S21")
def test_what_a_player_starts_with() -> None:
    p = new(4).players[2]
    assert (p.home, p.experts, p.unhired, p.scheduled) == (2, 0, ("left", "right"), "")
    assert (p.rows, p.stock, p.money, p.ads) == ((3, 3, 3), (1, 1, 1), 10, 2)
    tokens = [content().tokens[id_] for id_ in p.tower]
    assert [token.brown for token in tokens] == [True] * 4 + [False] * 4
    assert p.flipped == ""


@pytest.mark.rule("GC-S20", "GC-Q29")
def test_the_first_ship_is_starred_and_empty() -> None:
    ships = [p.ships for p in new(4).players]
    assert [len(fleet) for fleet in ships] == [1] * 4
    for (ship,) in ships:
        assert content().cockpits[ship.cockpit].starred
        assert content().engines[ship.engine].bonus is None
        assert (ship.segments, ship.launches) == ((), 0)
    assert len({fleet[0].cockpit for fleet in ships}) == 4


@pytest.mark.rule("GC-S22")
def test_everybody_starts_with_one_wing() -> None:
    assert [wings(p) for p in new(3).players] == [1, 1, 1]


@pytest.mark.rule("GC-S23", "GC-S24", "GC-Q60")
def test_points_reputation_and_a_card_in_turn_order() -> None:
    s = new(4)
    assert [(p.points, p.rep, len(p.hand)) for p in s.players] == [(5, 0, 1), (5, 1, 1), (5, 2, 1), (5, 3, 1)]
    firsts = {new(4, seed=seed, first="random").first for seed in SEEDS}
    assert len(firsts) > 1
    s = next(new(4, seed=seed, first="random") for seed in SEEDS if new(4, seed=seed, first="random").first == 2)
    assert [p.rep for p in s.players] == [2, 3, 0, 1]


@pytest.mark.rule("GC-S25")
def test_the_last_player_builds_first_on_an_empty_walkway() -> None:
    s = new(3)
    assert top(s) == PlaceFirst(seat=2, src="setup")
    taken = next(area for area in range(6) if s.areas[area])
    free = next(area for area in range(6) if not s.areas[area])
    assert why_not(s, BuildAt(row="food", area=taken)) == NotFree()
    assert {choice.area for choice in legal(s)} <= set(range(6))
    s = play(s, BuildAt(row="fuel", area=free))
    assert s.areas[free] == (2,)
    assert (s.players[2].rows, s.players[2].rep, s.players[2].money) == ((3, 3, 2), 3, 10)


@pytest.mark.rule("GC-S26")
def test_each_takes_a_blueprint_and_the_display_is_filled_after_all() -> None:
    s = new(2)
    s = play(s, legal(s, BuildAt)[0])
    assert top(s) == TakeFirst(seat=1, src="setup")
    bottom, second, third, *_ = s.blueprints
    s = play(s, TakeBlueprint(blueprint=bottom))
    assert s.players[1].blueprints == (bottom,)
    assert s.blueprints[:3] == ("", second, third)
    s = play(s, legal(s, BuildAt)[0])
    s = play(s, TakeBlueprint(blueprint=third))
    assert s.blueprints[0] == second
    assert all(s.blueprints)
    assert top(s) == PickMain(seat=0, src="turn")


@pytest.mark.rule("GC-21")
def test_two_npc_workers_stand_clockwise_of_the_neutral_walkways() -> None:
    for seed in SEEDS:
        s = new(2, seed=seed)
        walkways = [area for area in range(6) if NEUTRAL in s.areas[area]]
        places = {at for at, worker in enumerate(s.network) if worker == Worker(owner=NPC)}
        assert places == {(area + 1) % 6 for area in walkways}
        assert s.npc_left == 6
    assert new(3).npc_left == 0
    assert not any(new(3).network)


@pytest.mark.rule("GC-Q7")
def test_hands_decks_and_trays_are_hidden_and_the_rest_is_open() -> None:
    s = match(2)
    s = with_player(with_player(s, 0, hand=("ribbon",)), 1, hand=("fireworks", "tailwind"))
    seen = GAME.view(s, 0)
    assert seen.players[0] == s.players[0]
    assert seen.players[1].hand == ("?", "?")
    assert {*seen.deck, *seen.tray, *seen.cockpit_tray, *seen.engine_tray, *seen.cruise_tray, *seen.spare} == {"?"}
    assert GAME.view(s, None).players[0].hand == ("?",)
    assert (seen.players[1].money, seen.players[1].ads) == (s.players[1].money, s.players[1].ads)


def test_the_first_turn_begins_after_the_setup() -> None:
    s = set_up(new(3))
    assert (s.turn.n, s.turn.seat) == (1, 0)
    assert len(told(s, Assign(at=0, expert=False))) > 1
    assert len(fresh(3).events) > 20


@pytest.mark.parametrize("options", [{"board": "middle"}, {"ships": "many"}])
def test_an_unknown_option_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        new(2, 7, **options)
    with pytest.raises(BadSetup):
        GAME.new(Setup(seats=(), seed=1))
