"""Is luck fair? Finds the luck of a seat in many matches, and whether it is nothing on average.

``play FILE --matches 1000`` plays as in playouts, each match in other styles, and judges deals and
draws of one seat, in each match the next. It goes on where FILE ends; ``--players`` and
``--must-place`` choose other tables, each with a FILE of its own. ``report FILE`` prints the means.
"""

import argparse
import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from dreistein.bots.expert.playout_weights import GREEDY, HOARD, STRAIGHT, usual_action
from dreistein.coach.budget import Budget
from dreistein.coach.course import Kind, course
from dreistein.coach.verdict import judge
from dreistein.kernel import PlayoutPolicy, action_text, state_of
from dreistein.rules import EDITIONS, Match

HEAD = ("match", "seat", "style", "worlds", "deal", "draws", "rounds")
STYLES = {"hoard": HOARD, "straight": STRAIGHT, "greedy": GREEDY}


@dataclass(frozen=True, slots=True)
class Job:
    """A match to be looked at."""

    number: int
    worlds: int
    players: int
    must_place: bool


def quick_match(job: Job) -> tuple[list[Match], tuple[str, ...]]:
    """A match as playouts play it, in styles that change from match to match, and the styles."""
    random, names = Random(f"styles {job.number}"), sorted(STYLES)
    styles = tuple(random.choice(names) for _ in range(job.players))
    edition = replace(EDITIONS["german"], must_place=job.must_place)
    match, ends = Match.seeded(f"luck {job.number}", edition, job.players), list[Match]()
    policies = [PlayoutPolicy([STYLES[style]]) for style in styles]
    while True:
        state = state_of(match.round)
        while not state.end:
            policy = policies[state.turn]
            code = usual_action(state, policy) if state.laid else state.legal()[0]
            match = match.apply(action_text(state, code))
            state.apply(code)
        ends.append(match)
        if match.over or match.full:
            return ends, styles
        match = match.next_round(keep=False)


def luck(job: Job) -> list[tuple[object, ...]]:
    """The luck of one seat, in each match the next."""
    ends, styles = quick_match(job)
    # Seeded by the match: with one seed for all, every match would try the same of the other tiles.
    budget = Budget(worlds=job.worlds, seed=str(job.number))
    seat = job.number % job.players
    parts = dict.fromkeys((Kind.DEALT, Kind.DRAWN), 0.0)
    for point in course(ends, seat):
        if point.kind in parts:
            parts[point.kind] += judge(point, budget).before
    found = (round(part, 5) for part in parts.values())
    return [(job.number, seat, styles[seat], job.worlds, *found, len(ends))]


def report(path: Path) -> None:
    rows = table(path)
    print(f"{len(rows)} matches")
    for style in ("all", *STYLES):
        some = [row for row in rows if style in ("all", row["style"])]
        for parts in (("deal",), ("draws",), ("deal", "draws")):
            values = [sum(float(row[part]) for part in parts) for row in some]
            mean, error = (100 * figure for figure in mean_error(values))
            told = f"{style}, {len(some)}: {' and '.join(parts)}"
            print(f"{told} {mean:+.2f} ± {error:.2f} %, spread {100 * spread(values):.1f} %")


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    return fmean(values or [0.0]), spread(values) / sqrt(max(len(values), 1))


def spread(values: Sequence[float]) -> float:
    return stdev(values) if len(values) > 1 else 0.0


def table(path: Path) -> list[dict[str, str]]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def extend(path: Path, wanted: Iterable[Job], workers: int) -> None:
    """Add the matches that a file lacks."""
    done = {int(row["match"]) for row in table(path)}
    jobs = [job for job in wanted if job.number not in done]
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file, Pool(workers) as pool:
        out = csv.writer(file, lineterminator="\n")
        if new:
            out.writerow(HEAD)
        for rows in pool.imap_unordered(luck, jobs):
            out.writerows(rows)
            file.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--must-place", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    if args.what == "play":
        numbers = range(args.first, args.first + args.matches)
        jobs = (Job(n, args.worlds, args.players, args.must_place) for n in numbers)
        extend(args.file, jobs, args.workers)
    report(args.file)


if __name__ == "__main__":
    main()
