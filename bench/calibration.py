"""Are the chances true that the expert tells? Plays matches, fits the correction, and tests it.

``play FILE --matches 1000 --seed fit`` plays matches (german) of two to six bots: all expert, all
strong, all greedy, or mixed. At some decisions the expert says how likely the seat wins the match;
each becomes a row of FILE. ``fit FILE`` makes ``src/dreistein/bots/expert/calibration.csv`` from
it. ``report FILE --svg PICTURE`` prints how true the chances of other matches are, before and after
the correction, and draws the reliability diagram. With ``--must-place``, all of them are about
matches in which whoever can place must, and the file is ``calibration_must_place.csv``: so far no
fit was better than the playouts themselves, so the file corrects nothing. ``report FILE --subsets
31`` also says what error random subsets of so many matches show: how far off a row of a table with
few matches may look, though the chances are as true as in all of them.
"""

import argparse
import csv
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields, replace
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random

import numpy as np

from dreistein.bots import make_bot
from dreistein.bots.expert import Expert
from dreistein.bots.expert.calibration import DOUBTS, OTHERS, SLOPES, Situation, situation_of
from dreistein.rules import EDITIONS, Match, View
from dreistein.rules.actions import Action
from dreistein.rules.match import leaders

FOLDER = Path(__file__).parents[1] / "src/dreistein/bots/expert"
BOTS = ("expert:worlds=40", "strong:worlds=40", "greedy")
KINDS = ("expert", "strong", "greedy", "mixed")
"""The kinds of tables: all of one kind, or each seat any of the three."""
TELLER = Expert(worlds=300, calibrated=False)
TELLS, TELLS_EARLY, EARLY = 0.08, 0.3, 5
"""How often a decision is asked about; more often within so many tiles of a round."""
LONG = 3_600_000
RIDGE = 3.0
"""How strongly coefficients are drawn towards no correction, in matches."""
LEAST_DOUBT, LEAST_DOUBT_EARLY = 0.03, 0.05
"""Other opponents than these bots may play differently, which no match here can show."""


@dataclass(frozen=True, slots=True)
class Row:
    """What was told at a decision, and the share of the win in the end."""

    match: int
    players: int
    kind: int
    before: float
    laid: int
    stock: int
    raw: float
    error: float
    won: float

    @property
    def situation(self) -> Situation:
        return Situation(self.players, self.before, self.laid, self.stock == 0)


# ---------------------------------------------------------------------------- play


def lineup(number: int) -> tuple[int, list[str]]:
    """The kind of a match, and its bots: the numbers of players and the kinds take turns."""
    players, kind = 2 + number % 5, number // 5 % 4
    random = Random(f"lineup {number}")
    names = [BOTS[kind] if kind < 3 else random.choice(BOTS) for _ in range(players)]
    return kind, names


def told(seen: View, legal: list[Action], choice: Action, random: Random) -> tuple[float, float]:
    """The chance to win that the expert tells for its choice, and the standard error."""
    best = TELLER.rank(seen, [choice] if seen.stock else legal, random, LONG)[0]
    return best.win or 0.0, best.win_error


def play(job: tuple[str, int], must_place: bool = False) -> list[Row]:
    """A whole match, and what was told in it."""
    seed, number = job
    kind, names = lineup(number)
    bots, players = [make_bot(name) for name in names], len(names)
    first = make_bot(BOTS[0])
    asked: list[tuple[int, Row]] = []
    edition = replace(EDITIONS["german"], must_place=must_place)
    match = Match.seeded(f"calibration {seed} {number}", edition, players)
    while True:
        while match.round.end is None:
            round = match.round
            random = Random(f"{seed} {number} {match.number} {len(round.history)}")
            legal = list(round.legal_actions())
            seat, laid = round.turn, len(round.board.placements)
            seen = match.view(seat)
            action = bots[seat].choose(seen, legal, random, LONG) if len(legal) > 1 else legal[0]
            asks = TELLS_EARLY if laid <= EARLY else TELLS
            if laid and len(legal) > 1 and random.random() < asks:
                best = action if names[seat] == BOTS[0] else first.choose(seen, legal, random, LONG)
                raw, error = told(seen, legal, best, random)
                before, stock = situation_of(seen).before, len(round.stock)
                row = Row(number, players, kind, before, laid, stock, raw, error, 0.0)
                asked.append((seat, row))
            match = match.apply(action, seat)
        if match.over or match.full:
            break
        match = match.next_round()
    winners = leaders(match.totals)
    share = 1 / len(winners)
    return [replace(row, won=share if seat in winners else 0.0) for seat, row in asked]


# ---------------------------------------------------------------------------- files


