"""Is the coach right? Reviews self-play, and measures luck, levels, stability and losses.

``play FILE --matches 1000`` reviews matches of two bots of the ladder, one row for each
seat; it goes on where FILE ends. ``fairness FILE`` says whether luck is fair in them, and ``levels
FILE`` makes ``src/dreistein/coach/levels.csv``. ``stability FILE --matches 20`` judges decisions
again with other seeds: how often does the grade agree? ``losses FILE --matches 200`` plays the best
action and the one played out by the expert itself; ``report FILE`` compares that with what was
judged, by kind of decision, which is also how ``HABIT_WORTH`` was found.

All are resumable: a match is a number, and numbers that FILE has are left out.
"""

import argparse
import csv
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from dreistein.bots import make_bot
from dreistein.coach.budget import Budget
from dreistein.coach.course import Kind, Stop, between_rounds, course
from dreistein.coach.grade import Grade, is_borderline
from dreistein.coach.review import Plan, judgements
from dreistein.coach.verdict import judge
from dreistein.rules import EDITIONS, Header, Match, view
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.values import with_fields

LEVELS_FILE = Path(__file__).parents[1] / "src/dreistein/coach/levels.csv"
LADDER = ("pip", "frida", "max", "zora", "bruno", "hilda", "klara", "sofia")
REFERENCE = "expert:worlds=16"
LONG = 3_600_000
SAMPLE = 0.04
"""The share of the decisions that is played out."""

Rows = list[tuple[Any, ...]]


# ---------------------------------------------------------------------------- matches


def match_of(seed: str, bots: Sequence[str]) -> list[Match]:
    """A match of bots, as it stood at the end of each round."""
    seated = [make_bot(name) for name in bots]
    match, ends = Match.seeded(seed, EDITIONS["german"], len(bots)), list[Match]()
    while True:
        match = play_round(match, lambda now: seated[now.round.turn], seed)
        ends.append(match)
        if match.over or match.full:
            return ends
        match = match.next_round(keep=False)


def play_round(match: Match, bot_of: Callable[[Match], Any], seed: str) -> Match:
    while match.round.end is None:
        round = match.round
        legal = list(round.legal_actions())
        seen = view(round, round.turn, totals=match.before, number=match.number)
        random = Random(f"{seed} {match.number} {len(round.history)}")
        choice = legal[0]
        if len(legal) > 1:
            choice = bot_of(match).choose(seen, legal, random, LONG)
        match = match.apply(choice, round.turn)
    return match


def pair(number: int) -> tuple[str, str]:
    """The bots of a match: every level in turn, against itself."""
    level = LADDER[number % len(LADDER)]
    return level, level


# ---------------------------------------------------------------------------- reviews


def review(job: tuple[int, int]) -> Rows:
    number, worlds = job
    bots = pair(number)
    ends = match_of(f"coach {number}", bots)
    plan = Plan.of(Header(EDITIONS["german"], bots), ends, Budget(worlds=worlds))
    found = plan.review(dict(judgements(plan, 0)))
    rows: Rows = []
    for seat in found.seats:
        parts = [round(part, 5) for part in astuple(seat.parts)]
        told = (number, seat.seat, bots[seat.seat], worlds, seat.result or 0.0)
        rows.append((*told, *parts, len(seat.choices), len(ends)))
    return rows


def fairness(path: Path) -> None:
    rows = table(path)
    print(f"{len(rows)} seats of {len({row['match'] for row in rows})} matches")
    for name in ("deal", "draws", "luck"):
        parts = ("deal", "draws") if name == "luck" else (name,)
        values = [sum(float(row[part]) for part in parts) for row in rows]
        mean, error = (100 * figure for figure in mean_error(values))
        print(f"{name:6} {mean:+.2f} % ± {error:.2f} %, spread {100 * spread(values):.1f} %")


def levels(path: Path) -> None:
    """The average loss a decision by level; the errors are those of the mean over matches."""
    by_level: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for row in table(path):
        by_level[row["bot"]].append((-float(row["decisions"]), int(row["choices"])))
    with LEVELS_FILE.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(("players", "level", "loss", "error", "decisions"))
        for level in LADDER:
            found = by_level.get(level, [])
            if len(found) > 1:
                choices = sum(count for _, count in found)
                loss = sum(lost for lost, _ in found) / choices
                _, error = mean_error([lost / max(count, 1) for lost, count in found])
                out.writerow((2, level, f"{loss:.5f}", f"{error:.5f}", choices))
    print(LEVELS_FILE.read_text(encoding="utf-8"), end="")


# ---------------------------------------------------------------------------- stability and losses


def choices_of(ends: list[Match]) -> Iterator[Stop]:
    for seat in range(ends[0].players):
        for stop in course(ends, seat):
            if stop.kind == Kind.DECISION and not stop.forced:
                yield stop


