"""Text in columns: safe names, cells of an exact width, wrapped lines, stand-ins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.terminal.encoding import printable
from dreistein.text.width import cell, clean, join_parts, table, width, wrap


def test_names_are_made_safe() -> None:
    assert clean("  Ada  ") == "Ada"
    assert clean("A\x1b[31md\x00a\n") == "A�[31md�a�"
    assert clean("Be\u202en") == "Be�n"  # would reverse the line
    assert clean("\ud800x") == "�x"
    assert clean("a\u00a0b\u3000c") == "a b c"
    assert clean("👩\u200d💻") == "👩💻"
    assert clean("❤\ufe0f") == "❤"
    assert clean("e\u0301") == "é"
    assert clean("x" + "\u0336" * 50) == "x" + "\u0336" * 3
    assert clean("\u0336" * 50) == "\u0336" * 3
    assert clean(" \t ") == "�"
    assert clean("   ") == ""


def test_widths() -> None:
    assert width("Ada") == 3
    assert width("李小龍") == 6
    assert width("🦊 Ada") == 6
    assert width("x\u0336") == 1
    assert width("\U0001f1e9\U0001f1ea") == 2  # a flag is one character of two code points


@given(st.text(max_size=30), st.integers(2, 20), st.booleans())
def test_a_cell_is_exactly_as_wide_as_asked(name: str, columns: int, right: bool) -> None:
    shown = cell(clean(name), columns, right=right)
    assert width(shown) == columns
    assert shown.isprintable()


def test_long_names_are_cut() -> None:
    assert cell("Annabella", 6) == "Annab…"
    assert cell("李小龍", 4) == "李… "
    assert cell("Ada", 6, right=True) == "   Ada"
    assert cell("ab\U0001f1e9\U0001f1eacd", 4) == "ab… ", "a flag is not cut in half"


def test_wrapping_keeps_commands_and_narrow_spaces_together_and_counts_columns() -> None:
    text = "one two\u202f: 453@-1,0 four-five six"
    assert wrap(text, 20, "  ").splitlines() == ["one two\u202f: 453@-1,0", "  four-five six"]
    for whole in ("--trusted-proxy=127.0.0.1", "x" * 30):
        assert wrap(f"Type {whole} now", 20).splitlines() == ["Type", whole, "now"]
    assert wrap("李小龍 " * 4, 20).splitlines() == ["李小龍 李小龍 李小龍", "李小龍"]


def test_a_table_has_columns_as_wide_as_their_widest_and_no_ragged_rows() -> None:
    rows = [["Tile", "Pts", "By"], ["3-4-5", "−12", "Ada"]]
    assert table(rows, left=(0, 2)) == ["Tile   Pts  By", "3-4-5  −12  Ada"]
    assert table(rows[:1]) == ["Tile  Pts  By"]
    with pytest.raises(ValueError, match="shorter"):
        table([*rows, ["3-4-5"]])


def test_joined_parts_are_never_cut() -> None:
    assert join_parts(["aaaa", "bbbb", "cccc"], 11) == "aaaa · bbbb\ncccc"
    assert join_parts([], 10) == ""
    assert join_parts(["a b\nc", "d", "e"], 11, " ") == "a b\nc\nd e"


@given(st.text(max_size=40), st.sampled_from(["ascii", "latin-1", "cp437", "cp1252", "utf-8"]))
def test_every_text_can_be_printed_in_every_encoding(text: str, encoding: str) -> None:
    printable(text, encoding).encode(encoding)


def test_stand_ins() -> None:
    assert printable("−5 │ „Brücke“ …", "ascii") == '-5 | "Brucke" ...'
    assert printable("À vous\u202f!", "latin-1") == "À vous !"
    assert printable("À vous\u202f!", "utf-8") == "À vous\u202f!"
    assert printable("李 ½", "ascii") == "? 1"
    assert printable("−5", None) == "-5"
    assert printable("−5", "no-such-encoding") == "-5"
