"""``--database``: the file that keeps the tables."""

from pathlib import Path

from dreistein.commands.shared.parser import Parser
from dreistein.rules.errors import quote
from dreistein.web.errors import UnknownDatabaseUrl


def add_database(parser: Parser) -> None:
    """``--database``; read by :func:`database_of`."""
    parser.add_argument("--database", metavar="cli-meta-file", help="cli-database")


def database_of(text: str | None) -> Path:
    """``--database``: a file or its URL; by default a file in the user's data folder."""
    if text is None:
        from platformdirs import user_data_path

        from dreistein.table.store.sqlite.file import DatabaseUnreachable

        file = user_data_path("dreistein", appauthor=False) / "tables.db"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseUnreachable(path=quote(str(file))) from error
        return file
    scheme, mark, rest = text.partition("://")
    if not mark:
        return Path(text)
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise UnknownDatabaseUrl(text=quote(text))
    return Path(rest[1:])
