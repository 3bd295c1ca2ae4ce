"""How much the tests do: what every change needs, or all of it with ``make nightly``."""

import os

from dreistein.text import LANGUAGES

NIGHTLY = os.environ.get("DREISTEIN_NIGHTLY") == "1"
QUICK = os.environ.get("DREISTEIN_QUICK") == "1"
LAB = NIGHTLY or os.environ.get("DREISTEIN_LAB") == "1"
"""Whether the large packages of the extra ``research`` are there."""


def size(usual: int, nightly: int) -> int:
    """A number of games, examples or repetitions."""
    return nightly if NIGHTLY else usual


SHOWN_LANGUAGES = LANGUAGES if NIGHTLY else ("de",)
"""The languages that the browser shows: in general the one with the longest words.

That all six have every text is proved without a browser.
"""
