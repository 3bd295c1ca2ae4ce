"""Score pads in memory: their number and size are limited, and watchers miss nothing."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from dreistein.pads import service as module
from dreistein.pads.service import Pads
from dreistein.table.store.sqlite import SqliteStore
from table.guests import refusal
from table.store.scenes import opened


def op(text: str) -> dict[str, str]:
    return {"op": "add", "text": text}


def held(pads: Pads) -> int:
    return len(pads._in_memory)


async def test_pads_leave_memory_when_there_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_IN_MEMORY", 3)
    async with opened(lambda: SqliteStore(tmp_path / "tables.db")) as store:
        pads = Pads(store, count().__next__)
        keys = [await pads.open([op("x")]) for _ in range(8)]
        assert held(pads) == 3
        await pads.since(keys[5].id, keys[5].watch, 0)
        await pads.open([op("x")])
        assert keys[5].id in pads._in_memory  # the least used leaves
        for each in keys:  # and come back when somebody looks
            assert (await pads.since(each.id, each.watch, 0)).ops == [op("x")]


async def test_pads_leave_memory_when_they_are_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_BYTES_IN_MEMORY", 10_000)
    async with opened(lambda: SqliteStore(tmp_path / "tables.db")) as store:
        pads = Pads(store, count().__next__)
        for _ in range(20):
            await pads.open([op("")])
        assert held(pads) == 20
        for _ in range(9):
            full = await pads.open([op("x" * 4000)])
        assert held(pads) == 2
        for number in range(1, 5):  # a single pad may be larger
            await pads.write(full.id, full.pen, number, [op("x" * 4000)])
        assert held(pads) == 1
        assert len((await pads.since(full.id, full.watch, 0)).ops) == 5


async def test_a_refused_pad_is_not_kept(tmp_path: Path) -> None:
    async with opened(lambda: SqliteStore(tmp_path / "tables.db")) as store:
        pads = Pads(store, count().__next__)
        too_much = [op("x" * 7000)] * (module.MOST_PAD_BYTES // 7000 + 1)
        assert await refusal(pads.open([{"op": "other"}])) == "pad-entry"
        assert await refusal(pads.open(too_much)) == "pad-full"
        assert held(pads) == 0


@pytest.mark.parametrize(("bound", "most"), [("MOST_OPS", 3), ("MOST_PAD_BYTES", 3 * 30)])
async def test_a_pad_may_be_full_and_no_fuller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    monkeypatch.setattr(module, bound, most)
    async with opened(lambda: SqliteStore(tmp_path / "tables.db")) as store:
        pads = Pads(store, count().__next__)
        assert await refusal(pads.open([op("x")] * 4)) == "pad-full"
        pad = await pads.open([op("x")] * 3)
        assert await refusal(pads.write(pad.id, pad.pen, 3, [op("x")])) == "pad-full"


async def test_an_entry_has_a_largest_size(tmp_path: Path) -> None:
    async with opened(lambda: SqliteStore(tmp_path / "tables.db")) as store:
        pads = Pads(store, count().__next__)
        await pads.open([op("x" * (8000 - 29))])
        assert await refusal(pads.open([op("x" * (8000 - 28))])) == "pad-entry"


async def test_a_pad_that_was_not_stored_is_not_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    async with opened(lambda: store):
        pads = Pads(store, count().__next__)
    assert await refusal(pads.open([op("x")])) == "not-stored"
    assert held(pads) == 0


async def test_watchers_of_a_pad_that_left_memory_miss_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_IN_MEMORY", 1)
    async with opened(lambda: SqliteStore(tmp_path / "tables.db")) as store:
        pads = Pads(store, count().__next__)
        pad = await pads.open([])
        news = await pads.next_change(pad.id, pad.watch)
        await pads.open([])
        assert pad.id not in pads._in_memory
        await pads.write(pad.id, pad.pen, 0, [op("x")])
        async with asyncio.timeout(60):
            await news.wait()
        assert (await pads.since(pad.id, pad.watch, 0)).ops == [op("x")]
