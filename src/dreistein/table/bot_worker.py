"""The other end of :mod:`dreistein.table.bot_pool`: a process in which bots think, one at a time.

It reads tasks from standard input and answers on standard output, both pickled: only its own server
talks to it. It leaves when that server does.
"""

import os
import pickle
import secrets
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, BinaryIO

from dreistein.bots.base import Bot
from dreistein.bots.registry import make_bot
from dreistein.rules.actions import Action
from dreistein.rules.errors import DreisteinError
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.bots.hints.explainer import Explained

READY = b"ready\n"
"""What a worker says first, once it has loaded what it needs."""
_NICE = 15


@dataclass(frozen=True, slots=True)
class Decide:
    """Choose an action; the answer is its index."""

    level: str
    view: View
    legal: tuple[Action, ...]
    millis: int | None

    def done(self) -> int:
        bot = _bot(self.level)
        return self.legal.index(bot.choose(self.view, self.legal, fresh_random(), self.millis))


@dataclass(frozen=True, slots=True)
class Rank:
    """Rank all actions and say why; the answer is a list of ``Explained``, the best first."""

    level: str
    view: View
    legal: tuple[Action, ...]
    millis: int

    def done(self) -> "list[Explained]":
        from dreistein.bots.hints.explainer import explain

        ranker: Any = _bot(self.level)
        ranked = ranker.rank(self.view, self.legal, fresh_random(), self.millis)
        return explain(self.view, ranked)


Task = Decide | Rank


@dataclass(frozen=True, slots=True)
class Failed:
    """What a bot answered that broke down, instead of an answer: the traceback, for the log."""

    how: str


def fresh_random() -> Random:
    """Randomness that nobody can foresee: seeded by the operating system."""
    return Random(secrets.randbits(256))


@lru_cache(32)
def _bot(level: str) -> Bot:
    return make_bot(level)


def answer_to(task: Task) -> object:
    """What a worker answers: the thought, or the error that takes its place."""
    try:
        return task.done()
    except DreisteinError as error:
        return error
    except Exception:
        return Failed(traceback.format_exc(limit=-3))


def work(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer task after task until nobody asks any more."""
    answers.write(READY)
    answers.flush()
    while True:
        try:
            task: Task = pickle.load(tasks)
        except EOFError:
            return
        answers.write(pickle.dumps(answer_to(task)))
        answers.flush()


def stand_back() -> None:
    """Run only when nobody who plays needs the processor, and leave signals to the server."""
    for name in ("SIGINT", "SIGTERM"):  # both can reach a whole group; the server ends us itself
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    with suppress(OSError):
        if hasattr(os, "nice"):
            os.nice(_NICE)
        if hasattr(os, "SCHED_BATCH"):
            # It never takes the processor from somebody who just woke up.
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    stand_back()
    # A bot that prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    _bot("expert")  # what it needs is loaded before the first task is timed
    with suppress(BrokenPipeError):  # the server has gone
        work(sys.stdin.buffer, answers)
    os._exit(0)  # nothing is left to clean up, and closing a broken pipe would complain


if __name__ == "__main__":
    main()
