"""A session with PostgreSQL: a connection that queries in the common words can use.

It waits for an answer only so long: whoever is silent is hung up on.
"""

import re
import socket
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from threading import Event, Thread
from time import monotonic
from typing import Any

import psycopg
from psycopg.adapt import Buffer
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import Format
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import StrBinaryDumper, TextBinaryLoader

from dreistein.rules.errors import printable
from dreistein.table.store.connection import Result
from dreistein.table.store.errors import PostgresUnreachable

CONNECT_SECONDS = 3
_STATEMENT_MILLIS = 10_000
_LOCK_MILLIS = 5_000
_IDLE_MILLIS = 3_000
"""So long the rows of tables stay locked if a server is stopped in the middle of a transaction."""
_LONGEST_REASON = 200
_PARAMETER = re.compile(r"\?|(?<![:\w]):([a-z_]+)")
_ESCAPED = re.compile(r"[\\\x00\ud800-\udfff]")
_ESCAPE = re.compile(r"\\(\\|u[0-9a-f]{4})")
_SETTINGS: dict[str, Any] = {
    "application_name": "dreistein",
    "client_encoding": "UTF8",
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class Lost(Exception):
    """The connection broke, and with it whatever was not committed."""


class Session:
    """A connection to the database, in the hands of one thread."""

    def __init__(self, url: str, *, read_only: bool) -> None:
        """Connect; raises :class:`PostgresUnreachable`."""
        self.place = place_of(url)
        self.asked_at: float | None = None
        """Since when an answer is being waited for."""
        options = [
            f"-c statement_timeout={_STATEMENT_MILLIS}",
            f"-c lock_timeout={_LOCK_MILLIS}",
            f"-c idle_in_transaction_session_timeout={_IDLE_MILLIS}",
            *(["-c default_transaction_read_only=on"] if read_only else []),
        ]
        try:
            own = conninfo_to_dict(url)
            given = str(own.pop("options", ""))
            settings = {name: value for name, value in _SETTINGS.items() if name not in own}
            self._connection = psycopg.connect(
                url, autocommit=True, **settings, options=" ".join([given, *options])
            )
        except psycopg.Error as error:
            raise PostgresUnreachable(path=self.place, reason=_reason(error)) from error
        adapters = self._connection.adapters
        adapters.register_dumper(int, Int8BinaryDumper)
        adapters.register_dumper(str, _TextDumper)
        adapters.register_loader("text", _TextLoader)

    def execute(
        self, statement: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /
    ) -> Result:
        with _Asking(self):
            return self._connection.execute(_translate(statement), parameters or None, binary=True)

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Result:
        with _Asking(self):
            cursor = self._connection.cursor(binary=True)
            cursor.executemany(_translate(statement), rows)
            return cursor

    def run_script(self, script: str) -> None:
        """Run several statements that have no parameters."""
        with _Asking(self):
            self._connection.execute(script)

    def pipeline(self) -> "_Pipeline":
        """Statements in it are sent together; it ends when all of them are carried out."""
        return _Pipeline(self, self._connection.pipeline())

    @property
    def backend(self) -> int:
        return self._connection.info.backend_pid

    def roll_back(self) -> None:
        """End a transaction that failed, if there is one."""
        with suppress(psycopg.Error):
            self._connection.rollback()

    def cut(self) -> None:
        """Break the connection; another thread may be waiting for its answer, which then ends."""
        with (
            suppress(OSError, psycopg.Error),
            socket.socket(fileno=socket.dup(self._connection.fileno())) as own,
        ):
            own.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        with suppress(psycopg.Error):
            self._connection.close()

    @property
    def broken(self) -> bool:
        return self._connection.closed

    def listen(self, channel: str) -> None:
        with _Asking(self):
            self._connection.execute(f"LISTEN {channel}")

    def heard(self, seconds: float) -> list[str]:
        """What was told within this time; it ends with the first."""
        try:
            told = self._connection.notifies(timeout=seconds, stop_after=1)
            return [notice.payload for notice in told]
        except (psycopg.Error, OSError) as error:
            self.close()
            raise Lost from error


class _Asking:
    """Notes since when an answer is awaited, and tells a broken connection from a mistake."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __enter__(self) -> None:
        self._session.asked_at = monotonic()

    def __exit__(self, kind: type | None, error: BaseException | None, _: object) -> None:
        self._session.asked_at = None
        if isinstance(error, psycopg.Error) and self._session.broken:
            raise Lost from error


class _Pipeline:
    def __init__(self, session: Session, pipeline: Any) -> None:
        self._asking, self._pipeline = _Asking(session), pipeline

    def __enter__(self) -> None:
        self._pipeline.__enter__()

    def __exit__(self, *raised: Any) -> None:
        with self._asking:
            self._pipeline.__exit__(*raised)


class Watch:
    """Hangs up on a database that is silent."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._sessions: list[Session] = []
        self._end = Event()
        self._thread = Thread(target=self._run, name="store-watch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def add(self, session: Session) -> None:
        self._sessions = [*(s for s in self._sessions if not s.broken), session]

    def stop(self) -> None:
        self._end.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._end.wait(min(1.0, self._seconds / 2)):
            for session in self._sessions:
                asked = session.asked_at
                if asked is not None and monotonic() - asked > self._seconds:
                    session.cut()


def place_of(url: str) -> str:
    """Where a database is, without the password.

    >>> place_of("postgresql://ada:secret@db.example:5433/games?sslmode=require")
    'postgresql://db.example:5433/games'
    """
    try:
        found = conninfo_to_dict(url)
    except psycopg.Error:
        return "postgresql://…"
    host, port = found.get("host") or "", found.get("port")
    where = f"{host}:{port}" if port else str(host)
    return f"postgresql://{where}/{found.get('dbname') or ''}"


def is_readable(url: str) -> bool:
    """Whether a URL says where a database is."""
    try:
        return bool(conninfo_to_dict(url))
    except psycopg.Error:
        return False


@lru_cache(None)
def _translate(statement: str) -> str:
    """The parameters of a statement as psycopg writes them."""

    def parameter(found: re.Match[str]) -> str:
        return f"%({found[1]})b" if found[1] else "%b"

    return _PARAMETER.sub(parameter, statement)


def _reason(error: psycopg.Error) -> str:
    """What the system or the database said, in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    text = lines[0].rpartition("failed: ")[2] if lines else type(error).__name__
    return printable(text[:_LONGEST_REASON].rstrip("."))


class _TextDumper(StrBinaryDumper):
    """Any text, also one that PostgreSQL does not take: with a zero byte or half a character."""

    def dump(self, obj: str) -> Buffer | None:
        if not obj.isascii() or "\\" in obj or "\x00" in obj:
            obj = _ESCAPED.sub(_escape, obj)
        return obj.encode()


class _TextLoader(TextBinaryLoader):
    format = Format.BINARY

    def load(self, data: Buffer) -> str:
        text = bytes(data).decode()
        return _ESCAPE.sub(_unescape, text) if "\\" in text else text


def _escape(found: re.Match[str]) -> str:
    return "\\\\" if found[0] == "\\" else f"\\u{ord(found[0]):04x}"


def _unescape(found: re.Match[str]) -> str:
    return "\\" if found[1] == "\\" else chr(int(found[1][1:], 16))
