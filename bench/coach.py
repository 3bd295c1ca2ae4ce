"""Is the coach right? Judges decisions of self-play, and measures levels, stability and losses.

``decisions FILE --matches 200`` judges some decisions of all levels, and ``levels FILE`` makes
``src/dreistein/coach/levels.csv`` of them. ``stability FILE --matches 20`` judges decisions again
with other seeds: how often does the grade agree? ``losses FILE --matches 60`` plays the best action
and the one played out by the expert itself; ``report FILE`` compares that with what was judged, by
kind of decision, which is also how ``HABIT_WORTH`` was found.

All seats of match N play as level N of ``--levels``; ``--players`` and ``--must-place`` choose
other tables, each with a FILE of its own. All are resumable: numbers that FILE has are left out.
Whether luck is fair is measured by ``bench/luck.py``.
"""

import argparse
import csv
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert, comparison
from dreistein.bots.expert.endgame import MOST_TILES
from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT, usual_action
from dreistein.coach.budget import WORLDS, Budget
from dreistein.coach.course import Checkpoint, Kind, between_rounds, course
from dreistein.coach.grade import Grade, is_borderline
from dreistein.coach.verdict import Verdict, judge
from dreistein.kernel import PlayoutPolicy, State, action_text, state_of
from dreistein.rules import EDITIONS, Match, View
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.values import with_fields

LEVELS_FILE = Path(__file__).parents[1] / "src/dreistein/coach/levels.csv"
LADDER = ("pip", "frida", "max", "zora", "bruno", "hilda", "klara", "sofia")
REFERENCE = "expert:worlds=64,endgame=false"
LONG = 3_600_000
SLOW = ("klara", "sofia")
"""The levels that think long."""
LEVELS_HEAD = ("players", "must_place", "level", "loss", "error", "decisions")
SAMPLE = 0.1
"""The share of the decisions that is judged again."""
PLAYED_OUT, OTHERS_PLAYED_OUT, REPEATS = 0.1, 0.1, 1
"""The share of the decisions that is played out if it was a serious mistake, the share of those
that were not, and how often each."""

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


def player(name: str, *, proofs: bool = True) -> Player:
    """How a bot chooses, by worlds and never by time; ``proofs`` are for the two best levels."""
    return partial(by_worlds(make_bot(name), proofs).choose, millis=LONG)


def by_worlds(bot: Any, proofs: bool) -> Any:
    """The same bot, with the coach's default of worlds wherever it goes by time."""
    if isinstance(bot, Expert):
        return bot if bot.worlds else replace(bot, worlds=WORLDS, endgame=proofs)
    if not is_dataclass(bot):
        return bot
    parts = {field.name: getattr(bot, field.name) for field in fields(bot) if field.init}
    found = {name: by_worlds(part, proofs) for name, part in parts.items()}
    return replace(bot, **found)  # type: ignore[type-var]


def play_round(match: Match, player_of: Callable[[Match], Player], seed: str) -> Match:
    while match.round.end is None:
        round = match.round
        legal = list(round.legal_actions())
        seen = match.view(round.turn)
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
    def seed(self) -> str:
        return f"coach {self.number}"

    def budget(self, more: str = "") -> Budget:
        """Seeded by the match, so that estimates in different matches have nothing in common."""
        return Budget(worlds=self.worlds, seed=f"{self.number}{more}")

    def played(self) -> list[Match]:
        bots = (self.level,) * self.players
        return match_of(self.seed, bots, must_place=self.must_place)


# ---------------------------------------------------------------------------- levels


def decisions(job: Job) -> Rows:
    """What some decisions of a level cost. The best levels take long to think, so they are only
    asked for those, in matches that go by the expert's habit."""
    slow = job.level in SLOW
    ends = habit_match(job) if slow else job.played()
    random, budget, lost = Random(job.number), job.budget(), list[float]()
    for point in choices_of(ends):
        if random.random() < SAMPLE:
            played = point.played
            if slow:
                few = sum(point.seen.counts) <= MOST_TILES
                played = player(job.level, proofs=few)(point.seen, point.legal, random)
            lost.append(judge(replace(point, played=played), budget).loss)
    return [(job.number, job.level, job.worlds, len(lost), round(sum(lost), 5))]


