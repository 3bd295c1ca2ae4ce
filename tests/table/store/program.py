"""A program that writes to a store, for tests that kill it or fill its disk.

python store_program.py append FILE   append to many tables until killed, say what is stored
python store_program.py full FILE     append beyond the size that a file may have, and on after
"""

import asyncio
import json
import os
import resource
import sys
from itertools import count
from pathlib import Path

from dreistein.table.store.base import Append, Summary
from dreistein.table.store.errors import NotStored
from dreistein.table.store.sqlite import SqliteStore

TABLES = 25
LIMIT = 1_500_000


def change(table: str, after: int, events: int) -> Append:
    """Events with their number and that of the last one appended together, as in the summary."""
    last = after + events
    texts = tuple(
        json.dumps({"number": number, "of": [after + 1, last]}).encode()
        for number in range(after + 1, last + 1)
    )
    keys = ((f"key of {table}", "invite"),)
    return Append(table, after, texts, Summary("playing", ("ada",), keys, b"", last))


async def append(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()

    async def play(table: str) -> None:
        after = len(await store.load(table))
        for turn in count():
            events = 1 + turn % 3
            await store.append(change(table, after, events))
            after += events
            os.write(sys.stdout.fileno(), f"{table} {after}\n".encode())

    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))


async def full(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.append(Append("first", 0, (b"here",)))
    asked = await store._submit(lambda writer: writer.execute("PRAGMA synchronous").fetchone())
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, hard))

    async def stored(change: Append) -> bool:
        try:
            await store.append(change)
        except NotStored:
            return False
        return True

    large = Append("large", 0, (b"x" * 2 * LIMIT,))
    small = [change(f"small{number}", 0, 2) for number in range(10)]
    mixed = await asyncio.gather(*map(stored, [*small[:5], large, *small[5:]]))
    last = 0
    while last < 10_000 and await stored(change("amsel", last, 3)):
        last += 3
    refused = not await stored(change("amsel", last, 3))
    read = len(await store.load("amsel"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    again = await stored(change("amsel", last, 3))
    late = await stored(large)
    await store.close()
    told = {"mixed": mixed, "last": last, "refused": refused, "read": read, "synchronous": asked}
    print(json.dumps({**told, "again": again, "late": late}))


if __name__ == "__main__":
    asyncio.run({"append": append, "full": full}[sys.argv[1]](Path(sys.argv[2])))
