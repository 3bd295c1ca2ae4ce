"""A player over a socket: always for the most points, one message at a time."""

import asyncio
import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from time import perf_counter
from typing import Any

from dreistein.table.fair.sealed import pledge_to
from web.server_process import Socket, connect

Message = dict[str, Any]


class Player:
    """One person's line to one table, for all seats they have there.

    What was not acknowledged is sent again, under the same id, on the next connection.
    """

    def __init__(self, table: str, cookie: str, *, key: str | None = None) -> None:
        self.table, self.cookie, self.key = table, cookie, key
        self.view: Message = {}
        self.seq = 0
        self.hands: dict[int, Message] = {}
        self.round = self.ply = 0
        self.waiting: Message | None = None
        """Messages that were sent and are not acknowledged."""
        self.done: dict[str, tuple[Message, int]] = {}
        """The sequence numbers of acknowledged messages, by id."""
        self.refused: list[Message] = []
        self.times: list[float] = []
        """Seconds from sending to the acknowledgement."""
        self.pause: Callable[[], float] = lambda: 0.0
        """How many seconds to wait before the next message."""
        self.shares: dict[tuple[int, int], str] = {}
        """The shares of the shuffle, by match and attempt."""
        self.rematch = True
        self.resting = False
        self.greeted = False
        """Whether the table has answered the last hello."""
        self.socket: Socket | None = None
        self._sent = 0.0
        self._later: asyncio.TimerHandle | None = None

    async def connect(self, port: int, *, since: bool = False) -> None:
        """Connect; with ``since``, only for what was missed."""
        hello: Message = {}
        self.greeted = False
        if since and self.view:
            hello = {"since": self.seq, "match": self.view["match"], "round": max(self.round, 0)}
        made = await connect(port, self.table, self.cookie, self.heard, key=self.key, hello=hello)
        self.socket = made
        if self.waiting is not None:
            self._say(self.waiting)

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def heard(self, text: bytes) -> None:
        """Handle a message of the server."""
        message: Message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.greeted = True
        elif kind == "acted":
            self._acted(message)
        elif kind == "view":
            self._show(message["seq"], message["table"])
        elif kind == "changed":
            rounds = [*self.view["rounds"][: message["kept"]], *message["rounds"]]
            self._show(message["seq"], {**self.view, **message["table"], "rounds": rounds})
        elif kind in ("done", "refused"):
            self._answered(message)
        else:
            return
        self.play()

    def _acted(self, message: Message) -> None:
        self.seq, self.round, self.ply = message["seq"], message["round"], message["ply"]
        for hand in self.hands.values():
            hand["choices"] = None
        for hand in message["hands"]:
            self.hands[hand["seat"]] = hand
        self.view["hands"] = [*self.hands.values()]
        self.view["rounds"][-1]["ply"] = self.ply

    def _show(self, seq: int, table: Message) -> None:
        self.seq, self.view = seq, table
        rounds = table["rounds"]
        self.round = len(rounds) - 1
        self.ply = rounds[-1]["ply"] if rounds else 0
        self.hands = {hand["seat"]: hand for hand in self.view["hands"]}

    def _answered(self, message: Message) -> None:
        sent = self.waiting
        if sent is None or message["id"] != sent["id"]:
            return
        self.waiting = None
        if message["type"] == "done":
            self.done[sent["id"]] = (sent, message["seq"])
            if sent["type"] == "act":
                self.times.append(perf_counter() - self._sent)
        else:
            self.refused.append(message)

    # ------------------------------------------------------------------ playing

    def play(self) -> None:
        """Do what is due now, after the pause."""
        if self.waiting is not None or self._later is not None or self.socket is None:
            return
        if self.resting or self._wish() is None:
            return
        pause = self.pause()
        if pause > 0:
            self._later = asyncio.get_running_loop().call_later(pause, self._go)
        else:
            self._go()

    def _go(self) -> None:
        self._later = None
        wish = self._wish()
        if wish is not None and self.waiting is None and not self.resting:
            self.waiting = {"id": secrets.token_hex(6), **wish}
            self._say(self.waiting)

    def _say(self, message: Message) -> None:
        assert self.socket is not None
        self._sent = perf_counter()
        self.socket.say(message)

    def _wish(self) -> Message | None:
        for seat, hand in self.hands.items():
            if hand["choices"]:
                best = max(hand["choices"], key=lambda choice: choice["points"])
                act = {"type": "act", "seat": seat, "round": self.round, "ply": self.ply}
                return {**act, "action": best["action"]}
        if not self.view:
            return None
        phase = self.view["phase"]
        shuffle = self.view["shuffle"] or {"attempt": 0, "missing": []}
        match = (self.view["match"], shuffle["attempt"])
        own = [number for number, seat in enumerate(self.view["seats"]) if seat["yours"]]
        if phase == "gathering" and set(own) & set(shuffle["missing"]):
            share, turn = self.shares.get(match), {"match": match[0], "attempt": match[1]}
            if not share:
                return None
            return {"type": "reveal", **turn, "share": share, "pledge": pledge_to(self.view)}
        if all(seat["ready"] for seat in self.view["seats"] if seat["yours"]):
            return None
        if phase == "gathering":
            seal = sha256(self.shares.setdefault(match, secrets.token_hex(32)).encode()).hexdigest()
            return {"type": "ready", "match": match[0], "attempt": match[1], "seal": seal}
        if phase == "between":
            return {"type": "next", "round": self.round + 1}
        if phase == "over" and self.rematch:
            return {"type": "rematch", "match": self.view["match"] + 1}
        return None
