"""Hears what other nodes tell, in a thread and a session of its own."""

import asyncio
import logging
from collections.abc import Callable
from threading import Event, Thread

from dreistein.table.store.errors import DatabaseError
from dreistein.table.store.postgres.session import Lost, Session

_LISTEN_SECONDS = 1.0
_PAUSE_SECONDS = 0.2
_log = logging.getLogger(__name__)


class Listener:
    """Calls back in an event loop, until it is stopped."""

    def __init__(
        self,
        connect: Callable[[], Session],
        channel: str,
        heard: Callable[[str], None],
        lost: Callable[[], None],
    ) -> None:
        self._connect, self._channel = connect, channel
        self._heard, self._lost = heard, lost
        self._loop = asyncio.get_running_loop()
        self._end = Event()
        self._thread = Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        session: Session | None = None
        while not self._end.is_set():
            try:
                if session is None or session.broken:
                    session = self._connect()
                    session.listen(self._channel)
                    self._call(self._lost)  # something may have been told meanwhile
                for text in session.heard(_LISTEN_SECONDS):
                    self._call(self._heard, text)
            except (Lost, DatabaseError) as error:
                _log.info("not listening: %s", type(error).__name__)
                if session is not None:
                    session.close()
                self._end.wait(_PAUSE_SECONDS)
        if session is not None:
            session.close()

    def _call(self, what: Callable[..., None], *args: object) -> None:
        if not self._end.is_set():
            try:
                self._loop.call_soon_threadsafe(what, *args)
            except RuntimeError:  # the loop has ended
                self._end.set()
