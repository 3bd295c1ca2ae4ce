"""One move on the server as its function calls, from the socket's message to the last frame sent.

    python bench/frames.py

Two people and a spectator are connected to the application, at one table with a fixed shuffle. One
move is followed from its message to the last answer handed to the ASGI server. Calls of our own
functions count, in the store's thread too; comprehensions and generated code do not.
"""

import asyncio
import json
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from inspect import CO_COROUTINE
from types import FrameType
from typing import Any

from dreistein.protocol.fields import PROTOCOL
from dreistein.rules.edition import EDITIONS
from dreistein.table.bots.pool import BotPool
from dreistein.table.fair.sealed import seal_of
from dreistein.table.house import House
from dreistein.table.model import events as e
from dreistein.table.store.base import Append
from dreistein.table.store.sqlite import SqliteStore
from dreistein.web.app import make_app
from dreistein.web.guard.sessions import Person, Sessions
from dreistein.web.options import Options
from dreistein.web.socket.connection import WIRE_KEY

TABLE, KEY, WATCH = "frames", b"k" * 32, "watch"
SHARE = "ab" * 32
MOVES_BEFORE = 12
"""How many moves come before the recorded one, so that there is a board."""


@dataclass
class Call:
    """A function, how often its caller called it, and what it called."""

    name: str
    count: int = 0
    inner: dict[str, "Call"] = field(default_factory=dict)

    def lines(self, depth: int = 0) -> list[str]:
        often = f" ×{self.count}" if self.count > 1 else ""
        own = [f"{'  ' * depth}{self.name}{often}"]
        return own + [line for call in self.inner.values() for line in call.lines(depth + 1)]


class Recorder:
    """A profile function that records the calls of our own functions."""

    def __init__(self) -> None:
        self.recording = False
        self._frames: list[tuple[FrameType, tuple[str, ...]]] = []
        self._paths: dict[int, tuple[str, ...]] = {}
        self._begun: dict[int, FrameType] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event != "call" or id(frame) in self._paths or id(frame) in self._begun:
            return
        code = frame.f_code
        module = str(frame.f_globals.get("__name__", ""))
        if not module.startswith("dreistein.") or code.co_filename.startswith("<"):
            return
        if not self.recording:
            if code.co_flags & CO_COROUTINE:
                self._begun[id(frame)] = frame  # when it goes on later, that is not a call
            return
        name = code.co_qualname.rpartition(".<locals>.")[2]
        if name.endswith(("<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>")):
            return
        path = (*self._caller(frame), f"{module.removeprefix('dreistein.')}: {name}")
        self._paths[id(frame)] = path
        self._frames.append((frame, path))  # kept alive, so that its id stays its own

    def _caller(self, frame: FrameType) -> tuple[str, ...]:
        caller = frame.f_back
        while caller is not None:
            if id(caller) in self._paths:
                return self._paths[id(caller)]
            caller = caller.f_back
        writer = threading.current_thread() is not threading.main_thread()
        return ("the store's thread",) if writer else ()

    def calls(self) -> list[tuple[str, ...]]:
        """The recorded calls in order, each with its callers."""
        return [path for _, path in self._frames]


class Client:
    """A socket to the application, without a network."""

    def __init__(self, app: Any, person: str | None) -> None:
        self._app = app
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox: list[dict[str, Any]] = []
        self.hand: dict[str, Any] | None = None
        self.moves = 0
        headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
        if person is not None:
            cookie = Sessions(KEY).cookie_header(Person(person), secure=False).partition(";")[0]
            headers.append((b"cookie", cookie.encode()))
        self._scope = {
            "type": "websocket",
            "path": f"/api/tables/{TABLE}/socket",
            "query_string": f"key={WATCH}".encode(),
            "headers": headers,
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "root_path": "",
            "subprotocols": [],
            "extensions": {WIRE_KEY: self},
        }
        self._sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        await self._app(self._scope, self._sent.get, self._receive)

    async def _receive(self, event: dict[str, Any]) -> None:
        """Take what the application sends besides frames: that it accepts, and closes."""

    # ------------------------------------------------------------------ as its own connection

    writable, lost = True, False
    on_writable: Callable[[], None] | None = None

    def abort(self) -> None:
        self.task.cancel()

    def write(self, data: bytes) -> None:
        for payload in payloads(data):
            message = json.loads(payload)
            self.inbox.append(message)
            hands = message.get("hands") or message.get("table", {}).get("hands", ())
            if hands or message["type"] == "acted":
                self.hand = next((hand for hand in hands if hand["choices"]), None)

    async def send(self, **message: Any) -> None:
        await self._sent.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, kind: str, count: int = 1) -> None:
        while sum(message["type"] == kind for message in self.inbox) < count:
            await asyncio.sleep(0.001)


def payloads(data: bytes) -> Iterator[bytes]:
    """The payloads of frames as a server writes them."""
    while data:
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        yield data[start : start + size]
        data = data[start + size :]


def log() -> tuple[bytes, ...]:
    """A table of two whose match has begun, always with the same shuffle."""
    seats = (e.SeatPlan("person", "Ada", None, "ada"), e.SeatPlan("person", "Ben", None, "ben"))
    edition = EDITIONS["german"].to_object()
    events: list[e.Event] = [
        e.TableOpened("ada", edition, seats, "invite", WATCH, "00" * 32, at=0),
        *(e.Sealed(person, seal_of(SHARE), 0) for person in ("ada", "ben")),
        e.Bound(0),
        *(e.Revealed(person, SHARE, 0) for person in ("ada", "ben")),
        e.Started(0),
    ]
    return tuple(map(e.encode, events))


async def record_move(recorder: Recorder) -> list[tuple[str, ...]]:
    """Play some moves, and record the next."""
    house = House(SqliteStore(":memory:"), BotPool(1))
    await house.open()
    await house.store.append(Append(TABLE, 0, log()))
    app = make_app(house, Options(), KEY)
    clients = [Client(app, person) for person in ("ada", "ben", None)]
    for client in clients:
        await client.send(type="hello", protocol=PROTOCOL)
        await client.until("view")
    for ply in range(MOVES_BEFORE + 1):
        mover = next(client for client in clients if client.hand is not None)
        assert mover.hand is not None
        choice = max(mover.hand["choices"], key=lambda each: each["points"])["action"]
        if ply == MOVES_BEFORE:
            print(f"{choice}, one of {len(mover.hand['choices'])} choices\n")
            recorder.recording = True
        act = {"type": "act", "id": f"a{ply}", "seat": mover.hand["seat"], "round": 0, "ply": ply}
        await mover.send(**act, action=choice)
        mover.moves += 1
        for client in clients:
            await client.until("acted", ply + 1)
        await mover.until("done", mover.moves)
    recorder.recording = False
    for client in clients:
        client.task.cancel()
    await asyncio.gather(*(client.task for client in clients), return_exceptions=True)
    await house.close()
    return recorder.calls()


def main() -> None:
    recorder = Recorder()
    threading.setprofile(recorder)
    sys.setprofile(recorder)
    calls = asyncio.run(record_move(recorder))
    sys.setprofile(None)
    root = Call("")
    for path in calls:
        call = root
        for name in path:
            call = call.inner.setdefault(name, Call(name))
        call.count += 1
    for call in root.inner.values():
        print("\n".join(call.lines()))
    rules = sum(path[-1].startswith("rules.") for path in calls)
    print(f"\n{len(calls)} frames: {rules} of the rules, {len(calls) - rules} of the server")


if __name__ == "__main__":
    main()
