"""Names: whatever is typed, the cleaned name can be shown to anyone."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.table.model.names import MOST_CHARACTERS, clean_name

nasty = st.sampled_from(
    "\u200b\u200d\u202e\u2066\ufeff\u0301\u0489\u20dd\u3164\u115f\u2800\ue000\ufe0f"
    "\u0000\n\t \u3000\u00ad\ud800\uffff\U000e0041\u180e\uffa0ＡｶéA"
)
typed = st.text(st.one_of(st.characters(), nasty), max_size=120)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\n\tLovelace", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Ｍａｒｉｅ　Curie", "Marie Curie"),
        ("ｶﾞ", "ガ"),
        ("李小龍", "李小龍"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("สวัสดี", "สวัสดี"),
        ("O’Brien-Smith 2", "O’Brien-Smith 2"),
        ("🇦🇹 Eva 👍🏽", "🇦🇹 Eva 👍🏽"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u00ada", "Ada"),
        ("\u0301Ada", "Ada"),
        ("Ada \u0301B", "Ada B"),
        ("e\u200d\u0301", "é"),
        ("\ufdfd\u2e3b!", "!"),
        ("A\u180b\u180f\ufe00\ufe0f\U000e0100\U000e01ef", "A"),
        ("\u180a\u1810\ufe10", "\u180a\u1810\ufe10"),
        ("<b>", "<b>"),
        ("\x1b[31mred", "[31mred"),
    ],
)
def test_typed_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "text", ["", " ", "\n", "\u200b", "\u3164\u2800", "\u0301", "\u202e", "\ud800", "\ue000\ufeff"]
)
def test_a_name_without_visible_characters_is_none(text: str) -> None:
    assert clean_name(text) is None


def test_stacked_marks_are_limited() -> None:
    tower = "Z" + "\u0336\u0317\u0329\u0358" * 30 + "algo"
    name = clean_name(tower)
    assert name is not None
    assert re.fullmatch(r"Z.{1,3}algo", name)
    assert sum(map(unicodedata.combining, name)) > 0


def test_long_names_are_cut_between_characters() -> None:
    assert clean_name("x" * 10_000_000) == "x" * MOST_CHARACTERS
    assert clean_name("🇩🇪" * 100) == "🇩🇪" * MOST_CHARACTERS
    assert clean_name("👍🏽" * 100) == "👍🏽" * MOST_CHARACTERS
    assert clean_name("👍" + "🏽" * 100) == "👍" + "🏽" * (2 * MOST_CHARACTERS - 1)
    assert clean_name("x̣́" * 100) == unicodedata.normalize("NFC", "x̣́" * MOST_CHARACTERS)
    assert clean_name(" \u0301 " + "x" * 30) == "x" * MOST_CHARACTERS
    assert clean_name("a" * (MOST_CHARACTERS - 1) + " bc") == "a" * (MOST_CHARACTERS - 1)


@given(typed)
def test_a_clean_name_can_be_shown_anywhere(text: str) -> None:
    name = clean_name(text)
    if name is None:
        return
    assert clean_name(name) == name
    assert name.encode()  # no lone surrogate
    assert unicodedata.is_normalized("NFC", name)
    assert name == name.strip()
    assert "  " not in name
    for char in name:
        assert char == " " or not char.isspace()
        assert unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Me")
        assert not unicodedata.decomposition(char).startswith(("<wide>", "<narrow>"))
    marks = "".join("m" if unicodedata.category(char) in ("Mn", "Mc") else " " for char in name)
    assert marks[0] == " "
    assert "mmmm" not in marks
    flags_and_colours = [0x1F1E6 <= ord(c) <= 0x1F1FF or 0x1F3FB <= ord(c) <= 0x1F3FF for c in name]
    assert marks.count(" ") - sum(flags_and_colours) <= MOST_CHARACTERS


@given(
    st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéüñçøß", min_size=1, max_size=24)
)
def test_an_ordinary_name_is_left_alone(text: str) -> None:
    assert clean_name(text) == text
