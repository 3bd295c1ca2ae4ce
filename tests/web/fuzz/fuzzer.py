"""Nonsense for a real server, on sockets and in requests, while two people go on playing.

Nothing may break: no response of status 500, no line of the log about an error, no message or
stored event that is not JSON, and the two players never lose their connections.
"""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any
from urllib.parse import quote, urlencode

from dreistein.rules.errors import DreisteinError
from dreistein.rules.record import json_text
from dreistein.table.fair.sealed import pledge_to, seal_of
from web.crashes import logs
from web.fuzz import nonsense
from web.server_process import HOST, UNLIMITED, Desk, ServerProcess, Socket, connect, resident_kb
from web.socket.player import Player

LIMITS = {**UNLIMITED, "mistakes": 1e9, "pad_bytes": 1e12, "files": 1e6}
"""No client is hushed before it has said everything."""
_CLIENTS = 4
_LENGTHS = ((1, 2), (1, 2), (1, 2), (10, 25))
"""How often a socket says how many messages, if it lasts, before a broken frame."""
_REQUESTS_EACH = 2
_PLACE_USES = 10
_SECONDS = 120.0
_GET_ONLY_HEAD = "/events"
"""The end of addresses whose response never ends."""
_LEFT_OUT = "/api/server/open"  # it would open this machine to the network
_DELAY_STATUSES = (503,)
"""What a busy server may answer, with a code."""


@dataclass(slots=True)
class Report:
    """What was sent, and what came of it."""

    messages: int = 0
    frames: int = 0
    """Pieces of nonsense below the level of messages."""
    requests: int = 0
    sockets: int = 0
    read: int = 0
    """Messages that the server has read: a broken frame ends a connection, with all after it."""
    answers: "Counter[str]" = field(default_factory=Counter)
    """What was answered on sockets: the type, and the code of a refusal."""
    statuses: "Counter[int]" = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    """What should not have happened."""
    memory: list[int] = field(default_factory=list)
    """Of the server in KiB: at the beginning, and in the end."""
    times: list[float] = field(default_factory=list)
    """How long the two players waited for their moves."""

    @property
    def sent(self) -> int:
        return self.messages + self.frames

    def __str__(self) -> str:
        statuses = ", ".join(f"{n} × {status}" for status, n in sorted(self.statuses.items()))
        before, *_, after = (round(kb / 1024) for kb in self.memory)
        return (
            f"{self.messages:,} messages ({self.read:,} read) and {self.frames:,} broken frames on "
            f"{self.sockets:,} sockets, {self.requests:,} requests ({statuses}); "
            f"{len(self.answers)} kinds of answers; server {before} MiB, then {after} MiB; "
            f"two players made {len(self.times):,} moves beside, "
            f"p50 {1e3 * median(self.times):.0f} ms; {len(self.faults)} faults"
        )


class Place:
    """What a hostile client knows by honest means: an open table of its own, and a pad."""

    def __init__(self, port: int, dice: Random) -> None:
        self.desk = Desk(port)
        others = dice.choice([["bot"], ["invited"], ["me", "bot"], ["open"], []])
        seats = [{"kind": kind, "level": "greedy"} for kind in ("me", *others)]
        solo: dict[str, Any] = {"solitaire": {"rack": 9, "draws": 9}, "seed": "abc"}
        extra = {} if others else solo
        hints = dice.random() < 0.1
        self.table = self.desk.open_table(seats=seats, hints=hints, edition="german", **extra)
        view = self.desk.ask("GET", f"/api/tables/{self.table}").json()
        pad = self.desk.ask("POST", "/api/pads", {"ops": [{"op": "setup", "name": "Eve"}]}).json()
        self.watch = str(view["watch"])
        self.spent = False
        """Whether the server has shown the door: the seat is left, or there are new keys."""
        self.known: dict[str, Any] = dict.fromkeys(("match", "round", "ply", "seat", "attempt"), 0)
        self.known |= {"protocol": 1, "table": self.table, "key": view["invite"], "after": 1}
        self.known |= {"pad": pad["id"], "pen": pad["pen"], "watch": pad["watch"]}
        self.known |= {"language": "de", "part": "new"}

    def learn(self, message: Mapping[str, Any]) -> None:
        """Keep the moment that a message tells, for later ones that fit it."""
        self.spent = self.spent or message["type"] == "bye"
        for name in ("round", "ply", "match"):
            if isinstance(message.get(name), int):
                self.known[name] = message[name]
        hands = message.get("hands") or message.get("table", {}).get("hands") or ()
        choices = [choice for hand in hands for choice in hand["choices"] or ()]
        if choices:
            self.known["action"] = choices[0]["action"]


