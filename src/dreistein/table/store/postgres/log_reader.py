"""Reading what followed in many logs at once.

A notice names every table that somebody else's commit has changed, and each of them wants to read
on at that moment. One query for all of them costs little more than one for each.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter

from dreistein.table.store.connection import Connection
from dreistein.table.store.errors import LogDamaged
from dreistein.table.store.sql.log import check_chain

_MOST = 256
"""Logs per query."""
_QUERY = (
    "SELECT wanted.name, seq, event, events.chain "
    "FROM unnest(?::text[], ?::integer[]) AS wanted (name, after) "
    "JOIN tables ON tables.name = wanted.name "
    "JOIN events ON table_id = tables.id AND seq >= after ORDER BY 1, 2"
)
Found = list[bytes] | LogDamaged
Read = Callable[[Callable[[Connection], Mapping[str, Found]]], Awaitable[Mapping[str, Found]]]


class LogReader:
    """Gathers what is asked for in one turn of the event loop."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._wanted: dict[tuple[str, int], asyncio.Future[Sequence[bytes]]] = {}
        self._work: set[asyncio.Task[None]] = set()

    async def load(self, table: str, after: int) -> Sequence[bytes]:
        """The events of a log after number ``after``, which must be one of its own."""
        asked = self._wanted.get((table, after))
        if asked is None:
            loop = asyncio.get_running_loop()
            if not self._wanted:
                loop.call_soon(self._begin)
            asked = self._wanted[table, after] = loop.create_future()
        return await asyncio.shield(asked)  # another may wait for the same

    def _begin(self) -> None:
        wanted, self._wanted = [*self._wanted.items()], {}
        for start in range(0, len(wanted), _MOST):
            some = dict(wanted[start : start + _MOST])
            task = asyncio.get_running_loop().create_task(self._answer(some))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _answer(
        self, wanted: Mapping[tuple[str, int], "asyncio.Future[Sequence[bytes]]"]
    ) -> None:
        # The same log may be asked for from two numbers: the lower one serves both.
        after: dict[str, int] = {}
        for table, number in wanted:
            after[table] = min(number, after.get(table, number))
        try:
            found = await self._read(partial(load_many, after=after))
        except Exception as error:
            for future in wanted.values():
                _fail(future, error)
            return
        for (table, number), future in wanted.items():
            log = found.get(table, [])
            if isinstance(log, LogDamaged):
                _fail(future, log)
            else:
                future.set_result(log[number - after[table] :])


def _fail(future: "asyncio.Future[Sequence[bytes]]", error: Exception) -> None:
    future.set_exception(error)
    future.exception()  # nobody may be waiting any more, and that is no mistake


def load_many(connection: Connection, after: Mapping[str, int]) -> dict[str, Found]:
    """What follows these numbers in these logs."""
    rows = connection.execute(_QUERY, ([*after], [*after.values()])).fetchall()
    found: dict[str, Found] = {}
    for table, log in groupby(rows, itemgetter(0)):
        (_, first, _, chain), *rest = log
        try:
            if first != after[table]:
                raise LogDamaged
            check_chain(first, chain, [tuple(row[1:]) for row in rest])
            found[table] = [event for _, _, event, _ in rest]
        except LogDamaged as damage:
            found[table] = damage
    return found
