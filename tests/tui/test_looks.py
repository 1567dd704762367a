import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.color import Color as CssColor
from textual.strip import Strip
from textual.theme import BUILTIN_THEMES, Theme
from textual.widget import Widget

from themes import NAMES, Ink, Palette, palettes
from themes.palette import SURFACES
from tui.looks import Look, look, look_of, register_themes, shade_variables, start_theme, themes

OFFERED = themes()

every_palette = pytest.mark.parametrize("palette", palettes().values(), ids=lambda palette: palette.id)
every_theme = pytest.mark.parametrize("theme", OFFERED.values(), ids=lambda theme: theme.name)


def drawn_on_ground(look: Look) -> dict[str, Color | None]:
    return {name: look.style(Ink(name)).color for name in NAMES}


def style_sheet_variables(theme: Theme) -> dict[str, str]:
    """As Textual's app puts them together."""
    return {**theme.to_color_system().generate(), **theme.variables}


class TestColours:
    @every_palette
    @pytest.mark.parametrize("system", ["truecolor", "256"])
    def test_with_many_colours_boards_have_those_of_the_palette(self, palette: Palette, system: str) -> None:
        colours = drawn_on_ground(look(OFFERED[palette.id], system))

        assert colours == {name: Color.from_rgb(*palette[name].rgb) for name in NAMES}

    @every_palette
    def test_with_sixteen_each_becomes_its_counterpart(self, palette: Palette) -> None:
        colours = drawn_on_ground(look(OFFERED[palette.id], "standard"))

        shown = {name: colour.downgrade(ColorSystem.STANDARD).number for name, colour in colours.items() if colour}
        assert shown == {name: palette[name].x16 for name in NAMES}

    def test_under_an_ansi_theme_text_and_ground_are_the_terminals_own(self) -> None:
        terminal = look(OFFERED["ansi-light"], "truecolor")

        assert terminal.style(Ink()) == Style(
            color="default", bgcolor="default", bold=False, reverse=False, underline=False
        )
        seat = palettes()["cosmodrome-light"]["seat-1"]
        assert terminal.style(Ink("seat-1", "raised")).color == Color.from_ansi(seat.x16)
        assert terminal.style(Ink("seat-1", "raised")).bgcolor == Color.default()

    def test_dark_on_a_filled_chip_is_never_the_terminals_own(self) -> None:
        chip = look(OFFERED["ansi-dark"], "standard").style(Ink("ground", "seat-1"))

        dark = palettes()["cosmodrome-dark"]
        assert (chip.color, chip.bgcolor) == tuple(Color.from_ansi(dark[name].x16) for name in ("ground", "seat-1"))

    def test_textuals_own_theme_gives_the_surroundings_and_borrows_the_pieces(self) -> None:
        colours = drawn_on_ground(look(OFFERED["nord"], "truecolor"))

        assert colours["ground"] == Color.parse(str(BUILTIN_THEMES["nord"].background))
        assert colours["orange"] == Color.from_rgb(*palettes()["cosmodrome-dark"]["orange"].rgb)

    def test_a_style_is_made_once(self) -> None:
        dark = look(OFFERED["cosmodrome-dark"], "truecolor")

        assert dark.style(Ink("accent", bold=True)) is dark.style(Ink("accent", bold=True))


class TestWithoutColour:
    @pytest.mark.parametrize(
        ("ink", "attributes"),
        [
            (Ink(), set()),
            (Ink("seat-1", "raised"), set()),
            (Ink("accent"), {"bold", "underline"}),
            (Ink("on-accent", "accent"), {"reverse"}),
            (Ink("ground", "seat-2"), {"reverse"}),
            (Ink("ground", "seat-2", reverse=True), set()),
            (Ink("faint"), {"dim"}),
            (Ink("mark"), {"bold"}),
            (Ink(bold=True, reverse=True, underline=True), {"bold", "reverse", "underline"}),
        ],
    )
    def test_attributes_say_what_colours_would(self, ink: Ink, attributes: set[str]) -> None:
        style = look(OFFERED["ansi-dark"], "truecolor", no_color=True).style(ink)

        assert (style.color, style.bgcolor) == (None, None)
        assert {name for name in ("bold", "dim", "reverse", "underline") if getattr(style, name)} == attributes

    def test_a_terminal_without_colours_gets_the_same(self) -> None:
        assert look(OFFERED["cosmodrome-dark"], None).style(Ink("accent")).color is None


class TestThemes:
    def test_all_of_textuals_are_offered_beside_ours(self) -> None:
        assert OFFERED.keys() == palettes().keys() | BUILTIN_THEMES.keys()

    @every_palette
    def test_a_style_sheet_gets_exactly_the_colours_of_the_palette(self, palette: Palette) -> None:
        css = style_sheet_variables(OFFERED[palette.id])

        for variable, shade in [
            ("background", "ground"),
            ("accent", "accent"),
            ("text", "ink"),
        ]:
            assert CssColor.parse(css[variable]).rgb == palette[shade].rgb

    @every_theme
    def test_each_theme_has_every_shade_as_the_boards_draw_it(self, theme: Theme) -> None:
        css = shade_variables(theme)
        drawn = look(theme, "truecolor")

        for name in NAMES:
            shade = CssColor.parse(css[f"shade-{name}"]).rich_color
            assert shade == (drawn.style(Ink(bg=name)).bgcolor if name in SURFACES else drawn.style(Ink(name)).color)

    @pytest.mark.parametrize(
        ("environ", "wanted", "theme"),
        [
            ({"TERM": "xterm-256color"}, None, "cosmodrome-dark"),
            ({"TERM": "xterm-256color"}, "okabe-ito", "okabe-ito"),
            ({"TERM": "xterm", "COLORTERM": "truecolor"}, "nord", "nord"),
            ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "okabe-ito", "ansi-dark"),
            ({"TERM": "xterm"}, "okabe-ito", "ansi-dark"),
            ({"TERM": "linux"}, "ansi-light", "ansi-light"),
            ({"TERM": "xterm", "TEXTUAL_COLOR_SYSTEM": "256"}, None, "cosmodrome-dark"),
        ],
    )
    def test_the_terminal_and_the_player_decide_what_to_start_with(
        self, environ: dict[str, str], wanted: str | None, theme: str
    ) -> None:
        assert start_theme(environ, wanted) == theme


class Board(Widget):
    """A board that keeps its look until the theme changes."""

    def on_mount(self) -> None:
        self.look = look_of(self.app)
        self.app.theme_changed_signal.subscribe(self, self.on_theme)

    def on_theme(self, theme: Theme) -> None:
        self.look = look_of(self.app)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        return Strip([Segment("▲", self.look.style(Ink("seat-1")))])


class BoardApp(App[None]):
    CSS = "Board { background: $shade-ground; border: round $shade-edge; color: $shade-ink; }"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return shade_variables(self.current_theme)

    def __init__(self) -> None:
        super().__init__()
        register_themes(self)
        self.theme = "cosmodrome-dark"

    def compose(self) -> list[Widget]:
        return [Board()]


@pytest.mark.asyncio
async def test_a_board_follows_every_switch_of_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    app = BoardApp()

    async with app.run_test() as pilot:
        board = app.query_one(Board)
        for name, theme in OFFERED.items():
            app.theme = name
            await pilot.pause()
            assert board.look.style(Ink("seat-1")) == look(theme, app.console.color_system).style(Ink("seat-1"))
            assert board.styles.background == CssColor.parse(shade_variables(theme)["shade-ground"])