def save(rows: list[Row], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(field.name for field in fields(Row))
        table.writerows(astuple(row) for row in rows)


def load(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        _, *rows = csv.reader(file)
    kinds = [int, int, int, float, int, int, float, float, float]
    return [Row(*(kind(cell) for kind, cell in zip(kinds, row, strict=True))) for row in rows]


# ---------------------------------------------------------------------------- fit


def match_weights(rows: list[Row]) -> np.ndarray:
    """Weights with which every match counts the same."""
    matches = np.array([row.match for row in rows])
    return np.asarray(1 / np.bincount(matches)[matches])


def fit(rows: list[Row]) -> np.ndarray:
    """The coefficients of slopes and others: ridge regression, by Newton's method."""
    factors = np.array(
        [
            [
                *(by * row.situation.centred(row.raw) for by in row.situation.slopes()),
                *row.situation.others(),
            ]
            for row in rows
        ]
    )
    offset = -np.log(np.array([row.players - 1.0 for row in rows]))
    won, weight = np.array([row.won for row in rows]), match_weights(rows)
    start = np.zeros(factors.shape[1])
    start[0] = 1.0
    found = start.copy()
    for _ in range(50):
        chances = 1 / (1 + np.exp(-np.clip(offset + factors @ found, -30, 30)))
        slope = factors.T @ (weight * (won - chances)) - RIDGE * (found - start)
        bend = (factors.T * (weight * chances * (1 - chances))) @ factors
        step = np.linalg.solve(bend + RIDGE * np.eye(len(found)), slope)
        found += step
        if abs(step).max() < 1e-9:
            break
    return found


def predict(rows: list[Row], found: np.ndarray) -> np.ndarray:
    """The chances by some coefficients."""
    split = len(SLOPES)
    chances = []
    for row in rows:
        there = row.situation
        odds = max(np.dot(found[:split], there.slopes()), 0.05) * there.centred(row.raw)
        odds += np.dot(found[split:], there.others()) - np.log(row.players - 1)
        chances.append(1 / (1 + np.exp(-odds)))
    return np.array(chances)


def groups(rows: list[Row], chances: np.ndarray) -> Iterator[np.ndarray]:
    """Which rows belong together: the same number of players, phase and fifth of the chances."""
    for players in range(2, 7):
        for early in (True, False):
            there = [
                at
                for at, row in enumerate(rows)
                if row.players == players and (row.laid <= EARLY) == early
            ]
            there.sort(key=lambda at: chances[at])
            yield from (part for part in np.array_split(there, 5) if len(part) > 20)


def gap(rows: list[Row], chances: np.ndarray, part: np.ndarray) -> tuple[float, float]:
    """How much more often seats won than told, and the standard error; matches are the unit."""
    off = np.array([rows[at].won for at in part]) - chances[part]
    sums = np.bincount([rows[at].match for at in part], off - off.mean())
    return float(off.mean()), float(np.sqrt((sums**2).sum())) / len(part)


def doubts(rows: list[Row]) -> tuple[float, float]:
    """How far the model is off beyond luck, late and early in a round, by cross-validation."""
    fold = np.array([row.match // 20 % 2 for row in rows])
    chances = np.zeros(len(rows))
    for half in (0, 1):
        fitted = fit([row for row, of in zip(rows, fold, strict=True) if of != half])
        chances[fold == half] = predict(
            [r for r, of in zip(rows, fold, strict=True) if of == half], fitted
        )
    beyond: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for part in groups(rows, chances):
        mean, error = gap(rows, chances, part)
        even = 4 * float((chances[part] * (1 - chances[part])).mean())
        beyond[rows[part[0]].laid <= EARLY].append((mean**2 - error**2, even**2))
    late, early = (
        max(sum(a for a, _ in beyond[of]) / sum(b for _, b in beyond[of]), 0.0) ** 0.5
        for of in (False, True)
    )
    late, early = max(late, LEAST_DOUBT), max(early, LEAST_DOUBT_EARLY)
    return late, max(early - late, 0.0)


# ---------------------------------------------------------------------------- report


def calibration_error(rows: list[Row], chances: np.ndarray) -> tuple[float, float]:
    """The mean gap between told and true over ten bins, and what luck alone contributes."""
    bins = np.minimum((10 * chances).astype(int), 9)
    total = noise = 0.0
    for at in range(10):
        part = np.flatnonzero(bins == at)
        if len(part):
            mean, error = gap(rows, chances, part)
            total += len(part) / len(rows) * abs(mean)
            noise += len(part) / len(rows) * error * (2 / np.pi) ** 0.5
    return total, noise


def errors_of_subsets(
    rows: list[Row], chances: np.ndarray, matches: int, times: int = 200
) -> tuple[np.ndarray, np.ndarray]:
    """The errors that random subsets of so many matches show, and what luck alone contributes."""
    random, number = np.random.default_rng(1), np.array([row.match for row in rows])
    found = []
    for _ in range(times):
        chosen = random.choice(np.unique(number), matches, replace=False)
        part = np.flatnonzero(np.isin(number, chosen))
        found.append(calibration_error([rows[at] for at in part], chances[part]))
    errors, lucks = np.array(found).T
    return errors, lucks


def report(rows: list[Row], must_place: bool, svg: Path | None, subsets: int | None) -> None:
    raw = np.array([row.raw for row in rows])
    calibrated = [replace(row.situation, must_place=must_place).calibrate(row.raw) for row in rows]
    chances = np.array([each.chance for each in calibrated])
    won = np.array([row.won for row in rows])
    print(
        "| | matches | positions | error before | error now | by luck | Brier before | Brier now |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    names = (*(f"all {name}" for name in KINDS[:3]), KINDS[3])
    parts = {
        "everything": [True] * len(rows),
        f"the first {EARLY} tiles of a round": [row.laid <= EARLY for row in rows],
        **{f"{n} players": [row.players == n for row in rows] for n in range(2, 7)},
        **{name: [row.kind == at for row in rows] for at, name in enumerate(names)},
    }
    for name, chosen in parts.items():
        part = np.flatnonzero(chosen)
        if not len(part):
            continue
        some = [rows[at] for at in part]
        before, _ = calibration_error(some, raw[part])
        now, luck = calibration_error(some, chances[part])
        scores = [f"{np.mean((p[part] - won[part]) ** 2):.4f}" for p in (raw, chances)]
        print(
            f"| {name} | {len({row.match for row in some})} | {len(some)} | {before:.1%} | "
            f"{now:.1%} | {luck:.1%} | {' | '.join(scores)} |"
        )
    inside = outside = 0
    for part in groups(rows, chances):
        mean, luck = gap(rows, chances, part)
        told = np.mean(
            [np.hypot(calibrated[at].doubt, calibrated[at].slope * rows[at].error) for at in part]
        )
        inside += abs(mean) <= 1.96 * np.hypot(told, luck)
        outside += abs(mean) > 1.96 * np.hypot(told, luck)
    share = inside / (inside + outside)
    print(f"\n95 % intervals hold in {inside} of {inside + outside} groups ({share:.0%}).")
    if subsets is not None:
        errors, lucks = errors_of_subsets(rows, chances, subsets)
        low, high = np.percentile(errors, [5, 95])
        print(
            f"Of 200 subsets of {subsets} matches, 90 % show an error of {low:.1%} to {high:.1%}, "
            f"and 95 % one of at most {np.percentile(errors / lucks, 95):.2f} times that by luck."
        )
    if svg is not None:
        draw(rows, raw, chances, svg)


def draw(rows: list[Row], raw: np.ndarray, chances: np.ndarray, path: Path) -> None:
    """The reliability diagram: what was told, and what came true."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.hashsalt": "dreistein", "svg.fonttype": "none", "font.size": 9.5}):
        figure = Figure(figsize=(8, 4), layout="constrained")
        early = np.array([row.laid <= EARLY for row in rows])
        whole = np.ones(len(rows), bool)
        for at, (title, chosen) in enumerate(
            [("Whole rounds", whole), (f"The first {EARLY} tiles of a round", early)], 1
        ):
            axes = figure.add_subplot(1, 2, at, aspect="equal", title=title)
            axes.plot([0, 1], [0, 1], color="#b9b2a5", lw=1)
            for name, told, colour in (("playouts", raw, "#b45f06"), ("told", chances, "#00795c")):
                part = np.flatnonzero(chosen)
                bins = np.minimum((10 * told[part]).astype(int), 9)
                points = []
                for which in range(10):
                    inside = part[bins == which]
                    if len(inside) > 20:
                        off, error = gap(rows, told, inside)
                        points.append(
                            (told[inside].mean(), told[inside].mean() + off, 1.96 * error)
                        )
                x, y, bars = np.array(points).T
                axes.errorbar(x, y, bars, fmt="o-", ms=4, lw=1.2, color=colour, label=name)
            axes.set(xlim=(0, 1), ylim=(0, 1), xlabel="chance to win", ylabel="matches won")
            axes.legend(frameon=False)
        figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "fit", "report"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument(
        "--players", type=int, nargs="+", default=range(2, 7), help="only tables of these sizes"
    )
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS, help="only such tables")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--must-place", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--subsets", type=int, metavar="MATCHES")
    args = parser.parse_args()
    if args.what == "play":
        numbers = range(args.first, args.first + args.matches)
        jobs = [
            (args.seed, at)
            for at in numbers
            for kind, bots in [lineup(at)]
            if len(bots) in args.players and KINDS[kind] in args.kinds
        ]
        rows: list[Row] = []
        with Pool(args.workers) as pool:
            for found in pool.imap(partial(play, must_place=args.must_place), jobs):
                rows += found
                save(rows, args.file)
        return
    rows = load(args.file)
    if args.what == "report":
        report(rows, args.must_place, args.svg, args.subsets)
        return
    rows = [row for row in rows if not row.situation.open]  # nothing is corrected there
    name = "calibration_must_place.csv" if args.must_place else "calibration.csv"
    with (FOLDER / name).open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["name", "value"])
        values = [*fit(rows), *doubts(rows)]
        table.writerows(
            (name, f"{value:.4f}")
            for name, value in zip((*SLOPES, *OTHERS, *DOUBTS), values, strict=True)
        )


if __name__ == "__main__":
    main()
