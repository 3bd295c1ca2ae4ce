"""Bots in real worker processes, which think, die, hang, and are overloaded."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from dreistein.bots.greedy import points_of
from dreistein.bots.registry import NoSuchBot
from dreistein.rules import EDITIONS, Action, Placement, Round, View, view
from dreistein.table.bots import pool
from dreistein.table.bots.pool import AWAITED, LEAST_MILLIS, BotPool, Busy
from dreistein.table.bots.tasks import decide
from poll import until_async
from processes.tasks import Frozen, exists

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tests look into /proc")


def a_position() -> tuple[View, list[Action]]:
    """A position with several placements to choose from, worth different points."""
    round = Round.seeded("dreistein", EDITIONS["german"], 2)
    while round.end is None:
        legal = sorted(round.legal_actions(), key=str)
        seen = view(round, round.turn)
        worth = {points_of(seen, action) for action in legal if isinstance(action, Placement)}
        if len(worth) > 2:
            return seen, legal
        round = round.apply(legal[-1])
    raise AssertionError("there is such a position")


VIEW, LEGAL = a_position()
GREEDIEST = max(points_of(VIEW, action) for action in LEGAL if isinstance(action, Placement))


def is_greedy(action: Action) -> bool:
    return isinstance(action, Placement) and points_of(VIEW, action) == GREEDIEST


@asynccontextmanager
async def bots(workers: int = 1, queue: int = 8) -> AsyncIterator[BotPool]:
    """A pool that leaves no process behind."""
    made = BotPool(workers, queue)
    await made.open()
    pids: tuple[int, ...] = ()
    try:
        yield made
        pids = made.workers
    finally:
        await made.close()
    assert made.workers == ()
    assert not any(map(exists, pids))


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner(debug=True) as runner:
        yield runner


async def stopped_worker(made: BotPool) -> int:
    """The id of a worker that has made one decision and is now stopped."""
    await made.choose("strong", VIEW, LEGAL)
    (pid,) = made.workers
    os.kill(pid, signal.SIGSTOP)
    return pid


def ask(made: BotPool, address: str) -> "asyncio.Future[Action]":
    decision = made.choose("strong", VIEW, LEGAL, priority=AWAITED._replace(party=address))
    return asyncio.ensure_future(decision)


async def asked(made: BotPool, times: int = 1) -> "list[asyncio.Future[Action]]":
    """Decisions that wait for a worker."""
    waiting = [ask(made, "") for _ in range(times)]
    await until_async(lambda: made.pending == times and made.workers)
    return waiting


async def test_every_level_chooses_something_legal_and_only_thinkers_need_a_process(
    eager_workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "_WORKER_NICENESS", eager_workers)
    async with bots() as made:
        for level in ("random", "greedy", "casual"):
            assert await made.choose(level, VIEW, LEGAL) in LEGAL
        assert await made.choose("strong", VIEW, LEGAL[:1]) == LEGAL[0]
        assert not made.workers
        with pytest.raises(NoSuchBot):
            await made.choose("genius", VIEW, LEGAL)
        for level in ("strong", "expert"):
            assert await made.choose(level, VIEW, LEGAL, 50) in LEGAL
        (pid,) = made.workers
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, ours + 15), "it gives way to us"
        explained = await made.rank(VIEW, LEGAL, 50)
        assert {one.ranked.action for one in explained} == set(LEGAL)
        assert any(one.reasons for one in explained)


async def test_the_loop_goes_on_while_bots_think() -> None:
    async with bots() as made:
        pid = await stopped_worker(made)
        (decision,) = await asked(made)
        for _ in range(20):
            await asyncio.sleep(0.001)
            assert await made.choose("greedy", VIEW, LEGAL) in LEGAL
        assert not decision.done()
        os.kill(pid, signal.SIGCONT)
        assert await decision in LEGAL


async def test_a_killed_worker_is_replaced_and_its_decision_repeated() -> None:
    async with bots() as made:
        pid = await stopped_worker(made)
        (decision,) = await asked(made)
        os.kill(pid, signal.SIGKILL)
        assert await decision in LEGAL
        assert not exists(pid)
        (other,) = made.workers
        assert other != pid
        os.kill(other, signal.SIGKILL)  # when it has nothing to do
        assert await made.choose("strong", VIEW, LEGAL) in LEGAL
        assert other not in made.workers
        assert not made.fallbacks


async def test_after_two_deaths_bots_are_greedy_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with bots() as made:
        first = await stopped_worker(made)
        (decision,) = await asked(made)
        with monkeypatch.context() as patched:
            patched.setattr(subprocess, "Popen", Frozen)  # else it could answer before it dies
            os.kill(first, signal.SIGKILL)
            await until_async(lambda: made.workers and made.workers != (first,))
        os.kill(made.workers[0], signal.SIGKILL)
        assert is_greedy(await decision)
        assert dict(made.fallbacks) == {"lost": 1}
        assert await made.choose("strong", VIEW, LEGAL) in LEGAL
        assert dict(made.fallbacks) == {"lost": 1}


async def test_a_hung_worker_is_ended_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with bots() as made:
        pid, patience = await stopped_worker(made), iter((0.0, 60.0))

        def share(*_: object) -> int:
            monkeypatch.setattr(pool, "_EXTRA_SECONDS", next(patience))
            return LEAST_MILLIS

        monkeypatch.setattr(made, "share", share)
        assert await made.choose("strong", VIEW, LEGAL) in LEGAL
        assert not made.fallbacks
        assert not exists(pid)


async def test_a_full_queue_refuses_hints_and_bots_turn_greedy() -> None:
    async with bots(workers=1, queue=2) as made:
        pid = await stopped_worker(made)
        waiting = await asked(made, 3)
        assert made.crowded
        assert is_greedy(await made.choose("expert", VIEW, LEGAL))
        with pytest.raises(Busy) as refused:
            await made.rank(VIEW, LEGAL, 100)
        assert (refused.value.code, dict(made.fallbacks)) == ("busy", {"full": 2})
        os.kill(pid, signal.SIGCONT)
        assert all(action in LEGAL for action in await asyncio.gather(*waiting))
        assert (made.pending, made.crowded) == (0, False)


async def test_a_fault_in_a_hint_is_nobodys_but_ours() -> None:
    async with bots() as made:
        with pytest.raises(Busy):
            await made.rank(replace(VIEW, scores=(1, 2)), LEGAL, 100)
        assert dict(made.fallbacks) == {"failed": 1}


async def test_a_caller_that_gives_up_does_not_disturb_the_worker() -> None:
    async with bots() as made:
        pid = await stopped_worker(made)
        (decision,) = await asked(made)
        decision.cancel()
        with pytest.raises(asyncio.CancelledError):
            await decision
        os.kill(pid, signal.SIGCONT)
        await until_async(lambda: made.pending == 0)
        assert await made.choose("strong", VIEW, LEGAL) in LEGAL
        assert made.workers == (pid,)


async def test_closing_cancels_all_callers_and_leaves_no_process() -> None:
    async with bots() as made:
        pid = await stopped_worker(made)
        decisions = await asked(made, 3)
        await made.close()
        answers = await asyncio.gather(*decisions, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
        assert not exists(pid)
        with pytest.raises(RuntimeError):
            await made.choose("strong", VIEW, LEGAL)


async def test_decisions_get_less_time_when_many_are_waiting() -> None:
    async with bots(workers=1, queue=200) as made:
        assert (made.share(700), made.share(5)) == (700, 5)
        pid = await stopped_worker(made)
        shares, asked = list[int](), list["asyncio.Future[Action]"]()
        for crowd in (10, 40, 160):
            asked += [ask(made, f"address {number}") for number in range(made.pending, crowd)]
            await until_async(lambda crowd=crowd: made.pending == crowd)
            shares.append(made.share(700))
        assert 700 > shares[0] > shares[1] > shares[2] == LEAST_MILLIS
        os.kill(pid, signal.SIGCONT)


async def test_an_address_that_wants_much_takes_it_from_itself() -> None:
    async with bots(workers=1, queue=200) as made:
        pid = await stopped_worker(made)
        before = made.pending
        asked = [ask(made, "greedy") for _ in range(30)]
        await until_async(lambda: made.pending == before + len(asked))
        assert made.share(700, "greedy") <= 100
        assert made.share(700, "patient") == 700
        os.kill(pid, signal.SIGCONT)


async def test_a_hint_waits_for_one_decision_of_others() -> None:
    async with bots(workers=1, queue=20) as made:
        pid = await stopped_worker(made)
        order: list[str] = []

        def ask(what: Coroutine[Any, Any, object], name: str) -> "asyncio.Task[object]":
            asked = asyncio.create_task(what)
            asked.add_done_callback(lambda _: order.append(name))
            return asked

        seats = [AWAITED._replace(party=str(n)) for n in range(6)]
        asked = [ask(made.choose("strong", VIEW, LEGAL, priority=seat), "move") for seat in seats]
        asked.append(ask(made.rank(VIEW, LEGAL, LEAST_MILLIS, "somebody"), "hint"))
        await until_async(lambda: made.pending == 7)
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*asked)
        # One decision goes first, and perhaps the one that had begun before the hint came.
        assert order.index("hint") in (1, 2)


def test_a_worker_gets_nothing_but_the_view() -> None:
    """A task is as small as a view: no round, no stock, no other hands."""
    task = (decide, ("expert", VIEW, tuple(LEGAL), 700))
    assert pickle.loads(pickle.dumps(task)) == task
    assert b"dreistein.rules.round" not in pickle.dumps(task)
