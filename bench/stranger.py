"""What one stranger can do to everybody else: honest players, quiet and under attack.

The server has its default limits. Honest players come from addresses of their own, the stranger
from another; all of them are loopback addresses of this machine. Each attack is a function of
``ATTACKS`` that runs in a process of its own until that is killed, so that the honest players wait
for the server and not for it.

    python bench/stranger.py                   # every attack for a minute
    python bench/stranger.py rename --seconds 20
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dreistein.protocol.fields import PROTOCOL

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.server_process import Desk, ServerProcess, cpu_seconds, resident_kb

STRANGER = "127.0.6.6"
HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL})
Attack = Callable[[int], Coroutine[Any, Any, None]]


async def look(port: int, table: str, cookie: str, address: str, key: str = "") -> ClientConnection:
    """A socket to a table from an address, greeted."""
    socket = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket" + (f"?key={key}" if key else ""),
        additional_headers={"Cookie": cookie} if cookie else {},
        local_addr=(address, 0),
        max_size=None,
    )
    await socket.send(HELLO)
    return socket


# ---------------------------------------------------------------------------- attacks


async def rename(port: int) -> None:
    """Rename a seat again and again in front of as many connections as the server allows."""
    desk = Desk(port)
    seats = [{"kind": "me", "name": "Mallory"}, {"kind": "bot", "level": "casual"}]
    table = await asyncio.to_thread(desk.open_table, seats=seats, edition="german")
    key = (await asyncio.to_thread(desk.ask, "GET", f"/api/tables/{table}")).json()["watch"]
    own = [desk.cookie or ""] * 8
    async with asyncio.TaskGroup() as group:
        for cookie in (*own, *[""] * 120):
            group.create_task(_stay(port, table, cookie, key))


async def _stay(port: int, table: str, cookie: str, key: str) -> None:
    """Stay at a table, whatever the server does about it, and rename if that is allowed."""
    number = 0
    while True:
        try:
            socket = await look(port, table, cookie, STRANGER, key)
            reader = asyncio.ensure_future(_drain(socket))
            while not reader.done():
                number += 1
                wish = {"type": "rename", "id": f"r{number}", "seat": 0, "name": f"M{number}"}
                if cookie:
                    await socket.send(json.dumps(wish))
                await asyncio.sleep(0.1)
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.5)


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


ATTACKS: dict[str, Attack] = {"rename": rename}


@contextmanager
def attack(name: str, port: int) -> Iterator[None]:
    """An attack on the server at a port, meanwhile."""
    command = [sys.executable, __file__, name, f"--port={port}"]
    with subprocess.Popen(command) as process:
        try:
            yield
        finally:
            process.kill()


# ---------------------------------------------------------------------------- honest players


class Honest:
    """Somebody who plays solitaire: draws, and starts again when it is over."""

    def __init__(self, port: int, number: int) -> None:
        self._port, self._rng = port, Random(number)
        self._address = f"127.0.1.{number + 1}"
        self.times: list[float] = []
        """Seconds from an action to its answer."""
        self._acting: asyncio.Future[None] | None = None

    async def play(self) -> None:
        desk = Desk(self._port)
        seats, numbers = [{"kind": "me", "name": "Ada"}], {"rack": 10, "draws": 20}
        wish: dict[str, object] = {"seats": seats, "solitaire": numbers, "seed": "drei"}
        while True:
            table = await asyncio.to_thread(desk.open_table, **wish)
            socket = await look(self._port, table, desk.cookie or "", self._address)
            await self._game(socket)
            await socket.close()

    async def _game(self, socket: ClientConnection) -> None:
        ply = 0
        sent: dict[str, float] = {}

        async def act(ply: int, action: str) -> None:
            await asyncio.sleep(self._rng.uniform(0.2, 0.6))
            name = f"a{ply}"
            sent[name] = perf_counter()
            wish = {"type": "act", "id": name, "seat": 0, "round": 0, "ply": ply}
            await socket.send(json.dumps({**wish, "action": action}))

        async for text in socket:
            message = json.loads(text)
            if message["type"] == "done":
                self.times.append(perf_counter() - sent.pop(message["id"]))
            elif message["type"] == "changed" and message["news"]["kind"] == "ended":
                return
            ply = message.get("ply", ply)
            hands = message.get("hands", message.get("table", {}).get("hands", ()))
            for choices in (hand["choices"] for hand in hands if hand["choices"]):
                best = max(choices, key=lambda choice: choice["points"])["action"]
                self._acting = asyncio.ensure_future(act(ply, best))


async def measured(name: str, honest: list[Honest], pid: int, log: Path, seconds: float) -> None:
    """Let everybody play for a while, and print how long the honest waited."""
    for player in honest:
        player.times.clear()
    before, own, began = cpu_seconds(pid), cpu_seconds(os.getpid()), perf_counter()
    size = log.stat().st_size
    await asyncio.sleep(seconds)
    took = perf_counter() - began
    times = [time for player in honest for time in player.times]
    cuts = quantiles(times, n=100)
    print(
        f"{name:<10} {len(times):5} actions   p50 {1e3 * cuts[49]:6.1f} ms   "
        f"p95 {1e3 * cuts[94]:6.1f} ms   busy: server {(cpu_seconds(pid) - before) / took:4.0%}, "
        f"honest players {(cpu_seconds(os.getpid()) - own) / took:4.0%}   "
        f"memory {resident_kb(pid) / 1024:4.0f} MiB   "
        f"log {(log.stat().st_size - size) / took / 1000:5.1f} kB/s",
        flush=True,
    )


async def run(args: argparse.Namespace, server: ServerProcess, log: Path) -> None:
    honest = [Honest(server.port, number) for number in range(args.players)]
    players = [asyncio.ensure_future(player.play()) for player in honest]
    await asyncio.sleep(3)
    await measured("quiet", honest, server.pid, log, args.seconds)
    for name in args.attacks or ATTACKS:
        with attack(name, server.port):
            await measured(name, honest, server.pid, log, args.seconds)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", help="all by default")
    parser.add_argument("--seconds", type=float, default=60, help="for each measurement")
    parser.add_argument("--players", type=int, default=10)
    parser.add_argument("--port", type=int, help="only attack the server there, until killed")
    args = parser.parse_args()
    if args.port is not None:
        (name,) = args.attacks
        asyncio.run(ATTACKS[name](args.port))
        return
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with (
            log.open("w") as lines,
            ServerProcess(Path(folder) / "s.db", {}, "--log-level=info", log=lines) as server,
        ):
            asyncio.run(run(args, server, log))


if __name__ == "__main__":
    main()
