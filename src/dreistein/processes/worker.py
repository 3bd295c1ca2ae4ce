"""A worker process: it runs the tasks that its pool sends it, one at a time.

It exits as soon as its pipe from the pool is closed, however the parent ended and whatever the
task is doing.
"""

import os
import pickle
import select
import signal
import sys
import time
from contextlib import suppress
from threading import Thread
from typing import NoReturn

from dreistein.processes import signals
from dreistein.processes.messages import Setup, answer, receive, send

_LOWEST = 19
"""Nobody can be nicer."""


def main() -> None:
    requests, answers = _claim_pipes()
    setup: Setup = pickle.loads(receive(requests))
    _handle_signals(setup.grace_seconds)
    _lower_priority(setup.nice)
    _limit_memory(setup.memory)
    # At the end: what the parent finds in its folder must not hide an installed package.
    sys.path.extend(entry for entry in setup.path if entry not in sys.path)
    Thread(target=_follow_parent, args=(requests, setup.grace_seconds), daemon=True).start()
    warm_up = pickle.loads(setup.warm_up)
    if warm_up is not None:
        warm_up()
    with suppress(EOFError, BrokenPipeError):  # the parent has gone
        send(answers, b"")
        while True:
            send(answers, answer(receive(requests)))
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _claim_pipes() -> tuple[int, int]:
    """Move the pipes away from standard input and output, so that no task can touch them."""
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)  # what a task prints goes to standard error
    return requests, answers


def _handle_signals(grace_seconds: float) -> None:
    """Both signals can be sent to a whole group of processes; they are for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _exit if grace_seconds else signal.SIG_IGN)
    signals.unblock()


def _exit(*_: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second one must not cut the cleanup short
    sys.exit(0)  # raises inside the task, whose cleanup runs


def _lower_priority(nice: int) -> None:
    if not nice:
        return
    with suppress(OSError):
        if sys.platform != "win32":
            os.nice(nice)
        if sys.platform == "linux":
            # An idle process gets what nobody else wants; a batch process never takes the processor
            # from one that has just woken up.
            policy = os.SCHED_IDLE if nice >= _LOWEST else os.SCHED_BATCH
            os.sched_setscheduler(0, policy, os.sched_param(0))


def _limit_memory(most: int) -> None:
    """Without this, one task could take what all other processes need."""
    if most and sys.platform != "win32":
        import resource

        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _follow_parent(requests: int, grace_seconds: float) -> None:
    """Exit when the parent closes its end of the pipe, whatever the main thread is doing."""
    if sys.platform == "win32":
        return  # a pipe cannot be waited for there: the worker notices at its next read
    pipe = select.poll()
    pipe.register(requests, select.POLLHUP)
    while not any(event & (select.POLLHUP | select.POLLERR) for _, event in pipe.poll()):
        pass
    if grace_seconds:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(grace_seconds)
    os._exit(0)


if __name__ == "__main__":
    main()
