"""Several servers at one database: anybody may sit at any of them."""

import pytest

from cluster import Cluster
from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table.runtime import node as nodes
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.runtime.writer import Writer
from table import guests as g
from table.guests import FRIEND, ME, new_id
from table.nodes.houses import apart, both, mover_of, node_of, play_on, soon, told, two_houses


async def test_a_match_of_people_at_two_servers(url: str) -> None:
    async with two_houses(url) as (here, there):
        ada, ben = await apart(here, there)
        while ada.phase != "over":
            if ada.phase == "between":
                await both(lambda guest: guest.phase == "between", ada, ben)
                await g.next_round(ada, ben)
                await both(lambda guest: guest.phase == "playing", ada, ben)
            else:
                await play_on(ada, ben, moves=1)
                await soon(lambda: ada.seq == ben.seq and ada.phase == ben.phase)
        assert told(ada) == told(ben)
        assert len(set(told(ada))) == len(told(ada)) > 10
        assert ada.shown.rounds[-1].scores == ben.shown.rounds[-1].scores
        assert await ada.record() == await ben.record()


async def test_everyone_is_told_who_is_here_and_what_is_said(url: str) -> None:
    async with two_houses(url) as (here, there):
        ada, ben = await apart(here, there)
        everyone = p.Presence((True, True), 0)
        await both(lambda guest: guest.presence == everyone, ada, ben)
        assert await ada.code(c.Say(new_id(), 0, "hello")) == "done"
        await ben.until(lambda: p.Said(0, "hello") in ben.inbox)
        assert ada.inbox.count(p.Said(0, "hello")) == 1
        spectator = await g.watching(ben)
        await ada.until(lambda: ada.presence == p.Presence((True, True), 1))
        spectator.go()
        ben.go()
        await ada.until(lambda: ada.presence == p.Presence((True, False), 0))


async def test_what_is_spent_at_one_server_is_heard_at_the_other(url: str) -> None:
    async with two_houses(url) as (here, there):
        heard: list[object] = []
        there.context.bus.spent.subscribe(heard.append)

        def arrived() -> bool:
            here.context.bus.tell(spent=(1, "somebody", 16, 2.5))  # who listens already?
            return bool(heard)

        await soon(arrived)
    assert heard[0] == [1, "somebody", 16, 2.5]


async def test_nobody_is_held_for_absent_who_is_at_another_server(url: str) -> None:
    async with two_houses(url, HouseSettings(away_seconds=0.3)) as (here, there):
        ada, ben = await apart(here, there)
        mover = await mover_of(ada, ben)
        # At another table somebody is held meanwhile: so they would be here.
        cleo, dan = await apart(here, there, "cleo", "dan")
        away = await mover_of(cleo, dan)
        other = dan if away is cleo else cleo
        away.go()
        await other.until(lambda: any(seat.held for seat in other.shown.seats))
        assert not any(seat.held for seat in mover.shown.seats)
        assert await mover.play() == "done"


async def test_who_goes_at_another_server_is_stood_in_for_until_they_return_there(url: str) -> None:
    async with two_houses(url, HouseSettings(away_seconds=0.02)) as (here, there):
        ada, ben = await apart(here, there, clock=3600)
        near, far = (house.tables.running[ada.table].writer for house in (here, there))
        await soon(lambda: near.leads or far.leads)
        stays, goes = (ada, ben) if near.leads else (ben, ada)
        seat = goes.seat
        while not goes.to_move:
            await play_on(ada, ben, moves=1)
        goes.go()
        await stays.until(lambda: stays.shown.seats[seat].held)
        await goes.come()
        await stays.until(lambda: not stays.shown.seats[seat].held)


async def test_without_notices_news_comes_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Node, "_hear", lambda *_: None)
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.2)
    async with two_houses(url) as (here, there):
        ada, ben = await apart(here, there)
        await play_on(ada, ben, moves=4)
        assert told(ada) == told(ben)


async def test_presence_is_told_where_the_seat_is_heard_of_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(url) as (here, there):
        ada = await g.seated(here, ME, FRIEND)
        table = node_of(here)._tables[ada.table]
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "follow_soon", lambda self, head: None)
            await g.joined(ada, "ben", house=there)
            await soon(lambda: "ben" in table.audience.people)
        table.writer.follow_soon(table.state.seq + 1)
        await ada.until(lambda: ada.presence == p.Presence((True, True), 0))


async def test_a_node_that_was_forgotten_says_again_who_is_there(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.1)
    async with two_houses(url) as (here, there):
        ada, ben = await apart(here, there)
        everyone = p.Presence((True, True), 0)
        await both(lambda guest: guest.presence == everyone, ada, ben)
        cluster.query(url, f"DELETE FROM nodes WHERE id = '{node_of(there)._store.node}'")
        query = "SELECT count(*) FROM watchers"
        await soon(lambda: cluster.query(url, query) == [(2,)])
        await soon(lambda: ada.presence == everyone)


async def test_a_server_that_hangs_is_noticed_soon(url: str) -> None:
    async with two_houses(url) as (here, _):
        ada = await g.seated(here, ME, FRIEND)
        welcome = next(m for m in ada.inbox if isinstance(m, p.Welcome))
        assert welcome.heartbeat == 5 < HouseSettings().heartbeat_seconds
