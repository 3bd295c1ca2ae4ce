"""Copying a whole store to another kind of database and back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cluster import Cluster
from dreistein.protocol import client as c
from dreistein.table.store import copy
from dreistein.table.store.base import Append, StoredReview
from dreistein.table.store.copy import copy_store
from dreistein.table.store.errors import CopyTargetTaken, DatabaseInUse
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.sqlite import SqliteStore
from table.guests import BOT, ME, Guest, a_house, duel, finished, new_id, run
from table.store.scenes import opened


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file with a bit of everything."""

    async def play() -> None:
        async with a_house(tmp_path) as house:
            host = await finished(house, ME, BOT)
            await house.store.add_review(StoredReview(host.table, 0, b"much", b"{}", 5))
            ada, ben = await duel(house)
            assert await ada.code(c.Rename(new_id(), 0, "Ada \\ ünï")) == "done"
            await house.day.table("ada", house.day.today(), "Ada")
            await house.store.next_generation("ben")
            await house.store.add_token("token", "ada", b"\x00", 1, 2**50)
            await house.store.append(Append("pad/1", 0, (b"\x00\xff",), at=7))
            for guest in (host, ada, ben):
                guest.go()

    run(play())
    return tmp_path / "tables.db"


def contents(store: Any) -> dict[str, list[Any]]:
    """Everything in a store, in an order of its own."""

    async def read() -> dict[str, list[Any]]:
        async with opened(lambda: store):
            return {
                table: await store._read(
                    lambda connection, table=table, columns=columns: connection.execute(
                        f"SELECT {', '.join(columns)} FROM {table} ORDER BY "
                        + ", ".join(str(n + 1) for n in range(keys_of(table)))
                    ).fetchall()
                )
                for table, columns in COLUMNS.items()
            }

    return asyncio.run(read())


COLUMNS: dict[str, tuple[str, ...]] = {
    "tables": copy._TABLE,
    "events": ("table_id", "seq", "event", "chain"),
    "people": ("person", "table_id", "waiting"),
    "links": ("key", "table_id", "opens"),
    **{table: columns for table, (columns, _) in copy._OTHERS.items()},
}


def keys_of(table: str) -> int:
    return copy._OTHERS[table][1] if table in copy._OTHERS else min(2, len(COLUMNS[table]))


def test_there_and_back(source: Path, cluster: Cluster, tmp_path: Path) -> None:
    before = contents(SqliteStore(source))
    url, back = cluster.new_url(), tmp_path / "back.db"
    report = copy_store(source, url)
    assert report.tables == 4
    assert report.records == 1
    assert contents(PostgresStore(url)) == before
    assert copy_store(url, back) == report
    assert contents(SqliteStore(back)) == before


def test_people_play_on_in_the_copy(source: Path, cluster: Cluster) -> None:
    url = cluster.new_url()
    copy_store(source, url)

    async def play() -> None:
        async with a_house(PostgresStore(url)) as house:
            (listed,) = [t for t in await house.lists.unfinished("ben") if t.about.people == 2]
            ada, ben = [await Guest(house, who, listed.id).come() for who in ("ada", "ben")]
            mover = next(guest for guest in (ada, ben) if guest.to_move)
            assert await mover.play() == "done"
            assert await house.new_table("ada", c_plan()) != listed.id

    run(play())


def c_plan() -> Any:
    from dreistein.protocol.http.tables import NewTable

    return NewTable((ME, BOT), "german")


@pytest.mark.parametrize("step", ["_copy_log", "_copy_rows"])
def test_a_copy_that_was_cut_short_goes_on(
    source: Path, cluster: Cluster, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, calls = cluster.new_url(), 0
    real: Callable[..., None] = getattr(copy, step)

    def cut(*args: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt
        real(*args)

    monkeypatch.setattr(copy, step, cut)
    with pytest.raises(KeyboardInterrupt):
        copy_store(source, url)
    assert copy_store(source, url).tables == 4
    assert contents(PostgresStore(url)) == contents(SqliteStore(source))


def test_what_is_taken_or_in_use_is_refused(source: Path, cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new_url()
    copy_store(source, url)
    with pytest.raises(CopyTargetTaken):
        copy_store(source, url)

    async def in_use() -> None:
        async with a_house(PostgresStore(url)):
            with pytest.raises(DatabaseInUse):
                await asyncio.to_thread(copy_store, url, tmp_path / "other.db")
        async with opened(lambda: SqliteStore(source)):
            with pytest.raises(DatabaseInUse):
                await asyncio.to_thread(copy_store, source, cluster.new_url())

    asyncio.run(in_use())
