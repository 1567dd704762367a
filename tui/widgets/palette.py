"""All commands of a screen by name: what is typed narrows them, Enter does the chosen one."""

from dataclasses import dataclass

from textual import events
from textual.message import Message

from themes import Ink
from tui.canvas import Canvas
from tui.commands import Command
from tui.widgets.pane import Pane
from tui.words import screen as words

GROUND = Ink("ink", "raised")
BOLD = Ink("ink", "raised", bold=True)
KEY = Ink("accent", "raised", bold=True)


class Palette(Pane):
    """A list over the board; the screen hands it the keys while it is open."""

    INK = GROUND

    @dataclass
    class Chosen(Message):
        """A command is to be done."""

        command: Command

    is_open = False
    _commands: tuple[Command, ...] = ()
    _typed = ""
    _at = 0

    def open(self, commands: tuple[Command, ...]) -> None:
        """All of them."""
        self._commands, self._typed, self._at = commands, "", 0
        self.is_open = True
        self.add_class("-open")
        self.repaint()

    def close(self) -> None:
        """The board again."""
        self.is_open = False
        self.remove_class("-open")

    @property
    def _found(self) -> list[Command]:
        wanted = self._typed.casefold()
        return [command for command in self._commands if wanted in command.says.casefold()]

    def key(self, event: events.Key) -> None:
        """Type, step, take or close."""
        found = self._found
        match event.key:
            case "escape":
                self.close()
            case "enter":
                self.close()
                if found:
                    self.post_message(self.Chosen(found[self._at]))
            case "down" | "tab":
                self._at = (self._at + 1) % max(1, len(found))
            case "up" | "shift+tab":
                self._at = (self._at - 1) % max(1, len(found))
            case "backspace":
                self._typed, self._at = self._typed[:-1], 0
            case _ if event.is_printable and event.character:
                self._typed, self._at = self._typed + event.character, 0
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """What has been typed, and the commands that fit, the chosen one in view."""
        glyphs = self.cosmodrome.glyphs
        canvas.put(0, 0, glyphs["h"] * canvas.width, Ink("edge", "raised"))
        title = words.filtered(self._typed) if self._typed else words.SAYS["palette"]
        canvas.put(1, 0, f" {title} ", BOLD)
        canvas.put(canvas.width - len(words.TYPE_OR_CLOSE) - 3, 0, f" {words.TYPE_OR_CLOSE} ", KEY)
        found, room = self._found, max(1, canvas.height - 1)
        first = self._at // room * room
        for n, command in enumerate(found[first : first + room], start=first):
            y, chosen = 1 + n - first, n == self._at
            canvas.put(1, y, glyphs["here"] if chosen else " ", KEY)
            canvas.put(3, y, command.shown, KEY)
            canvas.put(14, y, command.says, BOLD if chosen else GROUND)
            canvas.spot(command.id, 0, y, canvas.width, 1)
        if first > 0:
            canvas.put(canvas.width - 2, 1, glyphs["more-up"], KEY)
        if first + room < len(found):
            canvas.put(canvas.width - 2, canvas.height - 1, glyphs["more-down"], KEY)
