"""What SQLite leaves of deleted text, and when a file is written anew to be rid of it.

``secure_delete`` overwrites what is deleted, but only where it is then: when a page was split
before that, copies of the rows that moved stay in the unused part of the page. VACUUM writes the
whole file anew, without them. Everybody's moves wait for it, so a file is not written anew at every
wish, and a large one only while nobody plays.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from dreistein.rules.errors import DreisteinError

NEEDS_VACUUM = "remains"
"""The name of a value that a file has as long as there may be remains in it."""
REST = 1000
"""A file that took a second to write is not written again for so many seconds."""
AGAIN_SECONDS = 600
"""When to try again at the earliest if it could not be written."""
LAST_SECONDS = 24 * 3600
"""After so long it is cleaned even if people play: what was to be forgotten goes the next day."""
LOOK_SECONDS = 5
"""How often to look whether now is a good time."""


class Cleaner:
    """Has a file written anew, at once or as soon as it may take that time again.

    ``clean`` tells whether it was done, and ``is_good_time`` whether to wait for another time.
    """

    def __init__(
        self, clean: Callable[[], Awaitable[object]], is_good_time: Callable[[], bool]
    ) -> None:
        self._clean, self._is_good_time = clean, is_good_time
        self._asking = asyncio.Lock()
        self._due = 0.0
        self._later: asyncio.Task[None] | None = None

    async def ask(self) -> None:
        """Clean, or see to it that it is done later; whoever asks meanwhile shares that."""
        async with self._asking:
            now = monotonic() >= self._due and self._is_good_time()
            if not now or not await self._run():
                self.ask_for_later()

    def ask_for_later(self) -> None:
        """Clean as soon as may be, without anybody waiting for it."""
        if self._later is None or self._later.done():
            self._later = asyncio.get_running_loop().create_task(self._keep_trying())

    async def stop(self) -> None:
        """Put off what is still to be done: the file has its mark."""
        if self._later is not None:
            self._later.cancel()
            await asyncio.gather(self._later, return_exceptions=True)

    async def _keep_trying(self) -> None:
        cleaned = False
        while not cleaned:
            await asyncio.sleep(self._due - monotonic())
            last = monotonic() + LAST_SECONDS
            while not self._is_good_time() and monotonic() < last:
                await asyncio.sleep(LOOK_SECONDS)
            cleaned = await self._run()

    async def _run(self) -> bool:
        started, cleaned = monotonic(), False
        with suppress(DreisteinError):  # a full disk, say: it is tried again
            cleaned = bool(await self._clean())
        now = monotonic()
        rest = REST * (now - started)
        self._due = now + (rest if cleaned else max(rest, AGAIN_SECONDS))
        return cleaned
