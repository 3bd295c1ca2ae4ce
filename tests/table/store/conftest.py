"""Where a test keeps its database."""

from pathlib import Path

import pytest

from cluster import Cluster
from table.store.everything import file_with_everything


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_url()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file with a bit of everything."""
    return file_with_everything(tmp_path)
