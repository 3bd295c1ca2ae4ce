"""The WebSocket of a table: hello first, then messages both ways.

Every message is a type of :mod:`dreistein.protocol`. A message that cannot be read is refused with
a code and a sentence that says where; a client that keeps sending such messages is disconnected.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace
from urllib.parse import parse_qs

from prometheus_client import Counter as Metric
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send

from dreistein.protocol import server as p
from dreistein.protocol.client import ClientMessage, Hello, Ping, parse
from dreistein.protocol.errors import PageOutdated
from dreistein.protocol.fields import PROTOCOL
from dreistein.protocol.validation import id_of, message_error
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import Restarting
from dreistein.table.house import House
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.store.errors import NotRead
from dreistein.text import Texts, language_from
from dreistein.web import errors
from dreistein.web.guard.ledger import Ledger
from dreistein.web.guard.limits import AddressBuckets, Bucket, Present, block_of, bucket
from dreistein.web.guard.sessions import Person
from dreistein.web.logs import log, log_event, short_id
from dreistein.web.metrics import SocketCounts
from dreistein.web.options import Limits
from dreistein.web.responses import language_of, refuse, too_fast
from dreistein.web.socket.budget import Budget, Budgets
from dreistein.web.socket.connection import WIRE_KEY
from dreistein.web.socket.encoder import SharedEncoder, text_frame
from dreistein.web.socket.outbox import (
    CLOSED_MISTAKES,
    CLOSED_NO_HELLO,
    CLOSED_OUTDATED,
    CLOSED_REFUSED,
    CLOSED_RESTART,
    CLOSED_TOO_MUCH,
    Outbox,
)

_MISTAKE_SECONDS = 60
_HEARTBEAT_FRAME = text_frame(p.encode(p.Pong(0)))
_LONGEST_RETRY_SECONDS = 30


class ClientGone(Exception):
    """The client closed the connection."""


class Sockets:
    """An ASGI application: all sockets of one server."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        ledger: Ledger,
        person_of: Callable[[Scope], Awaitable[Person | None]],
        ended: Callable[[Collection[Person]], Awaitable[Collection[Person]]],
        counts: SocketCounts,
        closed: Metric,
    ) -> None:
        """``ended`` tells which sessions are over; ``closed`` counts closed sockets by code."""
        self._house, self._limits, self._person_of = house, limits, person_of
        self._ended, self._counts, self._closed = ended, counts, closed
        self._opens = AddressBuckets(limits.opens)
        self._budgets = Budgets(limits, ledger)
        self._encoder = SharedEncoder()
        self._present = Present(limits.sockets_address)
        self._clients: set[TableSocket] = set()
        self._sweeping = False
        self._checking = Tasks()
        house.context.bus.pulsed.subscribe(self._check_sessions)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = block_of((scope.get("client") or ("",))[0])
        error = self._refusal(address)
        await receive()  # websocket.connect
        if error is not None:
            await refuse(scope, send, error)
            return
        self._counts.open += 1
        self._present.enter(address)
        try:
            await send({"type": "websocket.accept"})
            await self._serve(scope, receive, send, address)
        except OSError:
            pass  # the client was gone before it was accepted
        finally:
            self._counts.open -= 1
            self._present.leave(address)

    def _refusal(self, address: str) -> errors.WebError | None:
        if self._counts.open >= self._limits.sockets or self._present.full(address):
            return errors.TooManyConnections()
        wait = self._opens.take(address, asyncio.get_running_loop().time())
        return too_fast(wait) if wait else None

    async def _serve(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        budget = self._budgets.of(address, str(scope["path_params"]["table"]))
        encode = self._encoder.encode
        client = TableSocket(
            self._house, self._limits, self._counts, scope, receive, send, budget, encode
        )
        outbox = client.outbox
        writer = asyncio.create_task(outbox.close())
        self._clients.add(client)
        self._schedule_sweep()
        # A task of its own, or each step would pass through every layer of the application.
        talk = asyncio.create_task(self._talk(client, scope))
        try:
            await talk
            await client.wait_until_gone()
        finally:
            talk.cancel()
            self._clients.discard(client)
            client.close()
            ended = outbox.ending
            await self._finish(outbox, writer)
        code = 1000 if ended is None else ended.code
        self._closed.labels(code).inc()
        log_event(logging.DEBUG, "socket closed", table=short_id(client.table), code=code)

    async def _talk(self, client: "TableSocket", scope: Scope) -> None:
        try:
            await client.run(await self._person_of(scope))
        except NotRead as error:
            client.put_off(error)
        except ClientGone:
            pass
        finally:
            client.outbox.end(1000)

    async def _finish(self, outbox: Outbox, writer: "asyncio.Task[None]") -> None:
        """Let the last messages be written, unless the client does not read them."""
        outbox.end(1000)
        done, _ = await asyncio.wait([writer], timeout=6)
        if not done:
            writer.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await writer

    # ------------------------------------------------------------------ heartbeat, and the end

    def _schedule_sweep(self) -> None:
        if not self._sweeping:
            self._sweeping = True
            seconds = self._house.settings.heartbeat_seconds / 4
            asyncio.get_running_loop().call_later(seconds, self._sweep)

    def _sweep(self) -> None:
        """Send a heartbeat to clients that have been sent nothing for a while."""
        self._sweeping = False
        if not self._clients:
            return
        loop = asyncio.get_running_loop()
        quiet_since = loop.time() - self._house.settings.heartbeat_seconds * 3 / 4
        for client in self._clients:
            if client.outbox.last_put <= quiet_since:
                client.outbox.put(_HEARTBEAT_FRAME)
        self._schedule_sweep()

    async def wait_until_sent(self, seconds: float) -> None:
        """Wait until all messages are written, but no longer than ``seconds``."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until and not all(client.outbox.empty for client in self._clients):
            await asyncio.sleep(0.02)

    # ------------------------------------------------------------------ sessions that end

    def _check_sessions(self) -> None:
        """Hang up on those who logged out at another server, even if its notice was lost."""
        if not self._checking:
            self._checking.spawn(self._hang_up_on_ended())

    async def _hang_up_on_ended(self) -> None:
        clients = [(client, client.person) for client in self._clients]
        people = {person for _, person in clients if person is not None}
        if not people:
            return
        with suppress(NotRead):  # it is tried again with the next pulse
            ended = await self._ended(people)
            for client, person in clients:
                if person in ended:
                    client.deliver(p.Bye("restarting", "", 1000))


class TableSocket:
    """One socket: it reads messages, and words what its viewer is sent."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        counts: SocketCounts,
        scope: Scope,
        receive: Receive,
        send: Send,
        budget: Budget,
        encode: Callable[[p.ServerMessage], bytes],
    ) -> None:
        self._house, self._limits, self._counts = house, limits, counts
        self._budget, self._encode = budget, encode
        self.table = str(scope["path_params"]["table"])
        self._key = key_of(scope["query_string"])
        self._texts = Texts(language_of(scope))
        self._connection: Connection | None = None
        wire = scope["extensions"][WIRE_KEY]
        self.outbox = Outbox(send, wire, limits, counts, wire.abort, self.close)
        self._receive, self._gone = receive, False
        self.person: Person | None = None
        """Whoever the socket was opened by, with the session of that moment."""
        now = asyncio.get_running_loop().time()
        self._bucket = bucket(limits.messages, now)
        self._mistakes = Bucket(limits.mistakes / _MISTAKE_SECONDS, limits.mistakes, now)

    async def run(self, visitor: Person | None) -> None:
        """Greet the client, then carry out its messages until the connection ends."""
        self.person, person = visitor, None if visitor is None else visitor.id
        hello = await self._hello()
        connection = None if hello is None else await self._connect(hello, person)
        if connection is None:
            return
        self._connection = connection
        clock, outbox = asyncio.get_running_loop().time, self.outbox
        while outbox.ending is None:
            text = await self._text()
            if text is None or outbox.ending is not None:
                continue
            self._counts.received += 1
            now = clock()
            wait = self._bucket.take(now) or self._budget.messages.take(now)
            if wait:
                self._refuse_mistake(too_fast(wait), text)
                continue
            try:
                message = parse(text)
            except ValidationError as wrong:
                self._refuse_mistake(message_error(wrong, text), text)
                continue
            if isinstance(message, Ping):
                self.deliver(p.Pong(message.n))
            elif isinstance(message, Hello):
                self._refuse_mistake(errors.HelloTwice(), "")
            elif wait := self._budget.pay(message.costs, person, now):
                connection.refuse(too_fast(wait), message.id)
            else:
                try:
                    await self._house.receive(connection, message)
                except Exception:
                    log.exception(
                        "message failed", extra={"facts": {"table": short_id(self.table)}}
                    )
                    connection.refuse(errors.Unforeseen(), message.id)
                self._counts.answered(clock() - now)

    async def _hello(self) -> Hello | None:
        """The hello; None if something else comes first, or nothing."""
        message: ClientMessage | None = None
        seconds = self._limits.hello_seconds
        try:
            async with asyncio.timeout(seconds):
                text = await self._text()
            message = None if text is None else parse(text)
        except TimeoutError:
            pass
        except ValidationError as wrong:
            self._refuse(message_error(wrong, text or ""), None)
        if not isinstance(message, Hello):
            self._bye(errors.NoHello(seconds=int(seconds)), CLOSED_NO_HELLO)
            return None
        if message.language:
            self._texts = Texts(language_from(message.language))
        if message.protocol != PROTOCOL:
            self._refuse_version()
            return None
        return replace(message, language=self._texts.language)

    def put_off(self, error: DreisteinError) -> None:
        """Ask the client to come back in a moment."""
        self._bye(error, CLOSED_RESTART, retry=1000)

    async def _connect(self, hello: Hello, person: str | None) -> Connection | None:
        """Connect to the table; None if that is refused."""
        try:
            return await self._house.visits.connect(
                person,
                self.table,
                self._key,
                self.deliver,
                hello,
                self._texts.error,
                self._budget.address,
            )
        except (Restarting, NotRead) as error:
            self.put_off(error)
        except DreisteinError as error:
            self._bye(error, CLOSED_REFUSED)
        return None

    def _refuse_version(self) -> None:
        """Tell a page of another version to reload."""
        self._bye(PageOutdated(protocol=PROTOCOL), CLOSED_OUTDATED)

    async def _text(self) -> str | None:
        """The next message; None if it is not text."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            self._gone = True
            raise ClientGone
        text: str | None = event.get("text")
        if text is None:
            self._refuse_mistake(errors.BinaryMessage(), "")
        return text

    async def wait_until_gone(self) -> None:
        """Ignore what still comes until the connection is closed."""
        while not self._gone:
            self._gone = (await self._receive())["type"] == "websocket.disconnect"

    # ------------------------------------------------------------------ sending

    def deliver(self, message: p.ServerMessage) -> None:
        """Send a message, without waiting and without ever failing."""
        if type(message) is p.Bye:
            # The house hangs up, and leaves the wording to us.
            restarting = message.retry is not None
            if restarting and not message.message:
                message = replace(message, message=self._texts.error(Restarting()))
            self._hang_up(message, CLOSED_RESTART if restarting else CLOSED_REFUSED)
        elif self.outbox.ending is None:
            if type(message) is p.Refused:
                self._counts.refused[message.code] += 1
            frame = self._encode(message)
            wait = self._budget.spend(len(frame), self._connection)
            if wait:
                retry = 1000 * min(_LONGEST_RETRY_SECONDS, 1 + int(wait))
                self._bye(too_fast(wait), CLOSED_TOO_MUCH, retry)
            else:
                self.outbox.put(frame)

    def _refuse_mistake(self, error: DreisteinError, text: str) -> None:
        """Refuse a message that could not be read; after too many of those, hang up."""
        if self._mistakes.take(asyncio.get_running_loop().time()):
            self._bye(errors.TooManyMistakes(), CLOSED_MISTAKES)
        else:
            self._refuse(error, id_of(text))

    def _refuse(self, error: DreisteinError, name: str | None) -> None:
        self.deliver(p.Refused.because(error, self._texts.error(error), name))

    def _bye(self, error: DreisteinError, code: int, retry: int | None = None) -> None:
        self._hang_up(p.Bye(error.code, self._texts.error(error), retry), code)

    def _hang_up(self, bye: p.Bye, code: int) -> None:
        self.outbox.put(text_frame(p.encode(bye)))
        self.outbox.end(code, bye.code)

    def close(self) -> None:
        """Tell the house that the viewer has gone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def key_of(query: bytes) -> str | None:
    """The key of a link in a query string, if there is one."""
    try:
        fields = parse_qs(query.decode("latin-1"), max_num_fields=8)
    except ValueError:
        return None
    return fields.get("key", [None])[0]
