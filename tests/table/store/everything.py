"""A database with a bit of everything, and all that is in one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dreistein.protocol import client as c
from dreistein.table.features.queries import moments, reviews, sessions
from dreistein.table.features.queries.moments import StoredMoment
from dreistein.table.features.queries.reviews import StoredReview
from dreistein.table.house import House
from dreistein.table.store import copy
from dreistein.table.store.base import Append
from table.guests import BOT, ME, Guest, a_house, duel, finished, new_id, run
from table.store.scenes import opened


def file_with_everything(folder: Path, now: Callable[[], int] | None = None) -> Path:
    """A file with a bit of everything."""

    async def play() -> None:
        async with a_house(folder, now=now) as house:
            host = await finished(house, ME, BOT)
            await house.store.write(
                reviews.add_review, StoredReview(host.table, 0, b"much", b"{}", 5)
            )
            moment = StoredMoment("m1", host.table, 0, 0, 3, 5)
            await house.store.write(moments.add_moment, str(host.person), moment)
            ada, ben = await duel(house)
            assert await ada.code(c.Rename(new_id(), 0, "Ada \\ ünï")) == "done"
            await house.day.table("ada", house.day.today(), "Ada")
            await house.store.write(sessions.next_session_epoch, "ben")
            await house.store.write(sessions.add_token, "token", "ada", b"\x00", 1, 2**50)
            await house.store.append(Append("pad/1", 0, (b"\x00\xff",), at=7))
            for guest in (host, ada, ben):
                guest.go()

    run(play())
    return folder / "tables.db"


async def move(house: House) -> str:
    """Make a move in the match of two people that goes on there; returns its table."""
    (listed,) = [table for table in await house.lists.unfinished("ben") if table.about.people == 2]
    guests = [await Guest(house, who, listed.id).come() for who in ("ada", "ben")]
    assert await next(guest for guest in guests if guest.to_move).play() == "done"
    return listed.id


def contents(store: Any) -> dict[str, list[Any]]:
    """Everything in a store, in an order of its own."""

    async def read() -> dict[str, list[Any]]:
        async with opened(lambda: store):
            return {
                table: await store._read(
                    lambda connection, table=table, columns=columns: connection.execute(
                        f"SELECT {', '.join(columns)} FROM {table} ORDER BY "
                        + ", ".join(str(n + 1) for n in range(len(columns)))
                    ).fetchall()
                )
                for table, columns in COLUMNS.items()
            }

    return asyncio.run(read())


COLUMNS: dict[str, tuple[str, ...]] = {
    "tables": copy._TABLE,
    "events": ("table_id", "seq", "event", "chain"),
    "people": ("person", "table_id", "waiting"),
    "links": ("key", "table_id", "opens"),
    **copy._OTHERS,
}
