"""A group of appends in one transaction: two trips, however many there are."""

from collections.abc import Sequence
from typing import Any

from dreistein.table.store.base import Append
from dreistein.table.store.connection import Row
from dreistein.table.store.postgres.session import Session
from dreistein.table.store.sql.batch import Batch, KnownTable

_FOUND = "name, id, head, chain, epoch, seated"
_LOCK = f"SELECT {_FOUND} FROM tables WHERE name = ANY(?) ORDER BY id FOR NO KEY UPDATE"
_NEW = (
    "INSERT INTO tables (name, chain) SELECT * FROM unnest(?::text[], ?::bytea[]) "
    f"ON CONFLICT (name) DO NOTHING RETURNING {_FOUND}"
)
_EVENTS = (
    "INSERT INTO events SELECT * FROM unnest(?::bigint[], ?::integer[], ?::bytea[], ?::bytea[])"
)
_HEADS = (
    "UPDATE tables SET head = news.head, chain = news.chain, at = coalesce(news.at, tables.at) "
    "FROM unnest(?::bigint[], ?::integer[], ?::bytea[], ?::bigint[]) AS news (id, head, chain, at) "
    "WHERE tables.id = news.id"
)
_SUMMARIES = (
    "UPDATE tables SET head = news.head, chain = news.chain, at = news.at, phase = news.phase, "
    "text = news.text, listed = news.listed, seated = news.seated FROM "
    "unnest(?::bigint[], ?::integer[], ?::bytea[], ?::bigint[], ?::text[], ?::bytea[], "
    "?::integer[], ?::bytea[]) AS news (id, head, chain, at, phase, text, listed, seated) "
    "WHERE tables.id = news.id"
)


class Appends:
    """A group of appends in a transaction of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._batch = Batch({})

    def prepare(self, changes: Sequence[Append]) -> list[Exception | None]:
        """Lock the tables, and find out which appends are stale."""
        known = self._batch.known
        wanted = sorted({change.table for change in changes})
        self._note(self._session.execute(_LOCK, (wanted,)).fetchall())
        new = sorted({c.table for c in changes if c.table not in known and c.after == 0})
        if new:
            chains = [name.encode("utf-8", "surrogatepass") for name in new]
            self._note(self._session.execute(_NEW, (new, chains)).fetchall())
        return [self._batch.add(change) for change in changes]

    def _note(self, rows: list[Any]) -> None:
        for name, *values in rows:
            self._batch.known[name] = KnownTable(*values)

    @property
    def heads(self) -> dict[str, int]:
        """The tables that changed, with the numbers of their last events."""
        return self._batch.heads

    def write(self) -> None:
        """Send all rows; the session's pipeline says when they are carried out."""
        self._send(_EVENTS, self._batch.events)
        heads: list[Row] = []
        summaries: list[Row] = []
        for changed in self._batch.changed.values():
            table, new = changed.table, changed.summary
            head = (table.id, table.head, table.chain)
            if new is None:
                heads.append((*head, changed.at))
            else:
                told = (new.at, new.phase, new.text, changed.listed, table.seated)
                summaries.append((*head, *told))
        self._send(_HEADS, heads)
        self._send(_SUMMARIES, summaries)
        self._batch.write_what_follows(self._session)

    def _send(self, statement: str, rows: Sequence[Row]) -> None:
        """One statement for any number of rows: each column is an array."""
        if rows:
            self._session.execute(statement, [list(column) for column in zip(*rows, strict=True)])
