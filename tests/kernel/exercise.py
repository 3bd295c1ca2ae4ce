"""Exercises every part of the kernel, and prints a digest of the results.

Run as a script, with the kernel chosen by the environment: see test_kernel_build.py.
"""

import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

from dreistein import kernel
from dreistein.bots.expert import Expert
from dreistein.kernel.batch import batch as many
from dreistein.rules import EDITIONS, Edition, Solitaire, parse_action

sys.path.append(str(Path(__file__).parents[1]))

from kernel.batch.many import TABLES
from kernel.batch.many import digest as play_many

FAR = Edition("far", deal=(28, 18, 14, 11, 9), draws=1, fruitless=3)
"""Everything dealt: the longest games, the most passes, the largest boards."""


def main() -> None:
    digest = sha256()
    for edition in (*EDITIONS.values(), FAR):
        for players in range(1, 7):
            for policies in ("random", "greedy", "placing"):
                numbers = Solitaire(20, 55) if players == 1 else None
                rounds = kernel.simulate_rounds(
                    edition, players, policies, 60, "exercise", threads=3, solitaire=numbers
                )
                digest.update(rounds.points.tobytes() + rounds.counts.tobytes())
            explore(kernel.State(kernel.config_for(edition, players, numbers)), digest.update)
    for table in TABLES:
        digest.update(play_many(many, kernel, table, 150).encode())
    print(kernel.compiled(), digest.hexdigest())


def explore(state: kernel.State, note: Callable[[bytes], object]) -> None:
    """One game, with playouts, worlds and perft on the way."""
    state.deal([k * 17 % 56 for k in range(56)])
    while not state.end:
        legal = state.legal()
        note(str(legal).encode())
        note(str([state.points_of(code) for code in legal]).encode())
        if state.ply % 8 == 3:
            note(kernel.playouts(state, 3, 7, actions=legal).points.tobytes())
            note(str(kernel.perft(state, 2)).encode())
            worlds = kernel.Worlds(kernel.view_of(state, state.turn))
            note(worlds.playouts(3, 7, actions=legal).points.tobytes())
        if state.ply % 16 == 5 and state.laid and state.players in (1, 2, 4):
            seen = kernel.view_of(state, state.turn)
            choices = [parse_action(kernel.action_text(state, code)) for code in legal]
            ranked = Expert(worlds=4).rank(seen, choices, Random(7), millis=10**6)
            note(str([str(each.action) for each in ranked]).encode())
        twin = state.copy()
        state.apply(legal[state.ply % len(legal)])
        twin.copy_from(state)
        state = twin
    note(str((state.scores, state.settlement, state.hands, state.history)).encode())


if __name__ == "__main__":
    main()
