"""The examples for OpenSpiel, which only the lab has, in the module and on its page."""

import doctest
from pathlib import Path

import pytest

pytestmark = pytest.mark.lab

ROOT = Path(__file__).parents[2]


def test_the_module_does_what_it_shows() -> None:
    import dreistein.envs.open_spiel

    assert doctest.testmod(dreistein.envs.open_spiel) == (0, 6)


def test_the_page_shows_what_happens() -> None:
    page = str(ROOT / "docs" / "open-spiel.md")
    assert doctest.testfile(page, module_relative=False, encoding="utf-8") == (0, 6)
