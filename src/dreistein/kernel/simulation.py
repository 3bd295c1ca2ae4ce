"""Many rounds in one call, dealt anew or played out from a position, on one thread or several.

>>> from dreistein.kernel import simulate_rounds
>>> from dreistein.rules import EDITIONS
>>> rounds = simulate_rounds(EDITIONS["german"], 2, ["greedy", "random"], 100, seed=7)
>>> rounds.scores.shape, bool(rounds.scores[:, 0].mean() > rounds.scores[:, 1].mean())
((100, 2), True)

A round depends on the seed and its index alone: the same come out whatever the number of threads,
and in however many calls (``first`` is the index of the first).
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING

from dreistein.kernel.arguments import (
    MOST_INDEX,
    MOST_ROUNDS,
    MOST_THREADS,
    policy_numbers,
    seed_word,
    whole_number,
)
from dreistein.kernel.bridge import action_code, config_for
from dreistein.kernel.errors import NotLegal
from dreistein.kernel.outcomes import Rounds
from dreistein.kernel.position.playout_cy import play_from, play_rounds
from dreistein.kernel.position.state_cy import State
from dreistein.rules.actions import Action, Draw, EndTurn, Placement
from dreistein.rules.arguments import all_of, wanted
from dreistein.rules.edition import Edition
from dreistein.rules.errors import quote
from dreistein.rules.solitaire import Solitaire

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Points


def simulate_rounds(
    edition: Edition | str,
    players: int,
    policies: str | Sequence[str],
    rounds: int,
    seed: int | str,
    *,
    first: int = 0,
    threads: int = 1,
    solitaire: Solitaire | None = None,
) -> Rounds:
    """Deal and play whole rounds, each seat by its policy."""
    config = config_for(edition, players, solitaire)
    by_seat = policy_numbers(policies, players)
    word = seed_word(seed)
    whole_number("first", first, 0, MOST_INDEX)

    def play(low: int, part: Rounds) -> None:
        scratch = State(config)
        scratch.set_policies(by_seat)
        play_rounds(scratch, word, first + low, part.points, part.counts)

    return run_in_threads(players, rounds, 1, threads, play)


def playouts(
    state: State,
    count: int,
    seed: int | str,
    *,
    actions: Sequence[int | Action | str] = (),
    policies: str | Sequence[str] = "random",
    first: int = 0,
    threads: int = 1,
) -> Rounds:
    """Play out a position ``count`` times, with its whole deck known.

    With ``actions``, ``count`` times after each of them: row k is playout k // len(actions), and
    all actions meet the same luck.
    """
    by_seat = policy_numbers(policies, wanted(state, State, "state").players)
    word = seed_word(seed)
    whole_number("first", first, 0, MOST_INDEX)
    codes = action_row(state, actions)
    root = state.copy()

    def play(low: int, part: Rounds) -> None:
        scratch = State(root.config)
        scratch.set_policies(by_seat)
        play_from(scratch, root, codes, word, first + low, part.points, part.counts)

    return run_in_threads(state.players, count, codes.shape[1], threads, play)


def action_row(state: State, actions: Sequence[int | Action | str]) -> "Points":
    """Legal actions as the kernel takes them; -1 stands for none."""
    import numpy as np

    legal = state.legal()
    told = (Placement, Draw, EndTurn, str)
    given = all_of(actions, "int | Action | str", "actions")
    codes = [action_code(state, a) if isinstance(a, told) else a for a in given]
    for code in codes:
        if code not in legal:
            raise NotLegal(action=quote(code))
    return np.array([codes or [-1]], np.int32)


def run_in_threads(
    players: int, count: int, each: int, threads: int, play: Callable[[int, Rounds], None]
) -> Rounds:
    """Room for ``count * each`` rounds, filled by ``play(first, rows)`` on several threads."""
    whole_number("number of rounds", count, 1, MOST_ROUNDS // each)
    whole_number("number of threads", threads, 1, MOST_THREADS)
    whole = Rounds.empty(players, count * each, each)
    if threads == 1:
        play(0, whole)
        return whole
    cuts = [count * k // threads for k in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(play, low, whole.rows(low * each, high * each))
            for low, high in pairwise(cuts)
            if low < high
        ]
        for part in parts:
            part.result()
    return whole
