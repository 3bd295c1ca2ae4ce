"""A client's connection to a table: hello first, then messages both ways.

Every message is a type of :mod:`dreistein.protocol.messages`. What cannot be read is refused with a
code and a sentence that says where; whoever goes on like that is disconnected.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs

from pydantic import ValidationError
from starlette.types import Receive, Scope, Send

from dreistein.protocol.messages import (
    Bye,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Refused,
    encode,
    parse,
)
from dreistein.rules.errors import DreisteinError
from dreistein.table.connection import Connection
from dreistein.table.errors import Restarting
from dreistein.table.house import House
from dreistein.table.store.base import NotRead
from dreistein.text import Texts, language_from
from dreistein.web import errors
from dreistein.web.guard.limits import Addresses, Bucket, Limits, block_of, bucket
from dreistein.web.logs import log, note, part
from dreistein.web.metrics import Metrics, SocketCounts
from dreistein.web.responses import language_of, refuse, too_fast
from dreistein.web.socket.outbox import (
    CLOSED_MISTAKES,
    CLOSED_NO_HELLO,
    CLOSED_REFUSED,
    CLOSED_RESTART,
    Line,
)
from dreistein.web.socket.uvicorn_protocols import ABORT
from dreistein.web.validation import field_error

_MISTAKE_SECONDS = 60
_BEAT = encode(Pong(0)).decode()
_LONGEST_ID = 64


class Gone(Exception):
    """The client closed the connection."""


class Sockets:
    """An ASGI application: all connections of one server."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        person_of: Callable[[Scope], str | None],
        heartbeat: float,
    ) -> None:
        self._house, self._limits, self._person_of = house, limits, person_of
        self._heartbeat = heartbeat
        self.counts = SocketCounts()
        self.metrics: Metrics | None = None
        self._opens = Addresses(limits.opens)
        self._by_address: Counter[str] = Counter()
        self._lines: set[Line] = set()
        self._beating = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = block_of((scope.get("client") or ("",))[0])
        error = self._too_many(address)
        await receive()  # websocket.connect
        if error is not None:
            await refuse(scope, send, error)
            return
        self.counts.open += 1
        self._by_address[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await self._serve(scope, receive, send)
        except OSError:
            pass  # it was gone before it was there
        finally:
            self.counts.open -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _too_many(self, address: str) -> errors.WebError | None:
        limits = self._limits
        here = self._by_address.get(address, 0)
        if self.counts.open >= limits.sockets or here >= limits.sockets_address:
            return errors.TooManyConnections()
        wait = self._opens.take(address, asyncio.get_running_loop().time())
        return too_fast(wait) if wait else None

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        task = asyncio.current_task()
        assert task is not None
        abort: Callable[[], object] = scope.get("extensions", {}).get(ABORT) or task.cancel
        line = Line(send, self._limits, self.counts, abort)
        writer = asyncio.create_task(line.write())
        self._lines.add(line)
        self._beat()
        client = Client(self._house, self._limits, line, scope)
        try:
            await client.run(receive, self._person_of(scope), self)
        except Gone:
            line.end(1000)
        finally:
            self._lines.discard(line)
            client.close()
            ended = line.ending
            await self._finish(line, writer)
        code = 1000 if ended is None else ended.code
        if self.metrics is not None:
            self.metrics.closed.labels(code).inc()
        note(logging.DEBUG, "socket closed", table=part(client.table), code=code)

    async def _finish(self, line: Line, writer: "asyncio.Task[None]") -> None:
        """Let the last words be written, unless nobody takes them up."""
        line.end(1000)
        done, _ = await asyncio.wait([writer], timeout=6)
        if not done:
            writer.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await writer

    # ------------------------------------------------------------------ heartbeat, and the end

    def _beat(self) -> None:
        if not self._beating:
            self._beating = True
            asyncio.get_running_loop().call_later(self._heartbeat / 4, self._sweep)

    def _sweep(self) -> None:
        """Say something to everyone who has heard nothing for a while."""
        self._beating = False
        if not self._lines:
            return
        silent = asyncio.get_running_loop().time() - self._heartbeat * 3 / 4
        for line in self._lines:
            if line.spoke <= silent and line.ending is None:
                line.put(_BEAT)
        self._beat()

    async def drained(self, seconds: float) -> None:
        """Wait until everyone has been written to who takes it up, but not for long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until and not all(line.empty for line in self._lines):
            await asyncio.sleep(0.02)


class Client:
    """One connection: what it says, read and passed on to the house."""

    def __init__(self, house: House, limits: Limits, line: Line, scope: Scope) -> None:
        self._house, self._limits, self._line = house, limits, line
        self.table = str(scope["path_params"]["table"])
        self._key = key_of(scope["query_string"])
        self._texts = Texts(language_of(scope))
        line.say, line.ended = self._say, self.close
        self._connection: Connection | None = None
        now = asyncio.get_running_loop().time()
        self._bucket = bucket(limits.messages, now)
        self._mistakes = Bucket(limits.mistakes / _MISTAKE_SECONDS, limits.mistakes, now)

    async def run(self, receive: Receive, person: str | None, sockets: Sockets) -> None:
        """Greet, and then serve until the connection ends."""
        hello = await self._hello(receive)
        if hello is None:
            return
        try:
            self._connection = await self._house.connect(
                person, self.table, self._key, self._line.deliver, hello, self._say
            )
        except (Restarting, NotRead) as error:
            self._bye(error, CLOSED_RESTART, retry=1000)
            return
        except DreisteinError as error:
            self._bye(error, CLOSED_REFUSED)
            return
        counts, clock, line = sockets.counts, asyncio.get_running_loop().time, self._line
        while line.ending is None:
            text = await self._text(receive)
            if text is None:
                continue
            counts.received += 1
            wait = self._bucket.take(clock())
            if wait:
                self._mistake(too_fast(wait), text)
                continue
            try:
                message = parse(text)
            except ValidationError as wrong:
                self._mistake(read_error(wrong, text), text)
                continue
            await self._passed_on(message)

    async def _passed_on(self, message: ClientMessage) -> None:
        kind = type(message)
        if kind is Ping:
            self._line.deliver(Pong(message.n))  # type: ignore[union-attr]
        elif kind is Hello:
            self._mistake(errors.HelloTwice(), "")
        else:
            assert self._connection is not None
            try:
                await self._connection.receive(message)
            except Exception:
                log.exception("message failed", extra={"facts": {"table": part(self.table)}})
                self._refuse(errors.Unforeseen(), getattr(message, "id", None))

    async def _hello(self, receive: Receive) -> Hello | None:
        """The first message; None where it is something else, or does not come."""
        message: ClientMessage | None = None
        seconds = self._limits.hello_seconds
        try:
            async with asyncio.timeout(seconds):
                text = await self._text(receive)
            message = None if text is None else parse(text)
        except TimeoutError:
            pass
        except ValidationError as wrong:
            self._refuse(read_error(wrong, text or ""), None)
        if isinstance(message, Hello):
            if message.language:
                self._texts = Texts(language_from(message.language))
            return replace(message, language=self._texts.language)
        self._bye(errors.NoHello(seconds=int(seconds)), CLOSED_NO_HELLO)
        return None

    async def _text(self, receive: Receive) -> str | None:
        """The next message; None where it is no text."""
        event = await receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        if text is None:
            self._mistake(errors.BinaryMessage(), "")
        return text

    # ------------------------------------------------------------------ saying no

    def _say(self, error: DreisteinError) -> str:
        return self._texts.error(error)

    def _mistake(self, error: DreisteinError, text: str) -> None:
        """Refuse something that was not even read; after too much of that, hang up."""
        if self._mistakes.take(asyncio.get_running_loop().time()):
            self._bye(errors.TooManyMistakes(), CLOSED_MISTAKES)
        else:
            self._refuse(error, id_of(text))

    def _refuse(self, error: DreisteinError, name: str | None) -> None:
        self._line.deliver(Refused(name, error.code, self._say(error), dict(error.details)))

    def _bye(self, error: DreisteinError, code: int, retry: int | None = None) -> None:
        said = Bye(error.code, self._say(error), retry)
        if self._line.ending is None:
            self._line.put(encode(said).decode())
        self._line.end(code, error.code)

    def close(self) -> None:
        """Tell the house that nobody listens any more."""
        if self._connection is not None:
            self._connection.close()


def key_of(query: bytes) -> str | None:
    """The key that a link brings along, if the address has one and not much else."""
    try:
        asked = parse_qs(query.decode("latin-1"), max_num_fields=8)
    except ValueError:
        return None
    return asked.get("key", [None])[0]


def read_error(wrong: ValidationError, text: str) -> DreisteinError:
    """Why a message cannot be read."""
    first: Any = wrong.errors(include_url=False)[0]
    location = first["loc"]
    # Below the name of the message's type is where the field is.
    return field_error({**first, "loc": location[1:] or location or ("message",)}, text.encode())


def id_of(text: str) -> str | None:
    """The client's own name for a message that cannot be read otherwise."""
    try:
        name = json.loads(text)["id"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return name if isinstance(name, str) and 0 < len(name) <= _LONGEST_ID else None
