"""Score pads at several servers: whoever watches sees what is written at another one."""

import pytest

from cluster import Cluster
from dreistein.pads.errors import NoPad, NotYourPen
from dreistein.pads.service import Pads
from dreistein.table.store.postgres import PostgresStore
from table.guests import a_house

OP = {"op": "add", "points": 12}


async def test_a_pad_is_watched_and_handed_over_at_two_servers(cluster: Cluster) -> None:
    url = cluster.new_url()
    async with a_house(PostgresStore(url)) as here, a_house(PostgresStore(url)) as there:
        one, other = (Pads(house.store, house.now, house.context.bus) for house in (here, there))
        keys = await one.open([OP])
        assert (await other.since(keys.id, keys.watch, 0)).ops == [OP]
        changed = await other.next_change(keys.id, keys.watch)
        assert await one.write(keys.id, keys.pen, 1, [OP]) == 2
        await changed.wait()
        assert len((await other.since(keys.id, keys.watch, 0)).ops) == 2
        await one.offer(keys.id, keys.pen, True)
        pen, hand = await other.take(keys.id, keys.watch)
        assert hand == 1
        with pytest.raises(NotYourPen):
            await one.write(keys.id, keys.pen, 2, [OP])
        assert await other.write(keys.id, pen, 2, [OP]) == 3
        assert await one.write(keys.id, pen, 3, [OP]) == 4
        await one.drop(keys.id, pen)
        with pytest.raises(NoPad):
            await other.since(keys.id, keys.watch, 0)
