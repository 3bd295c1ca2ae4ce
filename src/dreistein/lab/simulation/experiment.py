"""Simulating many rounds: all cores, in chunks that can be stopped between.

What comes out depends on the seed alone, not on how many workers shared the work: each round draws
its luck from the seed and its own number.
"""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass

from dreistein.kernel import compiled, simulate_rounds
from dreistein.lab.simulation.tally import Tally
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError
from dreistein.rules.solitaire import Solitaire

_CHUNK_COMPILED, _CHUNK_INTERPRETED = 20_000, 100


@dataclass(frozen=True, slots=True)
class Experiment:
    """What to simulate."""

    edition: Edition
    players: int
    bots: tuple[str, ...]
    """By seat."""
    rounds: int
    seed: int | str
    solitaire: Solitaire | None = None

    def chunk(self, first: int, count: int, threads: int = 1) -> Tally:
        """The tally of rounds ``first`` to ``first + count - 1``."""
        tally = Tally(self.players)
        tally.add(
            simulate_rounds(
                self.edition,
                self.players,
                self.bots,
                count,
                self.seed,
                first=first,
                threads=threads,
                solitaire=self.solitaire,
            )
        )
        return tally


class TooManyBots(DreisteinError):
    code = "too-many-bots"
    sentence = "There are more bots ({bots}) than seats ({seats}); name one a seat at most."


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Bots repeated until the seats are full.

    >>> seated(["greedy", "random"], 3)
    ('greedy', 'random', 'greedy')
    """
    if len(bots) > players:
        raise TooManyBots(bots=len(bots), seats=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def simulate(experiment: Experiment, workers: int) -> Iterator[Tally]:
    """Tallies of the rounds, a chunk at a time, until all are played."""
    size = (_CHUNK_COMPILED if compiled() else _CHUNK_INTERPRETED) * workers
    if compiled() or workers == 1:
        for first in range(0, experiment.rounds, size):
            yield experiment.chunk(first, min(size, experiment.rounds - first), workers)
    else:
        yield from _in_processes(experiment, workers)


def _in_processes(experiment: Experiment, workers: int) -> Iterator[Tally]:
    """Interpreted Python runs on one core at a time: here each worker is a process."""
    firsts = iter(range(0, experiment.rounds, _CHUNK_INTERPRETED))
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:

        def start(first: int) -> Future[Tally]:
            count = min(_CHUNK_INTERPRETED, experiment.rounds - first)
            return pool.submit(experiment.chunk, first, count)

        running = [start(first) for first, _ in zip(firsts, range(2 * workers), strict=False)]
        try:
            while running:
                yield running.pop(0).result()
                running.extend(start(first) for first, _ in zip(firsts, range(1), strict=False))
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
