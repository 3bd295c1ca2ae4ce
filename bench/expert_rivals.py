"""How others play at a large table: weights for ``PlayoutPolicy`` by which rounds end as they do.

``python bench/expert_rivals.py`` plays matches (german) of five and six samplers, and looks for two
sets of weights, of which a seat plays by either in half of the playouts. From positions of these
rounds, with everybody's true rack, playouts should tell what became of the seats: the chance to win
the match after the round, from even totals. The weights with the smallest mean square error are
found by the cross-entropy method (R. Y. Rubinstein, *The cross-entropy method for combinatorial and
continuous optimization*, 1999). It prints them (``RIVALS`` in ``bots/expert/playout_weights.py``)
and the errors over every third match, which had no part in the search. The same seed gives the same
weights.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.expert.playout_weights import EVEN_ODDS, GREEDY, NEVER_DRAW, RIVALS, STRAIGHT
from dreistein.bots.expert.win_chance import between_rounds, objective_for
from dreistein.kernel import Objective, PlayoutPolicy, State, WeightedSampler, run_values, state_of
from dreistein.kernel.search import weights as at
from dreistein.kernel.worlds.facts import ALL, facts_of
from dreistein.kernel.worlds.sampler_cy import WorldSampler
from dreistein.rules import EDITIONS, Match, Round, view

WEIGHTS = (
    *(at.OWN_BONUS, at.OTHERS_BONUS, at.OWN_FITS, at.UNSEEN_FITS),
    *(at.TILE_VALUE, at.TAKES_BONUS, at.NO_OWN_FITS),
)
"""The weights that are looked for, in either set."""
START = ((50, 400, 1000, 0, 500, -6000, 5000), (0,) * 7)
SPREAD = (150, 250, 600, 150, 300, 3000, 2500)
"""Where the search starts, and how far it looks around."""
POSITIONS, SEATS, PLAYOUTS = 4, 2, 20
"""The positions of a round, the seats looked at in each, and the playouts for each of those."""
TRIED, KEPT, PACE = 24, 6, 0.6
"""The weights tried at a time, those kept, and how far the search follows these."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A position with everybody's true rack, and what became of some seats: their chances."""

    match: int
    worlds: WeightedSampler
    objective: Objective
    root: State
    chances: dict[int, float]


def rounds(players: int, matches: int) -> Iterator[tuple[int, Round]]:
    """Whole rounds of matches of samplers, with the number of the match."""
    sampler = make_bot("sampler")
    for number in range(matches):
        match = Match.seeded(f"rivals {number}", EDITIONS["german"], players)
        random = Random(f"rivals {players} {number}")
        while True:
            while match.round.end is None:
                round, legal = match.round, list(match.round.legal_actions())
                seen = view(round, round.turn, totals=match.before, number=match.number)
                action = sampler.choose(seen, legal, random) if len(legal) > 1 else legal[0]
                match = match.apply(action, round.turn)
            yield number, match.round
            if match.over or match.full:
                break
            match = match.next_round()


def situations(players: int, matches: int) -> Iterator[Situation]:
    """Positions of these rounds."""
    chance = between_rounds(players, EDITIONS["german"].target).win_chance
    random = Random(players)
    for number, whole in rounds(players, matches):
        scores = whole.scores
        for _ in range(POSITIONS):
            round = Round.start(whole.edition, whole.deal)
            for played in whole.history[: random.randrange(1, len(whole.history))]:
                round = round.apply(played.action)
            seen, root = view(round, round.turn), state_of(round)
            known = facts_of(seen).holders
            worlds = WorldSampler(root, [ALL] * 56, [list(root.order)], [], known, [], -1, 1)
            seats = random.sample(range(players), SEATS)
            became = {
                seat: chance(0, scores[seat], max(scores[:seat] + scores[seat + 1 :]))
                for seat in seats
            }
            yield Situation(number, WeightedSampler(worlds), objective_for(seen), root, became)


def errors(policy: PlayoutPolicy, given: Sequence[Situation], seed: int) -> np.ndarray:
    """By seat, the square of what playouts say minus what became of it, luck taken off."""
    found = []
    points, wins = np.zeros((PLAYOUTS, 2), np.int32), np.zeros((PLAYOUTS, 2))
    for number, one in enumerate(given):
        spare, world = State(one.root.config), State(one.root.config)
        for seat, chance in one.chances.items():
            run_values(
                *(spare, world, one.worlds, policy, one.objective),
                *(seat, seed + number, 0, points, wins),
            )
            told = wins[:, 0]
            found.append((told.mean() - chance) ** 2 - told.var(ddof=1) / PLAYOUTS)
    return np.array(found)


def spread(weights: Sequence[float]) -> tuple[int, ...]:
    """A whole set of weights, the same in both phases, by those that are looked for."""
    phase = [0] * at.PHASE_WEIGHTS
    phase[at.DRAWING] = NEVER_DRAW
    for which, weight in zip(WEIGHTS, weights, strict=True):
        phase[which] = round(weight)
    return (*phase, *phase)


def policy_of(both: np.ndarray) -> PlayoutPolicy:
    """Everybody plays by either half of these weights, as a toss decides."""
    first, second = np.split(both, 2)
    return PlayoutPolicy([spread(first.tolist())], [spread(second.tolist())], [EVEN_ODDS] * 6)


def search(given: Sequence[Situation], sweeps: int) -> np.ndarray:
    """The weights with the smallest error, by the cross-entropy method."""
    random = np.random.default_rng(2026)
    mean, around = np.array([*START[0], *START[1]], float), np.array([*SPREAD, *SPREAD], float)
    for sweep in range(sweeps):
        tried = mean + around * random.standard_normal((TRIED, len(mean)))
        tried[0] = mean
        off = [errors(policy_of(one), given, 10_000 * sweep).mean() for one in tried]
        kept = tried[np.argsort(off)[:KEPT]]
        mean += PACE * (kept.mean(axis=0) - mean)
        around += PACE * (kept.std(axis=0) - around)
        print(f"{sweep}: mean error {np.mean(off):.5f}", flush=True)
    return mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs=2, default=(75, 48), metavar=("FIVE", "SIX"))
    parser.add_argument("--sweeps", type=int, default=12)
    args = parser.parse_args()
    five, six = args.matches
    given = [*situations(5, five), *situations(6, six)]
    found = search([one for one in given if one.match % 3 != 2], args.sweeps)
    print([spread(half.tolist())[: len(WEIGHTS)] for half in np.split(found, 2)])
    tested = [one for one in given if one.match % 3 == 2]
    by = {
        "straight": PlayoutPolicy([STRAIGHT]),
        "greedy": PlayoutPolicy([GREEDY]),
        "rivals as they are": PlayoutPolicy(RIVALS[:1], RIVALS[1:], [EVEN_ODDS] * 6),
        "found": policy_of(found),
    }
    straight = errors(by["straight"], tested, 0)
    for name, policy in by.items():
        off = errors(policy, tested, 0)
        less = straight - off
        print(
            f"{name}: error {off.mean():.5f}, {less.mean():.5f} ± "
            f"{1.96 * less.std() / len(less) ** 0.5:.5f} less than straight ({len(off)} seats)"
        )


if __name__ == "__main__":
    main()
