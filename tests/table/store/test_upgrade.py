"""Servers of two versions at one database: a migration leaves what the version before needs."""

import re
from functools import partial

import pytest

from cluster import Cluster
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.postgres.schema import MIGRATIONS, OLDEST, migrate
from dreistein.table.store.postgres.session import Session
from table.guests import a_house
from table.nodes.houses import apart, play_on
from table.store.contract import Change, StoreContract
from table.store.scenes import Make

_COLUMN = r"ADD COLUMN \w+ [A-Z]+(\[\])?( COLLATE \"C\")?( NOT NULL DEFAULT \S+| DEFAULT \S+)?"
_EXPANDING = re.compile(
    rf"CREATE TABLE .*|CREATE INDEX .*|ALTER TABLE \w+ {_COLUMN}(, {_COLUMN})*", re.DOTALL
)
"""What the version before does not notice: new tables, new indexes, and columns that it may leave
out. A constraint, another type or name, or something dropped would stop it."""


def statements(script: str) -> list[str]:
    plain = re.sub(r"--[^\n]*", "", script)
    return [" ".join(part.split()) for part in plain.split(";") if part.strip()]


def only_expands(script: str) -> bool:
    return all(_EXPANDING.fullmatch(statement) for statement in statements(script))


@pytest.mark.parametrize("number", range(OLDEST, len(MIGRATIONS)))
def test_a_migration_since_the_last_release_only_adds(number: int) -> None:
    assert only_expands(MIGRATIONS[number])


@pytest.mark.parametrize(
    "script",
    [
        "ALTER TABLE nodes DROP COLUMN until",
        "ALTER TABLE nodes RENAME COLUMN until TO ends",
        "ALTER TABLE nodes ADD COLUMN colour TEXT NOT NULL",
        "ALTER TABLE nodes ADD COLUMN colour TEXT, ALTER COLUMN until DROP NOT NULL",
        "ALTER TABLE nodes ALTER COLUMN until TYPE BIGINT",
        "CREATE UNIQUE INDEX one ON nodes (until)",
        "DROP TABLE nodes",
        "UPDATE nodes SET until = now()",
    ],
)
def test_what_does_more_is_found(script: str) -> None:
    assert not only_expands("CREATE TABLE fine (id INTEGER); " + script)


def upgrade(cluster: Cluster, url: str) -> None:
    """Migrate a database to a version after this one, which adds to every table."""
    session = Session(url, read_only=False)
    migrate(session)
    session.close()
    names = cluster.query(
        url, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    added = [f"ALTER TABLE {name} ADD COLUMN later TEXT DEFAULT 'green'" for (name,) in names]
    script = "; ".join((*added, "CREATE TABLE later (id INTEGER)"))
    assert only_expands(script)
    cluster.query(url, script)
    later = len(MIGRATIONS) + 1
    cluster.query(url, f"UPDATE dreistein_version SET version = {later}, oldest = {later - 1}")


async def test_a_site_goes_on_while_it_is_upgraded(cluster: Cluster, url: str) -> None:
    async with a_house(PostgresStore(url)) as here:
        upgrade(cluster, url)
        # This version also starts on a database of the next one: a server may be restarted.
        async with a_house(PostgresStore(url)) as there:
            await play_on(*await apart(here, there), moves=5)


@pytest.mark.nightly
class TestNewerDatabase(StoreContract):
    """Everything that this version does also works with a database of the next one."""

    @pytest.fixture
    def make(self, cluster: Cluster, url: str) -> Make:
        upgrade(cluster, url)
        return lambda: PostgresStore(url)

    @pytest.fixture
    def change(self, cluster: Cluster, url: str) -> Change:
        return partial(cluster.query, url)
