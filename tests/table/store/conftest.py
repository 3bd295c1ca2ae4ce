"""Where a test keeps its database."""

from pathlib import Path

import pytest

from cluster import Cluster


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_url()
