"""``dreistein analyse`` as users run it: a table, JSON, a page, and one sentence if it cannot."""

import errno
import json
import re
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from cli import file, printed, recorded, refused, run
from coach.matches import GERMAN, played
from dreistein.coach import review as coach
from dreistein.coach.puzzles.reader import read_file
from dreistein.commands import analyse
from dreistein.commands.shared import output
from dreistein.rules import EDITIONS, Header, Match, Record, RoundRecord, Solitaire
from dreistein.text import LANGUAGES, Texts
from sizes import size
from table.features.reviews.records import a_blunder

FEW = ("--worlds", "6", "--workers", "1")
NAMES = ("Ada <b>", "Ben", "Cleo", "Dora")


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker takes a second to start; what workers do is tested with the coach."""
    real = coach.judgements
    monkeypatch.setattr(analyse, "judgements", lambda plan, workers: real(plan, 0))


def saved(folder: Path, matches: list[Match]) -> str:
    return recorded(folder, *(match.round for match in matches), names=NAMES)


def review(*args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(run("analyse", *args, *FEW, "--json")))
    return found


def test_the_json_adds_up_and_names_every_decision(tmp_path: Path) -> None:
    found = review(saved(tmp_path, played("analyse", actions=24)))
    assert found["players"] == list(NAMES[:2])
    assert (found["unit"], found["complete"], found["over"]) == ("chance", True, False)
    for seat in found["seats"]:
        assert sum(seat["parts"].values()) == pytest.approx(seat["last"] - 0.5, abs=1e-4)
        assert sum(seat["grades"].values()) == seat["decisions"] == len(seat["choices"])
        for choice in seat["choices"]:
            assert choice["loss"] == pytest.approx(choice["before"] - choice["after"], abs=1e-5)
            for reason in choice["why"]:
                assert reason["key"] == f"coach-why-{reason['fact']}"


def test_the_same_seed_gives_the_same_review_also_to_one_seat_alone(tmp_path: Path) -> None:
    name = saved(tmp_path, played("seat", actions=20))
    whole = review(name)
    assert review(name) == whole != review(name, "--seed", "x")
    assert review(name, "--seat", "1")["seats"] == [whole["seats"][1]]


def test_solitaire_is_reviewed_in_points(tmp_path: Path) -> None:
    [match] = played("alone", solitaire=Solitaire(5, 6))
    found = review(saved(tmp_path, [match]))
    [seat] = found["seats"]
    assert found["unit"] == "points"
    assert seat["result"] == match.totals[0]
    assert sum(seat["parts"].values()) == pytest.approx(seat["result"] - seat["even"], abs=1e-3)
    assert "%" not in printed(run("analyse", saved(tmp_path, [match]), *FEW))


def test_the_table_and_the_page_come_in_six_languages(tmp_path: Path, language: str) -> None:
    match = played("six", rounds=1, actions=size(16, 1000))
    name, page = saved(tmp_path, match), tmp_path / "page.html"
    text = printed(run("analyse", name, *FEW, "--language", language, "--html", str(page), "--all"))
    assert "Ben" in text
    assert not re.search(r"coach-|hint-|\{|\$", text)
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")
    found = inlined(page)
    texts = Texts(language)
    assert found["language"] == language
    assert f"coach-title = {texts('coach-title')}" in found["texts"]
    said = [line for seat in found["review"]["seats"] for line in seat["told"]]
    said += [choice["said"] for s in found["review"]["seats"] for choice in s["choices"]]
    assert not re.search(r"coach-|hint-|\{|\$", " ".join(said))
    assert len(list(filter(None, said))) > 3


def test_a_resignation_that_lost_the_match_is_a_moment(tmp_path: Path) -> None:
    """It alone cost something, so nothing says that no decision did."""
    [match] = played("parts 2", rounds=1, edition=replace(GERMAN, target=1))
    (winner,) = match.winners
    by = "".join("b" if each.seat == winner else "." for each in match.round.history)
    header, rounds = Header(match.edition, NAMES[:2]), [RoundRecord.of(match.round, by=by)]
    name = file(tmp_path, Record.of(header, rounds, resigned=[winner]).to_json())
    seat = ("--seat", str(winner))
    [found] = review(name, *seat)["seats"]
    first = found["moments"][0]
    assert (first["cause"], first["before"], first["after"]) == ("moves", 1.0, 0.0)
    text = printed(run("analyse", name, *FEW, *seat, "--language", "en"))
    said = "Resigned; the bot that played on had the most points in the end."
    text = " ".join(text.split())
    assert f"Round 1, end: 100% → 0%. {said}" in text
    assert not re.search("nothing (that can|to decide)|No decision", text)


def inlined(page: Path) -> dict[str, Any]:
    """The data of a page."""
    found = re.search(r'id="review">(.*?)</script>', page.read_text(encoding="utf-8"))
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_the_page_needs_nothing_else_and_keeps_names_harmless(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    run("analyse", saved(tmp_path, played("page", actions=24)), *FEW, "--html", str(page))
    whole = page.read_text(encoding="utf-8")
    assert "<title>Review: Ada &lt;b&gt;, Ben</title>" in whole
    assert "<b>" not in whole
    found = inlined(page)
    assert found["record"]["players"] == list(NAMES[:2])
    assert [len(r["actions"]) for r in found["record"]["rounds"]] == [24]
    assert not re.search(r"https?://(?!www\.w3\.org)|@import|url\(|<link|<iframe", whole)
    modules = json.loads(re.search(r'"importmap">(.*?)</script>', whole)[1])["imports"]  # type: ignore[index]
    for module in modules.values():
        kind, _, source = module.partition("base64,")
        assert kind == "data:text/javascript;"
        code = re.sub(r"/\*.*?\*/", "", b64decode(source).decode(), flags=re.DOTALL)
        imports = re.findall(r'\bfrom ?"([^"]+)"', code)
        assert set(imports) <= set(modules)


def test_ctrl_c_gives_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = coach.judgements

    def interrupted(plan: coach.Plan, workers: int) -> Any:
        for count, found in enumerate(real(plan, workers)):
            if count == 9:
                raise KeyboardInterrupt
            yield found

    monkeypatch.setattr(analyse, "judgements", interrupted)
    done = run("analyse", saved(tmp_path, played("stop", actions=30)), *FEW, "--json")
    assert done.returncode == 0
    assert b"Stopped after 9 of" in done.stderr
    found = json.loads(done.stdout)
    assert not found["complete"]
    for seat in found["seats"]:
        assert sum(seat["parts"].values()) == pytest.approx(seat["last"] - 0.5, abs=1e-4)


def test_ctrl_c_at_once_leaves_nothing_but_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse, "judgements", Mock(side_effect=KeyboardInterrupt))
    page, name = tmp_path / "page.html", saved(tmp_path, played("stop", actions=8))
    page.write_text("the old page", encoding="utf-8")
    done = run("analyse", name, *FEW, "--html", str(page))
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Stopped after 0 of" in done.stderr
    assert page.read_text(encoding="utf-8") == "the old page"


def test_a_full_disk_costs_nothing_but_the_page(tmp_path: Path) -> None:
    name = saved(tmp_path, played("full", actions=8))
    done = run("analyse", name, *FEW, "--json", "--html", "/dev/full")
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert done.stderr.decode().startswith('dreistein: no-file: The file "/dev/full"')
    assert json.loads(done.stdout)["complete"]


def test_an_older_page_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, name = tmp_path / "page.html", saved(tmp_path, played("old", actions=8))
    page.write_text("the old page", encoding="utf-8")
    full = OSError(errno.ENOSPC, "No space left on device", str(page))
    with monkeypatch.context() as patch:
        patch.setattr(output, "write_whole", Mock(side_effect=full))
        assert run("analyse", name, *FEW, "--html", str(page)).returncode == 2
    assert page.read_text(encoding="utf-8") == "the old page"
    assert run("analyse", name, *FEW, "--html", str(page)).returncode == 0
    assert "Ada" in page.read_text(encoding="utf-8")
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".html", ".json"]


def test_mistakes_become_puzzles_in_a_file(tmp_path: Path) -> None:
    name, own = tmp_path / "match.json", tmp_path / "own.json"
    name.write_bytes(a_blunder())
    done = run("analyse", str(name), *FEW, "--json", "--puzzles", str(own))
    assert (done.returncode, done.stderr) == (0, b"")
    choices = json.loads(done.stdout)["seats"][1]["choices"]
    (puzzle,) = read_file(own.read_bytes())
    missed = next(c for c in choices if c["ply"] == len(puzzle.view.history))
    assert missed["grade"] in ("mistake", "blunder")
    assert str(puzzle.solution) != missed["played"]["action"]


def test_without_such_a_mistake_it_says_so(tmp_path: Path) -> None:
    name = saved(tmp_path, played("none", actions=3))
    done = run("analyse", name, *FEW, "--json", "--puzzles", str(tmp_path / "own"))
    assert (done.returncode, done.stderr.count(b"\n")) == (0, 1)
    assert done.stderr.startswith(b"dreistein: No decision became a puzzle")
    full = run("analyse", name, *FEW, "--json", "--puzzles", "/dev/full")
    assert full.returncode == 2
    assert json.loads(full.stdout)["complete"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_bad_file_is_one_sentence_in_every_language(tmp_path: Path, language: str) -> None:
    empty = file(tmp_path, Record.of(Header(GERMAN, ("Ada", "Ben")), []).to_json())
    returned, line = refused("analyse", empty, language=language)
    assert (returned, line.split()[1]) == (2, "coach-empty:")
    assert refused("analyse", "-", stdin=b"[]")[1].startswith("dreistein: wrong-type: ")


def test_what_is_huge_is_refused_before_any_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "MOST_ACTIONS", 20)
    returned, line = refused("analyse", saved(tmp_path, played("long", actions=21)))
    assert (returned, line.split()[1]) == (2, "coach-long:")


def test_every_edition_can_be_reviewed(tmp_path: Path) -> None:
    for edition in EDITIONS.values():
        assert review(saved(tmp_path, played("any", 3, edition=edition, actions=12)))["complete"]
