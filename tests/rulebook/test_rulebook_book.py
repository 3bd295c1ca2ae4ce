"""The book as one value, its JSON, its numbers, and what a search finds."""

import json
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from dreistein.rulebook import NoSuchRule, book, search
from dreistein.rulebook.export import data, names
from dreistein.rules import EDITIONS
from dreistein.rules.errors import UnknownEdition
from dreistein.text import LANGUAGES

GERMAN = EDITIONS["german"]
PRINTED = ("german", "international", "early", "triominos")
"""What they say is stated here; there may be others."""


def test_a_rule_tells_the_numbers_of_the_edition() -> None:
    for edition in EDITIONS.values():
        made = book("en", edition)
        assert made.rule("bridge").short.endswith(f": +{edition.bridge}.")
        assert made.rule("hexagon").short.endswith(f": +{edition.hexagons[0]}.")
        one, two, three = edition.hexagons
        assert f"+{two}. Three: +{three}." in made.rule("two-hexagons").short
        assert one < two < three
        assert f"{edition.target} points" in made.rule("match-end").short


def test_an_edition_without_a_penalty_says_so() -> None:
    assert "costs nothing" in book("en", EDITIONS["triominos"]).rule("stock-empty").short
    assert book("en", GERMAN).rule("stock-empty").short.endswith("you pass: −10.")
    assert "−10 more" in book("en", EDITIONS["triominos"]).rule("three-draws").short
    assert "nothing more" in book("en", GERMAN).rule("three-draws").short


def test_the_book_names_the_game_whose_numbers_it_has() -> None:
    for language in ("en", "fr"):
        for edition in (
            GERMAN,
            EDITIONS["triominos"],
            replace(EDITIONS["triominos"], name="triominos, changed"),
        ):
            told = " ".join(block.plain for block in book(language, edition).intro)
            ours, other = "Triominos®", "Tripple Domino®"
            if "triominos" not in edition.name:
                ours, other = other, ours
            assert ours in told
            assert other not in told


def test_house_rules_have_their_book() -> None:
    ours = replace(GERMAN, name="ours", bridge=77, draws=1)
    made = book("de", ours)
    assert "+77" in made.rule("bridge").short
    assert made.rule("draw").short == "Nimm einen Stein aus dem Vorrat: −5."
    assert made.editions.columns[0].id == ""
    assert [column.id for column in made.editions.columns[1:]] == list(EDITIONS)


def test_the_house_rule_has_a_chapter_and_changes_what_is_said_of_placing() -> None:
    made = book("en", GERMAN)
    assert [part.id for part in made.parts][-2:] == ["part-house", "part-play"]
    assert made.rule("choice").short == "You may draw even if a tile of yours fits."
    strict = book("en", replace(GERMAN, name="ours", must_place=True))
    assert strict.rule("choice").short.startswith("Not at your table: if you can place, you must.")
    answers = {question.id: question.answer for question in strict.questions}
    assert answers["must-i-place"][0].plain.startswith("Yes, at your table")
    row = next(row for row in strict.editions.rows if row.id == "must")
    assert [cell.text for cell in row.cells] == ["yes", *("no" for _ in EDITIONS)]


def test_an_unknown_rule_or_language_is_told() -> None:
    with pytest.raises(NoSuchRule) as wrong:
        book("en", GERMAN).rule("castling")
    assert str(wrong.value).startswith('There is no rule "castling". The rules are tiles, triple, ')
    with pytest.raises(ValueError, match="no texts in 'xx'"):
        book("xx", GERMAN)


def test_the_editions_differ_where_their_numbers_do() -> None:
    table = book("en", GERMAN).editions
    rows = {row.id: row for row in table.rows}
    names = [column.id for column in table.columns]

    def marked(row: str) -> list[str]:
        cells = zip(names, rows[row].cells, strict=True)
        return [name for name, cell in cells if cell.differs and name in PRINTED]

    assert marked("empty") == ["international", "early", "triominos"]
    assert marked("hexagons") == ["early", "triominos"]
    assert marked("bridge") == ["triominos"]
    assert marked("draw") == []
    assert not rows["draw"].differs
    assert rows["empty"].differs
    for row, texts in (("empty", ["−10", "−5", "−5", "0"]), ("target", ["300"] * 3 + ["400"])):
        told = {name: cell.text for name, cell in zip(names, rows[row].cells, strict=True)}
        assert [told[name] for name in PRINTED] == texts


