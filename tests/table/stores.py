"""A store that obeys the test: it fails as often as it is told, or makes writers wait."""

import asyncio
from collections.abc import Collection
from pathlib import Path

from dreistein.table.store.base import Append, Expiry
from dreistein.table.store.sqlite import SqliteStore


class ObedientStore(SqliteStore):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tables.db")
        self.append_errors, self.prune_errors = list[Exception](), list[Exception]()
        """What the next calls raise."""
        self.gate = asyncio.Event()
        """Closed, it keeps appends waiting."""
        self.gate.set()

    async def append(self, change: Append) -> None:
        await self.gate.wait()
        if self.append_errors:
            raise self.append_errors.pop()
        await super().append(change)

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        if self.prune_errors:
            raise self.prune_errors.pop()
        return await super().prune(expiry, most, keep)