class Fuzzer:
    """Hostile clients, and how much they still have to send."""

    def __init__(self, port: int, messages: int, dice: Random, report: Report) -> None:
        self._port, self._most, self._dice, self._report = port, messages, dice, report
        self._until = 0.0
        self._schemas = nonsense.messages()
        self._api = Desk(port).ask("GET", "/api/openapi.json").json()
        self._operations = list(operations(self._api))

    async def run(self, seconds: float) -> None:
        self._until = monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for _ in range(_CLIENTS):
                group.create_task(self._client())

    async def _client(self) -> None:
        place, uses = None, 0
        while self._report.sent < self._most and monotonic() < self._until:
            if place is None or place.spent or uses == _PLACE_USES:
                place, uses = await asyncio.to_thread(Place, self._port, self._dice), 0
            uses += 1
            with suppress(ConnectionError, OSError):
                await self._socket(place)
            for _ in range(_REQUESTS_EACH):
                await self._request(place)

    # ------------------------------------------------------------------ sockets

    async def _socket(self, place: Place) -> None:
        """One socket, until it has said enough or the server has."""
        dice, report = self._dice, self._report
        pongs: set[int] = set()
        ended = asyncio.Event()
        news = asyncio.Event()

        def heard(data: bytes) -> None:
            try:
                json_text.check(data)
                message = json.loads(data)
                report.answers[f"{message['type']} {message.get('code', '')}".strip()] += 1
            except (DreisteinError, KeyError, TypeError) as error:
                report.faults.append(f"sent {data[:200]!r}: {error}")
                return
            if message["type"] == "pong":
                pongs.add(message["n"])
                news.set()
            place.learn(message)
            shown.update(message.get("table") or {})
            if share and (shown.get("shuffle") or {}).get("missing") and not shown["match"]:
                reveal = {"type": "reveal", "id": "s", "match": 0, "share": share}
                socket.say({**reveal, "pledge": pledge_to(shown)})

        shown: dict[str, Any] = {}
        share = ""
        spectator = dice.random() < 0.2
        cookie, key = (None, place.watch) if spectator else (place.desk.cookie, None)
        report.sockets += 1
        hello: dict[str, Any] = {}
        if dice.random() < 0.1:
            hello = nonsense.Sampler({}, dice, place.known).value(self._schemas["hello"])
        socket = await connect(
            self._port, place.table, cookie, heard, ended.set, key=key, hello=hello
        )
        if dice.random() < 0.5:
            share = dice.randbytes(32).hex()
            socket.say({"type": "ready", "id": "r", "match": 0, "seal": seal_of(share)})
        turns, count = dice.choice(_LENGTHS)
        for turn in range(1, turns + 1):
            sent = [self._say(socket, place) for _ in range(count) if socket.open]
            if turn == turns or dice.random() < 0.03:
                sent.append(nonsense.frames(b'{"type": "ping"}', dice))
                socket.send_raw(sent[-1])
                report.frames += 1
            socket.say({"type": "ping", "n": turn})
            try:
                if not await self._answered(socket, turn, pongs, news, ended):
                    break
            except TimeoutError:
                report.faults.append(f"a socket neither answers nor ends after {sent[-3:]}")
                break
        socket.close()

    def _say(self, socket: Socket, place: Place) -> bytes:
        dice = self._dice
        schema = self._schemas[dice.choice(list(self._schemas))]
        text = nonsense.spoilt(nonsense.Sampler(schema, dice, place.known).value(schema), dice)
        readable = text.decode(errors="replace").encode()
        too_much = len(text) > 4096 or readable != text  # either ends the connection
        if too_much and dice.random() < 0.95:
            text = readable[:3000].decode(errors="ignore").encode()
        socket.send_text(text)
        self._report.messages += 1
        return text

    async def _answered(
        self, socket: Socket, number: int, pongs: set[int], news: asyncio.Event, end: asyncio.Event
    ) -> bool:
        """Wait for the answer to a ping; False if the connection is lost instead.

        Raises ``TimeoutError`` if neither comes.
        """
        waits = [asyncio.ensure_future(end.wait())]
        try:
            async with asyncio.timeout(_SECONDS):
                while number not in pongs and socket.open:
                    news.clear()
                    waits[1:] = [asyncio.ensure_future(news.wait())]
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        return socket.open and number in pongs

    # ------------------------------------------------------------------ requests

    async def _request(self, place: Place) -> None:
        method, path, operation = self._dice.choice(self._operations)
        dice, sampler = self._dice, nonsense.Sampler(self._api, self._dice, place.known)
        query: dict[str, str] = {}
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            value = str(sampler.value(parameter["schema"], name))
            if dice.random() < 0.1:
                value = str(dice.choice(nonsense.STRANGE))
            if parameter["in"] == "path":
                text = quote(value.encode(errors="replace")[:300], safe="")
                path = path.replace(f"{{{name}}}", text or "x")
            else:
                query[name] = value[:300]
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json")
        body = None
        if schema is not None:
            whole = sampler.value(schema["schema"])
            if schema["schema"].get("title") == "Record":
                whole = {"dreistein": 1, "edition": "german", "players": ["Ada", "Ben"]}
                whole |= {"seed": "abc", "rounds": []}
            body = nonsense.spoilt(whole, dice)
        if query:
            path += "?" + urlencode(query, errors="replace")
        await self._ask(method, path, body, place.desk.cookie if dice.random() < 0.7 else None)

    async def _ask(self, method: str, path: str, body: bytes | None, cookie: str | None) -> None:
        head = [f"{method.upper()} {path} HTTP/1.1", f"Host: {HOST}:{self._port}"]
        head += ["Connection: close"] + ([f"Cookie: {cookie}"] if cookie else [])
        if body is not None:
            head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        reader, writer = await asyncio.open_connection(HOST, self._port)
        try:
            writer.write("\r\n".join([*head, "", ""]).encode() + (body or b""))
            async with asyncio.timeout(_SECONDS):
                start = await reader.readuntil(b"\r\n\r\n")
                stream = path.partition("?")[0].endswith(_GET_ONLY_HEAD)
                status = int(start.split()[1])
                answer = b"" if stream and status == 200 else await reader.read()
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            self._report.faults.append(f"{method} {path}: {error!r}")
            return
        finally:
            writer.close()
        self._report.requests += 1
        self._report.statuses[status] += 1
        if status >= 500 and status not in _DELAY_STATUSES:
            self._report.faults.append(f"{method} {path} {body!r}: {status} {answer!r}")
        elif status >= 400 and "code" not in json.loads(answer):
            self._report.faults.append(f"{method} {path}: {answer!r}")


