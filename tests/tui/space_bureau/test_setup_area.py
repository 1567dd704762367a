"""The choice of ships and abilities as it is seen."""

from collections.abc import Hashable
from random import Random

from core.space_bureau.choices import TakeAbility, TakeShip
from core.space_bureau.components import content
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAbility, PickShip
from core.space_bureau.state import State
from tests.space_bureau.table import match, play
from tests.tui.pictures import COMPACT, read
from tests.tui.space_bureau.pictures import check, painted, table_of
from tui.space_bureau.areas.setup import AbilitiesArea, ShipsArea
from tui.space_bureau.board import BOARD

SHIPS, ABILITIES = ShipsArea(), AbilitiesArea()


def shown(s: State) -> list[str]:
    return [area.title(table_of(s), 0) for area in BOARD.shown(table_of(s))]


def test_ships_are_shown_while_they_are_chosen_then_abilities_beside_the_own_ship() -> None:
    s = match(ships="chosen", abilities="chosen")
    assert shown(s) == ["Ships", "Universe", "Crew", "Captain", "Bureau"]
    s = play(s, TakeShip(side="00"), TakeShip(side="00"))
    assert shown(s) == ["Ship of Ana", "Universe", "Abilities", "Bureau"]
    s = play(s, TakeAbility(ability="C1"), TakeAbility(ability="C2"))
    assert shown(s) == ["Ship of Ana", "Universe", "Crew", "Captain", "Bureau"]


def test_one_ship_is_seen_at_a_time_and_the_choice_decides_which() -> None:
    s = match(ships="chosen")
    assert read(painted(SHIPS, s), ("cell", "00", 18)) == "┌ 2 flights │ per level: │ 2 fuel"
    seen = painted(SHIPS, s, ghost=TakeShip(side="trader"))
    assert read(seen, ("cell", "trader", 18)) == "┌ flight │ +3 fuel │ sample/lv"
    assert "▸The Marketeer" in seen.text()
    assert painted(SHIPS, s, cursor=("ship", "official")).spot_of(("cell", "official", 0))


def test_a_captain_who_has_chosen_sees_the_own_ship() -> None:
    s = play(match(ships="chosen"), TakeShip(side="explorer"))
    picture = painted(SHIPS, s, seat=0)
    assert picture.spot_of(("cell", "explorer", 0))
    assert read(picture, ("ship", "explorer")) == "▲▸The Wanderer"
    assert "flown by Ana" in SHIPS.describe(("ship", "explorer"), table_of(s), 1)


def test_keys_stand_before_names() -> None:
    keys = {("ship", side): str(n) for n, side in enumerate(content().ships, start=1)}
    picture = painted(SHIPS, match(ships="chosen"), keys=keys)
    assert read(picture, ("ship", "collector")) == "5 The Landlord"


def test_a_ship_and_an_ability_keep_their_keys_when_another_captain_takes_one() -> None:
    def keys(s: State) -> dict[Hashable, str]:
        return {mark.what: mark.key for mark in (BOARD.mark(choice, "", table_of(s)) for choice in GAME.legal(s))}

    ships = match(ships="chosen")
    assert keys(play(ships, TakeShip(side="trader"))).items() < keys(ships).items()
    abilities = match(abilities="chosen")
    assert keys(play(abilities, TakeAbility(ability="C1"))).items() < keys(abilities).items()


def test_all_of_a_ship_fits_the_smallest_terminal() -> None:
    table = table_of(match(ships="chosen"))
    assert SHIPS.size(table, 0, *COMPACT) <= COMPACT
    for size in (COMPACT, (80, 13)):
        assert ABILITIES.size(table_of(match(abilities="chosen")), 0, *size) <= size


def test_names_of_cells_stand_where_there_is_room() -> None:
    picture = painted(SHIPS, match(ships="chosen"), (100, 23))
    assert read(picture, ("cell", "00", 21)) == "┌ Wardrobe │ per level: │ 2 fuel or │ flight │"
    described = SHIPS.describe(("cell", "00", 1), table_of(match()), 0)
    assert described == "B1 Curio drawer: +1 sample of any colour, +2 fuel"


def test_abilities_are_told_in_words_with_those_who_have_them() -> None:
    s = play(match(abilities="chosen"), TakeAbility(ability="C4"))
    picture = painted(ABILITIES, s, keys={("ability", "C1"): "1"}, ghost=TakeAbility(ability="C1"))
    assert read(picture, ("ability", "C1")).startswith("1▸ Fan of uniforms. First line of three")
    assert read(picture, ("ability", "C4")).startswith("▲ Elbow room.")
    assert read(picture, ("ability", "C4")).endswith("Taken by Ana.")


def test_any_position_can_be_painted() -> None:
    for n in range(16):
        s, chance = match(players=1 + n % 4, seed=n, ships="chosen", abilities="chosen"), Random(n)
        while isinstance(s.stack[-1], PickShip | PickAbility):
            check(SHIPS if isinstance(s.stack[-1], PickShip) else ABILITIES, s)
            s = GAME.step(s, chance.choice(GAME.legal(s))).state
