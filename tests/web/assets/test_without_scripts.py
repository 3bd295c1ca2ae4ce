"""Without JavaScript every page says so, in all six languages."""

import re

import pytest

from dreistein.text import LANGUAGES
from dreistein.web.assets.screens import STATIC_FOLDER


@pytest.mark.parametrize("page", ["index.html", "pad/index.html", "rulebook/index.html"])
def test_every_language_is_told(page: str) -> None:
    text = (STATIC_FOLDER / page).read_text("utf-8")
    (told,) = re.findall("<noscript>(.*?)</noscript>", text, re.DOTALL)
    lines = dict(re.findall(r'<p lang="(\w\w)">(Dreistein .*? JavaScript.*?)</p>', told))
    assert (set(lines), len(set(lines.values()))) == (set(LANGUAGES), len(LANGUAGES))
