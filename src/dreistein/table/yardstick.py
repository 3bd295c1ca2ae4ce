"""What the expert scores at the game of a day: something to measure one's own points by."""

import asyncio
import logging
from datetime import date

from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.view import view
from dreistein.table.fair.day import DAY_EDITION, DAY_SOLITAIRE
from dreistein.table.services import Services

_MILLIS = 60
"""For a decision: a whole game takes a few seconds, once a day."""
_MOST_DAYS = 400
_log = logging.getLogger(__name__)


class Yardstick:
    """The expert's scores, each played once and then kept."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._scores: dict[date, int] = {}
        self._playing: dict[date, asyncio.Task[None]] = {}

    def score(self, day: date, seed: str) -> int | None:
        """The expert's score of a day; None while it is being played."""
        if day not in self._scores and day not in self._playing and not self._playing:
            task = asyncio.get_running_loop().create_task(self._play(day, seed))
            self._playing[day] = task
            task.add_done_callback(lambda _: self._playing.pop(day, None))
        return self._scores.get(day)

    async def _play(self, day: date, seed: str) -> None:
        match = Match.seeded(seed, DAY_EDITION, players=1, solitaire=DAY_SOLITAIRE)
        try:
            while not match.over:
                seen, legal = view(match.round, 0), list(match.round.legal_actions())
                choice = await self._services.bots.choose("expert", seen, legal, _MILLIS)
                match = match.apply(choice)
            # The first one stays, whoever asks and whenever the server starts.
            name, played = f"day-expert {day.isoformat()}", b"%d" % match.totals[0]
            kept = await self._services.store.get_or_set(name, played)
        except DreisteinError as error:
            _log.info("the expert did not finish the game of the day: %s", error.code)
            return  # tried again when somebody asks
        while len(self._scores) >= _MOST_DAYS:
            del self._scores[next(iter(self._scores))]
        self._scores[day] = int(kept)

    async def close(self) -> None:
        """Stop playing."""
        tasks = tuple(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
