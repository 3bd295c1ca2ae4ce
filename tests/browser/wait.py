"""Waiting for what only the page's own code can tell."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

_INTERVAL_MILLIS = 20
PATIENCE = 120
"""Seconds for anything on the page: they only matter where something is wrong."""


def until(page: Page, expression: str, arg: Any = None) -> None:
    """Wait until JavaScript (an expression, or a function; also of promises) is true.

    Playwright's ``wait_for_function`` calls ``eval`` inside the page, which our
    Content-Security-Policy forbids, and takes a promise itself as true.
    """
    until_holds(page, lambda: page.evaluate(expression, arg), expression)


def until_holds(page: Page, holds: Callable[[], object], what: str = "it") -> None:
    """Wait until this returns something true, while the page goes on."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"not within {PATIENCE} s: {what}"
        page.wait_for_timeout(_INTERVAL_MILLIS)


def until_painted(page: Page) -> None:
    """Wait until the page has painted what was changed, in the styles it asked for."""
    frame = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
    page.evaluate(frame)
    until(page, "[...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)")
    page.evaluate(frame)
