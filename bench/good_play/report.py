"""The figures as a table and a picture, and two sets of them compared."""

import re
from collections.abc import Iterator, Mapping
from io import StringIO
from math import hypot
from typing import TYPE_CHECKING, Any

from dreistein.lab.simulation.plots import ACCENT, INK, QUIET, SEATS, STYLE
from dreistein.rulebook.strategy import Figure, rounded
from dreistein.rules.edition import PLAYER_COUNTS
from dreistein.text.numbers import NumberFormat

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Parts = Mapping[str, Any]

_TOLD = re.compile(r"[^\s(]+<!-- (?P<name>[a-z-]+-\d(?:-must)?) -->")
"""A number and, unseen by readers, the name of its figure, on a page."""
_NAMES = {
    "opener-worth": "points of the opener above the mean of the others",
    "opener-wins": "rounds won by the opener",
    "blocked": "rounds that end blocked",
    "out-gain": "points for going out: 20 and what the others hold",
    "out-wins": "whoever goes out wins the round",
    "bonus-points": "bonus points per player and round, the start bonus aside",
    "bonus-share": "share of all points that comes from bonuses",
    "hexagon-rounds": "rounds with a hexagon",
    "hexagon-tiles": "placed tiles that close a hexagon",
    "bridge-rounds": "rounds with a bridge",
    "score": "points per player and round",
    "gap": "points of the winner of a round above the second",
    "low": "who lays low tiles first, and takes bonuses",
    "leave": "who leaves bonuses unless nothing else fits",
    "own": "who also makes spots for bonuses of their own",
    "deny": "who also avoids spots for bonuses of others",
    "tight": "who also leaves few tiles that fit",
    "loose": "who also keeps their own tiles fitting",
    "careful": "who is careful: all of that, by the expert's weights",
    "hoard-points": "who draws until the stock is empty, then takes the most points",
    "hoard-sparing": "who draws until it is empty, then places where little fits",
    "hoard": "who draws until it is empty, then is careful",
    "late": "who draws the last ten tiles of the stock, else takes points, then is careful",
    "half": "who draws the first half of the stock, then takes points, and at the end is careful",
    "among-hoarders": "who is careful, while all others draw until it is empty",
    "hexagon-taken": "opened hexagons that somebody else closes",
    "hexagon-next": "opened hexagons that the next player closes at once",
    "hexagon-self": "opened hexagons that whoever opened them closes",
    "bridge-next": "opened bridges and double connections that the next player takes at once",
    "bridge-taken": "opened bridges and double connections that somebody else takes",
    "fits-different": "tiles on racks with three different numbers that fit, by turn",
    "fits-pair": "tiles on racks with two equal numbers that fit, by turn",
    "fits-triple": "triples on racks that fit, by turn",
    "stock-left": "tiles in the stock when a round ends",
    "stock-used-up": "rounds that use up the stock",
    "out-ahead": "whoever goes out had the most points before the points for it",
}
_ENDINGS = {
    "wins": "rounds won",
    "ahead": "points above the mean of the others",
    "matches": "matches won",
    "length": "rounds in a match",
    "after-ten": "most points after ten rounds",
    "score": "points per round",
    "bonuses": "bonuses per round",
    "outs": "rounds in which it goes out",
    "left": "turns with a bonus to take in which it does something else",
    "blocked": "rounds that end blocked",
    "used-up": "rounds that use up the stock",
    "out-wins": "whoever goes out wins the round",
    "passes": "passes per round",
    "purpose": "draws on purpose, of the turns in which something fits and the stock lasts",
    "purpose-early": "the same in the first third of the stock",
    "purpose-middle": "in the second third",
    "purpose-late": "in the last third",
    "gave-up": "points of the best placement that it gave up for a draw",
    "others-score": "points per round of the others",
    "others-bonuses": "bonuses per round of the others",
    "others-passes": "passes per round of the others",
}
_WHO = {
    "experts": "only experts",
    "expert": "one expert against greedy",
    "tested": "one expert against samplers",
}
_MUST = "-must"
TABLES = "<!-- every figure -->"
"""Where docs/strategy.md has the tables on the site."""


def described(name: str) -> str:
    """What a figure is, in words.

    >>> described("low-wins")
    'one who lays low tiles first, and takes bonuses: rounds won'
    >>> described("expert-passes")
    'one expert against greedy: passes per round'
    """
    if name in _NAMES:
        return _NAMES[name]
    who, ending = next(
        (name.removesuffix(f"-{ending}"), told)
        for ending, told in sorted(_ENDINGS.items(), key=lambda pair: -len(pair[0]))
        if name.endswith(f"-{ending}")
    )
    return f"{_WHO[who]}: {ending}" if who in _WHO else f"one {_NAMES[who]}: {ending}"


def differing(ours: Parts, theirs: Parts) -> Iterator[str]:
    """Figures of two files that are further apart than luck explains (99.9 %)."""
    for name, part in ours.items():
        for figure, one in part["figures"].items():
            other = theirs.get(name, {"figures": {}})["figures"].get(figure)
            if other is None:
                continue
            error = hypot(*((each["high"] - each["low"]) / 3.92 for each in (one, other)))
            if abs(one["value"] - other["value"]) > 3.3 * error:
                yield f"{figure}: {one['value']} and {other['value']}"


