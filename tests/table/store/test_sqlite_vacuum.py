"""Nothing of what was deleted stays in a SQLite file, not even in the unused part of a page.

Rows that move to another page leave copies in the page they were in. That depends on the version of
SQLite and on luck, so these tests put such a copy there themselves.
"""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from dreistein.table.features.queries import erasure
from dreistein.table.store import settings
from dreistein.table.store.base import Append, Store
from dreistein.table.store.errors import NotStored
from dreistein.table.store.sqlite import SqliteStore
from dreistein.table.store.sqlite import store as store_module
from dreistein.table.store.sqlite import vacuum as remains_module
from dreistein.table.store.sqlite.vacuum import NEEDS_VACUUM, Cleaner
from poll import until_async
from table.store.files import write_one
from table.store.scenes import opened, summary

NAME = b"Zaphodine"
LEAVES = (10, 13)


def leave_remains(path: Path) -> None:
    """Put the name between the list of a leaf page's rows and the first of them."""
    stored = bytearray(path.read_bytes())
    size = int.from_bytes(stored[16:18])
    for page in range(size, len(stored), size):
        kind, rows = stored[page], int.from_bytes(stored[page + 3 : page + 5])
        free, first = page + 8 + 2 * rows, page + int.from_bytes(stored[page + 5 : page + 7])
        if kind in LEAVES and rows and first - free > len(NAME):
            stored[first - len(NAME) : first] = NAME
    path.write_bytes(stored)
    assert shows_name(path)
    with sqlite3.connect(path) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    file.close()


def shows_name(path: Path) -> bool:
    return any(NAME in file.read_bytes() for file in path.parent.iterdir())


async def is_clean(store: Store) -> bool:
    return await store.read(settings.value, NEEDS_VACUUM) is None


@pytest.fixture
def remains(path: Path) -> Path:
    """A file with a table, and with remains."""
    write_one(path)
    leave_remains(path)
    return path


async def test_forgetting_leaves_nothing_in_unused_parts_of_pages(remains: Path) -> None:
    async with opened(lambda: SqliteStore(remains)) as store:
        await store.append(Append("amsel", 1, (b"more",), summary()))
        assert shows_name(remains)
        await store.erase(erasure.erase_person, "zaphodine", "–", bytes)
        assert not shows_name(remains)
        assert await is_clean(store)
        await store.append(Append("amsel", 2, (b"and more",), summary()))
        assert list(await store.load("amsel")) == [b"1", b"more", b"and more"]


async def test_what_cannot_be_cleaned_now_is_cleaned_after_the_next_start(remains: Path) -> None:
    reader = sqlite3.connect(remains, isolation_level=None)
    async with opened(lambda: SqliteStore(remains, busy_seconds=0.05)) as store:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()  # a backup that is still reading
        await store.erase(erasure.erase_person, "zaphodine", "–", bytes)
        assert await store.read(settings.value, NEEDS_VACUUM) is not None
        assert shows_name(remains)
        await store.append(Append("amsel", 1, (b"2",), summary()))
    reader.close()
    async with opened(lambda: SqliteStore(remains)) as store:
        await until_async(lambda: is_clean(store))
        assert list(await store.load("amsel")) == [b"1", b"2"]
    assert not shows_name(remains)


async def test_a_large_file_is_cleaned_once_nobody_plays(
    remains: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "_LARGE_BYTES", 1000)
    monkeypatch.setattr(store_module, "_QUIET_SECONDS", 3600)
    monkeypatch.setattr(remains_module, "LOOK_SECONDS", 0.01)
    async with opened(lambda: SqliteStore(remains)) as store:
        await store.erase(erasure.erase_person, "zaphodine", "–", bytes)
        for seq in range(1, 20):
            await store.append(Append("amsel", seq, (b"2",), summary()))
            assert shows_name(remains)
            await asyncio.sleep(0.01)
        monkeypatch.setattr(store_module, "_QUIET_SECONDS", 0)
        await until_async(lambda: is_clean(store))
        assert not shows_name(remains)


async def test_a_file_is_cleaned_the_next_day_though_people_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remains_module, "LAST_SECONDS", 0)
    cleaned = asyncio.Event()

    async def clean() -> bool:
        cleaned.set()
        return True

    cleaner = Cleaner(clean, lambda: False)
    await cleaner.ask()
    await cleaned.wait()
    await cleaner.stop()


async def test_a_disk_that_is_nearly_full_is_not_filled(
    remains: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(lambda: SqliteStore(remains, least_free_bytes=2**60)) as store:
        await store.erase(erasure.erase_person, "zaphodine", "–", bytes)
        assert await store.read(settings.value, NEEDS_VACUUM) is not None
    assert "not removed yet" in caplog.text


@pytest.mark.parametrize("full", [False, True])
async def test_what_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch, full: bool) -> None:
    monkeypatch.setattr(remains_module, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(remains_module, "REST", 0)
    tried = 0

    async def clean() -> bool:
        nonlocal tried
        tried += 1
        if full and tried < 3:
            raise NotStored()
        return tried == 3

    cleaner = Cleaner(clean, lambda: True)
    await cleaner.ask()
    assert tried == 1
    await until_async(lambda: cleaner._later is not None and cleaner._later.done())
    assert tried == 3
    await cleaner.stop()


async def test_a_file_is_not_written_anew_at_every_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    now, written = 0.0, 0
    monkeypatch.setattr(remains_module, "monotonic", lambda: now)

    async def clean() -> bool:
        nonlocal now, written
        now, written = now + 2, written + 1
        return True

    cleaner = Cleaner(clean, lambda: True)
    await asyncio.gather(*(cleaner.ask() for _ in range(20)))
    told = [written]
    for seconds in (1999, 1, 1):
        now += seconds
        await cleaner.ask()
        told.append(written)
    await cleaner.stop()
    assert told == [1, 1, 2, 2]
