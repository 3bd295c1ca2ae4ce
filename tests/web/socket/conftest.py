"""Someone who talks to a table."""

from collections.abc import Iterator

import pytest
from httpx import Client
from websockets.sync.client import ClientConnection

from web.servers import Running, table_of


@pytest.fixture
def socket(server: Running, ada: Client) -> Iterator[ClientConnection]:
    """Ada's socket to a table with a bot; she has not said hello."""
    with server.socket(table_of(ada, "me", "bot"), ada) as socket:
        yield socket
