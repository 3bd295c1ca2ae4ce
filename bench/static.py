"""How long the folder of ``make static`` takes to a table and to the first move, in Chromium, and
how much memory.

    python bench/static.py [BUILD] [--times 3]    # the folder, build/static by default

Cold is a browser that has nothing of the folder yet, warm the next visits to it, in new tabs. The
host compresses nothing. Measured from the request for a table on the start page: the engine is
neither loaded nor running then when cold, and just starting when warm. Memory is that of the tab
and its workers three seconds later, what they share with others in parts, less that of the start
page.
"""

import argparse
import os
import sys
from http.server import ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import BrowserContext

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.player import play_until
from offline.folder import STATIC, a_device, a_host, address, call, keep, new_table, opened
from offline.tabs import processes_of_tabs


def memory(profile: Path) -> float:
    """Megabytes of all tabs."""
    rows = [
        line.split()
        for number in processes_of_tabs(profile)
        for line in Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
    ]
    return sum(int(row[1]) for row in rows if row[0] == "Pss:") / 1000


def visit(device: BrowserContext, host: ThreadingHTTPServer, profile: Path, kind: str) -> None:
    page = opened(device, address(host))
    before, start = memory(profile), perf_counter()
    name = new_table(page)
    table = perf_counter() - start
    play_until(page, "count('[data-cell]') >= 1")
    move, load = perf_counter() - start, os.getloadavg()[0]
    page.wait_for_timeout(3000)
    more, view = memory(profile) - before, call(page, f"tables/{name}")
    whose = view["seats"][view["rounds"][0]["turns"][0]["seat"]]["kind"]
    moved = f"first move (of a {whose}) {move:.2f} s"
    print(f"{kind}: table {table:.2f} s, {moved}, {more:.0f} MB, load {load:.1f}")
    keep(page)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", nargs="?", type=Path, default=STATIC)
    parser.add_argument("--times", type=int, default=3)
    arguments = parser.parse_args()
    for _ in range(arguments.times):
        with (
            TemporaryDirectory() as folder,
            a_host(Path(folder, "www"), arguments.build) as host,
            a_device(Path(folder, "profile")) as device,
        ):
            visit(device, host, Path(folder, "profile"), "cold")
            between = opened(device, address(host))  # here the folder comes to be kept
            between.wait_for_timeout(3000)
            between.close()
            visit(device, host, Path(folder, "profile"), "warm")
            visit(device, host, Path(folder, "profile"), "warm")


if __name__ == "__main__":
    main()
