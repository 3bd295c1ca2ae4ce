"""Play while everything fails in turn, and compare what everybody was told with the log."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic

from poll import until_async
from web.faults.client import Wanderer, Witness
from web.faults.kinds import FIRST, LONG_SECONDS, Faults
from web.faults.program import AWAY_SECONDS
from web.faults.site import Site, running_site
from web.faults.verdict import Report, compare
from web.server_process import Desk

CLOCK_SECONDS = 60
"""For a turn, at some tables: more than any fault lasts."""
_FAULTS_TOGETHER = 4
"""After so many faults everybody must have heard something new."""


async def play_with_faults(
    folder: Path,
    faults: int,
    *,
    tables: int,
    seed: int = 0,
    seconds: float = 1e9,
    long_seconds: float = LONG_SECONDS,
    pause: float = 0.1,
    only: Collection[str] = (),
) -> Report:
    """Play and let things fail, all of them or ``only`` some; raises ``AssertionError`` for what is
    wrong.

    ``pause`` is for how many seconds people think, on average.
    """
    rng, until = Random(seed), monotonic() + seconds
    async with at_play(folder, tables, rng, pause) as (site, people, report):
        failing, kinds = Faults(site, rng, long_seconds), list[str]()
        try:
            while report.faults.total() < faults and monotonic() < until:
                possible = failing.possible()
                possible = {kind: possible[kind] for kind in only or possible if kind in possible}
                if not kinds:
                    kinds = rng.sample(sorted(possible), len(possible))
                    kinds.sort(key=FIRST.__eq__)  # others fail while it sleeps
                    if faults - report.faults.total() > len(kinds):
                        walk_off(people, rng)
                kind = kinds.pop()
                await asyncio.to_thread(possible[kind])
                report.faults[kind] += 1
                if report.faults.total() % _FAULTS_TOGETHER == 0:
                    await everyone_goes_on(undisturbed(people))
                await asyncio.sleep(rng.uniform(0, 0.1))
        finally:
            await asyncio.to_thread(failing.end)
    return report


@asynccontextmanager
async def at_play(
    folder: Path, tables: int, rng: Random, pause: float, old: Path | None = None
) -> AsyncIterator[tuple[Site, list[Wanderer], Report]]:
    """A site where people play; in the end all that they were told is compared with the log."""
    report = Report()
    with running_site(folder, old) as site:
        people = await asyncio.to_thread(seat_everyone, site, tables, rng)
        for person in people:
            person.pause = lambda: rng.uniform(0.2 * pause, 1.8 * pause)
            person.start()
        await everyone_goes_on(people)
        yield site, people, report
        await everyone_goes_on(people)
        for person in people:
            person.resting = True
        await until_async(lambda: all(p.waiting is None for p in people))
        for person in people:
            await person.end()
        report.logs, report.people, report.deaths = site.logs(), people, site.deaths
        compare(report)
        for server in site.servers:
            assert "Traceback" not in server.told(), server.told()[-3000:]


def seat_everyone(site: Site, tables: int, rng: Random) -> list[Wanderer]:
    """Tables of two people, every second with a bot between them, every third with a clock.

    At each server there is a spectator who stays.
    """
    people: list[Wanderer] = []
    for number in range(tables):
        ada, ben = Desk(site.port), Desk(site.port)
        bot = [{"kind": "bot", "level": "greedy"}] if number % 2 == 0 else []
        seats = [{"kind": "me", "name": "Ada"}, *bot, {"kind": "invited"}]
        clock = CLOCK_SECONDS if number % 3 == 1 else None
        edition = {"base": "german", "target": 150}
        table = ada.open_table(seats=seats, edition=edition, clock=clock)
        found = ada.ask("GET", f"/api/tables/{table}").json()
        ben.join(found["invite"], "Ben")
        two = [Wanderer(table, desk.cookie or "", site.port, rng) for desk in (ada, ben)]
        for person in two:
            person.invite = found["invite"]
        people += two
        server = site.servers[number % len(site.servers)]
        people.append(Witness(table, "", server.port, rng, found["watch"]))
        for desk in (ada, ben):
            desk.close()
    return people


def walk_off(people: list[Wanderer], rng: Random) -> None:
    """Let somebody go until a bot has taken over; nobody does where time is short."""
    players = [person for person in people if person.person and not person.view.get("clock")]
    rng.choice(players).stroll(AWAY_SECONDS + rng.uniform(5, 10))


def undisturbed(people: list[Wanderer]) -> list[Wanderer]:
    """The players of tables where nobody has walked off."""
    waiting = {person.table for person in people if person.strolling}
    return [p for p in people if p.table not in waiting and not isinstance(p, Witness)]


async def everyone_goes_on(people: list[Wanderer]) -> None:
    """Wait until each of them was told something new."""
    before = {person: person.seq for person in people}
    try:
        await until_async(lambda: all(p.seq > before[p] + 2 for p in people), seconds=120)
    except AssertionError as error:
        stuck = [str(p) for p in people if p.seq <= before[p] + 2]
        raise AssertionError("these do not go on: " + "; ".join(stuck)) from error
