"""People at a site whose servers fail: they come back by themselves, and note what they hear."""

import asyncio
import json
from contextlib import suppress
from http.client import HTTPException
from random import Random
from time import monotonic
from typing import Any

from web.evenings import person_in
from web.leaks import Delivery
from web.server_process import Desk, connect
from web.socket.player import Message, Player

_SILENT_SECONDS = 3.0
"""After so long without an answer a client gives its connection up, as the page does."""
_CONNECT_SECONDS = 10.0
_HEARTBEATS = 2
"""And after so many heartbeats that it has not heard."""


class Wanderer(Player):
    """A player who connects again whenever the connection is lost, wherever the proxy leads."""

    def __init__(
        self, table: str, cookie: str, port: int, rng: Random, key: str | None = None
    ) -> None:
        super().__init__(table, cookie, key=key)
        self.person: str | None = person_in(cookie) if cookie else None
        self.told: list[tuple[int, int, str]] = []
        """The numbers, seats and actions this person was told of, in order."""
        self.backwards: list[tuple[int, int]] = []
        """Where a later message told of an earlier moment: must stay empty."""
        self.deliveries: list[Delivery] = []
        self.here: list[tuple[float, float]] = []
        """When this person was connected, from welcome to the end, by the monotonic clock."""
        self.news: list[tuple[float, int]] = []
        """When the numbers of events were heard of, by the same clock."""
        self.strolls: list[tuple[float, float]] = []
        """When this person was away without need."""
        self.moves: list[tuple[float, float]] = []
        """When actions were first sent, and acknowledged."""
        self.invite = ""
        """For a seat again, once that is free because no answer to a rematch came in time."""
        self.connections = self.unsure = 0
        self._port, self._rng = port, rng
        self._since = self._asked = self._heard = self._heartbeat = self._away_until = 0.0
        self._first_sent: dict[str, float] = {}
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

    def stroll(self, seconds: float) -> None:
        """Go away for a while."""
        now = monotonic()
        self._away_until = now + seconds
        self.strolls.append((now, self._away_until))
        self.close()

    @property
    def strolling(self) -> bool:
        return monotonic() < self._away_until

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
                async with asyncio.timeout(_CONNECT_SECONDS):
                    await self._come(lost)
                while not lost.is_set() and not self._silent():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.2):
                            await lost.wait()
                    if self.invite and self._stands:
                        await asyncio.to_thread(self._sit_down)
            self._left()
            self.close()
            pause = self._rng.uniform(0.05, 0.4)
            await asyncio.sleep(max(pause, self._away_until - monotonic()))

    async def _come(self, lost: asyncio.Event) -> None:
        hello: Message = {}
        self.greeted = False
        self._asked = self._heard = monotonic()
        if self.view:
            hello = {"since": self.seq, "match": self.view["match"], "round": max(self.round, 0)}
        where = (self._port, self.table, self.cookie, self.heard, lost.set)
        self.socket = await connect(*where, key=self.key, hello=hello)
        self._asked = self._heard = monotonic()
        self.connections += 1
        if self.waiting is not None:
            self._say(self.waiting)

    @property
    def _stands(self) -> bool:
        """Whether this person has no seat at a table that waits for people."""
        seats = self.view.get("seats", ())
        return self.view.get("phase") == "gathering" and not any(seat["yours"] for seat in seats)

    def _sit_down(self) -> None:
        desk = Desk(self._port, self.cookie)
        with suppress(OSError, HTTPException):
            desk.ask("POST", f"/api/join/{self.invite}", {"name": "Ben"})
        desk.close()

    def _left(self) -> None:
        if self._since:
            self.here.append((self._since, monotonic()))
            self._since = 0.0

    def _silent(self) -> bool:
        now, waits = monotonic(), self.waiting is not None or not self.greeted
        if waits and now - self._asked > _SILENT_SECONDS:
            return True
        return self.greeted and now - self._heard > _HEARTBEATS * self._heartbeat

    def _say(self, message: Message) -> None:
        self._asked = monotonic()
        self._first_sent.setdefault(message["id"], self._asked)
        if self.socket is not None:
            super()._say(message)

    def _answered(self, message: Message) -> None:
        unsure = message["type"] == "refused" and message["code"] == "maybe-stored"
        sent = self.waiting
        if sent is not None and message["id"] == sent["id"]:
            began = self._first_sent.pop(sent["id"])
            if message["type"] == "done" and sent["type"] == "act":
                self.moves.append((began, monotonic()))
        super()._answered(message)
        self.unsure += unsure

    def heard(self, text: bytes) -> None:
        body: dict[str, Any] = json.loads(text)
        kind = body["type"]
        now = self._heard = monotonic()
        if kind == "welcome":
            self._since, self._heartbeat = now, body["heartbeat"]
        if kind in ("acted", "view", "changed"):
            if body["seq"] < self.seq:
                self.backwards.append((self.seq, body["seq"]))
            if body["seq"] > self.seq:
                self.news.append((now, body["seq"]))
        if kind == "acted":
            self.told.append((body["seq"], body["turn"]["seat"], body["action"]["action"]))
        if self._rng.random() < 0.3 or kind == "view":
            self.deliveries.append(Delivery(self.person, text, body, self.seq, self.key or ""))
        if kind == "bye":
            return
        super().heard(text)


class Witness(Wanderer):
    """A spectator at one server, who stays there whatever happens and hears what it says."""

    def _silent(self) -> bool:
        return False
