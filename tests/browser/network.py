"""A network cable between a browser and a server: it can be pulled out, or lose what comes back."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit

CHUNK = 65_536


class Cable:
    """Passes bytes on to a server, on a port of its own."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self._server = (str(parts.hostname), int(parts.port or 80))
        self._plug = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._plug.getsockname()[1]}"
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._whole = True
        self._deaf = False
        self._start(self._accept)

    def pull(self) -> None:
        """From now on nothing goes through, and whatever was open breaks."""
        with self._lock:
            self._whole = False
            ends, self._ends = self._ends, []
        for end in ends:
            _hang_up(end)

    def lose_answers(self) -> None:
        """What the browser says arrives; what the server says is lost."""
        self._deaf = True

    def mend(self) -> None:
        """All is well again."""
        self._deaf = False
        self._whole = True

    def remove(self) -> None:
        """Ends everything that this cable started."""
        self.pull()
        _hang_up(self._plug)
        self._plug.close()
        for thread in self._threads:
            thread.join(5)

    def _start(self, work: object, *given: object) -> None:
        thread = threading.Thread(target=work, args=given, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._plug.accept()
            except OSError:
                return
            if not self._whole:
                browser.close()
                continue
            try:
                server = socket.create_connection(self._server, 5)
            except OSError:
                browser.close()
                continue
            with self._lock:
                self._ends += [browser, server]
            self._start(self._carry, browser, server, False)
            self._start(self._carry, server, browser, True)

    def _carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not (answers and self._deaf):
                    target.sendall(data)
        _hang_up(target)
        with suppress(OSError):
            source.close()


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
