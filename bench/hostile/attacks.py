"""What one address can do at its worst, each until it is killed.

Whatever the server does about it, an attack goes on: it comes back, and asks again.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.hostile.scene import Scene, Seated
from bench.hostile.wire import SERVER, Line, look

STRANGER = "127.0.6.6"
Attack = Callable[[int, Scene], Coroutine[Any, Any, None]]
Message = dict[str, Any]
Wish = Callable[[int, Message], Message | None]
"""What to send as the n-th message, to a table as it was seen at first."""
_FAILURES = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


async def rename(port: int, scene: Scene) -> None:
    """Rename a seat again and again, in a long match, before as many viewers as can be had."""
    long = scene.long

    def wish(number: int, table: Message) -> Message:
        return {"type": "rename", "id": f"r{number}", "seat": 0, "name": f"M{number}"}

    own = [_stay(port, long, wish, 0.1) for _ in range(8)]
    await _all([*own, *(_stay(port, long, _only_look, 1, watching=True) for _ in range(120))])


async def views(port: int, scene: Scene) -> None:
    """Ask for the whole of a long match, thirty times a second."""
    paths = [f"/api/tables/{scene.long.table}", f"/api/tables/{scene.long.table}/rounds?first=190"]
    await _all([_requests(port, paths, 0.3, scene.long.cookie) for _ in range(9)])


async def tables(port: int, scene: Scene) -> None:
    """Open tables as fast as that is allowed, and faster."""
    seats = [{"kind": "me", "name": "M" * 200}, *[{"kind": "bot", "level": "expert"}] * 5]
    body = json.dumps({"seats": seats}).encode()
    await _all([_requests(port, ["/api/tables"], 0.1, "", body) for _ in range(5)])


async def pads(port: int, scene: Scene) -> None:
    """Fill the disk with score pads."""
    op = {"op": "setup", "name": "x" * 7000}
    body = json.dumps({"ops": [op] * 4}).encode()

    async def write() -> None:
        line = Line(port, STRANGER)
        while True:
            with suppress(OSError):
                status, answer = await line.ask("POST", "/api/pads", body)
                if status != 201:
                    await asyncio.sleep(0.2)
                    continue
                pad = json.loads(answer)
                for after in count(4, 4):
                    more = json.dumps({"pen": pad["pen"], "after": after, "ops": [op] * 4}).encode()
                    status, _ = await line.ask("PUT", f"/api/pads/{pad['id']}", more)
                    if status != 200:
                        break

    await _all([write() for _ in range(5)])


async def hints(port: int, scene: Scene) -> None:
    """Ask for hints on two hundred sockets, each of another person at another table."""

    def wish(number: int, table: Message) -> Message:
        seat = next(hand["seat"] for hand in table["hands"] if hand["choices"])
        round = table["rounds"][-1]
        moment = {"seat": seat, "round": round["number"], "ply": round["ply"]}
        return {"type": "hint", "id": f"h{number}", **moment}

    await _all([_stay(port, seated, wish, 1) for seated in scene.hints])


async def experts(port: int, scene: Scene) -> None:
    """Look at tables where experts play among themselves."""

    def wish(number: int, table: Message) -> Message:
        return {"type": "next", "id": f"n{number}", "round": number}

    await _all([_stay(port, seated, wish, 2) for seated in scene.experts])


async def records(port: int, scene: Scene) -> None:
    """Have the largest records judged."""
    body = scene.huge_record.encode()
    paths = ["/api/verify", "/api/replay"]
    await _all([_requests(port, paths, 0.5, "", body) for _ in range(4)])


async def files(port: int, scene: Scene) -> None:
    """Ask for files of the page, 870 times a second."""
    await _all([_requests(port, ["/static/logo.svg"], 16 / 870, "") for _ in range(16)])


async def drip(port: int, scene: Scene) -> None:
    """Hold as many connections as can be had, and drip bytes on them, also after a refusal."""
    heads = (
        "POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Length: 30000\r\n\r\n",  # 408 at last
        "POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9999999\r\n\r\n",  # 413
        "GET / HTTP/1.1\r\nHost: {host}\r\n",  # a head that never ends
    )

    async def one(number: int) -> None:
        head = heads[number % len(heads)].format(host=f"{SERVER}:{port}")
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(SERVER, port, local_addr=(STRANGER, 0))
                try:
                    writer.write(head.encode())
                    while not writer.is_closing():
                        writer.write(b"x")
                        await writer.drain()
                        await asyncio.sleep(1)
                finally:
                    writer.close()
            await asyncio.sleep(0.5)

    await _all([one(number) for number in range(1500)])


async def refused(port: int, scene: Scene) -> None:
    """Open sockets that are refused: for their origin, and since there are too many."""
    path = f"/api/tables/{scene.public.table}/socket"
    upgrade = (
        f"GET {path} HTTP/1.1\r\nHost: {SERVER}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    foreign = f"{upgrade}Origin: https://evil.example\r\n\r\n".encode()
    own = f"{upgrade}\r\n".encode()

    async def one(request: bytes) -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                streams = await asyncio.open_connection(SERVER, port, local_addr=(STRANGER, 0))
                try:
                    streams[1].write(request)
                    await streams[0].readuntil(b"\r\n\r\n")
                finally:
                    streams[1].close()
            await asyncio.sleep(0.02)

    await _all([one(foreign if number % 2 else own) for number in range(12)])


async def places(port: int, scene: Scene) -> None:
    """Take all places of spectators at somebody's table, and write pads that are refused."""
    body = json.dumps({"ops": [{"op": "nothing"}]}).encode()
    watchers = [_stay(port, scene.public, _only_look, 1, watching=True) for _ in range(100)]
    await _all([*watchers, *(_requests(port, ["/api/pads"], 0.1, "", body) for _ in range(4))])


