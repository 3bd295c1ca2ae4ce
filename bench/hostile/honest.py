"""Everybody else: people who play, ask for hints, check records, watch and open tables.

Each comes from an address of their own, and notes how long the server took.
"""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.hostile.scene import Scene
from bench.hostile.wire import Line, look
from dreistein.table.fair.sealed import pledge_to, seal_of
from web.server_process import Desk

_SOLO = {
    "seats": [{"kind": "me", "name": "Ada"}],
    "solitaire": {"rack": 10, "draws": 20},
    "seed": "drei",
}
_DUEL = {
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "expert"}],
    "edition": {"base": "german", "target": 10**9},
}


class Crowd:
    """All honest people, and how long they waited, in seconds, by what they wanted."""

    def __init__(self, port: int, scene: Scene, players: int) -> None:
        self._port, self._scene = port, scene
        self.times: dict[str, list[float]] = {}
        self.failed: list[str] = []
        works = [self._solitaire(number) for number in range(players)]
        works += [self._duel(101), self._duel(102), self._hints(103)]
        works += [self._records(104), self._tables(105), self._watch(106)]
        self._tasks = [asyncio.ensure_future(self._again(work)) for work in works]

    def clear(self) -> None:
        """Forget what was noted so far."""
        self.times.clear()
        self.failed.clear()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _note(self, what: str, began: float) -> None:
        self.times.setdefault(what, []).append(perf_counter() - began)

    async def _again(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (OSError, ConnectionClosed, InvalidHandshake, AssertionError) as error:
            self.failed.append(f"{type(error).__name__} {str(error)[:80]}")

    async def _open(self, number: int, wish: dict[str, Any]) -> tuple[Desk, str]:
        desk = Desk(self._port, address=_address(number))
        return desk, await asyncio.to_thread(lambda: desk.open_table(**wish))

    # ------------------------------------------------------------------ what they do

    async def _solitaire(self, number: int) -> None:
        """Play one game after another, a move every 0.4 seconds."""
        rng = Random(number)
        while True:
            desk, table = await self._open(number, _SOLO)
            socket = await look(self._port, table, desk.cookie or "", _address(number))
            await _Game(self, socket, rng).play()
            await socket.close()

    async def _duel(self, number: int) -> None:
        """Play against the expert, who answers at its own pace."""
        desk, table = await self._open(number, _DUEL)
        socket = await look(self._port, table, desk.cookie or "", _address(number))
        await _Game(self, socket, Random(number), pause=(0.1, 0.3)).play()

    async def _hints(self, number: int) -> None:
        """Ask for a hint every two seconds."""
        desk, table = await self._open(number, _SOLO)
        socket = await look(self._port, table, desk.cookie or "", _address(number))
        for n in count():
            began = perf_counter()
            wish = {"type": "hint", "id": f"h{n}", "seat": 0, "round": 0, "ply": 0}
            await socket.send(json.dumps(wish))
            while (message := json.loads(await socket.recv())).get("id") != f"h{n}":
                pass
            if message["type"] == "hint":
                self._note("hint", began)
            else:
                self.failed.append(f"hint {message.get('code')}")
            await asyncio.sleep(2)

    async def _records(self, number: int) -> None:
        """Have a record of three rounds checked, every three seconds."""
        line, body = Line(self._port, _address(number)), self._scene.small_record.encode()
        while True:
            began = perf_counter()
            status, _ = await line.ask("POST", "/api/verify", body)
            if status == 200:
                self._note("record", began)
            else:
                self.failed.append(f"record {status}")
            await asyncio.sleep(3)

    async def _tables(self, number: int) -> None:
        """Open a table every three seconds."""
        while True:
            began = perf_counter()
            await self._open(number, _DUEL)
            self._note("new table", began)
            await asyncio.sleep(3)

    async def _watch(self, number: int) -> None:
        """Come to watch a public table, every two seconds."""
        public = self._scene.public
        while True:
            began = perf_counter()
            socket = await look(self._port, public.table, "", _address(number), public.watch)
            first = json.loads(await socket.recv())
            await socket.close()
            if first["type"] == "welcome":
                self._note("watch", began)
            else:
                self.failed.append(f"watch {first.get('code')}")
            await asyncio.sleep(2)


class _Game:
    """One person's socket to a table, always for the most points."""

    def __init__(
        self,
        crowd: Crowd,
        socket: ClientConnection,
        rng: Random,
        pause: tuple[float, float] = (0.2, 0.6),
    ) -> None:
        self._crowd, self._socket, self._rng, self._pause = crowd, socket, rng, pause
        self._sent: dict[str, float] = {}
        self._round = self._ply = 0
        self._passed: float | None = None
        """When the turn passed to somebody else."""
        self._acting: asyncio.Task[None] | None = None
        self._table: dict[str, Any] = {}

    async def play(self) -> None:
        """Play until the game is over."""
        async for text in self._socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "done" and message["id"] in self._sent:
                self._crowd._note("action", self._sent.pop(message["id"]))
            elif kind == "view":
                self._table = message["table"]
                await self._view(message["table"])
            elif kind == "acted":
                self._acted(message)
            elif kind == "changed":
                if message["table"].get("phase") == "over":
                    return
                self._table |= message["table"]
                await self._view(message["table"] | {"rounds": message["rounds"]})

    async def _view(self, table: dict[str, Any]) -> None:
        if table.get("phase") == "gathering" and not table.get("rounds"):
            await self._begin(table)
        if table.get("rounds"):
            self._round, self._ply = table["rounds"][-1]["number"], table["rounds"][-1]["ply"]
        if table.get("phase") == "between":
            wish = {"type": "next", "id": f"n{self._round}", "round": self._round + 1}
            await self._socket.send(json.dumps(wish))
        self._choose(table.get("hands", ()))

    async def _begin(self, table: dict[str, Any]) -> None:
        share = "ab" * 32
        match = table.get("match", 0)
        wish = {"type": "ready", "id": "r", "match": match, "seal": seal_of(share)}
        if (self._table["shuffle"] or {}).get("seals"):
            pledge = pledge_to(self._table)
            wish = {"type": "reveal", "id": "s", "match": match, "share": share, "pledge": pledge}
        await self._socket.send(json.dumps(wish))

    def _acted(self, message: dict[str, Any]) -> None:
        self._round, self._ply = message["round"], message["ply"]
        if self._passed is not None:
            self._crowd._note("expert", self._passed)
        own = any(hand["choices"] for hand in message["hands"])
        self._passed = None if own else perf_counter()
        self._choose(message["hands"])

    def _choose(self, hands: Any) -> None:
        for choices in (hand["choices"] for hand in hands if hand["choices"]):
            best = max(choices, key=lambda choice: choice["points"])["action"]
            self._acting = asyncio.ensure_future(self._act(best))

    async def _act(self, action: str) -> None:
        round, ply = self._round, self._ply
        await asyncio.sleep(self._rng.uniform(*self._pause))
        name = f"a{round}-{ply}"
        wish = {"type": "act", "id": name, "seat": 0, "round": round, "ply": ply}
        self._sent[name] = perf_counter()
        with suppress(ConnectionClosed):
            await self._socket.send(json.dumps({**wish, "action": action}))


def _address(number: int) -> str:
    return f"127.0.1.{number + 1}"
