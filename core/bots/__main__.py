"""Bots in a process of their own: `python -m core.bots` answers each line of its input with one line."""

import signal
import sys
import traceback
from functools import cache

import msgspec

from core import GAMES
from core.bots import BOTS
from core.bots.contract import Bot
from core.bots.wire import Answer, Chosen, Fault, Refused, Request

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
DETAIL = 4000
"""Characters of an error's traceback that are passed on, the last ones."""


@cache
def thinker(bot: str) -> Bot:
    """The bot of a name, the same as long as this process lives."""
    return BOTS[bot]


def answer(line: bytes) -> Answer:
    """The answer to a request."""
    try:
        request = msgspec.json.decode(line, type=Request)
    except UNREADABLE as error:
        return Refused(number=0, fault=Fault.REQUEST, detail=str(error))
    if request.game not in GAMES:
        return Refused(number=request.number, fault=Fault.GAME, detail=request.game)
    if request.bot not in BOTS:
        return Refused(number=request.number, fault=Fault.BOT, detail=request.bot)
    game = GAMES[request.game]
    try:
        view = msgspec.json.decode(request.view, type=game.State)
    except UNREADABLE as error:
        return Refused(number=request.number, fault=Fault.VIEW, detail=str(error))
    try:
        choice = thinker(request.bot).choose(game, view, request.seed, request.n)
    except Exception:  # whoever asked goes on living and can tell what went wrong
        return Refused(number=request.number, fault=Fault.FAILED, detail=traceback.format_exc()[-DETAIL:])
    return Chosen(number=request.number, choice=msgspec.Raw(msgspec.json.encode(choice)))


def main() -> None:
    """Answer until the input ends, or until nobody reads the answers."""
    # Ctrl-C at the terminal is meant for the program that asks, which ends this one by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
