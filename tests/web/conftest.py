from collections.abc import Iterator
from pathlib import Path

import pytest

from web.servers import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a module share."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as started:
        yield started
