"""Whole matches over real sockets, seen by viewers who keep every byte and try to learn more.

People, a bot, spectators, a second tab, broken lines, hints, taking back, guesses, records before
and after the end. Who may know what comes from the log in the file.
"""

import asyncio
import base64
import json
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from dreistein.commands.serve import limits_of
from poll import until_async
from web.crashes import logs
from web.leaks import Delivery, Truth, check, decoded
from web.server_process import UNLIMITED, Desk
from web.servers import KEY, NOON, running
from web.socket.player import Message, Player

SECONDS = 300.0
PAGES = ("/api/tables", "/api/me", "/api/day", "/metrics")


class Spy(Player):
    """A player who keeps every byte, and tries everything to learn more."""

    def __init__(self, table: str, desk: Desk, key: str | None = None) -> None:
        super().__init__(table, desk.cookie or "", key=key)
        self.desk = desk
        self.person = person_in(desk.cookie)
        self.deliveries: list[Delivery] = []
        self.sent: list[str] = []
        self.pause = lambda: 0.004
        self._turns = 0
        self._hint = ""
        self.insists = False
        """Whether to ask the expert until there is an answer, and not to disconnect before that."""

    def heard(self, text: bytes) -> None:
        body, sent = decoded(text), " ".join(self.sent[-12:])
        self.deliveries.append(Delivery(self.person, text, body, self.seq, sent))
        super().heard(text)
        if body["type"] == "acted" and any(hand["choices"] for hand in body["hands"]):
            self._own_turn(body["may_undo"])
        self.insists = self.insists and body["type"] != "hint"
        if self._hint and body.get("id") == self._hint:
            self._hint, self.resting = "", False
            self.play()
        undo = self.view.get("undo")
        if undo is not None and any(self.view["seats"][n]["yours"] for n in undo["waiting"]):
            self.shout({"type": "answer", "asked": undo["asked"], "yes": True})

    def _own_turn(self, may_undo: list[int]) -> None:
        """Now and then ask the expert first, or undo."""
        if self.resting:
            return
        self._turns += 1
        place = {"round": self.round, "ply": self.ply}
        seat = next(seat for seat, hand in self.hands.items() if hand["choices"])
        if self._turns % 25 == 2 or (self._turns > 2 and self.insists):
            self.resting = True
            self._hint = self.shout({"type": "hint", "seat": seat, **place})
        elif self._turns % 4 == 3:
            self.shout({"type": "say", "seat": seat, "phrase": "one-moment"})
        elif may_undo and self._turns % 5 == 0:
            self.shout({"type": "undo", "seat": may_undo[0], **place})

    def shout(self, message: Message) -> str:
        """Send a message out of turn; returns its id."""
        full = {"id": secrets.token_hex(6), **message}  # another tab of the person has others
        if self.socket is not None:
            self.sent.append(json.dumps(full))
            self.socket.say(full)
        return str(full["id"])

    async def come(self, port: int, *, since: bool) -> None:
        if self.socket is not None:
            self.deliveries.append(Delivery(self.person, self.socket.head, None, self.seq))
        self.close()
        await self.connect(port, since=since)
        if self._hint:  # that question is lost with the connection
            self._hint, self.resting = "", False

    def ask(self, method: str, path: str, seq: Callable[[], int], match: int | None = None) -> None:
        """Send a request and keep what comes back, whatever it is."""
        answer = self.desk.ask(method, path)
        got = match if answer.status == 200 else None
        data = answer.head + b"\r\n" + answer.body
        body = decoded(answer.body) if got is None else None
        self.deliveries.append(Delivery(self.person, data, body, seq(), path, got))


def person_in(cookie: str | None) -> str | None:
    """The person's id in a cookie: it is nowhere else."""
    if cookie is None:
        return None
    payload = cookie.partition("=")[2].partition(".")[0]
    person, *_ = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return str(person)


class Evening:
    """What happened at one table, seen from outside."""

    def __init__(self, database: Path, table: str) -> None:
        self.database, self.table = database, table
        self.viewers: list[Spy] = []

    def log(self) -> list[dict[str, Any]]:
        return dict(logs(self.database))[self.table]

    def seq(self) -> int:
        return len(self.log())

    def hops(self) -> int:
        """How many identities were promised a seat in the middle of a match."""
        return sum(event["type"] == "promised" for event in self.log())

    def deliveries(self) -> Iterator[Delivery]:
        for viewer in self.viewers:
            yield from viewer.deliveries


DISTURBANCES = 6
HOPS = 4


async def disturb(evening: Evening, spy: Spy, kind: int, port: int) -> None:
    """Do one of the things that people do, or that happen to connections."""
    key = f"?key={spy.key}" if spy.key else ""
    path = f"/api/tables/{spy.table}"
    place = {"round": spy.round, "ply": spy.ply}
    match kind:
        case 0 | 1:
            await until_async(lambda: not spy.insists)
            await spy.come(port, since=kind == 0)
        case 2:
            for page in (path + key, f"{path}/rounds{key}", *PAGES):
                await asyncio.to_thread(spy.ask, "GET", page, evening.seq)
        case 3:
            number = spy.view.get("match", 0)
            more = f"{key}&match={number}" if key else f"?match={number}"
            await asyncio.to_thread(spy.ask, "GET", f"{path}/record{more}", evening.seq, number)
        case 4:
            for seat in range(2):
                spy.shout({"type": "hint", "seat": seat, **place})
                spy.shout({"type": "undo", "seat": seat, **place})
        case _:
            for seat, action in enumerate(("+345", "+012", "345@0,0", "-", "000@0,0")):
                spy.shout({"type": "act", "seat": seat % 3, **place, "action": action})


