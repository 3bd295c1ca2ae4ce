"""How matches go on between rounds, from rounds that were played before.

``matches_cy.pxd`` has the types for C.
"""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.playout_cy import randbelow, seed_rng
    from dreistein.kernel.position.position_cy import Position
    from dreistein.kernel.search.objective_cy import Objective, win_probability

if TYPE_CHECKING:
    from dreistein.kernel.outcomes import Chances, Points

MOST_ROUNDS = 60
"""A match that goes on for longer is shared."""


def finish_matches(
    s: Position,
    rounds: "Points",
    each: int,
    moods: "Points",
    target: int,
    starts: "Points",
    matches: int,
    seed: int,
    shares: "Chances",
) -> None:
    """Play on from totals between rounds, and write each seat's share of the wins.

    ``rounds`` has the scores of rounds by seat, ``each`` of them for every combination of moods: a
    lead of at least ``moods[0, seat]`` is a mood that adds ``moods[1, seat]`` to the number of the
    combination. A row of ``starts`` has totals, of which a round is played in any
    case; seats with ``moods[2, seat]`` cannot win. All rows meet the same luck. The position ``s``
    is scratch space.
    """
    rows = starts.shape[0]
    players = s.config.players
    with cython.nogil:
        for row in range(rows):
            for seat in range(players):
                shares[row, seat] = 0.0
            for k in range(matches):
                seed_rng(s, seed, k)
                finish_match(s, rounds, each, moods, target, starts, row)
                share_win(s, moods, shares, row, 1.0 / matches)


def finish_match(
    s: Position,
    rounds: "Points",
    each: int,
    moods: "Points",
    target: int,
    starts: "Points",
    row: int,
) -> None:
    """Play on until somebody has reached the target; the scores are the totals then."""
    players = s.config.players
    for seat in range(players):
        s.score[seat] = starts[row, seat]
    for _ in range(MOST_ROUNDS):
        which = 0
        for seat in range(players):
            if moods[1, seat] and lead_of(s, seat) >= moods[0, seat]:
                which += moods[1, seat]
        at = which * each + randbelow(s, each)
        over = False
        for seat in range(players):
            s.score[seat] += rounds[at, seat]
            if s.score[seat] >= target:
                over = True
        if over:
            return


def lead_of(s: Position, seat: int) -> int:
    """How far a seat is ahead of the best of the others; alone, nobody is ahead."""
    best = 0
    first = True
    for other in range(s.config.players):
        if other != seat and (first or s.score[other] > best):
            best = s.score[other]
            first = False
    return 0 if first else s.score[seat] - best


def share_win(s: Position, moods: "Points", shares: "Chances", row: int, worth: float) -> None:
    """Give a win to the best of those who can win, in equal parts."""
    most = 0
    tied = 0
    for seat in range(s.config.players):
        if moods[2, seat]:
            continue
        if not tied or s.score[seat] > most:
            most = s.score[seat]
            tied = 1
        elif s.score[seat] == most:
            tied += 1
    for seat in range(s.config.players):
        if not moods[2, seat] and s.score[seat] == most:
            shares[row, seat] += worth / tied


def round_chances(
    s: Position, objective: Objective, rounds: "Points", seat: int, wins: "Chances"
) -> None:
    """The chance of a seat to win the match after each of some rounds, given by their scores."""
    rows = rounds.shape[0]
    players = s.config.players
    with cython.nogil:
        for row in range(rows):
            for k in range(players):
                s.score[k] = rounds[row, k]
            wins[row, 0] = win_probability(objective, s, seat)
