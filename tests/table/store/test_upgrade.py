"""Servers of two versions at one database, which the later one has added to."""

from functools import partial

import pytest

from cluster import Cluster
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.postgres.schema import prepare
from dreistein.table.store.postgres.session import Session
from dreistein.table.store.sql.schema import VERSION
from table.guests import a_house
from table.nodes.houses import apart, play_on
from table.store.contract import Change, StoreContract
from table.store.scenes import Make


def upgrade(cluster: Cluster, url: str) -> None:
    """Bring a database to a version after this one, which adds to every table."""
    session = Session(url, read_only=False)
    prepare(session)
    session.close()
    names = cluster.query(
        url, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    added = [f"ALTER TABLE {name} ADD COLUMN later TEXT DEFAULT 'green'" for (name,) in names]
    cluster.query(url, "; ".join((*added, "CREATE TABLE later (id INTEGER)")))
    cluster.query(url, f"UPDATE dreistein_version SET version = {VERSION + 1}, oldest = {VERSION}")


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
