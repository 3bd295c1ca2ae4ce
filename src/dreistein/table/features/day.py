"""The games of the day of a house: their tables, their lists, and when they are revealed."""

import asyncio
from dataclasses import replace
from datetime import date, timedelta

from dreistein.protocol.http.day import Commitment, Day, DayLine
from dreistein.protocol.http.tables import NewSeat, NewSolitaire, NewTable
from dreistein.protocol.table import Look
from dreistein.table.fair.day import (
    DAY_EDITION,
    DAY_SOLITAIRE,
    OPEN_MASTER,
    Days,
    day_at,
    new_master,
)
from dreistein.table.features.expert_score import ExpertScore
from dreistein.table.features.hosting import Hosting
from dreistein.table.features.lists import LIST_LENGTH, GameLists
from dreistein.table.features.queries import day as queries
from dreistein.table.model.setup import opening_event
from dreistein.table.runtime.context import HouseContext
from dreistein.table.store import settings
from dreistein.table.store.errors import StaleLog

_REVEALED_NAME = "day-revealed"
_LONGEST_STREAK = 10_000


class DayGames:
    def __init__(self, context: HouseContext, hosting: Hosting, lists: GameLists) -> None:
        self._context, self._store = context, context.store
        self._hosting, self._lists = hosting, lists
        self._shuffles: Days | None = None
        self._revealed = date.min
        """The last day whose secret was told."""
        self._lock = asyncio.Lock()
        """So that nobody opens two tables of a day at once."""
        self.expert = ExpertScore(context)

    async def open(self) -> None:
        """Read the server's master key, and up to which day secrets were told."""
        if self._context.settings.alone:
            self._shuffles = Days(OPEN_MASTER)
        else:
            new = new_master()
            self._shuffles = Days(await self._store.write(settings.get_or_set, "day-master", new))
        revealed = await self._store.read(settings.value, _REVEALED_NAME)
        if revealed is not None:
            self._revealed = date.fromisoformat(revealed.decode())

    async def close(self) -> None:
        await self.expert.close()

    @property
    def shuffles(self) -> Days:
        """The seeds, secrets and commitments of all days."""
        if self._shuffles is None:
            raise RuntimeError("this house is not open")
        return self._shuffles

    def today(self) -> date:
        """The present day in UTC."""
        return day_at(self._context.now())

    async def secret(self, day: date) -> str:
        """The secret of a day that is over; raises :class:`StillSecret`.

        Once it was told, that day's list is closed, even if the clock is set back.
        """
        secret = self.shuffles.secret(day, today=self.today())
        if day > self._revealed:
            await self._store.write(settings.raise_to, _REVEALED_NAME, day.isoformat().encode())
            self._revealed = day
        return secret

    async def look(self, day: date, person: str | None) -> Day:
        """A game of the day: its list, and what is revealed of its shuffle."""
        shuffles, now = self.shuffles, self.today()
        seed = shuffles.seed(day, today=now)  # refuses days that have no game
        secret = await self.secret(day) if day < now else None
        own = None if person is None else await self.score(day, person)
        best = await self.best(day)
        count, median = await self.scores(day)
        return Day(
            day=day.isoformat(),
            today=now.isoformat(),
            commitment=shuffles.commitment(day),
            secret=secret,
            seed=None if secret is None else seed,
            ahead=[Commitment(d.isoformat(), text) for d, text in shuffles.commitments(now)],
            list=[own if own is not None and own.place == line.place else line for line in best],
            yours=own,
            count=count,
            median=median,
            # Whoever has not played is not told what can be reached.
            expert=None if own is None else self.expert.score(day, seed),
            streak=0 if own is None or person is None else await self.streak(day, person),
        )

    async def table(self, person: str, day: date, name: str, look: Look | None = None) -> str:
        """The table where a person plays the game of a day: an unfinished one, or a new one."""
        async with self._lock:
            return await self._table(person, day, name, look)

    async def _table(self, person: str, day: date, name: str, look: Look | None) -> str:
        # Another server may have told it.
        revealed = await self._store.read(settings.value, _REVEALED_NAME)
        if revealed is not None:
            self._revealed = max(self._revealed, date.fromisoformat(revealed.decode()))
        seed = self.shuffles.seed(day, today=self.today())
        text = day.isoformat()
        tables = await self._lists.tables_of_day(person, day)
        for table in tables:
            if table.phase != "over":
                return table.id
        tried = bool(tables) or await self._store.read(queries.day_score, text, person) is not None
        solitaire = NewSolitaire(DAY_SOLITAIRE.rack, DAY_SOLITAIRE.draws)
        plan = NewTable((NewSeat("me", name, look=look),), DAY_EDITION.name, solitaire, hints=False)
        first = opening_event(plan, person, self._context.now())
        listed = day == self.today() and day > self._revealed and not tried
        opened = replace(first, seed=seed, day=text, listed=listed)
        if not listed:
            return await self._hosting.open(opened)
        # Whoever tries at two servers at once has one first try: it can have only this name.
        name = self.shuffles.first_try(day, person)
        try:
            return await self._hosting.open(opened, name=name)
        except StaleLog:
            return name

    async def best(self, day: date) -> list[DayLine]:
        return await self._store.read(queries.day_list, day.isoformat(), LIST_LENGTH)

    async def streak(self, day: date, person: str) -> int:
        """For how many days in a row, up to this one, a person is on the list."""
        days = await self._store.read(queries.days_of, person, day.isoformat(), _LONGEST_STREAK)
        row = 0
        while row < len(days) and days[row] == (day - timedelta(days=row)).isoformat():
            row += 1
        return row

    async def scores(self, day: date) -> tuple[int, int | None]:
        """How many people are on the list of a day, and their median (the lower one of two)."""
        return await self._store.read(queries.day_scores, day.isoformat())

    async def score(self, day: date, person: str) -> DayLine | None:
        return await self._store.read(queries.day_score, day.isoformat(), person)
