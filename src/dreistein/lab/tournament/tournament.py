"""A tournament between bots: duplicate deals, rotated seats, all cores, resumable.

>>> from dreistein.rules import EDITIONS
>>> settings = TournamentSettings(("greedy", "random"), 2, EDITIONS["german"], seed="doc")
>>> tournament = Tournament(settings, blocks=1)
>>> tournament.matches, tournament.done
(2, 0)
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from dreistein.lab.tournament.log import Log
from dreistein.lab.tournament.match import Result, TournamentSettings
from dreistein.lab.tournament.schedule import Pairing, Plan
from dreistein.lab.tournament.sprt import Sprt, SprtVerdict
from dreistein.lab.tournament.standings import Standing, shares, standings
from dreistein.lab.tournament.workers import GRACE_SECONDS, results
from dreistein.processes.pool import Pool
from dreistein.processes.tasks import Tasks
from dreistein.rules.errors import DreisteinError

__all__ = ["Tournament", "TournamentSettings"]


class SprtNeedsTwo(DreisteinError):
    code = "tournament-sprt-bots"
    sentence = "--sprt compares two different bots, not {found}; give two."


@dataclass
class Tournament:
    """The matches of some blocks, those that are finished, and their results.

    Only whole blocks count, up to the first that is not, so it does not matter which worker was
    faster. ``sprt`` compares the first bot with the second, and ends the tournament early.
    """

    settings: TournamentSettings
    blocks: int
    sprt: Sprt | None = None
    counted: list[tuple[Result, ...]] = field(default_factory=list)
    """The results of the blocks that count."""
    llr: float = 0.0
    verdict: SprtVerdict | None = None
    _waiting: dict[tuple[int, int, int], Result] = field(default_factory=dict)
    """Results of blocks that do not count yet."""
    _shares: Counter[float] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        settings = self.settings
        settings.edition.hand_size(settings.players)  # refuses an impossible number of players
        self.plan = Plan(settings.bots, settings.players)
        different = len(set(settings.bots))
        if self.sprt is not None and different != 2:
            raise SprtNeedsTwo(found=different)
        self.matches = self.plan.matches(self.blocks)

    @property
    def done(self) -> int:
        """The number of finished matches, counted or not."""
        return sum(map(len, self.counted)) + len(self._waiting)

    @property
    def counted_matches(self) -> int:
        return sum(map(len, self.counted))

    @property
    def over(self) -> bool:
        return self.verdict is not None or len(self.counted) == self.blocks

    def standings(self, *, rated: bool = True) -> list[Standing]:
        """The standings, the best first."""
        return standings(self.settings.bots, self.counted, rated=rated)

    def incidents(self, most: int | None = None) -> Iterator[tuple[Result, Mapping[str, Any]]]:
        """What the bots did wrong in the matches that count."""
        incidents = ((r, i) for block in self.counted for r in block for i in r.incidents)
        return islice(incidents, most)

    def add(self, result: Result) -> None:
        """Count a finished match as soon as its block and all before it are whole."""
        self._waiting[result.pairing.key] = result
        while not self.over:
            number = len(self.counted)
            block = self.plan.block(number)
            if any(pairing.key not in self._waiting for pairing in block):
                return
            self.counted.append(tuple(self._waiting.pop(pairing.key) for pairing in block))
            self._test()

    def _test(self) -> None:
        if self.sprt is None:
            return
        self._shares[shares(self.settings.bots[0], self.counted[-1])] += 1
        self.llr = self.sprt.llr(self._shares)
        self.verdict = self.sprt.verdict(self.llr)

    def resume(self, log: Log) -> None:
        """Add the results of a log."""
        for result in log.begin(self.settings, self.plan):
            self.add(result)

    def missing(self) -> Iterator[Pairing]:
        """The matches still to play, in order; results may be added meanwhile."""
        for number in range(len(self.counted), self.blocks):
            if self.over:
                return
            for pairing in self.plan.block(number):
                if pairing.key not in self._waiting:
                    yield pairing

    def play(
        self,
        workers: int | Tasks,
        *,
        log: Log | None = None,
        records: Path | None = None,
        on_death: Callable[[Pairing, str], object] = lambda pairing, how: None,
    ) -> Generator[Result, None, None]:
        """Play what is missing, in so many processes or on a given pool, which is closed then.

        Each result is yielded once it is in the log and added.
        """
        pool = Pool(workers, grace_seconds=GRACE_SECONDS) if isinstance(workers, int) else workers
        with closing(pool):
            for result in results(pool, self.settings, self.missing(), records, on_death):
                if log is not None:
                    log.add(result)
                self.add(result)
                yield result
                if self.over:
                    return
