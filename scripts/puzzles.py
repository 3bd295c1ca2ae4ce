"""Makes and checks the shipped puzzles: positions of self-play with one clearly best action.

``find FILE --matches 1000`` plays matches of bots and writes puzzles in them to FILE, one JSON
object a line; it goes on where FILE ends. ``choose FILE…`` takes a set from such files that has of
every theme and difficulty, and writes ``src/dreistein/coach/puzzles/puzzles.jsonl``. ``grade``
asks the levels of the ladder again which of the shipped puzzles they find, after they have changed;
``solve`` solves those with an open end again, after the chances have, and says which fail.
``check`` proves every shipped puzzle again, in other worlds, and says which fail. ``careful`` says
in how many of them another answer is better if everybody goes on placing carefully, rather than as
the expert would. ``easy FILE`` plays matches like ``find``, and writes
positions in which what is best can be seen: one idea, which most levels find. ``add FILE``
adds them to the shipped ones, the first ``--instead`` of some that are wrong.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.bots.expert.comparison import compare_all
from dreistein.bots.expert.playout_weights import STRAIGHT
from dreistein.coach.budget import Budget
from dreistein.coach.grade import ERRORS_95
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.prospects import Company
from dreistein.coach.playouts import Setting, Trials, mean_and_error
from dreistein.coach.puzzles.book import book
from dreistein.coach.puzzles.difficulty import difficulty, finds
from dreistein.coach.puzzles.maker import Effort, greedy_choices, puzzle_of
from dreistein.coach.puzzles.proof import LEAST_GAP, prove
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.themes import Theme, themes_of
from dreistein.kernel import action_code
from dreistein.rules import EDITIONS, Match, Placement
from dreistein.rules.actions import DRAW, Action
from dreistein.rules.values import with_fields
from dreistein.rules.view import View

BOOK = Path(__file__).parents[1] / "src/dreistein/coach/puzzles/puzzles.jsonl"


EDITIONS_WEIGHED = {"german": 9, "international": 5, "triominos": 3, "early": 3}
PLAYERS_WEIGHED = {2: 9, 3: 5, 4: 4, 5: 1, 6: 1}
MUST_PLACE_SHARE = 0.75
DRAWING_SHARE = 0.15
"""Of the positions in which one may draw or place only so many are tried: the solution is nearly
always to draw."""
QUICK_BOTS = ("max", "frida", "bruno", "greedy")
BOTS = ("max", "zora", "bruno", "greedy", "strong:worlds=12", "expert:worlds=12")
CLOSE_TOTALS, CLOSE_ROUND = (0.6, 0.99), 5
"""Totals with which matches begin in which the match is at stake, as shares of the target."""
GLANCE = 60
MOST_ROUNDS, MOST_IN_ROUND = 9, 2
LONG = 3_600_000


def drawn_from(weighed: dict[Any, int], random: Random) -> Any:
    return random.choices([*weighed], [*weighed.values()])[0]


def positions(number: int, *, close: bool = False, bots: Sequence[str] = BOTS) -> Iterator[Match]:
    """A match of bots, position by position; every round other bots play.

    ``close``: it begins with totals near the target, so that the match is at stake.
    """
    random = Random(f"puzzles {number}")
    edition = EDITIONS[drawn_from(EDITIONS_WEIGHED, random)]
    edition = replace(edition, must_place=random.random() < MUST_PLACE_SHARE)
    players = drawn_from(PLAYERS_WEIGHED, random)
    match = Match.seeded(f"puzzles {number}", edition, players)
    if close:
        low, high = CLOSE_TOTALS
        totals = (random.uniform(low, high) * edition.target for _ in range(players))
        match = with_fields(match, before=tuple(map(int, totals)), number=CLOSE_ROUND)
    while True:
        seated = [make_bot(random.choice(bots)) for _ in range(players)]
        while match.round.end is None:
            yield match
            round = match.round
            legal = list(round.legal_actions())
            choice = legal[0]
            if len(legal) > 1:
                choice = seated[round.turn].choose(seen_in(match), legal, random, LONG)
            match = match.apply(choice)
        if match.over or match.number + 1 == MOST_ROUNDS:
            return
        match = match.next_round(keep=False)


def seen_in(match: Match) -> View:
    """What the seat to move may know."""
    return match.view(match.round.turn)


def differs_for_points(seen: View, legal: list[Action], random: Random) -> bool:
    """Whether the expert, at a glance, would do something else for points alone."""
    experts = (Expert(worlds=GLANCE, match=match) for match in (True, False))
    return len({expert.choose(seen, legal, random, LONG) for expert in experts}) > 1


def puzzles_in(number: int, *, close: bool = False) -> Iterator[dict[str, Any]]:
    """The puzzles in a match, a few from each round; ``close``: where the match is at stake."""
    counts, luck = Counter[int](), Random(f"luck {number}")
    for match in positions(number, close=close):
        legal = list(match.round.legal_actions())
        tried = DRAW not in legal or luck.random() < DRAWING_SHARE
        if close:
            some = match.round.board.placements and len(legal) > 2
            tried = bool(some) and differs_for_points(seen_in(match), legal, luck)
        if tried and counts[match.number] < MOST_IN_ROUND:
            ply = len(match.round.history)
            seed = f"puzzle {number} {match.number} {ply}"
            puzzle = puzzle_of(seen_in(match), legal, seed)
            if puzzle is not None:
                counts[match.number] += 1
                yield {"match": number, "ply": ply, **puzzle.to_json()}


def find(path: Path, first: int, matches: int, *, close: bool) -> None:
    """Play matches, and add the puzzles in them to a file; those it has are left out."""
    rows = path.read_text().splitlines() if path.exists() else []
    done = {row["match"] for row in map(json.loads, rows) if "done" in row}
    total = 0
    with path.open("a") as file:
        for number in range(first, first + matches):
            if number in done:
                continue
            found = [*puzzles_in(number, close=close)]
            for entry in [*found, {"match": number, "done": True}]:
                file.write(json.dumps(entry, separators=(",", ":")) + "\n")
            file.flush()
            total += len(found)
            print(number, len(found), total, f"{process_time():.0f} s", flush=True)


# ---------------------------------------------------------------------------- choosing


def labels(puzzle: Puzzle) -> list[object]:
    """What a set should have of each kind about equally often."""
    seen, level = puzzle.view, difficulty(puzzle.found)
    placed = isinstance(puzzle.solution, Placement)
    rule = "must place" if seen.edition.must_place else "free"
    more = (f"level {level}", rule, f"{seen.players} players", seen.edition.name)
    return [*puzzle.themes, *more, "placed" if placed else "drawn", f"{rule} {level}"]


def choose(paths: list[Path], count: int) -> None:
    """Take a balanced set from files of puzzles; one that is rare in the set so far comes first."""
    rows = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    found = {(r["match"], r["round"], r["ply"]): r for r in rows if "done" not in r}
    candidates = [
        (match, round, Puzzle.from_json({"id": 0} | row))
        for (match, round, _), row in sorted(found.items())
    ]
    have, rounds = Counter[object](), Counter[object]()
    taken: list[Puzzle] = []
    while candidates and len(taken) < count:

        def rarity(entry: tuple[int, int, Puzzle]) -> float:
            match, round, puzzle = entry
            kinds = labels(puzzle)
            new = sum(1 / (1 + have[kind]) for kind in kinds) / len(kinds)
            return new / (1 + rounds[match, round])

        best = max(candidates, key=rarity)
        candidates.remove(best)
        taken.append(best[2])
        have.update(labels(best[2]))
        rounds[best[:2]] += 1
    Random("puzzles").shuffle(taken)
    store(replace(puzzle, number=number) for number, puzzle in enumerate(taken, 1))
    print(f"{len(taken)} of {len(found)} puzzles, {BOOK.stat().st_size / 1000:.0f} kB")
    for kind, number in sorted(have.items(), key=lambda item: str(item[0])):
        print(f"{kind!s:20} {number}")


def store(puzzles: Iterable[Puzzle]) -> None:
    """Write the shipped set."""
    lines = [json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n" for puzzle in puzzles]
    BOOK.write_text("".join(lines), encoding="utf-8")


def grade() -> None:
    """Ask the levels of the ladder again; the puzzles and their numbers stay."""
    before = Counter(difficulty(puzzle.found) for puzzle in book())
    graded = [
        replace(puzzle, found=finds(puzzle.view, puzzle.legal, puzzle.right, f"{puzzle.number}"))
        for puzzle in book()
    ]
    after = Counter(difficulty(puzzle.found) for puzzle in graded)
    store(graded)
    for stars in sorted({*before, *after}):
        print(f"difficulty {stars}: {before[stars]} before, {after[stars]} now")


def solve() -> int:
    """Solve the open ends again; the puzzles and their numbers stay."""
    solved, failed = [*book()], list[int]()
    for at, puzzle in enumerate(solved):
        if puzzle.worlds == 0:
            proof = prove(puzzle.view, puzzle.legal, Effort().proof, Random(puzzle.number))
            assert proof is not None
            solved[at] = replace(puzzle, answers=proof.answers, chance=proof.chance)
            failed += [] if proof.holds else [puzzle.number]
    store(solved)
    print("a wrong answer costs too little:", ", ".join(map(str, failed)) or "none")
    return 1 if failed else 0


# ---------------------------------------------------------------------------- checking


def check(worlds: int, seed: str, path: Path | None) -> int:
    """Prove every shipped puzzle again; the results so far are in a file, if there is one."""
    rows = path.read_text().splitlines() if path and path.exists() else []
    done: dict[int, float] = {row["id"]: row["gap"] for row in map(json.loads, rows)}
    for puzzle in book():
        if puzzle.number not in done:
            done[puzzle.number] = gap = gap_in(puzzle, worlds, seed)
            if path:
                with path.open("a") as file:
                    file.write(json.dumps({"id": puzzle.number, "gap": round(gap, 4)}) + "\n")
    failed = sorted(number for number, gap in done.items() if gap < LEAST_GAP / 2)
    clear = sum(gap >= LEAST_GAP for gap in done.values())
    print(f"{len(done)} puzzles; the best wrong answer costs {LEAST_GAP} or more in {clear}")
    print("less than half of that, or not for sure:", ", ".join(map(str, failed)) or "none")
    return 1 if failed else 0


def better_wrong(puzzle: Puzzle, worlds: int) -> float:
    """By how much a wrong answer is better if all go on carefully; 0 if none is for sure."""
    seen = puzzle.view
    careful = Style(Manner(STRAIGHT))
    company = Company(seen.edition, (careful,) * seen.players)
    setting = Setting(company, (seen.turn,), Budget(worlds, "careful"))
    trials = Trials(setting, seen, puzzle.number)
    codes = {action: action_code(trials.root, action) for action in puzzle.legal}
    columns = trials.run([*codes.values()], worlds)
    right = max((columns[codes[action]] for action in puzzle.right), key=fmean)
    most = 0.0
    for answer in puzzle.answers:
        if not answer.right:
            pairs = zip(columns[codes[answer.action]], right, strict=True)
            ahead, error = mean_and_error([wrong - good for wrong, good in pairs])
            most = max(most, ahead if ahead > ERRORS_95 * error else 0.0)
    return most


def careful(worlds: int) -> None:
    """Say which answers hold if everybody goes on carefully."""
    found = {p.number: better_wrong(p, worlds) for p in book() if p.worlds}
    changed = {number for number, ahead in found.items() if ahead > 0}
    exact = len(book()) - len(found)
    print(f"a wrong answer is better in {len(changed)} of {len(found)}; {exact} are exact")
    groups = Counter[str]()
    for puzzle in book():
        if puzzle.number in changed:
            rule = "must place" if puzzle.view.edition.must_place else "free"
            drawn = "placed" if isinstance(puzzle.solution, Placement) else "drawn"
            groups[f"{rule}, {puzzle.view.players} players, {drawn}"] += 1
    for kind, count in sorted(groups.items()):
        print(f"{kind:30} {count}")
    print("changed:", *sorted(changed))


# ---------------------------------------------------------------------------- easy ones

EASY, EASY_TILES, EASY_ACTIONS = 2, 9, 16
"""The hardest, the most tiles on the rack, and the most actions of an easy puzzle."""


def easy_puzzle(seen: View, legal: list[Action], seed: str) -> Puzzle | None:
    """The puzzle of a position in which the best is what scores the most now; None if it is not
    one idea that most levels find."""
    greedy = greedy_choices(seen, legal)
    others = [action for action in legal if isinstance(action, Placement) and action not in greedy]
    if len(greedy) != 1 or not others or not seen.board or len(seen.hand) > EASY_TILES:
        return None
    tempting = greedy_choices(seen, others)[0]
    if (
        len(legal) > EASY_ACTIONS
        or len(themes_of(seen, [*greedy, *others], tempting, for_points=False)) != 1
    ):
        return None
    puzzle = puzzle_of(seen, legal, seed, Effort(glance=24, ranking=120), played=tempting)
    if puzzle is None or len(puzzle.themes) != 1 or difficulty(puzzle.found) > EASY:
        return None
    return puzzle


def easy(path: Path, first: int, matches: int) -> None:
    """Write the easy puzzles of matches to a file, one a round at most."""
    total = 0
    with path.open("a") as file:
        for number in range(first, first + matches):
            rounds = set[int]()
            for match in positions(number, bots=QUICK_BOTS):
                if match.number in rounds or match.round.players > 4:
                    continue
                seed = f"easy {number} {match.number} {len(match.round.history)}"
                puzzle = easy_puzzle(seen_in(match), list(match.round.legal_actions()), seed)
                if puzzle is not None and better_wrong(puzzle, 300) == 0:
                    rounds.add(match.number)
                    file.write(json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n")
            file.flush()
            total += len(rounds)
            print(number, len(rounds), total, f"{process_time():.0f} s", flush=True)


def add(paths: list[Path], instead: list[int]) -> None:
    """Add puzzles to the shipped ones: the first in the place of some, the others at the end."""
    rows = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    known = {puzzle.view for puzzle in book()}
    new = [p for p in map(Puzzle.from_json, rows) if p.view not in known and is_about(p)]
    added = Counter(str(theme) for puzzle in new for theme in puzzle.themes)
    whole = [new.pop(0) if p.number in instead and new else p for p in book()]
    store(replace(puzzle, number=at) for at, puzzle in enumerate([*whole, *new], 1))
    print(f"{sum(added.values())} added:", dict(added))


def is_about(puzzle: Puzzle) -> bool:
    """Whether it has the themes of its solution and the best of what else scores the most now."""
    wrong = [action for action in puzzle.legal if action not in puzzle.right]
    tempting = min(greedy_choices(puzzle.view, wrong), key=puzzle.legal.index)
    points = Theme.MATCH in puzzle.themes
    return themes_of(puzzle.view, puzzle.legal, tempting, for_points=points) == puzzle.themes


def gap_in(puzzle: Puzzle, worlds: int, seed: str) -> float:
    """What the best wrong answer costs in other worlds; 0 if it may cost nothing, at 95 %."""
    random = Random(f"{seed} check {puzzle.number}")
    wrong = [answer.action for answer in puzzle.answers if not answer.right]
    if puzzle.worlds == 0:
        proof = prove(puzzle.view, puzzle.legal, worlds, random)
        found = [] if proof is None else [a for a in proof.answers if a.action in wrong]
        return min((answer.loss for answer in found), default=0.0)
    compared = compare_all(Expert(worlds=worlds), puzzle.view, puzzle.solution, wrong, random)
    sure = all(each.loss > ERRORS_95 * each.error for each in compared)
    return min(each.loss for each in compared) if sure else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("file", type=Path)
    finding.add_argument("--first", type=int, default=0)
    finding.add_argument("--matches", type=int, default=1000)
    finding.add_argument("--close", action="store_true", help="only where the match is at stake")
    choosing = commands.add_parser("choose")
    choosing.add_argument("files", type=Path, nargs="+")
    choosing.add_argument("--count", type=int, default=450)
    commands.add_parser("grade")
    commands.add_parser("solve")
    checking = commands.add_parser("check")
    checking.add_argument("--worlds", type=int, default=6000)
    checking.add_argument("--seed", default="again")
    checking.add_argument("--file", type=Path, help="where to keep results, to go on later")
    judging = commands.add_parser("careful")
    judging.add_argument("--worlds", type=int, default=1000)
    seeing = commands.add_parser("easy")
    seeing.add_argument("file", type=Path)
    seeing.add_argument("--first", type=int, default=0)
    seeing.add_argument("--matches", type=int, default=1000)
    adding = commands.add_parser("add")
    adding.add_argument("files", type=Path, nargs="+")
    adding.add_argument("--instead", type=int, nargs="*", default=[])
    args = parser.parse_args()
    if args.command == "find":
        find(args.file, args.first, args.matches, close=args.close)
    elif args.command == "choose":
        choose(args.files, args.count)
    elif args.command == "grade":
        grade()
    elif args.command == "solve":
        return solve()
    elif args.command == "careful":
        careful(args.worlds)
    elif args.command == "easy":
        easy(args.file, args.first, args.matches)
    elif args.command == "add":
        add(args.files, args.instead)
    else:
        return check(args.worlds, args.seed, args.file)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
