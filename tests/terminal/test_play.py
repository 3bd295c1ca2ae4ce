"""Whole games in the terminal, played by what the screen shows."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from dreistein.rules import (
    EDITIONS,
    Header,
    Record,
    RecordReader,
    Round,
    Solitaire,
    judge,
    read_record,
)
from dreistein.terminal.opponents import opponents_of
from dreistein.terminal.saved import NothingToResume, SavedGame
from dreistein.text import LANGUAGES, Texts
from terminal.player import Automatic, Player


@pytest.fixture(autouse=True)
def small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def test_a_whole_match(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Automatic(language)
    assert player.play(language, seed=f"match-{language}", record_to=file) == 0
    verdict, texts = judge(read_record(file.read_bytes())), Texts(language)
    assert (verdict.legal, verdict.over, player.shown[-2]) == (True, True, texts("bye"))
    assert str(max(verdict.totals)) in player.shown[-3]
    pads = [texts("pad-round", number=n) in player.text for n in range(1, 20)]
    assert len(verdict.rounds) == sum(pads)
    assert max(map(len, player.text.splitlines())) < 80


@pytest.mark.parametrize(
    ("edition", "players"), [("international", 3), ("early", 4), ("triominos", 5), ("german", 6)]
)
def test_more_players_and_other_editions(edition: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert Automatic("en").play(edition=EDITIONS[edition], players=players, record_to=file) == 0
    record = read_record(file.read_bytes())
    assert judge(record).over
    assert record.header.players == (
        "You",
        *("Max", "Gina", "Rocco", "Mina", "Otto")[: players - 1],
    )
    assert record.extra == {"seed": "abc", "bots": [None] + ["greedy"] * (players - 1)}


OTHERS = [("de", Solitaire(0, 4)), ("en", Solitaire(3, 50))]


@pytest.mark.parametrize(
    ("language", "numbers"), [*((language, Solitaire()) for language in LANGUAGES), *OTHERS]
)
def test_solitaire(language: str, numbers: Solitaire, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Automatic(language)
    assert player.play(language, seed="stein9", solitaire=numbers, record_to=file) == 0
    verdict = judge(read_record(file.read_bytes()))
    assert verdict.over
    result = Texts(language)("solitaire-result", points=verdict.totals[0])
    assert player.shown[-3].strip() == result


def test_solitaire_that_is_over_before_it_begins() -> None:
    player = Player()
    numbers = Solitaire(5, 0)
    assert player.play(edition=EDITIONS["international"], seed="stein1", solitaire=numbers) == 0
    assert player.shown[-2:] == ["\nResult: −37 points.", "Goodbye!"]


def test_colours_change_nothing_else() -> None:
    plain, painted = Automatic("en"), Automatic("en")
    plain.play(seed="colours")
    painted.between_rounds = f"\x1b[1m{painted.between_rounds}\x1b[0m"
    painted.play(seed="colours", colour=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted.text) == plain.text
    assert "\x1b" in painted.text
    assert "\x1b" not in plain.text


def test_the_first_screen() -> None:
    player = Player()
    assert player.play("de", name="Ada") == 0
    assert player.text.splitlines() == [
        "Dreistein · Deutsche Ausgabe · Ziel: 300 Punkte · Spielcode: abc",
        "Du spielst gegen Max. ? zeigt die Hilfe.",
        "Max eröffnet mit 4–4–4: 12 + 5 (Startbonus) = +17.",
        "",
        "── Runde 1 " + "─" * 68,
        "Ada: 0 (10 Steine) · Max: 17 (9 Steine) · Vorrat: 36 Steine · Ziel: 300 Punkte",
        "",
        "    4",
        "   /*\\",
        "  4---4",
        "",
        "Deine Ablagebank  013  014  015  033  034  035  114  122  133  145",
        "                   1    2    3    4    5    6    7    8    9   10",
        "",
        "Du bist dran. Von deiner Ablagebank passt nichts.",
        "+ zieht einen Stein (−5), noch bis zu 3 in diesem Zug.",
        "",
        "Die Partie ist noch nicht zu Ende. Bis bald!",
    ]


def test_a_low_screen_has_no_blank_lines_and_a_narrow_one_short_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LINES", "9")
    player = Player()
    player.play("de")
    assert "" not in "\n".join(player.shown[3:-2]).splitlines()
    monkeypatch.setenv("COLUMNS", "44")
    player = Player(["?", "w", "+", "", "q"])
    player.play("fr")
    assert max(len(line) for line in player.text.splitlines()) <= 44


def test_quitting_says_goodbye_and_keeps_the_record(language: str, tmp_path: Path) -> None:
    for number, lines in enumerate((["q"], ["+", "Q"], [], ["+", "quit"])):
        file = tmp_path / f"{number}.json"
        player = Player(lines)
        assert player.play(language, record_to=file) == 0
        assert player.shown[-2] == Texts(language)("bye-unfinished")
        assert judge(read_record(file.read_bytes())).legal
        plus = [a for r in json.loads(file.read_text())["rounds"] for a in r["actions"]].count("+")
        assert plus == lines.count("+")


def test_ctrl_c_quits() -> None:
    player = Player(["+"], Mock(side_effect=KeyboardInterrupt))
    assert player.play() == 0
    assert player.shown[-1] == "The game is not over. Goodbye!"


def test_quitting_between_rounds(tmp_path: Path) -> None:
    class Quits(Automatic):
        def _next(self) -> str:
            if self.shown[-1] == self.between_rounds:
                asked.append(1)
                return ("p", "what?", "345@", "?", "q")[len(asked) - 1]
            return super()._next()

    asked: list[int] = []
    player = Quits("en")
    assert player.play(record_to=tmp_path / "game.json") == 0
    assert len(asked) == 5
    assert "Score pad" in player.text
    assert "What you can type:" in player.text
    verdict = judge(read_record((tmp_path / "game.json").read_bytes()))
    assert (verdict.legal, verdict.over, len(verdict.rounds)) == (True, False, 1)


def test_the_file_is_complete_at_every_moment(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lengths = []

    class Checks(Automatic):
        def _next(self) -> str:
            verdict = judge(read_record(file.read_bytes()))
            assert verdict.legal
            lengths.append(sum(len(r.history) for r in verdict.rounds))
            return super()._next()

    assert Checks("en").play(record_to=file) == 0
    assert lengths == sorted(lengths)
    assert list(tmp_path.iterdir()) == [file]


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    player = Player()
    assert player.play("nl", record_to=file) == 1
    assert file.read_text() == "precious"
    assert " ".join(player.text.split()) == Texts("nl")("record-exists", path=str(file))


def test_a_file_that_cannot_be_written_is_reported_before_the_game(tmp_path: Path) -> None:
    player = Player()
    assert player.play(record_to=tmp_path / "no" / "such" / "game.json") == 1
    assert len(player.shown) == 1
    assert "could not be saved" in " ".join(player.text.split())
    assert Player().play(record_to=Path("\0")) == 1


def test_the_game_goes_on_when_its_file_can_no_longer_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    def lines_while_the_folder_goes() -> Iterator[str]:
        yield "+"
        (folder / "game.json").unlink()
        folder.rmdir()
        yield from "+q"

    player = Player(lines_while_the_folder_goes())
    assert player.play(record_to=folder / "game.json") == 1
    assert player.text.count("You draw") == 2
    assert "could not be saved" in " ".join(player.text.split())


@pytest.mark.parametrize("name", ["\ud800", "A\x1b[2J", " ", "", "x" * 500, "李小龍", "Zoë"])
def test_any_name_is_accepted(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert Player(["p"]).play(name=name, record_to=file) == 0
    (you, bot) = read_record(file.read_bytes()).header.players
    assert bot == "Max"
    assert 1 <= len(you) <= 80
    assert you.isprintable()


def test_opponents_are_asked_for_by_name_or_number() -> None:
    player = Player(["9", "frida sofia", "1 zora", "q"])
    assert player.play("de", bots=None, players=3) == 0
    said = player.answers()
    assert said[0].startswith('Einen Gegner "9" gibt es nicht; es gibt Pip, Frida, Max,')
    assert "Du spielst gegen Frida und Sofia." in said[1]
    asked = Player(["4 5 6 7 8 1", ""])
    asked.play(bots=None)
    assert "6 opponents are named, but 5 play." in asked.answers()[0]
    assert "You are playing against Pip." in asked.answers()[1]
    assert Player().play(bots=None) == 0


def test_a_hint_says_what_to_type() -> None:
    player = Player(["h", "+", "h"])
    player.play(seed="abc")
    first, _, second, *_ = player.answers()
    assert first.startswith("1. Draw a tile (−5): + Nothing on your rack fits.")
    assert second.startswith("1. Draw a tile (−5): + The tile you drew does not fit.")


def test_undo_takes_back_a_move_and_what_followed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Player(["u", "+", "+", "+", "u", "u", "q"])
    player.play(record_to=file)
    assert player.answers()[0] == "You have done nothing in this round that you could take back."
    assert player.answers()[4].startswith("Taken back. The stock stays as it was.")
    drawn = [text for text in player.shown if "You draw" in text]
    assert drawn[1].startswith("You draw 0–2–2")
    assert json.loads(file.read_text())["rounds"][0]["actions"] == ["444@0,0", "+"]


def test_whoever_leaves_may_save_and_go_on_another_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "dreistein.json").write_text("precious")
    player = Player(["+", "q", "no/such/folder", "dreistein.json", ""])
    assert player.play(seed="abc") == 0
    assert "could not be saved" in " ".join(player.text.split())
    assert "dreistein.json already exists" in player.text
    file = tmp_path / "dreistein-2.json"
    assert player.shown[-1] == "The game was saved to dreistein-2.json."
    for lines in (["+", "q", "q"], ["q"], ["+"]):
        assert Player(lines).play() == 0
    assert sorted(tmp_path.glob("*.json")) == sorted([tmp_path / "dreistein.json", file])
    later = Automatic("en")
    saved = SavedGame.read(RecordReader(file.read_bytes()), "other")
    assert later.play(saved=saved, record_to=file, overwrite=True) == 0
    assert judge(read_record(file.read_bytes())).over
    assert "You: −5 (11 tiles)" in later.text
    with pytest.raises(NothingToResume):
        SavedGame.read(RecordReader(file.read_bytes()), "other")


def test_saving_in_the_middle_keeps_every_later_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Player(["s", str(file), "+", "s", "q"])
    player.play()
    assert json.loads(file.read_text())["rounds"][0]["actions"] == ["444@0,0", "+"]
    assert sum("Saved to" in text for text in player.shown) == 2


def test_a_program_of_one_s_own_plays_too(tmp_path: Path) -> None:
    program = Path(__file__).parents[2] / "docs" / "examples" / "first.py"
    bots = opponents_of(f"greedy, cmd:{sys.executable} {program}, py:bots.last:Last")
    file = tmp_path / "game.json"
    assert Automatic("en").play(edition=EDITIONS["german"], bots=bots, record_to=file) == 0
    record = read_record(file.read_bytes())
    assert judge(record).over
    assert record.header.players[2:] == ("First", "last")
    assert record.extra["bots"] == [None, *bots]


def test_a_record_starts_no_program() -> None:
    round = Round.seeded("abc", "german")
    header = Header(EDITIONS["german"], ("Ada", "Ben"))
    text = Record.of(header, [round], bots=[None, "cmd:false"]).dumps()
    saved = SavedGame.read(RecordReader(text.encode()), "abc")
    assert saved.levels == (None, "pip")
