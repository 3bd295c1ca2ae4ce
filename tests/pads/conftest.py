"""A shelf of pads that are kept in a file, and a server with pads."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from dreistein.pads.service import Pads
from dreistein.table.store.sqlite import SqliteStore
from table.rooms import quick_stores
from table.store.scenes import opened
from web.conftest import client, server

__all__ = ["client", "quick_stores", "server"]


@pytest.fixture
def pads(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Pads]:
    opening = opened(lambda: SqliteStore(tmp_path / "tables.db"))
    yield Pads(runner.run(opening.__aenter__()), count().__next__)
    runner.run(opening.__aexit__(None, None, None))
