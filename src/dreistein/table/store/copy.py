"""Copying a whole store to another kind of database: a file to PostgreSQL, or back.

Rows are copied as they are, log by log, so that whatever can be opened there can be opened here. A
copy that was cut short goes on where it was: logs that are there already are left alone.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dreistein.rules.errors import printable
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import CopyTargetTaken, DatabaseDamaged, DatabaseInUse
from dreistein.table.store.settings import COPIED_FROM
from dreistein.table.store.sql.check import Report, check_contents
from dreistein.table.store.sql.hashes import fingerprint

Database = Path | str
"""A file, or the URL of a PostgreSQL database."""
_ROWS_AT_ONCE = 500
_BUSY_SECONDS = 2.0
_TABLE = ("id", "name", "phase", "text", "at", "listed")
_OTHERS = {
    "finished": ("table_name", "match", "record", "at", "chain"),
    "reviews": ("table_name", "match", "chain", "text", "summary", "at"),
    "moments": ("id", "person", "table_name", "match", "round", "ply", "at"),
    "matches": ("person", "table_name", "match", "at", "seats", "text", "setting", "score"),
    "name_index": ("person", "table_name", "match", "seats"),
    "days": ("id", "day", "person", "name", "score", "at"),
    "challenges": ("id", "person", "table_name", "match", "text", "at"),
    "tries": ("id", "challenge", "person", "table_name", "name", "text", "at"),
    "session_epochs": ("mark", "epoch"),
    "settings": ("name", "value"),
    "tokens": ("mark", "person", "text", "until"),
}
"""The columns of all tables but logs."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One of the two databases, open for nobody else."""

    connection: Connection
    place: str
    postgres: bool


def copy_store(source: Database, target: Database) -> Report:
    """Copy everything and check it; returns what the target holds.

    Raises :class:`DatabaseInUse` if a server has either open.
    """
    with _opened(source) as old, _opened(target) as new:
        _claim(old, new)
        for row in _all(old, "SELECT id, name FROM tables ORDER BY id"):
            _copy_log(old.connection, new, *row)
        _drop_others(old.connection, new.connection)
        for table, columns in _OTHERS.items():
            _copy_rows(old.connection, new.connection, table, columns)
        if new.postgres:
            for table in ("tables", "days", "tries"):
                new.connection.execute(
                    f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), "
                    f"(SELECT coalesce(max(id), 0) + 1 FROM {table}), false)"
                )
        for side in (old, new):
            _check_unused(side)
        before, after = (check_contents(side.connection) for side in (old, new))
        if before != after or _counts(old) != _counts(new):
            new.connection.execute("DELETE FROM tables")  # so that another try copies all of it
            raise DatabaseDamaged(path=new.place)
        new.connection.execute("DELETE FROM settings WHERE name = ?", (COPIED_FROM,))
        return after


def _counts(side: _Side) -> dict[str, int]:
    """How many rows every table has; what only a copy has is not counted."""
    tables = ("tables", "events", "people", "links", *_OTHERS)
    found = {table: _all(side, f"SELECT count(*) FROM {table}")[0][0] for table in tables}
    marks = _all(side, f"SELECT count(*) FROM settings WHERE name = '{COPIED_FROM}'")[0][0]
    return {**found, "settings": found["settings"] - marks}


@contextmanager
def _opened(database: Database) -> Iterator[_Side]:
    if isinstance(database, Path):
        from dreistein.table.store.sqlite.file import open_file

        file = open_file(database, _BUSY_SECONDS)
        try:
            yield _Side(file.writer, printable(database), False)
        finally:
            file.close()
        return
    from dreistein.table.store.postgres.schema import keep_servers_out, let_servers_in, prepare
    from dreistein.table.store.postgres.session import Lost, Session

    session = Session(database, read_only=False)
    try:
        side = _Side(session, session.place, True)
        if not keep_servers_out(session):  # first: preparing would wait for whoever has the lock
            raise DatabaseInUse(path=session.place)
        prepare(session)
        _check_unused(side)
        yield side
    finally:
        with suppress(Lost):  # at once: a session ends a moment after it is closed
            let_servers_in(session)
        session.close()


