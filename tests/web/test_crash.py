"""A busy server is killed at random instants: no acknowledged action is lost, none done twice."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from poll import until_async
from sizes import size
from web.crashes import LEAST_KILLS, Report, check, crash
from web.socket.player import Player

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this test sends signals")


def test_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    report = asyncio.run(crash(tmp_path, size(5, 60), tables=8, seconds=size(50, 600)))
    assert report.kills >= LEAST_KILLS  # a slow machine may not manage all of them in time
    assert report.acknowledged > 50
    assert report.mid_write


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Player]]:
    """A database after a kill, and its players."""
    from web.crashes import seat_everyone
    from web.server_process import ServerProcess

    folder = tmp_path_factory.mktemp("played")

    async def play() -> list[Player]:
        with ServerProcess(folder / "crash.db") as server:
            players = await asyncio.to_thread(seat_everyone, server.port, 2)
            for player in players:
                await player.connect(server.port)
                player.resting = False
                player.play()
            await until_async(lambda: all(len(player.times) > 3 for player in players))
            for player in players:
                player.close()
            return players

    return folder / "crash.db", asyncio.run(asyncio.wait_for(play(), 300))


def test_the_check_passes_if_nothing_is_wrong(played: tuple[Path, list[Player]]) -> None:
    check(*played, Report())


def test_the_check_finds_a_lost_action(played: tuple[Path, list[Player]]) -> None:
    database, players = played
    sent = {"type": "act", "id": "x", "seat": 0, "round": 0, "ply": 0, "action": "+"}
    players[0].done["x"] = (sent, 10_000)
    with pytest.raises(AssertionError, match="lost"):
        check(database, players, Report())
    players[0].done["x"] = (sent, 6)
    with pytest.raises(AssertionError):
        check(database, players, Report())
    del players[0].done["x"]


def test_the_check_finds_an_action_applied_twice(
    played: tuple[Path, list[Player]], tmp_path: Path
) -> None:
    original, players = played
    database = tmp_path / "copy.db"
    with closing(sqlite3.connect(original)) as whole, closing(sqlite3.connect(database)) as copy:
        whole.backup(copy)
    with closing(sqlite3.connect(database)) as connection, connection:
        (event, number) = connection.execute(
            "SELECT event, table_id FROM events WHERE instr(CAST(event AS TEXT), '\"id\":') LIMIT 1"
        ).fetchone()
        connection.execute(
            "INSERT INTO events SELECT table_id, max(seq) + 1, ?, chain FROM events "
            "WHERE table_id = ?",
            (event, number),
        )
    with pytest.raises(AssertionError, match="twice"):
        check(database, players, Report())
