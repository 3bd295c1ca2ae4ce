"""How light and how smooth the page is, in Chromium: a first visit, and a board of 56 tiles panned.

The first visit is measured as Lighthouse does it, by what the browser itself observes; the pan by
a trace of the frames that were drawn while the board was moved in every one of them.

    python bench/pan.py
    python bench/pan.py --seconds 10 --visits 9
    python bench/pan.py --visits 9 --mbit 9 --rtt 60
"""

import argparse
import json
import math
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, Response, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from dreistein.rules import TILES, Board, Placement, Tile
from web.servers import Running, running  # the same server as in the tests

SIZE: ViewportSize = {"width": 1440, "height": 900}
SETTINGS = {"pace": "instant", "sound": False, "lesson": 7}
RACK = 20
"""The most tiles that a rack may have in solitaire."""
READ_MILLIS = 120_000
"""For the server to read the record, on a machine that is busy otherwise."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "benchmark"]
OBSERVE = """
  window.seen = {lcp: 0, cls: 0, tbt: 0, playable: 0};
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('.big')) return;
    seen.playable = performance.now();
    watcher.disconnect();
  }).observe(document, {childList: true, subtree: true});
  const watch = (type, heard) => new PerformanceObserver(list => list.getEntries().forEach(heard))
    .observe({type, buffered: true});
  watch('largest-contentful-paint', entry => seen.lcp = entry.startTime);
  watch('layout-shift', entry => entry.hadRecentInput || (seen.cls += entry.value));
  watch('longtask', entry => seen.tbt += Math.max(0, entry.duration - 50));
