"""Every error of rules, command and server is worded in every language, without English."""

import ast
import re
import string
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import dreistein
from dreistein.commands.shared import errors as command_errors
from dreistein.rules import DreisteinError, errors, read_record
from dreistein.rules.record import errors as record_errors
from dreistein.table.fair.day import NotADate, StillSecret
from dreistein.text import LANGUAGES, Texts
from dreistein.web import errors as web_errors
from text.catalogues import MISLEADING, entries, variables

MODULES = {module.__name__ for module in (errors, record_errors, command_errors, web_errors)}


def _classes(base: type[DreisteinError]) -> Iterator[type[DreisteinError]]:
    for kind in base.__subclasses__():
        if kind.__module__ in MODULES:
            if "code" in vars(kind):
                yield kind
            yield from _classes(kind)


ERRORS = sorted(_classes(DreisteinError), key=lambda kind: kind.code)
NUMBERS = {
    *("seat", "turn", "wanted", "left", "round", "at", "tiles", "least", "length"),
    *("deal", "players", "needed", "number", "there", "most", "seconds", "port", "protocol"),
}
"""Details that are numbers, besides those that a sentence counts."""
CAUSE = errors.DealTooLarge(deal=29, players=2, needed=58, tiles=56)


def facts(kind: type[DreisteinError]) -> dict[str, bool]:
    """The details of an error, and whether each is a number."""
    return {
        name: bool(spec) or name in NUMBERS or (kind, name) == (command_errors.SeedTooLong, "found")
        for _, name, spec, _ in string.Formatter().parse(kind.sentence)
        if name
    }


def samples(kind: type[DreisteinError]) -> Iterator[DreisteinError]:
    """The error with every word that each of its details can be."""
    if kind is record_errors.ImpossibleNumbers:
        yield kind(cause=CAUSE)
        return
    words = {
        name: [f'"<{name}>"', *(word for word in kind.words.get(name, ()) if word != "other")]
        for name, number in facts(kind).items()
        if not number
    }
    for name in ("end", "before", "game", "unit", "type", "fault"):  # always a word
        if name in words:
            words[name] = list(kind.words[name])
    for number in (1, 2, 5, 1234567):
        numbers: dict[str, Any] = {n: number for n, is_number in facts(kind).items() if is_number}
        for chosen in product(*words.values()):
            yield kind(**(numbers | dict(zip(words, chosen, strict=True))))


def test_the_catalogues_know_exactly_the_errors_there_are() -> None:
    known = {f"error-{kind.code}" for kind in ERRORS}
    assert len(known) == len(ERRORS) > 60
    keys = {key for key in entries("de") if key.startswith("error-")}
    assert known <= keys
    files = Path(dreistein.__path__[0]).rglob("*.py")
    codes = [code for file in files for code in codes_in(ast.parse(file.read_text("utf-8")))]
    assert keys <= {f"error-{code}" for code in codes}
    assert len(codes) == len(set(codes))


def codes_in(module: ast.Module) -> Iterator[str]:
    for kind in (node for node in ast.walk(module) if isinstance(node, ast.ClassDef)):
        fields = {
            ast.unparse(each.targets[0]): each.value
            for each in kind.body
            if isinstance(each, ast.Assign)
        }
        if "sentence" in fields:
            code = fields.get("code")
            yield ast.literal_eval(code) if code else errors.kebab(kind.name)


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.code)
def test_facts_are_in_each_sentence_and_english_is_the_class_s(kind: type[DreisteinError]) -> None:
    for language in LANGUAGES:
        if language != "en":
            assert variables(language, f"error-{kind.code}") == set(facts(kind))
        for error in samples(kind):
            text = Texts(language).error(error)
            assert language != "en" or text == str(error)
            for name, fact in error.details.items():
                # A word is translated, and a 1 may be written out.
                assert fact == 1 or fact in kind.words.get(name, ()) or str(fact) in text


def english(kind: type[DreisteinError]) -> set[str]:
    """The English pieces of an error's sentence and words."""
    texts = [kind.sentence, *(w for name in facts(kind) for w in kind.words.get(name, {}).values())]
    pieces = {piece.strip() for text in texts for piece in re.split(r"\{.*?\}|[;:.,()\"]", text)}
    return {piece for piece in pieces if len(piece) > 3 and not re.fullmatch(r"[-\d@]+", piece)}


# The same in another language: names of fields and units, and words of networks.
SAME = {
    *("base", "players", "dreistein", "true", "false", "MB", "kB", "port", "protocol"),
    *("hands", "left", "null", "seats", "players Ada", "bridge"),
}
# Words that another language happens to share.
SHARED = {"object", "bytes", "control", "table", "solitaire"}


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.code)
def test_no_english_is_left_in_another_language(kind: type[DreisteinError]) -> None:
    fragments = english(kind) - SAME
    for language in set(LANGUAGES) - {"en"}:
        for error in samples(kind):
            text = Texts(language).error(error)
            assert text.endswith(".")
            assert not re.search(r"[{}]|\.\.|  ", text)
            assert [p for p in fragments if re.search(rf"\b{re.escape(p)}\b", text)] == []
            # No bare word is filled in untranslated either.
            bare = [f for n, f in error.details.items() if f in kind.words.get(n, ())]
            assert set(bare) & set(re.findall(r"[\w-]+", text)) <= SAME | SHARED


def test_english_sentences_have_no_word_that_misleads() -> None:
    wrong = re.compile(MISLEADING["en"], re.IGNORECASE)
    assert [kind.code for kind in ERRORS if wrong.search(kind.sentence)] == []


def test_every_language_translates_every_word() -> None:
    for error in (
        record_errors.WrongType(where="record", found="list", type="texts"),
        record_errors.NameCount(found=3, game="solitaire"),
        record_errors.NotJson(fault="early", at=3),
        record_errors.TooLarge(part='"comment"', most=4, unit="MB"),
        record_errors.RoundTooMany(round=1, before="unfinished"),
        command_errors.NoFile(file='"x"', reason="directory"),
        command_errors.ArgumentMissing(argument="FILE", command="dreistein replay"),
    ):
        assert len({Texts(language).error(error) for language in LANGUAGES}) == len(LANGUAGES)
    too_large = record_errors.TooLarge(part="record", most=64, unit="MB")
    assert "64 Mo" in Texts("fr").error(too_large)


def test_an_error_that_repeats_another_is_worded_like_it() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.error(record_errors.ImpossibleNumbers(cause=CAUSE)) == texts.error(CAUSE)


def test_a_german_sentence() -> None:
    with pytest.raises(DreisteinError) as caught:
        read_record('{"dreistein": 1, "edition": "german", "players": {}, "rounds": []}')
    sentence = Texts("de").error(caught.value)
    assert sentence == 'In "players" steht ein Objekt; verlangt ist eine Liste von Texten.'
    sentence = Texts("de").error(StillSecret(day="2026-11-06"))
    assert "6. November 2026" in sentence
    sentence = Texts("de").error(NotADate(text="x", example="2026-11-16"))
    assert "2026-11-16" in sentence, "as it is to be written"


def test_an_error_that_no_catalogue_knows_keeps_its_english() -> None:
    class New(DreisteinError):
        code = "new-one"
        sentence = "Something {new}."

    assert Texts("fr").error(New(new="else")) == "Something else."
