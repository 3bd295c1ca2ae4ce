"""A server of a site of several, whose own clock is wrong: python program.py URL PORT OFFSET."""

import sys
import time

from dreistein.commands.serve import limits_of
from dreistein.table import clock
from dreistein.table.bots.pool import BotPool
from dreistein.table.house import House
from dreistein.table.settings import HouseSettings
from dreistein.table.store.postgres import PostgresStore
from dreistein.web import logs
from dreistein.web.options import Options
from dreistein.web.server import listen, run

AWAY_SECONDS = 25.0
"""Less than usual, so that a run sees it; more than any fault lasts."""


def main() -> None:
    url, port, offset, *limits = sys.argv[1:]
    right = time.time
    time.time = lambda: right() + float(offset)
    clock.unix_millis = lambda: int(1000 * time.time())
    logs.set_up("error")
    house = House(PostgresStore(url), BotPool(1), HouseSettings(away_seconds=AWAY_SECONDS))
    options = Options(port=int(port), limits=limits_of(limits))
    with listen("127.0.0.1", int(port)) as listening:
        run(house, options, listening, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