def operations(api: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every method, path and description of the API."""
    for path, methods in api["paths"].items():
        if path != _LEFT_OUT:
            yield from ((method, path, operation) for method, operation in methods.items())


async def fuzz(folder: Path, messages: int, *, seconds: float = 1e9, seed: int = 0) -> Report:
    """Send a server this many messages and broken frames, and requests besides.

    When the time is up, it ends with what there is.
    """
    report, database, log = Report(), folder / "fuzz.db", folder / "log"
    with (
        log.open("w") as lines,
        ServerProcess(database, LIMITS, "--log-level=warning", log=lines) as server,
    ):
        honest = await pair(server.port)
        report.memory.append(resident_kb(server.pid))
        await Fuzzer(server.port, messages, Random(seed), report).run(seconds)
        report.memory.append(resident_kb(server.pid))
        report.read = received(Desk(server.port).ask("GET", "/metrics").body.decode())
        for player in honest:
            report.times += player.times
            if player.socket is None or not player.socket.open:
                report.faults.append("a player lost the connection")
            player.close()
        await asyncio.to_thread(server.stop)
    report.faults += [f"in the log: {line}" for line in faults_in(log)]
    report.faults += stored_nonsense(database)
    return report


async def pair(port: int) -> list[Player]:
    """Two people who play match after match at an even pace."""
    ada, ben = Desk(port), Desk(port)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invited"}]
    table = ada.open_table(seats=seats, edition="german")
    ben.join(ada.ask("GET", f"/api/tables/{table}").json()["invite"], "Ben")
    players = [Player(table, desk.cookie or "") for desk in (ada, ben)]
    for player in players:
        player.pause = lambda: 0.05
        await player.connect(port)
    return players


def received(metrics: str) -> int:
    """How many messages a server says to have read."""
    (number,) = re.findall(r"^dreistein_messages_received_total (\S+)$", metrics, re.MULTILINE)
    return int(float(number))


def faults_in(log: Path) -> list[str]:
    """The lines of a log about something that went wrong in the server."""
    lines = log.read_text().splitlines()
    return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


def stored_nonsense(database: Path) -> list[str]:
    """Stored events that others could not read."""
    found = []
    for name, log in logs(database):
        for event in log:
            try:
                json_text.check(json.dumps(event, ensure_ascii=False).encode())
            except (DreisteinError, UnicodeEncodeError) as error:
                found.append(f"stored in {name}: {event}: {error}")
    return found
