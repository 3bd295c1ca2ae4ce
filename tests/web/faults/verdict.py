"""What everybody was told, compared with the logs; and how long they had to wait."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf

from web.crashes import Event, acknowledged, nothing_twice
from web.faults.client import Wanderer, Witness
from web.faults.site import Death
from web.leaks import Truth, check

GRACE_SECONDS = 10.0
"""Whoever has been connected for so long is known to be here, at every server."""
Span = tuple[float, float]
"""From when to when."""


@dataclass(slots=True)
class Waits:
    """How long something took, each time."""

    seconds: list[float] = field(default_factory=list)

    def add(self, spans: Sequence[Span], but: Sequence[Span]) -> None:
        """Add these, but those that overlap with one of the others."""
        for began, ended in spans:
            if not any(a <= ended and b >= began for a, b in but):
                self.seconds.append(ended - began)

    def __str__(self) -> str:
        if not self.seconds:
            return "never"
        found = sorted(self.seconds)
        p99 = found[min(len(found) - 1, int(0.99 * len(found)))]
        middle = found[len(found) // 2]
        return f"{len(found)} times, p50 {middle:.2f}, p99 {p99:.2f}, longest {found[-1]:.2f} s"


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
    refused: Counter[str] = field(default_factory=Counter)
    pauses: Waits = field(default_factory=Waits)
    """Between two things that somebody was told, if more than a second."""
    away: Waits = field(default_factory=Waits)
    """From a lost connection to the next."""
    went_on: Waits = field(default_factory=Waits)
    """From a caretaker's death until something happened at its table."""
    bots_went_on: Waits = field(default_factory=Waits)
    """The same until a bot moved there."""
    moves: Waits = field(default_factory=Waits)
    logs: dict[str, list[Event]] = field(default_factory=dict)
    people: list[Wanderer] = field(default_factory=list)
    deaths: list[Death] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} × {name}" for name, count in sorted(self.faults.items()))
        refused = ", ".join(f"{count} × {code}" for code, count in sorted(self.refused.items()))
        return "\n".join(
            (
                f"{self.faults.total()} faults ({kinds}); {self.events} events",
                f"{self.acknowledged} acknowledged and all there once; {self.told} told, all true",
                f"{self.looked} messages without a hidden tile; {self.held} held while away",
                f"{self.unsure} answers “maybe”; refused: {refused or 'nothing'}",
                f"{self.connections} connections; without one: {self.away}",
                f"a table went on after its caretaker’s death: {self.went_on}",
                f"and its bots: {self.bots_went_on}",
                f"a move took: {self.moves}",
                f"nothing new for more than a second: {self.pauses}",
            )
        )


def compare(report: Report) -> None:
    """Compare what everybody was told with the logs; raises ``AssertionError``."""
    logs, people = report.logs, report.people
    report.events = sum(map(len, logs.values()))
    nothing_twice(logs)
    for log in logs.values():
        late = [event for event in log if event.get("by") == "clock"]
        assert not late, f"a clock was wrong, and took a turn away: {late}"
    truths = {table: Truth(log) for table, log in logs.items()}
    for person in people:
        _compare(report, person, logs[person.table], truths[person.table])
    for table, log in logs.items():
        here = [person for person in people if person.table == table]
        report.held += no_one_is_held_who_was_here(log, here)
    measure(report)


def _compare(report: Report, person: Wanderer, log: list[Event], truth: Truth) -> None:
    report.acknowledged += acknowledged(person, log)
    for seq, seat, action in person.told:
        report.told += 1
        assert seq <= len(log), f"told and not there: {action} as {seq}"
        event = log[seq - 1]
        there = tuple(event.get(key) for key in ("type", "seat", "action"))
        assert there == ("acted", seat, action), f"told {action!r} as {seq}, but it is {there}"
    assert not person.backwards, f"time went back: {person.backwards}"
    assert [seq for seq, _, _ in person.told] == sorted({seq for seq, _, _ in person.told})
    for delivery in person.deliveries:
        check(delivery, truth)
        report.looked += 1
    report.connections += person.connections
    report.unsure += person.unsure
    report.refused.update(refusal["code"] for refusal in person.refused)


def no_one_is_held_who_was_here(log: list[Event], people: Sequence[Wanderer]) -> int:
    """Check every seat of a table that a bot took over; returns how many there are."""
    seats: dict[int, str] = {}
    held = 0
    for seq, event in enumerate(log, start=1):
        if event["type"] == "opened":
            seats |= {n: s["person"] for n, s in enumerate(event["seats"]) if s.get("person")}
        elif event["type"] == "sat":
            seats[event["seat"]] = event["person"]
        elif event["type"] == "held":
            held += 1
            at = first_told(people, seq)
            (who,) = [p for p in people if p.person == seats[event["seat"]]]
            here = [(a, b) for a, b in who.here if a < at - GRACE_SECONDS and b > at]
            assert not here, f"held for absent, but connected: {here}, {at}"
    return held


def first_told(people: Sequence[Wanderer], seq: int) -> float:
    """When one of these people was first told of this event or a later one."""
    return min((at for p in people for at, told in p.news if told >= seq), default=inf)


def measure(report: Report) -> None:
    """How long people had to wait, where nobody was away without need."""
    strolls: dict[str, list[Span]] = {}
    for person in report.people:
        strolls.setdefault(person.table, []).extend(person.strolls)
    for person in report.people:
        if isinstance(person, Witness):
            continue  # they wait for one server, however long it sleeps
        times = [at for at, _ in person.news]
        report.pauses.add([(a, b) for a, b in pairwise(times) if b - a > 1], strolls[person.table])
        report.away.add([(a, b) for (_, a), (b, _) in pairwise(person.here)], person.strolls)
        report.moves.add(person.moves, ())
    for death in report.deaths:
        log = report.logs[death.table]
        people = [person for person in report.people if person.table == death.table]
        later = range(death.head + 1, len(log) + 1)
        bots = [seq for seq in later if log[seq - 1].get("by") == "bot"]
        for waits, seqs in ((report.went_on, later), (report.bots_went_on, bots)):
            if seqs:
                waits.add([(death.at, first_told(people, seqs[0]))], strolls[death.table])
