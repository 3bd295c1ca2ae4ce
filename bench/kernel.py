"""The kernel's speed against a yardstick: a separate program that plays the same rounds in plain C.

    python bench/kernel.py --yardstick FILE.c --json kernel.json

Kernel and yardstick alternate several times in one run on one machine, so that other load affects
both; the median of the ratios is reported. The yardstick takes ``PLAYERS ROUNDS`` and prints
``{"rounds_per_s": …, "plies_per_round": …, "mean_score": …}``. It is compiled here for this
machine; the kernel is measured as installed. Without a yardstick the kernel is measured alone.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from timeit import repeat
from typing import Any

from dreistein import kernel
from dreistein.kernel.benchmark import run
from dreistein.rules import EDITIONS, Round, view

Figures = dict[str, Any]


def build(source: Path, folder: Path) -> Path:
    """Compile the yardstick with all optimizations."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise SystemExit("There is no C compiler to build the yardstick with.")
    program = folder / "yardstick"
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
    return program


def yardstick(program: Path, players: int, rounds: int) -> Figures:
    done = subprocess.run(
        [program, str(players), str(rounds)], check=True, capture_output=True, text=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def interpreted(players: int, rounds: int) -> Figures:
    """The interpreted kernel, in another process, as this one has the compiled one."""
    script = (
        "import json; from dreistein.kernel.benchmark import run; "
        f"print(json.dumps(run({players}, {rounds})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "DREISTEIN_KERNEL": "off"},
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def measure(program: Path | None, players: int, rounds: int, repeats: int) -> Figures:
    """Turn by turn: the yardstick, the kernel on one thread, and on two."""
    turns = []
    for turn in range(repeats):
        one = run(players, rounds, 1, seed=turn)
        rule = None if program is None else yardstick(program, players, rounds)
        two = run(players, 2 * rounds, 2, seed=turn)
        turns.append((one, two, rule))
    rate = [one["rounds_per_s"] for one, _, _ in turns]
    figures: Figures = {
        "players": players,
        "rounds_per_s": round(median(rate)),
        "plies_per_round": round(sum(one["plies_per_round"] for one, _, _ in turns) / repeats, 2),
        "mean_score": round(sum(one["mean_score"] for one, _, _ in turns) / repeats, 2),
        # The best of each, as a core that another program uses says nothing about the kernel.
        "two_threads": round(max(two["rounds_per_s"] for _, two, _ in turns) / max(rate), 2),
        "interpreted_rounds_per_s": interpreted(players, 3000)["rounds_per_s"],
    }
    rules = [rule for _, _, rule in turns if rule is not None]
    if rules:
        ratios = [r / rule["rounds_per_s"] for r, rule in zip(rate, rules, strict=True)]
        figures["yardstick_rounds_per_s"] = round(median(r["rounds_per_s"] for r in rules))
        figures["yardstick_plies_per_round"] = rules[0]["plies_per_round"]
        figures["yardstick_mean_score"] = rules[0]["mean_score"]
        figures["ratio"] = round(median(ratios), 2)
        figures["ratios"] = [round(ratio, 2) for ratio in sorted(ratios)]
    return figures


def parts() -> dict[str, float]:
    """The basic operations of a search, in nanoseconds, from the middle of a round."""
    round_ = Round.seeded("bench", EDITIONS["german"])
    for _ in range(30):
        round_ = round_.apply(max(round_.legal_actions(), key=str))
    state = kernel.state_of(round_)
    seen = view(round_, round_.turn)
    worlds = kernel.Worlds(seen)
    names = {
        "kernel": kernel,
        "state": state,
        "other": state.copy(),
        "code": state.legal()[0],
        "seen": seen,
        "worlds": worlds,
    }
    timed = {
        "other.copy_from(state)": 100_000,
        "state.copy()": 100_000,
        "state.legal()": 100_000,
        "other.copy_from(state); other.apply(code)": 100_000,
        "worlds.sample_into(other, 7)": 10_000,
        "kernel.Worlds(seen)": 30,
        "kernel.playouts(state, 10_000, 7, policies='greedy')": 1,
        "worlds.playouts(10_000, 7, policies='greedy')": 1,
    }
    if not kernel.compiled():
        timed = {call: max(1, number // 100) for call, number in timed.items()}
    return {
        call: round(min(repeat(call, globals=names, number=number, repeat=5)) / number * 1e9)
        for call, number in timed.items()
    }


def table(rows: list[Figures]) -> str:
    """The figures as Markdown."""
    heads = {
        "players": "players",
        "rounds_per_s": "rounds a second",
        "yardstick_rounds_per_s": "yardstick",
        "ratio": "ratio",
        "mean_score": "mean score",
        "yardstick_mean_score": "yardstick's",
        "plies_per_round": "plies",
        "yardstick_plies_per_round": "yardstick's",
        "two_threads": "two threads",
        "interpreted_rounds_per_s": "in Python",
    }
    heads = {key: head for key, head in heads.items() if key in rows[0]}
    lines = ["| " + " | ".join(heads.values()) + " |", "|" + "---:|" * len(heads)]
    lines += ["| " + " | ".join(f"{row[key]:,}" for key in heads) + " |" for row in rows]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--yardstick", type=Path, help="the yardstick, as a C file")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--rounds", type=int, default=300_000)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    args = parser.parse_args()
    if not kernel.compiled():
        args.rounds = min(args.rounds, 2000)
    with tempfile.TemporaryDirectory() as folder:
        program = None if args.yardstick is None else build(args.yardstick, Path(folder))
        rows = [measure(program, players, args.rounds, args.repeats) for players in args.players]
    whole = {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": kernel.compiled(),
        "rounds": args.rounds,
        "repeats": args.repeats,
        "players": rows,
        "nanoseconds": parts(),
    }
    print(table(rows))
    print()
    for call, nanoseconds in whole["nanoseconds"].items():
        print(f"| `{call}` | {nanoseconds / 1000:,.2f} µs |")
    if args.json is not None:
        args.json.write_text(json.dumps(whole, indent=1) + "\n")


if __name__ == "__main__":
    main()
