"""Locks that code without the GIL can take: those of CPython. ``locks.pxd`` has them for C."""

from threading import Lock


def new_lock() -> Lock:
    """A lock that is free."""
    return Lock()


def free_lock(lock: Lock) -> None:
    """Nothing to do: Python frees its own."""


def acquire(lock: Lock, wait: int) -> bool:
    """Take a lock; unless it is to wait, only if it is free."""
    return lock.acquire(bool(wait))


def release(lock: Lock) -> None:
    """Free a lock, whichever thread has taken it."""
    lock.release()
