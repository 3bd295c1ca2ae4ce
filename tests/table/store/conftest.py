"""Where a test keeps its database."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster import Cluster
from dreistein.table.store.base import Store
from table.store.everything import file_with_everything
from table.store.scenes import Make, opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_url()


@pytest.fixture
def store(make: Make, runner: asyncio.Runner) -> Iterator[Store]:
    """An open, empty store of the kind that a contract is about."""
    opening = opened(make)
    yield runner.run(opening.__aenter__())
    runner.run(opening.__aexit__(None, None, None))


@pytest.fixture(scope="session")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return file_with_everything(tmp_path_factory.mktemp("everything"))


@pytest.fixture
def source(path: Path, everything: Path) -> Path:
    """A file with a bit of everything."""
    shutil.copy(everything, path)
    return path
