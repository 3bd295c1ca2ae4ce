"""Three servers, nginx and PostgreSQL, of which everything fails: what people were told holds."""

import asyncio
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from sizes import NIGHTLY, size
from web.faults.client import Wanderer
from web.faults.run import play_with_faults
from web.faults.verdict import Report, compare

DAILY = (
    *("server killed", "server stopped", "server's clock moved", "line to the database cut"),
    *("database killed", "database's disk full", "commit lost", "answer to a commit lost"),
)
"""What fails by day, once each; at night everything does, many times."""
FAULTS = size(len(DAILY), 120)


def test_faults_lose_and_double_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only = () if NIGHTLY else DAILY
    work = play_with_faults(tmp_path, FAULTS, tables=size(3, 8), only=only)
    report = asyncio.run(asyncio.wait_for(work, 3000))
    assert report.faults.total() == FAULTS
    # Only the superuser can fill a disk.
    assert len({*report.faults} - {"database's disk full"}) == (len(only) or 14) - 1
    assert (
        report.went_on.seconds or not NIGHTLY
    )  # by day, whoever is killed may look after no table
    assert report.acknowledged > 50
    assert report.told > 100
    assert report.looked > 50
    for spoil, wrong in SPOILT.items():  # the comparison was able to fail
        with monkeypatch.context() as patch:
            other = replace(report, logs=deepcopy(report.logs))
            spoil(other, patch)
            with pytest.raises(AssertionError, match=wrong):
                compare(other)


def acted(report: Report) -> tuple[Wanderer, int]:
    """Somebody, and the number of an action of theirs that was acknowledged."""
    found = [
        (person, seq)
        for person in report.people
        for sent, seq in person.done.values()
        if sent["type"] == "act"
    ]
    return found[len(found) // 2]


def lose_an_action(report: Report, patch: pytest.MonkeyPatch) -> None:
    person, seq = acted(report)
    del report.logs[person.table][seq - 1 :]


def double_an_action(report: Report, patch: pytest.MonkeyPatch) -> None:
    person, seq = acted(report)
    report.logs[person.table].append(report.logs[person.table][seq - 1])


def tell_what_did_not_happen(report: Report, patch: pytest.MonkeyPatch) -> None:
    person, _ = acted(report)
    seq, seat, action = person.told[-1]
    patch.setattr(person, "told", [*person.told[:-1], (seq, seat, action + "x")])


def show_a_hidden_tile(report: Report, patch: pytest.MonkeyPatch) -> None:
    person, _ = acted(report)
    rival = next(p for p in report.people if p.table == person.table and p.person != person.person)
    shown = next(d for d in person.deliveries if d.body["type"] == "acted" and d.body["hands"])
    patch.setattr(rival, "deliveries", [replace(shown, person=rival.person)])


def hold_somebody_who_is_here(report: Report, patch: pytest.MonkeyPatch) -> None:
    person, _ = acted(report)
    log = report.logs[person.table]
    began, ended = max(person.here, key=lambda stay: stay[1] - stay[0])
    seat = next(n for n, s in enumerate(person.view["seats"]) if s["yours"])
    log.append({"type": "held", "seat": seat, "level": "casual", "at": 0})
    patch.setattr(person, "here", [*person.here, (began - 1000, ended)])
    patch.setattr(person, "news", [*person.news, (ended - 0.001, len(log))])


SPOILT = {
    lose_an_action: "lost|not there",
    double_an_action: "twice",
    tell_what_did_not_happen: "x'",
    show_a_hidden_tile: r"\['\d\d\d'",
    hold_somebody_who_is_here: "connected",
}
"""What is wrong then, and what the comparison says."""
