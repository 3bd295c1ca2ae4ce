"""Tables in one SQLite file."""

from dreistein.table.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
