"""A node whose store fails: nobody is forgotten, and the lease is renewed at the next pulse."""

from typing import Any

import pytest

from dreistein.table.runtime import node as nodes
from dreistein.table.runtime.context import HouseContext, Lease
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.errors import NotStored
from dreistein.table.store.shared import Pulse
from poll import until_async


class Failing:
    """A store that raises what it was told to, and then does what it can."""

    node = "here"

    def __init__(self, *errors: Exception) -> None:
        self.errors, self.asked = list(errors), 0

    async def write(self, *work: object) -> Pulse:
        self.asked += 1
        if self.errors:
            raise self.errors.pop(0)
        return Pulse(new=False, clock=0, ahead=None)

    async def read(self, *_: object) -> None:
        """There is nothing."""

    def listen(self, *_: object) -> None:
        """Nobody tells it anything."""


def a_node(store: Failing) -> Node:
    given: Any = store
    context = HouseContext.of(given, None, HouseSettings(), lambda: 0)  # type: ignore[arg-type]
    return Node(given, Lease(), {}, context)


async def test_a_bug_loses_nobody() -> None:
    store = Failing(KeyError("attend"))
    node = a_node(store)
    node._bus.attended.publish("amsel")
    await until_async(lambda: store.asked and not node._settling, "the attempt")
    assert node._unsettled == {"amsel"}


async def test_a_pulse_that_fails_is_told_and_the_next_one_renews_the_lease(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(nodes, "PULSE_SECONDS", 0.001)
    monkeypatch.setattr(nodes, "monotonic", lambda: 100.0)
    store = Failing()
    node = a_node(store)
    await node.open()
    assert node._lease.until == 104, "a second before others believe that it is over"
    node._lease.until = 0
    store.errors = [NotStored(), KeyError("pulse")]
    await until_async(lambda: node._lease.until == 104)
    assert caplog.messages == ["no pulse: not-stored", "no pulse"]
    node._work.cancel()
    await node._work.wait()
