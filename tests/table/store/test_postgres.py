"""Tables in PostgreSQL: the contract of every store, other servers, and versions."""

import asyncio
from functools import partial
from typing import Any

import pytest

from cluster import Cluster
from dreistein.table.features.queries import lists
from dreistein.table.store import errors
from dreistein.table.store.base import Append, Store
from dreistein.table.store.postgres import PostgresStore, schema
from dreistein.table.store.postgres.session import Session
from dreistein.table.store.postgres.writes import Writer
from dreistein.table.store.sql.schema import VERSION
from table.store.contract import Change, StoreContract
from table.store.scenes import Make, opened, outcome, summary


class TestPostgres(StoreContract):
    @pytest.fixture
    def make(self, url: str) -> Make:
        return lambda: PostgresStore(url)

    @pytest.fixture
    def change(self, cluster: Cluster, url: str) -> Change:
        return partial(cluster.query, url)


async def test_several_servers_write_to_one_log(url: str) -> None:
    async with (
        opened(lambda: PostgresStore(url)) as one,
        opened(lambda: PostgresStore(url)) as other,
    ):
        for number in range(10):
            changes = [
                outcome(store.append(Append("amsel", number, (b"%d" % number,))))
                for store in (one, other, one, other)
            ]
            assert sorted(await asyncio.gather(*changes)) == ["stale-log"] * 3 + ["stored"]
        assert list(await one.load("amsel")) == [b"%d" % number for number in range(10)]

        async def play(store: Store, table: str) -> None:
            for number in range(20):
                await store.append(Append(table, number, (b"1",), summary("ada")))

        tables = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(play((one, other)[n % 2], table) for n, table in enumerate(tables)))
        assert len(await other.read(lists.tables_of, "ada", 99)) == 20


async def test_what_another_program_wrote_is_noticed(cluster: Cluster, url: str) -> None:
    async with opened(lambda: PostgresStore(url)) as store:
        await store.append(Append("amsel", 0, (b"1",)))
        cluster.query(
            url,
            "INSERT INTO events SELECT id, 2, '2', "
            "substr(sha256(chain || '2'::bytea), 1, 16) FROM tables;"
            "UPDATE tables SET head = 2, chain = (SELECT chain FROM events WHERE seq = 2)",
        )
        with pytest.raises(errors.StaleLog):
            await store.append(Append("amsel", 1, (b"x",)))
        await store.append(Append("amsel", 2, (b"3",)))
        assert list(await store.load("amsel")) == [b"1", b"2", b"3"]


async def test_logs_are_followed_together(cluster: Cluster, url: str) -> None:
    """What many tables ask for at once is one query; a damaged log fails alone."""
    async with opened(lambda: PostgresStore(url)) as store:
        for number in range(1, 8):
            events = tuple(b"%d" % event for event in range(number))
            await store.append(Append(f"t{number}", 0, events))
        cluster.query(
            url,
            "UPDATE events SET event = 'x' WHERE seq = 3 AND table_id = "
            "(SELECT id FROM tables WHERE name = 't5')",
        )
        asked = [("t4", 1), ("t6", 2), ("t4", 3), ("t4", 1), ("t7", 7), ("t5", 1), ("none", 2)]
        queries = _counted_queries(store)
        found = await asyncio.gather(
            *(store.load(table, after) for table, after in asked), return_exceptions=True
        )
        assert len(queries) == 1
        log = [b"%d" % event for event in range(6)]
        assert found[:5] == [log[1:4], log[2:6], log[3:4], log[1:4], []]
        assert isinstance(found[5], errors.LogDamaged)
        assert found[6] == []


def _counted_queries(store: Any) -> list[object]:
    """The queries that a store makes from now on."""
    made: list[object] = []
    real = store._read_once

    def counted(query: object) -> object:
        made.append(query)
        return real(query)

    store._read_once = counted
    return made


def test_a_commit_of_an_older_connection_comes_to_nothing(cluster: Cluster, url: str) -> None:
    """A writer that connected again may have said already that it was not stored."""
    setup = Session(url, read_only=False)
    schema.prepare(setup)
    setup.close()
    newer: list[Writer] = []

    def connect_again(session: Session, heads: dict[str, int]) -> None:
        if not newer:  # as if the connection of the transaction that is being sent were lost
            newer.append(Writer(connect, 1, lambda session, heads: None))
            newer[0]._id = writer._id
            newer[0].open()

    def connect() -> Session:
        return Session(url, read_only=False)

    writer = Writer(connect, 1, connect_again)
    writer.open()
    try:
        (told,) = writer.append([Append("amsel", 0, (b"late",))])
        assert isinstance(told, errors.NotStored)
        assert newer[0].append([Append("amsel", 0, (b"again",))]) == [None]
        assert cluster.query(url, "SELECT event FROM events") == [(b"again",)]
    finally:
        for one in (writer, *newer):
            one.close()


async def _open_once(url: str) -> None:
    async with opened(lambda: PostgresStore(url)):
        pass


LATER = VERSION + 1


@pytest.mark.parametrize(
    ("ours", "change", "error", "words"),
    [
        (
            True,
            f"UPDATE dreistein_version SET version = {LATER}, oldest = {LATER}",
            errors.DatabaseNewer,
            f"knows only versions up to {VERSION}",
        ),
        (
            True,
            f"UPDATE dreistein_version SET version = {VERSION - 1}",
            errors.DatabaseOlder,
            "from before Dreistein 1.0.0",
        ),
        (
            False,
            "CREATE TABLE somebody_elses (id INTEGER)",
            errors.PostgresForeign,
            "left untouched",
        ),
    ],
)
def test_other_databases_are_refused_untouched(
    cluster: Cluster, url: str, ours: bool, change: str, error: type[Exception], words: str
) -> None:
    if ours:
        asyncio.run(_open_once(url))
    cluster.query(url, change)
    named = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    before = sorted(cluster.query(url, named))
    with pytest.raises(error, match=words):
        asyncio.run(PostgresStore(url).open())
    assert sorted(cluster.query(url, named)) == before


def test_a_password_is_never_shown(cluster: Cluster) -> None:
    url = f"postgresql://nobody:hunter2@/nowhere?host={cluster.folder}"
    with pytest.raises(errors.PostgresUnreachable) as caught:
        asyncio.run(PostgresStore(url).open())
    assert "nobody" in str(caught.value)
    assert "hunter2" not in str(caught.value)


async def test_servers_that_start_together_make_the_schema_once(url: str) -> None:
    def start() -> None:
        session = Session(url, read_only=False)
        schema.prepare(session)
        session.close()

    await asyncio.gather(*(asyncio.to_thread(start) for _ in range(6)))
    await _open_once(url)


def test_a_schema_is_made_completely_or_not_at_all(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(url, read_only=False)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "_SCHEMA", schema._SCHEMA + "; SELECT 1 / 0")
        with pytest.raises(Exception, match="division"):
            schema.prepare(session)
    session.close()
    assert cluster.query(url, "SELECT to_regclass('tables')") == [(None,)]
    asyncio.run(_open_once(url))
