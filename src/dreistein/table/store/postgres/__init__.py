"""Tables in a PostgreSQL database."""

from dreistein.table.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
