"""Waiting for what happens elsewhere: in another thread, task or process."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_INTERVAL_SECONDS = 0.01
_SECONDS = 120
"""Passes only if something is wrong, however busy the machine."""


def until(found: Callable[[], T], what: str = "it", seconds: float = _SECONDS) -> T:
    """Wait until this returns something true, and return that."""
    end = time.monotonic() + seconds
    while not (result := found()):
        assert time.monotonic() < end, f"{what} did not happen within {seconds} s"
        time.sleep(_INTERVAL_SECONDS)
    return result


async def bounded(work: Coroutine[Any, Any, T]) -> T:
    """What a test does, with a time limit."""
    return await asyncio.wait_for(work, 300)


async def until_async(
    holds: Callable[[], object] | Callable[[], Awaitable[object]],
    what: str = "it",
    seconds: float = _SECONDS,
) -> None:
    """Wait in a task until this returns something true; it may be a coroutine function."""
    end = time.monotonic() + seconds
    while True:
        result = holds()
        if isinstance(result, Awaitable):
            result = await result
        if result:
            return
        assert time.monotonic() < end, f"{what} did not happen within {seconds} s"
        await asyncio.sleep(_INTERVAL_SECONDS)
