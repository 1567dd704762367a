"""The figures of simulated matches in words."""

from collections.abc import Mapping
from typing import Any

from tui.words.dictionary import GameWords, words_of
from tui.words.i18n import _, ngettext

PLAYING = _("Playing")


def speed(matches: int, decisions: int, seconds: float) -> str:
    """How fast it went."""
    return ngettext(
        "{n} match in {seconds:.1f} s: {matches:.1f} matches and {decisions:.0f} decisions a second",
        "{n} matches in {seconds:.1f} s: {matches:.1f} matches and {decisions:.0f} decisions a second",
        matches,
    ).format(n=matches, seconds=seconds, matches=matches / seconds, decisions=decisions / seconds)


def report(figures: Mapping[str, Any]) -> list[str]:
    """All figures, one a line."""
    words = words_of(figures["game"])
    lines = [
        _spread(_("score"), figures["score"]),
        _spread(_("best score of a match"), figures["winner"]),
        _("turns: {turns:.1f} a match").format(turns=figures["turns"]),
    ]
    lines += [
        _("seat {n} in turn order: wins {share:.1%}, {times:.2f} times its fair share").format(
            n=n, share=share, times=share / figures["fair_share"]
        )
        for n, share in enumerate(figures["wins_by_turn_order"], start=1)
    ]
    lines.append(_("points by source, for each seat on average:"))
    lines += [f"  {points:6.2f}  {_called(source, words)}" for source, points in _falling(figures["points_by_source"])]
    lines.append(_("content: share of seats that used it, share of winners that did, wins and score of users:"))
    lines += [
        f"  {piece['used']:6.1%}  {piece['winners']:6.1%}  {piece['wins']:6.1%}  {piece['score']:6.1f}  "
        + _called(id_, words)
        for id_, piece in figures["content"].items()
    ]
    lines.append(_("events a turn:"))
    return [*lines, *(f"  {n:8.4f}  {kind}" for kind, n in _falling(figures["events_a_turn"]))]


def _called(id_: str, words: GameWords) -> str:
    """A source by its name; content that is never the source of anything keeps its id."""
    try:
        return words.source(id_)
    except KeyError:
        return id_


def _spread(name: str, spread: Mapping[str, float]) -> str:
    return _(
        "{name}: mean {mean:.1f}; min {min:.0f}, quartiles {quarter:.0f}, {median:.0f}, {three_quarters:.0f}, "
        "max {max:.0f}"
    ).format(name=name, **spread)


def _falling(numbers: Mapping[str, float]) -> list[tuple[str, float]]:
    return sorted(numbers.items(), key=lambda item: (-item[1], item[0]))
