"""Modules and data as the folder of ``make static`` has them."""

import io
import traceback
from datetime import date
from pathlib import Path
from types import CodeType
from typing import Any

import babel
import pytest
from babel import Locale, core, localedata
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent
from scripts.static.lean import lean_data
from scripts.static.precompile import lean

SOURCE = """
def short(n):
    return 1 // n

def long(n):
    for _ in range(2):
        n = [each for each in (n, n * 2, n * 3) if each >= 0][0]
    return short(n)
"""


def places(code: CodeType) -> int:
    """For how many instructions a traceback finds a place, be it none."""
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return len([*code.co_positions()]) + sum(map(places, inner))


def test_a_traceback_names_functions_where_lines_are_left_out() -> None:
    whole = compile(SOURCE, "lean.py", "exec")
    code = lean(whole)
    assert places(code) == places(whole)
    named: dict[str, Any] = {}
    exec(code, named)
    with pytest.raises(ZeroDivisionError) as raised:
        named["long"](0)
    told = "".join(traceback.format_exception(raised.value))
    assert "in long" in told
    assert "in short" in told


def said(language: str) -> list[str]:
    locale = Locale.parse(language)
    counts = [locale.plural_form(count) for count in (0, 1, 2, 5, 1.5, 1_000_000)]
    numbers = [format_decimal(-1234567.5, locale=locale), format_percent(0.345, locale=locale)]
    days = [
        format_date(date(2026, month, 3), form, locale=locale)
        for month in (1, 3, 12)
        for form in ("medium", "full")
    ]
    return [*counts, *numbers, *days]


def test_without_names_of_countries_numbers_and_dates_read_the_same(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = said(language)
    read: list[str] = []

    def lean_file(place: str, _: str) -> io.BytesIO:
        name = f"babel/{Path(place).relative_to(Path(babel.__file__).parent).as_posix()}"
        read.append(name)
        return io.BytesIO(lean_data(name, Path(place).read_bytes()))

    monkeypatch.setattr(localedata, "_cache", {})
    monkeypatch.setattr(core, "_global_data", None)
    monkeypatch.setattr(localedata, "open", lean_file, raising=False)
    monkeypatch.setattr(core, "open", lean_file, raising=False)
    assert said(language) == whole
    assert f"babel/locale-data/{language}.dat" in read
