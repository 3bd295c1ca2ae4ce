"""The pad adds as the rules do: on random rounds, turn by turn, in every edition."""

from itertools import accumulate, product
from random import Random
from typing import Any

import pytest

from dreistein.rules import EDITIONS, Edition, Match
from page.matches import node, random_match, run_module, setup, turn, written
from sizes import size

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")

FOLD = """
const { fold } = await import(`${PAGE}/model/sheet.js`);
console.log(JSON.stringify(given.map(({ setup, entries }) => fold(setup, entries))));
"""
BONUSES: Any = {"start": 7, "start_needs_triple": True, "start_zero": 11, "bridge": 31, "double": 0}
PENALTIES: Any = {"draw": 3, "draws": 2, "fruitless": 4, "empty": 9}
HEXAGONS, HANDS = (45, 100, 101), (12, 9, 5, 4, 3)
HOUSE = Edition("house", HANDS, hexagons=HEXAGONS, out=33, target=120, **BONUSES, **PENALTIES)
MATCHES = size(6, 60)
"""By edition and number of players, with about three rounds each."""


def folded(matches: list[tuple[Match, list[dict[str, Any]]]]) -> list[Any]:
    given = [{"setup": setup(match), "entries": entries} for match, entries in matches]
    sheets = run_module(FOLD, given)
    assert isinstance(sheets, list)
    return sheets


def test_every_total_and_settlement_is_that_of_the_rules() -> None:
    chance = Random("arithmetic")
    tables = [*product([*EDITIONS.values(), HOUSE], range(2, 7))] * MATCHES
    matches = [random_match(chance.randrange(10**9), *table) for table in tables]
    lists = [written(match, chance) for match in matches]
    given = [(match, entries) for match, (entries, _) in zip(matches, lists, strict=True)]
    check_that_everything_happened(given)
    for match, (_, points), sheet in zip(matches, lists, folded(given), strict=True):
        rounds = sheet["rounds"]
        lines = [line for round in rounds for line in round["lines"]]
        assert [line["points"] for line in lines] == points
        for round, shown in zip(match.rounds, rounds, strict=False):
            check_round(match, round.edition, shown)
            assert (shown["end"]["points"], shown["end"]["how"]) == ([*round.settlement], round.end)
            assert shown["scores"] == list(round.scores)
            assert shown["counts"] == [len(hand) for hand in round.hands]
            assert (shown["stock"], shown["opener"]) == (len(round.stock), round.history[0].seat)
        final = (sheet["totals"], sheet["winners"], sheet["over"])
        assert final == ([*match.totals], [*match.winners], match.over)
        assert len(rounds) == len(match.rounds) + (not match.over)


def check_round(match: Match, edition: Edition, shown: Any) -> None:
    """Running totals add up, and nothing that really happened is called in doubt."""
    assert [line["flags"] for line in shown["lines"]] == [[] for _ in shown["lines"]]
    assert shown["end"]["flags"] == []
    for seat in range(match.players):
        own = [line for line in shown["lines"] if line["seat"] == seat]
        running = accumulate((line["points"] for line in own), initial=shown["before"][seat])
        assert [line["total"] for line in own] == list(running)[1:]
        for line in own:
            parts = ("tilePoints", "bonusPoints", "drawPoints", "endPoints")
            assert sum(line[part] for part in parts) == line["points"]
            assert line["draws"] <= edition.draws


def check_that_everything_happened(games: list[tuple[Match, list[dict[str, Any]]]]) -> None:
    """All bonuses, all ends of turns and rounds."""
    kinds: set[object] = set()
    for match, entries in games:
        kinds |= {entry["end"] for entry in entries if entry["kind"] == "turn"}
        for round in match.rounds:
            kinds |= {round.end, *((p.bonus, p.hexagons) for p in round.history)}
    assert {"out", "blocked", "placed", "kept", "empty", "cut"} <= kinds
    assert {("start", 0), ("bridge", 0), ("double", 0), ("hexagon", 1)} <= kinds


def test_the_last_penalties_of_a_blocked_round_are_accepted() -> None:
    """With racks hidden, everybody has to pass before a table knows that it is blocked."""
    match = Match.seeded("drei", EDITIONS["german"], 2)
    entries = [turn(0, 0, "placed", tile="555"), turn(1, 0, "empty"), turn(0, 0, "empty")]
    entries.append({"kind": "end", "how": "blocked", "seat": None, "left": [{"value": 30}] * 2})
    [sheet] = folded([(match, entries)])
    [round, _] = sheet["rounds"]
    assert [line["total"] for line in round["lines"]] == [20, -10, 10]
    assert (round["end"]["points"], round["end"]["scorers"]) == ([0, 0], [0, 1])
    assert sheet["totals"] == [10, -10]
