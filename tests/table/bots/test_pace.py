"""A stopwatch tells nothing about a bot's rack: forced moves take as long as rich ones."""

import asyncio
import selectors
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from dreistein.processes.queue import Priority
from dreistein.rules import EDITIONS, Round
from dreistein.rules.actions import Action
from dreistein.rules.view import View, view
from dreistein.table.bots import pool
from dreistein.table.bots.pool import ALONE, BotPool, Pace

DECISIONS = 3000


class VirtualTime(selectors.SelectSelector):
    """Lets an event loop's time pass at once instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += timeout or 0
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.virtual = VirtualTime()
        super().__init__(self.virtual)

    def time(self) -> float:
        return self.virtual.now


class Thinkers(BotPool):
    """Bots that take longer the more they can do, and no time at all if they have no choice.

    Before that, each decision waits for a worker.
    """

    def __init__(self, pace: Pace | None = None, queue_seconds: float = 0) -> None:
        super().__init__(1, pace=pace)
        self._queue_seconds, self.given = queue_seconds, 0

    async def _answer(
        self, task: Any, asked: Any, millis: int | None, priority: Priority, begins: Any = None
    ) -> Any:
        await asyncio.sleep(self._queue_seconds)
        share = self.given = 700 if millis is None else millis
        if begins is not None:
            begins(share)
        choices = len(asked[-1])
        if choices > 1:
            await asyncio.sleep(min(0.009 * choices, share / 1000))
        return 0


def decisions() -> list[tuple[View, list[Action]]]:
    """Positions of random rounds, with what may be done in them."""
    rng = Random(8)
    found: list[tuple[View, list[Action]]] = []
    while len(found) < DECISIONS:
        round = Round.seeded(str(len(found)), EDITIONS["german"])
        while round.end is None:
            legal = list(round.legal_actions())
            found.append((view(round, round.turn), legal))
            round = round.apply(rng.choice(legal))
    return found[:DECISIONS]


def times(bots: BotPool, level: str, asked: list[tuple[View, list[Action]]]) -> list[float]:
    async def ask() -> list[float]:
        clock = asyncio.get_running_loop().time
        taken = []
        for seen, legal in asked:
            start = clock()
            await bots.choose(level, seen, legal)
            taken.append(clock() - start)
        return taken

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(ask())


def told_apart(taken: list[float], forced: list[bool]) -> float:
    """How often a threshold, fitted to the first half, tells forced moves in the second."""
    half = len(taken) // 2

    def right(at: float, start: int, end: int) -> float:
        hits = sum((taken[n] <= at) == forced[n] for n in range(start, end))
        return max(hits, end - start - hits) / (end - start)

    best = max(sorted(taken[:half])[::25], key=lambda at: right(at, 0, half))
    return right(best, half, len(taken))


def test_the_time_of_an_answer_does_not_depend_on_the_rack(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(5)  # true chance would fail now and then
    monkeypatch.setattr(pool, "fresh_random", lambda: rng)
    asked = decisions()
    forced = [len(legal) == 1 for _, legal in asked]
    half = len(forced) // 2
    guess = max(sum(forced[half:]), half - sum(forced[half:])) / half
    assert 0.1 < sum(forced) / len(forced) < 0.9
    # A stopwatch at bots without a pace knows nearly everything, so this could fail.
    assert told_apart(times(Thinkers(), "expert", asked), forced) > 0.98
    for level, late in (("expert", 0), ("expert", 3), ("strong", 0), ("greedy", 0)):
        taken = times(Thinkers(Pace(), late), level, asked)
        assert told_apart(taken, forced) < guess + 0.02
        rich = [t for t, (_, legal) in zip(taken, asked, strict=True) if len(legal) > 8]
        poor = [t for t, (_, legal) in zip(taken, asked, strict=True) if len(legal) <= 8]
        spread = max(taken) - min(taken)
        assert abs(sum(rich) / len(rich) - sum(poor) / len(poor)) < 0.05 * spread


def test_a_decision_counts_until_its_answer_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the metrics learns no more than with a stopwatch."""
    monkeypatch.setattr(pool, "fresh_random", lambda: Random(5))
    forced, rich = (
        next(each for each in decisions() if (len(each[1]) > 8) == many) for many in (False, True)
    )

    async def counted(seen: View, legal: list[Action]) -> list[int]:
        bots = Thinkers(Pace())
        asked = asyncio.ensure_future(bots.choose("expert", seen, legal))
        told = []
        while not asked.done():
            await asyncio.sleep(0.01)
            told.append(bots.deciding)
        return told

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        some, many = runner.run(counted(*forced)), runner.run(counted(*rich))
    assert {*some[:-1]} == {*many[:-1]} == {1}
    assert some[-1] == many[-1] == 0


def test_thinkers_take_longer_than_instant_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    spread = SimpleNamespace(uniform=lambda least, most: 100 * least + most)
    monkeypatch.setattr(pool, "fresh_random", lambda: spread)
    assert [Pace().draw(level) for level in ("greedy", "expert")] == [15.4, 35.75]


def test_a_forced_move_that_was_late_takes_as_long_as_one_that_is_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "fresh_random", lambda: SimpleNamespace(uniform=lambda *_: 0.5))
    seen, legal = next(each for each in decisions() if len(each[1]) == 1)

    bots = Thinkers(Pace(), queue_seconds=3)

    async def late() -> tuple[float, list[Action]]:
        chosen = await bots.choose("expert", seen, legal)
        return asyncio.get_running_loop().time(), [chosen]

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        at, chosen = runner.run(late())
    assert at == pytest.approx(3 + 0.44 + 0.06)
    assert chosen == legal
    assert bots.given == 440


def test_bots_among_themselves_do_not_wait() -> None:
    async def alone() -> float:
        clock = asyncio.get_running_loop().time
        seen, legal = decisions()[0]
        await Thinkers(Pace()).choose("greedy", seen, legal[:1], priority=ALONE)
        return clock()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        assert runner.run(alone()) == 0
