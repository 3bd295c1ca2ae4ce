"""A server that is killed again and again during play, and what must hold afterwards.

Clients send what was not acknowledged once more, under the same id. After every restart each log
is read from the file itself, by nothing but SQLite and JSON: an acknowledged action is there at the
number it was acknowledged with, and no id is there twice.
"""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from poll import until_async
from web.server_process import Desk, ServerProcess
from web.socket.player import Player

Event = dict[str, Any]


@dataclass(slots=True)
class Report:
    """What happened while the server was killed repeatedly."""

    kills: int = 0
    acknowledged: int = 0
    """Messages that were acknowledged."""
    resent: int = 0
    """Messages that were on their way when the server died."""
    kept: int = 0
    """Of these, the actions that were in the log already and were not applied again."""
    tables: int = 0
    opened: int = 0
    """Tables that opened after a restart, counted each time."""
    mid_write: int = 0
    """Kills with at least one message on its way."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.mid_write} of them with messages on their way; "
            f"{self.acknowledged} acknowledged and all there; {self.resent} sent again, "
            f"{self.kept} of them stored before the crash and applied once; "
            f"{self.tables} tables, opened {self.opened} times"
        )


def logs(database: Path) -> Iterator[tuple[str, list[Event]]]:
    """Every table's log in the file."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for number, name in connection.execute("SELECT id, name FROM tables").fetchall():
            rows = connection.execute(
                "SELECT seq, event FROM events WHERE table_id = ? ORDER BY seq", (number,)
            ).fetchall()
            assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), f"a gap in {name}"
            yield name, [json.loads(event) for _, event in rows]


def nothing_twice(kept: Mapping[str, list[Event]]) -> None:
    """A table forgets ids when a round is dealt; none of these clients uses one twice."""
    for table, log in kept.items():
        ids = Counter(event["id"] for event in log if event["type"] == "acted" and "id" in event)
        doubled = [name for name, times in ids.items() if times > 1]
        assert not doubled, f"applied twice at {table}: {doubled}"


def acknowledged(player: Player, log: list[Event]) -> int:
    """Check that what was acknowledged is in the log; returns how much that is."""
    for named, (sent, seq) in player.done.items():
        assert seq <= len(log), f"acknowledged and lost: {sent}"
        if sent["type"] == "act":
            event = log[seq - 1]
            told = ("acted", named, sent["seat"], sent["action"])
            there = tuple(event.get(key) for key in ("type", "id", "seat", "action"))
            assert there == told, f"{told} was acknowledged, and {there} is there"
    return len(player.done)


def check(database: Path, players: list[Player], report: Report) -> None:
    """Check that every acknowledged action is in the log, and nothing twice."""
    kept = dict(logs(database))
    nothing_twice(kept)
    report.acknowledged = 0
    for player in players:
        log = kept.get(player.table, [])
        report.acknowledged += acknowledged(player, log)
        waiting = player.waiting
        if waiting is not None:
            report.resent += 1
            report.kept += any(event.get("id") == waiting["id"] for event in log)
    report.mid_write += any(player.waiting is not None for player in players)


LEAST_KILLS = 3
"""The least number of kills, however slow the machine."""
LEAST_HEARD = 30


async def crash(
    folder: Path, kills: int, *, tables: int = 12, seconds: float = 1e9, seed: int = 0
) -> Report:
    """Kill a busy server repeatedly, until the time is up, and check the file after each kill."""
    rng, report, until = Random(seed), Report(tables=tables), monotonic() + seconds
    database = folder / "crash.db"
    server = ServerProcess(database)
    server.start()
    try:
        players = await asyncio.to_thread(seat_everyone, server.port, tables)
        while report.kills < kills and (report.kills < LEAST_KILLS or monotonic() < until):
            await asyncio.gather(*(player.connect(server.port, since=True) for player in players))
            await everyone_sees(players)
            report.opened += tables
            for player in players:
                player.resting = False
                player.play()
            await asyncio.sleep(rng.uniform(0.01, 0.4))
            if report.kills % 2:  # every other server gets something done, however slow the machine
                await heard_more(players, LEAST_HEARD)
            await until_async(lambda: any(player.waiting is not None for player in players))
            server.kill()
            report.kills += 1
            for player in players:
                player.close()
                player.resting = True
            check(database, players, report)
            server.start()
        await asyncio.gather(*(player.connect(server.port) for player in players))
        await everyone_sees(players)
        for player in players:
            player.close()
    finally:
        server.kill()
    return report


def seat_everyone(port: int, tables: int) -> list[Player]:
    """Tables of two people, and every third with a bot between them."""
    ada, ben = Desk(port), Desk(port)
    players: list[Player] = []
    for number in range(tables):
        bot = [{"kind": "bot", "level": "greedy"}] if number % 3 == 0 else []
        seats = [{"kind": "me", "name": "Ada"}, *bot, {"kind": "invited"}]
        table = ada.open_table(seats=seats, edition={"base": "german", "target": 150})
        ben.join(ada.ask("GET", f"/api/tables/{table}").json()["invite"], "Ben")
        players += [Player(table, ada.cookie or ""), Player(table, ben.cookie or "")]
    ada.close()
    ben.close()
    for player in players:
        player.resting = True
    return players


async def heard_more(players: list[Player], more: int) -> None:
    """Wait until a number of messages has been acknowledged by this server."""
    before = sum(len(player.done) for player in players)
    await until_async(lambda: sum(len(p.done) for p in players) >= before + more, seconds=300)


async def everyone_sees(players: list[Player]) -> None:
    """Wait until each table has been shown, and what was sent again has been answered."""
    await until_async(
        lambda: all(player.greeted and player.waiting is None for player in players), seconds=300
    )