def table(parts: Parts) -> str:
    """Every figure with its 95 % interval, by number of players; then every part with its size."""
    rows: dict[str, dict[int, str]] = {}
    for part in parts.values():
        for name, figure in part["figures"].items():
            base, players, must = re.fullmatch(r"(.+)-(\d)(-must)?", name).groups()  # type: ignore[union-attr]
            rows.setdefault(base + (must or ""), {})[int(players)] = _cell(figure)
    lines = ["| figure | what it is | 2 players | 3 | 4 | 5 | 6 |", "|---|---|" + "---:|" * 5]
    for name, cells in rows.items():
        told = described(name.removesuffix(_MUST)) + ", `must_place`" * name.endswith(_MUST)
        by_players = " | ".join(cells.get(players, "") for players in PLAYER_COUNTS)
        lines.append(f"| `{name}` | {told} | {by_players} |")
    lines += ["", "| part | who plays | size | seed | made |", "|---|---|---:|---|---|"]
    count = NumberFormat("en").number
    for name, part in parts.items():
        unit = "rounds" if "rounds" in part else "matches"
        size = f"{count(part[unit], 0)} {unit}" + (f", {part['times']} times" * (part["times"] > 1))
        lines.append(f"| `{name}` | {part['who']} | {size} | {part['seed']} | {part['made']} |")
    return "\n".join(lines)


def refreshed(page: str, parts: Parts) -> str:
    """A page with the figures as they are: each number before its name.

    A number is followed by the name of its figure, 97% (`hoard-wins-2`).
    """
    form = NumberFormat("en")
    told = {
        name: rounded(Figure(**figure), form)
        for part in parts.values()
        for name, figure in part["figures"].items()
    }
    return _TOLD.sub(lambda of: f"{told[of['name']]}<!-- {of['name']} -->", page)


def _cell(figure: Mapping[str, Any]) -> str:
    form = NumberFormat("en")
    margin = (figure["high"] - figure["low"]) / 2
    if figure["unit"] == "share":
        return f"{form.percent(figure['value'])} ± {form.number(100 * margin)}"
    return f"{form.number(figure['value'])} ± {form.number(margin)}"


def to_svg(parts: Parts) -> str:
    """Two panels: who wins the match by drawing on purpose or not, and opened hexagons."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Canvas

    with mpl.rc_context(STYLE):
        figure = Canvas(figsize=(13, 4), layout="constrained")
        left, right = figure.subplots(1, 2)
        _matches(left, parts)
        _hexagons(right, parts)
        out = StringIO()
        title = "Drawing on purpose, and opened hexagons, by number of players"
        figure.savefig(out, format="svg", metadata={"Date": None, "Title": title})
    return out.getvalue()


def _shares(parts: Parts, part: str, name: str) -> list[float]:
    return [100 * parts[f"{part}-{n}"]["figures"][f"{name}-{n}"]["value"] for n in PLAYER_COUNTS]


def _matches(axes: "Axes", parts: Parts) -> None:
    axes.set_title("Matches won against greedy players")
    counts = list(PLAYER_COUNTS)
    lines = (
        ("expert", "expert", "the expert", SEATS[4], "-."),
        (
            "habits",
            "hoard-sparing",
            "draws till the stock is empty,\nthen places where little fits",
            SEATS[1],
            "-",
        ),
        ("habits", "careful", "places whenever possible,\ncarefully", ACCENT, "--"),
    )
    for part, name, label, colour, stroke in lines:
        shares = _shares(parts, part, f"{name}-matches")
        axes.plot(counts, shares, color=colour, ls=stroke, marker="o", lw=2, label=label)
    chance = [100 / n for n in counts]
    axes.plot(counts, chance, color=INK, ls=":", lw=1.2, label="chance")
    axes.set_xticks(counts)
    axes.set_xlabel("players")
    axes.set_ylabel("%")
    axes.set_ylim(0, 100)
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))


def _hexagons(axes: "Axes", parts: Parts) -> None:
    axes.set_title("Who closes an opened hexagon")
    counts = [str(n) for n in PLAYER_COUNTS]
    at_once = _shares(parts, "watched", "hexagon-next")
    taken = _shares(parts, "watched", "hexagon-taken")
    later = [whole - now for whole, now in zip(taken, at_once, strict=True)]
    own = _shares(parts, "watched", "hexagon-self")
    nobody = [100 - a - b for a, b in zip(taken, own, strict=True)]
    bottom = [0.0] * len(counts)
    stacked = (
        ("the next player, at once", at_once, SEATS[4]),
        ("somebody else, later", later, SEATS[1]),
        ("whoever opened it", own, ACCENT),
        ("nobody", nobody, QUIET),
    )
    for label, shares, colour in stacked:
        axes.bar(counts, shares, bottom=bottom, color=colour, width=0.62, label=label)
        bottom = [a + b for a, b in zip(bottom, shares, strict=True)]
    axes.set_xlabel("players")
    axes.set_ylabel("%")
    axes.set_ylim(0, 100)
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
    axes.grid(axis="x", visible=False)
