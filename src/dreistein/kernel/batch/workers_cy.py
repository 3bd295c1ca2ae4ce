"""Threads that play many games in step, each a group of them.

What is asked of a thread comes every fraction of a millisecond, and waking one that sleeps takes a
good part of that. So it looks for its next task for a while before it sleeps, all without the GIL.
``workers_cy.pxd`` has the types for C.
"""

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.batch.games_cy import Group, reset_group, sample_group, step_group
    from dreistein.kernel.batch.locks import acquire, free_lock, new_lock, release
    from dreistein.kernel.batch.tasks import END, RESET, SAMPLE, STEP

if TYPE_CHECKING:
    from threading import Lock

    from numpy.typing import NDArray

LOOKS = 2000 if cython.compiled else 0
"""How often to look at a lock before sleeping: about a tenth of a millisecond."""
RESTS = 16
"""How often to sleep at once after looking in vain: the other may be busy, or have no core."""


class Worker:
    """A group of games, and what a thread is to do with them."""

    def __init__(self, group: Group, actions: "NDArray[Any]") -> None:
        self.group = group
        self.actions = actions
        self.task = END
        self.word = 0
        self.rests = 0
        self.rests_of_caller = 0
        self.asked = new_lock()
        self.done = new_lock()
        acquire(self.asked, 1)
        acquire(self.done, 1)

    def __dealloc__(self) -> None:
        free_lock(self.asked)
        free_lock(self.done)


def wait(lock: "Lock", rests: int) -> int:
    """Take a lock as soon as it is free; how often to sleep at once after that."""
    if rests == 0:
        for _ in range(LOOKS):
            if acquire(lock, 0):
                return 0
        rests = RESTS
    acquire(lock, 1)
    return rests - 1


def perform(worker: Worker) -> None:
    """Do what the worker is to do."""
    if worker.task == STEP:
        step_group(worker.group, worker.actions)
    elif worker.task == SAMPLE:
        sample_group(worker.group, worker.word, worker.actions)
    elif worker.task == RESET:
        reset_group(worker.group, worker.word)


def work(worker: Worker) -> None:
    """Do one task after another until the end: what a thread runs."""
    with cython.nogil:
        worker.rests = wait(worker.asked, worker.rests)
        while worker.task != END:
            perform(worker)
            release(worker.done)
            worker.rests = wait(worker.asked, worker.rests)


def ask(worker: Worker, task: int, word: int, actions: "NDArray[Any]") -> None:
    """Give a worker's thread its next task; the last one is done."""
    worker.task = task
    worker.word = word
    worker.actions = actions
    release(worker.asked)


def do(worker: Worker, task: int, word: int, actions: "NDArray[Any]") -> None:
    """Do a task in the thread of the caller."""
    worker.task = task
    worker.word = word
    worker.actions = actions
    with cython.nogil:
        perform(worker)


def do_together(
    first: Worker, others: list[Worker], task: int, word: int, actions: "NDArray[Any]"
) -> None:
    """Do a task everywhere: the caller's thread does the first part.

    This is one call, so that Ctrl-C comes before or after it, compiled: no thread is left behind.
    """
    for worker in others:
        ask(worker, task, word, actions)
    do(first, task, word, actions)
    for worker in others:
        with cython.nogil:
            worker.rests_of_caller = wait(worker.done, worker.rests_of_caller)
