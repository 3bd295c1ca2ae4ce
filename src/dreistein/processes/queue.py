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
from typing import Generic, NamedTuple, TypeVar

Task = TypeVar("Task")


class Priority(NamedTuple):
    """How urgent a task is, and for whom."""

    rank: int = 0
    """Tasks of a lower rank come first."""
    party: str = ""
    """Who wants it. Parties of the same rank take turns, however much each of them wants."""


class FairQueue(Generic[Task]):
    """Tasks that wait."""

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, deque[Task]]] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, priority: Priority, task: Task) -> None:
        """Add a task, after the others of its party."""
        parties = self._ranks.setdefault(priority.rank, OrderedDict())
        parties.setdefault(priority.party, deque()).append(task)
        self._length += 1

    def take(self) -> Task:
        """The next task; raises ``IndexError`` if there is none."""
        for rank in sorted(self._ranks):
            parties = self._ranks[rank]
            party, tasks = parties.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                parties[party] = tasks
            elif not parties:
                del self._ranks[rank]
            self._length -= 1
            return task
        raise IndexError("nothing waits")
