"""Tables in a SQLite file: the contract of every store, and what concerns the file."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dreistein.table.store.base import Append, Expiry, FinishedMatch, LogDamaged, NotRead, StaleLog
from dreistein.table.store.sqlite import SqliteStore, reads
from dreistein.table.store.sqlite import file as sqlite_file
from dreistein.table.store.sqlite.file import (
    DatabaseDamaged,
    DatabaseError,
    DatabaseForeign,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseUnreachable,
)
from dreistein.table.store.sqlite.schema import MIGRATIONS, chained, migrate, version
from table.store.contract import StoreContract
from table.store.scenes import Make, opened, outcome, summary


class TestSqlite(StoreContract):
    @pytest.fixture
    def make(self, tmp_path: Path) -> Make:
        return lambda: SqliteStore(tmp_path / "tables.db")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def refused(path: Path | str) -> DatabaseError:
    """The error that opening a file raises."""

    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)):
            pass

    with pytest.raises(DatabaseError) as caught:
        asyncio.run(scenario())
    return caught.value


def write_one(path: Path) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append(Append("amsel", 0, (b"1",), summary("ada")))

    asyncio.run(scenario())


def log_of(path: Path) -> list[bytes]:
    async def scenario() -> list[bytes]:
        async with opened(lambda: SqliteStore(path)) as store:
            return list(await store.load("amsel"))

    return asyncio.run(scenario())


def change_file(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


# ---------------------------------------------------------------------------- opening


def test_a_file_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    change_file(path, "CREATE TABLE songs (title)", "INSERT INTO songs VALUES ('Amsel')")
    before = path.read_bytes()
    error = refused(path)
    assert isinstance(error, DatabaseForeign)
    assert str(path) in str(error)
    assert path.read_bytes() == before
    assert sorted(p.name for p in path.parent.iterdir()) == ["tables.db", "tables.db-lock"]


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 1000, b"\x00" * 5000, b"SQLite format 3"])
def test_a_file_that_is_not_a_database_is_refused_and_left_alone(
    path: Path, content: bytes
) -> None:
    path.write_bytes(content)
    assert isinstance(refused(path), DatabaseForeign)
    assert path.read_bytes() == content


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    write_one(path)
    change_file(path, f"PRAGMA user_version = {len(MIGRATIONS) + 4}")
    before = path.read_bytes()
    error = refused(path)
    assert isinstance(error, DatabaseNewer)
    assert error.details == {
        "path": str(path),
        "version": len(MIGRATIONS) + 4,
        "newest": len(MIGRATIONS),
    }
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    write_one(path)


def test_a_damaged_file_is_refused(path: Path) -> None:
    write_one(path)
    content = bytearray(path.read_bytes())
    content[100:4096] = Random(1).randbytes(3996)  # the schema table
    path.write_bytes(content)
    assert isinstance(refused(path), DatabaseDamaged)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.mkdir(),
        lambda path: path.with_name("tables.db-lock").mkdir(),
        lambda path: path.symlink_to(path),
    ],
    ids=["folder", "lock", "loop"],
)
def test_a_path_that_cannot_be_opened_is_refused(path: Path, spoil: Callable[[Path], None]) -> None:
    spoil(path)
    assert isinstance(refused(path), DatabaseUnreachable)


def test_a_path_through_a_file_is_refused(path: Path) -> None:
    path.write_bytes(b"")
    assert isinstance(refused(path / "below" / "tables.db"), DatabaseUnreachable)


def test_memory_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    write_one(Path(":memory:"))
    assert list(tmp_path.iterdir()) == []
    assert log_of(Path(":memory:")) == []


def test_missing_folders_are_created(tmp_path: Path) -> None:
    write_one(tmp_path / "a" / "b" / "täbles.db")
    assert (tmp_path / "a" / "b" / "täbles.db").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of Unix")
def test_no_other_user_may_read_the_files(path: Path) -> None:
    async def scenario() -> dict[str, int]:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append(Append("amsel", 0, (b"1",)))
            return {p.name: stat.S_IMODE(p.stat().st_mode) for p in path.parent.iterdir()}

    old = os.umask(0)
    try:
        modes = asyncio.run(scenario())
    finally:
        os.umask(old)
    assert modes.keys() >= {"tables.db", "tables.db-wal"}
    assert set(modes.values()) == {0o600}


def test_a_stolen_file_opens_no_table(path: Path) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            keys = {"invite-7f3a": "invite", "watch-7f3a": "watch"}
            await store.append(Append("amsel", 0, (b"1",), summary("person-7f3a", keys=keys)))
            assert await store.find("watch-7f3a") == ("amsel", "watch")
            assert len(await store.tables_of("person-7f3a", 9)) == 1
            for file in path.parent.iterdir():
                assert b"7f3a" not in file.read_bytes()

    asyncio.run(scenario())
    assert b"7f3a" not in path.read_bytes()


# ---------------------------------------------------------------------------- migrations


def test_an_older_file_is_migrated(path: Path) -> None:
    write_one(path)
    steps = (*MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'green'")
    for _ in range(2):
        file = sqlite_file.open_file(path, 1, steps)
        assert version(file.writer) == len(steps)
        found = file.reader.execute("SELECT name, colour FROM tables").fetchall()
        assert found == [("amsel", "green")]
        file.close()
    assert isinstance(refused(path), DatabaseNewer)


def test_a_migration_is_applied_completely_or_not_at_all(path: Path) -> None:
    write_one(path)
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.Error):
        migrate(connection, (*MIGRATIONS, "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)"))
    assert version(connection) == len(MIGRATIONS)
    found = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone()
    assert found == (0,)
    connection.close()
    assert log_of(path) == [b"1"]


# ---------------------------------------------------------------------------- other processes


def test_two_servers_cannot_open_the_same_file(path: Path) -> None:
    link = path.with_name("link.db")

    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            link.symlink_to(path)
            for name in (path, link):
                with pytest.raises(DatabaseInUse) as caught:
                    await SqliteStore(name).open()
                assert "Another server" in str(caught.value)
            await store.append(Append("amsel", 0, (b"1",)))
        async with opened(lambda: SqliteStore(link)) as store:
            assert list(await store.load("amsel")) == [b"1"]

    asyncio.run(scenario())


OPEN = """
import asyncio, sys
from dreistein.table.store.sqlite import SqliteStore
from dreistein.table.store.sqlite.file import DatabaseError
try:
    asyncio.run(SqliteStore(sys.argv[1]).open())
