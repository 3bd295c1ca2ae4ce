"""Several servers have one time, whatever their clocks and the database’s say."""

import asyncio

import pytest

from cluster import Cluster
from dreistein.table.features import upkeep
from dreistein.table.runtime import clock
from dreistein.table.runtime import node as nodes
from dreistein.table.store.postgres import PostgresStore
from moved_clock import MovedClock
from table.guests import BOT, ME, Guest, a_house, seated
from table.nodes.houses import node_of, play_on, soon, two_houses

HOUR = 3600


async def test_a_wrong_clock_does_not_matter(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(PostgresStore(url)) as here:
        monkeypatch.setattr(clock, "unix_millis", lambda: 1_000_000)
        async with a_house(PostgresStore(url)) as there:
            assert abs(here.now() - there.now()) < 1000 * HOUR


def ahead(cluster: Cluster, url: str) -> int:
    """How far a node is ahead of the database's clock, as it told last; 0 before it has."""
    found = cluster.query(url, "SELECT ahead FROM nodes LIMIT 1")
    return int(str(found[0][0])) if found else 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_who_starts_after_a_jump_goes_by_those_who_were_there_before(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.1)
    monkeypatch.setattr(upkeep, "_SWEEP_SECONDS", 0.1)
    database = MovedClock(cluster)
    async with a_house(PostgresStore(database.url)) as here:
        before = here.now()
        database.move(jump)
        await soon(lambda: abs(ahead(cluster, database.url)) > 1000 * HOUR // 2)
        async with two_houses(database.url) as (there, third):
            for _ in range(5):
                await asyncio.sleep(0.1)
                times = [house.now() - before for house in (here, there, third)]
                assert max(times) < 1000 * HOUR // 2
                assert min(times) >= 0
            clocks = [house.context.clock for house in (there, third)]
            assert all(not clock.settled for clock in clocks)
            database.move(0)
            await soon(lambda: all(clock.settled for clock in clocks))


async def test_the_lease_of_a_dead_server_does_not_last_because_a_clock_was_set_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.1)
    database = MovedClock(cluster)
    async with two_houses(database.url) as (here, there):
        ada = await seated(here, ME, BOT)
        table = ada.table
        await soon(lambda: here.tables.running[table].writer.leads)
        again = await Guest(there, "ada", table).come()
        node_of(here)._work.cancel()  # as if it had died
        database.move(-HOUR)
        await soon(lambda: there.tables.running[table].writer.leads)
        assert await again.ready() == "done"
        await play_on(again, moves=2)
