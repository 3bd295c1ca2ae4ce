"""Links to moments of finished matches, for anybody: who played there makes and withdraws them.

A link tells what the match's record says, and nothing else of its table.
"""

import json
import secrets
from dataclasses import dataclass

from dreistein.table.errors import NoMoment, NoSuchTable, TooManyMoments
from dreistein.table.features.erasure import Erasure
from dreistein.table.features.queries import lists, moments
from dreistein.table.features.queries.moments import StoredMoment
from dreistein.table.runtime.context import HouseContext

MOST_MOMENTS = 500
"""The most links of a person."""


@dataclass(frozen=True, slots=True)
class SeenMoment:
    """What a link leads to."""

    record: bytes
    """Of the match, as it is now: names that were forgotten are not in it."""
    round: int
    ply: int
    yours: bool
    """Whether the visitor made the link."""


class Moments:
    """All links to moments on a server."""

    def __init__(self, context: HouseContext, erasure: Erasure) -> None:
        self._now, self._store, self._erasure = context.now, context.store, erasure

    async def make(
        self, person: str, table: str, match: int, where: tuple[int, int], record: bytes
    ) -> str:
        """The id of a person's link to a match that they played.

        ``where`` is the round, and how many of its actions come before; what is past the end is
        the end. ``record`` is the match's record, which this person may see.
        """
        if await self._store.read(lists.match_of, person, table, match) is None:
            raise NoSuchTable()
        if await self._store.read(moments.count_moments, person) >= MOST_MOMENTS:
            raise TooManyMoments(most=MOST_MOMENTS)
        rounds = json.loads(record)["rounds"]
        round = min(where[0], len(rounds) - 1)
        ply = min(where[1], len(rounds[round]["actions"]))
        made = StoredMoment(secrets.token_urlsafe(12), table, match, round, ply, self._now())
        found = await self._store.write(moments.add_moment, person, made)
        await self._erasure.settle(person)
        if found is None:
            raise NoSuchTable()
        return found

    async def look(self, moment: str, person: str | None) -> SeenMoment:
        """What a link leads to; raises :class:`NoMoment` if it was withdrawn."""
        found = await self._store.read(moments.moment, moment, person)
        if found is None:
            raise NoMoment()
        stored, yours = found
        record = await self._store.read(lists.record, stored.table, stored.match)
        if record is None:
            raise NoMoment()
        return SeenMoment(record, stored.round, stored.ply, yours)

    async def count(self, person: str) -> int:
        """How many links a person has made."""
        return await self._store.read(moments.count_moments, person)

    async def withdraw(self, person: str, moment: str | None = None) -> None:
        """Make a person's link worthless, or all of them."""
        if not await self._store.write(moments.withdraw, person, moment) and moment is not None:
            raise NoMoment()
