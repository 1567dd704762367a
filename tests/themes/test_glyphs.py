import unicodedata

import pytest
from rich.cells import cell_len

from themes import GLYPHS, BadTheme, default_glyphs, glyph_sets
from themes.glyphs import read_glyphs
from tui.asking import KEYS

SEATS = ("seat-1", "seat-2", "seat-3", "seat-4")


def test_both_sets_have_the_same_names() -> None:
    assert tuple(glyph_sets()) == GLYPHS
    assert list(glyph_sets()["ascii"]) == list(glyph_sets()["unicode"])


@pytest.mark.parametrize("id", GLYPHS)
class TestEverySet:
    def test_each_glyph_fills_one_cell(self, id: str) -> None:
        assert {name: cell_len(glyph) for name, glyph in glyph_sets()[id].items()} == dict.fromkeys(glyph_sets()[id], 1)

    def test_no_glyph_joins_varies_or_is_wide_in_some_terminal(self, id: str) -> None:
        for name, glyph in glyph_sets()[id].items():
            assert unicodedata.category(glyph)[0] in "LNPS", name
            assert unicodedata.east_asian_width(glyph) not in "WF", name

    def test_players_are_told_apart_by_shape(self, id: str) -> None:
        assert len({glyph_sets()[id][seat] for seat in SEATS}) == 4

    def test_no_piece_looks_like_a_key_a_letter_of_a_colour_or_a_thin_line(self, id: str) -> None:
        pieces = {name: glyph_sets()[id][name] for name in (*SEATS, "planet", "mall", "wormhole", "office")}
        assert len(set(pieces.values())) == len(pieces)
        links = {glyph_sets()[id][name] for name in ("H", "V")}
        assert not {*KEYS, *"OBPIW"} & {*pieces.values(), *links, glyph_sets()[id]["fuel"]}
        assert not {glyph_sets()[id][name] for name in ("h", "v", "news")} & links


def test_the_ascii_set_is_ascii() -> None:
    assert "".join(glyph_sets()["ascii"].values()).isascii()


class TestDefault:
    @pytest.mark.parametrize("encoding", ["utf-8", "UTF-8", "utf8"])
    def test_a_utf8_terminal_gets_unicode(self, encoding: str) -> None:
        assert default_glyphs({"TERM": "xterm-256color"}, encoding) == "unicode"

    def test_the_console_of_linux_has_no_font_for_it(self) -> None:
        assert default_glyphs({"TERM": "linux"}, "utf-8") == "ascii"

    @pytest.mark.parametrize("encoding", ["ascii", "iso-8859-1", "ansi_x3.4-1968"])
    def test_other_encodings_get_ascii(self, encoding: str) -> None:
        assert default_glyphs({"TERM": "xterm"}, encoding) == "ascii"


class TestWrongData:
    @pytest.mark.parametrize(
        ("text", "wrong"),
        [
            ('[unicode]\nship = "△"', "missing: ascii"),
            ('[unicode]\nship = "△"\n[ascii]\n', "ascii: missing: ship"),
            ('[unicode]\n[ascii]\nship = "^"', "ascii: unknown: ship"),
            ('[unicode]\nship = "△"\n[ascii]\nship = "/\\\\"', "ascii: ship: needs exactly one visible character"),
            ('[unicode]\nship = "\\u200d"\n[ascii]\nship = "^"', "unicode: ship: needs exactly one visible character"),
            ('[unicode]\nship = "△"\n[ascii]\nship = "△"', "ascii: ship: △ is not ASCII"),
            ('[unicode]\nship = 1\n[ascii]\nship = "^"', "unicode: Expected `str`, got `int`"),
        ],
    )
    def test_the_error_names_file_set_and_glyph(self, text: str, wrong: str) -> None:
        with pytest.raises(BadTheme) as error:
            read_glyphs(text)
        assert str(error.value).startswith(f"glyphs.toml: {wrong}")
