"""Where tests of tables take place: an open house."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreistein.table.house import House
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.postgres import listener
from dreistein.table.store.sqlite import file
from poll import bounded
from table.guests import Clock, a_house


@pytest.fixture(autouse=True)
def quick_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    """No store waits for the disk, or long for its listener to look up when it closes."""
    monkeypatch.setattr(file, "_SYNCHRONOUS", "OFF")
    monkeypatch.setattr(listener, "_LISTEN_SECONDS", 0.02)


@pytest.fixture
def clock() -> Clock:
    """The clock of the house; only with this fixture the test sets the time."""
    return Clock()


@pytest.fixture
def house(
    request: pytest.FixtureRequest, tmp_path: Path, runner: asyncio.Runner
) -> Iterator[House]:
    """An open house, with the settings of the marker ``house``: as a whole or one by one."""
    marker = request.node.get_closest_marker("house")
    settings = None
    if marker is not None:
        settings = marker.args[0] if marker.args else HouseSettings(**marker.kwargs)
    now = request.getfixturevalue("clock") if "clock" in request.fixturenames else None
    opening = a_house(tmp_path, settings, now)
    yield runner.run(bounded(opening.__aenter__()))
    runner.run(bounded(opening.__aexit__(None, None, None)))
