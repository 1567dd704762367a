"""From palettes to what Textual draws with: themes for the style sheets, Rich styles for the boards."""

from collections.abc import Mapping
from typing import Any, Literal, cast

from rich.color import Color
from rich.console import Console
from rich.style import Style
from textual.app import App
from textual.color import Color as CssColor
from textual.theme import BUILTIN_THEMES, Theme

from themes import NAMES, Ink, Palette, Shade, palettes
from themes.palette import SURFACES

DARK, LIGHT = "cosmodrome-dark", "cosmodrome-light"
ANSI_DARK, ANSI_LIGHT = "ansi-dark", "ansi-light"
"""Textual's themes that paint with the terminal's own colours."""

FEW_COLOURS = ("standard", "windows")
"""The colour systems of sixteen colours, as Rich's console names them."""
ANSI_COLOURS = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")

VARIABLES = {
    "primary": "accent",
    "secondary": "edge",
    "warning": "warn",
    "error": "warn",
    "success": "good",
    "accent": "accent",
    "foreground": "ink",
    "background": "ground",
    "surface": "raised",
    "panel": "panel",
    "text": "ink",
    "text-muted": "faint",
    "text-disabled": "faint",
    "block-cursor-foreground": "on-accent",
    "block-cursor-background": "accent",
    "block-cursor-blurred-foreground": "ink",
    "block-cursor-blurred-background": "raised",
    "button-color-foreground": "on-accent",
    "border": "accent",
    "border-blurred": "edge",
    "scrollbar": "edge",
    "scrollbar-hover": "faint",
    "scrollbar-active": "accent",
    "scrollbar-background": "panel",
    "link-color-hover": "on-accent",
    "input-selection-background": "edge",
    "screen-selection-background": "edge",
}
"""Textual's variables, and which shade each takes."""


class Look:
    """How the boards are drawn under one theme: a Rich style for each ink."""

    def __init__(self, colours: Mapping[str, Color] | None, own: tuple[str, ...] = ()) -> None:
        """Colours by name, or None to do without.

        `own` are the surfaces that keep the terminal's own background, and its own text for `ink`.
        """
        self._colours = colours
        self._own = own
        self._styles: dict[Ink, Style] = {}

    def style(self, ink: Ink) -> Style:
        """The style of an ink, made once."""
        if ink not in self._styles:
            self._styles[ink] = _plain(ink) if self._colours is None else self._coloured(ink, self._colours)
        return self._styles[ink]

    def _coloured(self, ink: Ink, colours: Mapping[str, Color]) -> Style:
        return Style(
            color=Color.default() if ink.fg == "ink" and ink.bg in self._own else colours[ink.fg],
            bgcolor=Color.default() if ink.bg in self._own else colours[ink.bg],
            bold=ink.bold,
            reverse=ink.reverse,
            underline=ink.underline,
        )


def _plain(ink: Ink) -> Style:
    """An ink without colours: what would stand on a coloured ground is reversed."""
    return Style(
        bold=ink.bold or ink.fg in ("accent", "mark", "warn"),
        dim=ink.fg in ("faint", "edge"),
        reverse=ink.reverse != (ink.bg not in SURFACES),
        underline=ink.underline or ink.fg == "accent",
    )


def look(theme: Theme, color_system: str | None, no_color: bool = False) -> Look:
    """The look of boards under an offered theme, for a colour system as Rich's console names it."""
    if no_color or color_system is None:
        return Look(None)
    palette = _palette_for(theme)
    if theme.ansi:
        return Look({name: Color.from_ansi(palette[name].x16) for name in NAMES}, own=SURFACES)
    if color_system in FEW_COLOURS:
        return Look({name: _one_of_sixteen(palette[name]) for name in NAMES})
    return Look({name: CssColor.parse(shade).rich_color for name, shade in _shades_of(theme).items()})


def look_of(app: App[Any]) -> Look:
    """The look of boards under the theme that an app has now; made anew, so ask when the theme changes and keep it."""
    return look(app.current_theme, app.console.color_system, app.no_color)