def test_the_glossary_knows_the_other_languages() -> None:
    term = next(term for term in book("de", GERMAN).glossary if term.id == "hexagon")
    assert term.word == "Sechseck"
    words = "hexagon", "hexagone", "esagono", "zeshoek", "hexágono"
    assert term.elsewhere == dict(zip(LANGUAGES[1:], words, strict=True))


def test_pictures_are_pictures_with_their_caption() -> None:
    made = book("fr", GERMAN)
    for example in made.examples.values():
        assert example.caption
        assert example.svg or example.racks or example.totals
        if example.svg:
            root = ET.fromstring(example.svg)
            assert root[0].text == example.caption
            assert bool(example.board)
        for rack in example.racks:
            assert ET.fromstring(rack.svg).tag.endswith("svg")


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for key, part in value.items() if key != "svg" for text in strings(part)]
    if isinstance(value, list):
        return [text for part in value for text in strings(part)]
    return [value] if isinstance(value, str) else []


def test_lists_are_lists() -> None:
    dealt = book("en", GERMAN).rule("deal")
    assert [block.kind for block in dealt.text] == ["paragraph", "list", "paragraph"]
    assert len(dealt.text[1].lines) == 5


def test_every_book_is_written_as_plain_text() -> None:
    files = list(names())
    assert [(language, edition) for _, language, edition in files] == [
        (language, edition) for language in LANGUAGES for edition in EDITIONS
    ]
    for name, language, edition in files:
        assert name == f"{language}-{edition}.json"
        made = json.loads(data(language, edition))
        assert made["language"] == language
        assert made["edition"]["numbers"]["hexagons"] == [*EDITIONS[edition].hexagons]
        for text in strings(made):
            assert not any(mark in text for mark in ("<", "{", "}", "$")), text
            assert not text.startswith("- ")
        bridge = next(r for part in made["parts"] for r in part["rules"] if r["id"] == "bridge")
        assert any(isinstance(run, dict) for run in bridge["text"][0]["lines"][0])
    with pytest.raises(UnknownEdition):
        data("de", "prussian")


@pytest.mark.parametrize(
    ("language", "asked", "wanted"),
    [
        ("de", "Brücke", "bridge"),
        ("de", "brucke", "bridge"),
        ("de", "SECHSECK", "hexagon"),
        ("de", "Legezwang", "choice"),
        ("de", "Legezwang", "must-place"),
        ("de", "Hausregel", "must-place"),
        ("en", "house rule", "must-place"),
        ("fr", "règle maison", "must-place"),
        ("it", "regola della casa", "must-place"),
        ("nl", "huisregel", "must-place"),
        ("es", "regla de la casa", "must-place"),
        ("de", "unentschieden", "tie"),
        ("de", "groß", "opening"),
        ("en", "house rules", "which-numbers"),
        ("en", "run out", "stock-empty"),
        ("en", "last tile", "out"),
        ("en", "castling rooks", None),
        *(("en", nothing, None) for nothing in ("", "  ", "¿?")),
        ("fr", "egalite", "tie"),
        ("fr", "ex æquo", "tie"),
        ("it", "parita", "tie"),
        ("it", "obbligo", "choice"),
        ("nl", "drie keer", "three-draws"),
        ("nl", "geblokkeerd", "blocked"),
        ("es", "hexagono", "hexagon"),
        ("es", "bloqueada", "blocked"),
    ],
)
def test_other_words_and_no_accents_find_it(language: str, asked: str, wanted: str | None) -> None:
    found = [entry.id for entry in search(book(language, GERMAN), asked)]
    assert wanted in found if wanted else found == []


def test_the_best_comes_first() -> None:
    found = search(book("de", GERMAN), "Brücke")
    assert {entry.id for entry in found[:3]} == {"bridge", "is-this-a-bridge"}
    assert [entry.weight for entry in found] == sorted((e.weight for e in found), reverse=True)
