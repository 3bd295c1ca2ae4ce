"""Tables in one SQLite file, written where they are asked for: a store without threads."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate

from dreistein.offline import copies
from dreistein.rules.errors import DreisteinError
from dreistein.table.store.base import Append, P, T
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import NotRead, NotStored
from dreistein.table.store.group_commit import Outcome
from dreistein.table.store.sql.store import SqlStore, Work
from dreistein.table.store.sqlite.file import check_version
from dreistein.table.store.sqlite.schema import create
from dreistein.table.store.sqlite.store import SqliteStore
from dreistein.table.store.sqlite.writes import BatchWriter

_SETTINGS = (
    "locking_mode = EXCLUSIVE",
    "journal_mode = TRUNCATE",  # a write-ahead log takes shared memory
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
    "temp_store = MEMORY",
)
LEAST_FREE_BYTES = 5_000_000
"""With less room nothing new is opened."""


def _any_room() -> int:
    return LEAST_FREE_BYTES


class DeviceFull(DreisteinError):
    """So little room is left that it is kept for what is going on already."""

    sentence = (
        "This device has hardly any room left for the game. Games go on, but no new ones can "
        "start. Save your games as a file, and make room."
    )


class InlineStore(SqlStore):
    """A :class:`~dreistein.table.store.base.Store` in a file, for one event loop and one person."""

    match_number = SqliteStore.match_number

    def __init__(self, path: Path | str, free: Callable[[], int] = _any_room) -> None:
        """``free`` says how many bytes there is room for."""
        self._path, self._free = Path(path), free
        self._connection: sqlite3.Connection | None = None
        self._batches: BatchWriter | None = None

    async def open(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            found = check_version(self._path, connection)
            for setting in _SETTINGS:
                connection.execute(f"PRAGMA {setting}")
            if not found:
                create(connection)
        except BaseException:
            connection.close()
            raise
        self._connection, self._batches = connection, BatchWriter(connection)

    async def close(self) -> None:
        connection, self._connection, self._batches = self._connection, None, None
        if connection is not None:
            connection.close()

    async def check_room(self) -> None:
        if self._free() < LEAST_FREE_BYTES:
            raise DeviceFull

    def written(self) -> str:
        """All that is stored, as a text."""
        if self._connection is None:
            raise NotRead
        return copies.written(self._connection)

    async def replace(self, copy: sqlite3.Connection) -> None:
        """Put a copy in the place of all that is stored, while this store is closed."""
        await self.open()
        try:
            if self._connection is not None:
                copies.replace(self._connection, copy)
        finally:
            await self.close()

    async def erase(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        result = await super().erase(work, *args, **more)
        if self._batches is not None:
            self._batches.clean()
        return result

    async def _submit(self, job: Append | Work) -> Outcome:
        if self._batches is None:
            raise NotStored
        outcome: Outcome
        if isinstance(job, Append):
            (outcome,) = self._batches.append([job])
        else:
            outcome = self._batches.transact(job)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def _read(self, query: Callable[[Connection], T]) -> T:
        if self._connection is None:
            raise NotRead
        try:
            return query(self._connection)
        except sqlite3.Error as error:
            raise NotRead from error