def _one_of_sixteen(shade: Shade) -> Color:
    """The RGB that Rich turns back into exactly this one of the sixteen colours.

    `Color.from_ansi` would not do: outside its ansi themes Textual replaces those by RGB of its own, which Rich then
    merges.
    """
    if shade.x16 == 3:
        return Color.from_rgb(170, 85, 0)
    base = 85 if shade.x16 >= 8 else 0
    red, green, blue = (base + 170 * (shade.x16 >> bit & 1) for bit in range(3))
    return Color.from_rgb(red, green, blue)


def _palette_for(theme: Theme) -> Palette:
    """The palette of a theme; for one of Textual's own the one that lends it what it lacks."""
    return palettes().get(theme.name) or palettes()[DARK if theme.dark else LIGHT]


def themes() -> dict[str, Theme]:
    """All themes by name: ours first, then Textual's."""
    ours = {palette.id: _own_theme(palette) for palette in palettes().values()}
    return ours | dict(sorted(BUILTIN_THEMES.items()))


def register_themes(app: App[Any]) -> None:
    """Offer our themes in an app; Textual's own are there already."""
    for palette in palettes().values():
        app.register_theme(_own_theme(palette))


def shade_variables(theme: Theme) -> dict[str, str]:
    """Every shade as `$shade-<name>` for the style sheets, under any theme."""
    return {f"shade-{name}": colour for name, colour in _shades_of(theme).items()}


def _own_theme(palette: Palette) -> Theme:
    css = _hexes(palette)
    return Theme(
        palette.id,
        dark=palette.dark,
        primary=css["accent"],
        secondary=css["edge"],
        warning=css["warn"],
        error=css["warn"],
        success=css["good"],
        accent=css["accent"],
        foreground=css["ink"],
        background=css["ground"],
        surface=css["raised"],
        panel=css["panel"],
        # Textual moves colours by a step when it computes its variables; those given here it takes as they are.
        variables={name: css[shade] for name, shade in VARIABLES.items()},
    )


def _shades_of(theme: Theme) -> dict[str, str]:
    """The shades under a theme; one of Textual's gives surfaces, text and lines, and ours lends it pieces and seats."""
    palette = _palette_for(theme)
    if theme.name in palettes():
        return _hexes(palette)
    if theme.ansi:
        return {name: _ansi_name(palette[name].x16) for name in NAMES} | dict.fromkeys(
            (*SURFACES, "ink"), "ansi_default"
        )
    css = theme.to_color_system().generate()
    ground, ink, accent = (CssColor.parse(css[name]) for name in ("background", "foreground", "text-accent"))
    return _hexes(palette) | {
        "ground": ground.hex,
        "panel": css["panel"],
        "raised": css["surface"],
        "ink": ink.hex,
        "faint": ground.blend(ink, 0.75).hex,
        "accent": accent.hex,
        "on-accent": accent.get_contrast_text(1.0).hex,
        "mark": css["text-primary"],
        "warn": css["text-error"],
        "good": css["text-success"],
        "edge": ground.blend(ink, 0.4).hex,
    }


def _hexes(palette: Palette) -> dict[str, str]:
    return {name: CssColor(*palette[name].rgb).hex for name in NAMES}


def _ansi_name(number: int) -> str:
    """The name that style sheets have for one of the sixteen colours."""
    bright, colour = divmod(number, 8)
    return f"ansi_{'bright_' if bright else ''}{ANSI_COLOURS[colour]}"


def start_theme(environ: Mapping[str, str], wanted: str | None) -> str:
    """The theme to start with: the wanted one or ours, or the terminal's own colours.

    Those are taken where the terminal has but sixteen or shall show none.
    """
    if wanted in (ANSI_DARK, ANSI_LIGHT):
        return wanted
    system = environ.get("TEXTUAL_COLOR_SYSTEM", "auto")
    terminal = Console(
        color_system=cast(Literal["auto"], system), force_terminal=True, legacy_windows=False, _environ=environ
    )
    if "NO_COLOR" in environ or terminal.color_system in FEW_COLOURS:
        return ANSI_DARK
    return wanted or DARK
