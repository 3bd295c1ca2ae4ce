"""Who comes next: the most urgent, and everybody in turn."""

from collections import Counter
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


def test_one_party_cannot_keep_the_workers_from_others(tmp_path: Path) -> None:
    order = tmp_path / "order"

    def append(letter: str) -> Call[None]:
        return Call(tasks.append, (order, letter))

    with Pool(1, queue=100, queue_party=8) as pool:
        greedy = [pool.submit_when_free(lambda: append("a"), Priority(0, "a")) for _ in range(8)]
        with pytest.raises(Busy):
            pool.submit_when_free(lambda: append("a"), Priority(0, "a"))
        patient = pool.submit_when_free(lambda: append("b"), Priority(0, "b"))
        alone = pool.submit_when_free(lambda: append("c"), Priority(1, "c"))
        assert pool.share_of("b") > 4 * pool.share_of("a")
        for future in (*greedy, patient, alone):
            future.result(60)
        assert pool.pending == 0
    assert order.read_text().index("b") <= 2
    assert order.read_text().endswith("c")
