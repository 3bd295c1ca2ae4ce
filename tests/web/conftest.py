"""A server that the tests of a module share, and its visitors."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from web.servers import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as started:
        yield started


def visitor(server: Running) -> Iterator[httpx.Client]:
    """Someone with a browser of their own."""
    with server.client() as client:
        yield client


ada, ben, client, eve = (pytest.fixture(visitor) for _ in range(4))
