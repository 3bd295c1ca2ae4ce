"""Someone who talks to a table."""

from collections.abc import Iterator

import httpx
import pytest

from web.servers import Running


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client
