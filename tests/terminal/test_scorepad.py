"""The score pad, read back as a person would read it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.bots import RandomBot
from dreistein.rules import EDITIONS, TILES, Bonus, Deal, Header, Match, Round, Solitaire, view
from dreistein.rules.edition import Edition
from dreistein.rules.round import End
from dreistein.terminal.phrases import bonus_name, edition_name
from dreistein.terminal.scorepad import ScorePad
from dreistein.text import LANGUAGES, Texts
from dreistein.text.width import width
from positions import FIVES, after, position, tiles
from random_games import random_rounds

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")
EN = Texts("en")


def pad_of(round: Round, texts: Texts = EN, names: tuple[str, ...] = NAMES) -> ScorePad:
    return ScorePad(Header(round.edition, names[: round.players], round.solitaire), texts)


def table(text: str) -> list[str]:
    return [line for line in text.splitlines() if "│" in line or "┼" in line]


Cells = list[tuple[int | None, int | None]]


def columns(text: str) -> Iterator[Cells]:
    """Points and total of each player in each line, read from the table."""
    heading, *rows = (line for line in table(text) if "│" in line)
    edges = [at for at, character in enumerate(heading) if character == "│"]
    # Names and totals end in the same column; points are to the left.
    ends = [len(heading[:edge].rstrip()) for edge in [*edges[1:], len(heading)]]
    for row in rows:
        cells: Cells = []
        for start, end in zip(edges, ends, strict=True):
            shown = row.replace("−", "-")[start + 1 : end].ljust(end - start - 1)
            numbers = [(int(n[0]), n.end() == len(shown)) for n in re.finditer(r"\S+", shown)]
            points = next((n for n, last in numbers if not last), None)
            cells.append((points, next((n for n, last in numbers if last), None)))
        yield cells


@given(random_rounds(), st.sampled_from(LANGUAGES))
def test_the_columns_add_up(round: Round, language: str) -> None:
    before = tuple(range(3, 3 + round.players))
    text = pad_of(round, Texts(language)).round(round, 1, before)
    running = list(before)
    for cells in columns(text):
        for seat, (points, total) in enumerate(cells):
            if points is not None and total is not None:
                running[seat] += points
                assert running[seat] == total
    assert running == [a + b for a, b in zip(before, round.scores, strict=True)]
    assert [total for _, total in cells] == running


@given(random_rounds(), st.sampled_from(LANGUAGES))
def test_the_lines_of_the_table_are_straight(round: Round, language: str) -> None:
    lines = table(pad_of(round, Texts(language)).round(round, 0, (0,) * round.players))
    edges = [at for at, c in enumerate(lines[0]) if c == "│"]
    assert len(edges) == round.players
    for line in lines[1:]:
        assert [at for at, c in enumerate(line) if c in "│┼"] == edges


def play_round(match: Match) -> Match:
    """The match at the end of its round."""
    bot, random = RandomBot(), Random(1)
    while match.round.end is None:
        seen = view(match.round, match.round.turn)
        match = match.apply(bot.choose(seen, list(match.round.legal_actions()), random))
    return match


@pytest.mark.parametrize(("players", "room"), [(2, 80), (3, 120), (4, 120), (5, 120), (6, 120)])
def test_the_pad_fits_on_the_screen(language: str, players: int, room: int) -> None:
    names = tuple(name * 9 for name in NAMES)
    for edition in EDITIONS.values():
        match = play_round(Match.seeded("stein", edition, players))
        before = (-1234, 9999, -100, 0, 1, 700)[:players]
        text = pad_of(match.round, Texts(language), names).round(match.round, 0, before)
        assert max(map(width, text.splitlines())) <= room


def test_rounds_of_a_match_are_equally_wide() -> None:
    match = play_round(Match.seeded("stein", EDITIONS["german"], 3))
    pad = pad_of(match.round)
    one = pad.round(match.round, 0, (0, 0, 0))
    again = play_round(match.next_round())
    assert width(table(one)[0]) == width(table(pad.round(again.round, 1, again.before))[0])


def test_a_round_at_a_glance() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"])
    text = shown(round)
    assert text.splitlines()[0] == "Score pad · German edition · Target: 300 points"
    assert "Ada’s turn · Stock: 36 tiles" in text
    round = round.apply("444@0,0")
    text = pad_of(round).round(round, 3, (120, 80))
    assert [" ".join(line.split()) for line in text.splitlines() if line.strip(" ─┼")] == [
        "Round 4 │ Ada │ Ben",
        "carried over │ 120 │ 80",
        "1 4–4–4 +12 starting tile +5 │ +17 137 │",
        "This round │ +17 │ 0",
        "Total │ 137 │ 80",
        "Ben’s turn · Stock: 36 tiles",
    ]


def shown(round: Round) -> str:
    """The pad of a first round."""
    return pad_of(round).round(round, 0, (0,) * round.players)


def lines_of(round: Round, actions: str) -> list[str]:
    """The lines of the pad after some actions, without the players' columns."""
    rows = [line for line in table(shown(after(round, actions))) if "│" in line][1:]
    return [" ".join(row.split("│")[0].split()) for row in rows]


