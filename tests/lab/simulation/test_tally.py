"""What is counted of simulated rounds, against counting them one by one."""

import csv
import io
import json
from collections import Counter
from fractions import Fraction
from functools import cache
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from dreistein.kernel import simulate_rounds
from dreistein.lab.simulation import plots, report
from dreistein.lab.simulation.experiment import Experiment, seated, simulate
from dreistein.lab.simulation.tally import KINDS, WHOLE_WIN, Spread, Tally
from dreistein.rules import EDITIONS, Solitaire
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat

GERMAN = EDITIONS["german"]
TABLE = Experiment(GERMAN, 3, ("greedy", "random", "greedy"), 300, 7)
ALONE = Experiment(GERMAN, 1, ("greedy",), 200, "x", Solitaire(5, 8))


@cache
def tally_of(experiment: Experiment) -> Tally:
    whole = Tally(experiment.players)
    for part in simulate(experiment, 1):
        whole.merge(part)
    return whole


def test_a_tally_counts_what_one_counts_by_hand() -> None:
    rounds = simulate_rounds(GERMAN, 3, TABLE.bots, 300, 7)
    tally = tally_of(TABLE)
    wins = [Fraction(0)] * 3
    opener_wins = Fraction(0)
    opener_points: Counter[int] = Counter()
    others: Counter[int] = Counter()
    for scores, opener in zip(rounds.scores.tolist(), rounds.opener.tolist(), strict=True):
        best = [seat for seat in range(3) if scores[seat] == max(scores)]
        for seat in best:
            wins[seat] += Fraction(1, len(best))
        opener_wins += Fraction(opener in best, len(best))
        opener_points[scores[opener]] += 1
        others.update(score for seat, score in enumerate(scores) if seat != opener)
    assert tally.rounds == 300
    assert [Fraction(w, WHOLE_WIN) for w in tally.wins] == wins
    assert Fraction(tally.opener_wins, WHOLE_WIN) == opener_wins
    assert (tally.opener.counts, tally.others.counts) == (opener_points, others)
    for seat in range(3):
        assert tally.scores[seat].counts == Counter(rounds.scores[:, seat].tolist())
        assert tally.drawn[seat] == sum(rounds.draws[:, seat].tolist())
        assert tally.placed[seat] == sum(rounds.placed[:, seat].tolist())
        assert list(tally.bonuses[seat]) == rounds.bonuses[:, seat].sum(axis=0).tolist()
    for kind in range(len(KINDS)):
        fell = [any(row[kind] for row in one) for one in rounds.bonuses.tolist()]
        assert tally.rounds_with[kind] == sum(fell)
    assert tally.blocked == sum(end == 2 for end in rounds.end.tolist())
    assert (tally.plies.counts, sum(tally.opened)) == (Counter(rounds.plies.tolist()), 300)


def test_a_spread_knows_its_mean_its_margin_and_its_quantiles() -> None:
    spread = Spread()
    spread.add(np.array([1, 2, 2, 3, 10]))
    assert [spread.mean, spread.deviation] == pytest.approx([3.6, 3.646917])
    assert spread.margin == pytest.approx(1.96 * 3.646917 / 5**0.5)
    assert [spread.quantile(q) for q in (0.1, 0.5, 0.8, 1.0)] == [1, 2, 3, 10]
    assert (Spread().mean, Spread().deviation, Spread().quantile(0.5)) == (0, 0, 0)


@pytest.mark.parametrize("experiment", [TABLE, ALONE], ids=["table", "alone"])
def test_the_json_adds_up(experiment: Experiment) -> None:
    said = json.loads(json.dumps(report.to_json(experiment, tally_of(experiment))))
    assert said["rounds"] == experiment.rounds
    assert [seat["bot"] for seat in said["seats"]] == list(experiment.bots)
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(1, abs=1e-4)
    for kind in KINDS:
        by_seat = sum(seat["bonuses"][kind] for seat in said["seats"])
        assert by_seat == pytest.approx(said["bonuses"]["per_round"][kind], abs=1e-4)
    if experiment.players > 1:
        assert said["bonuses"]["per_round"]["start"] == 1
        assert said["opener"]["worth"] == pytest.approx(
            said["opener"]["mean"] - said["opener"]["others"], abs=1e-3
        )
    else:
        assert said["solitaire"] == {"rack": 5, "draws": 8}
        assert "opener" not in said


def test_the_csv_says_what_the_json_says() -> None:
    tally = tally_of(TABLE)
    rows = dict(csv.reader(io.StringIO(report.to_csv(TABLE, tally))))
    said = report.to_json(TABLE, tally)
    assert rows["measure"] == "value"
    assert float(rows["seats.1.mean"]) == said["seats"][1]["mean"]
    assert float(rows["bonuses.per_round.bridge"]) == said["bonuses"]["per_round"]["bridge"]
    assert sum(int(v) for k, v in rows.items() if k.startswith("score.2.")) == 300


@pytest.mark.parametrize("experiment", [TABLE, ALONE], ids=["table", "alone"])
def test_a_table_in_every_language(experiment: Experiment, language: str) -> None:
    tally = tally_of(experiment)
    table = report.to_table(experiment, tally, Texts(language))
    number = NumberFormat(language).number
    for spread in tally.scores:
        assert number(spread.mean) in table
    assert NumberFormat(language).percent(tally.share(tally.blocked)) in table


@pytest.mark.lab
@pytest.mark.parametrize("experiment", [TABLE, ALONE], ids=["table", "alone"])
def test_a_picture_in_every_language(experiment: Experiment, language: str) -> None:
    tally, texts = tally_of(experiment), Texts(language)
    picture = plots.to_svg(experiment, tally, texts)
    assert ET.fromstring(picture).tag.endswith("svg")
    assert picture == plots.to_svg(experiment, tally, texts), "the same figures, the same picture"
    assert 'href="http' not in picture, "nothing is loaded from elsewhere"


def test_an_empty_tally_can_be_reported() -> None:
    assert report.to_json(TABLE, Tally(3))["rounds"] == 0
    assert report.to_table(TABLE, Tally(3), Texts("en"))


def test_bots_repeat_to_fill_the_seats() -> None:
    assert seated(["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")
