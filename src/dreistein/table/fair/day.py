"""The game of the day: one deal for everybody, which nobody can work out before.

Each day has a secret that follows from the server's master key. Its SHA-256 is published ahead; the
seed is an HMAC of the date under it; from the day after on the secret is public. Days are UTC's.

>>> days = Days(bytes(32))
>>> day = parse_day("2026-11-16")
>>> days.commitment(day)[:16], days.seed(day, today=day)[:16]
('17f93cff4ed5272e', '2949da3d4eb8f6b0')
>>> days.secret(day, today=day)  # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
    ...
dreistein...StillSecret: The secret of 2026-11-16 is revealed when that day is over (UTC).
"""

import hmac
import re
import secrets
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError, quote
from dreistein.rules.solitaire import Solitaire
from dreistein.table.fair.commitment import commitment

FIRST = date(2026, 11, 1)
"""The first day that has a game."""
EDITION: Edition = EDITIONS["international"]
NUMBERS = Solitaire(rack=10, draws=20)
AHEAD = 7
"""For so many days ahead the hashes of the secrets are published."""
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_LABEL = "dreistein-day-secret/1 "


class DayError(DreisteinError):
    """A day that has no game, or none yet."""


class NoDate(DayError):
    code = "no-date"
    sentence = "{text} is no date; write one as in {example}."


class DayBefore(DayError):
    code = "day-before-first"
    sentence = "There was no game of the day on {day}; the first one was on {first}."


class DayAhead(DayError):
    code = "day-ahead"
    sentence = "The game of {day} is not open yet; today is {today} (UTC)."


class StillSecret(DayError):
    code = "day-secret"
    sentence = "The secret of {day} is revealed when that day is over (UTC)."


def new_master() -> bytes:
    """A fresh master key from the operating system's randomness."""
    return secrets.token_bytes(32)


def day_at(millis: int) -> date:
    """The day that it is at a Unix time in milliseconds, in UTC."""
    return datetime.fromtimestamp(millis // 1000, UTC).date()


def parse_day(text: str) -> date:
    """A date as in 2026-11-16, and no other spelling."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass  # such as February 30
    raise NoDate(text=quote(text), example=FIRST)


def seed_of_day(secret: str, day: date) -> str:
    """The seed that a day's secret gives: HMAC-SHA256 of the date, in hexadecimal digits.

    >>> seed_of_day("00" * 32, date(2026, 11, 16))[:16]
    '544012fe3d2d5605'
    """
    return hmac.digest(secret.encode(), day.isoformat().encode(), "sha256").hex()


@dataclass(frozen=True, slots=True)
class Days:
    """The games of the day of one server, by its master key of 32 bytes."""

    master: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.master) != 32:
            raise ValueError("a master key has 32 bytes")

    def commitment(self, day: date) -> str:
        """What anyone may know of a day's secret at any time: its SHA-256."""
        return commitment(self._secret(day))

    def published(self, today: date, ahead: int = AHEAD) -> list[tuple[date, str]]:
        """The commitments of today and of the days ahead."""
        days = [today + timedelta(days=n) for n in range(ahead + 1)]
        return [(day, self.commitment(day)) for day in days]

    def seed(self, day: date, *, today: date) -> str:
        """The seed to deal a day's game from. It stays on the server until the day is over."""
        check_open(day, today)
        return seed_of_day(self._secret(day), day)

    def secret(self, day: date, *, today: date) -> str:
        """The secret of a day that is over."""
        check_open(day, today)
        if day == today:
            raise StillSecret(day=day)
        return self._secret(day)

    def _secret(self, day: date) -> str:
        return hmac.digest(self.master, f"{_LABEL}{day.isoformat()}".encode(), "sha256").hex()


def check_open(day: date, today: date) -> None:
    """Whether the game of a day can be played: refused before the first and after today."""
    if day < FIRST:
        raise DayBefore(day=day, first=FIRST)
    if day > today:
        raise DayAhead(day=day, today=today)