def again(job: tuple[int, int]) -> Rows:
    """Some decisions judged with two seeds."""
    number, worlds = job
    random, rows = Random(number), list[tuple[Any, ...]]()
    for stop in choices_of(match_of(f"coach {number}", pair(number))):
        if random.random() < SAMPLE:
            one, two = (judge(stop, Budget(worlds=worlds, seed=seed)) for seed in ("a", "b"))
            points = stop.seen.players == 1
            edge = any(is_borderline(v.loss, v.error, points=points) for v in (one, two))
            told = (one.grade, two.grade, int(edge), round(one.loss, 4), round(two.loss, 4))
            rows.append((number, stop.round, stop.ply, worlds, *told))
    return rows or [(number, "", "", worlds, "", "", "", "", "")]


def stability(path: Path) -> None:
    rows = [row for row in table(path) if row["one"]]
    order = {Grade.BEST: 0, Grade.GOOD: 0}
    clear = [row for row in rows if row["borderline"] == "0"]
    for name, some in (("all", rows), ("not borderline", clear)):
        same = sum(
            order.get(Grade(row["one"]), row["one"]) == order.get(Grade(row["two"]), row["two"])
            for row in some
        )
        exact = sum(row["one"] == row["two"] for row in some)
        print(f"{name}: {len(some)} decisions, {same} agree (best and good alike), {exact} exactly")


def losses(job: tuple[int, int]) -> Rows:
    """Some decisions, as judged and as the expert plays them out to the end of the round."""
    number, worlds = job
    random, rows = Random(number), list[tuple[Any, ...]]()
    ends = match_of(f"coach {number}", pair(number))
    for stop in choices_of(ends):
        if random.random() >= SAMPLE:
            continue
        verdict = judge(stop, Budget(worlds=worlds))
        if verdict.best is None or stop.played is None or verdict.best.action == stop.played:
            continue
        start = rewound(ends[stop.round], stop.ply)
        best, other = (
            played_out(start, stop.seat, action, str(number))
            for action in (verdict.best.action, stop.played)
        )
        kind = f"{kind_of(verdict.best.action)}-{kind_of(stop.played)}"
        phase = "stock" if stop.seen.stock else "empty"
        judged = (round(verdict.loss, 4), round(verdict.error, 4), verdict.grade)
        rows.append((number, stop.round, stop.ply, kind, phase, *judged, round(best - other, 4)))
    return rows or [(number, "", "", "", "", "", "", "", "")]


def rewound(match: Match, ply: int) -> Match:
    return with_fields(match, round=match.round.rewind(ply))


def played_out(start: Match, seat: int, action: Action, seed: str) -> float:
    """What a seat has at the end of the round, if the expert plays on for everybody."""
    expert = make_bot(REFERENCE)
    return between_rounds(play_round(start.apply(action, seat), lambda _: expert, seed), seat)


def kind_of(action: Action) -> str:
    if isinstance(action, Placement):
        return "place"
    return "draw" if isinstance(action, Draw) else "end"


def report(path: Path) -> None:
    """By kind: what was judged to be lost, and what was lost."""
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for row in table(path):
        if row["kind"]:
            pair_of = (float(row["judged"]), float(row["real"]))
            for name in ("all", f"{row['phase']} {row['kind']}", f"grade {row['grade']}"):
                groups[name].append(pair_of)
    for name, pairs in sorted(groups.items()):
        judged = fmean(one for one, _ in pairs)
        real, error = mean_error([two for _, two in pairs])
        print(f"{name:20} {len(pairs):5}  judged {judged:+.3f}  real {real:+.3f} ± {error:.3f}")


# ---------------------------------------------------------------------------- files


HEADS: dict[str, tuple[str, ...]] = {
    "play": (
        *("match", "seat", "bot", "worlds", "result", "deal", "draws", "decisions", "others"),
        *("choices", "rounds"),
    ),
    "stability": (
        *("match", "round", "ply", "worlds", "one", "two", "borderline", "loss_one", "loss_two"),
    ),
    "losses": ("match", "round", "ply", "kind", "phase", "judged", "error", "grade", "real"),
}
JOBS: dict[str, Callable[[tuple[int, int]], Rows]] = {
    "play": review,
    "stability": again,
    "losses": losses,
}


def table(path: Path) -> list[dict[str, str]]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def extend(path: Path, what: str, matches: int, worlds: int, workers: int) -> None:
    """Add the matches that a file lacks."""
    done = {int(row["match"]) for row in table(path)}
    jobs = [(number, worlds) for number in range(matches) if number not in done]
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file, Pool(workers) as pool:
        out = csv.writer(file, lineterminator="\n")
        if new:
            out.writerow(HEADS[what])
        found: Iterable[Rows] = pool.imap_unordered(JOBS[what], jobs)
        for rows in found:
            out.writerows(rows)
            file.flush()


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    return fmean(values or [0.0]), spread(values) / sqrt(max(len(values), 1))


def spread(values: Sequence[float]) -> float:
    return stdev(values) if len(values) > 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reports = {"fairness": fairness, "levels": levels, "report": report}
    parser.add_argument("what", choices=[*JOBS, *reports])
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    if args.what in JOBS:
        extend(args.file, args.what, args.matches, args.worlds, args.workers)
        if args.what == "stability":
            stability(args.file)
    else:
        reports[args.what](args.file)


if __name__ == "__main__":
    main()