ATTACKS: dict[str, tuple[str, Attack]] = {
    "rename": ("3", rename),
    "views": ("3", views),
    "tables": ("4", tables),
    "pads": ("5", pads),
    "hints": ("10", hints),
    "experts": ("10", experts),
    "records": ("13", records),
    "files": ("14", files),
    "drip": ("17", drip),
    "refused": ("18", refused),
    "places": ("25", places),
}


# ---------------------------------------------------------------------------- tools


async def _all(works: list[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work)


async def _stay(
    port: int, seated: Seated, wish: Wish, seconds: float, *, watching: bool = False
) -> None:
    """Stay at a table, whatever the server does about it, and send a wish every so often."""
    cookie, key = ("", seated.watch) if watching else (seated.cookie, "")
    number = 0
    while True:
        with suppress(*_FAILURES):
            socket = await look(port, seated.table, cookie, STRANGER, key)
            view: Message = json.loads(await _first_view(socket))
            rest = asyncio.ensure_future(_drain(socket))
            while not rest.done():
                number += 1
                message = wish(number, view["table"])
                if message is not None:
                    await socket.send(json.dumps(message))
                await asyncio.wait([rest], timeout=seconds)
        await asyncio.sleep(0.5)


async def _first_view(socket: ClientConnection) -> str | bytes:
    while True:
        text = await socket.recv()
        if '"type":"view"' in str(text[-100:]) + str(text[:100]):
            return text


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def _only_look(number: int, table: Message) -> Message | None:
    return None


async def _requests(
    port: int, paths: list[str], seconds: float, cookie: str, body: bytes = b""
) -> None:
    """Send requests at a rate, however they are answered."""
    line, loop = Line(port, STRANGER, cookie), asyncio.get_running_loop()
    due = loop.time()
    for number in count():
        due = max(due + seconds, loop.time() - 1)
        with suppress(OSError):
            await line.ask("POST" if body else "GET", paths[number % len(paths)], body)
        await asyncio.sleep(max(0.0, due - loop.time()))
