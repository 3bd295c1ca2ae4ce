"""Challenges, and who has taken them up."""

from dataclasses import dataclass

from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sql.locks import lock_entry


@dataclass(frozen=True, slots=True)
class StoredChallenge:
    id: str
    table: str
    match: int
    text: bytes
    """JSON, with the seed."""
    at: int


@dataclass(frozen=True, slots=True)
class ChallengeTry:
    """Somebody who has taken up a challenge."""

    table: str
    name: str
    text: bytes | None
    """Their result; None before the end."""
    at: int
    yours: bool
    """Whether it is that of the person who asks."""


def add_challenge(connection: Connection, person: str, challenge: StoredChallenge) -> str | None:
    """The id of this person's challenge; None if the match is not on their list."""
    if not lock_entry(connection, person, challenge.table, challenge.match):
        return None
    row = (challenge.id, fingerprint(person), challenge.table, challenge.match)
    (first,) = connection.execute(
        "INSERT INTO challenges VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (person, table_name, match) DO UPDATE SET at = challenges.at RETURNING id",
        (*row, challenge.text, challenge.at),
    ).fetchone()
    return str(first)


def keep_challenge(connection: Connection, person: str, challenge: StoredChallenge) -> None:
    """Store a challenge that somebody has by its link, where there is none of it."""
    connection.execute(
        "INSERT INTO challenges VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (
            *(challenge.id, fingerprint(person), challenge.table, challenge.match),
            *(challenge.text, challenge.at),
        ),
    )


def forget_all(connection: Connection) -> None:
    """Delete all challenges and who took them up, where all are one person's."""
    connection.execute("DELETE FROM challenges")


def challenge(connection: Connection, name: str) -> StoredChallenge | None:
    found = connection.execute(
        "SELECT id, table_name, match, text, at FROM challenges WHERE id = ?", (name,)
    ).fetchone()
    return None if found is None else StoredChallenge(*found)


def challenge_of(connection: Connection, person: str, table: str, match: int) -> str | None:
    found = connection.execute(
        "SELECT id FROM challenges WHERE person = ? AND table_name = ? AND match = ?",
        (fingerprint(person), table, match),
    ).fetchone()
    return None if found is None else str(found[0])


def count_challenges(connection: Connection, person: str) -> int:
    query = "SELECT count(*) FROM challenges WHERE person = ?"
    (count,) = connection.execute(query, (fingerprint(person),)).fetchone()
    return int(count)


def people_at(connection: Connection, table: str) -> list[bytes]:
    query = "SELECT DISTINCT person FROM name_index WHERE table_name = ?"
    return [bytes(person) for (person,) in connection.execute(query, (table,)).fetchall()]


def add_try(
    connection: Connection, name: str, person: str, table: str, shown: str, at: int
) -> bool:
    statement = (
        "INSERT INTO tries (challenge, person, table_name, name, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (challenge, person) DO NOTHING"
    )
    row = (name, fingerprint(person), table, shown, at)
    return bool(connection.execute(statement, row).rowcount)


def tries(connection: Connection, name: str, person: str | None) -> list[ChallengeTry]:
    own = b"" if person is None else fingerprint(person)
    rows = connection.execute(
        "SELECT table_name, name, text, at, person = ? FROM tries WHERE challenge = ? ORDER BY id",
        (own, name),
    ).fetchall()
    return [ChallengeTry(row[0], row[1], row[2], row[3], bool(row[4])) for row in rows]


def forget(connection: Connection, person: str, table: str, match: int) -> None:
    """Delete what a person made of a match; a result of theirs stays, without its name."""
    whose = fingerprint(person)
    connection.execute(
        "DELETE FROM challenges WHERE person = ? AND table_name = ? AND match = ?",
        (whose, table, match),
    )
    if match == 0:
        connection.execute(
            "UPDATE tries SET name = '' WHERE person = ? AND table_name = ?", (whose, table)
        )