async def hop(evening: Evening, port: int) -> None:
    """Another identity takes the bot's seat in the middle of a round, tries to see, and leaves."""
    table, number = evening.table, len(evening.viewers)
    desk = Desk(port)
    spy = Spy(table, desk)
    evening.viewers.append(spy)
    await asyncio.to_thread(desk.join, evening.viewers[0].view["invite"], f"Spy {number}")
    spy.person, spy.cookie, spy.resting = person_in(desk.cookie), desk.cookie or "", True
    await spy.connect(port)
    await until_async(lambda: spy.view)
    for kind in (2, 4, 5):
        await disturb(evening, spy, kind, port)
    spy.shout({"type": "leave", "seat": 2})


async def an_evening(
    folder: Path, wish: Message | None, friends: int = 0, matches: int = 1, seed: int = 7
) -> Evening:
    """A table from its opening to the end of its last match; without a wish, the game of a day."""
    rng, limits = Random(seed), limits_of([f"{name}={n:.0f}" for name, n in UNLIMITED.items()])
    now = (lambda: NOON) if wish is None else None  # after midnight its record is public
    with running(folder, limits, now=now) as server:
        host = Desk(server.port)
        if wish is None:
            today = host.ask("GET", "/api/day").json()["today"]
            table = host.ask("POST", f"/api/day/{today}/table", {"name": "Ada"}).json()["table"]
        else:
            table = host.open_table(**wish)
        evening = Evening(folder / "tables.db", table)
        view = host.ask("GET", f"/api/tables/{table}").json()
        evening.viewers.append(Spy(table, host))
        evening.viewers[0].insists = bool(friends)
        for number in range(friends):
            desk = Desk(server.port)
            desk.join(view["invite"], f"Friend {number + 1}")
            evening.viewers.append(Spy(table, desk))
        known = Desk(server.port)
        known.ask("POST", "/api/me", {"name": "Eve"})
        evening.viewers += [Spy(table, each, view["watch"]) for each in (Desk(server.port), known)]
        evening.viewers.append(Spy(table, Desk(server.port, host.cookie)))  # another tab
        evening.viewers[-1].resting = True
        try:
            await play(evening, server.port, rng, matches)
        finally:
            for spy in evening.viewers:
                spy.close()
                spy.desk.close()
        return evening


async def play(evening: Evening, port: int, rng: Random, matches: int) -> None:
    """Matches until everybody has disturbed them in every way; then everybody reads the records."""
    host, viewers = evening.viewers[0], evening.viewers
    for spy in viewers:
        await spy.connect(port)
    left = [(spy, kind) for spy in tuple(viewers) for kind in range(DISTURBANCES)]
    rng.shuffle(left)
    phases = ("playing", "over") if host.view["day"] else ("playing",)  # of a day there is one game
    hops = HOPS if host.view["seats"][-1]["kind"] == "open" else 0
    async with asyncio.timeout(SECONDS):
        while left or evening.hops() < hops:
            await until_async(lambda: host.view["phase"] in phases, seconds=SECONDS)
            if left:
                await disturb(evening, *left.pop(), port)
            await asyncio.sleep(rng.uniform(0, 0.02))
            if hops and len(left) % 6 == 0 and host.view["seats"][-1]["kind"] == "open":
                await hop(evening, port)
            host.rematch = bool(left) or evening.hops() < hops or host.view["match"] + 1 < matches
        await until_async(lambda: played(host, matches), seconds=SECONDS)
    for spy in viewers:
        for number in range(host.view["match"] + 1):
            more = f"?match={number}" + (f"&key={spy.key}" if spy.key else "")
            spy.ask("GET", f"/api/tables/{spy.table}/record{more}", evening.seq, number)


def played(host: Spy, matches: int) -> bool:
    """Whether the last match is over."""
    host.rematch = host.view["match"] + 1 < matches
    return host.view["phase"] == "over" and not host.rematch


def inspect(evening: Evening) -> Truth:
    truth = Truth(evening.log())
    with closing(sqlite3.connect(evening.database)) as connection:
        keys = connection.execute("SELECT value FROM settings").fetchall()
    # What is shorter is no key, but a time that the house has noted.
    found = {bytes(key).hex() for (key,) in keys if len(key) >= 16}
    assert found  # for the days; that for the cookies is the test's own
    truth.forever |= found | {KEY.hex()}
    for delivery in evening.deliveries():
        check(delivery, truth)
    return truth


ADA = {"kind": "me", "name": "Ada"}
SHORT = {"base": "german", "target": 60}
OPEN = {"kind": "open", "level": "greedy"}
PEOPLE: Message = {"seats": [ADA, {"kind": "invited"}, OPEN], "edition": SHORT}
ALONE: Message = {"seats": [ADA], "solitaire": {"rack": 10, "draws": 20}}
