"""People at a site whose servers fail: they come back by themselves, and note what they hear."""

import asyncio
import json
from contextlib import suppress
from random import Random
from time import monotonic, time
from typing import Any

from web.evenings import person_in
from web.leaks import Delivery
from web.server_process import connect
from web.socket.player import Message, Player

_SILENT_SECONDS = 3.0
"""After so long without an answer a client gives its connection up, as the page does."""


class Wanderer(Player):
    """A player who connects again whenever the connection is lost, wherever the proxy leads."""

    def __init__(self, table: str, cookie: str, port: int, rng: Random) -> None:
        super().__init__(table, cookie)
        self.person = person_in(cookie)
        self.told: list[tuple[int, int, str]] = []
        """The numbers, seats and actions this person was told of, in order."""
        self.backwards: list[tuple[int, int]] = []
        """Where a later message told of an earlier moment: must stay empty."""
        self.deliveries: list[Delivery] = []
        self.here: list[tuple[float, float]] = []
        """When this person was connected, by the clock."""
        self.connections = 0
        self.longest_pause = 0.0
        """The longest time without anything new."""
        self.pause = lambda: rng.uniform(0.02, 0.2)
        self._port, self._rng = port, rng
        self._since = 0.0
        self._news = monotonic()
        self._asked = 0.0
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    def __str__(self) -> str:
        last = self.refused[-1]["code"] if self.refused else None
        phase = self.view.get("phase")
        seats = [(s["name"], s["level"], s["held"]) for s in self.view.get("seats", ())]
        return (
            f"{self.table[:6]} seq {self.seq} {phase} waits for {self.waiting}, refused {last}, "
            f"here {bool(self._since)}, {self.connections} connections, seats {seats}"
        )

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._stay())

    async def end(self) -> None:
        self._ending = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._left()
        self.close()

    async def _stay(self) -> None:
        """Be connected, for ever."""
        while not self._ending:
            lost = asyncio.Event()
            with suppress(OSError, TimeoutError, ConnectionError):
                async with asyncio.timeout(_SILENT_SECONDS):
                    await self._come(lost)
                while not lost.is_set() and not self._silent():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.2):
                            await lost.wait()
            self._left()
            self.close()
            await asyncio.sleep(self._rng.uniform(0.05, 0.4))

    async def _come(self, lost: asyncio.Event) -> None:
        hello: Message = {}
        self.greeted = False
        self._asked = monotonic()
        if self.view:
            hello = {"since": self.seq, "match": self.view["match"], "round": max(self.round, 0)}
        where = (self._port, self.table, self.cookie, self.heard, lost.set)
        self.socket = await connect(*where, hello=hello)
        self.connections += 1
        if self.waiting is not None:
            self._say(self.waiting)

    def _left(self) -> None:
        if self._since:
            self.here.append((self._since, time()))
            self._since = 0.0

    def _silent(self) -> bool:
        waits = self.waiting is not None or not self.greeted
        return waits and monotonic() - self._asked > _SILENT_SECONDS

    def _say(self, message: Message) -> None:
        self._asked = monotonic()
        if self.socket is not None:
            super()._say(message)

    def _answered(self, message: Message) -> None:
        unsure = message["type"] == "refused" and message["code"] == "maybe-stored"
        super()._answered(message)
        if unsure:
            self.unsure += 1

    unsure = 0

    def heard(self, text: bytes) -> None:
        body: dict[str, Any] = json.loads(text)
        kind = body["type"]
        if kind == "welcome":
            self._since = time()
        if kind in ("acted", "view", "changed"):
            if body["seq"] < self.seq:
                self.backwards.append((self.seq, body["seq"]))
            if body["seq"] > self.seq:
                now = monotonic()
                self.longest_pause = max(self.longest_pause, now - self._news)
                self._news = now
        if kind == "acted":
            action = body["action"]
            self.told.append((body["seq"], body["turn"]["seat"], action["action"]))
        if self._rng.random() < 0.3 or kind == "view":
            self.deliveries.append(Delivery(self.person, text, body, self.seq))
        if kind == "bye":
            return
        super().heard(text)
