"""What can be typed, and how the screen answers."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.rules import DRAW, EDITIONS, END_TURN, Edition, Placement, Solitaire
from dreistein.rules.errors import NotationError
from dreistein.terminal.input import Command, Pick, parse_line
from dreistein.text import LANGUAGES
from terminal.player import Player


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LINES", "60")


def read(tile: str) -> str:
    """A tile that is listed as it is typed, 345, as a sentence writes it: 3–4–5."""
    return "–".join(tile)


def test_lines() -> None:
    assert [parse_line(line) for line in ("", "?", "w", "W", "p", "q", "QUIT", "help")] == [
        *(Command.BACK, Command.HELP, Command.WHAT_FITS, Command.WHAT_FITS),
        *(Command.PAD, Command.QUIT, Command.QUIT, Command.HELP),
    ]
    assert [parse_line(line) for line in "+-−–"] == [DRAW, END_TURN, END_TURN, END_TURN]
    assert [parse_line(line) for line in ("3", "12", " 3  b ", "3B", "b")] == [
        *(Pick(3, None), Pick(12, None), Pick(3, "b"), Pick(3, "B"), Pick(None, "b")),
    ]
    for shown in ("453 a", "3–4–5 a", "3-4-5a", "3−4−5 a"):
        assert parse_line(shown) == parse_line("345a")
    assert parse_line("453@−1,0") == parse_line(" 453@-1, 0 ") == Placement.parse("453@-1,0")
    assert [parse_line(line) for line in ("3 bb", "1234", "b 3", "hello", "٣", "3,b")] == [None] * 6
    for almost in ("+345", "++", "021", "678", "453@", "453@x,y", "@"):
        with pytest.raises(NotationError):
            parse_line(almost)


@given(st.text(max_size=20))
def test_any_line_is_parsed_or_refused(line: str) -> None:
    with suppress(NotationError):
        parse_line(line)


LINES = ["+", "-", "w", "p", "?", "", "1", "2 a", "a", "345", "444@0,0"]


@settings(max_examples=30)
@given(
    st.lists(st.text(max_size=12) | st.sampled_from(LINES), max_size=12),
    st.sampled_from(LANGUAGES),
    st.booleans(),
)
def test_no_input_stops_the_game(lines: list[str], language: str, alone: bool) -> None:
    player = Player(lines)
    assert player.play(language, solitaire=Solitaire() if alone else None) == 0
    # Control characters that were typed are never printed; text from the right is set apart.
    told = re.sub("\u2068([^\u2068\u2069]*)\u2069", r"\1", " ".join(player.answers()))
    assert all(c.isprintable() or c == "\u202f" for c in told)


# The German game "abc": the bot opens with 444, the rack is
# 013 014 015 033 034 035 114 122 133 145, and the stock begins 115, 022, 355.
def answers(*lines: str, language: str = "en", seed: str = "abc") -> list[str]:
    player = Player(lines)
    player.play(language, seed=seed)
    return player.answers()


def answer(*lines: str, seed: str = "abc") -> str:
    return answers(*lines, seed=seed)[-1].removesuffix("The game is not over. Goodbye!").strip()


def test_wrong_lines_are_answered_with_a_sentence() -> None:
    assert answer("make it so") == "I don’t understand “make it so”. Type ? for help."
    assert answer("\x1b[2J" + "x" * 60).startswith("I don’t understand “�[2Jxxx")
    assert answer("0") == "There is no tile 0. Your rack goes from 1 to 10."
    assert answer("11 a") == "There is no tile 11. Your rack goes from 1 to 10."
    assert answer("555") == "The tile 5–5–5 is not on your rack."
    assert answer("021").startswith('"021" is not one of the 56 tiles.')
    assert answer("1") == "0–1–3 fits nowhere."
    assert answer("a") == "There is no spot a on the board where one of your tiles fits."
    assert answer("w") == "Nothing fits."
    assert answer("-") == (
        "The turn is not over yet. Place a tile or draw one; 3 may still be drawn."
    )
    assert answer("+115").startswith('"+115" is not an action.')
    assert answer("+014") == answer("+115").replace("115", "014")
    assert answer("453@1").startswith('"453@1" is not an action.')
    assert answer("013@0,0").startswith("There is already a tile on cell 0,0 (444@0,0).")
    assert answer("013@9,9").startswith("No side of cell 9,9 touches a tile.")
    assert answer("145@1,0").startswith("The 1 of 145@1,0 would lie on the point 1,1")
    assert answer("455@1,0") == "The tile 4–5–5 is not on your rack."
    assert answer("+", "1").startswith("The tile 0–1–3 was not drawn this turn.")
    assert answer("+", "013@1,0").startswith("The tile 0–1–3 was not drawn this turn.")


def test_errors_are_in_the_player_s_language() -> None:
    assert answers("455@1,0", "-", "+115", language="de")[:2] == [
        "Der Stein 4–5–5 liegt nicht auf deiner Ablagebank.",
        "Der Zug ist noch nicht zu Ende: Leg einen Stein an oder zieh einen; "
        "3 Steine dürfen noch gezogen werden.",
    ]


def test_a_line_that_is_not_text() -> None:
    unreadable = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    player = Player([], Mock(side_effect=[unreadable, EOFError]))
    assert player.play() == 0
    assert "That line could not be read. Type ? for help." in player.shown


def game(holds: Callable[[Player], object], *lines: str, **options: Any) -> tuple[str, Player]:
    """The first game in which something holds once these lines are typed: its seed and player."""
    for number in range(500):
        player = Player(lines)
        player.play(seed=str(number), **options)
        if holds(player):
            return str(number), player
    raise AssertionError("no such game")


def find(condition: Callable[[str], bool]) -> str:
    """A seed whose first screen meets a condition."""
    return game(lambda player: condition(player.text))[0]


def test_tile_and_spot_in_one_line_or_two_in_either_order() -> None:
    seed = find(lambda text: "marked * fit" in text)
    number, tile, spot = answers("w", seed=seed)[0].removeprefix("What fits: ").split()[:3]
    placed = f"You place {read(tile)}: +"
    whole = (f"{number} {spot}", f"{number}{spot}", f"{tile} {spot}", f"{number} {spot.upper()}")
    halves = ((number, spot), (spot, number), (spot, tile), (tile, spot))
    for lines in (*((line,) for line in whole), *halves):
        assert answer(*lines, seed=seed).startswith(placed), lines


def test_a_tile_or_spot_alone_is_remembered_and_its_placements_listed() -> None:
    seed = find(lambda text: "marked * fit" in text)
    number, tile, spot = answers("w", seed=seed)[0].removeprefix("What fits: ").split()[:3]
    player = Player([number, "", spot, "", ""])
    player.play(seed=seed)
    first, second, third, *_ = player.answers()
    assert first.startswith(f"{read(tile)} fits here: ")
    assert first.endswith("Type the letter of the spot, or Enter to go back.")
    assert second.startswith("Your turn.")
    assert third.startswith(f"At {spot} you can place: ")
    assert f" {number} {tile} +" in third
    prompts = [f"{tile}> ", f"{spot}> "]
    assert [t for t in player.shown if t.startswith(tuple(prompts))] == prompts
    assert answer(number, "zzz", spot, seed=seed).startswith(f"You place {read(tile)}")


def test_a_tile_that_fits_elsewhere() -> None:
    def others(player: Player) -> set[tuple[str, str]]:
        rows = re.findall(r"^ +\d+  (\d{3})  ([a-z])  ", player.text, re.MULTILINE)
        return {(t, p) for t, _ in rows for _, p in rows} - set(rows)

    seed, player = game(lambda seen: others(seen) and seen.shown[2].startswith("Max"), "w")
    tile, spot = min(others(player))
    assert answer(f"{tile} {spot}", seed=seed) == f"{read(tile)} does not fit at {spot}."


def test_opening() -> None:
    seed = find(lambda text: "You open with" in text and "type" in text)
    number, tile = answers("w", seed=seed)[0].split()[2:4]
    for other in ("+", "1" if number != "1" else "2"):
        assert answer(other, seed=seed) == f"You must open the round with the tile {read(tile)}."
    assert answer(f"{number} a", seed=seed).startswith(f"You open with {read(tile)}: ")


def test_an_opening_tile_that_is_not_a_triple_has_three_rotations() -> None:
    def no_triple(text: str) -> bool:
        return "You open with" in text and len(set(text.split("You open with ")[1][:5:2])) > 1

    seed = find(no_triple)
    rows = answers("w", seed=seed)[0]
    assert [f" {label} " in rows for label in "abcd"] == [True, True, True, False]
    boards = set()
    for label in "abc":
        player = Player([f"{rows.split()[2]} {label}", ""])
        player.play(seed=seed)
        boards.add(player.text.split("── Round 1")[2])
    assert len(boards) == 3


def test_drawing() -> None:
    shown = answers("+", "+", "+", seed="abc")
    assert shown[0].startswith("You draw 1–1–5 (−5).")
    assert "The tile you drew (1–1–5) does not fit. + draws a tile (−5), up to 2 more" in shown[0]
    assert "None of the tiles you drew (1–1–5, 0–2–2) fits. + draws a tile (−5)" in shown[1]
    assert shown[2].startswith("You draw 3–5–5 (−5). None of them fits; the turn is over.")


@pytest.mark.parametrize(
    ("edition", "cost"), [("german", ""), ("triominos", " (−10)"), ("international", "")]
)
def test_keeping_the_tiles_after_the_last_draw(edition: str, cost: str) -> None:
    told = f"- keeps what you drew and ends the turn{cost}."
    _, player = game(lambda seen: told in seen.answers()[2], *"++++-", edition=EDITIONS[edition])
    assert player.answers()[3].startswith("A turn allows 3 draws.")
    assert player.answers()[4].startswith(f"You keep them{cost}.")


def test_passing_with_nothing_left_to_draw() -> None:
    player = Player(["-"])
    player.play(seed="1", solitaire=Solitaire(20, 0))
    assert "Nothing is left to draw: - passes (−10)." in player.text
    assert player.answers()[0].startswith("You pass (−10).")
    assert "You passed with nothing left to draw: the game is over." in player.text


def test_an_empty_rack() -> None:
    player = Player(["1", "w"])
    player.play(seed="1", solitaire=Solitaire(0, 5))
    assert player.answers()[0] == "Your rack is empty. Draw a tile with +."


def test_where_one_must_place_a_draw_is_refused_while_a_tile_fits() -> None:
    edition = Edition.from_json({"base": "german", "must_place": True})
    told = "so you must place one"
    _, player = game(lambda seen: told in seen.text.split("> ")[0], *"+-?", edition=edition)
    assert "German edition · Target: 300 points · If you can place, you must" in player.text
    for answer in player.answers()[:2]:
        assert "fits. At this table, if you can place, you must" in answer
        assert "–" in answer.split("fits")[0], "the tile as people read it"
    assert "If you can place, you must." in player.answers()[2]


def test_the_penalty_for_fruitless_draws_is_announced() -> None:
    player = Player(["+", "+"])
    player.play(edition=EDITIONS["triominos"])
    last = [a for a in player.answers() if "the last of this turn" in a]
    assert all("If you then place none of them: −10 more." in a for a in last)


def test_the_help_has_the_numbers_of_the_edition() -> None:
    player = Player(["?"])
    player.play(edition=EDITIONS["triominos"])
    text = player.answers()[0]
    for bonus in ("bridge +40", "double connection +40", "hexagon +50", "+60, +70", "tile +25"):
        assert bonus in text


def test_the_pad_can_be_shown() -> None:
    assert answer("+", "p").startswith("Score pad · German edition")
    assert "1 drawn −5" in answer("+", "p")
