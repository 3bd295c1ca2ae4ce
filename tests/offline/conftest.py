"""The folder of ``make static``, served and visited."""

from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from browser.conftest import CHROMIUM, axe
from offline.folder import BUILD, a_device, a_host

__all__ = ["axe", "device", "host"]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    if not (BUILD / "index.html").exists():
        pytest.skip("needs make folder, and at night make static")
    with a_host(tmp_path / "www") as server:
        yield server


@pytest.fixture
def device(tmp_path: Path) -> Iterator[BrowserContext]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on the PATH")
    with a_device(tmp_path / "profile") as context:
        yield context
