"""Opening the file of a store: what is refused, what is created, and what is migrated."""

import asyncio
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dreistein.table.features.queries import lists
from dreistein.table.store import errors
from dreistein.table.store.base import Append
from dreistein.table.store.sql.schema import VERSION
from dreistein.table.store.sqlite import SqliteStore, schema
from table.store.files import change_file, log_of, write_one
from table.store.scenes import opened, summary


def refused(path: Path | str) -> errors.DatabaseError:
    """The error that opening a file raises."""
    with pytest.raises(errors.DatabaseError) as caught:
        asyncio.run(SqliteStore(path).open())
    return caught.value


def songs(path: Path) -> None:
    change_file(path, "CREATE TABLE songs (title)", "INSERT INTO songs VALUES ('Amsel')")


@pytest.mark.parametrize(
    "make",
    [
        songs,
        lambda path: path.write_bytes(b"Dear diary,\n" * 1000),
        lambda path: path.write_bytes(b"\x00" * 5000),
        lambda path: path.write_bytes(b"SQLite format 3"),
    ],
)
def test_a_file_of_others_is_refused_and_stays(path: Path, make: Callable[[Path], object]) -> None:
    make(path)
    before, error = path.read_bytes(), refused(path)
    assert isinstance(error, errors.DatabaseForeign)
    assert str(path) in str(error)
    assert path.read_bytes() == before
    assert sorted(p.name for p in path.parent.iterdir()) == ["tables.db", "tables.db-lock"]


@pytest.mark.parametrize("kind", [errors.DatabaseNewer, errors.DatabaseOlder])
def test_a_file_of_another_version_is_refused_and_left_alone(
    path: Path, kind: type[errors.DatabaseError]
) -> None:
    write_one(path)
    newer = kind is errors.DatabaseNewer
    change_file(path, f"PRAGMA user_version = {VERSION + 4 if newer else VERSION - 1}")
    before, error = path.read_bytes(), refused(path)
    assert isinstance(error, kind)
    more = {"version": VERSION + 4, "newest": VERSION} if newer else {}
    assert error.details == {"path": str(path), **more}
    assert path.read_bytes() == before


def test_a_damaged_file_is_refused(path: Path) -> None:
    write_one(path)
    content = bytearray(path.read_bytes())
    content[100:4096] = Random(1).randbytes(3996)  # the schema table
    path.write_bytes(content)
    assert isinstance(refused(path), errors.DatabaseDamaged)


@pytest.mark.parametrize(
    ("spoil", "below"),
    [
        (lambda path: path.mkdir(), "."),
        (lambda path: path.with_name("tables.db-lock").mkdir(), "."),
        (lambda path: path.symlink_to(path), "."),
        (lambda path: path.touch(), "below/tables.db"),
    ],
    ids=["folder", "lock", "loop", "through a file"],
)
def test_a_path_that_cannot_be_opened_is_refused(
    path: Path, spoil: Callable[[Path], None], below: str
) -> None:
    spoil(path)
    assert isinstance(refused(path / below), errors.DatabaseUnreachable)


def test_memory_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    write_one(Path(":memory:"))
    assert (list(tmp_path.iterdir()), log_of(Path(":memory:"))) == ([], [])


def test_an_empty_file_becomes_a_database_and_missing_folders_are_created(path: Path) -> None:
    path.touch()
    nested = path.parent / "a" / "b" / "täbles.db"
    for database in (path, nested):
        write_one(database)
    assert nested.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of Unix")
async def test_no_other_user_may_read_the_files(path: Path) -> None:
    old = os.umask(0)
    try:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append(Append("amsel", 0, (b"1",)))
            modes = {p.name: stat.S_IMODE(p.stat().st_mode) for p in path.parent.iterdir()}
    finally:
        os.umask(old)
    assert modes.keys() >= {"tables.db", "tables.db-wal"}
    assert set(modes.values()) == {0o600}


async def test_a_stolen_file_opens_no_table(path: Path) -> None:
    async with opened(lambda: SqliteStore(path)) as store:
        keys = {"invite-7f3a": "invite", "watch-7f3a": "watch"}
        await store.append(Append("amsel", 0, (b"1",), summary("person-7f3a", keys=keys)))
        assert await store.read(lists.find, "watch-7f3a") == ("amsel", "watch")
        assert len(await store.read(lists.tables_of, "person-7f3a", 9)) == 1
        for file in path.parent.iterdir():
            assert b"7f3a" not in file.read_bytes()
    assert b"7f3a" not in path.read_bytes()


def test_a_schema_is_made_completely_or_not_at_all(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(
            schema, "_SCHEMA", schema._SCHEMA.replace("COMMIT", "INSERT INTO nowhere VALUES (1)")
        )
        assert isinstance(refused(path), errors.DatabaseUnreachable)
    write_one(path)
    assert log_of(path) == [b"1"]
