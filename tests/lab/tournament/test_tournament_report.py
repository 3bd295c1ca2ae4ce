"""Tournament reports: tables in any width and language, and JSON."""

import json
from typing import Any

import pytest

from dreistein.bots import Bot, Greedy
from dreistein.lab.tournament import report
from dreistein.lab.tournament.match import play
from dreistein.lab.tournament.sprt import Sprt
from dreistein.lab.tournament.tournament import Tournament, TournamentSettings
from dreistein.rules import EDITIONS
from dreistein.text import LANGUAGES, Texts
from lab.tournament.samples import result, tournament


class Wrong:
    """A bot that answers nothing."""

    name = "wrong"

    def choose(self, *_: Any, **__: Any) -> Any:
        return None


@pytest.fixture(scope="module")
def held() -> Tournament:
    found = Tournament(
        TournamentSettings(("greedy", "random"), 2, EDITIONS["german"], "told"), 4, Sprt(0.5, 0.55)
    )
    for pairing in found.plan.pairings(4):
        bots: list[Bot] = [Wrong() if b == "random" else Greedy() for b in pairing.bots]
        found.add(play(found.settings, pairing, bots)[0])
    return found


def test_a_table_in_every_language(language: str, held: Tournament) -> None:
    table = report.to_table(held, Texts(language))
    assert all(word in table for word in ("greedy", "told"))
    assert held.standings()[0].matches == 8
    if language != "en":
        english = report.to_table(held, Texts("en"))
        shared = set(table.splitlines()) & set(english.splitlines()) - {""}
        assert shared == set(), "every line has a word or a number in it"


def test_a_narrow_terminal_gets_narrow_tables(language: str, held: Tournament) -> None:
    wide, narrow = (report.to_table(held, Texts(language), columns) for columns in (None, 50))
    assert max(map(len, wide.splitlines())) > 80
    assert max(map(len, narrow.splitlines())) <= 50
    assert {*wide.split()} == {*narrow.split()}, "nothing is left out"


def test_long_program_names_stay_distinct() -> None:
    bots = tuple(f"cmd:python3 /home/somebody/projects/dreistein/bots/{v}.py" for v in "ab")
    found = tournament(*bots, blocks=1)
    for pairing in found.plan.pairings(1):
        found.add(result(pairing, 300, 100))
    for columns in (None, 60):
        table = report.standings_table(found.standings(), Texts("en"), rated=True, columns=columns)
        assert all(f"bots/{name}.py" in table for name in "ab")


def test_where_blocks_tell_nothing_there_is_no_interval() -> None:
    unbeaten = tournament("a", "b", blocks=3)
    for pairing in unbeaten.plan.pairings(3):
        unbeaten.add(result(pairing, *(300 if bot == "a" else 100 for bot in pairing.bots)))
    margins = {(each.wins.margin, each.rating.margin) for each in unbeaten.standings()}
    assert margins == {(None, None)}, "three wins do not make it certain"


def test_an_interval_wider_than_all_there_is_is_not_printed() -> None:
    few = tournament("a", "b", blocks=2)
    for pairing in few.plan.pairings(2):  # the first block is won by a, the second shared
        strong = "a" if pairing.block == 0 else pairing.bots[0]
        few.add(result(pairing, *(300 if bot == strong else 100 for bot in pairing.bots)))
    assert (few.standings()[0].wins.margin or 0) > 1
    rows = report.standings_table(few.standings(), Texts("en"), rated=True).splitlines()
    assert rows[1].split()[:4] == ["a", "4", "75.0%", "–"]


def test_the_json_says_everything(held: Tournament) -> None:
    said = json.loads(json.dumps(report.to_json(held)))
    assert list(said) == [
        "seed", "bots", "players", "edition", "millis", "blocks", "matches", "planned_matches",
        "finished", "standings", "tables", "sprt", "incidents",
    ]  # fmt: skip
    assert (said["blocks"], said["matches"], said["planned_matches"]) == (4, 8, 8)
    assert (said["finished"], said["edition"], said["millis"]) == (True, "german", None)
    for standing in said["standings"]:
        assert list(standing) == [
            "bot", "matches", "seats", "wins", "points_a_round", "rating", "millis", "incidents",
        ]  # fmt: skip
        assert set(standing["wins"]) == {"mean", "margin_95"}
    assert sum(s["wins"]["mean"] for s in said["standings"]) == pytest.approx(1)
    (table,) = said["tables"]
    assert (table["bots"], table["matches"]) == (["greedy", "random"], 8)
    assert sum(wins["mean"] for wins in table["wins"].values()) == pytest.approx(1)
    assert set(said["sprt"]) == {"p0", "p1", "alpha", "beta", "llr", "bounds", "verdict"}
    assert {(i["bot"], i["kind"]) for i in said["incidents"]} == {("random", "illegal")}
    assert len(said["incidents"]) == 100


def test_a_tournament_without_matches_can_be_reported() -> None:
    nothing = tournament("a", "b")
    assert report.to_json(nothing)["matches"] == 0
    for language in LANGUAGES:
        assert report.to_table(nothing, Texts(language))
