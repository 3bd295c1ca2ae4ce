"""Modules as the folder of ``make static`` has them."""

import traceback
from types import CodeType
from typing import Any

import pytest
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