"""
FCP = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
PLAY = """() => new Promise(done => {
  const before = performance.now();
  document.querySelector('.big').click();
  const look = () => document.querySelector('.rack-tile')
    ? done(performance.now() - before) : requestAnimationFrame(look);
  look();
})"""
"""Presses “Play now”; the milliseconds until the rack is there."""
PAN = """seconds => new Promise(done => {
  const board = document.querySelector('.board');
  const times = [];
  const tick = now => {
    times.push(now);
    const turn = times.length / 20;
    if (now - times[0] > 1000 * seconds) return done(times);
    board.dispatchEvent(new WheelEvent('wheel',
      {deltaX: 9 * Math.cos(turn), deltaY: 8 * Math.sin(turn) * Math.cos(turn), cancelable: true}));
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})"""
"""Two fingers on a pad that move the board a little in every frame."""


def whole_board(tries: int = 100) -> list[Placement]:
    """All 56 tiles on one board, each where the rules let it lie."""
    for seed in range(tries):
        random = Random(seed)
        first = random.choice(TILES)
        board = Board().place(Placement.parse(f"{first}@0,0"))
        left = set(TILES) - {first}
        while left:
            places: dict[Tile, list[Placement]] = {}
            for placement in board.fits(left):
                places.setdefault(placement.tile, []).append(placement)
            if not places:
                break
            # The tile with the least choice goes first, where it leaves the most room.
            tile = min(sorted(places), key=lambda tile: (len(places[tile]), random.random()))
            some = random.sample(places[tile], min(4, len(places[tile])))
            board = max((board.place(placement) for placement in some), key=lambda b: len(b.spots))
            left.remove(tile)
        else:
            return list(board.placements)
    raise SystemExit(f"No board of {len(TILES)} tiles was found in {tries} tries.")


def record_of(board: Sequence[Placement]) -> dict[str, Any]:
    """A record of somebody who plays alone: draws and places most of these, then the rack."""
    start, *rest = board
    drawn, rack = rest[:-RACK], rest[-RACK:]
    actions = [action for placement in drawn for action in ("+", str(placement))]
    return {
        "dreistein": 1,
        "edition": "international",
        "players": ["Ada"],
        "solitaire": {"rack": RACK, "draws": len(drawn)},
        "rounds": [
            {
                "start": str(start.tile),
                "hands": [[str(placement.tile) for placement in rack]],
                "stock": [str(placement.tile) for placement in drawn],
                "actions": [*actions, *map(str, rack)],
            }
        ],
    }


@dataclass(frozen=True)
class Line:
    """The line to the server, in both directions; None is as fast as the machine."""

    mbit: float | None
    rtt: float

    def limit(self, page: Page) -> None:
        if self.mbit is None:
            return
        speed = self.mbit * 1e6 / 8
        conditions = {"downloadThroughput": speed, "uploadThroughput": speed, "latency": self.rtt}
        client = page.context.new_cdp_session(page)
        client.send("Network.enable")
        client.send("Network.emulateNetworkConditions", {"offline": False, **conditions})

    def __str__(self) -> str:
        return "loopback" if self.mbit is None else f"{self.mbit:g} Mbit/s, {self.rtt:g} ms"


def first_visit(browser: Browser, url: str, line: Line) -> dict[str, float]:
    """Somebody new opens the start and sits down: milliseconds, bytes, and shifts."""
    with browser.new_context(viewport=SIZE, locale="en-GB") as context:
        context.add_init_script(OBSERVE)
        page = context.new_page()
        line.limit(page)
        sent: list[Response] = []
        page.on("response", lambda response: sent.append(response))
        page.goto(url)
        page.locator(".big").wait_for()
        page.wait_for_load_state("networkidle")
        seen = page.evaluate("seen")
        figures = {
            "first paint": page.evaluate(FCP),
            "largest paint": seen["lcp"],
            "playable": seen["playable"],
            "blocked": seen["tbt"],
            "shift": seen["cls"],
            "start KB": kilobytes(sent),
        }
        figures["to the rack"] = page.evaluate(PLAY)
        page.wait_for_load_state("networkidle")
        figures["table KB"] = kilobytes(sent)
        figures["table blocked"] = page.evaluate("seen.tbt") - seen["tbt"]
        return figures


def kilobytes(sent: Sequence[Response]) -> float:
    """What came over the line, with its headers."""
    sizes = [response.request.sizes() for response in sent]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) / 1000


def pan(browser: Browser, server: Running, seconds: float) -> dict[str, float]:
    """Move a board of 56 tiles about; frames a second, by the trace and by the page."""
    with browser.new_context(viewport=SIZE, locale="en-GB") as context:
        kept = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage.dreistein ??= {kept}")
        page = context.new_page()
        page.goto(f"{server.url}/replay")
        text = json.dumps(record_of(whole_board())).encode()
        page.locator("input[type=file]").set_input_files(
            {"name": "whole.json", "mimeType": "application/json", "buffer": text}
        )
        page.get_by_role("slider").wait_for(timeout=READ_MILLIS)
        page.get_by_role("slider").press("End")
        lying = page.locator(".tiles .tile").count()
        page.wait_for_timeout(1000)
        browser.start_tracing(page=page, categories=CATEGORIES)
        times = page.evaluate(PAN, seconds)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
    gaps = [late - early for early, late in pairwise(times)]
    drawn = sorted(event["ts"] for event in trace if event["name"] == "DrawFrame")
    return {
        "tiles": lying,
        "drawn": (len(drawn) - 1) / (drawn[-1] - drawn[0]) * 1e6,
        "asked": 1000 * len(gaps) / sum(gaps),
        "slow": quantiles(gaps, n=100)[98],
        "page": thread_millis(trace, "ProxyMain::BeginMainFrame"),
        "drawing": thread_millis(trace, "DirectRenderer::DrawFrame"),
        "long": sum(event.get("dur", 0) > 50_000 for event in trace if event["name"] == "RunTask"),
    }


def thread_millis(trace: Sequence[Any], name: str) -> float:
    """What one step of a frame costs on average, in the time of its own thread."""
    spent = [event["tdur"] for event in trace if event["name"] == name and "tdur" in event]
    return sum(spent) / len(spent) / 1000 if spent else math.nan


def show(title: str, figures: Sequence[tuple[str, str]]) -> None:
    """A small table."""
    print(f"\n| {title} | |\n|---|---:|")
    for name, value in figures:
        print(f"| {name} | {value} |")


def main() -> None:
    """Measure, and print two tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--visits", type=int, default=5, help="first visits; the median counts")
    parser.add_argument("--seconds", type=float, default=5, help="how long to pan")
    parser.add_argument("--mbit", type=float, help="limit the line to so many megabits per second")
    parser.add_argument("--rtt", type=float, default=60, help="its delay, in milliseconds")
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None:
        raise SystemExit("There is no Chromium on the PATH.")
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        line = Line(args.mbit, args.rtt)
        visits = [first_visit(browser, server.url, line) for _ in range(args.visits)]
        panned = pan(browser, server, args.seconds)
        version = browser.version
        browser.close()
    middle = {name: median(visit[name] for visit in visits) for name in visits[0]}
    show(
        f"First visit, median of {args.visits}, Chromium {version}, {line}",
        [
            ("start: compressed, with headers", f"{middle['start KB']:.1f} KB"),
            ("start and table: compressed, with headers", f"{middle['table KB']:.1f} KB"),
            ("first contentful paint", f"{middle['first paint']:.0f} ms"),
            ("largest contentful paint", f"{middle['largest paint']:.0f} ms"),
            ("“Play now” can be pressed", f"{middle['playable']:.0f} ms"),
            ("total blocking time, start", f"{middle['blocked']:.0f} ms"),
            ("cumulative layout shift", f"{middle['shift']:.3f}"),
            ("from “Play now” to the rack", f"{middle['to the rack']:.0f} ms"),
            ("total blocking time, table", f"{middle['table blocked']:.0f} ms"),
        ],
    )
    show(
        f"A board of {panned['tiles']} tiles, panned for {args.seconds:g} s, no GPU",
        [
            ("frames drawn a second (trace)", f"{panned['drawn']:.1f}"),
            ("animation frames a second", f"{panned['asked']:.1f}"),
            ("99 of 100 frames within", f"{panned['slow']:.1f} ms"),
            ("the page's own work a frame", f"{panned['page']:.1f} ms"),
            ("drawing a frame without a GPU", f"{panned['drawing']:.1f} ms"),
            ("tasks above 50 ms", f"{panned['long']}"),
        ],
    )


if __name__ == "__main__":
    main()
