"""An installed app of a server with ``--engine`` plays on without a network; at night."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from browser.player import play_until
from offline.folder import BUILD, opened
from web.servers import running

pytestmark = pytest.mark.nightly
WHOLE = """async () => {
  while (!(await caches.match('/here/engine/libraries.zip')))
    await new Promise(done => setTimeout(done, 100));
}"""
INSTALLED = """{
  const real = matchMedia.bind(window);
  const own = new EventTarget();
  const installed = Object.assign(own, { matches: true });
  window.matchMedia = query => query.includes('standalone') ? installed : real(query);
}"""


@pytest.mark.skipif(not (BUILD / "index.html").exists(), reason="needs make static")
def test_an_installed_app_plays_on_without_a_network(
    device: BrowserContext, tmp_path: Path
) -> None:
    with running(tmp_path, engine=BUILD) as server:
        device.add_init_script(INSTALLED)
        page = opened(device, server.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the worker has the page
        page.evaluate(WHOLE)
    page.goto(f"{server.url}/")
    page.get_by_role("link", name="Play on this device").click()
    page.get_by_role("button", name="Play now").click()
    play_until(page, "count('[data-cell]') >= 3")
    assert "/here/t/" in page.url
