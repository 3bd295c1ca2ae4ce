"""Writing to the database: many appends in one transaction, each of them completely or not at all.

Whoever appends locks the rows of the tables first, in one order, and compares the numbers of their
last events. So any number of servers may write, and the log decides who was first.

A connection may break while a transaction is being committed. Every transaction leaves its number
in the row of its writer, so a new connection finds out whether it was carried out.
"""

import logging
import secrets
from collections.abc import Callable, Sequence
from time import monotonic, sleep

import psycopg
from psycopg import errors as pg

from dreistein.rules.errors import DreisteinError
from dreistein.table.store.base import Append
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import DatabaseError, MaybeStored, NotStored, PostgresUnreachable
from dreistein.table.store.group_commit import Outcome
from dreistein.table.store.postgres.appends import Appends
from dreistein.table.store.postgres.session import Lost, Session

_PAUSE_SECONDS = 0.1
"""Between two attempts to connect."""
_PRESENT = pg.DeadlockDetected, pg.SerializationFailure
"""What may work when it is tried again at once."""
_DONE = "UPDATE writers SET last = CASE session WHEN ? THEN ? END, since = now() WHERE id = ?"
"""Fails, and with it the transaction, if the writer has a newer connection: none may be NULL."""
_UNKNOWN = -1

_log = logging.getLogger(__name__)


class _Unsure(Exception):
    """Nobody can say now whether a transaction was committed."""


class Writer:
    """Writes for one server, in the writer's thread."""

    def __init__(
        self,
        connect: Callable[[], Session],
        patience: float,
        announce: Callable[[Session, dict[str, int]], None],
    ) -> None:
        """``patience`` is for how many seconds a lost connection is tried again.

        ``announce`` tells others which tables changed, in the transaction that changes them.
        """
        self._connect, self._patience, self._announce = connect, patience, announce
        self._session: Session | None = None
        self._id = secrets.token_bytes(16)
        self._number = 0
        """Of the last transaction."""
        self._connections = 0
        """How many this writer has had; only the last one can commit."""
        self._last = _UNKNOWN
        """The last transaction that was committed before this connection."""
        self.commits = 0
        self.disk_full = False
        """Whether the last thing that failed did so because a disk was full."""

    def open(self) -> None:
        """Connect; raises :class:`DatabaseError`."""
        self._session = self._connected()

    def close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            try:
                session.execute("DELETE FROM writers WHERE id = ?", (self._id,))
            except (Lost, psycopg.Error):
                _log.info("the database was not told that its writer ends")
            session.close()

    def append(self, changes: Sequence[Append]) -> Sequence[Outcome]:
        """Write a group in one transaction; if that fails, each append in one of its own."""
        group: list[Appends] = []

        def write(session: Session) -> Sequence[Outcome]:
            group[:] = [Appends(session)]
            return group[0].prepare(changes)

        def finish(session: Session) -> None:
            group[0].write()
            self._announce(session, group[0].heads)

        outcome = self._transact(write, finish)
        if not isinstance(outcome, Exception):
            assert isinstance(outcome, list)
            return outcome
        if len(changes) == 1 or isinstance(outcome.__cause__, _Unsure | DatabaseError | Lost):
            return [outcome for _ in changes]
        # Only the faulty ones may fail; and what was stale next to them may not be stale now.
        return [outcome for change in changes for outcome in self.append([change])]

    def transact(self, work: Callable[[Connection], object]) -> Outcome:
        """Run a function in a transaction of its own; returns its result or an exception."""
        return self._transact(work, lambda _: None)

    def _transact(
        self, work: Callable[[Session], object], finish: Callable[[Session], None]
    ) -> Outcome:
        """What ``work`` returns, once it is durable; ``finish`` is sent along with the commit."""
        until = monotonic() + self._patience
        retried = False
        while True:
            try:
                outcome = self._attempt(work, finish, until)
            except (Lost, DatabaseError) as error:
                if monotonic() < until:
                    sleep(_PAUSE_SECONDS)
                    continue
                return self._failed(NotStored(), error)
            except _Unsure as error:
                return self._failed(MaybeStored(), error)
            except DreisteinError as refusal:
                self._roll_back()
                return refusal
            except _PRESENT as error:
                self._roll_back()
                if retried:
                    return self._failed(NotStored(), error)
                retried = True
                continue
            except Exception as error:  # also a bug: it may cost its own job, and no other
                self._roll_back()
                return self._failed(NotStored(), error)
            self.disk_full = False
            return outcome

    def _attempt(
        self, work: Callable[[Session], object], finish: Callable[[Session], None], until: float
    ) -> object:
        """Do it once; raises :class:`Lost` if nothing has happened."""
        session = self._session
        if session is None or session.broken:
            session = self._session = self._connected()
        session.execute("BEGIN")
        outcome = work(session)
        self._number += 1
        try:
            with session.pipeline():
                finish(session)
                session.execute(_DONE, (self._connections, self._number, self._id))
                session.execute("COMMIT")
        except Lost as lost:
            if not self._was_committed(until):
                raise lost from None
        self.commits += 1
        return outcome

    def _was_committed(self, until: float) -> bool:
        """Whether the last transaction was committed after all; raises :class:`_Unsure`."""
        while True:
            try:
                self._session = self._connected()
            except (Lost, DatabaseError) as error:
                if monotonic() >= until:
                    raise _Unsure from error
                sleep(_PAUSE_SECONDS)
            else:
                _log.info("a connection was lost in a commit; the database knows how it ended")
                if self._last == _UNKNOWN:
                    raise _Unsure
                return self._last == self._number

    def _connected(self) -> Session:
        """Connect, and see to it that nothing of the connection before can be committed any more.

        What it is committing now holds a lock on the row, so that is waited for.
        """
        session = self._connect()
        try:
            session.execute(
                "INSERT INTO writers (id, last) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
                (self._id, _UNKNOWN if self._number else 0),
            )
            self._connections, self._last = session.execute(
                "UPDATE writers SET session = session + 1 WHERE id = ? RETURNING session, last",
                (self._id,),
            ).fetchone()
            session.execute("DELETE FROM writers WHERE since < now() - interval '30 days'")
        except (Lost, psycopg.Error) as error:
            session.close()
            raise PostgresUnreachable(path=session.place, reason=type(error).__name__) from error
        return session

    def _roll_back(self) -> None:
        if self._session is not None:
            self._session.roll_back()

    def _failed(self, failure: NotStored, cause: Exception) -> NotStored:
        self.disk_full = isinstance(cause, pg.DiskFull)
        state = getattr(cause, "sqlstate", None) or getattr(cause, "code", type(cause).__name__)
        known = isinstance(cause, psycopg.Error | DreisteinError | Lost | _Unsure)
        _log.warning("%s: %s", failure.code, state, exc_info=not known)
        failure.__cause__ = cause
        return failure
