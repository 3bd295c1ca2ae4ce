"""What all stores in SQL have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import ClassVar, Concatenate, cast

from dreistein.table.store.base import Append, Expiry, P, Rewrite, T
from dreistein.table.store.connection import Connection
from dreistein.table.store.group_commit import Outcome
from dreistein.table.store.sql import log
from dreistein.table.store.sql.pruning import drop_old, old_logs

Work = Callable[[Connection], object]
"""A change in a transaction of its own."""
_TABLES_PER_PRUNE = 4
"""About a thousand events, so that a transaction takes a few milliseconds."""


class SqlStore(ABC):
    """A :class:`~dreistein.table.store.base.Store`, but for how it is opened and writes."""

    match_number: ClassVar[str]
    """SQL for how many matches a table has finished, from the JSON of its summary."""

    @abstractmethod
    async def _submit(self, job: Append | Work) -> Outcome:
        """Let the writer do a job, and wait until it is durable."""

    @abstractmethod
    async def _read(self, query: Callable[[Connection], T]) -> T:
        """Run a query; raises :class:`~dreistein.table.store.errors.NotRead`."""

    async def append(self, change: Append) -> None:
        await self._submit(change)

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        return await self.read(log.load, table, after)

    async def rewrite(self, change: Rewrite) -> None:
        await self.write(log.rewrite, change)

    async def drop(self, table: str, was: bytes | None = None) -> None:
        await self.write(log.drop, table, was)

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        return await self._read(lambda connection: query(connection, *args, **more))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        return cast(T, await self._submit(lambda connection: work(connection, *args, **more)))

    async def erase(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        return await self.write(work, *args, **more)

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        """Drop old logs, in small transactions so that writers need not wait."""
        found = await self.read(old_logs, expiry, self.match_number)
        old = [log for log in found if log[1] not in keep][:most]
        dropped = 0
        for start in range(0, len(old), _TABLES_PER_PRUNE):
            dropped += await self.write(drop_old, old[start : start + _TABLES_PER_PRUNE])
        return dropped
