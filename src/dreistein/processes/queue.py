"""The order in which tasks get a worker: the most urgent first, and every party in turn.

>>> queue = FairQueue[str]()
>>> for name in ("a1", "a2", "a3"):
...     queue.put(Priority(1, "ada"), name)
>>> queue.put(Priority(1, "ben"), "b1")
>>> queue.put(Priority(0, "cleo"), "c1")
>>> [queue.take() for _ in range(len(queue))]
['c1', 'a1', 'b1', 'a2', 'a3']
"""

from collections import OrderedDict, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

Task = TypeVar("Task")


class Priority(NamedTuple):
    """How urgent a task is, and for whom."""

    rank: int = 0
    """Tasks of a lower rank come first."""
    party: str = ""
    """Who wants it. Parties of the same rank take turns, however much each of them wants."""


@dataclass(slots=True)
class _Rank(Generic[Task]):
    """The tasks of one rank that wait, each with its number."""

    parties: OrderedDict[str, deque[tuple[int, Task]]] = field(default_factory=OrderedDict)
    passed_over: int = 0
    """How many more urgent tasks were taken since one of these was."""

    def take(self) -> Task:
        party, tasks = self.parties.popitem(last=False)
        _, task = tasks.popleft()
        if tasks:
            self.parties[party] = tasks
        self.passed_over = 0
        return task

    @property
    def oldest(self) -> int:
        return min(tasks[0][0] for tasks in self.parties.values())


class FairQueue(Generic[Task]):
    """Tasks that wait."""

    def __init__(self, patience: Mapping[int, int] | None = None) -> None:
        """``patience`` says by rank after how many more urgent tasks one of that rank is next.

        Other ranks wait until nothing more urgent does. No task is overtaken by more than one of a
        higher rank.
        """
        self._patience = dict(patience or {})
        self._ranks: dict[int, _Rank[Task]] = {}
        self._length = self._number = 0
        self._overtaken = 0
        """Tasks with a number below this may have been overtaken."""

    def __len__(self) -> int:
        return self._length

    def put(self, priority: Priority, task: Task) -> None:
        """Add a task, after the others of its party."""
        parties = self._ranks.setdefault(priority.rank, _Rank()).parties
        parties.setdefault(priority.party, deque()).append((self._number, task))
        self._number += 1
        self._length += 1

    def take(self) -> Task:
        """The next task; raises ``IndexError`` if there is none."""
        if not self._length:
            raise IndexError("nothing waits")
        first = min(self._ranks)
        rank = next(self._impatient(), first)
        if rank != first:
            self._overtaken = self._number
        task = self._ranks[rank].take()
        self._length -= 1
        for other, waiting in self._ranks.items():
            waiting.passed_over += other > rank
        if not self._ranks[rank].parties:
            del self._ranks[rank]
        return task

    def _impatient(self) -> Iterator[int]:
        """The ranks that were passed over too often, where no overtaken task would wait longer."""
        for rank, waiting in sorted(self._ranks.items()):
            if waiting.passed_over >= self._patience.get(rank, waiting.passed_over + 1):
                yield rank
            if waiting.oldest < self._overtaken:
                return
