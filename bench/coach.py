"""Is the coach right? Reviews self-play, and measures luck, levels, stability and losses.

``luck FILE --matches 1000`` finds the luck of a seat in matches that are played as in playouts,
decisions aside, and ``fairness FILE`` says whether it is nothing on average. ``play FILE --matches
100`` reviews whole matches, one row for each seat, and ``levels FILE`` makes
``src/dreistein/coach/levels.csv`` of them. ``stability FILE --matches 20`` judges decisions again
with other seeds: how often does the grade agree? ``losses FILE --matches 200`` plays the best
action and the one played out by the expert itself; ``report FILE`` compares that with what was
judged, by kind of decision, which is also how ``HABIT_WORTH`` was found.

Except for luck, all seats of match N play as level N of ``--levels``; ``--players`` and
``--must-place`` choose other tables, each with a FILE of its own. All are resumable: numbers that
FILE has are left out.
"""

import argparse
import csv
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from dreistein.bots import make_bot
from dreistein.bots.expert.playout_weights import GREEDY, HOARD, STRAIGHT, usual_action
from dreistein.coach.budget import Budget
from dreistein.coach.course import Kind, Stop, between_rounds, course
from dreistein.coach.grade import Grade, is_borderline
from dreistein.coach.review import Plan, judgements
from dreistein.coach.verdict import judge
from dreistein.kernel import PlayoutPolicy, action_text, state_of
from dreistein.rules import EDITIONS, Header, Match, View, view
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.values import with_fields

LEVELS_FILE = Path(__file__).parents[1] / "src/dreistein/coach/levels.csv"
LADDER = ("pip", "frida", "max", "zora", "bruno", "hilda", "klara", "sofia")
REFERENCE = "expert:worlds=16"
LONG = 3_600_000
TIMED = {"klara": 100, "sofia": 100}
"""The levels that think for as long as they may, and for how long they may here, in ms."""
SAMPLE = 0.04
"""The share of the decisions that is played out."""

Rows = list[tuple[Any, ...]]


# ---------------------------------------------------------------------------- matches


def match_of(seed: str, bots: Sequence[str], *, must_place: bool = False) -> list[Match]:
    """A match of bots, as it stood at the end of each round."""
    seated = [player(name) for name in bots]
    edition = replace(EDITIONS["german"], must_place=must_place)
    match, ends = Match.seeded(seed, edition, len(bots)), list[Match]()
    while True:
        match = play_round(match, lambda now: seated[now.round.turn], seed)
        ends.append(match)
        if match.over or match.full:
            return ends
        match = match.next_round(keep=False)


Player = Callable[[View, Sequence[Action], Random], Action]


def player(name: str) -> Player:
    """How a bot chooses; each decides by a number of worlds if it can."""
    return partial(make_bot(name).choose, millis=TIMED.get(name, LONG))


def play_round(match: Match, player_of: Callable[[Match], Player], seed: str) -> Match:
    while match.round.end is None:
        round = match.round
        legal = list(round.legal_actions())
        seen = view(round, round.turn, totals=match.before, number=match.number)
        random = Random(f"{seed} {match.number} {len(round.history)}")
        choice = legal[0]
        if len(legal) > 1:
            choice = player_of(match)(seen, legal, random)
        match = match.apply(choice, round.turn)
    return match


@dataclass(frozen=True, slots=True)
class Job:
    """A match to be looked at."""

    number: int
    worlds: int
    players: int
    must_place: bool
    level: str

    @property
    def bots(self) -> tuple[str, ...]:
        return (self.level,) * self.players

    def played(self) -> list[Match]:
        return match_of(f"coach {self.number}", self.bots, must_place=self.must_place)


# ---------------------------------------------------------------------------- luck


STYLES = {"hoard": HOARD, "straight": STRAIGHT, "greedy": GREEDY}


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


def luck(job: Job) -> Rows:
    """The luck of one seat, in each match the next."""
    (ends, styles), budget = quick_match(job), Budget(worlds=job.worlds)
    seat = job.number % job.players
    parts = dict.fromkeys((Kind.DEALT, Kind.DRAWN), 0.0)
    for stop in course(ends, seat):
        if stop.kind in parts:
            parts[stop.kind] += judge(stop, budget).before
    found = (round(part, 5) for part in parts.values())
    return [(job.number, seat, styles[seat], job.worlds, *found, len(ends))]


def fairness(path: Path) -> None:
    rows = table(path)
    print(f"{len(rows)} matches")
    for style in ("all", *STYLES):
        some = [row for row in rows if style in ("all", row["bot"])]
        for parts in (("deal",), ("draws",), ("deal", "draws")):
            values = [sum(float(row[part]) for part in parts) for row in some]
            mean, error = (100 * figure for figure in mean_error(values))
            told = f"{style}, {len(some)}: {' and '.join(parts)}"
            print(f"{told} {mean:+.2f} ± {error:.2f} %, spread {100 * spread(values):.1f} %")


# ---------------------------------------------------------------------------- levels


def review(job: Job) -> Rows:
    bots, ends = job.bots, job.played()
    plan = Plan.of(Header(ends[0].edition, bots), ends, Budget(worlds=job.worlds))
    found = plan.review(dict(judgements(plan, 0)))
    rows: Rows = []
    for seat in found.seats:
        parts = [round(part, 5) for part in astuple(seat.parts)]
        told = (job.number, seat.seat, bots[seat.seat], job.worlds, seat.result or 0.0)
        rows.append((*told, *parts, len(seat.choices), len(ends)))
    return rows


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


def again(job: Job) -> Rows:
    """Some decisions judged with two seeds."""
    number, worlds = job.number, job.worlds
    random, rows = Random(number), list[tuple[Any, ...]]()
    for stop in choices_of(job.played()):
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


def losses(job: Job) -> Rows:
    """Some decisions, as judged and as the expert plays them out to the end of the round."""
    number, worlds = job.number, job.worlds
    random, rows = Random(number), list[tuple[Any, ...]]()
    ends = job.played()
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
    expert = player(REFERENCE)
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
    "luck": ("match", "seat", "bot", "worlds", "deal", "draws", "rounds"),
    "play": (
        *("match", "seat", "bot", "worlds", "result", "deal", "draws", "decisions", "others"),
        *("choices", "rounds"),
    ),
    "stability": (
        *("match", "round", "ply", "worlds", "one", "two", "borderline", "loss_one", "loss_two"),
    ),
    "losses": ("match", "round", "ply", "kind", "phase", "judged", "error", "grade", "real"),
}
JOBS: dict[str, Callable[[Job], Rows]] = {
    "luck": luck,
    "play": review,
    "stability": again,
    "losses": losses,
}


def table(path: Path) -> list[dict[str, str]]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def extend(path: Path, what: str, wanted: Iterable[Job], workers: int) -> None:
    """Add the matches that a file lacks."""
    done = {int(row["match"]) for row in table(path)}
    jobs = [job for job in wanted if job.number not in done]
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
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--must-place", action="store_true")
    parser.add_argument("--levels", type=lambda text: text.split(","), default=LADDER)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    if args.what in JOBS:
        numbers = range(args.first, args.first + args.matches)
        jobs = (
            Job(n, args.worlds, args.players, args.must_place, args.levels[n % len(args.levels)])
            for n in numbers
        )
        extend(args.file, args.what, jobs, args.workers)
        if args.what == "stability":
            stability(args.file)
    else:
        reports[args.what](args.file)


if __name__ == "__main__":
    main()
