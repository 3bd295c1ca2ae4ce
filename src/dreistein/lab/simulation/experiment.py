"""Simulates many rounds on all cores or nodes, in chunks, so that it can be stopped in between.

The outcome depends on the seed alone, not on how many workers share the work: each round gets its
randomness from the seed and its own number.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import islice

from dreistein.kernel import compiled, simulate_rounds
from dreistein.lab.simulation.tally import Tally
from dreistein.processes.errors import WorkerLost
from dreistein.processes.pool import Pool
from dreistein.processes.tasks import Tasks
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
    sentence = "There are more bots ({bots}) than seats ({seats}); give at most one per seat."


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Bots repeated until the seats are full.

    >>> seated(["greedy", "random"], 3)
    ('greedy', 'random', 'greedy')
    """
    if len(bots) > players:
        raise TooManyBots(bots=len(bots), seats=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def simulate(
    experiment: Experiment, workers: int, cluster: Tasks | None = None, done: int = 0
) -> Iterator[Tally]:
    """Yield tallies of the rounds in their order, a chunk at a time, until all are played.

    The first ``done`` of them have been played before.
    """
    size = _CHUNK_COMPILED if compiled() else _CHUNK_INTERPRETED
    if cluster is not None:
        yield from _in_chunks(experiment, cluster, size, done)
    elif compiled() or workers == 1:
        size *= workers
        for first in range(done, experiment.rounds, size):
            yield experiment.chunk(first, min(size, experiment.rounds - first), workers)
    else:
        # Interpreted Python runs on one core at a time, so each worker is a process.
        with Pool(workers) as pool:
            yield from _in_chunks(experiment, pool, size, done)


def _in_chunks(experiment: Experiment, pool: Tasks, size: int, done: int) -> Iterator[Tally]:
    rounds = experiment.rounds
    chunks = ((first, min(size, rounds - first)) for first in range(done, rounds, size))
    running: deque[tuple[tuple[int, int], Future[Tally]]] = deque()
    while True:
        # A cluster that has lost nodes has more to do than it would be given now.
        for chunk in islice(chunks, max(2 * pool.workers - len(running), 0)):
            running.append((chunk, pool.submit(experiment.chunk, *chunk)))
        if not running:
            return
        chunk, future = running.popleft()
        try:
            tally = future.result()
        except WorkerLost:
            tally = experiment.chunk(*chunk)
        yield tally
