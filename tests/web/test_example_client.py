"""The example client plays a whole match, as a stranger would run it."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

from web.servers import running

SOURCE = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


def example() -> ModuleType:
    found = importlib.util.spec_from_file_location("client", SOURCE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_example_plays_a_match_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        view = asyncio.run(asyncio.wait_for(example().play(server.url), 300))
    assert view["phase"] == "over"
    assert view["winners"]
    assert view["proof"]["secret"]
