"""Until when a table waits, and for whom."""

from dataclasses import replace

import pytest

from dreistein.table.model import events as e
from dreistein.table.model import timeouts
from dreistein.table.model.pace import clock_start, followed_at
from dreistein.table.model.state import TableState
from dreistein.table.model.timeouts import awaited_seats, reveal_until, seals_until, substitute_at
from table.model.scenes import ADA, BEN, BOT, EVE, after, gathering, playing

SEAL = e.Sealed("ada", "s", 3)
AGAIN = after(playing(ADA, BEN, EVE), e.Rematched("00" * 32, 2))


def away_at(person: str) -> float:
    return {"ada": 40_000, "ben": 50_000, "eve": 60_000}[person]


def to_move(state: TableState, seat: int) -> TableState:
    """As if it were the turn of a seat."""
    assert state.match is not None
    round = replace(state.match.round, turn=seat)
    return replace(state, match=replace(state.match, round=round), clock_at=1000)


@pytest.mark.parametrize(
    ("before", "action", "at", "seen"),
    [(0, "012@0,0", 5, 1005), (9, "012@0,0", 5, 1009), (0, "+", 5, 605), (0, "-", 5, 1005)],
)
def test_viewers_see_one_action_after_another(before: int, action: str, at: int, seen: int) -> None:
    assert followed_at(before, action, at) == seen


def test_a_clock_starts_when_the_moves_were_seen_but_soon() -> None:
    started = [clock_start(100, seen) for seen in (50, 900, 12_100, 12_101)]
    assert started == [100, 900, 12_100, 12_100]


@pytest.mark.parametrize(
    ("clock", "here", "seat", "at"),
    [
        (None, {"ada"}, 0, None),
        (None, {"ada"}, 1, 50_000),
        (None, {"ada", "ben"}, 1, None),
        (None, set(), 1, None),
        (None, {"eve"}, 1, None),
        (30, {"ada"}, 0, 32_000),
        (30, {"ada"}, 1, 32_000),
        (90, {"ada"}, 1, 50_000),
        (30, set(), 1, None),
    ],
)
def test_a_bot_steps_in_for_who_is_away_or_late(
    clock: int | None, here: set[str], seat: int, at: int | None
) -> None:
    state = to_move(playing(ADA, BEN, clock=clock), seat)
    assert substitute_at(state, here, away_at) == at
    assert timeouts.time_up_at(state) == (None if clock is None else 2000 + 1000 * clock)
    assert substitute_at(to_move(playing(ADA, BOT), 1), {"ada"}, away_at) is None, "never for bots"


def test_shares_are_waited_for_from_the_last_seal_on() -> None:
    bound = after(gathering(ADA, BEN), SEAL, e.Sealed("ben", "t", 4), e.Bound(5))
    assert [reveal_until(state, 2) for state in (gathering(ADA, BEN), bound)] == [None, 2005]
    assert reveal_until(replace(bound, turn_at=9), 2) == 2009
    assert reveal_until(playing(ADA, BEN), 2) is None


def test_a_rematch_waits_from_the_first_seal_on() -> None:
    assert seals_until(AGAIN) is None
    assert seals_until(after(gathering(ADA, BEN), SEAL)) is None
    sealed = after(AGAIN, SEAL, e.Sealed("ben", "t", 9))
    assert seals_until(sealed) == 30_003
    assert seals_until(replace(sealed, turn_at=7)) == 30_007
    assert seals_until(after(sealed, e.Sealed("eve", "u", 9), e.Bound(9))) is None


@pytest.mark.parametrize(
    ("events", "here", "awaited"),
    [
        ([], set(), []),
        ([], {"ada"}, [(50_000, 1), (60_000, 2)]),
        ([], {"ada", "ben", "eve"}, []),
        ([SEAL], {"ada", "ben", "eve"}, [(30_003, 1), (30_003, 2)]),
        ([SEAL], {"ada", "ben"}, [(60_000, 2), (60_000, 1)]),
        ([SEAL, e.Held(2, "casual", 4)], {"ada", "ben"}, [(30_003, 1)]),
    ],
)
def test_who_is_here_is_waited_for_at_least_as_long_as_who_is_not(
    events: list[e.Event], here: set[str], awaited: list[tuple[float, int]]
) -> None:
    assert awaited_seats(after(AGAIN, *events), here, away_at) == awaited
