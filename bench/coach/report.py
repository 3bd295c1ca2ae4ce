"""What the studies say."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import ceil, exp, log, sqrt
from statistics import fmean, median, stdev
from typing import Any

from bench.coach.studies import CHARACTERS, EDITIONS, LARGE, PAIRS, SIZES, SLIPS, WITH_PEOPLE
from dreistein.coach.balance import Cause

Row = dict[str, Any]
_SETS: Mapping[str, frozenset[str]] = {
    "pip, frida, max, hilda": frozenset(group.name for group in PAIRS),
    "other characters": frozenset(group.name for group in CHARACTERS),
    "people": frozenset(group.name for group in WITH_PEOPLE),
    "other editions, house rules": frozenset(group.name for group in EDITIONS),
    "three to six": frozenset(group.name for group in LARGE),
}


def report(rows: Sequence[Row]) -> None:
    by_study = defaultdict[str, list[Row]](list)
    for row in rows:
        by_study[row["study"]].append(row)
    for study, tell in (("told", _told), ("slips", _slips), ("parts", _parts), ("manners", _known)):
        if by_study[study]:
            print(f"\n{study}: {len(by_study[study])} matches")
            tell(by_study[study])


def _by_group(rows: Iterable[Row]) -> dict[str, list[Row]]:
    groups = defaultdict[str, list[Row]](list)
    for row in rows:
        groups[row["group"]].append(row)
    return groups


def _by_set(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows of each set of groups."""
    found = {
        name: [row for row in rows if row["group"] in groups] for name, groups in _SETS.items()
    }
    return {name: some for name, some in found.items() if some}


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _percent(values: Sequence[float]) -> str:
    mean, error = _mean(values)
    return f"{100 * mean:+.1f} ± {100 * error:.1f}"


# ---------------------------------------------------------------------- chances


def _told(rows: Sequence[Row]) -> None:
    print("(a) chances told and real, in %")
    two = [row for row in rows if row["group"] not in _SETS["three to six"]]
    more = [row for row in rows if row["group"] in _SETS["three to six"]]
    sets = {"tables of two": two, "three to six": more}
    for name, some in list(sets.items()):
        for rule in ("free", "mp"):
            sets[f"  {name}, {rule}"] = [r for r in some if f" {rule}" in r["group"]]
    sets |= {f"  {name}": some for name, some in _by_set(two).items()}
    sets |= {f"    {name}": some for name, some in _by_group(rows).items()}
    for name, some in sets.items():
        if some:
            print(f"  {name} ({len(some)}): {_chances(some)}")


def _chances(rows: Sequence[Row]) -> str:
    points = [(told, real) for row in rows for _, told, real in row["told"]]
    off = [fmean(real - told for _, told, real in row["told"]) for row in rows]
    told, real = (fmean(point[at] for point in points) for at in (0, 1))
    start, won = (fmean(row["start"][at] for row in rows) for at in (0, 1))
    return (
        f"{100 * told:.1f} {100 * real:.1f}, difference {_percent(off)}, "
        f"slope {_slope(points):.2f}; before the deal {100 * start:.1f} {100 * won:.1f}"
    )


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """Of the log-odds of what came, by those told; by Newton's method. It is taken to be 1 ± 1
    beforehand, so that a few matches say something finite."""
    odds = [log(p / (1 - p)) for p in (min(max(told, 0.005), 0.995) for told, _ in points)]
    a, b = 0.0, 1.0
    for _ in range(30):
        likely = [1 / (1 + exp(-min(max(a + b * x, -30), 30))) for x in odds]
        off = [y - p for (_, y), p in zip(points, likely, strict=True)]
        weights = [p * (1 - p) for p in likely]
        g0, g1 = sum(off) - a, sum(o * x for o, x in zip(off, odds, strict=True)) - (b - 1)
        h00 = 1 + sum(weights)
        h01 = sum(w * x for w, x in zip(weights, odds, strict=True))
        h11 = 1 + sum(w * x * x for w, x in zip(weights, odds, strict=True))
        det = h00 * h11 - h01 * h01
        a += (h11 * g0 - h01 * g1) / det
        b += (h00 * g1 - h01 * g0) / det
    return b


# ---------------------------------------------------------------------- slips


