"""The commands of the match screen; those with a footer word stand in its last line, in this order."""

from tui.commands import Command
from tui.screens.drawn import REDRAW
from tui.words import screen as words

COMMANDS = (
    Command("keys", "question_mark", "?", words.SAYS["keys"], words.KEYS),
    Command("rule", "R,f1", "R", words.SAYS["rule"], words.RULE),
    Command("back", "backspace", "Backspace", words.SAYS["back"], words.UNDO),
    Command("why_not", "exclamation_mark", "!", words.SAYS["why_not"], words.WHY_NOT),
    Command("preview", "equals_sign", "=", words.SAYS["preview"], words.PREVIEW),
    Command("hint", "H", "H", words.SAYS["hint"], words.HINT),
    Command("log", "L", "L", words.SAYS["log"], words.LOG),
    Command("quit", "Q,ctrl+q", "Q", words.SAYS["quit"], words.QUIT),
    Command("primer", "G", "G", words.SAYS["primer"]),
    Command("undo_turn", "U", "U", words.SAYS["undo_turn"]),
    Command("redo", "Y", "Y", words.SAYS["redo"]),
    Command("scores", "S", "S", words.SAYS["scores"]),
    Command("palette", "colon,ctrl+p", ":", words.SAYS["palette"], listed=False),
    Command("filter", "slash", "/", words.SAYS["filter"], listed=False),
    Command("close", "comma,escape", ",", words.SAYS["close"], listed=False),
    Command("next_answer", "tab", "Tab", words.SAYS["next_answer"], listed=False),
    Command("previous_answer", "shift+tab", "Shift+Tab", words.SAYS["previous_answer"], listed=False),
    Command("take", "enter", "Enter", words.SAYS["take"], listed=False),
    Command("next_area", "plus", "+", words.SAYS["next_area"]),
    Command("previous_area", "minus", "-", words.SAYS["previous_area"]),
    Command("next_seat", "right_parenthesis", ")", words.SAYS["next_seat"]),
    Command("previous_seat", "left_parenthesis", "(", words.SAYS["previous_seat"]),
    Command("page_up", "pageup", "PgUp", words.SAYS["page_up"], listed=False),
    Command("page_down", "pagedown", "PgDn", words.SAYS["page_down"], listed=False),
    Command("move_up", "up", "Up", words.SAYS["move_up"], listed=False),
    Command("move_down", "down", "Down", words.SAYS["move_down"], listed=False),
    Command("move_left", "left", "Left", words.SAYS["move_left"], listed=False),
    Command("move_right", "right", "Right", words.SAYS["move_right"], listed=False),
    REDRAW,
)
ABOUT_THE_QUESTION = frozenset(("rule", "why_not", "preview", "hint"))
"""Those that do nothing while nobody is asked; once a match is over the first of them shows its result."""
AT_THE_END = {"rule": words.SHOW_RESULT, "scores": words.SCORES}
"""What stands in the last line for some of them once a match is over."""
