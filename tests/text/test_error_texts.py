"""Every error of the rules can be said in every language."""

import string
from collections.abc import Callable, Iterator

import pytest

from dreistein.rules import EDITIONS, DreisteinError, Edition, Round, Solitaire, Tile, errors
from dreistein.rules.reading import read_record
from dreistein.text import LANGUAGES, Texts
from text.catalogue_parts import entries, variables


def _classes(base: type[DreisteinError]) -> Iterator[type[DreisteinError]]:
    for kind in base.__subclasses__():
        if kind.__module__ == errors.__name__:
            if "code" in vars(kind):
                yield kind
            yield from _classes(kind)


ERRORS = sorted(_classes(DreisteinError), key=lambda kind: kind.code)
NUMBERS = {
    *("seat", "turn", "found", "wanted", "left", "round", "rounds", "actions", "at", "tiles"),
    *("deal", "players", "needed", "draws", "number", "there", "most"),
}
"""Details that may be numbers; some errors give them as texts."""


def names(kind: type[DreisteinError]) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(kind.sentence) if name]


def samples(kind: type[DreisteinError]) -> Iterator[DreisteinError]:
    for number in (1, 2, 5, 1234567):
        yield kind(**{name: number if name in NUMBERS else f'"{name}"' for name in names(kind)})
    yield kind(**{name: f"a {name}" for name in names(kind)})
    if kind is errors.RoundOver:
        yield from (kind(end="out"), kind(end="blocked"))


def test_the_catalogues_know_exactly_the_errors_of_the_rules() -> None:
    codes = {f"error-{kind.code}" for kind in ERRORS}
    assert len(codes) == len(ERRORS) > 40
    assert {key for key in entries("en") if key.startswith("error-")} == codes


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.code)
def test_english_is_the_rules_own_sentence(kind: type[DreisteinError]) -> None:
    for error in samples(kind):
        assert Texts("en").error(error) == str(error)


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.code)
def test_every_fact_of_an_error_is_in_its_sentence(kind: type[DreisteinError]) -> None:
    for language in LANGUAGES:
        assert variables(language, f"error-{kind.code}") == set(names(kind))
        for error in samples(kind):
            text = Texts(language).error(error)
            # An end has words of its own, and "one" may be said without its number.
            facts = [] if kind is errors.RoundOver else error.details.values()
            assert [fact for fact in facts if fact != 1 and str(fact) not in text] == []


def test_real_errors_are_told() -> None:
    german = EDITIONS["german"]
    round = Round.seeded("dreistein", german)
    wrong: list[Callable[[], object]] = [
        lambda: round.apply("+"),
        lambda: round.apply("355@0,0"),
        lambda: round.apply("444@0,0").apply("444@0,0"),
        lambda: round.apply("444@0,0").apply("-"),
        lambda: round.apply("021@0,0"),
        lambda: Edition.from_json({"base": "german", "bridge": -1}),
        lambda: Edition.from_json([]),
        lambda: Solitaire(0, 0),
        lambda: Tile.parse("x\n"),
        lambda: german.hand_size(7),
        lambda: read_record("{"),
        lambda: read_record('{"dreistein": 2}'),
    ]
    for cause in wrong:
        with pytest.raises(DreisteinError) as caught:
            cause()
        told = [Texts(language).error(caught.value) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES)
        assert told[1] == str(caught.value)


def test_an_error_that_no_catalogue_knows_is_told_in_its_own_words() -> None:
    class New(DreisteinError):
        code = "new-one"
        sentence = "Something {new}."

    assert Texts("fr").error(New(new="else")) == "Something else."
