"""Texts: looking up, counting, signs, and which language."""

import subprocess
import sys

import pytest

from dreistein.text import LANGUAGES, Texts, language_from, signed
from dreistein.text.dates import written_day
from dreistein.text.numbers import NumberFormat
from text.catalogues import entries, variables

ISOLATES = "\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    ("language", "points", "million", "tiles"),
    [
        ("de", "0 Punkte, 1 Punkt, 5 Punkte", "Punkte", "0 Steine, 1 Stein, 5 Steine"),
        ("en", "0 points, 1 point, 5 points", "points", "0 tiles, 1 tile, 5 tiles"),
        ("fr", "0 point, 1 point, 5 points", "de points", "0 tuile, 1 tuile, 5 tuiles"),
        ("it", "0 punti, 1 punto, 5 punti", "di punti", "0 tessere, 1 tessera, 5 tessere"),
        ("nl", "0 punten, 1 punt, 5 punten", "punten", "0 stenen, 1 steen, 5 stenen"),
        ("es", "0 puntos, 1 punto, 5 puntos", "de puntos", "0 fichas, 1 ficha, 5 fichas"),
    ],
)
def test_plurals(language: str, points: str, million: str, tiles: str) -> None:
    texts = Texts(language)
    assert ", ".join(texts("points", points=n) for n in (0, 1, 5)) == points
    assert texts("points", points=10**6) == f"1000000 {million}"
    assert ", ".join(texts("tiles", count=n) for n in (0, 1, 5)) == tiles


def test_a_tiny_share_is_not_nothing() -> None:
    shares = (0, 0.0004, 0.0005, 0.0006, 0.1234, 1)
    told = ["0.0%", "<0.1%", "<0.1%", "0.1%", "12.3%", "100.0%"]
    assert [NumberFormat("en").percent(share) for share in shares] == told


def test_numbers_are_written_as_the_language_does() -> None:
    german, english = NumberFormat("de"), NumberFormat("en")
    numbers = [german.number(-1234.56, digits) for digits in (0, 1, 2)]
    assert numbers == ["−1.235", "−1.234,6", "−1.234,56"]
    assert (german.percent(0.1234), german.percent(-0.0001, 2)) == ("12,3\u00a0%", "−0,01\u00a0%")
    assert NumberFormat("fr").percent(0.5) == "50,0\u00a0%"
    shares = [english.percent(share, 0) for share in (0.004, 0.006, 0.5)]
    assert [*shares, english.percent(0.00004, 2)] == ["<1%", "1%", "50%", "<0.01%"]


def test_a_day_is_written_as_the_language_does_and_other_words_as_they_are() -> None:
    days = [written_day("2026-11-06", language) for language in LANGUAGES]
    assert days[:3] == ["6. November 2026", "6 November 2026", "6 novembre 2026"]
    assert len(set(days)) == 5  # French and Italian agree
    for other in ("2026-02-30", "2026-11-06b", "-"):
        assert written_day(other, "de") == other


def test_signs() -> None:
    assert [signed(n) for n in (9, 1, 0, -1, -5, -1000)] == ["+9", "+1", "0", "−1", "−5", "−1000"]
    texts = Texts("de")
    assert texts("points", points=-1) == "−1 Punkt"
    assert texts("tell-draw", tile="345", points=-5) == "Du ziehst 345 (−5)."


def test_every_text_can_be_said(language: str) -> None:
    texts = Texts(language)
    for key, parts in entries(language).items():
        for number in (0, 1, 2, 5, -5, 10**6):
            names = variables(language, key)
            numbers = NUMBERS | parts.numbers
            text = texts(key, **{n: number if n in numbers else f"<{n}>" for n in names})
            assert text
            assert not set(text) & set("{}" + ISOLATES)
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


@pytest.mark.parametrize(
    ("language", "names", "joined"),
    [
        ("en", [], ""),
        ("en", ["Ada"], "Ada"),
        ("de", ["Ada", "Ben"], "Ada und Ben"),
        ("fr", ["Ada", "Ben", "Cleo"], "Ada, Ben et Cleo"),
        ("it", ["Ada", "Elena"], "Ada ed Elena"),
        ("it", ["Ada", "Irene"], "Ada e Irene"),
        *(  # e before the sound i
            ("es", ["Ben", "Ada", name], f"Ben, Ada e {name}")
            for name in ("Inés", "Íñigo", "ignacio", "Hilda", "I\u0301ñigo", "Yves")
        ),
        *(
            ("es", ["Inés", name], f"Inés y {name}")
            for name in ("Ben", "Yago", "Hielo", "Ana", "tú", "Elena", "Y", "1", "李")
        ),
    ],
)
def test_lists(language: str, names: list[str], joined: str) -> None:
    assert Texts(language).join_names(names) == joined


def test_what_is_filled_in_is_left_as_it_is() -> None:
    strange = "{ $name } \u202e -5 <b>"
    assert Texts("en")("turn-of", who="they", name=strange) == f"{strange}’s turn"
    assert Texts("de")("error-impossible-numbers", cause="x" * 5000).count("x") == 2000


def test_what_cannot_be_said() -> None:
    with pytest.raises(KeyError):
        Texts("en")("no-such-key")
    with pytest.raises(ValueError, match="count"):
        Texts("en")("tiles")
    with pytest.raises(ValueError, match="xx"):
        Texts("xx")
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


def test_a_pass_that_costs_nothing_names_no_points(language: str) -> None:
    texts = Texts(language)
    for who in ("you", "they"):
        assert "(" not in texts("tell-pass", who=who, name="Ada", cost=0)
        assert "(−10)" in texts("tell-pass", who=who, name="Ada", cost=-10)
    assert "0" not in texts("ask-pass", cost=0)
    assert "(−10)" in texts("ask-pass", cost=-10)
