"""The game of the day: one deal for everybody, which nobody can compute beforehand.

Each day has a secret that follows from the server's master key. Its SHA-256 is published ahead; the
seed is an HMAC of the date under it; from the next day on the secret is public. Days are in UTC.

>>> days = Days(bytes(32))
>>> day = parse_day("2026-11-16")
>>> days.commitment(day)[:16], days.seed(day, today=day)[:16]
('17f93cff4ed5272e', '2949da3d4eb8f6b0')
>>> days.secret(day, today=day)  # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
    ...
dreistein...StillSecret: The secret of 16 November 2026 is revealed when that day is over (UTC).
"""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError, quote
from dreistein.rules.solitaire import Solitaire
from dreistein.table.fair.commitment import commitment
from dreistein.text.dates import written_day

FIRST_DAY = date(2026, 11, 1)
"""The first day that has a game."""
DAY_EDITION: Edition = EDITIONS["international"]
DAY_SOLITAIRE = Solitaire(rack=10, draws=20)
DAYS_AHEAD = 7
"""For how many days ahead the hashes of the secrets are published."""
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_SECRET_LABEL = "dreistein-day-secret/1 "


class DayError(DreisteinError):
    """A day that has no game, or not yet."""

    def _in_english(self, name: str, value: str | int) -> str | int:
        found = super()._in_english(name, value)
        return written_day(found, "en") if isinstance(found, str) and name != "example" else found


class NotADate(DayError):
    code = "no-date"
    sentence = "{text} is not a date. Write it like {example}."


class DayBeforeFirst(DayError):
    sentence = "There was no game of the day on {day}. The first one was on {first}."


class DayAhead(DayError):
    sentence = "The game of {day} is not open yet. Today is {today} (UTC)."


class StillSecret(DayError):
    code = "day-secret"
    sentence = "The secret of {day} is revealed when that day is over (UTC)."


OPEN_MASTER = hashlib.sha256(b"dreistein-open-days/1").digest()
"""The master key where there is no server: anybody can work out the games of all days with it."""


def new_master() -> bytes:
    """A fresh master key from the operating system's randomness."""
    return secrets.token_bytes(32)


def day_at(millis: int) -> date:
    """The day in UTC at a Unix time in milliseconds."""
    return datetime.fromtimestamp(millis // 1000, UTC).date()


def parse_day(text: str) -> date:
    """Parse a date written like 2026-11-16; raises :class:`NotADate`."""
    try:
        if _DATE.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass  # such as February 30
    raise NotADate(text=quote(text), example=FIRST_DAY)


def seed_of_day(secret: str, day: date) -> str:
    """The seed of a day: HMAC-SHA256 of the date under its secret, in hexadecimal digits.

    >>> seed_of_day("00" * 32, date(2026, 11, 16))[:16]
    '544012fe3d2d5605'
    """
    return hmac.digest(secret.encode(), day.isoformat().encode(), "sha256").hex()


@dataclass(frozen=True, slots=True)
class Days:
    """The games of the day of one server, which follow from its master key of 32 bytes."""

    master: bytes = field(repr=False)

    def first_try(self, day: date, person: str) -> str:
        """The id of the table of a person's first try, which nobody can guess."""
        text = f"dreistein-first-try {day.isoformat()} {person}".encode()
        name = hmac.digest(self.master, text, "sha256")[:16]
        return base64.urlsafe_b64encode(name).decode().rstrip("=")

    def __post_init__(self) -> None:
        if len(self.master) != 32:
            raise ValueError("a master key has 32 bytes")

    def commitment(self, day: date) -> str:
        """The SHA-256 of a day's secret, which anyone may know at any time."""
        return commitment(self._secret(day))

    def commitments(self, today: date) -> list[tuple[date, str]]:
        """The commitments of today and of the days ahead."""
        days = [today + timedelta(days=n) for n in range(DAYS_AHEAD + 1)]
        return [(day, self.commitment(day)) for day in days]

    def seed(self, day: date, *, today: date) -> str:
        """The seed of a day's game. It stays on the server until the day is over."""
        check_open(day, today)
        return seed_of_day(self._secret(day), day)

    def secret(self, day: date, *, today: date) -> str:
        """The secret of a day that is over; raises :class:`StillSecret`."""
        check_open(day, today)
        if day == today:
            raise StillSecret(day=day)
        return self._secret(day)

    def _secret(self, day: date) -> str:
        return hmac.digest(
            self.master, f"{_SECRET_LABEL}{day.isoformat()}".encode(), "sha256"
        ).hex()


def check_open(day: date, today: date) -> None:
    """Raise unless the game of a day can be played: not before the first, nor after today."""
    if day < FIRST_DAY:
        raise DayBeforeFirst(day=day, first=FIRST_DAY)
    if day > today:
        raise DayAhead(day=day, today=today)
