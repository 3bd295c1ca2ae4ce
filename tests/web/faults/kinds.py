"""Everything that can go wrong at a site."""

import signal
import time
from collections.abc import Callable
from random import Random
from threading import Thread

from cluster import Cluster
from cutting_proxy import Fate
from sizes import size
from web.faults.program import move_clock
from web.faults.site import Server, Site

LONG_SECONDS = size(9, 60)
"""How long a server is stopped whose lease shall be over."""
FIRST = "server stopped for long"
_CLOCKS = (0, 90, -90, 3600, -3600, 86_400, -86_400)
Fault = Callable[[], None]


class Faults:
    """The faults of a site, each at a server of this choice."""

    def __init__(self, site: Site, rng: Random, long_seconds: float = LONG_SECONDS) -> None:
        self._site, self._rng, self._long_seconds = site, rng, long_seconds
        self._longest = min(9.0, 0.4 * (long_seconds - 7))
        """How long other things that stop do so, at most."""
        self._sleeping: Thread | None = None
        self._wrong = 0
        """How wrong the database's clock is, in seconds."""

    def possible(self) -> dict[str, Fault]:
        """What can go wrong now, by name."""
        site, rng, longest = self._site, self._rng, self._longest
        awake = [server for server in site.servers if not server.wakes_at]
        one, counts = rng.choice(awake), site.caretakers()
        busy = max(awake, key=lambda server: counts[server.node])  # it commits something soon
        found = {
            "server killed": lambda: self._kill(one),
            "server told to end": lambda: self._ask_to_end(one),
            "server stopped": lambda: _pause(one, rng.uniform(0.5, longest)),
            FIRST: self._stop_for_long,
            "server's clock moved": lambda: move_clock(one.clock, rng.choice(_CLOCKS)),
            "database killed": lambda: self._restart_database(Cluster.kill),
            "database restarted": lambda: self._restart_database(_stop_fast),
            "database's clock moved": self._move_clock,
            "database's disk full": lambda: self._fill(rng.uniform(0.5, 0.6 * longest)),
            "line to the database cut": one.line.cut,
            "line to the database stalled": lambda: _stall(one, rng.uniform(0.5, 0.7 * longest)),
            "answer to a commit lost": lambda: _lose(busy, "cut after commit"),
            "commit lost": lambda: _lose(busy, "cut before commit"),
            "commit late": lambda: _lose(busy, "cut, and committed late"),
        }
        if site.cluster.disk is None:
            del found["database's disk full"]
        return found

    def end(self) -> None:
        """Wait until every server is awake, and can serve."""
        if self._sleeping is not None:
            self._sleeping.join()
            self._sleeping = None
        for server in self._site.servers:
            server.wait()

    def _kill(self, server: Server) -> None:
        server.end()
        self._site.bury(server)
        time.sleep(self._rng.uniform(0, 0.2 * self._longest))
        server.start()
        server.wait()

    def _ask_to_end(self, server: Server) -> None:
        code = server.end(signal.SIGTERM)
        assert code == 0, f"it ended with {code}: {server.told()[-2000:]}"
        server.start()
        server.wait()

    def _stop_for_long(self) -> None:
        """Stop the server that looks after most tables; others fail while it sleeps."""
        self.end()
        counts = self._site.caretakers()
        server = max(self._site.servers, key=lambda one: counts[one.node])
        server.wakes_at = time.monotonic() + self._long_seconds
        server.send(signal.SIGSTOP)
        self._site.bury(server)
        self._sleeping = Thread(target=_wake, args=(server,))
        self._sleeping.start()

    def _restart_database(self, stop: Callable[[Cluster], None]) -> None:
        stop(self._site.cluster)
        time.sleep(self._rng.uniform(0, 0.2 * self._longest))
        self._site.cluster.start()

    def _move_clock(self) -> None:
        self._wrong = self._rng.choice([wrong for wrong in _CLOCKS if wrong != self._wrong])
        self._site.clock.move(self._wrong)

    def _fill(self, seconds: float) -> None:
        cluster = self._site.cluster
        assert cluster.disk is not None
        cluster.disk.fill()
        time.sleep(seconds)
        cluster.disk.empty()
        cluster.start_again()


def _wake(server: Server) -> None:
    time.sleep(max(0, server.wakes_at - time.monotonic()))
    server.send(signal.SIGCONT)
    server.wakes_at = 0.0


def _stop_fast(cluster: Cluster) -> None:
    cluster.stop(signal.SIGINT)


def _pause(server: Server, seconds: float) -> None:
    server.send(signal.SIGSTOP)
    time.sleep(seconds)
    server.send(signal.SIGCONT)


def _stall(server: Server, seconds: float) -> None:
    server.line.flowing.clear()
    time.sleep(seconds)
    server.line.flowing.set()


def _lose(server: Server, fate: Fate) -> None:
    server.line.cut()  # on a new connection the proxy sees what is committed
    server.line.fate = fate
    until = time.monotonic() + 5
    while server.line.fate != "pass" and time.monotonic() < until:
        time.sleep(0.01)
    server.line.fate = "pass"
