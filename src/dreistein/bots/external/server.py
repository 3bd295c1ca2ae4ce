"""``dreistein bot NAME``: a built-in bot at the other end of a pipe (docs/bot-protocol.md).

Lines that are no messages get ``{"error": code, "message": sentence}`` and harm nothing.
"""

import json
from hashlib import sha256
from random import Random
from typing import Any, BinaryIO

from dreistein.bots.base import Bot
from dreistein.bots.external.messages import Hello, LineTooLong, Quit, Think, line_of, request_of
from dreistein.rules.errors import DreisteinError
from dreistein.rules.view import View

AUTHOR = "Dreistein"
LONGEST_REQUEST = 1_000_000


class BotFailed(DreisteinError):
    sentence = "The bot {bot} found no answer to this; it is ready for another question."


def serve(bot: Bot, source: BinaryIO, sink: BinaryIO, *, seed: str = "") -> None:
    """Answer each line until asked to quit, or until the input ends."""
    while line := source.readline(LONGEST_REQUEST + 1):
        if not line.strip() and len(line) <= LONGEST_REQUEST:
            continue
        try:
            if len(line) > LONGEST_REQUEST:
                _skip_line(source, line)
                raise LineTooLong(most=LONGEST_REQUEST)
            request = request_of(line)
            if isinstance(request, Quit):
                return
            answer = _answer(bot, request, seed)
        except DreisteinError as error:
            answer = {"error": error.code, "message": str(error)}
        sink.write(line_of(answer))
        sink.flush()


def tossing(view: View, seed: str = "") -> Random:
    """The random stream of a decision: the same view always gets the same one."""
    known = json.dumps(view.to_json(), sort_keys=True, separators=(",", ":"))
    return Random(sha256(f"{seed}/{known}".encode(errors="surrogatepass")).digest())


def _answer(bot: Bot, request: Hello | Think, seed: str) -> dict[str, Any]:
    if isinstance(request, Hello):
        return {"name": bot.name, "author": AUTHOR}
    view = request.view
    try:
        action = bot.choose(view, request.legal, tossing(view, seed), request.millis)
    except Exception as error:  # the next question may still be answered
        raise BotFailed(bot=bot.name) from error
    if action not in request.legal:
        raise BotFailed(bot=bot.name)
    return {"action": str(action)}


def _skip_line(source: BinaryIO, line: bytes) -> None:
    """Read on to the end of a line that is too long."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_REQUEST)