def on_555(*hands: str, stock: str = "", edition: str = "german") -> Round:
    return position(FIVES, list(hands), stock, edition=EDITIONS[edition])


def test_draws_and_a_placement_are_one_line() -> None:
    round = on_555("012 034", "355 001", stock="003 004 455 002")
    assert lines_of(round, "+ + + 554@1,0") == ["1 3 drawn −15 4–5–5 +14", "Total"]
    assert lines_of(round, "+ +") == ["1 2 drawn −10", "Total"]


def test_turns_without_a_placement() -> None:
    for edition, cost in (("german", ""), ("triominos", " −10")):
        fits = on_555("012 034", "355 001", stock="003 004 455 002", edition=edition)
        assert lines_of(fits, "+ + + -")[0] == f"1 3 drawn −15 kept{cost}"
        fruitless = on_555("012", "355 001", stock="003 004 013", edition=edition)
        assert lines_of(fruitless, "+ + +")[0] == f"1 3 drawn −15 none fits{cost}"
    assert lines_of(on_555("012 455", "355 001"), "-")[0] == "1 passed −10"
    assert lines_of(on_555("012", "355 001", stock="003"), "+ -")[0] == "1 1 drawn −5 passed −10"


def test_bonuses_are_named_and_several_hexagons_counted() -> None:
    round = Round.seeded("stein3", EDITIONS["international"], 6)
    while round.end is None:
        round = round.apply(max(map(str, round.legal_actions())))
    lines = "\n".join(lines_of(round, ""))
    for bonus in ("starting tile +5", "bridge +30", "double connection +25", "hexagon +40"):
        assert bonus in lines
    names = [bonus_name(Bonus.HEXAGON, count, Texts("de")) for count in (1, 2, 3)]
    assert names == ["Sechseck", "zwei Sechsecke", "drei Sechsecke"]


def test_an_opening_without_a_bonus_is_still_marked() -> None:
    rounds = (Round.seeded(str(seed), EDITIONS["triominos"]) for seed in range(100))
    round = next(each for each in rounds if each.opening and not each.opening.is_triple)
    assert lines_of(round, str(next(iter(round.legal_actions()))))[0].endswith("starting tile")


def ending(round: Round) -> list[str]:
    """The sentences below the table."""
    return " ".join(shown(round).rpartition("\n\n")[2].split()).replace(". ", ".\n").splitlines()


def row(round: Round, label: str) -> str:
    return next(" ".join(line.split()) for line in table(shown(round)) if label in line)


def test_going_out() -> None:
    round = on_555("455", "012 345", "003", stock="004").apply("554@1,0")
    for line in ("last tile │ +20 34 │ │", "tiles left │ +18 52 │ │", "Total │ 52 │ 0 │ 0"):
        assert row(round, line.split(" │")[0]) == line
    assert ending(round) == [
        "Ada goes out: +20.",
        "Ben still holds 0–1–2, 3–4–5: 3 + 12 = 15.",
        "Cleo still holds 0–0–3: 3.",
        "Ada scores 20 + 15 + 3 = 38.",
    ]


def test_a_blocked_round() -> None:
    round = on_555("455 012", "001 003", "111 222").apply("554@1,0")
    assert row(round, "round blocked") == "round blocked │ +10 24 │ │"
    assert ending(round) == [
        "Round blocked: the stock is empty, and nobody holds a tile that fits.",
        "Ada still holds 0–1–2: 3.",
        "Ben still holds 0–0–1, 0–0–3: 1 + 3 = 4.",
        "Cleo still holds 1–1–1, 2–2–2: 3 + 6 = 9.",
        "Ada has the lowest value, 3, and scores the others’ values minus that.",
        "Ada scores 4 + 9 − 3 = 10.",
    ]


def test_a_blocked_round_with_a_tie() -> None:
    round = on_555("455 012", "003", "111 222").apply("554@1,0")
    assert row(round, "round blocked") == "round blocked │ +9 23 │ +9 9 │"
    assert ending(round)[-4:] == [
        "A tie for the lowest value, 3 each: Ada and Ben.",
        "Each scores the others’ values minus that.",
        "Ada scores 3 + 9 − 3 = 9.",
        "Ben scores 3 + 9 − 3 = 9.",
    ]


def test_everybody_passed() -> None:
    sentences = ending(on_555("455 012", "355 001").apply("-").apply("-"))
    assert sentences[0] == "Round blocked: the stock is empty, and everybody has passed in turn."
    assert sentences[-1] == "Ben scores 17 − 14 = 3."


def test_the_reader_is_addressed_as_you() -> None:
    round = on_555("455", "012").apply("554@1,0")
    pad = ScorePad(Header(round.edition, ("Du", "Ben")), Texts("de"), you=0)
    text = pad.round(round, 0, (0, 0))
    assert "Du legst deinen letzten Stein: +20." in text
    assert "Du bekommst 20 + 3 = 23." in text


