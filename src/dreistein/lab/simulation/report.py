"""Reports of a tally: a table for people, JSON, and CSV."""

import csv
import io
from typing import Any

from dreistein.lab.simulation.experiment import Experiment
from dreistein.lab.simulation.tally import KINDS, WHOLE_WIN, Spread, Tally
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat
from dreistein.text.width import table


def to_json(experiment: Experiment, tally: Tally) -> dict[str, Any]:
    """Everything that was counted, as one object."""
    rounds = max(tally.rounds, 1)
    placed = max(sum(tally.placed), 1)
    whole: dict[str, Any] = {
        "rounds": tally.rounds,
        "players": experiment.players,
        "edition": experiment.edition.to_json(),
        "seed": experiment.seed,
        "bots": list(experiment.bots),
    }
    if experiment.solitaire is not None:
        numbers = experiment.solitaire
        whole["solitaire"] = {"rack": numbers.rack, "draws": numbers.draws}
    whole["seats"] = [
        {
            "bot": experiment.bots[seat],
            **_spread(tally.scores[seat]),
            "wins": round(tally.wins[seat] / WHOLE_WIN / rounds, 6),
            "placed": round(tally.placed[seat] / rounds, 4),
            "drawn": round(tally.drawn[seat] / rounds, 4),
            "bonuses": _by_kind([n / rounds for n in tally.bonuses[seat]]),
        }
        for seat in range(tally.players)
    ]
    bonuses = [sum(seat[kind] for seat in tally.bonuses) for kind in range(len(KINDS))]
    whole["bonuses"] = {
        "per_round": _by_kind([n / rounds for n in bonuses]),
        "per_placed_tile": _by_kind([n / placed for n in bonuses]),
        "rounds_with": _by_kind([n / rounds for n in tally.rounds_with]),
    }
    whole["actions"] = _spread(tally.plies)
    whole["blocked"] = round(tally.share(tally.blocked), 6)
    if tally.players > 1:
        whole["opener"] = {
            "mean": round(tally.opener.mean, 4),
            "others": round(tally.others.mean, 4),
            "worth": round(tally.opener.mean - tally.others.mean, 4),
            "wins": round(tally.opener_wins / WHOLE_WIN / rounds, 6),
            "by_seat": [round(tally.share(n), 6) for n in tally.opened],
        }
    return whole


def _spread(spread: Spread) -> dict[str, Any]:
    return {
        "mean": round(spread.mean, 4),
        "margin_95": round(spread.margin, 4),
        "deviation": round(spread.deviation, 4),
        "quantiles": {str(q): spread.quantile(q) for q in (0.05, 0.25, 0.5, 0.75, 0.95)},
    }


def _by_kind(numbers: list[float]) -> dict[str, float]:
    return {kind: round(number, 6) for kind, number in zip(KINDS, numbers, strict=True)}


def to_csv(experiment: Experiment, tally: Tally) -> str:
    """Every number of the JSON on a line of its own, with its path."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(["measure", "value"])
    lines.writerows(_flat("", to_json(experiment, tally)))
    for seat, spread in enumerate(tally.scores):
        for score, times in sorted(spread.counts.items()):
            lines.writerow([f"score.{seat}.{score}", times])
    return out.getvalue()


def _flat(path: str, value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = [(str(at), item) for at, item in enumerate(value)]
    else:
        return [(path, value)]
    return [row for name, item in items for row in _flat(f"{path}.{name}".lstrip("."), item)]


def title(experiment: Experiment, tally: Tally, texts: Texts) -> str:
    """What was simulated, in one line."""
    return texts(
        "sim-title",
        rounds=NumberFormat(texts.language).number(tally.rounds, 0),
        players=experiment.players,
        edition=experiment.edition.name,
        seed=str(experiment.seed),
    )


def to_table(experiment: Experiment, tally: Tally, texts: Texts) -> str:
    """A table for people."""
    rounds = max(tally.rounds, 1)
    number, percent = NumberFormat(texts.language).number, NumberFormat(texts.language).percent
    head = ["sim-seat", "sim-bot", "sim-mean", "sim-margin", "sim-middle", "sim-wins", "sim-drawn"]
    rows = [[texts(key) for key in head]]
    for seat, spread in enumerate(tally.scores):
        middle = f"{number(spread.quantile(0.25), 0)} … {number(spread.quantile(0.75), 0)}"
        rows.append(
            [
                str(seat),
                experiment.bots[seat],
                number(spread.mean),
                "±" + number(spread.margin, 2),
                middle,
                percent(tally.wins[seat] / WHOLE_WIN / rounds),
                number(tally.drawn[seat] / rounds),
            ]
        )
    parts = [title(experiment, tally, texts), "\n".join(table(rows))]
    kinds = [
        [texts(key) for key in ("sim-bonus", "sim-per-round", "sim-rounds-with", "sim-per-tile")]
    ]
    for kind, name in enumerate(KINDS):
        fell = sum(seat[kind] for seat in tally.bonuses)
        kinds.append(
            [
                texts("sim-kind", kind=name.replace(" ", "-")),
                number(fell / rounds, 3),
                percent(tally.rounds_with[kind] / rounds),
                percent(fell / max(sum(tally.placed), 1)),
            ]
        )
    parts.append("\n".join(table(kinds)))
    plies = tally.plies
    parts.append(
        texts(
            "sim-length",
            mean=number(plies.mean),
            low=plies.quantile(0.05),
            high=plies.quantile(0.95),
        )
        + "\n"
        + texts("sim-blocked", share=percent(tally.share(tally.blocked)))
    )
    if tally.players > 1:
        parts[-1] += "\n" + texts(
            "sim-opener",
            opener=number(tally.opener.mean),
            others=number(tally.others.mean),
            worth=number(tally.opener.mean - tally.others.mean),
            wins=percent(tally.opener_wins / WHOLE_WIN / rounds),
        )
    return "\n\n".join(parts)
