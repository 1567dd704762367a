"""The register of rule points, the tests that say they prove them, and the code that cites them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

import msgspec

HOME = Path(__file__).parent.parent

GAMES = {"SB": "space-bureau", "GC": "galactic-cruise", "GP": "galaxy-postman"}
"""The game of each prefix."""

POINT = re.compile(rf"\b(?:{'|'.join(GAMES)})-[A-Z]?[1-9][0-9]*\b")

_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule point; `why` says what keeps any test from showing it."""

    chapter: str
    says: str
    why: str | None = None


class Mark(NamedTuple):
    """A use of `pytest.mark.rule`; `fault` says why it proves nothing."""

    place: str
    points: tuple[str, ...]
    fault: str | None


def register(path: Path = HOME / "tests" / "points.toml") -> dict[str, Point]:
    """Every rule point by its number."""
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, Point])


def game_of(point: str) -> str | None:
    """The game that a point belongs to; None when no game has its prefix."""
    return GAMES.get(point.partition("-")[0])


@cache
def marks(folder: Path = HOME / "tests") -> list[Mark]:
    """Every use of the mark, read off the source, so that running only some of the tests changes nothing."""
    return [mark for path in sorted(folder.rglob("*.py")) for mark in _marks_in(path, folder)]


def cited(folder: Path = HOME / "core") -> dict[str, str]:
    """Each point that the rules cite by its full number, and the first file that does."""
    found: dict[str, str] = {}
    for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
        for point in POINT.findall(path.read_text(encoding="utf-8")):
            found.setdefault(point, path.relative_to(folder.parent).as_posix())
    return found


def _marks_in(path: Path, folder: Path) -> Iterator[Mark]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    collected = path.name.startswith("test_")
    called = {node.func: node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_mark(node.func)}
    idle = {
        decorator
        for node in ast.walk(tree)
        if isinstance(node, _FUNCTION | ast.ClassDef) and not node.name.lower().startswith("test")
        for top in node.decorator_list
        for decorator in ast.walk(top)
    }
    for node in sorted(filter(_is_mark, ast.walk(tree)), key=lambda node: node.lineno):
        points, fault = _points(called.get(node))
        if not collected or node in idle:
            fault = "marks nothing that pytest collects"
        yield Mark(f"{path.relative_to(folder.parent).as_posix()}:{node.lineno}", points, fault)


def _is_mark(node: ast.AST) -> TypeGuard[ast.Attribute]:
    match node:
        case ast.Attribute(value=ast.Attribute(value=ast.Name(id="pytest"), attr="mark"), attr="rule"):
            return True
        case _:
            return False


def _points(call: ast.Call | None) -> tuple[tuple[str, ...], str | None]:
    if call is None or not call.args:
        return (), "names no point"
    points = tuple(arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
    if len(points) < len(call.args) or call.keywords:
        return points, "names points other than by literal numbers"
    return points, None
