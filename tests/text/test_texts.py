"""Texts: looking up, counting, signs, and which language."""

import subprocess
import sys

import pytest

from dreistein.text import LANGUAGES, Texts, language_from, signed
from dreistein.text.numbers import NumberFormat
from text.catalogues import entries, variables

ISOLATES = "\u2066\u2067\u2068\u2069"


def test_plurals_of_points() -> None:
    counts = (0, 1, 2, 5)
    assert {
        language: [Texts(language)("points", points=n) for n in counts] for language in LANGUAGES
    } == {
        "de": ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte"],
        "en": ["0 points", "1 point", "2 points", "5 points"],
        "fr": ["0 point", "1 point", "2 points", "5 points"],
        "it": ["0 punti", "1 punto", "2 punti", "5 punti"],
        "nl": ["0 punten", "1 punt", "2 punten", "5 punten"],
        "es": ["0 puntos", "1 punto", "2 puntos", "5 puntos"],
    }


def test_plurals_of_tiles() -> None:
    counts = (0, 1, 2, 5)
    assert {
        language: [Texts(language)("tiles", count=n) for n in counts] for language in LANGUAGES
    } == {
        "de": ["0 Steine", "1 Stein", "2 Steine", "5 Steine"],
        "en": ["0 tiles", "1 tile", "2 tiles", "5 tiles"],
        "fr": ["0 tuile", "1 tuile", "2 tuiles", "5 tuiles"],
        "it": ["0 tessere", "1 tessera", "2 tessere", "5 tessere"],
        "nl": ["0 stenen", "1 steen", "2 stenen", "5 stenen"],
        "es": ["0 fichas", "1 ficha", "2 fichas", "5 fichas"],
    }


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0, "0.0%"),
        (0.0004, "<0.1%"),
        (0.0005, "<0.1%"),
        (0.0006, "0.1%"),
        (0.1234, "12.3%"),
        (1, "100.0%"),
    ],
)
def test_a_tiny_share_is_not_nothing(share: float, text: str) -> None:
    assert NumberFormat("en").percent(share) == text


def test_millions() -> None:
    millions = [Texts(language)("points", points=10**6) for language in LANGUAGES]
    assert millions == [
        "1000000 Punkte",
        "1000000 points",
        "1000000 de points",
        "1000000 di punti",
        "1000000 punten",
        "1000000 de puntos",
    ]


def test_signs() -> None:
    assert [signed(n) for n in (9, 1, 0, -1, -5, -1000)] == ["+9", "+1", "0", "−1", "−5", "−1000"]
    texts = Texts("de")
    assert texts("points", points=-1) == "−1 Punkt"
    assert texts("tell-draw", tile="345", points=-5) == "Du ziehst 345 (−5)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = Texts(language)
    for key, parts in entries(language).items():
        for number in (0, 1, 2, 5, -5, 10**6):
            names = variables(language, key)
            numbers = NUMBERS | parts.numbers
            text = texts(key, **{n: number if n in numbers else f"<{n}>" for n in names})
            assert text
            assert "{" not in text
            assert "}" not in text
            assert not set(text) & set(ISOLATES)
            # Only what may be negative goes through SIGNED or SCORE.
            if number == -5 and names & SCORES:
                assert "-5" not in text or names & (NUMBERS - SCORES)


SCORES = {"points", "total", "cost"}
NUMBERS = SCORES | {
    *("count", "number", "left", "round", "action", "seat", "turn", "found", "wanted"),
    *("deal", "players", "needed", "tiles", "most", "draws", "rounds", "actions", "at", "value"),
}


def test_who_is_spoken_to() -> None:
    texts = Texts("en")
    assert texts("turn-of", who="you", name="Ada") == "Your turn"
    assert texts("turn-of", who="they", name="Ada") == "Ada’s turn"


def test_lists() -> None:
    assert Texts("en").join_names([]) == ""
    assert Texts("en").join_names(["Ada"]) == "Ada"
    assert Texts("de").join_names(["Ada", "Ben"]) == "Ada und Ben"
    assert Texts("fr").join_names(["Ada", "Ben", "Cleo"]) == "Ada, Ben et Cleo"


@pytest.mark.parametrize("name", ["Inés", "Íñigo", "ignacio", "Hilda", "I\u0301ñigo", "Yves"])
def test_a_spanish_list_has_e_before_the_sound_i(name: str) -> None:
    assert Texts("es").join_names(["Ben", "Ada", name]) == f"Ben, Ada e {name}"


@pytest.mark.parametrize("name", ["Ben", "Yago", "Hielo", "Ana", "tú", "Elena", "Y", "1", "李"])
def test_a_spanish_list_has_y_before_other_sounds(name: str) -> None:
    assert Texts("es").join_names(["Inés", name]) == f"Inés y {name}"


def test_an_italian_list_has_ed_before_an_e() -> None:
    assert Texts("it").join_names(["Ada", "Elena"]) == "Ada ed Elena"
    assert Texts("it").join_names(["Ada", "Irene"]) == "Ada e Irene"


def test_what_is_filled_in_is_left_as_it_is() -> None:
    strange = "{ $name } \u202e -5 <b>"
    assert Texts("en")("turn-of", who="they", name=strange) == f"{strange}’s turn"
    assert Texts("de")("error-impossible-numbers", cause="x" * 5000).startswith("xxx")


def test_what_cannot_be_said() -> None:
    with pytest.raises(KeyError):
        Texts("en")("no-such-key")
    with pytest.raises(ValueError, match="count"):
        Texts("en")("tiles")
    with pytest.raises(ValueError, match="pt"):
        Texts("pt")
    assert "tiles" in Texts("nl")
    assert "no-such-key" not in Texts("nl")


@pytest.mark.parametrize(
    ("candidates", "language"),
    [
        ((), "en"),
        ((None, "", "C", "POSIX"), "en"),
        (("de_AT.UTF-8",), "de"),
        (("fr-CH",), "fr"),
        (("FR_fr@euro",), "fr"),
        (("C.UTF-8", "it"), "it"),
        (("pt_BR", "es_AR.ISO8859-1"), "es"),
        (("nds", "den", "nl_BE"), "nl"),
        (("pt-BR, nl;q=0.8, en;q=0.5",), "nl"),
        (("gsw:de_CH:en",), "de"),
        (("english", "deutsch"), "en"),
    ],
)
def test_language_from(candidates: tuple[str | None, ...], language: str) -> None:
    assert language_from(*candidates) == language


def test_fluent_is_read_only_when_a_text_is_asked_for() -> None:
    code = (
        "import sys; from dreistein.text import Texts, language_from; "
        "texts = Texts(language_from('de')); assert 'babel' not in sys.modules; "
        "texts('you'); assert 'babel' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pass_that_costs_nothing_names_no_points(language: str) -> None:
    texts = Texts(language)
    for who in ("you", "they"):
        assert "(" not in texts("tell-pass", who=who, name="Ada", cost=0)
        assert "(−10)" in texts("tell-pass", who=who, name="Ada", cost=-10)
    assert "0" not in texts("ask-pass", cost=0)
    assert "(−10)" in texts("ask-pass", cost=-10)
