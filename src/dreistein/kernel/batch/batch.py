"""Many games in step, on one thread or several.

A game depends on the seed, its row and how many games that row has had before: the same come out
whatever the number of threads.

>>> from dreistein.bots.expert.win_chance import between_rounds
>>> from dreistein.kernel import config_for
>>> from dreistein.rules import EDITIONS
>>> terms = Terms(False, 300, 200, 0, -300.0, between_rounds(2, 300))
>>> batch = Batch(config_for(EDITIONS["german"], 2), [LEARNER, GREEDY], terms, games=8)
>>> batch.reset(7)
>>> batch.step(batch.sample(1))
>>> batch.arrays["action_mask"].shape, bool(batch.arrays["action_mask"].any(axis=1).all())
((8, 1013), True)
"""

import os
from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from threading import Thread
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from dreistein.kernel.arguments import MOST_THREADS, seed_word, whole_number
from dreistein.kernel.batch.arrays_cy import Arrays
from dreistein.kernel.batch.games_cy import Game, Group, Terms, deal_game
from dreistein.kernel.batch.tasks import END, RESET, SAMPLE, STEP
from dreistein.kernel.batch.workers_cy import Worker, ask, do, do_together, work
from dreistein.kernel.errors import KernelNumber, UnknownPolicy
from dreistein.kernel.position.constants import GREEDY, PLACING, RANDOM
from dreistein.kernel.position.position_cy import RoundConfig

LEARNER = 3
"""In place of a policy: this seat's actions come from outside."""
HOLD = -(2**62)
"""In place of an action's number: nothing happens in this row."""
MOST_GAMES = 1 << 20
NUMBERS = 1013
LONGEST_ROUND = 512
_ALIGNED = 64
"""Bytes: what takes arrays as they are may want them to begin at such an address."""


def _array(kind: Any, *shape: int) -> NDArray[Any]:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + _ALIGNED, np.uint8)
    first = -room.ctypes.data % _ALIGNED
    aligned: NDArray[Any] = room[first : first + size].view(kind).reshape(shape)
    return aligned


def _arrays(games: int, players: int) -> dict[str, NDArray[Any]]:
    def array(kind: Any, *shape: int) -> NDArray[Any]:
        return _array(kind, games, *shape)

    arrays = {
        "hand": array(np.int8, 56),
        "drawn": array(np.int8, 56),
        "board": array(np.int8, 56, 4),
        "counts": array(np.int8, players),
        "stock": array(np.int8, 1),
        "drawable": array(np.int8, 1),
        "scores": array(np.int64, players),
        "totals": array(np.int64, players),
        "round": array(np.int32, 1),
        "turn": array(np.int8, 1),
        "history": array(np.int16, LONGEST_ROUND, 2),
        "action_mask": array(np.int8, NUMBERS),
        "seat": array(np.int8),
        "rewards": array(np.float64, players),
        "final_totals": array(np.int64, players),
        "final_winners": array(np.bool_, players),
        "terminated": array(np.bool_),
        "truncated": array(np.bool_),
        "illegal": array(np.bool_),
    }
    arrays["history"].fill(-1)
    return arrays


class Batch:
    """Games in step. ``arrays`` has a row per game, and every step writes into the same arrays.

    ``policies`` names who plays each seat: a policy of the kernel, or ``LEARNER``. After a step a
    row shows the learner whose turn it is what it may know; if a game ended in that step, it is
    the next game that is shown; ``final_totals`` has the points of the one that ended, and
    ``final_winners`` who had the most.
    """

    def __init__(
        self,
        config: RoundConfig,
        policies: Sequence[int],
        terms: Terms,
        games: int,
        threads: int = 1,
    ) -> None:
        whole_number("number of games", games, 1, MOST_GAMES)
        whole_number("number of threads", threads, 1, MOST_THREADS)
        if len(policies) != config.players or not {*policies} <= {RANDOM, GREEDY, PLACING, LEARNER}:
            raise UnknownPolicy(name=f"for every seat in {policies}", known="0, 1, 2, 3")
        if LEARNER not in policies:
            raise KernelNumber(name="number of learners", found="0", wanted="at least 1")
        self.arrays = _arrays(games, config.players)
        self._actions = _array(np.int64, games)
        shared = Arrays(
            {
                name: array.view(np.uint8) if array.dtype == np.bool_ else array
                for name, array in self.arrays.items()
            }
        )
        self.games = [Game(config, policies, terms, shared, row) for row in range(games)]
        """The games with everything that is hidden: for a referee."""
        parts = min(threads, games)
        cuts = [games * part // parts for part in range(parts + 1)]
        workers = [
            Worker(Group(self.games[low:high]), self._actions) for low, high in pairwise(cuts)
        ]
        self._first, *self._others = workers
        helpers = [Thread(target=work, args=(each,), daemon=True) for each in self._others]
        for thread in helpers:
            thread.start()
        self._process = os.getpid()
        self._end = finalize(self, _end, self._others, helpers, self._actions)
        self._dealt = False

    def __len__(self) -> int:
        return len(self.games)

    def reset(self, seed: int | str) -> None:
        """Deal new games in all rows."""
        self._everywhere(RESET, seed_word(seed), self._actions)
        self._dealt = True

    def deal(self, row: int, deck: Sequence[int]) -> None:
        """Begin a new game in a row, with the tiles of the set in this order."""
        game = self.games[row]
        deal_game(game, game.config.whole_deck(deck))
        self._dealt = True

    def step(self, actions: NDArray[Any], held: NDArray[np.bool_] | None = None) -> None:
        """Play an action in every row, by number. One that is not legal ends its game.

        Nothing happens in the rows that are ``held``.
        """
        if not self._dealt:
            self.reset(0)
        given = np.asarray(actions)
        if given.shape != self._actions.shape or given.dtype.kind not in "iu":
            found = f"of shape {given.shape} and type {given.dtype}"
            wanted = f"{len(self)} whole numbers"
            raise KernelNumber(name="array of actions", found=found, wanted=wanted)
        self._actions[:] = given
        if held is not None:
            self._actions[held] = HOLD
        self._everywhere(STEP, 0, self._actions)
        totals = self.arrays["final_totals"]
        most = reduce(np.maximum, totals.T)  # eight times as quick as max()
        np.equal(totals, most[:, None], out=self.arrays["final_winners"])

    def sample(self, seed: int | str) -> NDArray[np.int64]:
        """A random legal action for every row: a new array."""
        actions = np.empty(len(self), np.int64)
        self._everywhere(SAMPLE, seed_word(seed), actions)
        return actions

    def close(self) -> None:
        """End the threads. What is asked for after that is done without them."""
        self._end()

    def _everywhere(self, task: int, word: int, actions: NDArray[np.int64]) -> None:
        if not self._end.alive or os.getpid() != self._process:  # a fork has no threads
            for worker in (self._first, *self._others):
                do(worker, task, word, actions)
            return
        do_together(self._first, self._others, task, word, actions)


def _end(workers: list[Worker], threads: list[Thread], actions: NDArray[np.int64]) -> None:
    for worker, thread in zip(workers, threads, strict=True):
        ask(worker, END, 0, actions)
        thread.join()
