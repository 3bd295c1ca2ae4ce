"""Dreistein and general game libraries: random play, games and steps per CPU second.

    python bench/compare.py --json compare.json

The others are other games of like length; what is compared is what a researcher in Python gets
from a library. They are installed from PyPI into an environment of their own, in the user's cache
folder or ``--environment``, and play there in a process of their own. A step is a player's action;
what chance does between is played, but not counted.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

PACKAGES = ("open_spiel==2.0.2", "rlcard==1.2.0")

PEERS = """
import json, random, sys, time

import pyspiel
import rlcard
from open_spiel.python.games import block_dominoes

SECONDS = float(sys.argv[1])
rng = random.Random(7)


def open_spiel(name):
    game = pyspiel.load_game(name)

    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def uno():
    env = rlcard.make("uno")

    def play():
        (state, _), steps = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


for name, make in (
    ("OpenSpiel, python_block_dominoes", lambda: open_spiel("python_block_dominoes")),
    ("OpenSpiel, gin_rummy (C++)", lambda: open_spiel("gin_rummy")),
    ("RLCard, uno", uno),
):
    play = make()
    play()
    games = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        steps += play()
        games += 1
    print(json.dumps({"name": name, "games": games / spent, "steps": steps / spent}))
"""

OURS = """
import json, random, sys, time

from dreistein import kernel
from dreistein.rules import EDITIONS, Round

SECONDS = float(sys.argv[1])
rng = random.Random(7)
german = EDITIONS["german"]


def rules(first):
    round = Round.seeded(f"compare {first}", german)
    while round.end is None:
        round = round.apply(rng.choice(list(round.legal_actions())))
    return 1, len(round.history)


def steps_from_python(first):
    state = kernel.state_of(Round.seeded(f"compare {first}", german))
    while not state.end:
        state.apply(rng.choice(state.legal()))
    return 1, state.ply


def whole_rounds(first):
    count = 20_000 if kernel.compiled() else 100
    rounds = kernel.simulate_rounds(german, 2, "random", count, "compare", first=first)
    return count, int(rounds.plies.sum())


how = "compiled" if kernel.compiled() else "in Python"
players = [(f"Dreistein, kernel, whole rounds in one call ({how})", whole_rounds)]
players += [(f"Dreistein, kernel, stepped from Python ({how})", steps_from_python)]
if kernel.compiled():
    players += [("Dreistein, rules", rules)]
for name, play in players:
    play(0)
    games = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        more, longer = play(games)
        games += more
        steps += longer
    print(json.dumps({"name": name, "games": games / spent, "steps": steps / spent}))
"""


def environment(folder: Path) -> Path:
    """The Python of an environment with the others in it, made if it is not there yet."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        print(f"Making {folder} …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run([python, *pip, *PACKAGES], check=True)
    return python


def played(python: str | Path, script: str, seconds: float, **variables: str) -> list[Any]:
    done = subprocess.run(
        [python, "-c", script, str(seconds)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **variables},
    )
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    parser.add_argument("--environment", type=Path, default=cache / "dreistein-bench")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    args = parser.parse_args()
    rows = [
        *played(sys.executable, OURS, args.seconds),
        *played(sys.executable, OURS, args.seconds, DREISTEIN_KERNEL="off"),
        *played(environment(args.environment), PEERS, args.seconds),
    ]
    print("| | games a CPU second | steps a CPU second | steps a game |\n|---|---:|---:|---:|")
    for row in rows:
        a_game = row["steps"] / row["games"]
        print(f"| {row['name']} | {row['games']:,.0f} | {row['steps']:,.0f} | {a_game:.0f} |")
    if args.json is not None:
        date = datetime.now(UTC).date().isoformat()
        whole = {"date": date, "python": platform.python_version(), "rows": rows}
        args.json.write_text(json.dumps(whole, indent=1) + "\n")


if __name__ == "__main__":
    main()
