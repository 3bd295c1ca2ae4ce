"""A plugin of pytest: which lines of the page's modules each test in a browser runs.

What Chromium counted is taken before a page goes elsewhere or is closed; pages that a link opened
are not looked at. The lines go to the file in MUTANTS_PAGES, by test and module.
"""

import json
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, wraps
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Error, Page

from dreistein.web.assets.files import as_served

STATIC = Path("src/dreistein/web/static")
_MODULE = re.compile(r"/static/(?:v[0-9a-f]+/)?([^?]+\.js)")
_test = ""
_lines: defaultdict[str, defaultdict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
_counted: dict[Page, CDPSession] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    global _test
    _test = item.nodeid
    return (yield)


def pytest_sessionfinish() -> None:
    found = {
        test: {name: sorted(lines) for name, lines in modules.items()}
        for test, modules in _lines.items()
    }
    Path(os.environ["MUTANTS_PAGES"]).write_text(json.dumps(found), encoding="utf-8")


@cache
def _served(name: str) -> str:
    return as_served(name, (STATIC / name).read_text("utf-8"))


def _run_lines(text: str, functions: list[dict[str, Any]]) -> set[int]:
    """The lines of which something was run: of two ranges, the inner one counts."""
    was_run = bytearray(len(text))
    ranges = [each for function in functions for each in function["ranges"]]
    for each in sorted(ranges, key=lambda each: each["startOffset"] - each["endOffset"]):
        start, end = each["startOffset"], each["endOffset"]
        was_run[start:end] = bytes([each["count"] > 0]) * (min(end, len(text)) - start)
    rows = text.splitlines(keepends=True)
    ends = accumulate(map(len, rows))
    return {
        number
        for number, (row, end) in enumerate(zip(rows, ends, strict=True), 1)
        if any(was_run[end - len(row) : end])
    }


def _take(page: Page) -> None:
    with suppress(Error):
        told = _counted[page].send("Profiler.takePreciseCoverage")
        for script in told["result"]:
            if (found := _MODULE.search(script["url"])) and (STATIC / found[1]).exists():
                _lines[_test][found[1]] |= _run_lines(_served(found[1]), script["functions"])


def _counting(opened: Callable[..., Page]) -> Callable[..., Page]:
    @wraps(opened)
    def new_page(context: BrowserContext, *given: Any, **more: Any) -> Page:
        page = opened(context, *given, **more)
        _counted[page] = context.new_cdp_session(page)
        _counted[page].send("Profiler.enable")
        _counted[page].send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        return page

    return new_page


def _after_taking(what: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(what)
    def taken(page: Page | BrowserContext, *given: Any, **more: Any) -> Any:
        for each in [page] if isinstance(page, Page) else page.pages:
            if each in _counted:
                _take(each)
        return what(page, *given, **more)

    return taken


for _kind, _name in ((Page, "goto"), (Page, "reload"), (Page, "close"), (BrowserContext, "close")):
    setattr(_kind, _name, _after_taking(getattr(_kind, _name)))
BrowserContext.new_page = _counting(BrowserContext.new_page)  # type: ignore[method-assign]
