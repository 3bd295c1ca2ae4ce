"""One of several servers looks after a table, and another if that one fails."""

from collections.abc import Mapping
from contextlib import AsyncExitStack

import pytest

from cluster import Cluster
from dreistein.table.model import events as e
from dreistein.table.runtime import node as nodes
from dreistein.table.store import nodes as queries
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import NotStored, StaleLog
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.shared import Attendance, is_shared
from table import guests as g
from table.guests import BOT, ME, Guest, a_house
from table.nodes.houses import mover_of, node_of, play_on, soon, two_houses


async def test_one_server_looks_after_a_table(url: str) -> None:
    async with two_houses(url) as (here, there):
        ada = await g.seated(here, ME, BOT)
        table = ada.table
        await soon(lambda: here.tables.running[table].writer.leads)
        ben = await g.watching(ada)
        ben.go()
        watches = await Guest(there, None, table, ada.shown.watch).come()
        assert await ada.ready() == "done"
        await play_on(ada, moves=3)
        assert here.tables.running[table].writer.leads
        assert not there.tables.running[table].writer.leads
        ada.go()
        await soon(lambda: there.tables.running[table].writer.leads)
        assert not here.tables.running[table].writer.leads
        watches.go()


async def test_a_table_outlives_its_caretaker(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.2)
    async with two_houses(url) as (here, there):
        ada = await g.seated(here, ME, BOT)
        table = ada.table
        assert await ada.ready() == "done"
        await soon(lambda: here.tables.running[table].writer.leads)
        epoch = here.tables.running[table].writer.epoch
        again = await Guest(there, "ada", table).come()
        node_of(here)._ending = True  # as if it had stopped: it hears nothing
        node_of(here)._work.cancel()
        node_of(here)._lease.until = 0.0
        await there.store.write(over, node_of(here)._store.node)
        await soon(lambda: there.tables.running[table].writer.leads)
        await play_on(again, moves=3)
        # It wakes up and believes that nothing has happened: the log knows better.
        node_of(here)._lease.until = float("inf")
        running = here.tables.running[table]
        running.writer.epoch = epoch
        held = e.Held(0, "greedy", here.now())
        with pytest.raises(StaleLog):
            await running.writer.change_as_caretaker(lambda _: [held])
        await mover_of(again)
        assert not any(seat.held for seat in again.shown.seats)
        # But it may pass on what people do.
        node_of(here)._ending = False
        seq = again.seq
        await soon(lambda: ada.seq == again.seq == seq)
        assert await ada.play() == "done"
        await soon(lambda: again.seq > seq)
        node_of(here).publish_attendance(table)  # and hears who looks after the table now
        await soon(lambda: not running.writer.leads)


async def test_a_server_that_stops_hands_everything_over_at_once(
    cluster: Cluster, url: str
) -> None:
    async with AsyncExitStack() as first:
        here = await first.enter_async_context(a_house(PostgresStore(url)))
        async with a_house(PostgresStore(url)) as there:
            table = (await g.seated(here, ME, BOT)).table
            await soon(lambda: here.tables.running[table].writer.leads)
            await Guest(there, "ada", table).come()
            await first.aclose()
            assert cluster.query(url, "SELECT id FROM nodes") == [(node_of(there)._store.node,)]
            await soon(lambda: there.tables.running[table].writer.leads)


def over(connection: Connection, node: str) -> None:
    """Let a lease be over."""
    connection.execute("UPDATE nodes SET until = now() WHERE id = ?", (node,))


async def test_a_caretaker_goes_on_whose_lease_was_over_for_a_moment(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.5)
    async with a_house(PostgresStore(url)) as here:
        ada = await g.seated(here, ME, BOT)
        assert await ada.ready() == "done"
        await mover_of(ada)
        node_of(here)._lease.until = 0.0
        while ada.to_move:
            assert await ada.play() == "done"
        await mover_of(ada)


async def test_a_caretaker_who_cannot_say_that_it_leaves_is_replaced(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.1)
    async with two_houses(url) as (here, there):
        ada = await g.seated(here, ME, BOT)
        table = ada.table
        assert await ada.ready() == "done"
        await soon(lambda: here.tables.running[table].writer.leads)
        again = await Guest(there, "ada", table).come()
        store = here.store
        failed: list[bool] = []
        assert is_shared(store)
        attend, own = queries.attend, store.node

        def fails(connection: Connection, node: str, here: Mapping[str, Attendance]) -> None:
            if node == own and not failed:
                failed.append(True)
                raise NotStored
            attend(connection, node, here)

        monkeypatch.setattr(queries, "attend", fails)
        ada.go()
        await soon(lambda: failed and there.tables.running[table].writer.leads)
        await play_on(again, moves=2)
