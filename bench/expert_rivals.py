"""How others play at a large table: weights for ``PlayoutPolicy`` that imitate samplers.

``python bench/expert_rivals.py --players 5 6 --matches 18`` plays matches (german) of samplers, and
fits a multinomial logistic model to their placements: how likely each is by the features that a
playout policy weighs. It prints the weights (``RIVAL`` in ``bots/expert/playout_weights.py``) and,
for every third match, which had no part in the fit, how often weights name the tile and cell that
the sampler chose. The same seed gives the same weights.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.expert.playout_weights import GREEDY, NEVER_DRAW, RIVAL, STRAIGHT
from dreistein.kernel import PlayoutPolicy, State, Worlds, action_code, evaluations
from dreistein.kernel.search import weights as at
from dreistein.rules import EDITIONS, Match, view
from dreistein.rules.actions import Placement

FEATURES = (
    *(at.OWN_BONUS, at.OTHERS_BONUS, at.OWN_FITS, at.UNSEEN_FITS),
    *(at.TILE_VALUE, at.TAKES_BONUS, at.NO_OWN_FITS),
)
POINT = 256
SHARPNESS = 0.05
"""What a point changes in log-odds. It only sets the scale: how much the points of a tile and of a
bonus count beyond that is fitted."""
RIDGE = 0.001
"""How strongly coefficients are drawn towards 0, per choice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The features of all placements, of which the first column is points, and which was chosen."""

    match: int
    features: np.ndarray
    chosen: int


def policy_of(weights: dict[int, int]) -> PlayoutPolicy:
    """A policy with some weights, the same in both phases."""
    return PlayoutPolicy([spread(weights)])


def spread(weights: dict[int, int]) -> tuple[int, ...]:
    """All weights, by some of them."""
    phase = [0] * at.PHASE_WEIGHTS
    phase[at.DRAWING] = NEVER_DRAW
    for which, weight in weights.items():
        phase[which] = weight
    return (*phase, *phase)


PLAIN = policy_of({})
EACH = [policy_of({which: POINT}) for which in FEATURES]


def values(root: State, policy: PlayoutPolicy) -> dict[int, float]:
    """The value of every placement by a policy, in points."""
    return {code: value / POINT for code, value in evaluations(root, policy)[:-1]}


def choices(players: int, matches: int) -> Iterator[Choice]:
    """Placements of samplers, where there was more than one to choose from."""
    sampler = make_bot("sampler")
    for number in range(matches):
        match, random = (
            Match.seeded(f"rivals {number}", EDITIONS["german"], players),
            Random(number),
        )
        while True:
            while match.round.end is None:
                round, legal = match.round, list(match.round.legal_actions())
                seen = view(round, round.turn, totals=match.before, number=match.number)
                action = sampler.choose(seen, legal, random) if len(legal) > 1 else legal[0]
                placements = sum(isinstance(one, Placement) for one in legal)
                if placements > 1 and round.board.placements:
                    root = Worlds(seen).root
                    points = values(root, PLAIN)
                    rows = [[by[code] - points[code] for code in points] for by in of_each(root)]
                    features = np.array([[*points.values()], *rows]).T
                    yield Choice(number, features, [*points].index(action_code(root, action)))
                match = match.apply(action, round.turn)
            if match.over or match.full:
                break
            match = match.next_round()


def of_each(root: State) -> list[dict[int, float]]:
    """The values of all placements with one feature at a time."""
    return [values(root, policy) for policy in EACH]


def fit(given: Sequence[Choice]) -> np.ndarray:
    """The coefficients of all features but points, by Newton's method."""
    centred = [one.features - one.features.mean(axis=0) for one in given]
    scale = np.vstack(centred).std(axis=0)[1:]
    found = np.zeros(len(scale))
    for _ in range(50):
        slope, bend = np.zeros(len(scale)), np.zeros((len(scale), len(scale)))
        for one, features in zip(given, centred, strict=True):
            rest = features[:, 1:] / scale
            odds = SHARPNESS * features[:, 0] + rest @ found
            likely = np.exp(odds - odds.max())
            likely /= likely.sum()
            mean = likely @ rest
            slope += rest[one.chosen] - mean
            bend += (rest.T * likely) @ rest - np.outer(mean, mean)
        slope -= RIDGE * len(given) * found
        step = np.linalg.solve(bend + RIDGE * len(given) * np.eye(len(found)), slope)
        found += step
        if abs(step).max() < 1e-9:
            break
    return np.asarray(found / scale)


def agreement(given: Sequence[Choice], weights: Sequence[int]) -> float:
    """How often weights name what was chosen; several that are best share."""
    by = np.array([POINT, *(weights[which] for which in FEATURES)]) / POINT
    right = []
    for one in given:
        worth = one.features @ by
        best = worth >= worth.max() - 1e-9
        right.append(best[one.chosen] / best.sum())
    return float(np.mean(right))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[5, 6])
    parser.add_argument("--matches", type=int, default=18)
    args = parser.parse_args()
    given = [one for players in args.players for one in choices(players, args.matches)]
    tested = [one for one in given if one.match % 3 == 2]
    found = fit([one for one in given if one.match % 3 != 2])
    scaled = np.rint(POINT / SHARPNESS * found).astype(int).tolist()
    fitted = spread(dict(zip(FEATURES, scaled, strict=True)))
    print(f"{len(given)} choices; weights {fitted[: at.DRAWING]}")
    for name, weights in (
        *(("these", fitted), ("rival", RIVAL)),
        *(("straight", STRAIGHT), ("greedy", GREEDY)),
    ):
        print(f"{name}: {agreement(tested, weights):.1%} of {len(tested)} other choices")


if __name__ == "__main__":
    main()
