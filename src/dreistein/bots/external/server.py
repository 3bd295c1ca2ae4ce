"""A bot at the other end of a pipe: your own, or ``dreistein bot NAME`` (docs/bot-protocol.md).

Lines that are no messages get ``{"error": code, "message": sentence}`` and harm nothing.
"""

import json
import sys
from contextlib import redirect_stdout
from hashlib import sha256
from random import Random
from typing import Any, BinaryIO

from dreistein.bots.base import Bot
from dreistein.bots.external.messages import Hello, LineTooLong, Quit, Think, line_of, request_of
from dreistein.rules.errors import DreisteinError
from dreistein.rules.view import View

LONGEST_REQUEST = 1_000_000


class BotFailed(DreisteinError):
    sentence = "The bot {bot} found no answer to this; it is ready for another question."


def serve(
    bot: Bot,
    source: BinaryIO | None = None,
    sink: BinaryIO | None = None,
    *,
    author: str = "",
    seed: str = "",
) -> None:
    """Answer each line until asked to quit, or until the input ends.

    Without a source and a sink these are standard input and output, and what the bot itself prints
    goes to standard error.
    """
    if source is None or sink is None:
        answers = sys.stdout.buffer
        with redirect_stdout(sys.stderr):
            serve(bot, sys.stdin.buffer, answers, author=author, seed=seed)
        return
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
            answer = _answer(bot, request, author, seed)
        except DreisteinError as error:
            answer = {"error": error.code, "message": str(error)}
        sink.write(line_of(answer))
        sink.flush()


def tossing(view: View, seed: str = "") -> Random:
    """The random stream of a decision: the same view always gets the same one."""
    known = json.dumps(view.to_json(), sort_keys=True, separators=(",", ":"))
    return Random(sha256(f"{seed}/{known}".encode(errors="surrogatepass")).digest())


def _answer(bot: Bot, request: Hello | Think, author: str, seed: str) -> dict[str, Any]:
    if isinstance(request, Hello):
        return {"name": bot.name, "author": author}
    view = request.view
    luck = f"{seed}/{request.seed}" if request.seed else seed
    try:
        action = bot.choose(view, request.legal, tossing(view, luck), request.millis)
    except Exception as error:  # the next question may still be answered
        raise BotFailed(bot=bot.name) from error
    if action not in request.legal:
        raise BotFailed(bot=bot.name)
    return {"action": str(action)}


def _skip_line(source: BinaryIO, line: bytes) -> None:
    """Read on to the end of a line that is too long."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_REQUEST)
