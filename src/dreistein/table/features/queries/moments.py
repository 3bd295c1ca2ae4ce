"""Links to moments of finished matches. They go with the match, or with their maker."""

from dataclasses import dataclass

from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_entry


@dataclass(frozen=True, slots=True)
class StoredMoment:
    """A moment of a finished match that whoever has the id may look at."""

    id: str
    table: str
    match: int
    round: int
    ply: int
    """How many actions of the round came before."""
    at: int
    """When the link was made."""


def add_moment(connection: Connection, person: str, moment: StoredMoment) -> str | None:
    """The id of this person's link to the moment; None if the match is not on their list."""
    where = (moment.table, moment.match)
    if not lock_entry(connection, person, *where):
        return None
    (first,) = connection.execute(
        "INSERT INTO moments VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (person, table_name, match, round, ply) DO UPDATE SET at = moments.at "
        "RETURNING id",
        (moment.id, fingerprint(person), *where, moment.round, moment.ply, moment.at),
    ).fetchone()
    return str(first)


def moment(
    connection: Connection, name: str, person: str | None
) -> tuple[StoredMoment, bool] | None:
    """A moment, and whether this person made its link."""
    found = connection.execute(
        "SELECT id, table_name, match, round, ply, at, person FROM moments WHERE id = ?", (name,)
    ).fetchone()
    if found is None:
        return None
    return StoredMoment(*found[:6]), person is not None and bytes(found[6]) == fingerprint(person)


def count_moments(connection: Connection, person: str) -> int:
    query = "SELECT count(*) FROM moments WHERE person = ?"
    (count,) = connection.execute(query, (fingerprint(person),)).fetchone()
    return int(count)


def withdraw(connection: Connection, person: str, name: str | None = None) -> bool:
    """Delete a person's link, or all of them; whether there was one."""
    query, which = "DELETE FROM moments WHERE person = ?", (fingerprint(person),)
    if name is None:
        return bool(connection.execute(query, which).rowcount)
    return bool(connection.execute(f"{query} AND id = ?", (*which, name)).rowcount)


def forget(connection: Connection, person: str, table: str, match: int) -> None:
    """Delete a person's links to a match."""
    connection.execute(
        "DELETE FROM moments WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), table, match),
    )
