"""Database files: written, read, and changed behind the store's back."""

import asyncio
import sqlite3
from pathlib import Path

from dreistein.table.store.base import Append
from dreistein.table.store.sqlite import SqliteStore
from table.store.scenes import opened, summary


def write_one(path: Path) -> None:
    async def scenario() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append(Append("amsel", 0, (b"1",), summary("ada")))

    asyncio.run(scenario())


def log_of(path: Path, table: str = "amsel") -> list[bytes]:
    async def scenario() -> list[bytes]:
        async with opened(lambda: SqliteStore(path)) as store:
            return list(await store.load(table))

    return asyncio.run(scenario())


def change_file(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()