def _slips(rows: Sequence[Row]) -> None:
    named = [(row, slip) for row in rows for slip in row["slips"]]
    _losses([(row, slip) for row, slip in named if "real" in slip])
    pairs = [pair for row in rows for pair in row["again"]]
    drawn = [(a, b) for a, b, sampled in pairs if sampled]
    print(f"(c) judged again: {sum(a == b for a, b in drawn)} of {len(drawn)} the same")
    for grades in (SLIPS, SLIPS[1:]):
        slips = [b for a, b, _ in pairs if a in grades]
        again = sum(b != "good" for b in slips)
        print(f"  {' or '.join(grades)}: {again} of {len(slips)} a slip again")
    print("(e) slips a player and match; different ones")
    sets = {**_by_set(rows), **{f"  {name}": some for name, some in _by_group(rows).items()}}
    for name, some in sets.items():
        told = (_spread([n for row in some for n in row[what]]) for what in ("counts", "kinds"))
        print(f"  {name} ({len(some)}): {'; '.join(told)}")
    clear = [slip["first"] for _, slip in named if slip["first"] is not None]
    half = sum(first >= 0.5 for first in clear)
    print(f"(f) the first difference is at least half of the gap in {half} of {len(clear)}")
    print(f"  first facts: {dict(Counter(slip['fact'] for _, slip in named).most_common())}")
    print("(g) processor seconds of one person's review")
    for name, some in _by_group(rows).items():
        costs = [sum(v for k, v in row["costs"].items() if k != "others") for row in some]
        plies = fmean(row["plies"] for row in some)
        each = 150 * sum(costs) / sum(row["plies"] for row in some)
        print(f"  {name}: {fmean(costs):.1f} for {plies:.0f} actions, {each:.1f} for 150")
    print("levels of people")
    for name, some in _by_set(rows).items():
        if name == "people":
            for group, those in _by_group(some).items():
                print(f"  {group}: {dict(Counter(row['levels'][0] for row in those))}")


def _losses(slips: Sequence[tuple[Row, Any]]) -> None:
    print("(b) slips played out by the real players, in %")
    kinds: dict[str, Callable[[Row, Any], bool]] = {"all": lambda row, slip: True}
    kinds |= {grade: partial(_is_called, grade) for grade in SLIPS}
    kinds |= {"of people": lambda row, slip: _names(row)[slip["seat"]].isupper()}
    kinds |= {rule: partial(_is_by, rule) for rule in ("free", "mp")}
    kinds |= {name: partial(_is_among, groups) for name, groups in _SETS.items()}
    for kind, holds in kinds.items():
        held = [(row, slip) for row, slip in slips if holds(row, slip)]
        if held:
            by_match = defaultdict[tuple[str, int], float](float)
            for row, slip in held:
                by_match[row["group"], row["match"]] += slip["real"] - slip["judged"]
            error = sqrt(sum(off**2 for off in by_match.values())) / len(held)
            judged, real = (100 * fmean(s[key] for _, s in held) for key in ("judged", "real"))
            off = f"{real - judged:+.1f} ± {100 * error:.1f}"
            print(f"  {kind}: {len(held)}, judged {judged:.1f}, real {real:.1f} ({off})")
    large = [slip for _, slip in slips if slip["judged"] >= 0.08]
    right = sum(slip["real"] > 0 for slip in large)
    print(
        f"  of {len(large)} judged 8 % and more, {right} cost something with the hands as they were"
    )


def _is_called(grade: str, row: Row, slip: Any) -> bool:
    return bool(slip["grade"] == grade)


def _is_by(rule: str, row: Row, slip: Any) -> bool:
    return rule in row["group"].split()


def _is_among(groups: frozenset[str], row: Row, slip: Any) -> bool:
    return row["group"] in groups


def _names(row: Row) -> list[str]:
    return list(row["group"].split()[0].split("-"))


def _spread(counts: Sequence[int]) -> str:
    order = sorted(counts)
    nine = order[ceil(0.9 * len(order)) - 1]
    return f"median {median(order)}, nine of ten {nine}, most {order[-1]}"


# ---------------------------------------------------------------------- parts


def _parts(rows: Sequence[Row]) -> None:
    print("(d) parts of seat 0, in %; * beyond two standard errors")
    tests = []
    for name, some in _by_group(rows).items():
        told = []
        for cause in Cause:
            values = [row["parts"][str(cause)] for row in some]
            mean, error = _mean(values)
            far = cause is not Cause.PLAN and abs(mean) > 2 * error > 0
            if cause is not Cause.PLAN:
                tests.append(far)
            told.append(f"{cause} {_percent(values)}{'*' if far else ''}")
        print(f"  {name} ({len(some)}): {', '.join(told)}")
    print(f"  {sum(tests)} of {len(tests)} beyond; by chance alone {0.045 * len(tests):.1f}")


# ---------------------------------------------------------------------- manners


def _known(rows: Sequence[Row]) -> None:
    print("how far the chance by an inferred manner is off, in %, by choices seen")
    for name, some in {"all": rows, **_by_group(rows)}.items():
        told = []
        for at, size in enumerate(SIZES):
            off = [row["off"][at] for row in some]
            told.append(f"{size}: {100 * fmean(off):+.0f}, {100 * fmean(map(abs, off)):.1f}")
        print(f"  {name} ({len(some)}): {'; '.join(told)}")
