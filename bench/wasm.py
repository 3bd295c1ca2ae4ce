"""The folder's Python beside this machine's: kernel, the expert in a second, a review of a match.

    python bench/wasm.py [--times 5] [--worlds 100] [--folder build/static]

The same file is measured natively and in Pyodide under Node, in turn, with the packages that
``make static`` has put into the folder. Both count by the clock and by the processor's time: on a
busy machine the second says more. The kernel's figure is that of its fastest thousand rounds, the
expert's that of the best of four decisions.
"""

import argparse
import json
import sys
import tempfile
from array import array
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from dreistein.bots import make_bot
from dreistein.bots.expert.expert import Expert
from dreistein.bots.expert.halving import Trials
from dreistein.coach.budget import Budget
from dreistein.coach.review import Plan, judgements
from dreistein.kernel.arguments import policy_numbers, seed_word
from dreistein.kernel.bridge import config_for
from dreistein.kernel.position.playout_cy import play_rounds
from dreistein.kernel.position.state_cy import State
from dreistein.rules import EDITIONS, Header, Match, Round, view

IN_BROWSER = sys.platform == "emscripten"
CHUNK = 1000
GERMAN = EDITIONS["german"]


def processor() -> float:
    """Seconds of the processor that this process has taken."""
    if IN_BROWSER:
        process = __import__("js").process.cpuUsage()
        return float(process.user + process.system) / 1e6
    return __import__("time").process_time()  # type: ignore[no-any-return]


def kernel() -> tuple[float, float]:
    """Rounds of two a second: by the clock, by the processor."""
    scratch = State(config_for(GERMAN, 2, None))
    scratch.set_policies(policy_numbers("greedy", 2))
    points = memoryview(array("i", bytes(4 * CHUNK * 4)))
    counts = memoryview(array("H", bytes(2 * CHUNK * 19)))
    rows: Any = (
        points.cast("B").cast("i", [CHUNK, 4]),
        counts.cast("B").cast("H", [CHUNK, 19]),
    )
    best, before = 0.0, processor()
    for number in range(200):
        start = perf_counter()
        play_rounds(scratch, seed_word(f"bench {number}"), 0, *rows)
        best = max(best, CHUNK / (perf_counter() - start))
    return best, 200 * CHUNK / (processor() - before)


def second(players: int) -> tuple[float, float]:
    """Playouts of the expert in the middle of a round, in a second: by the clock, by processor."""
    played, extend = 0, Trials.extend

    def counting(trials: Trials, stats: Any, worlds: int) -> None:
        nonlocal played
        played += worlds * len(stats)
        extend(trials, stats, worlds)

    round, greedy, random = Round.seeded("bench", GERMAN, players), make_bot("greedy"), Random(1)
    while len(round.history) < 16 or len(list(round.legal_actions())) < 4:
        seen = view(round, round.turn)
        round = round.apply(greedy.choose(seen, list(round.legal_actions()), random))
    setattr(Trials, "extend", counting)  # noqa: B010
    found = []
    for number in range(4):
        played, start, before = 0, perf_counter(), processor()
        legal = list(round.legal_actions())
        Expert(millis=1000).choose(view(round, round.turn), legal, Random(number))
        found.append((played / (perf_counter() - start), played / (processor() - before)))
    setattr(Trials, "extend", extend)  # noqa: B010
    return max(clock for clock, _ in found), max(spent for _, spent in found)


def review(worlds: int) -> tuple[float, float]:
    """Seconds for both seats of a match of two: by the clock, by the processor."""
    match, greedy, random = Match.seeded("bench", GERMAN), make_bot("greedy"), Random(1)
    ends = []
    while not match.over:
        while match.round.end is None:
            seen = match.view(match.round.turn)
            match = match.apply(greedy.choose(seen, list(match.legal_actions()), random))
        ends.append(match)
        if not match.over:
            match = match.next_round()
    start, before = perf_counter(), processor()
    plan = Plan.of(Header(GERMAN, ("Ada", "Ben")), ends, Budget(worlds))
    plan.review(dict(judgements(plan, workers=0)))
    return perf_counter() - start, processor() - before


def measured(worlds: int) -> dict[str, list[float]]:
    return {
        "kernel": [*kernel()],
        "second of 2": [*second(2)],
        "second of 4": [*second(4)],
        "review": [*review(worlds)],
    }


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parents[1]))
    static = __import__("scripts.static.__main__", fromlist=["unpacked"])
    pyodide = __import__("scripts.wasm.pyodide", fromlist=["in_pyodide"])
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--worlds", type=int, default=100, help="of a review")
    parser.add_argument("--folder", type=Path, default=static.BUILD)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for name in ("house.zip", "libraries.zip"):
            for path, body in static.unpacked((arguments.folder / "engine" / name).read_bytes()):
                file = Path(place, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(body)
        script = Path(place, "bench.py")
        script.write_text(
            Path(__file__).read_text("utf-8").partition("\ndef main")[0]
            + f"\nprint(json.dumps(measured({arguments.worlds})))\n",
            "utf-8",
        )
        for number in range(arguments.times):
            here = measured(arguments.worlds)
            there = json.loads(pyodide.in_pyodide(script, place))
            for what, native in here.items():
                for unit, mine, other in zip(
                    ("clock", "processor"), native, there[what], strict=True
                ):
                    ratio = other / mine
                    line = f"{number} {what}, {unit}: native {mine:.4g}, Pyodide {other:.4g}"
                    print(f"{line}, {ratio:.2f} of it", flush=True)


if __name__ == "__main__":
    main()
