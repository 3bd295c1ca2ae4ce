"""``dreistein rules``: the rulebook in a terminal."""

import pytest

import cli
from cli import refused, run
from dreistein.rulebook import book, search
from dreistein.rulebook import outline as plan
from dreistein.rulebook.plain_text import Plain
from dreistein.rules import EDITIONS


def printed(*args: str, **env: str) -> str:
    env = {"PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **env}
    return cli.printed(run("rules", *args, env=env))


def test_the_whole_book_has_every_rule_and_question() -> None:
    text = printed("--language", "de", "--edition", "german")
    made = book("de", EDITIONS["german"])
    for rule in made.rules:
        assert f"{rule.title} · {rule.id}\n" in text
    flat = " ".join(text.split())
    for question in made.questions:
        assert question.title in flat
    assert "Runde blockiert" in flat
    assert text.endswith("dreistein rules --search Brücke.\n")


def test_one_rule_with_its_board() -> None:
    text = printed("bridge", "--language", "en", "--edition", "triominos")
    assert text.startswith("Bridge · bridge\n---------------\n")
    assert "10 + 40 = 50" in text.replace("\n", " ")
    assert "     /*\\ /^\\v/\n" in text
    assert "See also: one-bonus, corners" in text


def test_the_language_chooses_the_edition() -> None:
    assert "−10" in printed("stock-empty", LC_ALL="de_DE.UTF-8")
    assert "−5" in printed("stock-empty", LC_ALL="nl_NL.UTF-8")
    assert "−7" in printed("stock-empty", "--edition", '{"base": "german", "empty": 7}')


def test_search_prints_where_the_word_is() -> None:
    text = printed("--search", "hexágonos", "--language", "es")
    assert "two-hexagons · Dos hexágonos a la vez" in text
    assert "questions · " in text
    assert printed("--search", "castling") == "Nothing was found. Try another word.\n"


@pytest.mark.parametrize("section", ["questions", "editions", "glossary"])
def test_sections(section: str) -> None:
    assert printed(section, "--language", "fr").count("\n") > 20


def test_an_unknown_rule_is_refused() -> None:
    code, sentence = refused("rules", "castling")
    assert (code, sentence.split(": ")[1]) == (2, "no-such-rule")
    assert 'There is no rule "castling". The rules are ' in sentence
    assert "una regola" in refused("rules", "castling", language="it")[1]


@pytest.mark.parametrize("columns", [40, 60, 100])
def test_no_line_is_wider_than_the_terminal(language: str, columns: int) -> None:
    plain = Plain(book(language, EDITIONS["triominos"]), columns)
    lines = [*plain.whole().splitlines(), *plain.found(search(plain.book, "a")).splitlines()]
    assert [line for line in lines if len(line) > columns] == []


def test_a_terminal_that_lacks_characters_gets_stand_ins() -> None:
    text = run("rules", "bridge", env={"LC_ALL": "de", "PYTHONIOENCODING": "ascii"}).stdout
    assert b"Brucke" in text
    assert b"\\u" not in text


def test_a_wide_table_of_editions() -> None:
    text = Plain(book("en", EDITIONS["german"]), 30 + 20 * len(EDITIONS)).editions()
    header = next(line for line in text.splitlines() if "international" in line)
    assert header.split() == list(EDITIONS)
    assert any(line.startswith("bridge") and line.endswith("+40*") for line in text.splitlines())


def test_ids_can_be_used_in_addresses() -> None:
    ids = [*plan.RULES, *(question.id for question in plan.QUESTIONS)]
    assert all(name.replace("-", "").isascii() and name.islower() for name in ids)
    assert len(set(plan.RULES)) == sum(len(part.rules) for part in plan.PARTS)