def habit_match(job: Job) -> list[Match]:
    """A match in which everybody goes by the expert's habit."""
    edition = replace(EDITIONS["german"], must_place=job.must_place)
    match, ends = Match.seeded(job.seed, edition, job.players), list[Match]()
    while True:
        match = by_habit(match, lambda state: False)
        ends.append(match)
        if match.over or match.full:
            return ends
        match = match.next_round(keep=False)


def by_habit(match: Match, until: Callable[[State], bool]) -> Match:
    """A round played on by the expert's habit, until something is so or it ends."""
    policy = PlayoutPolicy([STRAIGHT if match.edition.must_place else HOARD])
    state = state_of(match.round)
    while not state.end and not until(state):
        code = usual_action(state, policy) if state.laid else state.legal()[0]
        match = match.apply(action_text(state, code))
        state.apply(code)
    return match


def levels(path: Path, players: int, must_place: bool) -> None:
    """The average loss a decision by level; the errors are those of the mean over matches."""
    by_level: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for row in table(path):
        by_level[row["level"]].append((float(row["lost"]), int(row["decisions"])))
    rule = str(int(must_place))
    here = (str(players), rule)
    kept = [row for row in table(LEVELS_FILE) if (row["players"], row["must_place"]) != here]
    for level in LADDER:
        if found := by_level.get(level):
            count = sum(decided for _, decided in found)
            loss = sum(lost for lost, _ in found) / count
            error = sqrt(sum((lost - loss * decided) ** 2 for lost, decided in found)) / count
            figures = {"loss": f"{loss:.5f}", "error": f"{error:.5f}", "decisions": str(count)}
            kept.append({"players": str(players), "must_place": rule, "level": level, **figures})
    kept.sort(key=lambda row: (row["players"], row["must_place"]))
    with LEVELS_FILE.open("w", encoding="utf-8", newline="") as file:
        out = csv.DictWriter(file, LEVELS_HEAD, lineterminator="\n")
        out.writeheader()
        out.writerows(kept)
    print(LEVELS_FILE.read_text(encoding="utf-8"), end="")


# ---------------------------------------------------------------------------- stability and losses


def choices_of(ends: list[Match]) -> Iterator[Checkpoint]:
    for seat in range(ends[0].players):
        for point in course(ends, seat):
            if point.kind == Kind.DECISION and not point.forced:
                yield point


def again(job: Job) -> Rows:
    """Some decisions judged with two seeds."""
    random, rows = Random(job.number), list[tuple[Any, ...]]()
    for point in choices_of(job.played()):
        if random.random() < SAMPLE:
            one, two = (judge(point, job.budget(seed)) for seed in ("a", "b"))
            edge = is_borderline(one.loss, one.error, one.sampling)
            told = (one.grade, two.grade, int(edge), round(one.loss, 4), round(two.loss, 4))
            errors = (round(one.error, 4), round(one.sampling, 4))
            rows.append((job.number, job.level, point.round, point.ply, *told, *errors))
    return rows or [(job.number, job.level, *[""] * 9)]


def stability(path: Path) -> None:
    rows = [row for row in table(path) if row["one"]]
    alike = {Grade.BEST: "fine", Grade.GOOD: "fine"}
    clear = [row for row in rows if row["borderline"] == "0"]
    serious = [row for row in clear if alike.get(Grade(row["one"])) is None]
    for name, some in (("all", rows), ("not borderline", clear), ("of these, slips", serious)):
        same = sum(row["one"] == row["two"] for row in some)
        both = [(Grade(row["one"]), Grade(row["two"])) for row in some]
        close = sum(alike.get(one, one) == alike.get(two, two) for one, two in both)
        print(f"{name}: {len(some)} decisions, {same} agree; {close} if best and good are alike")


def losses(job: Job) -> Rows:
    """Some decisions, as judged, as judged without the worth of the habit, and as the expert plays
    them out: all that are at least mistakes, and a few others."""
    random, rows = Random(job.number), list[tuple[Any, ...]]()
    ends, budget = job.played(), job.budget()
    for point in choices_of(ends):
        if random.random() >= PLAYED_OUT:
            continue
        verdict = judge(point, budget)
        if verdict.best is None or point.played is None or verdict.best.action == point.played:
            continue
        serious = verdict.grade in (Grade.MISTAKE, Grade.BLUNDER)
        if not serious and random.random() >= OTHERS_PLAYED_OUT:
            continue
        kind = f"{kind_of(verdict.best.action)}-{kind_of(point.played)}"
        phase = "stock" if point.seen.stock else "empty"
        judged = (round(verdict.loss, 4), round(verdict.error, 4), verdict.grade)
        bare = round(without_habit(point, budget).loss, 4)
        for repeat in range(REPEATS):
            start = reshuffled(rewound(ends[point.round], point.ply), random)
            best, other = (
                played_out(start, point.seat, action, f"{job.number} {repeat}")
                for action in (verdict.best.action, point.played)
            )
            where = (
                job.number,
                job.level,
                point.round,
                point.ply,
                repeat,
                point.seen.stock,
            )
            rows.append((*where, kind, phase, *judged, bare, round(best - other, 4)))
    return rows or [(job.number, job.level, *[""] * 11)]


