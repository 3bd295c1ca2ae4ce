"""Messages are carried out in the order they came, whichever way they came."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from dreistein.web.socket.inbox import ClientGone, Inbox

GONE = {"type": "websocket.disconnect"}


class Source:
    on_text: Callable[[str], None] | None = None
    held = False
    holds = 0

    def hold(self, held: bool) -> None:
        assert held is not self.held
        self.held = held
        self.holds += held

    def send(self, text: str) -> None:
        assert self.on_text is not None
        self.on_text(text)


def receive_from(*events: dict[str, Any]) -> Callable[[], Any]:
    waiting = list(events)

    async def receive() -> dict[str, Any]:
        return waiting.pop(0) if waiting else await asyncio.Event().wait()  # type: ignore[return-value]

    return receive


async def test_both_ways_lead_to_one_queue() -> None:
    source = Source()
    inbox = Inbox(source)
    source.send("one")
    by_asgi = [{"type": "websocket.receive", "text": "two"}, {"type": "websocket.receive"}]
    await inbox.follow(receive_from(*by_asgi, GONE))
    assert [await inbox.get() for _ in range(3)] == ["one", "two", None]
    with pytest.raises(ClientGone):
        await inbox.get()


async def test_nothing_more_is_read_while_a_message_waits() -> None:
    source = Source()
    inbox = Inbox(source)
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    source.send("one")
    assert not source.held, "it is taken at once"
    assert await reader == "one"
    source.send("two")  # while the first is being carried out
    assert source.held
    assert await inbox.get() == "two"
    assert not source.held
    source.send("three")
    inbox.close()
    assert not source.held, "or the end of the connection would not be noticed"
    source.send("four")
    assert (source.held, source.holds) == (False, 2)


async def test_whoever_waits_learns_that_the_client_has_gone() -> None:
    inbox = Inbox(Source())
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    await inbox.follow(receive_from(GONE))
    with pytest.raises(ClientGone):
        await reader


async def test_a_reader_that_gave_up_does_not_take_the_next_message() -> None:
    source = Source()
    inbox = Inbox(source)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(inbox.get(), 0.001)
    source.send("late")
    assert await inbox.get() == "late"
