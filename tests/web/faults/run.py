"""Play while everything fails in turn, and compare what everybody was told with the log."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from poll import until_async
from web.crashes import Event
from web.faults.client import Wanderer
from web.faults.program import AWAY_SECONDS
from web.faults.site import Site, running_site
from web.leaks import Truth, check
from web.server_process import Desk


@dataclass(slots=True)
class Report:
    """What happened."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    told: int = 0
    events: int = 0
    connections: int = 0
    looked: int = 0
    """Messages looked through for hidden tiles."""
    held: int = 0
    unsure: int = 0
    longest_pause: float = 0.0
    logs: dict[str, list[Event]] = field(default_factory=dict)
    people: list[Wanderer] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} × {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{self.faults.total()} faults ({kinds}); {self.events} events; "
            f"{self.acknowledged} acknowledged and all there once; {self.told} told and all true; "
            f"{self.looked} messages without a hidden tile; {self.connections} connections; "
            f"{self.held} held while away; {self.unsure} answers “maybe”; "
            f"longest pause of a table {self.longest_pause:.1f} s"
        )


async def play_with_faults(
    folder: Path, faults: int, *, tables: int, seed: int = 0, seconds: float = 1e9
) -> Report:
    """Play and let things fail; raises ``AssertionError`` for what is wrong."""
    rng, report, until = Random(seed), Report(), monotonic() + seconds
    with running_site(folder) as site:
        people = await asyncio.to_thread(seat_everyone, site, tables, rng)
        for person in people:
            person.start()
        await everyone_goes_on(people)
        kinds: list[str] = []
        while report.faults.total() < faults and monotonic() < until:
            possible = site.faults(rng)
            if not kinds:
                kinds = rng.sample(sorted(possible), len(possible))
            kind = kinds.pop()
            await asyncio.to_thread(possible[kind])
            report.faults[kind] += 1
            if report.faults.total() % 4 == 0:
                await everyone_goes_on(people)
            await asyncio.sleep(rng.uniform(0, 0.3))
        await everyone_goes_on(people)
        for person in people:
            person.resting = True
        await until_async(lambda: all(p.waiting is None for p in people), seconds=60)
        for person in people:
            await person.end()
        report.logs, report.people = site.logs(), people
        compare(report)
        for server in site.servers:
            assert "Traceback" not in server._log.read_text(), server._log.read_text()[-3000:]
    return report


def seat_everyone(site: Site, tables: int, rng: Random) -> list[Wanderer]:
    """Tables of two people, every second with a bot between them."""
    people: list[Wanderer] = []
    for number in range(tables):
        ada, ben = Desk(site.port), Desk(site.port)
        bot = [{"kind": "bot", "level": "greedy"}] if number % 2 else []
        seats = [{"kind": "me", "name": "Ada"}, *bot, {"kind": "invited"}]
        table = ada.open_table(seats=seats, edition={"base": "german", "target": 150})
        invite = ada.ask("GET", f"/api/tables/{table}").json()["invite"]
        ben.join(invite, "Ben")
        for desk in (ada, ben):
            people.append(Wanderer(table, desk.cookie or "", site.port, rng))
            desk.close()
    return people


async def everyone_goes_on(people: list[Wanderer]) -> None:
    """Wait until every person was told something new."""
    before = {person: person.seq for person in people}
    try:
        await until_async(lambda: all(p.seq > before[p] + 2 for p in people), seconds=120)
    except AssertionError as error:
        stuck = [str(p) for p in people if p.seq <= before[p] + 2]
        raise AssertionError("these do not go on: " + "; ".join(stuck)) from error


def compare(report: Report) -> None:
    """Compare what everybody was told with the logs."""
    logs, people = report.logs, report.people
    report.events = sum(map(len, logs.values()))
    for table, log in logs.items():
        ids = Counter(event["id"] for event in log if event["type"] == "acted" and "id" in event)
        doubled = [name for name, times in ids.items() if times > 1]
        assert not doubled, f"done twice at {table}: {doubled}"
    truths = {table: Truth(log) for table, log in logs.items()}
    for person in people:
        log = logs[person.table]
        for name, (sent, seq) in person.done.items():
            report.acknowledged += 1
            assert seq <= len(log), f"acknowledged and lost: {sent}"
            if sent["type"] == "act":
                event = log[seq - 1]
                assert (event["type"], event.get("id")) == ("acted", name), (sent, event)
                assert event["action"] == sent["action"]
        for seq, seat, action in person.told:
            report.told += 1
            assert seq <= len(log), f"told and not there: {action} as {seq}"
            event = log[seq - 1]
            assert (event["type"], event["seat"], event["action"]) == ("acted", seat, action)
        assert not person.backwards, f"time went back: {person.backwards}"
        assert [seq for seq, _, _ in person.told] == sorted({seq for seq, _, _ in person.told})
        for delivery in person.deliveries:
            check(delivery, truths[person.table])
            report.looked += 1
        report.connections += person.connections
        report.unsure += person.unsure
        report.longest_pause = max(report.longest_pause, person.longest_pause)
    report.held = sum(no_one_is_held_who_was_here(log, people) for log in logs.values())


def no_one_is_held_who_was_here(log: list[Event], people: list[Wanderer]) -> int:
    """Check every seat that a bot took over; returns how many there are."""
    seats: dict[int, str] = {}
    held = 0
    for event in log:
        if event["type"] == "opened":
            seats |= {n: s["person"] for n, s in enumerate(event["seats"]) if s.get("person")}
        elif event["type"] == "sat":
            seats[event["seat"]] = event["person"]
        elif event["type"] == "held":
            held += 1
            at = event["at"] / 1000
            (who,) = [p for p in people if p.person == seats[event["seat"]]]
            here = [(a, b) for a, b in who.here if a < at - AWAY_SECONDS and b > at]
            assert not here, f"held for absent, but connected: {here}, {at}"
    return held
