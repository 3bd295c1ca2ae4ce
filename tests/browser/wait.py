"""Waiting for what only the page's own code can tell."""

import time
from typing import Any

from playwright.sync_api import Page


def until(page: Page, expression: str, arg: Any = None, seconds: float = 15) -> None:
    """Wait until JavaScript (an expression, or a function, of promises too) says yes.

    Playwright's ``wait_for_function`` asks again by ``eval`` from inside the page, which our
    Content-Security-Policy forbids, and takes a promise itself for a yes.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, f"not within {seconds} s: {expression}"
        page.wait_for_timeout(20)
