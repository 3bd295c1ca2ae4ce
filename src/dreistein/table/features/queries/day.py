"""The lists of the game of the day."""

from dreistein.protocol.http.day import DayLine
from dreistein.table.store.connection import Connection
from dreistein.table.store.sql.hashes import fingerprint


def day_list(connection: Connection, day: str, limit: int) -> list[DayLine]:
    # Ranked here: the database would rank all of them, and a day may have tens of thousands.
    rows = connection.execute(
        "SELECT name, score, at FROM days WHERE day = ? ORDER BY score DESC, id LIMIT ?",
        (day, limit),
    ).fetchall()
    first = {score: len(rows) - at for at, (_, score, _) in enumerate(reversed(rows))}
    return [
        DayLine(place, first[score], name, score, at, yours=False)
        for place, (name, score, at) in enumerate(rows, start=1)
    ]


def day_score(connection: Connection, day: str, person: str) -> DayLine | None:
    found = connection.execute(
        "SELECT 1 + (SELECT count(*) FROM days AS other WHERE other.day = own.day "
        "AND other.score > own.score), (SELECT count(*) FROM days AS other "
        "WHERE other.day = own.day AND other.score = own.score AND other.id < own.id), "
        "name, score, at FROM days AS own WHERE day = ? AND person = ?",
        (day, fingerprint(person)),
    ).fetchone()
    if found is None:
        return None
    rank, tied_before, name, score, at = found
    return DayLine(rank + tied_before, rank, name, score, at, yours=True)


def day_scores(connection: Connection, day: str) -> tuple[int, int | None]:
    (count,) = connection.execute("SELECT count(*) FROM days WHERE day = ?", (day,)).fetchone()
    middle = connection.execute(
        "SELECT score FROM days WHERE day = ? ORDER BY score DESC LIMIT 1 OFFSET ?",
        (day, count // 2),
    ).fetchone()
    return int(count), None if middle is None else int(middle[0])


def days_of(connection: Connection, person: str, until: str, limit: int) -> list[str]:
    rows = connection.execute(
        "SELECT day FROM days WHERE person = ? AND day <= ? ORDER BY day DESC LIMIT ?",
        (fingerprint(person), until, limit),
    ).fetchall()
    return [day for (day,) in rows]
