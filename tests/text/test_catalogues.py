"""The six catalogues say the same things, each as its language writes them."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import dreistein
from dreistein.commands.shared.errors import NoFile, UsageError
from dreistein.text import LANGUAGES
from text.catalogues import MISLEADING, entries, shown, sources, variables

ENGLISH = sorted(entries("en"))
KEYS = sorted(entries("de"))
"""Errors have no English texts in the catalogue: their classes have those."""
NARROW_SPACE = "\u202f"


def keys_with(pattern: str, language: str) -> list[str]:
    """The keys whose text has something that it should not have."""
    keys = entries(language)
    return [key for key in keys if re.search(pattern, prose(language, key), re.MULTILINE)]


def prose(language: str, key: str) -> str:
    """A text without what is to be typed into a shell."""
    return re.sub(r"pip install '.*?'", "◆", shown(language, key))


def test_english_lacks_the_errors_alone() -> None:
    words = {"found", "where", "type", "unit", "fault", "part", "reason", "before", "game", "end"}
    missing = set(KEYS) - set(ENGLISH)
    assert {key for key in missing if not key.startswith("error-")} <= words
    assert set(ENGLISH) < set(KEYS)


def test_keys_come_in_the_same_order_with_the_same_variables(language: str) -> None:
    order = [key for key in entries("de") if language != "en" or key in ENGLISH]
    assert list(entries(language)) == order
    wanted = {key: variables("de", key) for key in entries(language)}
    assert {key: variables(language, key) for key in entries(language)} == wanted


def test_every_reference_resolves(language: str) -> None:
    for key, parts in entries(language).items():
        assert parts.messages <= set(KEYS), key
        assert parts.functions <= {"SIGNED", "SCORE"}, key


def test_selectors_know_what_they_select(language: str) -> None:
    plural = {"zero", "one", "two", "few", "many", "other", "0", "3"}
    words = {**UsageError.words, **NoFile.words}
    known = {"who": {"you", "they"}, **{name: {*w, "other"} for name, w in words.items()}}
    hexagons = {"hexagon", "two-hexagons", "three-hexagons"}
    known["when"] = {"match", "round"}
    known["best"] = known["other"] = plural | {"1", "100"}  # so many games out of 100
    known["kind"] = {"start", "bridge", "double", *hexagons, "other"}
    for key, parts in entries(language).items():
        for selector, *variants in parts.variants:
            allowed = known.get(selector, plural)
            if selector == "found":  # a number of something, or what it is
                allowed = allowed if key == "found" else plural
            assert set(variants) <= allowed, (key, selector)


def test_counted_things_have_a_singular_everywhere_or_nowhere() -> None:
    for key in ("points", "tiles", "draws-left", "tell-drew", "ask-draw"):
        for language in LANGUAGES:
            variants = {v for _, *keys in entries(language)[key].variants for v in keys}
            assert "one" in variants, (language, key)


def test_every_language_has_the_same_files_with_clean_lines_and_dashed_tiles(language: str) -> None:
    errors = {"errors.ftl", "command-errors.ftl"}
    assert set(sources(language)) == set(sources("de")) - (errors if language == "en" else set())
    assert {"game.ftl", "command.ftl", "parts/new.ftl"} <= set(sources(language))
    for text in sources(language).values():
        assert "\t" not in text
        assert not re.search(r" +$", text, re.MULTILINE)
        assert len(text.splitlines()) < 400
        assert re.findall(r"(?<![\d-])[0-5]-[0-5]-[0-5](?![\d-])", text) == []


OTHERS = set(LANGUAGES) - {"fr"}
PUNCTUATION = [
    pytest.param(LANGUAGES, r"(?<!UTF)-[0-9◆]", id="a minus is no hyphen"),
    pytest.param(LANGUAGES, r"^ |  | $", id="no double spaces, and none at the ends"),
    pytest.param(
        ("fr",), rf"(?<!{NARROW_SPACE})[:;!?»]|«(?!{NARROW_SPACE})", id="French has narrow spaces"
    ),
    pytest.param(OTHERS, rf"\s[:;!]|{NARROW_SPACE}", id="others have none"),
    pytest.param(("es",), r"^[^¡\n]*!", id="Spanish opens what it exclaims"),
]


@pytest.mark.parametrize(("languages", "wrong"), PUNCTUATION)
def test_punctuation(languages: Iterable[str], wrong: str) -> None:
    assert [key for language in languages for key in keys_with(wrong, language)] == []


FOREIGN_MARKS = {
    "de": "”«»‘’'\"",
    "en": "„«»‘'\"",
    "fr": "„“”‘'\"",
    "it": "„‘'\"",
    "nl": "„«»'\"",
    "es": "„“”‘’'\"",
}


def test_quotes_and_apostrophes_are_the_language_s_own(language: str) -> None:
    found = keys_with(f"[{FOREIGN_MARKS[language]}]", language)
    if language == "en":  # the errors are word for word as the rules say them
        words = UsageError.words
        found = [key for key in found if not key.startswith("error-") and key not in words]
    assert found == []
    text = "".join(shown(language, key) for key in entries(language))
    for opening, closing in ("„“", "«»"):
        if language != "en":
            assert text.count(opening) == text.count(closing)


def test_words_that_mislead_are_not_used(language: str) -> None:
    found = keys_with(f"(?i){MISLEADING[language]}", language)
    # Alone, "Annuler" means to cancel, and only that; a window may be closed, a game may not.
    assert [key for key in found if not key.endswith(("-cancel", "-close"))] == []
    # In Spanish and Italian, players go out without closing.
    assert "cerrad" not in shown("es", "end-out")
    assert "cerrada" in shown("es", "pad-blocked")
    assert "bloccata" in shown("it", "pad-blocked")


def test_a_list_of_commands_says_what_each_does_in_the_same_person() -> None:
    """German, French and Dutch have infinitives there, Italian and Spanish the third person."""
    for language, infinitive in (
        ("it", r"^\w+[aei]r(e|lo|la|ne|si|sene)\b"),
        ("es", r"^\w+[aeií]r(se|lo|la)?\b"),
    ):
        assert [key for key in keys_with(infinitive, language) if key.startswith("cli-")] == []


def test_every_text_is_asked_for() -> None:
    """By its whole key, or by one that is put together from a beginning or an end."""
    package = Path(dreistein.__path__[0])
    modules = [file for kind in ("py", "js") for file in package.rglob(f"*.{kind}")]
    code = "\n".join(file.read_text("utf-8") for file in modules)
    whole = set(re.findall(r"[\w-]+", code))
    begins = tuple(re.findall(r"[`'\"]([a-z]+-(?:[a-z]+-?)*)\$?\{", code))
    ends = tuple(re.findall(r"\}(-[a-z]+)[`'\"]", code))
    referred = {m for language in LANGUAGES for e in entries(language).values() for m in e.messages}
    left = [key for key in KEYS if key not in whole | referred]
    assert [key for key in left if not key.startswith(begins) and not key.endswith(ends)] == []
