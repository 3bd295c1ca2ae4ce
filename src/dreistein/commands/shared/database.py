"""``--database``: a file that keeps the tables, or a PostgreSQL database."""

from pathlib import Path
from typing import TYPE_CHECKING

from dreistein.commands.shared.parser import Parser
from dreistein.extras import require
from dreistein.rules.errors import quote
from dreistein.web.errors import PostgresHasTools, UnknownDatabaseUrl

if TYPE_CHECKING:
    from dreistein.table.store.base import Store

Database = Path | str
"""A file, or the URL of a PostgreSQL database."""
_POSTGRES = ("postgresql", "postgres")


def add_database(parser: Parser) -> None:
    """``--database``; read by :func:`database_of`."""
    parser.add_argument("--database", metavar="cli-meta-file", help="cli-database")


def database_of(text: str | None) -> Database:
    """``--database``: a file or a URL; by default a file in the user's data folder."""
    if text is None:
        from platformdirs import user_data_path

        from dreistein.table.store.errors import DatabaseUnreachable

        file = user_data_path("dreistein", appauthor=False) / "tables.db"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseUnreachable(path=quote(str(file))) from error
        return file
    scheme, mark, rest = text.partition("://")
    if not mark:
        return Path(text)
    if scheme in _POSTGRES:
        require("postgres", "psycopg")
        from dreistein.table.store.postgres.session import is_readable

        if not is_readable(text):
            raise UnknownDatabaseUrl(text=quote(f"{scheme}://…"))  # it may hold a password
        return text
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise UnknownDatabaseUrl(text=quote(text))
    return Path(rest[1:])


def file_of(text: str | None) -> Path:
    """``--database`` where only a file will do; raises :class:`PostgresHasTools`."""
    database = database_of(text)
    if isinstance(database, str):
        raise PostgresHasTools()
    return database


def store_of(database: Database) -> "Store":
    """The store of a database, not open yet."""
    if isinstance(database, str):
        from dreistein.table.store.postgres import PostgresStore

        return PostgresStore(database)
    from dreistein.table.store.sqlite import SqliteStore

    return SqliteStore(database)
