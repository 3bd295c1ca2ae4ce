"""What can go wrong with a task in a worker process."""

from dreistein.rules.errors import DreisteinError


class Busy(DreisteinError):
    """The queue is full."""

    sentence = "The computer is too busy right now. Try again in a moment."


class WorkerLost(Exception):
    """The worker died or was killed during the task; ``how`` is a signal, an exit code or a reason.

    A new worker takes its place, so the task can be submitted again.
    """

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class TaskFailed(Exception):
    """The task raised an exception other than a ``DreisteinError``; the text is its traceback."""
