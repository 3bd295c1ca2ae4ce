"""Where several servers keep their tables."""

import pytest

from cluster import Cluster


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_url()
