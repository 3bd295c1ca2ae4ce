"""Whether all that is stored is what was written."""

from dataclasses import dataclass

from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.reader import RecordReader
from dreistein.rules.record.referee import IllegalRecord, replay
from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import LogDamaged
from dreistein.table.store.sql.hashes import chained
from dreistein.table.store.sql.log import check_chain


@dataclass(frozen=True, slots=True)
class Report:
    """What a check of a whole database found."""

    tables: int
    events: int
    records: int
    damaged: tuple[str, ...]
    """The names of tables whose log or record is not what was written."""


def check_contents(connection: Connection) -> Report:
    tables = connection.execute("SELECT id, name FROM tables").fetchall()
    damaged: dict[str, None] = {}
    events = 0
    for number, name in tables:
        rows = connection.execute(
            "SELECT seq, event, chain FROM events WHERE table_id = ? ORDER BY seq", (number,)
        ).fetchall()
        events += len(rows)
        try:
            check_chain(0, name.encode(), rows)
        except LogDamaged:
            damaged[name] = None
    finished = connection.execute("SELECT table_name, match FROM finished").fetchall()
    for name, match in finished:
        found = connection.execute(
            "SELECT record, chain FROM finished WHERE table_name = ? AND match = ?", (name, match)
        ).fetchone()
        whole = chained(name.encode(), bytes(found[0])) == found[1]
        if not whole or not _is_legal(bytes(found[0])):
            damaged[name] = None
    return Report(len(tables), events, len(finished), tuple(damaged))


def _is_legal(record: bytes) -> bool:
    try:
        reader = RecordReader(record)
        for _ in replay(reader.header, reader.rounds()):
            pass
    except (DreisteinError, IllegalRecord):
        return False
    return True
