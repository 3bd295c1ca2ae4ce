"""The page is light: what a first visit fetches, and where from."""

import re

import pytest
from playwright.sync_api import Browser, Response

from browser.conftest import SHARE

OTHERS = ("/join/x", "/watch/x", "/new", "/replay")
MOST = 130_000


@pytest.mark.dealt("the bot opens 1")
def test_a_first_load_is_light_with_the_table(browser: Browser, server: str) -> None:
    responses: list[Response] = []
    with browser.new_context(locale="de") as context:
        context.add_init_script(SHARE % 1)
        page = context.new_page()
        page.on("response", lambda response: responses.append(response))
        page.goto(server)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        start = {response.url: response.request.sizes() for response in responses}
        page.get_by_role("button", name="Jetzt spielen").click()
        page.locator("[data-tile]").first.wait_for()
        page.wait_for_load_state("networkidle")
        whole = {response.url: response.request.sizes() for response in responses}
    assert all(url.startswith(server) for url in whole)
    sent = {url: s["responseBodySize"] + s["responseHeadersSize"] for url, s in start.items()}
    assert sum(sent.values()) < MOST, sorted(sent.items(), key=lambda item: -item[1])[:8]
    bodies = {url: size["responseBodySize"] for url, size in whole.items()}
    # Whoever opens gets the words for places at once (2.3 kB); all others with the first tile.
    assert not any(url.endswith("/words/place.js") for url in bodies)
    assert sum(bodies.values()) < MOST, sorted(bodies.items(), key=lambda item: -item[1])[:8]


@pytest.mark.parametrize(
    "address", ["/", "/t/x", *(pytest.param(path, marks=pytest.mark.nightly) for path in OTHERS)]
)
def test_modules_are_asked_for_at_once(browser: Browser, server: str, address: str) -> None:
    fetched: list[str] = []
    with browser.new_context(locale="de") as context:
        page = context.new_page()
        page.on("response", lambda response: fetched.append(response.url.removeprefix(server)))
        answer = page.goto(server + address)
        assert answer is not None
        page.locator("#page > *").first.wait_for()
        page.wait_for_load_state("networkidle")
        asked = re.findall(r'(?:rel="modulepreload" href|src)="(/static/v[^"]+)"', answer.text())
    modules = {url for url in fetched if url.endswith(".js")}
    assert modules == set(asked)
    assert len(asked) > 20
