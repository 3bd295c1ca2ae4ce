"""Which process Ctrl-C and SIGTERM are for: the parent, which ends its workers itself."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_END_SIGNALS = {signal.SIGINT, signal.SIGTERM}


def block() -> None:
    """Block SIGINT and SIGTERM in this thread and, until it unblocks them, in what it starts."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, _END_SIGNALS)


def unblock() -> None:
    """Let SIGINT and SIGTERM in again, now that this process knows what to do with them."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _END_SIGNALS)


def hear_no_more() -> None:
    """Ignore Ctrl-C from now on: it was heard, and all that is left is to report."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def heard_again() -> Iterator[None]:
    """Hear Ctrl-C afterwards as before, whatever happens within."""
    main = threading.current_thread() is threading.main_thread()
    before = signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        if main and signal.getsignal(signal.SIGINT) is not before:
            signal.signal(signal.SIGINT, before)


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C, so that it cannot cut short what must be finished."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python raises KeyboardInterrupt in the main thread only
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
