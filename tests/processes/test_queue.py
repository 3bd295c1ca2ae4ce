"""Who comes next: the most urgent, and everybody in turn."""

from collections import Counter
from concurrent.futures import Future
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreistein.processes.errors import Busy
from dreistein.processes.pool import Call, Pool
from dreistein.processes.queue import FairQueue, Priority
from processes import tasks

turns = st.builds(Priority, st.integers(0, 2), st.sampled_from("abc"))


@given(st.lists(turns))
def test_nothing_is_lost_and_the_urgent_come_first(asked: list[Priority]) -> None:
    queue = FairQueue[tuple[Priority, int]]()
    for number, turn in enumerate(asked):
        queue.put(turn, (turn, number))
    taken = [queue.take() for _ in asked]
    assert len(queue) == 0
    with pytest.raises(IndexError):
        queue.take()
    assert [turn.rank for turn, _ in taken] == sorted(turn.rank for turn in asked)
    for party in "abc":
        for rank in range(3):
            own = [n for turn, n in taken if turn == (rank, party)]
            assert own == sorted(own)


@given(st.lists(st.sampled_from("aaaaab"), min_size=1))
def test_a_party_waits_for_one_task_of_each_other_at_most(asked: list[str]) -> None:
    queue = FairQueue[str]()
    for party in asked:
        queue.put(Priority(0, party), party)
    left = Counter(asked)
    before = ""
    for _ in asked:
        party = queue.take()
        left[party] -= 1
        if before:
            assert party != before or not any(n for other, n in left.items() if other != party)
        before = party


@given(st.lists(turns | st.none()))
def test_the_patient_wait_for_one_and_overtake_each_task_once(asked: list[Priority | None]) -> None:
    """Rank 1 has patience for one task of rank 0, and rank 2 for any number; None takes one."""
    queue = FairQueue[list[int]]({1: 1})
    waiting: list[list[int]] = []  # rank, how often passed over by more, by less urgent tasks
    for turn in asked:
        if turn is not None:
            waiting.append([turn.rank, 0, 0])
            queue.put(turn, waiting[-1])
        elif waiting:
            taken = queue.take()
            overtaken = [task for task in waiting if task[0] < taken[0]]
            assert not overtaken or taken[0] == 1
            assert not any(task[2] for task in overtaken), "nobody is overtaken twice"
            passed = [task for task in waiting if task[0] == 1 and taken[0] == 0]
            if any(task[1] for task in passed):
                assert any(task[2] for task in waiting if task[0] == 0)
            for task in waiting:
                task[1] += taken[0] < task[0]
                task[2] += taken[0] > task[0]
                if taken[0] == task[0] == 1:
                    task[1] = 0  # parties of the same rank take turns
            waiting = [task for task in waiting if task is not taken]


def test_a_hint_is_next_after_one_move_and_delays_each_move_once() -> None:
    queue = FairQueue[str]({1: 1})
    for move in ("a1", "b1", "c1", "d1"):
        queue.put(Priority(0, move[0]), move)
    for hint in ("x", "y"):
        queue.put(Priority(1, hint), hint)
    queue.put(Priority(2, "z"), "z")
    assert [queue.take() for _ in range(2)] == ["a1", "x"]
    queue.put(Priority(0, "a"), "a2")
    assert [queue.take() for _ in range(3)] == ["b1", "c1", "d1"], "x has delayed them already"
    assert [queue.take() for _ in range(3)] == ["y", "a2", "z"], "but not a2"


def test_one_party_cannot_keep_the_workers_from_others(tmp_path: Path) -> None:
    order = tmp_path / "order"
    with Pool(1, queue=100, queue_party=8) as pool:

        def ask(letter: str, rank: int = 0) -> Future[None]:
            call = Call(tasks.append, (order, letter))
            return pool.submit_when_free(lambda: call, Priority(rank, letter))

        greedy = [ask("a") for _ in range(8)]
        with pytest.raises(Busy):
            ask("a")
        others = [ask("b"), ask("c", 1)]
        assert pool.share_of("b") > 4 * pool.share_of("a")
        for future in (*greedy, *others):
            future.result(60)
        assert pool.pending == 0
    assert order.read_text().index("b") <= 2
    assert order.read_text().endswith("c")
