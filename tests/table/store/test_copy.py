"""Copying a whole store to another kind of database and back."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cluster import Cluster
from dreistein.protocol.http.tables import NewTable
from dreistein.table.store import copy, errors
from dreistein.table.store.copy import copy_store
from dreistein.table.store.postgres import PostgresStore, session
from dreistein.table.store.sql.check import check_contents
from dreistein.table.store.sqlite import SqliteStore
from poll import until
from table.guests import BOT, ME, a_house, refusal
from table.store.everything import contents, move
from table.store.scenes import opened


def test_there_and_back(source: Path, cluster: Cluster, tmp_path: Path) -> None:
    before = contents(SqliteStore(source))
    url, back = cluster.new_url(), tmp_path / "back.db"
    report = copy_store(source, url)
    assert report.tables == 4
    assert report.records == 1
    assert contents(PostgresStore(url)) == before
    assert copy_store(url, back) == report
    assert contents(SqliteStore(back)) == before


async def test_people_play_on_in_the_copy(source: Path, cluster: Cluster) -> None:
    url = cluster.new_url()
    copy_store(source, url)
    async with a_house(PostgresStore(url)) as house:
        assert await house.hosting.new_table("ada", NewTable((ME, BOT), "german")) != await move(
            house
        )


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
    _assert_copied(source, url)


@pytest.mark.parametrize(
    ("waits_at", "back"), [("links", False), ("days", True)], ids=["to PostgreSQL", "to a file"]
)
def test_a_copy_that_was_killed_goes_on(
    source: Path, cluster: Cluster, tmp_path: Path, waits_at: str, back: bool
) -> None:
    """Killed in the first log, or between the logs and all that belongs to them."""
    url = cluster.new_url()
    before: Path | str = source
    after: Path | str = url
    if back:
        copy_store(source, url)
        before, after = url, tmp_path / "back.db"
    else:
        asyncio.run(_made(PostgresStore(url)))
    command = [sys.executable, "-m", "dreistein", "store", "copy", str(before), str(after)]
    waits = f"SELECT 1 FROM pg_locks WHERE NOT granted AND relation = to_regclass('{waits_at}')"
    with psycopg.connect(url) as door:
        door.execute(f"LOCK TABLE {waits_at} IN ACCESS EXCLUSIVE MODE")
        copying = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        until(lambda: cluster.query(url, waits), "the copy waits")
        copying.kill()
        told, _ = copying.communicate(timeout=120)
        assert told == b""

    def copied() -> SqliteStore | PostgresStore:
        return SqliteStore(tmp_path / "back.db") if back else PostgresStore(url)

    with pytest.raises(errors.CopyUnfinished):  # or a server would play on with half of it
        asyncio.run(copied().open())
    assert copy_store(before, after).tables == 4
    assert contents(copied()) == contents(SqliteStore(source))


async def _made(store: PostgresStore) -> None:
    """Make the tables of an empty database, so that a test can lock one of them."""
    async with opened(lambda: store):
        await store._submit(lambda connection: connection.execute("DELETE FROM settings"))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET event = 'x' WHERE seq = 2",
        "DELETE FROM events WHERE seq = 1",
        "DELETE FROM finished",
        "UPDATE finished SET record = '{}'",
        "DELETE FROM links",
        "DELETE FROM session_epochs",
        "DELETE FROM settings WHERE name = 'day-master'",
    ],
)
def test_a_copy_is_compared_before_it_is_trusted(
    source: Path, cluster: Cluster, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By counts, by the hashes of its logs, and by its records; then it can be made again."""
    url = cluster.new_url()
    checked: list[Any] = []

    def check(connection: Any) -> Any:
        checked.append(connection)
        if len(checked) == 2:  # the copy
            connection.execute(damage)
        return check_contents(connection)

    monkeypatch.setattr(copy, "check_contents", check)
    with pytest.raises(errors.DatabaseDamaged):
        copy_store(source, url)
    _assert_copied(source, url)


async def test_what_happened_since_is_copied_too(
    source: Path, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that was cut short, and a source that was used again before the next try."""
    url = cluster.new_url()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(copy, "_copy_rows", interrupt)
        with pytest.raises(KeyboardInterrupt):
            copy_store(source, url)
    async with a_house(tmp_path) as house:
        await move(house)
    await asyncio.to_thread(_assert_copied, source, url)


def _assert_copied(source: Path, url: str) -> None:
    assert copy_store(source, url).tables == 4
    assert contents(PostgresStore(url)) == contents(SqliteStore(source))


async def test_taken_or_in_use_is_refused(source: Path, cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new_url()
    copy_store(source, url)
    with pytest.raises(errors.CopyTargetTaken):
        copy_store(source, url)
    with copy._opened(url), pytest.raises(errors.DatabaseInUse):  # another copy is being made
        copy_store(url, tmp_path / "other.db")
    async with a_house(PostgresStore(url)):
        with pytest.raises(errors.DatabaseInUse):
            await asyncio.to_thread(copy_store, url, tmp_path / "other.db")
    async with opened(lambda: SqliteStore(source)):
        with pytest.raises(errors.DatabaseInUse):
            await asyncio.to_thread(copy_store, source, cluster.new_url())


async def test_no_server_starts_at_what_is_being_copied(
    source: Path, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = cluster.new_url()
    copy_store(source, url)
    rows, refused = copy._copy_rows, list[str]()

    def start_and_copy(*given: Any) -> None:
        if not refused:
            with monkeypatch.context() as soon:
                soon.setattr(session, "_LOCK_MILLIS", 50)
                refused.append(asyncio.run(refusal(PostgresStore(url).open())))
        rows(*given)

    monkeypatch.setattr(copy, "_copy_rows", start_and_copy)
    await asyncio.to_thread(copy_store, url, tmp_path / "other.db")
    assert refused == ["database-in-use"]
    async with opened(lambda: PostgresStore(url)):
        pass


def test_a_server_that_was_quicker_costs_nothing_but_the_copy(
    source: Path, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, other = cluster.new_url(), tmp_path / "other.db"
    copy_store(source, url)
    rows = copy._copy_rows

    def serve_and_copy(*given: Any) -> None:
        rows(*given)
        cluster.query(url, "DELETE FROM nodes")
        cluster.query(url, "INSERT INTO nodes (id, until) VALUES ('a', now() + interval '1 hour')")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(copy, "_copy_rows", serve_and_copy)
        with pytest.raises(errors.DatabaseInUse):
            copy_store(url, other)
    cluster.query(url, "DELETE FROM nodes")
    assert copy_store(url, other).tables == 4
