from itertools import combinations

import pytest
from rich.color import Color, ColorSystem

from tests.themes.seeing import DEUTERANOPIA, PROTANOPIA, Matrix, contrast, difference
from themes import NAMES, BadTheme, Palette, Shade, palettes
from themes.palette import PIECES, SEATS, SURFACES, read_palettes

every_palette = pytest.mark.parametrize("palette", palettes().values(), ids=lambda palette: palette.id)

ALL_SHADES = "\n".join(f"{name} = [100, 1]" for name in NAMES)


def written(shades: str = ALL_SHADES) -> str:
    return f"[dusk]\ndark = true\n[dusk.shades]\n{shades}"


def test_there_are_a_dark_and_a_light_one_and_two_for_eyes_that_need_them() -> None:
    assert {id: palette.dark for id, palette in palettes().items()} == {
        "cosmodrome-dark": True,
        "cosmodrome-light": False,
        "high-contrast": True,
        "okabe-ito": True,
    }


class TestShades:
    @pytest.mark.parametrize(
        ("entry", "rgb"),
        [
            (16, (0, 0, 0)),
            (60, (95, 95, 135)),
            (208, (255, 135, 0)),
            (231, (255, 255, 255)),
            (232, (8, 8, 8)),
            (255, (238, 238, 238)),
        ],
    )
    def test_an_entry_has_the_colour_that_xterm_gives_it(self, entry: int, rgb: tuple[int, int, int]) -> None:
        assert Shade(entry, 0).rgb == rgb

    @every_palette
    def test_terminals_of_256_colours_show_exactly_the_entry(self, palette: Palette) -> None:
        shown = {name: Color.from_rgb(*palette[name].rgb).downgrade(ColorSystem.EIGHT_BIT).number for name in NAMES}

        assert shown == {name: palette[name].x256 for name in NAMES}

    @every_palette
    @pytest.mark.parametrize("group", [SEATS, PIECES], ids=["seats", "pieces"])
    def test_no_two_of_a_group_look_alike(self, palette: Palette, group: tuple[str, ...]) -> None:
        assert len({palette[name].x256 for name in group}) == len(group)
        assert len({palette[name].x16 for name in group}) == len(group)

    @every_palette
    def test_nothing_else_has_the_colour_of_what_can_be_pressed(self, palette: Palette) -> None:
        others = [palette[name] for name in NAMES if name != "accent"]

        assert palette["accent"].x256 not in [shade.x256 for shade in others]
        assert palette["accent"].x16 not in [shade.x16 for shade in others]


class TestContrast:
    @every_palette
    @pytest.mark.parametrize("surface", SURFACES)
    def test_text_can_be_read_on_every_surface(self, palette: Palette, surface: str) -> None:
        ratio = {name: contrast(palette[name].rgb, palette[surface].rgb) for name in NAMES}

        assert ratio["ink"] >= 4.5
        assert ratio["accent"] >= 4.5
        assert min(ratio[name] for name in ("faint", "mark", "warn", "good", *SEATS)) >= 3

    @every_palette
    def test_pieces_and_lines_can_be_seen_on_the_board(self, palette: Palette) -> None:
        ground = palette["ground"].rgb

        assert min(contrast(palette[name].rgb, ground) for name in (*PIECES, "edge")) >= 3
        assert contrast(palette["on-accent"].rgb, palette["accent"].rgb) >= 4.5

    def test_high_contrast_is_high_everywhere(self) -> None:
        palette = palettes()["high-contrast"]
        drawn = set(NAMES) - {*SURFACES, "on-accent"}

        for surface in SURFACES:
            assert min(contrast(palette[name].rgb, palette[surface].rgb) for name in drawn) >= 7
        assert contrast(palette["on-accent"].rgb, palette["accent"].rgb) >= 7

    @pytest.mark.parametrize("eyes", [DEUTERANOPIA, PROTANOPIA], ids=["deuteranopia", "protanopia"])
    @pytest.mark.parametrize("group", [SEATS, PIECES], ids=["seats", "pieces"])
    def test_okabe_ito_stays_apart_for_colour_blind_eyes(self, eyes: Matrix, group: tuple[str, ...]) -> None:
        palette = palettes()["okabe-ito"]
        apart = {pair: difference(palette[pair[0]].rgb, palette[pair[1]].rgb, eyes) for pair in combinations(group, 2)}

        assert min(apart.values()) >= 10, min(apart, key=lambda pair: apart[pair])


class TestWrongData:
    def test_a_palette_with_all_names_is_taken(self) -> None:
        assert read_palettes(written())["dusk"]["teal"] == Shade(100, 1)

    def test_a_missing_shade_is_named(self) -> None:
        with pytest.raises(BadTheme, match=r"^palettes\.toml: dusk: missing: ground$"):
            read_palettes(written(ALL_SHADES.replace("ground", "# ground", 1)))

    def test_a_shade_that_nobody_knows_is_named(self) -> None:
        with pytest.raises(BadTheme, match=r"^palettes\.toml: dusk: unknown: mauve$"):
            read_palettes(written(ALL_SHADES + "\nmauve = [100, 1]"))

    @pytest.mark.parametrize("shade", ["[15, 1]", "[256, 1]", "[100, 16]", "[100]", "[100, 1, 1]", '"red"'])
    def test_numbers_that_are_no_colours_are_refused(self, shade: str) -> None:
        with pytest.raises(BadTheme, match=r"^palettes\.toml: dusk: .*shades"):
            read_palettes(written(ALL_SHADES.replace("[100, 1]", shade, 1)))

    def test_a_mistyped_field_is_refused(self) -> None:
        with pytest.raises(BadTheme, match=r"^palettes\.toml: dusk: .*drak"):
            read_palettes("[dusk]\ndrak = true\n")

    def test_what_is_no_toml_is_refused(self) -> None:
        with pytest.raises(BadTheme, match=r"^palettes\.toml: "):
            read_palettes("[dusk")
