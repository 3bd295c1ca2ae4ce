"""Tables in one SQLite file: the store that needs no setup.

One thread writes everything that is waiting in one transaction, so many tables share one wait for
the disk. Reads have a connection and a thread of their own, and see whatever was acknowledged. Only
one server at a time opens the file; other programs may read it meanwhile.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar, cast

from dreistein.table.store.base import (
    Append,
    ChallengeTry,
    DayPlace,
    Edit,
    Edits,
    Expiry,
    ListedMatch,
    NamedMatch,
    NoRoom,
    NotRead,
    Rewrite,
    StoredChallenge,
    WaitingTable,
)
from dreistein.table.store.group_commit import GroupCommit, Outcome
from dreistein.table.store.sqlite import challenges, erasure, generations
from dreistein.table.store.sqlite import reads as read
from dreistein.table.store.sqlite.file import DatabaseFile, open_file
from dreistein.table.store.sqlite.schema import fingerprint
from dreistein.table.store.sqlite.writes import BatchWriter

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], object]
_TABLES_PER_PRUNE = 4
"""About a thousand events, so that a transaction takes a few milliseconds."""


class SqliteStore:
    """A :class:`~dreistein.table.store.base.Store` in a file, which is created if missing.

    The tables of ``:memory:`` are gone when the store is closed.
    """

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
        self._file = await asyncio.to_thread(open_file, path, self._busy_seconds)
        self._batches = BatchWriter(self._file.writer)
        self._writer = GroupCommit(self._write, self._group)
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._writer.start()

    async def close(self) -> None:
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
        await self._writer.submit(change)

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        return cast(bytes, await self._writer.submit(partial(_get_or_set, name, value)))

    async def put(self, name: str, value: bytes) -> None:
        await self._writer.submit(partial(_put, name, value))

    async def drop(self, table: str) -> None:
        await self._writer.submit(partial(self._drop_table, table))

    def _drop_table(self, table: str, connection: sqlite3.Connection) -> None:
        assert self._batches is not None
        self._batches.forget([table])
        connection.execute("DELETE FROM tables WHERE name = ?", (table,))

    async def unlist(self, person: str, table: str, match: int) -> bool:
        return cast(bool, await self._writer.submit(partial(self._unlist, person, table, match)))

    def _unlist(self, person: str, table: str, match: int, connection: sqlite3.Connection) -> bool:
        connection.execute(
            "DELETE FROM matches WHERE person = ? AND table_name = ? AND match = ?",
            (fingerprint(person), table, match),
        )
        challenges.forget(person, table, match, connection)
        connection.execute(
            "DELETE FROM finished WHERE table_name = :table AND match = :match AND NOT EXISTS "
            "(SELECT 1 FROM matches WHERE table_name = :table AND match = :match)",
            {"table": table, "match": match},
        )
        dropped = connection.execute(
            "DELETE FROM tables WHERE name = :table AND phase = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM matches WHERE table_name = :table)",
            {"table": table},
        ).rowcount
        if dropped:
            assert self._batches is not None
            self._batches.forget([table])
        return bool(dropped)

    async def rewrite(self, change: Rewrite) -> None:
        await self._writer.submit(partial(self._rewrite, change))

    def _rewrite(self, change: Rewrite, connection: sqlite3.Connection) -> None:
        assert self._batches is not None
        self._batches.forget([change.table])
        erasure.rewrite(change, connection)

    async def erase_match(self, person: str, match: NamedMatch, edit: Edits) -> None:
        await self._writer.submit(partial(erasure.erase_match, person, match, edit))

    async def erase_person(self, person: str, name: str, edit: Edit) -> None:
        await self._writer.submit(partial(erasure.erase_person, person, name, edit))
        await self._writer.submit(_merge_log)

    async def named(self, person: str) -> tuple[list[str], list[NamedMatch]]:
        return await self._read(partial(erasure.named, person))

    async def next_generation(self, person: str) -> int:
        work = partial(generations.next_generation, person)
        return cast(int, await self._writer.submit(work))

    async def add_challenge(self, person: str, challenge: StoredChallenge) -> None:
        await self._writer.submit(partial(challenges.add_challenge, person, challenge))

    async def add_try(self, challenge: str, person: str, table: str, name: str, at: int) -> bool:
        work = partial(challenges.add_try, challenge, person, table, name, at)
        return cast(bool, await self._writer.submit(work))

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        """Drop old logs, in small transactions so that writers need not wait."""
        found = await self._read(partial(read.old_logs, expiry))
        old = [log for log in found if log[1] not in keep][:most]
        dropped = 0
        for start in range(0, len(old), _TABLES_PER_PRUNE):
            some = old[start : start + _TABLES_PER_PRUNE]
            dropped += cast(int, await self._writer.submit(partial(self._drop, some)))
        return dropped

    def _drop(self, old: Sequence[tuple[int, str, int]], connection: sqlite3.Connection) -> int:
        assert self._batches is not None
        self._batches.forget(name for _, name, _ in old)
        # Something may have happened at a table since it was found.
        statement = "DELETE FROM tables WHERE id = ? AND at = ?"
        return connection.executemany(statement, [(i, at) for i, _, at in old]).rowcount

    def _write(self, jobs: list[Append | Work]) -> Sequence[Outcome]:
        batches = self._batches
        assert batches is not None
        appended = iter(batches.append([job for job in jobs if isinstance(job, Append)]))
        return [
            next(appended) if isinstance(job, Append) else self._do(job, batches) for job in jobs
        ]

    def _do(self, work: Work, batches: BatchWriter) -> Outcome:
        if work is not _merge_log:
            return batches.transact(work)
        batches.merge_log()
        return None

    # ------------------------------------------------------------------------ reading

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        return await self._read(partial(read.load, table, after))

    async def find(self, key: str) -> tuple[str, str] | None:
        return await self._read(partial(read.find, key))

    async def tables_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[WaitingTable]:
        return await self._read(partial(read.tables_of, person, limit, before))

    async def matches_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[ListedMatch]:
        return await self._read(partial(read.matches_of, person, limit, before))

    async def match_of(self, person: str, table: str, match: int) -> ListedMatch | None:
        return await self._read(partial(read.match_of, person, table, match))

    async def best_before(self, person: str, setting: str, at: int) -> tuple[int | None, int]:
        return await self._read(partial(read.best_before, person, setting, at))

    async def outdated(self, limit: int) -> list[tuple[str, bool]]:
        return await self._read(partial(read.outdated, limit))

    async def record(self, table: str, match: int) -> bytes | None:
        return await self._read(partial(read.record, table, match))

    async def day_list(self, day: str, limit: int) -> list[DayPlace]:
        return await self._read(partial(read.day_list, day, limit))

    async def day_score(self, day: str, person: str) -> DayPlace | None:
        return await self._read(partial(read.day_score, day, person))

    async def day_scores(self, day: str) -> tuple[int, int | None]:
        return await self._read(partial(read.day_scores, day))

    async def days_of(self, person: str, until: str, limit: int) -> list[str]:
        return await self._read(partial(read.days_of, person, until, limit))

    async def challenge(self, challenge: str) -> StoredChallenge | None:
        return await self._read(partial(challenges.challenge, challenge))

    async def challenge_of(self, person: str, table: str, match: int) -> str | None:
        return await self._read(partial(challenges.challenge_of, person, table, match))

    async def count_challenges(self, person: str) -> int:
        return await self._read(partial(challenges.count_challenges, person))

    async def tries(self, challenge: str, person: str | None) -> list[ChallengeTry]:
        return await self._read(partial(challenges.tries, challenge, person))

    async def generation(self, person: str) -> int:
        return await self._read(partial(generations.generation, person))

    async def ping(self) -> None:
        await self._read(read.ping)

    async def check_room(self) -> None:
        with suppress(OSError):
            if shutil.disk_usage(self.path.parent).free < self._least_free_bytes:
                raise NoRoom

    async def count_by_phase(self) -> dict[str, int]:
        return await self._read(read.count_by_phase)

    async def count_unfinished(self, person: str) -> int:
        return await self._read(partial(read.count_unfinished, person))

    async def count_logs(self) -> int:
        return await self._read(read.count_logs)

    async def _read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        file, readers = self._file, self._readers
        if file is None or readers is None:
            raise NotRead
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(readers, query, file.reader)
        except sqlite3.Error as error:
            raise NotRead from error


def _merge_log(_: sqlite3.Connection) -> None:
    """Stands for a job that needs no transaction."""


def _get_or_set(name: str, value: bytes, connection: sqlite3.Connection) -> bytes:
    connection.execute("INSERT OR IGNORE INTO kept VALUES (?, ?)", (name, value))
    (stored,) = connection.execute("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()
    return bytes(stored)


def _put(name: str, value: bytes, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, value))
