"""Whatever was acknowledged survives a killed process and a full disk."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from dreistein.table.features.queries import lists
from dreistein.table.store.base import Append
from dreistein.table.store.errors import NotStored
from dreistein.table.store.sqlite import SqliteStore
from dreistein.table.store.sqlite.writes import BatchWriter
from sizes import size
from table.store import program as store_program
from table.store.files import write_one
from table.store.program import TABLES
from table.store.scenes import opened

PROGRAM = [sys.executable, str(Path(store_program.__file__))]
KILLS = size(2, 20)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of Unix")


def run_and_kill(path: Path, after: int) -> dict[str, int]:
    """Let the program append, and kill it after so many lines; returns what it acknowledged."""
    with subprocess.Popen([*PROGRAM, "append", path], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        first = b"".join(program.stdout.readline() for _ in range(after))
        program.kill()
        output, _ = program.communicate(timeout=120)
    # A line that was incomplete when it died does not count.
    lines = (first + output).rpartition(b"\n")[0].decode().splitlines()
    return {table: int(last) for table, last in map(str.split, lines)}


async def check(path: Path, acknowledged: dict[str, int]) -> int:
    """Open the file again and compare; returns the number of events."""
    total = 0
    async with opened(lambda: SqliteStore(path)) as store:
        listed = {table.table: table for table in await store.read(lists.tables_of, "ada", TABLES)}
        for table in (f"t{number}" for number in range(TABLES)):
            events = [json.loads(event) for event in await store.load(table)]
            assert [event["number"] for event in events] == list(range(1, len(events) + 1))
            assert len(events) >= acknowledged.get(table, 0)
            assert (table in listed) == bool(events)
            if events:
                assert events[-1]["of"][1] == len(events)  # no append is stored in part
                assert listed[table].at == len(events)
                assert await store.read(lists.find, f"key of {table}") == (table, "invite")
            total += len(events)
    return total


def test_a_killed_program_has_stored_all_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    acknowledged: dict[str, int] = {}
    totals = [0]
    for number in range(KILLS):
        acknowledged |= run_and_kill(path, 1 + 73 * number)
        totals.append(asyncio.run(check(path, acknowledged)))
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert totals == sorted(set(totals))  # each run stored something


async def test_a_full_disk_refuses_and_breaks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    run = subprocess.run([*PROGRAM, "full", path], capture_output=True, timeout=300, check=True)
    report = json.loads(run.stdout)
    assert report["mixed"] == [True] * 5 + [False] + [True] * 5
    assert 0 < report["last"] == report["read"] < 10_000
    assert all(report[what] for what in ("refused", "again", "late"))
    assert report["synchronous"] == [2], "what was acknowledged survives a loss of power"
    async with opened(lambda: SqliteStore(path)) as store:
        assert list(await store.load("first")) == [b"here"]
        events = [json.loads(event)["number"] for event in await store.load("amsel")]
        assert events == list(range(1, report["last"] + 4))
        assert len(await store.load("large")) == 1
        await store.append(Append("first", 1, (b"more",)))


def test_on_a_full_disk_the_write_ahead_log_is_given_back(tmp_path: Path) -> None:
    path, large = tmp_path / "tables.db", (b"x" * 100_000,)
    write_one(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        writer = BatchWriter(connection)
        assert writer.append([Append("drossel", 0, large)]) == [None]
        log = path.with_name("tables.db-wal")
        assert log.stat().st_size > len(large[0])
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")  # as if the disk were full
        (refused,) = writer.append([Append("fink", 0, large)])
        assert isinstance(refused, NotStored)
        assert log.stat().st_size == 0