def _check_unused(side: _Side) -> None:
    """Raise :class:`DatabaseInUse` if a server has it open; a file is locked."""
    if side.postgres and _all(side, "SELECT 1 FROM nodes WHERE until > now()"):
        raise DatabaseInUse(path=side.place)


def _claim(old: _Side, new: _Side) -> None:
    """Take an empty target, or one that is a part of this copy already."""
    key = old.connection.execute("SELECT value FROM settings WHERE name = 'session-key'").fetchone()
    mark = fingerprint("copy " + ("" if key is None else bytes(key[0]).hex()))
    found = new.connection.execute("SELECT name, value FROM settings").fetchall()
    (logs,) = new.connection.execute("SELECT count(*) FROM tables").fetchone()
    ours = any(name == COPIED_FROM and bytes(value) == mark for name, value in found)
    if (found or logs) and not ours:
        raise CopyTargetTaken(path=new.place)
    if not ours:
        new.connection.execute("INSERT INTO settings VALUES (?, ?)", (COPIED_FROM, mark))


def _all(side: _Side, query: str) -> list[Any]:
    return side.connection.execute(query).fetchall()


def _copy_log(old: Connection, new: _Side, number: int, name: str) -> None:
    """Copy a table with its events, people and links, in one transaction."""
    events = old.execute(
        "SELECT seq, event, chain FROM events WHERE table_id = ? ORDER BY seq", (number,)
    ).fetchall()
    head, chain = (events[-1][0], bytes(events[-1][2])) if events else (0, name.encode())
    there = new.connection.execute(
        "SELECT seq, chain FROM events WHERE table_id = "
        "(SELECT id FROM tables WHERE name = ?) ORDER BY seq DESC LIMIT 1",
        (name,),
    ).fetchone()
    summary = f"SELECT {', '.join(_TABLE)} FROM tables WHERE id = ?"
    row = old.execute(summary, (number,)).fetchone()
    if there is not None and (there[0], bytes(there[1])) == (head, chain):
        copied = new.connection.execute(summary, (number,)).fetchone()
        if copied is not None and tuple(copied) == tuple(row):
            return
    columns, values = [*_TABLE], [*row]
    if new.postgres:
        columns, values = [*columns, "head", "chain"], [*values, head, chain]
    connection = new.connection
    connection.execute("BEGIN")
    connection.execute("DELETE FROM tables WHERE name = ? OR id = ?", (name, number))
    _insert(connection, "tables", columns, [values])
    _insert(
        connection,
        "events",
        ("table_id", "seq", "event", "chain"),
        [(number, *event) for event in events],
    )
    for table, kept in (
        ("people", ("person", "table_id", "waiting")),
        ("links", ("key", "table_id", "opens")),
    ):
        query = f"SELECT {', '.join(kept)} FROM {table} WHERE table_id = ?"
        _insert(connection, table, kept, old.execute(query, (number,)).fetchall())
    connection.execute("COMMIT")


def _drop_others(old: Connection, new: Connection) -> None:
    """Drop logs that were copied before and are gone since."""
    kept = {name for (name,) in old.execute("SELECT name FROM tables").fetchall()}
    for (name,) in new.execute("SELECT name FROM tables").fetchall():
        if name not in kept:
            new.execute("DELETE FROM tables WHERE name = ?", (name,))


def _copy_rows(old: Connection, new: Connection, table: str, columns: Sequence[str]) -> None:
    """Copy the rows of a table, instead of whatever a part of this copy has brought before."""
    where = f" WHERE name <> '{COPIED_FROM}'" if table == "settings" else ""
    rows = old.execute(f"SELECT {', '.join(columns)} FROM {table}{where}").fetchall()
    new.execute("BEGIN")
    new.execute(f"DELETE FROM {table}{where}")
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        _insert(new, table, columns, rows[start : start + _ROWS_AT_ONCE])
    new.execute("COMMIT")


def _insert(
    connection: Connection, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]
) -> None:
    if rows:
        marks = ", ".join("?" * len(columns))
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        connection.executemany(statement, rows)
