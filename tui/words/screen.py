"""Words of the match screen: commands, header, messages."""

from collections.abc import Sequence

from core.kernel.game import Progress
from tui.words.i18n import _, listed

KEYS = _("keys")
RULE = _("rule")
UNDO = _("undo")
WHY_NOT = _("why not")
PREVIEW = _("preview")
HINT = _("hint")
LOG = _("log")
QUIT = _("leave")
SHOW_RESULT = _("result")
SCORES = _("scores")

SAYS = {
    "keys": _("All keys"),
    "rule": _("The rule of this question, and of the chosen answer"),
    "back": _("Take back the last answer, or the last part of this one"),
    "redo": _("Do again what was taken back"),
    "undo_turn": _("Take back the whole turn"),
    "primer": _("The game in short"),
    "why_not": _("Why not: what is refused now, and why"),
    "preview": _("What the chosen answer is certain to bring"),
    "hint": _("What a competent bot would do"),
    "log": _("All that happened"),
    "scores": _("Scores by source"),
    "palette": _("All commands by name"),
    "filter": _("Type a name to find an answer"),
    "close": _("Close this page, or put the cursor away"),
    "redraw": _("Draw the screen anew, if something else has written over it"),
    "quit": _("Leave the match; all is saved"),
    "next_answer": _("The next answer"),
    "previous_answer": _("The answer before"),
    "take": _("Take the chosen answer"),
    "next_area": _("The next part of the board"),
    "previous_area": _("The part of the board before"),
    "next_seat": _("The same part of the next player"),
    "previous_seat": _("The same part of the player before"),
    "page_up": _("Scroll up"),
    "page_down": _("Scroll down"),
    "move_up": _("Move the cursor up"),
    "move_down": _("Move the cursor down"),
    "move_left": _("Move the cursor to the left"),
    "move_right": _("Move the cursor to the right"),
}

CUT = _(" …")
REST_IN_LOG = _(" … (L)")
REST_IN_PREVIEW = _(" … (=)")
SINCE = _("Since your last turn")
IN_SHORT = _("In short, what happened last:")
HELP = _("Help")
HELP_KEYS = _(
    "R explains a question, ! says what can't be done and why, = what an answer brings, H what a bot would do, "
    "Backspace takes back. G shows this page again."
)
RULES = _("Rules")
RESULT = _("The match is over")
BACKSPACE = _("Backspace")
UNDO_TURN = _("U")
NOTHING_CHOSEN = _("Press the key of an answer, or Tab to choose one and Enter to take it.")
THINKING = _("{name} plays … Enter: on to your turn")
STOPPED = _("{name} waits until you have read this. Enter: go on")
PART_BACK = _("Backspace: back")
NOT_NOW = _("Backspace: not now")
PRESS_FILTER = _("Type a part of an answer; Enter takes it, Esc ends the search.")
NO_PREVIEW = _("Step to an answer first, by Tab; then = tells what it brings.")
UNDER_THE_CURSOR = _("Under the cursor")
NO_PRIMER = _("There is no page about the whole game; R explains the question.")
NO_HINT = _("No hint can be given now.")
THINKING_HINT = _("Thinking about a hint …")
NOTHING_CERTAIN = _("Nothing is spent or gained with that yet; a question follows.")
AND_THEN = _("… and what chance brings.")
MORE_IS_ASKED = _("The rest depends on what is asked next.")
FIRST_TIME = _("New here?")
NOTICE = _("Please note:")
ANY_KEY = _("any key closes")
WHOLE_RULE = _(" … (R: all of it)")
CLOSES = _("Esc or , closes")
MORE_BELOW = _("PgDn: more · Esc or , closes")
TYPE_OR_CLOSE = _("type to find · Enter does it · Esc closes")
NOTHING_FOUND = _("Nothing is called like that; Backspace takes back a letter, Esc ends the search.")
DONE_AGAIN = _("Done again.")
NOTHING_TO_REDO = _("There is nothing to do again.")
MATCH_OVER = _("The match is over.")

FEW = 5
"""Keys that are named one by one."""


def header(game: str, progress: Progress) -> str:
    """Where a match stands, at the left of the first line."""
    if progress.rounds is None:
        return _("{game} · round {round} · turn {turn}").format(game=game, round=progress.round, turn=progress.turn)
    return _("{game} · round {round} of {rounds}").format(game=game, round=progress.round, rounds=progress.rounds)


def header_in_short(progress: Progress) -> str:
    """The same without the game."""
    if progress.rounds is None:
        return _("Round {round} · turn {turn}").format(round=progress.round, turn=progress.turn)
    return _("Round {round} of {rounds}").format(round=progress.round, rounds=progress.rounds)


def unknown_key(keys: Sequence[str]) -> str:
    """A key that means nothing now."""
    if not keys:
        return _("That key means nothing now; ? lists all keys.")
    if len(keys) <= FEW:
        return _("That key means nothing now; press {keys}, or ? for all keys.").format(keys=listed(keys))
    return _("That key means nothing now; press one beside an answer, or ? for all.")


def key_list(keys: Sequence[tuple[str, str]]) -> list[str]:
    """All keys of a match, each with what it does after a tab."""
    return [
        _("A digit or small letter takes the answer beside it, in the bar or on the board; 0 is done, none or no."),
        *[f"{key}\t{meaning}" for key, meaning in (*keys, (_("F2 to F9"), _("One part of the board")))],
        _("Some letters are left out: l and o look like digits, others stay free for what can be done at any time."),
        _("Mouse: a click chooses, a second click takes."),
        _("A mark (* or !) on the board: others have changed something there since your last turn."),
    ]


def reopens(key: str) -> str:
    """A finished match would go on, if this key were pressed again."""
    return _("This match is over. Press {key} once more to take back its end and play on.").format(key=key)


def hint(answer: str) -> str:
    """What a bot would do."""
    return _("A bot would choose: {answer}").format(answer=answer)


def looking(name: str) -> str:
    """Somebody else's things are on the board."""
    return _("You look at {name}'s. ) shows the next one's, the comma your own.").format(name=name)


def beside(back: str, final: bool) -> str:
    """What stands beside a question: how one gets back from it, and whether no answer to it can be taken back."""
    if not final:
        return back
    return _("{back} · no undo after this").format(back=back) if back else _("no undo after this")


def filtered(typed: str) -> str:
    """What has been typed to find an answer."""
    return _("find: {typed}").format(typed=typed)


def needs(width: int, height: int, least_width: int, least_height: int) -> str:
    """The terminal is too small."""
    return _("Needs {w}x{h}, has {width}x{height}. Q leaves.").format(
        w=least_width, h=least_height, width=width, height=height
    )
