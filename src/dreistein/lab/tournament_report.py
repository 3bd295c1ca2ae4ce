"""A tournament, told: as a table for people, and as JSON."""

from collections.abc import Sequence
from typing import Any

from dreistein.lab.figures import Figures
from dreistein.lab.tournament import Tournament
from dreistein.lab.tournament_standings import Estimate, Standing, shares
from dreistein.text import Texts

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
                "turn": result.pairing.turn,
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
    """Who did how well against whom: each table by itself."""
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


def to_table(tournament: Tournament, texts: Texts) -> str:
    """All of it, for people."""
    parts = [title(tournament, texts)]
    if not tournament.counted:
        return "\n\n".join([*parts, texts("tour-nothing")])
    found = tournament.standings()
    chance = Figures(texts.language).percent(1 / tournament.settings.players)
    parts.append(standings_table(found, texts, rated=True))
    parts.append(texts("tour-chance", share=chance))
    if tournament.sprt is not None:
        parts.append(verdict(tournament, texts))
    incidents = _incidents(tournament, found, texts)
    if incidents:
        parts.append("\n".join([texts("tour-incidents"), *incidents]))
    return "\n\n".join(parts)


def title(tournament: Tournament, texts: Texts) -> str:
    """What was played, in a line."""
    number = Figures(texts.language).number
    settings = tournament.settings
    return texts(
        "tour-title",
        count=tournament.counted_matches,
        matches=number(tournament.counted_matches, 0),
        players=settings.players,
        edition=settings.edition.name,
        seed=settings.seed,
    )


def standings_table(found: Sequence[Standing], texts: Texts, *, rated: bool) -> str:
    """A line for each bot, the best first."""
    figures = Figures(texts.language)
    number = figures.number
    margin = texts("tour-margin")
    head = [texts(key) for key in ("tour-bot", "tour-matches", "tour-wins")]
    rows = [[*head, margin, texts("tour-points"), margin]]
    rows[0] += [texts("tour-rating"), margin] if rated else []
    rows[0] += [texts("tour-millis"), texts("tour-slowest")]
    for standing in found:
        wins, points, rating = standing.wins, standing.points, standing.rating
        row = [
            _short(standing.bot),
            number(standing.matches, 0),
            figures.percent(wins.mean),
            "–" if wins.margin is None else "±" + figures.percent(wins.margin),
            number(points.mean),
            "–" if points.margin is None else "±" + number(points.margin),
        ]
        if rated:
            row.append(number(rating.mean, 0))
            row.append("–" if rating.margin is None else "±" + number(rating.margin, 0))
        mean = 1000 * standing.seconds / max(standing.decisions, 1)
        rows.append([*row, number(mean), number(1000 * standing.slowest, 0)])
    return _columns(rows)


def verdict(tournament: Tournament, texts: Texts) -> str:
    """What ``--sprt`` found."""
    test = tournament.sprt
    assert test is not None
    first, second = list(dict.fromkeys(tournament.settings.bots))
    figures = Figures(texts.language)
    said = texts(
        f"tour-sprt-{tournament.verdict or 'undecided'}",
        first=_short(first),
        second=_short(second),
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
    """What went wrong, how often, and the first time that it did."""
    first: dict[tuple[str, str], str] = {}
    for result, incident in tournament.incidents():
        pairing = result.pairing
        where = (*pairing.key, incident["round"], incident["action"])
        place = "/".join(map(str, where))
        key = (pairing.bots[incident["seat"]], str(incident["kind"]))
        first.setdefault(key, " ".join(filter(None, [place, str(incident["detail"])])))
    lines = []
    for standing in found:
        for kind, times in sorted(standing.incidents.items()):
            said = texts(f"tour-incident-{kind}")
            example = first.get((standing.bot, kind), "")
            line = f"{_short(standing.bot)}: {times} × {said}"
            lines.append(f"{line} ({example})" if example else line)
    return lines


def _short(name: str) -> str:
    name = "".join(c if c.isprintable() else "\ufffd" for c in name)
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows under one another, the first column to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return "\n".join(lines)
