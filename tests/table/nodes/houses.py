"""People at several servers of one database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from dreistein.protocol import server as p
from dreistein.table.house import House
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.postgres import PostgresStore
from table import guests as g
from table.guests import FRIEND, ME, OTHER_SHARE, Guest, a_house


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
    assert house.node is not None
    return house.node


async def apart(
    here: House, there: House, one: str = "ada", other: str = "ben", clock: int | None = None
) -> tuple[Guest, Guest]:
    """Two people in a match that has begun, each at another server."""
    ada = await g.seated(here, ME, FRIEND, person=one, clock=clock)
    ben = await g.joined(ada, other, house=there)
    await ada.until(lambda: len([seat for seat in ada.shown.seats if seat.name]) == 2)
    assert (await ada.seal(), await ben.seal(OTHER_SHARE)) == ("done", "done")
    await both(lambda guest: guest.phase == "playing", ada, ben)
    return ada, ben


async def both(true: Callable[[Guest], bool], *guests: Guest) -> None:
    """Wait until something holds for all of these guests."""
    await asyncio.gather(*(guest.until(partial(true, guest)) for guest in guests))


async def soon(true: Callable[[], object]) -> None:
    """Wait until something holds, whoever is told of it."""
    async with asyncio.timeout(g.SECONDS):
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
