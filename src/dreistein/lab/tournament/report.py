"""Tournament reports: a table for people, and JSON."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from operator import add
from typing import Any

from dreistein.lab.tournament.standings import Estimate, Standing, shares
from dreistein.lab.tournament.tournament import Tournament
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import clean, table, width, wrap

_MOST_INCIDENTS = 100
_LONGEST_NAME = 40


def to_json(tournament: Tournament) -> dict[str, Any]:
    """Everything that counts, as one object."""
    settings = tournament.settings
    return {
        "seed": settings.seed,
        "bots": list(settings.bots),
        "players": settings.players,
        "edition": settings.edition.to_json(),
        "millis": settings.millis,
        "blocks": len(tournament.counted),
        "matches": tournament.counted_matches,
        "planned_matches": tournament.matches,
        "finished": tournament.over,
        "standings": [_standing(standing) for standing in tournament.standings()],
        "tables": _tables(tournament),
        "sprt": _sprt(tournament),
        "incidents": [
            {
                "block": result.pairing.block,
                "table": result.pairing.table,
                "turn": result.pairing.rotation,
                "bot": result.pairing.bots[incident["seat"]],
                **incident,
            }
            for result, incident in tournament.incidents(_MOST_INCIDENTS)
        ],
    }


def _standing(standing: Standing) -> dict[str, Any]:
    decisions = max(standing.decisions, 1)
    return {
        "bot": standing.bot,
        "matches": standing.matches,
        "seats": standing.seats,
        "wins": _estimate(standing.wins, 6),
        "points_a_round": _estimate(standing.points, 3),
        "rating": _estimate(standing.rating, 1),
        "millis": {
            "mean": round(1000 * standing.seconds / decisions, 3),
            "slowest": round(1000 * standing.slowest, 3),
        },
        "incidents": dict(sorted(standing.incidents.items())),
    }


def _estimate(estimate: Estimate, digits: int) -> dict[str, float | None]:
    margin = estimate.margin
    return {
        "mean": round(estimate.mean, digits),
        "margin_95": None if margin is None else round(margin, digits),
    }


def _tables(tournament: Tournament) -> list[dict[str, Any]]:
    """The results of each table by itself."""
    tables = []
    for number, lineup in enumerate(tournament.plan.lineups):
        played = [
            [result for result in block if result.pairing.table == number]
            for block in tournament.counted
        ]
        wins = {
            bot: _estimate(Estimate.of([shares(bot, block) for block in played]), 6)
            for bot in dict.fromkeys(lineup)
        }
        tables.append({"bots": list(lineup), "matches": sum(map(len, played)), "wins": wins})
    return tables


def _sprt(tournament: Tournament) -> dict[str, Any] | None:
    test = tournament.sprt
    if test is None:
        return None
    low, high = test.bounds
    return {
        "p0": test.p0,
        "p1": test.p1,
        "alpha": test.alpha,
        "beta": test.beta,
        "llr": round(tournament.llr, 4),
        "bounds": [round(low, 4), round(high, 4)],
        "verdict": tournament.verdict,
    }


# ---------------------------------------------------------------------------- for people


def to_table(tournament: Tournament, texts: Texts, columns: int | None = None) -> str:
    """The whole report for people, wrapped to ``columns`` if given."""

    def folded(sentence: str, indent: str = "") -> str:
        return sentence if columns is None else wrap(sentence, columns, indent)

    parts = [folded(title(tournament, texts))]
    if not tournament.counted:
        return "\n\n".join([*parts, folded(texts("tour-nothing"))])
    found = tournament.standings()
    chance = NumberFormat(texts.language).percent(1 / tournament.settings.players)
    parts.append(standings_table(found, texts, rated=True, columns=columns))
    parts.append(folded(texts("tour-chance", share=chance)))
    if tournament.sprt is not None:
        parts.append(folded(verdict(tournament, texts)))
    incidents = [folded(line, "  ") for line in _incidents(tournament, found, texts)]
    if incidents:
        parts.append("\n".join([folded(texts("tour-incidents")), *incidents]))
    return "\n\n".join(parts)


def title(tournament: Tournament, texts: Texts) -> str:
    """What was played, in one line."""
    number = NumberFormat(texts.language).number
    settings = tournament.settings
    return texts(
        "tour-title",
        count=tournament.counted_matches,
        matches=number(tournament.counted_matches, 0),
        players=settings.players,
        edition=settings.edition.name,
        seed=settings.seed,
    )


def standings_table(
    found: Sequence[Standing], texts: Texts, *, rated: bool, columns: int | None = None
) -> str:
    """A line per bot, the best first; in a narrow terminal, as several tables."""
    figures = NumberFormat(texts.language)
    number = figures.number
    margin = texts("tour-margin")
    longest = _LONGEST_NAME if columns is None else min(_LONGEST_NAME, max(columns - 34, 12))
    groups = [
        [[texts("tour-matches")]],
        [[texts("tour-wins"), margin]],
        [[texts("tour-points"), margin]],
        [[texts("tour-rating"), margin]],
        [[texts("tour-millis"), texts("tour-slowest")]],
    ]
    for standing in found:
        mean = 1000 * standing.seconds / max(standing.decisions, 1)
        cells = (
            [number(standing.matches, 0)],
            _measured(standing.wins, figures.percent, most=1),
            _measured(standing.points, number),
            _measured(standing.rating, lambda value: number(value, 0)),
            [number(mean), number(1000 * standing.slowest, 0)],
        )
        for group, row in zip(groups, cells, strict=True):
            group.append(row)
    if not rated:
        del groups[3]
    names = [texts("tour-bot"), *(_short(standing.bot, longest) for standing in found)]
    return _side_by_side(names, groups, columns)


def _measured(
    estimate: Estimate, written: Callable[[float], str], *, most: float = inf
) -> list[str]:
    """A mean and its margin, or a dash if the margin is missing or not below ``most``."""
    margin = estimate.margin
    if margin is None or margin >= most:
        return [written(estimate.mean), "–"]
    return [written(estimate.mean), "±" + written(margin)]


def verdict(tournament: Tournament, texts: Texts) -> str:
    """What ``--sprt`` found."""
    test = tournament.sprt
    assert test is not None
    first, second = list(dict.fromkeys(tournament.settings.bots))
    figures = NumberFormat(texts.language)
    said = texts(
        f"tour-sprt-{tournament.verdict or 'undecided'}", first=_short(first), second=_short(second)
    )
    low, high = test.bounds
    measured = texts(
        "tour-sprt-measured",
        p0=figures.percent(test.p0),
        p1=figures.percent(test.p1),
        llr=figures.number(tournament.llr, 2),
        low=figures.number(low, 2),
        high=figures.number(high, 2),
    )
    return f"{said} {measured}"


def _incidents(tournament: Tournament, found: Sequence[Standing], texts: Texts) -> list[str]:
    """What went wrong, how often, and when first."""
    first: dict[tuple[str, str], str] = {}
    for result, incident in tournament.incidents():
        pairing = result.pairing
        where = (*pairing.key, incident["round"], incident["action"])
        place = "/".join(map(str, where))
        key = (pairing.bots[incident["seat"]], str(incident["kind"]))
        first.setdefault(key, " ".join(filter(None, [place, str(incident["detail"])])))
    counts = {
        (standing.bot, kind): times
        for standing in found
        for kind, times in sorted(standing.incidents.items())
    }
    examples = (f" ({first[key]})" if key in first else "" for key in counts)
    return list(map(add, incident_lines(counts, texts), examples))


def incident_lines(counts: Mapping[tuple[str, str], int], texts: Texts) -> list[str]:
    """How often which bot did what wrong."""
    return [
        f"{_short(bot)}{texts('colon')} {times} × {texts(f'tour-incident-{kind}')}"
        for (bot, kind), times in counts.items()
    ]


def _short(name: str, longest: int = _LONGEST_NAME) -> str:
    """A printable name. A long one keeps its end, which is where two programs differ."""
    name = clean(name)
    end = longest // 2
    return name if len(name) <= longest else name[: longest - end - 1] + "…" + name[-end:]


def _side_by_side(
    names: Sequence[str], groups: Sequence[Sequence[Sequence[str]]], columns: int | None
) -> str:
    """Names on the left, groups of columns to their right; groups that do not fit continue below,
    with the names repeated."""
    tables = [[[name, *row] for name, row in zip(names, groups[0], strict=True)]]
    for group in groups[1:]:
        rows = [[*row, *more] for row, more in zip(tables[-1], group, strict=True)]
        if columns is not None and width(table(rows)[0]) > columns:
            tables.append([[name, *row] for name, row in zip(names, group, strict=True)])
        else:
            tables[-1] = rows
    return "\n\n".join("\n".join(table(rows)) for rows in tables)
