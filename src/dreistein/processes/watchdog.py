"""Time limits: one thread watches all of them."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition, Thread
from time import monotonic


class Watchdog:
    """Calls back when something exceeds its time limit. Its thread starts with the first limit."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._limits: dict[object, tuple[float, Callable[[], object]]] = {}
        self._next = math.inf
        self._thread: Thread | None = None
        self._closed = False

    @contextmanager
    def limit(self, seconds: float | None, expired: Callable[[], object]) -> Iterator[None]:
        """Call ``expired`` from another thread if the block takes longer; never after it."""
        if seconds is None:
            yield
            return
        key, at = object(), monotonic() + seconds
        with self._changed:
            self._limits[key] = at, expired
            if self._thread is None:
                self._thread = Thread(target=self._watch, name="dreistein-watchdog", daemon=True)
                self._thread.start()
            elif at < self._next:
                self._changed.notify()
        try:
            yield
        finally:
            with self._changed:
                self._limits.pop(key, None)

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _watch(self) -> None:
        with self._changed:
            while not self._closed:
                now = monotonic()
                for key, (at, expired) in list(self._limits.items()):
                    if at <= now:
                        del self._limits[key]
                        expired()
                self._next = min((at for at, _ in self._limits.values()), default=math.inf)
                self._changed.wait(None if math.isinf(self._next) else self._next - now)
