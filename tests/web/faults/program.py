"""A server of a site of several, whose own clock is moved: python program.py URL PORT CLOCK."""

import mmap
import struct
import sys
import time
from pathlib import Path

from dreistein.commands.serve import limits_of
from dreistein.table.bots.pool import BotPool
from dreistein.table.house import House
from dreistein.table.runtime import clock
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.postgres import PostgresStore
from dreistein.web import logs
from dreistein.web.options import Options
from dreistein.web.server import bind, run

AWAY_SECONDS = 15.0
"""Less than usual, so that a run sees it; more than anybody needs to come back."""
HEARTBEAT_SECONDS = 2


class MovedClock:
    """A wall clock that is wrong by a number of seconds, which is in a file that others change."""

    def __init__(self, path: Path) -> None:
        with open(path, "r+b") as file:
            self._wrong = mmap.mmap(file.fileno(), 8)
        self._right = time.time

    def __call__(self) -> float:
        (seconds,) = struct.unpack("d", self._wrong[:8])
        return self._right() + float(seconds)


def move_clock(path: Path, seconds: float) -> None:
    """Let a server's clock be wrong by so much from now on."""
    if path.exists():
        with open(path, "r+b") as file, mmap.mmap(file.fileno(), 8) as wrong:
            wrong[:8] = struct.pack("d", seconds)
    else:
        path.write_bytes(struct.pack("d", seconds))


def main() -> None:
    url, port, wrong, *limits = sys.argv[1:]
    moved = time.time = MovedClock(Path(wrong))
    clock.unix_millis = lambda: int(1000 * moved())
    logs.set_up("error")
    store = PostgresStore(url)
    print("node", store.node, flush=True)
    settings = HouseSettings(away_seconds=AWAY_SECONDS, heartbeat_seconds=HEARTBEAT_SECONDS)
    options = Options(port=int(port), limits=limits_of(limits))
    with bind("127.0.0.1", int(port)) as listening:
        house = House(store, BotPool(1), settings)
        run(house, options, listening, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
