"""Tables in one SQLite file: the store that needs no setup.

One thread writes everything that is waiting in one transaction, so many tables share one wait for
the disk. Reads have a connection and a thread of their own, and see whatever was acknowledged. Only
one server at a time opens the file; other programs may read it meanwhile.
"""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Concatenate

from dreistein.rules.errors import printable
from dreistein.table.store import settings
from dreistein.table.store.base import Append, P, T
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import CopyUnfinished, NoRoom, NotRead
from dreistein.table.store.group_commit import GroupCommit, Outcome
from dreistein.table.store.sql.store import SqlStore, Work
from dreistein.table.store.sqlite.file import DatabaseFile, open_file
from dreistein.table.store.sqlite.vacuum import NEEDS_VACUUM, Cleaner
from dreistein.table.store.sqlite.writes import BatchWriter

_LARGE_BYTES = 200_000_000
"""A file that takes more than some two seconds to write anew."""
_QUIET_SECONDS = 60
"""After so long without an action, nobody plays."""
_log = logging.getLogger(__name__)


class SqliteStore(SqlStore):
    """A :class:`~dreistein.table.store.base.Store` in a file, which is created if missing.

    The tables of ``:memory:`` are gone when the store is closed.
    """

    match_number = "coalesce(json_extract(CAST(text AS TEXT), '$.match'), 0)"

    def __init__(
        self,
        path: Path | str,
        *,
        busy_seconds: float = 2,
        group: int = 256,
        least_free_bytes: int = 100_000_000,
    ) -> None:
        """Below ``least_free_bytes`` of free disk, nothing new is opened."""
        self.path = Path(path)
        self._least_free_bytes = least_free_bytes
        self._busy_seconds = busy_seconds
        self._group = group
        self._file: DatabaseFile | None = None
        self._folder: TemporaryDirectory[str] | None = None
        self._batches: BatchWriter | None = None
        self._writer: GroupCommit[Append | Work] = GroupCommit(self._write, group)
        self._readers: ThreadPoolExecutor | None = None
        self._cleaner: Cleaner | None = None
        self._appended_at = 0.0

    @property
    def commits(self) -> int:
        """Transactions committed since the store was opened."""
        return self._batches.commits if self._batches else 0

    async def open(self) -> None:
        if self._file is not None:
            return
        path = self.path
        if str(path) == ":memory:":
            self._folder = TemporaryDirectory(prefix="dreistein-")
            path = Path(self._folder.name) / "tables.db"
        file, marked = await asyncio.to_thread(_open_whole, path, self._busy_seconds)
        self._file, self._batches = file, BatchWriter(file.writer)
        self._writer = GroupCommit(self._write, self._group)
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._writer.start()
        self._appended_at = monotonic()
        self._cleaner = Cleaner(partial(self._writer.submit, _clean), self._may_wait)
        if marked:
            self._cleaner.ask_for_later()

    async def close(self) -> None:
        if self._cleaner is not None:
            await self._cleaner.stop()
        file, self._file = self._file, None
        readers, self._readers = self._readers, None
        await self._writer.stop()
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
        if file is not None:
            await asyncio.to_thread(file.close)
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    # ------------------------------------------------------------------------ writing

    async def append(self, change: Append) -> None:
        self._appended_at = monotonic()
        await self._writer.submit(change)  # the same as of every store, with one call less

    async def _submit(self, job: Append | Work) -> Outcome:
        return await self._writer.submit(job)

    async def erase(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        # The mark first: should the server end now, the next one cleans up.
        await self.write(settings.put, NEEDS_VACUUM, b"")
        result = await super().erase(work, *args, **more)
        await self._writer.submit(_merge_log)
        if self._cleaner is not None:
            await self._cleaner.ask()
        return result

    def _write(self, jobs: list[Append | Work]) -> Sequence[Outcome]:
        batches = self._batches
        assert batches is not None
        appended = iter(batches.append([job for job in jobs if isinstance(job, Append)]))
        return [
            next(appended) if isinstance(job, Append) else self._do(job, batches) for job in jobs
        ]

    def _do(self, work: Work, batches: BatchWriter) -> Outcome:
        if work is _clean:
            return self._room_to_clean() and batches.clean()
        if work is _merge_log:
            return batches.merge_log()
        return batches.transact(work)

    def _may_wait(self) -> bool:
        """Whether actions may wait until the file is written anew."""
        quiet = monotonic() - self._appended_at > _QUIET_SECONDS
        return quiet or self._size() <= _LARGE_BYTES

    def _room_to_clean(self) -> bool:
        """Whether a copy of the file and a log as large as it leave the disk room enough."""
        needed = self._least_free_bytes + 2 * self._size()
        with suppress(OSError):
            if shutil.disk_usage(self.path.parent).free < needed:
                _log.warning("remains of deleted rows are not removed yet: it takes %d B", needed)
                return False
        return True

    def _size(self) -> int:
        with suppress(OSError):  # there is no such file if it is in memory
            return self.path.stat().st_size
        return 0

    # ------------------------------------------------------------------------ reading

    async def check_room(self) -> None:
        with suppress(OSError):
            if shutil.disk_usage(self.path.parent).free < self._least_free_bytes:
                raise NoRoom

    async def _read(self, query: Callable[[Connection], T]) -> T:
        file, readers = self._file, self._readers
        if file is None or readers is None:
            raise NotRead
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(readers, query, file.reader)
        except sqlite3.Error as error:
            raise NotRead from error


def _open_whole(path: Path, busy_seconds: float) -> tuple[DatabaseFile, bool]:
    """Open a file, unless it is a copy that was cut short; tells if there may be remains in it."""
    file = open_file(path, busy_seconds)
    if settings.value(file.writer, settings.COPIED_FROM) is not None:
        file.close()
        raise CopyUnfinished(path=printable(path))
    return file, settings.value(file.writer, NEEDS_VACUUM) is not None


def _merge_log(_: Connection) -> None:
    """Stands for a job that needs no transaction."""


def _clean(_: Connection) -> None:
    """Stands for another one."""
