"""Tabs that end in the middle of a move, one after the other, drawn from a seed.

Whatever a tab was told before is noted as it comes. The next one must find all of it at the table,
and play on.
"""

import json
import os
import signal
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from browser.player import play_until, playing
from offline.folder import PREFIX, actions, address, call, go, keep, new_table, opened

ENDS = ("close", "crash", "reload", "leave")
"""A tab is closed; the processes of all tabs are killed; it is loaded anew; or it is closed while
another tab is open, which takes the house over."""
LONGEST_MILLIS = 1500
"""How long a tab plays at most before it ends."""
LISTEN = """name => {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => data.kind === 'told' && console.log(`told ${data.text}`);
}"""


@dataclass
class Tally:
    """What came of it."""

    ends: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    tables: int = 1


def end_tabs(
    device: BrowserContext, host: ThreadingHTTPServer, profile: Path, tabs: int, seed: int
) -> Tally:
    """Ends so many tabs; fails if anything is lost that one of them was told."""
    chance, tally = Random(seed), Tally()
    page = opened(device, address(host))
    keep(page)  # a table is reloaded by it
    table = new_table(page, 300)
    told: dict[tuple[int, int], str] = {}
    for number in range(tabs):
        listen(page, told)
        if number % 2:  # the others may end before their first move
            play_until(page, "taken >= 1")
        page.evaluate(f"async given => void ({playing('false')})(given)", [-1, 60_000])
        page.wait_for_timeout(chance.uniform(0, LONGEST_MILLIS))
        how = chance.choice(ENDS)
        page = ended(device, page, how, address(host), profile)
        found = actions(page, table)
        lost = {
            at: action for at, action in told.items() if found[at[0]][at[1] - 1 :][:1] != [action]
        }
        assert not lost, f"after {how}, number {sum(tally.ends.values())} of seed {seed}: {lost}"
        tally.ends[how] += 1
        if call(page, f"tables/{table}")["phase"] == "over":
            tally.acknowledged += len(told)
            told.clear()
            table = new_table(page, 300)
            tally.tables += 1
        else:
            go(page, f"/t/{table}")
    tally.acknowledged += len(told)
    return tally


def listen(page: Page, told: dict[tuple[int, int], str]) -> None:
    """Notes what the house tells this page, as it comes: by round and number the action."""

    def hear(message: ConsoleMessage) -> None:
        if message.text.startswith("told {"):
            event = json.loads(message.text.removeprefix("told "))
            if event["type"] == "acted":
                told[event["round"], event["ply"]] = event["action"]["action"]

    page.on("console", hear)
    page.evaluate(LISTEN, f"dreistein /{PREFIX}")


def ended(device: BrowserContext, page: Page, how: str, where: str, profile: Path) -> Page:
    """Ends a tab in some way; gives the next one."""
    if how == "reload":
        page.reload()
        page.locator("h1").first.wait_for(state="attached")
        return page
    if how == "leave":
        other = opened(device, where)
        page.close()
        return other
    if how == "crash":
        with page.expect_event("crash"):
            kill_tabs(profile)
    page.close()
    return opened(device, where)


def processes_of_tabs(profile: Path) -> list[int]:
    """The processes of all tabs of a browser, with their workers."""
    lines: dict[int, str] = {}
    children: dict[int, list[int]] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number = int(process.name)
            lines[number] = (process / "cmdline").read_text()
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(number)
    below = [number for number, line in lines.items() if f"--user-data-dir={profile}" in line]
    for number in below:  # which grows meanwhile
        below += children.get(number, [])
    return [number for number in set(below) if "--type=renderer" in lines.get(number, "")]


def kill_tabs(profile: Path) -> None:
    """Kills the processes of all tabs of a browser, as when the system is out of memory."""
    for number in processes_of_tabs(profile):
        with suppress(OSError):
            os.kill(number, signal.SIGKILL)
