"""Tables in a SQLite file: the contract of every store, other processes, and damage."""

import asyncio
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from dreistein.table.features.queries import lists
from dreistein.table.store import settings
from dreistein.table.store.base import Append, Expiry, FinishedMatch
from dreistein.table.store.errors import DatabaseInUse, LogDamaged, StaleLog
from dreistein.table.store.sql import pruning
from dreistein.table.store.sql.hashes import chained
from dreistein.table.store.sqlite import SqliteStore
from dreistein.table.store.sqlite import file as sqlite_file
from table.store.contract import Change, StoreContract
from table.store.files import change_file, write_one
from table.store.scenes import Make, opened, outcome


class TestSqlite(StoreContract):
    @pytest.fixture
    def make(self, tmp_path: Path) -> Make:
        return lambda: SqliteStore(tmp_path / "tables.db")

    @pytest.fixture
    def change(self, path: Path) -> Change:
        return partial(change_file, path)


async def test_two_servers_cannot_open_the_same_file(path: Path) -> None:
    link = path.with_name("link.db")
    async with opened(lambda: SqliteStore(path)) as store:
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(DatabaseInUse) as caught:
                await SqliteStore(name).open()
            assert "Another program" in str(caught.value)
        await store.append(Append("amsel", 0, (b"1",)))
    async with opened(lambda: SqliteStore(link)) as store:
        assert list(await store.load("amsel")) == [b"1"]


OPEN = """
import asyncio, sys
from dreistein.table.store.sqlite import SqliteStore
from dreistein.table.store.errors import DatabaseError
for name in sys.argv[1:]:
    try:
        asyncio.run(SqliteStore(name).open())
    except DatabaseError as error:
        print(error.code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no flock")
async def test_neither_a_hard_link_nor_a_deleted_lock_lets_a_second_server_in(path: Path) -> None:
    link = path.with_name("link.db")

    def attempt(*names: Path) -> list[str]:
        command = [sys.executable, "-c", OPEN, *map(str, names)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    async with opened(lambda: SqliteStore(path)) as store:
        link.hardlink_to(path)
        path.with_name("tables.db-lock").unlink()
        assert attempt(link, path) == ["database-in-use"] * 2
        await store.append(Append("amsel", 0, (b"1",)))
    assert attempt(path) == []
    async with opened(lambda: SqliteStore(path)) as store:
        assert list(await store.load("amsel")) == [b"1"]


async def test_a_backup_can_be_made_meanwhile(path: Path, tmp_path: Path) -> None:
    async with opened(lambda: SqliteStore(path)) as store:
        await store.append(Append("amsel", 0, (b"1", b"2")))
        reader = sqlite3.connect(path)
        assert reader.execute("SELECT count(*) FROM events").fetchone() == (2,)
        copy = sqlite3.connect(tmp_path / "copy.db")
        reader.backup(copy)
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM events").fetchone() == (2,)
        await store.append(Append("amsel", 2, (b"3",)))  # readers do not block the writer
        reader.close()
        copy.close()
    async with opened(lambda: SqliteStore(tmp_path / "copy.db")) as store:
        assert list(await store.load("amsel")) == [b"1", b"2"]


async def test_while_another_program_writes_nothing_is_stored(path: Path) -> None:
    async with opened(lambda: SqliteStore(path, busy_seconds=0.05)) as store:
        await store.append(Append("amsel", 0, (b"1",)))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        changes = [Append(f"t{n}", 0, (b"1",)) for n in range(20)]
        outcomes = await asyncio.gather(*(outcome(store.append(change)) for change in changes))
        assert set(outcomes) == {"not-stored"}
        assert await outcome(store.write(settings.get_or_set, "secret", b"1")) == "not-stored"
        assert list(await store.load("amsel")) == [b"1"]
        other.create_function("chained", 2, chained)
        other.execute("INSERT INTO events SELECT 1, 2, x'32', chained(chain, x'32') FROM events")
        other.execute("COMMIT")
        other.close()
        with pytest.raises(StaleLog):  # although another program wrote that event
            await store.append(Append("amsel", 1, (b"x",)))
        await store.append(Append("amsel", 2, (b"3",)))
        assert list(await store.load("amsel")) == [b"1", b"2", b"3"]
        outcomes = await asyncio.gather(*(outcome(store.append(change)) for change in changes))
        assert set(outcomes) == {"stored"}


async def test_a_record_that_is_not_what_was_written_is_refused(path: Path) -> None:
    async with opened(lambda: SqliteStore(path)) as store:
        match = FinishedMatch(0, b'{"dreistein": 1}', 1)
        await store.append(Append("amsel", 0, (b"1",), finished=match))
        assert await store.read(lists.record, "amsel", 0) == match.record
        change_file(path, "UPDATE finished SET record = x'7b7d'")
        with pytest.raises(LogDamaged):
            await store.read(lists.record, "amsel", 0)
        change_file(path, "UPDATE events SET event = 2")  # no longer bytes
        with pytest.raises(LogDamaged):
            await store.load("amsel")


def test_counting_and_pruning_scan_no_other_tables(path: Path) -> None:
    write_one(path)
    file = sqlite_file.open_file(path, 1)
    queries: list[str] = []
    file.reader.set_trace_callback(queries.append)
    settings.value(file.reader, "")
    lists.count_unfinished(file.reader, "ada")
    pruning.old_logs(file.reader, Expiry.of_all(1), SqliteStore.match_number)
    file.reader.set_trace_callback(None)
    assert len(queries) == 3
    for query in queries[1:]:
        plan = [line for *_, line in file.reader.execute(f"EXPLAIN QUERY PLAN {query}")]
        assert plan
        assert not [line for line in plan if line.startswith("SCAN")]
    file.close()
