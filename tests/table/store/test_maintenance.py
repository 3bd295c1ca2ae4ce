"""A database as a whole: backups while it is written to, restoring them, and finding damage."""

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreistein.rules import EDITIONS, Header, Record, Round
from dreistein.table.store import errors
from dreistein.table.store.base import Append, FinishedMatch
from dreistein.table.store.sql.check import Report
from dreistein.table.store.sqlite import SqliteStore
from dreistein.table.store.sqlite.maintenance import FileExists, backup, check, restore
from table.store.files import change_file, log_of
from table.store.scenes import opened

WRITER = Path(__file__).with_name("program.py")


def record() -> bytes:
    round = Round.seeded("dreistein", EDITIONS["german"])
    return Record.of(Header(EDITIONS["german"], ("Ada", "Ben")), [round]).dumps().encode()


def write(path: Path, *tables: str, match: bytes | None = None) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            for table in tables:
                finished = FinishedMatch(0, match or record(), 1)
                await store.append(Append(table, 0, (b"1", b"2"), finished=finished))

    asyncio.run(scenario())


@pytest.fixture
def writing(tmp_path: Path) -> Iterator[tuple[Path, "subprocess.Popen[str]"]]:
    """A process that appends to a database without end, and says what is stored."""
    path = tmp_path / "tables.db"
    with subprocess.Popen(
        [sys.executable, str(WRITER), "append", str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        yield path, process
        process.kill()


def test_a_backup_under_load_holds_all_that_was_told(
    writing: tuple[Path, "subprocess.Popen[str]"], tmp_path: Path
) -> None:
    path, process = writing
    assert process.stdout is not None
    for number in range(2):
        told: dict[str, int] = {}
        for _ in range(200):
            table, last = process.stdout.readline().split()
            told[table] = int(last)
        copy = tmp_path / f"copy-{number}.db"
        report = backup(path, copy)
        assert report.damaged == ()
        assert list(tmp_path.glob(f"copy-{number}*")) == [copy]  # one file, and no rests
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        for table, count in told.items():
            assert len(log_of(copy, table)) >= count
        with pytest.raises(errors.DatabaseInUse):
            restore(copy, path)


def test_a_backup_that_fails_leaves_nothing_and_replaces_no_file(tmp_path: Path) -> None:
    path, diary, copy = (tmp_path / name for name in ("tables.db", "diary.db", "copy.db"))
    write(path, "amsel")
    diary.write_text("Dear diary")
    for source, target, error in (
        (path, diary, FileExists),
        (diary, copy, errors.DatabaseForeign),
        (tmp_path / "nothing.db", copy, errors.DatabaseError),
        (path, tmp_path / "nowhere" / "copy.db", errors.DatabaseError),
    ):
        with pytest.raises(error):
            backup(source, target)
    assert diary.read_text() == "Dear diary"
    assert not copy.exists()


def test_restoring_keeps_the_database_that_was_there(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    write(path, "amsel")
    backup(path, copy)
    write(path, "drossel")
    # a log of recent writes that belongs to the database before, and must not meet the backup
    os.link(copy, tmp_path / "other.db")
    path.with_name("tables.db-wal").write_bytes(b"")
    report, before = restore(copy, path)
    assert (report.tables, report.records) == (1, 1)
    assert before is not None
    assert (log_of(path, "drossel"), log_of(path, "amsel")) == ([], [b"1", b"2"])
    assert log_of(before, "drossel") == [b"1", b"2"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    new = tmp_path / "elsewhere" / "tables.db"
    assert restore(copy, new)[1] is None, "there was nothing"
    assert log_of(new, "amsel") == [b"1", b"2"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET event = x'00' WHERE table_id = 2 AND seq = 1",
        "UPDATE finished SET record = x'7b7d' WHERE table_name = 'drossel'",
        "UPDATE finished SET record = CAST(replace(CAST(record AS TEXT), '355', '455') AS BLOB) "
        "WHERE table_name = 'drossel'",
    ],
)
def test_a_damaged_table_is_named(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "tables.db"
    write(path, "amsel", "drossel")
    assert check(path) == Report(2, 4, 2, ())
    change_file(path, damage)
    assert check(path).damaged == ("drossel",)
    backup(path, tmp_path / "copy.db")
    with pytest.raises(errors.DatabaseDamaged):
        restore(tmp_path / "copy.db", path)


def test_a_record_that_breaks_the_rules_is_damage_though_its_hash_is_right(tmp_path: Path) -> None:
    path, broken = tmp_path / "tables.db", record().replace(b'"355"', b'"225"')
    write(path, "amsel")
    write(path, "drossel", match=broken)
    assert check(path).damaged == ("drossel",)


def test_damaged_pages_are_found(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    write(path, *(f"table {number}" for number in range(200)))
    size = path.stat().st_size
    with path.open("r+b") as file:
        for at in range(8192, size, 4096):
            file.seek(at)
            file.write(b"\xff" * 64)
    with pytest.raises(errors.DatabaseDamaged):
        check(path)
