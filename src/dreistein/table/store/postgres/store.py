"""Tables in a PostgreSQL database, for any number of people.

One thread writes everything that is waiting in one transaction. Reads have connections of their
own, one for each of a few threads. A connection that breaks is made again; what was not committed
is written again, and what was is not.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from time import monotonic, sleep

import psycopg

from dreistein.table.store import errors, nodes, settings
from dreistein.table.store.base import Append, Expiry, Rewrite, T
from dreistein.table.store.connection import Connection
from dreistein.table.store.group_commit import GroupCommit, Outcome
from dreistein.table.store.postgres.listener import Listener
from dreistein.table.store.postgres.log_reader import LogReader
from dreistein.table.store.postgres.schema import prepare
from dreistein.table.store.postgres.session import Lost, Session, Watch, place_of
from dreistein.table.store.postgres.writes import Writer
from dreistein.table.store.shared import Heard
from dreistein.table.store.sql import log
from dreistein.table.store.sql.store import SqlStore, Work

_READERS = 4
_PAUSE_SECONDS = 0.1
_MOST_TOLD_BYTES = 7000
"""PostgreSQL passes on notices of up to 8,000."""


class PostgresStore(SqlStore):
    """A :class:`~dreistein.table.store.base.Store` in the database at a URL."""

    match_number = "coalesce((convert_from(text, 'UTF8')::json->>'match')::integer, 0)"

    def __init__(
        self, url: str, *, group: int = 256, patience: float = 8, silence: float = 15
    ) -> None:
        """``patience`` is for how many seconds a database that is away is waited for.

        After ``silence`` without an answer it is hung up on; statements end by themselves sooner.
        """
        self._url, self._group, self._patience, self._silence = url, group, patience, silence
        self._writer: Writer | None = None
        self._jobs: GroupCommit[Append | Work] = GroupCommit(self._write, group)
        self._readers: ThreadPoolExecutor | None = None
        self._idle: SimpleQueue[Session] = SimpleQueue()
        """The connections that nobody reads from now."""
        self._watch = Watch(self._silence)
        self.node = secrets.token_hex(8)
        self._channel = ""
        self._listener: Listener | None = None
        self._log_reader = LogReader(self._read)

    @property
    def place(self) -> str:
        """Where the database is, as it may be shown."""
        return place_of(self._url)

    @property
    def commits(self) -> int:
        """Transactions committed since the store was opened."""
        return self._writer.commits if self._writer else 0

    async def open(self) -> None:
        if self._readers is not None:
            return
        self._watch = Watch(self._silence)
        self._watch.start()
        try:
            await asyncio.to_thread(self._open)
        except BaseException:
            self._watch.stop()
            raise
        self._jobs = GroupCommit(self._write, self._group)
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")
        self._jobs.start()

    def _open(self) -> None:
        session = Session(self._url, read_only=False)
        self._watch.add(session)
        try:
            _check_encoding(session)
            prepare(session)
            if settings.value(session, settings.COPIED_FROM) is not None:
                raise errors.CopyUnfinished(path=self.place)
            self._channel = nodes.channel(session)
        except psycopg.errors.LockNotAvailable as error:
            raise errors.DatabaseInUse(path=self.place) from error  # it is being copied
        except (Lost, psycopg.Error) as error:
            reason = str(error.__cause__ or error).strip().partition("\n")[0]
            raise errors.PostgresUnreachable(path=self.place, reason=reason) from error
        finally:
            session.close()
        self._writer = Writer(self._connect_writer, self._patience, self._announce)
        self._writer.open()

    def _connect_writer(self) -> Session:
        session = Session(self._url, read_only=False)
        self._watch.add(session)
        try:
            (kept,) = session.execute("SHOW synchronous_commit").fetchone()
            if kept in ("off", "local"):  # what was acknowledged must survive
                session.execute("SET synchronous_commit = on")
        except (Lost, psycopg.Error) as error:
            session.close()
            raise errors.PostgresUnreachable(
                path=self.place, reason=type(error).__name__
            ) from error
        return session

    async def close(self) -> None:
        readers, self._readers = self._readers, None
        listener, self._listener = self._listener, None
        if listener is not None:
            await asyncio.to_thread(listener.stop)
        await self._jobs.stop()
        if readers is not None:
            await asyncio.to_thread(self._close, readers)

    def _close(self, readers: ThreadPoolExecutor) -> None:
        readers.shutdown()
        while not self._idle.empty():
            self._idle.get().close()
        if self._writer is not None:
            self._writer.close()
        self._watch.stop()

    # ------------------------------------------------------------------------ writing

    async def _submit(self, job: Append | Work) -> Outcome:
        return await self._jobs.submit(job)

    def _write(self, jobs: list[Append | Work]) -> Sequence[Outcome]:
        writer = self._writer
        assert writer is not None
        appends = [job for job in jobs if isinstance(job, Append)]
        appended = iter(writer.append(appends) if appends else ())
        return [next(appended) if isinstance(job, Append) else writer.transact(job) for job in jobs]

    async def rewrite(self, change: Rewrite) -> None:
        await self.write(_rewrite, change)

    async def check_room(self) -> None:
        """Nobody can ask how much room the database has; but whether there was some just now."""
        if self._writer is not None and self._writer.disk_full:
            raise errors.NoRoom

    def _announce(self, session: Session, heads: dict[str, int]) -> None:
        """Tell other nodes which tables changed: one notice for many."""
        told: dict[str, int] = {}
        size = 0
        for table, head in heads.items():
            told[table] = head
            size += len(table.encode("utf-8", "replace")) + 16
            if size > _MOST_TOLD_BYTES:
                nodes.tell(session, self._channel, self._notice({"heads": told}))
                told, size = {}, 0
        if told:
            nodes.tell(session, self._channel, self._notice({"heads": told}))

    def _notice(self, what: Mapping[str, object]) -> str:
        return json.dumps({"from": self.node, **what}, separators=(",", ":"))

    # ------------------------------------------------------------------------ other nodes

    async def tell(self, what: Mapping[str, object]) -> None:
        await self.write(nodes.tell, self._channel, self._notice(what))

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        return await super().prune(expiry, most, {*keep, *await self.read(nodes.watched)})

    def listen(self, heard: Heard, lost: Callable[[], None]) -> None:
        def told(text: str) -> None:
            what = json.loads(text)
            if what.pop("from") != self.node:
                heard(what)

        def connect() -> Session:
            session = Session(self._url, read_only=True)
            self._watch.add(session)
            return session

        self._listener = Listener(connect, self._channel, told, lost)

    # ------------------------------------------------------------------------ reading

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        if after < 1:
            return await super().load(table)
        return await self._log_reader.load(table, after)

    async def _read(self, query: Callable[[Connection], T]) -> T:
        readers = self._readers
        if readers is None:
            raise errors.NotRead
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(readers, self._read_now, query)

    def _read_now(self, query: Callable[[Connection], T]) -> T:
        until = monotonic() + self._patience
        while True:
            try:
                return self._read_once(query)
            except psycopg.Error as error:
                raise errors.NotRead from error
            except (Lost, errors.DatabaseError) as error:
                if monotonic() >= until:
                    raise errors.NotRead from error
                sleep(_PAUSE_SECONDS)

    def _read_once(self, query: Callable[[Connection], T]) -> T:
        try:
            session = self._idle.get_nowait()
        except Empty:
            session = Session(self._url, read_only=True)
            self._watch.add(session)
        try:
            return query(session)
        finally:
            if session.broken:
                session.close()
            else:
                self._idle.put(session)


def _rewrite(connection: Connection, change: Rewrite) -> None:
    connection.execute("SELECT 1 FROM tables WHERE name = ? FOR UPDATE", (change.table,))
    chain = log.rewrite(connection, change)
    connection.execute(
        "UPDATE tables SET chain = ?, rewritten = rewritten + 1 WHERE name = ?",
        (chain, change.table),
    )


def _check_encoding(session: Session) -> None:
    (encoding,) = session.execute("SHOW server_encoding").fetchone()
    if encoding != "UTF8":
        reason = f"its encoding is {encoding}, but names of people need UTF8"
        raise errors.PostgresUnreachable(path=session.place, reason=reason)
