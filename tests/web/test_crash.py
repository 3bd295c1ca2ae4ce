"""A busy server is killed at random instants: no acknowledged action is lost, none done twice."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sizes import size
from web.crashes import LEAST_HEARD, LEAST_KILLS, Report, check, crash
from web.socket.player import Player

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this test sends signals")


def test_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    report = asyncio.run(crash(tmp_path, size(3, 60), tables=size(4, 8), seconds=size(50, 600)))
    assert report.kills >= LEAST_KILLS  # a slow machine may not manage all of them in time
    assert report.acknowledged >= LEAST_HEARD
    assert report.mid_write


def kept(folder: Path, *ids: str) -> Path:
    """A database with a table where these actions were made."""
    database = folder / "crash.db"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE tables (id, name)")
        connection.execute("CREATE TABLE events (table_id, seq, event)")
        connection.execute("INSERT INTO tables VALUES (1, 't')")
        for seq, name in enumerate(ids, start=1):
            event = {"type": "acted", "id": name, "seat": 0, "action": "+"}
            connection.execute("INSERT INTO events VALUES (1, ?, ?)", (seq, json.dumps(event)))
    return database


def told(**seqs: int) -> list[Player]:
    """Somebody whose actions were acknowledged with these numbers."""
    player = Player("t", "")
    player.done = {
        name: ({"type": "act", "seat": 0, "action": "+"}, seq) for name, seq in seqs.items()
    }
    return [player]


def test_the_check_passes_if_nothing_is_wrong(tmp_path: Path) -> None:
    report = Report()
    check(kept(tmp_path, "a", "b"), told(a=1, b=2), report)
    assert report.acknowledged == 2


@pytest.mark.parametrize(
    ("ids", "seqs", "wrong"),
    [("a", {"b": 2}, "lost"), ("ac", {"b": 2}, "'c'"), ("aba", {"b": 2}, "twice")],
)
def test_the_check_finds_what_is_lost_or_applied_twice(
    ids: str, seqs: dict[str, int], wrong: str, tmp_path: Path
) -> None:
    with pytest.raises(AssertionError, match=wrong):
        check(kept(tmp_path, *ids), told(**seqs), Report())
