"""What is known at one server is known at all of them."""

import asyncio

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table.store.base import Expiry
from dreistein.web.guard.sessions import Generations
from poll import until_async
from table import guests as g
from table.guests import BOT, ME, Guest, new_id
from table.nodes.houses import apart, mover_of, node_of, play_on, soon, two_houses


async def test_a_dropped_table_is_gone_everywhere(url: str) -> None:
    async with two_houses(url) as (here, there):
        ada = await g.seated(here, ME, BOT)
        also = await Guest(there, "ada", ada.table).come()
        await here.lists.leave("ada", ada.table)
        await also.until(lambda: any(isinstance(m, p.Bye) for m in also.inbox))
        await soon(lambda: ada.table not in there.tables.running)


async def test_old_links_and_a_forgotten_name_are_gone_everywhere(url: str) -> None:
    async with two_houses(url) as (here, there):
        ada, ben = await apart(here, there)
        spectator = await Guest(there, None, ada.table, ada.shown.watch).come()
        assert await ada.code(c.NewKeys(new_id())) == "done"
        await spectator.until(lambda: any(isinstance(m, p.Bye) for m in spectator.inbox))
        await here.erasure.erase("ada")
        await ben.until(lambda: "Ada" not in [seat.name for seat in ben.shown.seats])


async def test_lists_know_what_happens_at_another_server(url: str) -> None:
    async with two_houses(url) as (here, there):
        for guests in (await g.duel(here), await apart(here, there, "cleo", "dora")):
            for _ in range(3):
                await play_on(*guests, moves=1)
                mover = await mover_of(*guests)
                for house in (here, there):
                    for guest in guests:
                        (listed,) = await house.lists.unfinished(str(guest.person))
                        assert listed.waiting == (guest is mover)


async def test_a_first_try_of_a_day_is_one_at_all_servers(url: str) -> None:
    async with two_houses(url) as (here, there):
        day = here.day.today()
        tables = await asyncio.gather(
            *(house.day.table("ada", day, "Ada") for house in (here, there, here, there))
        )
        assert len(set(tables)) == 1
        assert await here.day.table("ben", day, "Ben") not in tables


async def test_one_server_prunes(url: str) -> None:
    async with two_houses(url) as (here, there):
        first = [await node_of(house).is_first() for house in (here, there)]
        assert sorted(first) == [False, True]
        ada = await g.seated(here, ME, BOT)
        await soon(lambda: here.tables.running[ada.table].writer.leads)
        later = Expiry.of_all(here.now() + 1000)
        assert await there.store.prune(later) == 0  # somebody watches it elsewhere
        ada.go()

        async def prunes() -> bool:
            return await there.store.prune(later) == 1

        await until_async(prunes)


async def test_who_logs_out_is_hung_up_on_everywhere(url: str) -> None:
    async with two_houses(url) as (here, there):
        _, ben = await apart(here, there)
        generations = [Generations(house.store) for house in (here, there)]
        assert [await known.of("ben") for known in generations] == [0, 0]
        await generations[0].advance("ben")
        here.tables.disconnect("ben")
        assert [await known.of("ben") for known in generations] == [1, 1]
        await soon(lambda: any(isinstance(m, p.Bye) for m in ben.inbox))
