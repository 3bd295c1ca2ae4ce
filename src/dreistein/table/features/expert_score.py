"""What the expert scores at the game of a day: something to measure one's own points by."""

import logging
from datetime import date
from statistics import fmean

from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.view import view
from dreistein.table.bots.pool import ALONE
from dreistein.table.fair.day import DAY_EDITION, DAY_SOLITAIRE
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.store import settings

_MILLIS = 60
"""For a decision: a whole game takes a few seconds."""
GAMES = 5
"""How often the expert plays a day: one game alone says more about its luck."""
_MOST_DAYS = 400
_log = logging.getLogger(__name__)


class ExpertScore:
    """The expert's mean scores, each found once and then kept."""

    def __init__(self, context: HouseContext) -> None:
        self._context = context
        self._scores: dict[date, int] = {}
        self._playing = Tasks()

    def score(self, day: date, seed: str) -> int | None:
        """The expert's mean score of a day; None while it is being played."""
        if day not in self._scores and not self._playing:
            self._playing.spawn(self._play(day, seed))
        return self._scores.get(day)

    async def _play(self, day: date, seed: str) -> None:
        # The first one stays, whoever asks and whenever the server starts.
        store, name = self._context.store, f"day-expert-mean {day.isoformat()}"
        try:
            kept = await store.read(settings.value, name)
            if kept is None:
                scores = [await self._play_once(seed) for _ in range(GAMES)]
                mean = b"%d" % round(fmean(scores))
                kept = await store.write(settings.get_or_set, name, mean)
        except DreisteinError as error:
            _log.info("the expert did not finish the game of the day: %s", error.code)
            return  # tried again when somebody asks
        while len(self._scores) >= _MOST_DAYS:
            del self._scores[next(iter(self._scores))]
        self._scores[day] = int(kept)

    async def _play_once(self, seed: str) -> int:
        match = Match.seeded(seed, DAY_EDITION, players=1, solitaire=DAY_SOLITAIRE)
        while not match.over:
            seen, legal = view(match.round, 0), list(match.round.legal_actions())
            choice = await self._context.bots.choose("expert", seen, legal, _MILLIS, ALONE)
            match = match.apply(choice)
        return match.totals[0]

    async def close(self) -> None:
        self._playing.cancel()
        await self._playing.wait()
