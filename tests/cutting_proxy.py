"""A proxy in front of PostgreSQL that cuts, stalls or loses what goes through it."""

import shutil
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from threading import Event, Thread
from typing import Literal

SOCKET = ".s.PGSQL.5432"
Fate = Literal["pass", "cut before commit", "cut after commit", "cut, and committed late"]
_LATE_SECONDS = 0.3


class CuttingProxy:
    """Listens in a folder of its own and passes everything on to a server's socket."""

    def __init__(self, server: Path) -> None:
        self.folder = Path(mkdtemp(prefix="cut-", dir="/tmp"))
        self._server = str(server / SOCKET)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.folder / SOCKET))
        self._listening.listen(64)
        self._open: list[socket.socket] = []
        self._serving: list[Thread] = []
        self.fate: Fate = "pass"
        """What happens to the next transaction that is committed."""
        self.flowing = Event()
        """Whether anything passes."""
        self.flowing.set()
        self.cuts = 0
        self._accepting = Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(self._server)
                except OSError:
                    client.close()
                    server.close()
                    continue
                self._open += [client, server]
                thread = Thread(target=self._serve, args=(client, server), daemon=True)
                self._serving.append(thread)
                thread.start()

    def _serve(self, client: socket.socket, server: socket.socket) -> None:
        with client, server:
            back = Thread(target=self._back, args=(client, server), daemon=True)
            back.start()
            self._forward(client, server)
            back.join()

    def _forward(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                self.flowing.wait()
                if self.fate != "pass" and b"COMMIT" in data:
                    fate, self.fate = self.fate, "pass"
                    self.cuts += 1
                    client.shutdown(socket.SHUT_RDWR)  # it hears nothing any more
                    if fate == "cut before commit":
                        break
                    if fate == "cut, and committed late":
                        time.sleep(_LATE_SECONDS)  # meanwhile the client connects again
                server.sendall(data)
        _end(client, server)

    def _back(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                self.flowing.wait()
                client.sendall(data)
        _end(client, server)

    def cut(self) -> None:
        """Cut everything that is connected now."""
        self.cuts += 1
        connected, self._open = self._open, []
        _end(*connected)

    def close(self) -> None:
        _end(self._listening)
        self._accepting.join()
        self._listening.close()
        self.flowing.set()
        self.cut()
        for thread in self._serving:
            thread.join()
        shutil.rmtree(self.folder, ignore_errors=True)


def _end(*sockets: socket.socket) -> None:
    for one in sockets:
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)


@contextmanager
def cutting_proxy(server: Path) -> Iterator[CuttingProxy]:
    """A proxy in front of the server whose socket is in this folder."""
    proxy = CuttingProxy(server)
    try:
        yield proxy
    finally:
        proxy.close()
