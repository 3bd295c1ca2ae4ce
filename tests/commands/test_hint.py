"""``dreistein hint`` as users run it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots.hints.scenes import Listed
from cli import dealt, file, played, printed, recorded, refused, run
from dreistein.bots.expert import Expert
from dreistein.bots.hints import catalogue as reasons
from dreistein.bots.hints.reason import Reason
from dreistein.commands import hint
from dreistein.rules import EDITIONS, Edition, Round, Solitaire, parse_action, view
from dreistein.text import LANGUAGES, Texts
from dreistein.text.catalogue import score
from positions import last_first

Called = Callable[..., str]
GERMAN = EDITIONS["german"]
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Called:
    """A call with a ranker that keeps the order of the actions."""

    def called(*args: str, best: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(hint, "ranker", lambda: Listed(*best))
        return printed(run("hint", *args, env={"COLUMNS": "100"}))

    return called


def first_actions(folder: Path, actions: int) -> str:
    """A record of the first actions of a game."""
    return recorded(folder, last_first(Round.seeded("stein3", GERMAN, 2), actions), names=NAMES)


def two_rounds(folder: Path) -> str:
    first = played("stein3", "german", 2)
    second = Round.seeded("stein4", GERMAN, 2)
    second = second.apply(next(iter(second.legal_actions())))
    return recorded(folder, first, second, names=NAMES)


def test_the_position_and_a_line_for_each_action(tmp_path: Path, call: Called) -> None:
    path = first_actions(tmp_path, 6)
    printed = call(path, "--all")
    found = json.loads(call(path, "--json"))
    name = found["player"]
    assert name in ("Ada", "Ben")
    assert f"{name}’s turn." in printed
    for rank, each in enumerate(found["hints"], 1):
        assert f"{rank}." in printed
        action = each["action"]
        assert {"+": "Drawing", "-": "Passing"}.get(action, action) in printed
        for reason in each["reasons"]:
            assert reason["text"] in " ".join(printed.split())


def test_at_most_ten_actions_without_all(tmp_path: Path, call: Called) -> None:
    many = Edition.from_json({"base": "german", "deal": {"2": 28}})
    round = last_first(Round.seeded("stein3", many), 5)
    path = recorded(tmp_path, round)
    most = len(list(round.legal_actions()))
    assert most > 11
    assert len(json.loads(call(path, "--json"))["hints"]) == most
    short, whole = call(path), call(path, "--all")
    assert ("\n10." in short, "\n11." in short) == (True, False)
    assert f"--all shows {most - 10} more moves." in short
    assert (f"\n{most}." in whole, "--all" in whole) == (True, False)


def test_numbers_in_the_format_of_the_language(tmp_path: Path, call: Called) -> None:
    path = first_actions(tmp_path, 6)
    assert "140.0 ±0.2" in call(path)
    assert "140,0 ±0,2" in call(path, "--language", "de")
    assert "90,0\u00a0% ±0,2\u00a0%" in call(path, "--language", "de")


def test_every_language(language: str, tmp_path: Path, call: Called) -> None:
    printed = call(first_actions(tmp_path, 9), "--language", language)
    assert Texts(language)("hint-column-action") in printed
    assert Texts(language)("hint-note-win").split(".")[0] in printed


def test_an_ascii_terminal(tmp_path: Path) -> None:
    path = first_actions(tmp_path, 6)
    done = run("hint", path, "--millis", "20", env={"LC_ALL": "de", "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    printed = done.stdout.decode("ascii")
    assert "\nAda ist dran." in printed or "\nBen ist dran." in printed
    assert not re.search(r"\\[xu]", printed)


def test_the_json_has_everything(tmp_path: Path, call: Called) -> None:
    path = first_actions(tmp_path, 6)
    found = json.loads(call(path, "--json", "--language", "de", best=("+",)))
    assert (found["round"], found["at"], found["situation"]) == (0, 6, [])
    assert found["seat"] in (0, 1)
    first = found["hints"][0]
    numbers = {"points": 140.0, "lead": 40.0, "win": 0.9, "worlds": 50, "exact": False, "now": -5}
    numbers |= {"points_error": 0.1, "win_error": 0.001}
    assert first["action"] == "+"
    assert {name: first[name] for name in numbers} == numbers
    for each in found["hints"]:
        parse_action(each["action"])
        for reason in each["reasons"]:
            assert set(reason) > {"reason", "text"}
            assert reason["text"].endswith(".")
    assert first["reasons"][0]["reason"] == "draws"
    assert first["reasons"][0]["text"].startswith("None of the tiles you drew fits.")


def test_every_kind_of_reason_has_its_own_name() -> None:
    classes = [each for each in vars(reasons).values() if isinstance(each, type)]
    kinds = [each.kind for each in classes if issubclass(each, Reason) and each is not Reason]
    assert len(kinds) == len(set(kinds)) > 20
    page = (Path(__file__).parents[2] / "docs" / "hints.md").read_text(encoding="utf-8")
    assert [kind for kind in kinds if f"`{kind}`" not in page] == []


def test_the_last_round_starts_from_the_totals_before_it(tmp_path: Path, call: Called) -> None:
    path = two_rounds(tmp_path)
    first = played("stein3", "german", 2)
    found = json.loads(call(path, "--json"))
    assert (found["round"], found["at"]) == (1, 1)
    opening = call(path, "--at", "0")
    for name, before in zip(("Ada", "Ben"), first.scores, strict=True):
        assert f"{name}: {score(before)} (10 tiles)" in opening


def test_an_earlier_position_of_an_earlier_round(tmp_path: Path, call: Called) -> None:
    path = two_rounds(tmp_path)
    round = played("stein3", "german", 2)
    found = json.loads(call(path, "--round", "0", "--at", "5", "--json"))
    assert (found["round"], found["at"], found["seat"]) == (0, 5, round.history[5].seat)
    assert str(round.history[5].action) in [each["action"] for each in found["hints"]]


def test_a_finished_round_leaves_nothing_to_choose(tmp_path: Path) -> None:
    round = played("stein3", "german", 2)
    path = recorded(tmp_path, round)
    for args in ([], ["--at", str(len(round.history))]):
        code, sentence = refused("hint", path, *args)
        assert (code, sentence.split(": ")[1], "--at" in sentence) == (2, "hint-over", True)
    assert "nichts zu wählen" in refused("hint", path, language="de")[1]
    assert {refused("hint", path, "--language", language)[0] for language in LANGUAGES} == {2}
    blocked = dealt("--seed", "stein1", "--solitaire", "--rack", "5", "--draws", "0")
    assert refused("hint", file(tmp_path, blocked))[1].split(": ")[1] == "hint-over"


def test_a_record_without_a_round_has_nothing_to_hint_at(tmp_path: Path) -> None:
    assert refused("hint", "-", stdin=b"{}")[0] == 2
    record = {**dealt("--seed", "dreistein", "--edition", "german"), "rounds": []}
    assert refused("hint", file(tmp_path, record))[1].split(": ")[1] == "no-round"


def expert_hint(path: str, monkeypatch: pytest.MonkeyPatch, *args: str) -> Any:
    monkeypatch.setattr(hint, "ranker", lambda: Expert(worlds=8))
    done = run("hint", path, "--json", "--millis", "60000", *args)
    assert done.returncode == 0
    return json.loads(done.stdout)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_expert_is_asked(
    edition: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    round = last_first(Round.seeded("stein3", EDITIONS[edition], players), 5)
    path = recorded(tmp_path, round)
    found = expert_hint(path, monkeypatch, "--seed", "x")
    legal = sorted(map(str, round.legal_actions()))
    assert sorted(each["action"] for each in found["hints"]) == legal
    for each in found["hints"]:
        assert 0 <= each["win"] <= 1
        assert 1 <= len(each["reasons"]) <= 3
    assert expert_hint(path, monkeypatch, "--seed", "x") == found


def test_the_expert_plays_solitaire_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(tmp_path, dealt("--seed", "drei", "--solitaire"))
    found = expert_hint(path, monkeypatch)
    round = Round.seeded("drei", EDITIONS["international"], solitaire=Solitaire(10, 20))
    assert len(found["hints"]) == len(list(round.legal_actions())) == 10
    assert {each["win"] for each in found["hints"]} == {None}
    printed = run("hint", path, "--language", "de").stdout.decode()
    assert "Solitär" in printed
    assert "Sieg" not in printed


def test_the_default_ranker_is_the_expert() -> None:
    asked = hint.ranker()
    assert isinstance(asked, Expert)
    round = Round.seeded("dreistein", EDITIONS["german"])
    (only,) = asked.rank(view(round, 0), list(round.legal_actions()), Random(0), 20)
    assert str(only.action) == "444@0,0"
