"""A clock that jumps takes nothing from anyone: no turn, no table, no place on a list."""

from pathlib import Path

import pytest

from dreistein.protocol.http.tables import NewTable
from dreistein.table.fair.day import day_at
from dreistein.table.runtime import clock
from dreistein.table.runtime.clock import (
    PATIENCE_SECONDS,
    SLOW_SECONDS,
    SharedTime,
    SteadyClock,
)
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store import settings as stored
from poll import until_async
from table.guests import BOT, ME, Clock, a_house

NOON = 1_794_830_400_000
HOUR, DAY = 3_600_000, 86_400_000


class System:
    """A machine whose clock can be set, and time that passes anyway."""

    def __init__(self, wall: int = NOON) -> None:
        self.wall, self.passed = wall, 1000.0

    def clock(self, seen: int | None = None) -> SteadyClock:
        made = SteadyClock(lambda: self.wall, lambda: self.passed)
        made.start(seen)
        return made

    def wait(self, seconds: float) -> None:
        self.wall += int(1000 * seconds)
        self.passed += seconds


@pytest.mark.parametrize("jump", [-40 * DAY, -HOUR, -5000, 5000, HOUR, 40 * DAY])
def test_a_jump_is_followed_only_once_it_has_lasted(
    jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    system = System()
    clock = system.clock()
    system.wall += jump
    for _ in range(PATIENCE_SECONDS // 60):
        before = clock()
        clock.tick()
        assert not clock.settled
        system.wait(60)
        assert clock() == before + 60_000
    clock.tick()
    assert clock.settled
    assert clock() == system.wall
    jumped = f"the clock jumped by {jump // 1000} seconds; waiting"
    assert caplog.messages == [jumped, "the clock stayed there, and is followed"]


@pytest.mark.parametrize(
    ("ahead", "moved", "settled"),
    [(250, 0, True), (251, 251, True), (-2000, -2000, True), (2001, 2001, False)],
)
def test_the_first_server_is_agreed_with_and_decides_what_to_doubt(
    ahead: int, moved: int, settled: bool
) -> None:
    clock = System().clock()
    clock.agree(ahead)
    assert (clock() - NOON, clock.settled) == (moved, settled)


def test_a_jump_taken_back_leaves_no_trace_and_small_corrections_are_followed() -> None:
    system = System()
    clock = system.clock()
    system.wall += DAY
    clock.tick()
    system.wait(60)
    system.wall -= DAY
    clock.tick()
    assert clock.settled
    assert clock() == NOON + 60_000
    system.wall += 700
    clock.tick()
    assert (clock(), clock.settled) == (NOON + 60_700, True)


@pytest.mark.parametrize(
    ("off", "believed"),
    [(HOUR, True), (DAY, True), (40 * DAY, False), (-HOUR, False), (-40 * DAY, False)],
)
def test_a_server_that_was_off_doubts_a_clock_far_from_the_last(off: int, believed: bool) -> None:
    clock = System(NOON + off).clock(seen=NOON)
    assert (clock.settled, clock()) == (believed, NOON + off if believed else NOON)


async def test_the_time_of_a_database_was_told_halfway_and_passes_as_time_does() -> None:
    passed = 10.0

    async def ask() -> int:
        nonlocal passed
        passed += 2
        return NOON

    shared = SharedTime(ask, lambda: passed)
    await shared.measure()
    assert shared() == NOON + 1000
    passed += 5
    assert shared() == NOON + 6000
    assert not shared.hear(NOON + HOUR, passed - SLOW_SECONDS - 0.1), "too slow to go by"
    assert shared() == NOON + 6000
    assert shared.hear(NOON + HOUR, passed)
    assert shared() == NOON + HOUR


async def test_nothing_is_pruned_while_the_clock_is_doubted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = System()
    both = (lambda: system.wall, lambda: system.passed)
    monkeypatch.setattr(clock, "SteadyClock", lambda _: SteadyClock(*both))
    settings = HouseSettings(idle_seconds=0.01, keep_days=30)
    async with a_house(tmp_path, settings) as house:
        table = await house.hosting.new_table("ada", NewTable((ME, BOT)))
    system.wall += 40 * DAY
    async with a_house(tmp_path, settings) as house:
        assert await house.store.read(stored.value, "clock") == b"%d" % NOON, "as ever stored"

        def swept() -> bool:
            system.wait(0.1)
            return not house.tables.running

        await house.visits.view("ada", table)
        await until_async(swept)
        assert await house.visits.view("ada", table)

        def believed() -> bool:
            system.wait(60)
            return house.context.clock.settled

        await until_async(believed)


async def test_a_day_whose_secret_was_told_has_no_open_list_any_more(tmp_path: Path) -> None:
    clock = Clock()
    today = day_at(clock.now)
    async with a_house(tmp_path, now=clock) as house:
        clock.now += DAY
        await house.day.secret(today)
    clock.now -= DAY
    async with a_house(tmp_path, now=clock) as house:
        late = await house.day.table("ada", today, "Ada")
        assert not (await house.visits.view("ada", late)).listed