def without_habit(point: Checkpoint, budget: Budget) -> Verdict:
    """What a checkpoint is worth by playouts alone."""
    worth, comparison.HABIT_WORTH = comparison.HABIT_WORTH, 0.0
    try:
        return judge(point, budget)
    finally:
        comparison.HABIT_WORTH = worth


def reshuffled(match: Match, random: Random) -> Match:
    """The true world with its stock in another order, which was as likely."""
    round, stock = match.round, list(match.round.stock)
    random.shuffle(stock)
    drawn = round.deal.stock[: len(round.deal.stock) - len(stock)]
    deal = replace(round.deal, stock=(*drawn, *stock))
    return with_fields(match, round=with_fields(round, deal=deal, stock=tuple(stock)))


def rewound(match: Match, ply: int) -> Match:
    return with_fields(match, round=match.round.rewind(ply))


def played_out(start: Match, seat: int, action: Action, seed: str) -> float:
    """What a seat has at the end of the round, if the expert plays on for everybody.

    At a table of two it goes by its habit until the stock is empty. With as few worlds as there is
    time for here it would do nothing else, but take long for it.
    """
    match, expert = start.apply(action, seat), player(REFERENCE)
    if match.players == 2 and match.round.end is None and not match.edition.must_place:
        match = by_habit(match, lambda state: state.stock_empty)
    return between_rounds(play_round(match, lambda _: expert, seed), seat)


def kind_of(action: Action) -> str:
    if isinstance(action, Placement):
        return "place"
    return "draw" if isinstance(action, Draw) else "end"


def report(path: Path) -> None:
    """By kind: what was judged to be lost, and what was lost. Errors are those of the mean over
    matches, since decisions of a match have much in common."""
    groups: dict[str, dict[str, list[tuple[float, float, float]]]] = {}
    for row in table(path):
        if row["kind"]:
            found = (float(row["judged"]), float(row["bare"]), float(row["real"]))
            for name in ("all", f"{row['phase']} {row['kind']}", f"grade {row['grade']}"):
                groups.setdefault(name, defaultdict(list))[row["match"]].append(found)
    for name, matches in sorted(groups.items()):
        rows = [row for some in matches.values() for row in some]
        judged, bare, real = (fmean(column) for column in zip(*rows, strict=True))
        count = len(rows)
        more = real - judged
        by_match = [sum(row[2] - row[0] - more for row in some) for some in matches.values()]
        error = sqrt(sum(each**2 for each in by_match)) / count
        print(
            f"{name:20} {count:5}  judged {judged:+.3f} (by playouts {bare:+.3f})  "
            f"real {real:+.3f}, {more:+.3f} ± {error:.3f} more"
        )


HEADS: dict[str, tuple[str, ...]] = {
    "decisions": ("match", "level", "worlds", "decisions", "lost"),
    "stability": (
        *("match", "level", "round", "ply", "one", "two", "borderline", "loss_one", "loss_two"),
        *("error", "sampling"),
    ),
    "losses": (
        *("match", "level", "round", "ply", "repeat", "stock", "kind", "phase", "judged", "error"),
        *("grade", "bare", "real"),
    ),
}
JOBS: dict[str, Callable[[Job], Rows]] = {
    "decisions": decisions,
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
        for rows in pool.imap_unordered(JOBS[what], jobs):
            out.writerows(rows)
            file.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reports = {"report": report, "stability": stability}
    parser.add_argument("what", choices=sorted({*JOBS, *reports, "levels"}))
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
    if args.what == "levels":
        levels(args.file, args.players, args.must_place)
    elif args.what in reports:
        reports[args.what](args.file)


if __name__ == "__main__":
    main()
