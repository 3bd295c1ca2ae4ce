"""The kernel's speed: whole rounds per second with the policy that benchmarks compare."""

from time import perf_counter

from dreistein.kernel.arguments import MOST_ROUNDS, MOST_THREADS, whole_number
from dreistein.kernel.position.state_cy import compiled
from dreistein.kernel.simulation import simulate_rounds
from dreistein.rules.edition import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS

MOST = 10**9


def run(
    players: int, rounds: int, threads: int = 1, seed: int | str = 1
) -> dict[str, int | float | bool]:
    """Play ``rounds`` rounds of ``german``, all seats placing if they can, and time them."""
    whole_number("number of players", players, FEWEST_PLAYERS, MOST_PLAYERS)
    whole_number("number of rounds", rounds, 1, MOST)
    whole_number("number of threads", threads, 1, MOST_THREADS)
    simulate_rounds(EDITIONS["german"], players, "placing", 1, seed)  # loads everything first
    seconds = 0.0
    plies = points = 0
    for first in range(0, rounds, MOST_ROUNDS):
        count = min(MOST_ROUNDS, rounds - first)
        start = perf_counter()
        played = simulate_rounds(
            EDITIONS["german"], players, "placing", count, seed, first=first, threads=threads
        )
        seconds += perf_counter() - start
        plies += int(played.plies.sum(dtype="int64"))
        points += int(played.scores.sum(dtype="int64"))
    return {
        "players": players,
        "rounds_per_s": round(rounds / seconds),
        "plies_per_round": round(plies / rounds, 2),
        "mean_score": round(points / rounds / players, 2),
        "compiled": compiled(),
    }
