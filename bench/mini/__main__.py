"""The figures of docs/mini.md: small games solved, and how far players are from the best.

    python -m bench.mini
    python -m bench.mini mini-must --bot py:mine:player
    python -m bench.mini four-must four

What is solved and learned is kept in build/mini. A player is any bot by name; it is asked in each
decision that its own play can lead to.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from time import process_time
from zlib import crc32

import numpy as np

from bench.mini.games import GAMES
from bench.mini.report import tell
from bench.mini.response import Strategy
from bench.mini.solve import solved
from bench.mini.tree import Tree, grow

HERE = Path(__file__).parents[2]
KEPT, LEARNER = HERE / "build/mini", HERE / "examples/linear_value.py"
WEIGHTS = KEPT / "linear.json"
BOTS = {
    "greedy": 16,
    f"py:linear_value:player:weights={WEIGHTS}": 1,
    "expert:match=false,worlds=50": 1,
}
"""Who is measured, and how often each is asked: those who draw lots, more than once."""


def equilibrium(name: str, tree: Tree, iterations: int) -> Strategy:
    """The solution of a game: the one that is kept, or a new one."""
    file = KEPT / f"{name}.npz"
    shape = crc32(b"".join(each.tobytes() for each in (tree.first, tree.seat, tree.draws)))
    if file.exists():
        with np.load(file) as kept:
            if kept["shape"] == shape and kept["iterations"] == iterations:
                found: Strategy = kept["strategy"]
                return found
    found = solved(tree, iterations)
    np.savez_compressed(file, strategy=found, iterations=iterations, shape=shape)
    return found


def learn() -> None:
    """Let the cross-entropy method learn ``mini`` where one must place."""
    if not WEIGHTS.exists():
        options = ["--edition", "mini", "--generations", "20", "--weights", str(WEIGHTS)]
        subprocess.run([sys.executable, str(LEARNER), "learn", *options], check=True)
    sys.path.append(str(LEARNER.parent))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=["mini-must"], help=f"of {', '.join(GAMES)}")
    parser.add_argument("--iterations", type=int, default=200, help="of CFR+")
    parser.add_argument("--bot", action="append", help="in place of the usual ones")
    args = parser.parse_args()
    if unknown := {*args.games} - {*GAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    KEPT.mkdir(parents=True, exist_ok=True)
    learn()
    for name in args.games:
        start = process_time()
        tree = grow(GAMES[name])
        print(f"{name}: {len(tree.parent):,} nodes, {len(tree.seat):,} decisions", flush=True)
        best = equilibrium(name, tree, args.iterations)
        print(f"  grown and solved in {process_time() - start:.0f} s", flush=True)
        tell(tree, best, dict.fromkeys(args.bot, 1) if args.bot else BOTS)


if __name__ == "__main__":
    main()