except DatabaseError as error:
    print(error.code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no flock")
def test_neither_a_hard_link_nor_a_deleted_lock_lets_a_second_server_in(path: Path) -> None:
    link = path.with_name("link.db")

    def attempt(name: Path) -> str:
        command = [sys.executable, "-c", OPEN, str(name)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            link.hardlink_to(path)
            assert attempt(link) == "database-in-use"
            path.with_name("tables.db-lock").unlink()
            assert attempt(path) == "database-in-use"
            await store.append(Append("amsel", 0, (b"1",)))

    asyncio.run(scenario())
    assert log_of(path) == [b"1"]
    assert attempt(path) == ""


def test_a_backup_can_be_made_meanwhile(path: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_while_another_program_writes_nothing_is_stored(path: Path) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path, busy_seconds=0.05)) as store:
            await store.append(Append("amsel", 0, (b"1",)))
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            changes = [Append(f"t{n}", 0, (b"1",)) for n in range(20)]
            outcomes = await asyncio.gather(*(outcome(store.append(change)) for change in changes))
            assert set(outcomes) == {"not-stored"}
            assert await outcome(store.get_or_set("secret", b"1")) == "not-stored"
            assert list(await store.load("amsel")) == [b"1"]
            other.create_function("chained", 2, chained)
            other.execute(
                "INSERT INTO events SELECT 1, 2, x'32', chained(chain, x'32') FROM events"
            )
            other.execute("COMMIT")
            other.close()
            with pytest.raises(StaleLog):  # although another program wrote that event
                await store.append(Append("amsel", 1, (b"x",)))
            await store.append(Append("amsel", 2, (b"3",)))
            assert list(await store.load("amsel")) == [b"1", b"2", b"3"]
            outcomes = await asyncio.gather(*(outcome(store.append(change)) for change in changes))
            assert set(outcomes) == {"stored"}

    asyncio.run(scenario())


def test_a_failed_query_raises_not_read(path: Path) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            change_file(path, "DROP TABLE days")
            with pytest.raises(NotRead):
                await store.day_list("2026-11-16", 9)
            assert list(await store.load("amsel")) == []

    asyncio.run(scenario())


DAMAGE = {
    "changed": "UPDATE events SET event = x'7b7d' WHERE seq = 2",
    "gone": "DELETE FROM events WHERE seq = 2",
    "swapped": "UPDATE events SET event = CASE seq WHEN 1 THEN x'32' ELSE x'31' END WHERE seq < 3",
    "from another table": "UPDATE OR REPLACE events SET table_id = 1 WHERE table_id = 2",
    "no longer bytes": "UPDATE events SET event = 2 WHERE seq = 2",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_log_that_is_not_what_was_written_is_refused(path: Path, damage: str) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append(Append("amsel", 0, (b"1", b"2", b"3")))
            await store.append(Append("drossel", 0, (b"1", b"2", b"3")))
            change_file(path, DAMAGE[damage])
            with pytest.raises(LogDamaged):
                await store.load("amsel")
            if damage == "changed":
                with pytest.raises(LogDamaged):
                    await store.load("amsel", 1)

    asyncio.run(scenario())


def test_a_record_that_is_not_what_was_written_is_refused(path: Path) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            match = FinishedMatch(0, b'{"dreistein": 1}', 1)
            await store.append(Append("amsel", 0, (b"1",), finished=match))
            assert await store.record("amsel", 0) == match.record
            change_file(path, "UPDATE finished SET record = x'7b7d'")
            with pytest.raises(LogDamaged):
                await store.record("amsel", 0)

    asyncio.run(scenario())


def test_logs_from_before_they_were_chained_are_chained(path: Path) -> None:
    old = MIGRATIONS[:2]
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, old)
    for number, name in enumerate(("amsel", "drossel"), start=1):
        connection.execute("INSERT INTO tables VALUES (?, ?, NULL, NULL, 1)", (number, name))
        for seq in range(1, 300):
            event = f"{name} {seq}".encode()
            connection.execute("INSERT INTO events VALUES (?, ?, ?)", (number, seq, event))
    connection.execute("INSERT INTO finished VALUES ('amsel', 0, x'7b7d', 1)")
    connection.close()

    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            assert (await store.load("drossel"))[298] == b"drossel 299"
            await store.append(Append("amsel", 299, (b"last",)))
            assert len(await store.load("amsel")) == 300
            assert await store.record("amsel", 0) == b"{}"

    asyncio.run(scenario())


def test_many_appends_share_a_commit(path: Path) -> None:
    async def scenario() -> int:
        store = SqliteStore(path)
        async with opened(lambda: store):
            for turn in range(10):
                changes = [Append(f"t{n}", turn, (b"1",)) for n in range(100)]
                await asyncio.gather(*(store.append(change) for change in changes))
            return store.commits

    assert asyncio.run(scenario()) <= 200


def test_counting_and_pruning_scan_no_other_tables(path: Path) -> None:
    write_one(path)
    file = sqlite_file.open_file(path, 1)
    queries: list[str] = []
    file.reader.set_trace_callback(queries.append)
    reads.ping(file.reader)
    reads.count_unfinished("ada", file.reader)
    reads.old_logs(Expiry.of_all(1), file.reader)
    file.reader.set_trace_callback(None)
    assert len(queries) == 3
    for query in queries[1:]:
        plan = [line for *_, line in file.reader.execute(f"EXPLAIN QUERY PLAN {query}")]
        assert plan
        assert not [line for line in plan if line.startswith("SCAN")]
    file.close()
