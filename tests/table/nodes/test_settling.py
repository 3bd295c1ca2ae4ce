"""Saying who is here: what could not be said is said with the next pulse."""

from collections.abc import Mapping
from typing import Any

from dreistein.table.runtime.context import HouseContext, Lease
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.shared import Attendance
from poll import until_async


class Broken:
    """A store with a bug."""

    def __init__(self) -> None:
        self.asked = 0

    async def write(self, work: object, node: str, here: Mapping[str, Attendance]) -> None:
        self.asked += 1
        raise KeyError("attend")


async def test_a_bug_loses_nobody() -> None:
    store: Any = Broken()
    pool: Any = None
    context = HouseContext.of(store, pool, HouseSettings(), lambda: 0)
    store.node = "here"
    node = Node(store, Lease(), {}, context)
    context.bus.attended.publish("amsel")
    await until_async(lambda: store.asked and not node._settling, "the attempt")
    assert node._unsettled == {"amsel"}
