"""Three servers, nginx and PostgreSQL, of which everything fails: what people were told holds."""

import asyncio
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from sizes import size
from web.faults.client import Wanderer
from web.faults.run import play_with_faults
from web.faults.verdict import Report, compare
from web.leaks import Leak

FAULTS = size(20, 120)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """What was told while everything failed in turn; it is compared with the logs already."""
    folder: Path = tmp_path_factory.mktemp("site")
    work = play_with_faults(folder, FAULTS, tables=size(3, 8))
    return asyncio.run(asyncio.wait_for(work, 3000))


def test_faults_lose_and_double_nothing(report: Report) -> None:
    assert report.faults.total() == FAULTS
    assert len(report.faults) in (13, 14)  # only the superuser can fill a disk
    assert report.went_on.seconds
    assert report.acknowledged > 100
    assert report.told > 200
    assert report.looked > 100


@pytest.fixture
def other(report: Report) -> Report:
    """The same, to be changed."""
    return replace(report, logs=deepcopy(report.logs))


def acted(report: Report) -> tuple[Wanderer, int]:
    """Somebody, and the number of an action of theirs that was acknowledged."""
    found = [
        (person, seq)
        for person in report.people
        for sent, seq in person.done.values()
        if sent["type"] == "act"
    ]
    return found[len(found) // 2]


def test_a_lost_action_is_found(other: Report) -> None:
    person, seq = acted(other)
    del other.logs[person.table][seq - 1 :]
    with pytest.raises(AssertionError, match=r"lost|not there"):
        compare(other)


def test_a_doubled_action_is_found(other: Report) -> None:
    person, seq = acted(other)
    other.logs[person.table].append(other.logs[person.table][seq - 1])
    with pytest.raises(AssertionError, match="twice"):
        compare(other)


def test_something_told_that_did_not_happen_is_found(
    other: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = acted(other)
    seq, seat, action = person.told[-1]
    monkeypatch.setattr(person, "told", [*person.told[:-1], (seq, seat, action + "x")])
    with pytest.raises(AssertionError):
        compare(other)


def test_a_hidden_tile_is_found(other: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    person, _ = acted(other)
    rival = next(p for p in other.people if p.table == person.table and p.person != person.person)
    shown = next(d for d in person.deliveries if d.body["type"] == "acted" and d.body["hands"])
    stolen = replace(shown, person=rival.person)
    monkeypatch.setattr(rival, "deliveries", [stolen])
    with pytest.raises(Leak):
        compare(other)


def test_somebody_held_who_was_here_is_found(other: Report) -> None:
    person, _ = acted(other)
    log = other.logs[person.table]
    began, ended = max(person.here, key=lambda stay: stay[1] - stay[0])
    seat = next(n for n, s in enumerate(person.view["seats"]) if s["yours"])
    log.append({"type": "held", "seat": seat, "level": "casual", "at": 0})
    person.here.append((began - 1000, ended))
    person.news.append((ended - 0.001, len(log)))
    try:
        with pytest.raises(AssertionError, match="connected"):
            compare(other)
    finally:
        person.here.pop()
        person.news.pop()
