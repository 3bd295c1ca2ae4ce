"""The records of finished matches, for those who may see them."""

import json

from dreistein.table.errors import NoSuchTable, NotOverYet
from dreistein.table.fair.day import parse_day
from dreistein.table.fair.proof import day_proof
from dreistein.table.features.day import DayGames
from dreistein.table.features.queries import lists
from dreistein.table.runtime.context import HouseContext
from dreistein.table.tables import NoLog, Tables


class Records:
    def __init__(self, context: HouseContext, tables: Tables, day: DayGames) -> None:
        self._store, self._tables, self._day = context.store, tables, day

    async def read(
        self, person: str | None, table: str, match: int = 0, key: str | None = None
    ) -> bytes:
        """The record of a finished match: for whoever sits there, played it, or has a link.

        If its table was dropped, the id alone gives access.
        """
        text = await self._store.read(lists.record, table, match)
        try:
            running = await self._tables.find_for(person, table, key)
        except NoSuchTable as refusal:
            played = person is not None and (
                await self._store.read(lists.match_of, person, table, match) is not None
            )
            if text is None or not (played or isinstance(refusal, NoLog)):
                raise
        else:
            if text is None:
                raise NotOverYet() if match == running.state.match_number else NoSuchTable()
        day = json.loads(text).get("day") if b'"day"' in text else None  # most have no such field
        if day is None:
            return text
        # Until the day is over its deal is a secret, and this raises.
        secret = await self._day.secret(parse_day(day))
        proof = day_proof(secret, parse_day(day))
        return json.dumps({**json.loads(text), "fair": proof}, ensure_ascii=False).encode()
