"""Tasks that are thought about elsewhere, by somebody who may be lost."""

import asyncio
import operator
from collections.abc import Callable

import pytest

from dreistein.offline.thinking import Elsewhere
from dreistein.processes.errors import TaskFailed, WorkerLost
from dreistein.processes.messages import answer
from dreistein.processes.pool import Call


class Thinker:
    """Answers all tasks but the first ones."""

    def __init__(self, losses: int) -> None:
        self.losses, self.limits = losses, list[float | None]()

    async def __call__(self, task: bytes, seconds: float | None) -> bytes:
        self.limits.append(seconds)
        await asyncio.sleep(0)
        if len(self.limits) <= self.losses:
            raise OSError("gone")
        return answer(task)


@pytest.mark.parametrize(("losses", "tries", "asked"), [(0, 1, 1), (1, 2, 2), (2, 3, 3)])
async def test_a_task_that_is_lost_is_run_again(losses: int, tries: int, asked: int) -> None:
    thinker = Thinker(losses)
    assert await Elsewhere(thinker, tries=tries).submit(operator.add, 2, 3, seconds=7.0) == 5
    assert thinker.limits == [7.0] * asked


async def test_who_is_lost_too_often_leaves_nobody_waiting() -> None:
    thinker = Thinker(2)
    there = Elsewhere(thinker, tries=2)
    first, next_one = there.submit(operator.add, 2, 3), there.submit(operator.add, 4, 5)
    with pytest.raises(WorkerLost, match="gone"):
        await first
    assert await next_one == 9


def unready() -> Call[int]:
    raise LookupError("not ready")


@pytest.mark.parametrize(
    ("prepare", "error"),
    [(unready, LookupError), (lambda: Call(operator.truediv, (1, 0)), TaskFailed)],
)
async def test_what_fails_fails_for_its_caller_alone(
    prepare: Callable[[], Call[int]], error: type[Exception]
) -> None:
    there = Elsewhere(Thinker(0))
    failing, sound = there.submit_when_free(prepare), there.submit(operator.add, 2, 3)
    with pytest.raises(error):
        await failing
    assert await sound == 5
    assert there.pending == 0
