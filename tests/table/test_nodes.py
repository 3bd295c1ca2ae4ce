"""Several servers at one database: anybody may sit at any of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial

import pytest

from cluster import Cluster
from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table import clock
from dreistein.table import node as nodes
from dreistein.table.house import House
from dreistein.table.model import events as e
from dreistein.table.node import Node
from dreistein.table.settings import HouseSettings
from dreistein.table.store.base import Expiry, NotStored, StaleLog
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.shared import Attendance, is_shared
from dreistein.table.table import Table
from dreistein.web.guard.sessions import Generations
from poll import until_async
from table.guests import (
    BOT,
    FRIEND,
    ME,
    OTHER_SHARE,
    SECONDS,
    Guest,
    a_house,
    new_id,
    next_round,
    run,
    seated,
    watching,
)


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_url()


@asynccontextmanager
async def two_houses(
    url: str, settings: HouseSettings | None = None
) -> AsyncIterator[tuple[House, House]]:
    async with (
        a_house(PostgresStore(url), settings) as here,
        a_house(PostgresStore(url), settings) as there,
    ):
        yield here, there


def node_of(house: House) -> Node:
    assert house._node is not None
    return house._node


async def apart(here: House, there: House) -> tuple[Guest, Guest]:
    """Two people in a match that has begun, each at another server."""
    ada = await seated(here, ME, FRIEND)
    assert ada.shown.invite is not None
    table, _ = await there.sit("ben", ada.shown.invite, None, "Ben")
    ben = await Guest(there, "ben", table).come()
    await ada.until(lambda: len([seat for seat in ada.shown.seats if seat.name]) == 2)
    assert await ada.seal() == "done"
    assert await ben.seal(OTHER_SHARE) == "done"
    await both(lambda guest: guest.phase == "playing", ada, ben)
    return ada, ben


async def both(true: Callable[[Guest], bool], *guests: Guest) -> None:
    """Wait until something holds for all of these guests."""
    await asyncio.gather(*(guest.until(partial(true, guest)) for guest in guests))


async def soon(true: Callable[[], object]) -> None:
    """Wait until something holds, whoever is told of it."""
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.005)


async def mover_of(*guests: Guest) -> Guest:
    """Wait until one of these guests knows that it is to move."""
    await soon(lambda: any(guest.to_move for guest in guests))
    return next(guest for guest in guests if guest.to_move)


def told(guest: Guest) -> list[tuple[int, str]]:
    """The numbers and actions that a guest was told of."""
    return [(m.seq, m.action.action) for m in guest.inbox if isinstance(m, p.Acted)]


async def play_on(*guests: Guest, moves: int) -> None:
    for _ in range(moves):
        mover = await mover_of(*guests)
        assert await mover.play() == "done"
        seq = mover.seq
        await both(partial(has_seen, seq), *guests)


def has_seen(seq: int, guest: Guest) -> bool:
    return guest.seq >= seq


def test_a_match_of_people_at_two_servers(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, ben = await apart(here, there)
            while ada.phase != "over":
                if ada.phase == "between":
                    await both(lambda guest: guest.phase == "between", ada, ben)
                    await next_round(ada, ben)
                    await both(lambda guest: guest.phase == "playing", ada, ben)
                else:
                    await play_on(ada, ben, moves=1)
                    await soon(lambda: ada.seq == ben.seq and ada.phase == ben.phase)
            assert told(ada) == told(ben)
            assert len(set(told(ada))) == len(told(ada)) > 10
            assert ada.shown.rounds[-1].scores == ben.shown.rounds[-1].scores
            assert await ada.record() == await ben.record()

    run(play())


def test_everyone_is_told_who_is_here(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, ben = await apart(here, there)
            everyone = p.Presence((True, True), 0)
            await both(lambda guest: guest.presence == everyone, ada, ben)
            spectator = await watching(ben)
            await ada.until(lambda: ada.presence == p.Presence((True, True), 1))
            spectator.go()
            ben.go()
            await ada.until(lambda: ada.presence == p.Presence((True, False), 0))

    run(play())


def test_nobody_is_held_for_absent_who_is_at_another_server(url: str) -> None:
    async def play() -> None:
        async with two_houses(url, HouseSettings(away_seconds=0.3)) as (here, there):
            ada, ben = await apart(here, there)
            mover = await mover_of(ada, ben)
            # At another table somebody is held meanwhile: so they would be here.
            cleo = await seated(here, ME, FRIEND, person="cleo")
            assert cleo.shown.invite is not None
            table, _ = await there.sit("dan", cleo.shown.invite, None, "Dan")
            dan = await Guest(there, "dan", table).come()
            assert await cleo.seal() == "done"
            assert await dan.seal(OTHER_SHARE) == "done"
            await both(lambda guest: guest.phase == "playing", cleo, dan)
            away = await mover_of(cleo, dan)
            other = dan if away is cleo else cleo
            away.go()
            await other.until(lambda: any(seat.held for seat in other.shown.seats))
            assert not any(seat.held for seat in mover.shown.seats)
            assert await mover.play() == "done"

    run(play())


def test_what_is_said_and_hinted_is_heard_everywhere(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, ben = await apart(here, there)
            assert await ada.code(c.Say(new_id(), 0, "hello")) == "done"
            await ben.until(lambda: p.Said(0, "hello") in ben.inbox)
            assert ada.inbox.count(p.Said(0, "hello")) == 1

    run(play())


def test_without_notices_news_comes_a_little_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Node, "_hear", lambda *_: None)
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.2)

    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, ben = await apart(here, there)
            await play_on(ada, ben, moves=4)
            assert told(ada) == told(ben)

    run(play())


def test_one_server_looks_after_a_table(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada = await seated(here, ME, BOT)
            table = ada.table
            await soon(lambda: here._tables[table].leads)
            ben = await watching(ada)
            ben.go()
            watches = await Guest(there, None, table, ada.shown.watch).come()
            assert await ada.ready() == "done"
            await play_on(ada, moves=3)
            assert here._tables[table].leads
            assert not there._tables[table].leads
            ada.go()
            await soon(lambda: there._tables[table].leads)
            assert not here._tables[table].leads
            watches.go()

    run(play())


def test_a_table_goes_on_when_its_caretaker_dies(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "LEASE_SECONDS", 1.5)
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.2)

    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada = await seated(here, ME, BOT)
            table = ada.table
            assert await ada.ready() == "done"
            await soon(lambda: here._tables[table].leads)
            pulsing = node_of(here)._pulsing
            assert pulsing is not None
            again = await Guest(there, "ada", table).come()
            pulsing.cancel()  # as if it had stopped
            epoch = here._tables[table].epoch
            await play_on(again, moves=1)
            await soon(lambda: there._tables[table].leads)
            await play_on(again, moves=3)
            # It wakes up and believes that nothing has happened: the log knows better.
            node_of(here)._until = float("inf")
            running = here._tables[table]
            running.epoch = epoch
            await mover_of(again)
            seq = again.seq
            held = e.Held(0, "greedy", here.now())
            with pytest.raises(StaleLog):
                await running.change_as_caretaker(lambda _: [held])
            assert not any(seat.held for seat in again.shown.seats)
            # But it may pass on what people do.
            await soon(lambda: ada.seq == again.seq == seq)
            assert await ada.play() == "done"
            await soon(lambda: again.seq > seq)

    run(play())


def test_a_caretaker_goes_on_whose_lease_was_over_for_a_moment(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.5)

    async def play() -> None:
        async with a_house(PostgresStore(url)) as here:
            ada = await seated(here, ME, BOT)
            assert await ada.ready() == "done"
            await mover_of(ada)
            node_of(here)._until = 0.0
            while ada.to_move:
                assert await ada.play() == "done"
            await mover_of(ada)

    run(play())


def test_a_caretaker_who_cannot_say_that_it_leaves_is_replaced(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.1)

    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada = await seated(here, ME, BOT)
            table = ada.table
            assert await ada.ready() == "done"
            await soon(lambda: here._tables[table].leads)
            again = await Guest(there, "ada", table).come()
            store = here.store
            failed: list[bool] = []
            assert is_shared(store)
            attend = store.attend

            async def fails(attendances: Mapping[str, Attendance]) -> None:
                if not failed:
                    failed.append(True)
                    raise NotStored
                await attend(attendances)

            monkeypatch.setattr(store, "attend", fails)
            ada.go()
            await soon(lambda: failed and there._tables[table].leads)
            await play_on(again, moves=2)

    run(play())


def test_presence_is_told_where_the_seat_is_heard_of_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada = await seated(here, ME, FRIEND)
            assert ada.shown.invite is not None
            table = node_of(here)._tables[ada.table]
            with monkeypatch.context() as patch:
                patch.setattr(Table, "follow_soon", lambda self: None)
                name, _ = await there.sit("ben", ada.shown.invite, None, "Ben")
                await Guest(there, "ben", name).come()
                await soon(lambda: "ben" in table.audience.people())
            table.follow_soon()
            await ada.until(lambda: ada.presence == p.Presence((True, True), 0))

    run(play())


def test_a_node_that_was_forgotten_says_again_who_is_there(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.1)

    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, ben = await apart(here, there)
            everyone = p.Presence((True, True), 0)
            await both(lambda guest: guest.presence == everyone, ada, ben)
            cluster.query(url, f"DELETE FROM nodes WHERE id = '{node_of(there)._store.node}'")
            query = "SELECT count(*) FROM watchers"
            await soon(lambda: cluster.query(url, query) == [(2,)])
            await soon(lambda: ada.presence == everyone)

    run(play())


def test_a_dropped_table_is_gone_everywhere(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada = await seated(here, ME, BOT)
            also = await Guest(there, "ada", ada.table).come()
            await here.lists.leave("ada", ada.table)
            await also.until(lambda: any(isinstance(m, p.Bye) for m in also.inbox))
            await soon(lambda: ada.table not in there._tables)

    run(play())


def test_a_forgotten_name_is_gone_everywhere(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            _, ben = await apart(here, there)
            await here.erasure.forget("ada")
            await ben.until(lambda: "Ada" not in [seat.name for seat in ben.shown.seats])

    run(play())


def test_new_links_end_the_watching_everywhere(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, _ = await apart(here, there)
            spectator = await Guest(there, None, ada.table, ada.shown.watch).come()
            assert await ada.code(c.NewKeys(new_id())) == "done"
            await spectator.until(lambda: any(isinstance(m, p.Bye) for m in spectator.inbox))

    run(play())


def test_lists_know_what_happens_at_another_server(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            ada, ben = await apart(here, there)
            for _ in range(3):
                await play_on(ada, ben, moves=1)
                mover = await mover_of(ada, ben)
                for house in (here, there):
                    for guest in (ada, ben):
                        assert guest.person is not None
                        (listed,) = await house.lists.unfinished(guest.person)
                        assert listed.waiting == (guest is mover)

    run(play())


def test_a_first_try_of_a_day_is_one_at_all_servers(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            day = here.day.today()
            tables = await asyncio.gather(
                *(house.day.table("ada", day, "Ada") for house in (here, there, here, there))
            )
            assert len(set(tables)) == 1
            assert await here.day.table("ben", day, "Ben") not in tables

    run(play())


def test_a_wrong_clock_of_a_server_does_not_matter(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_house(PostgresStore(url)) as here:
            monkeypatch.setattr(clock, "unix_millis", lambda: 1_000_000)
            async with a_house(PostgresStore(url)) as there:
                assert abs(here.now() - there.now()) < 2000

    run(play())


def test_one_server_prunes(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            first = [await node_of(house).is_first() for house in (here, there)]
            assert sorted(first) == [False, True]
            ada = await seated(here, ME, BOT)
            await soon(lambda: here._tables[ada.table].leads)
            later = Expiry.of_all(here.now() + 1000)
            assert await there.store.prune(later) == 0  # somebody watches it elsewhere
            ada.go()
            await until_async(lambda: prunes(there, later))

    run(play())


async def prunes(house: House, expiry: Expiry) -> bool:
    return await house.store.prune(expiry) == 1


def test_who_logs_out_is_hung_up_on_everywhere(url: str) -> None:
    async def play() -> None:
        async with two_houses(url) as (here, there):
            _, ben = await apart(here, there)
            generations = [Generations(house.store) for house in (here, there)]
            assert [await known.of("ben") for known in generations] == [0, 0]
            await generations[0].advance("ben")
            here.disconnect("ben")
            assert [await known.of("ben") for known in generations] == [1, 1]
            await soon(lambda: any(isinstance(m, p.Bye) for m in ben.inbox))

    run(play())
