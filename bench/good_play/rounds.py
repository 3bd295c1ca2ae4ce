"""Millions of rounds by the kernel: of equal players, and of one with a habit among others."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bench.good_play.estimate import mean, ratio
from bench.good_play.habits import CAREFUL, PLACING, POINTS, Weights, drawing
from dreistein.kernel import State, config_for, simulate_rounds
from dreistein.kernel.arguments import seed_word
from dreistein.kernel.search.policy_cy import PlayoutPolicy, self_play
from dreistein.rulebook.strategy import Figure
from dreistein.rules import EDITIONS

if TYPE_CHECKING:
    import numpy as np

    Scores = np.ndarray[Any, np.dtype[np.int32]]

EDITION = EDITIONS["german"]
HABITS = len(PLACING) + len(drawing(0)) + 1
"""The comparisons of :func:`one_with_a_habit`."""
_OUT, _BLOCKED = 1, 2
_LONGEST = 10
"""Rounds after which it is asked who is ahead."""
_MATCH_ROUNDS = 60_000
"""Rounds that matches are made of: enough for half a percent."""


def stock_of(players: int) -> int:
    """The tiles in the stock after the deal."""
    return 56 - players * EDITION.hand_size(players)


def equal_players(players: int, rounds: int, seed: str) -> dict[str, Figure]:
    """Everybody takes the most points now: what opening, bonuses and going out are worth."""
    import numpy as np

    played = simulate_rounds(EDITION, players, "greedy", rounds, seed)
    scores, rows = played.scores.astype(float), np.arange(rounds)
    won = _parts(scores)
    opener = played.opener.astype(int)
    others = (scores.sum(axis=1) - scores[rows, opener]) / (players - 1)
    kinds = np.array([0, EDITION.bridge, EDITION.double, *EDITION.hexagons])
    bonuses = (played.bonuses.sum(axis=1) * kinds).sum(axis=1)
    out = played.end == _OUT
    gain = played.settlement.max(axis=1)
    winner = played.settlement.argmax(axis=1)
    placed = played.placed.sum(axis=1)
    closed = played.bonuses.sum(axis=1)[:, 3:].sum(axis=1)
    return {
        "opener-worth": mean(scores[rows, opener] - others, "points"),
        "opener-wins": mean(won[rows, opener], "share"),
        "blocked": mean(played.end == _BLOCKED, "share"),
        "out-gain": ratio(gain * out, out, "points"),
        "out-wins": ratio(won[rows, winner] * out, out, "share"),
        "bonus-points": mean(bonuses / players, "points"),
        "bonus-share": ratio(bonuses, scores.sum(axis=1), "share"),
        "hexagon-rounds": mean(closed > 0, "share"),
        "hexagon-tiles": ratio(closed, placed, "share"),
        "bridge-rounds": mean(played.bonuses.sum(axis=1)[:, 1] > 0, "share"),
        "score": mean(scores.mean(axis=1), "points"),
        "gap": mean(_gaps(scores), "points"),
    }


def one_with_a_habit(players: int, rounds: int, seed: str) -> dict[str, Figure]:
    """One player has a habit, all others take the most points now: how often it wins the round."""
    found: dict[str, Figure] = {}
    for name, habit in {**PLACING, **drawing(stock_of(players))}.items():
        scores = played(players, [habit, *[POINTS] * (players - 1)], rounds, seed)
        found |= _told(name, scores)
        if name in ("careful", "hoard", "hoard-sparing"):
            found |= _matches(name, scores)
    hoard = drawing(stock_of(players))["hoard"]
    scores = played(players, [CAREFUL, *[hoard] * (players - 1)], rounds, seed)
    return found | _told("among-hoarders", scores)


def played(
    players: int,
    habits: list[Weights],
    rounds: int,
    seed: str,
    *,
    must_place: bool = False,
) -> "Scores":
    """The scores of rounds, by seat."""
    import numpy as np

    edition = replace(EDITION, must_place=must_place)
    scores = np.zeros((rounds, players), np.int32)
    state = State(config_for(edition, players))
    self_play(state, PlayoutPolicy(habits), seed_word(seed), 0, scores)
    return scores


def _told(name: str, scores: "Scores") -> dict[str, Figure]:
    ahead = scores[:, 0] - scores[:, 1:].mean(axis=1)
    return {
        f"{name}-wins": mean(_parts(scores)[:, 0], "share"),
        f"{name}-ahead": mean(ahead, "points"),
    }


def _matches(name: str, scores: "Scores") -> dict[str, Figure]:
    """Rounds in a row as matches to the target, and as series of a fixed length."""
    import numpy as np

    scores = scores[:_MATCH_ROUNDS]
    won, lengths, totals, length = [], [], np.zeros(scores.shape[1]), 0
    for row in scores:
        totals, length = totals + row, length + 1
        if totals.max() >= EDITION.target:
            won.append(float(_parts(totals[None])[0, 0]))
            lengths.append(length)
            totals, length = np.zeros(scores.shape[1]), 0
    series = scores[: len(scores) // _LONGEST * _LONGEST]
    sums = series.reshape(-1, _LONGEST, scores.shape[1]).sum(axis=1)
    return {
        f"{name}-matches": mean(won, "share"),
        f"{name}-length": mean(lengths, "count"),
        f"{name}-after-ten": mean(_parts(sums)[:, 0], "share"),
    }


def _parts(scores: Any) -> Any:
    """By row, each seat's share of the win."""
    best = scores == scores.max(axis=1, keepdims=True)
    return best / best.sum(axis=1, keepdims=True)


def _gaps(scores: Any) -> Any:
    """By row, how far the best is ahead of the second."""
    import numpy as np

    ranked = np.sort(scores, axis=1)
    return ranked[:, -1] - ranked[:, -2]
