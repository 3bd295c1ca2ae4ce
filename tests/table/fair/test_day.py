"""The game of the day: fixed ahead, secret until it is over, and the same for everybody."""

import hashlib
import hmac
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.table.fair import day as fair
from dreistein.table.fair.day import FIRST_DAY, DayAhead, Days, day_at, new_master, seed_of_day

masters = st.binary(min_size=32, max_size=32)
days = st.dates(FIRST_DAY, date(2100, 1, 1))


def test_master_keys_are_random_and_not_in_the_repr() -> None:
    assert len({new_master() for _ in range(50)}) == 50
    assert all(len(new_master()) == 32 for _ in range(5))
    with pytest.raises(ValueError, match="32 bytes"):
        Days(b"short")
    assert "aaaa" not in repr(Days(b"a" * 32))


@given(masters, days)
def test_what_is_revealed_proves_what_was_published(master: bytes, day: date) -> None:
    served = Days(master)
    published = dict(served.commitments(day - timedelta(days=1)))[day]
    seed = served.seed(day, today=day)
    secret = served.secret(day, today=day + timedelta(days=1))
    assert hashlib.sha256(secret.encode()).hexdigest() == published == served.commitment(day)
    key, message = secret.encode(), str(day).encode()
    assert hmac.new(key, message, hashlib.sha256).hexdigest() == seed == seed_of_day(secret, day)
    assert served.seed(day, today=day + timedelta(days=400)) == seed


@given(masters, days)
def test_no_secret_is_revealed_too_early(master: bytes, day: date) -> None:
    served = Days(master)
    with pytest.raises(fair.StillSecret):
        served.secret(day, today=day)
    if day > FIRST_DAY:
        for early in (FIRST_DAY, day - timedelta(days=1)):
            for ask in (served.seed, served.secret):
                with pytest.raises(DayAhead):
                    ask(day, today=early)


@given(masters, days)
def test_a_revealed_secret_tells_nothing_of_another_day_or_server(master: bytes, day: date) -> None:
    served, later = Days(master), day + timedelta(days=2)
    other = Days(bytes(byte ^ 1 for byte in master))
    seen = {served.secret(day, today=later), served.secret(day + timedelta(days=1), today=later)}
    assert len(seen | {other.secret(day, today=later)}) == 3
    assert seed_of_day(served.secret(day, today=later), later) != served.seed(later, today=later)


def test_a_first_try_has_an_id_that_follows_from_day_person_and_server() -> None:
    asked = [(0, 0, "ada"), (0, 1, "ada"), (0, 0, "ben"), (1, 0, "ada")]
    found = [
        Days(bytes([key] * 32)).first_try(FIRST_DAY + timedelta(days), person)
        for key, days, person in asked
    ]
    assert found[0] == "78U2U3NMY0x0IUErVbXbCg"
    assert len({*found}) == 4


def test_there_is_no_game_before_the_first() -> None:
    before = FIRST_DAY - timedelta(days=1)
    for ask in (Days(bytes(32)).seed, Days(bytes(32)).secret):
        with pytest.raises(fair.DayBeforeFirst):
            ask(before, today=FIRST_DAY)
    assert Days(bytes(32)).seed(FIRST_DAY, today=FIRST_DAY)


def test_hashes_are_published_for_today_and_some_days_ahead() -> None:
    published = Days(bytes(32)).commitments(date(2026, 12, 28))
    assert [day for day, _ in published][:5:4] == [date(2026, 12, 28), date(2027, 1, 1)]
    assert len(published) == len({text for _, text in published}) == 8


def test_a_day_begins_and_ends_in_utc() -> None:
    midnight = 1_793_491_200_000  # 2026-11-01T00:00:00Z
    days = [day_at(midnight + millis) for millis in (-1, 0, 86_400_000 - 1)]
    assert days == [date(2026, 10, 31), date(2026, 11, 1), date(2026, 11, 1)]


@given(st.dates())
def test_dates_are_read_as_they_are_written(day: date) -> None:
    assert fair.parse_day(day.isoformat()) == day


@pytest.mark.parametrize(
    "text",
    [
        *("", "2026-11-16\n", " 2026-11-16", "20261116", "2026-W47-1", "2026-11-6", "x" * 100_000),
        *("2026-02-30", "0000-01-01", "２０２６-11-16", "2026-11-16T00:00"),
    ],
)
def test_other_texts_are_not_dates(text: str) -> None:
    with pytest.raises(fair.NotADate) as refused:
        fair.parse_day(text)
    assert refused.value.code == "no-date"
    assert len(str(refused.value)) < 200


def test_days_are_told_as_people_write_them() -> None:
    said = "The game of 2 November 2026 is not open yet. Today is 1 November 2026 (UTC)."
    assert str(DayAhead(day=FIRST_DAY + timedelta(1), today=FIRST_DAY)) == said
    assert str(fair.NotADate(text='"x"', example=FIRST_DAY)).endswith("Write it like 2026-11-01.")
