"""Every text that the page's modules ask for is in the catalogues, read without a browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dreistein.web
from text.catalogues import entries

STATIC = Path(dreistein.web.__file__).parent / "static"
MODULES = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)
CALL = re.compile(r"(?<![\w.$])t\(")
LITERAL = re.compile(r'"([a-z]+(?:-[a-z0-9]+)+)"|`([a-z]+(?:-[a-z0-9]+)*-)\$\{')


def calls(source: str) -> Iterator[str]:
    """The arguments of every call of ``t``."""
    for found in CALL.finditer(source):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(source[end], 0)
            end += 1
        yield source[found.end() : end - 1]


def test_every_text_that_a_module_asks_for_is_there() -> None:
    known, asked, missing = set(entries("en")), set(), []
    for module in MODULES:
        for arguments in calls(module.read_text(encoding="utf-8")):
            for whole, prefix in LITERAL.findall(arguments):
                asked.add(whole or prefix)
                if whole not in known and not (prefix and any(k.startswith(prefix) for k in known)):
                    missing.append(f"{module.name}: {whole or prefix}")
    assert missing == []
    assert len(asked) > 300


@pytest.mark.parametrize(
    "source", ['t("page-x")', 'a ? t(b ? "page-x" : c(1)) : 2', "t(`page-${x}`)"]
)
def test_calls_are_found(source: str) -> None:
    (arguments,) = calls(source)
    assert LITERAL.search(arguments)
