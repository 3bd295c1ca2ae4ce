"""Dates as a language writes them.

>>> written_day("2030-01-01", "de"), written_day("2030-01-01", "en")
('1. Januar 2030', '1 January 2030')
>>> written_day("a word", "de")
'a word'
"""

import re
from datetime import date

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_LOCALES = {"en": "en_GB"}


def written_day(text: str, language: str) -> str:
    """A day such as 2026-11-16 as people write it; any other text as it is."""
    if not _DAY.fullmatch(text):
        return text
    from babel.dates import format_date  # rarely needed, and slow to import

    try:
        day = date.fromisoformat(text)
    except ValueError:
        return text
    return format_date(day, "long", locale=_LOCALES.get(language, language))
