"""The part of a connection that queries use: SQLite's own has it, others get it by an adapter.

Parameters are ``?`` or ``:name``. Texts may contain anything, bytes come back as bytes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

Row = tuple[object, ...]


class Result(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Connection(Protocol):
    """Carries out statements."""

    def execute(
        self, statement: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /
    ) -> Result: ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Result: ...