def alone(first: str, numbers: Solitaire) -> Round:
    """A game of solitaire whose starting tile, rack and stock begin with these tiles."""
    top = tiles(first)
    order = [*top, *(tile for tile in TILES if tile not in top)]
    return Round.alone(EDITIONS["german"], Deal.solitaire(order, numbers), numbers)


def test_solitaire_blocked_at_the_deal() -> None:
    round = Round.seeded("stein1", EDITIONS["international"], solitaire=Solitaire(5, 0))
    text = shown(round)
    assert text.splitlines()[0] == "Score pad · International edition"
    assert re.search(r"^ +\d–\d–\d +starting tile +│$", text, re.MULTILINE)
    assert row(round, "tiles left") == "tiles left │ −37 −37"
    assert ending(round)[-1] == "The tiles left are subtracted: −37."


PASSED = "You passed with nothing left to draw: the game is over."


@pytest.mark.parametrize(
    ("first", "draws", "action", "line", "told"),
    [
        ("555 455", 0, "554@1,0", "last tile", "Ada goes out: +20."),
        ("555 455 012", 0, "-", "1 passed −10", PASSED),
        ("555 455 012", 5, "+", "1 1 drawn −5", "4 more tiles to draw"),
    ],
)
def test_solitaire(first: str, draws: int, action: str, line: str, told: str) -> None:
    round = alone(first, Solitaire(len(first.split()) - 1, draws)).apply(action)
    assert line in lines_of(round, "")
    assert ending(round)[0] == told


def test_strange_names() -> None:
    names = ("A\x1b[31m\n", "李小龍李小龍", "   ", "x" * 200)
    round = Round.seeded("dreistein", EDITIONS["german"], 4)
    text = pad_of(round, names=names).round(round, 0, (0, 0, 0, 0))
    assert all(line.isprintable() for line in text.splitlines())
    heading, line, *_ = table(text)
    assert (heading.count("│"), width(heading)) == (4, width(line))
    for name in ("Seat 3", "xxx…", "李小龍李…"):
        assert name in heading


def result(
    *totals: int, names: tuple[str, ...] = NAMES, texts: Texts = EN, you: int | None = None
) -> list[str]:
    """The last lines of a match with these totals, whose round scores nothing."""
    header = Header(EDITIONS["german"], names[: len(totals)])
    match = Match.seeded("result", header.edition, len(totals))
    match = replace(match, before=totals, round=replace(match.round, end=End.OUT))
    return ScorePad(header, texts, you).result(match).splitlines()


def test_the_result() -> None:
    assert result(280, 312, -5) == [
        *("", "  1. Ben     312", "  2. Ada     280", "  3. Cleo     −5", ""),
        *("Target: 300 points", "Ben wins with 312 points."),
    ]
    shared = result(310, 310, 20)
    assert shared[1:4] == ["  1. Ada     310", "  1. Ben     310", "  3. Cleo     20"]
    assert shared[-1] == "Shared win: Ada and Ben with 310 points each."
    assert result(12, 0)[-1] == "The match goes on."


def test_you_is_written_small_within_a_sentence() -> None:
    both = {"de": "du und", "en": "you and", "es": "tú e", "fr": "vous et", "it": "tu e"}
    for language, you_and in (both | {"nl": "jij en"}).items():
        texts = Texts(language)
        lines = result(310, 310, 20, names=(texts("you"), "Inés", "Cleo"), texts=texts, you=0)
        assert any(line.startswith(f"  1. {texts('you')} ") for line in lines)
        assert f": {you_and} Inés" in lines[-1]


def test_the_result_of_solitaire() -> None:
    numbers = Solitaire(5, 0)
    round = Round.seeded("stein1", EDITIONS["international"], solitaire=numbers)
    assert pad_of(round).result(None) == "\nThe game goes on."
    match = Match.seeded("stein1", round.edition, solitaire=numbers)
    assert pad_of(round).result(match) == "\nResult: −37 points."


def test_other_numbers_are_house_rules() -> None:
    edition = Edition.from_json({"base": "german", "bridge": 35})
    round = Round.seeded("dreistein", edition)
    title = shown(round).splitlines()[0]
    assert title == "Score pad · House rules (german, changed) · Target: 300 points"
    assert edition_name(replace(edition, name="german"), EN) == "House rules (german)"


def test_who_resigned_comes_last(language: str) -> None:
    match = Match.seeded("drei", replace(EDITIONS["german"], target=1), 3)
    while match.round.end is None:
        match = match.apply(max(match.round.legal_actions(), key=str))
    best = match.winners[0]
    texts = Texts(language)
    pad = pad_of(match.round, texts, ("Ada", "Ben", "Cleo"))
    lines = pad.result(match.resign(best)).splitlines()
    assert pad.names[best] in lines[3]
    assert lines[3].endswith(texts("page-seat-resigned"))
    assert pad.names[match.resign(best).winners[0]] in lines[1]
    assert lines[-1] != pad.result(match).splitlines()[-1]
    assert pad.result(match.resign(0).resign(1).resign(2)).endswith(texts("page-no-winner"))
