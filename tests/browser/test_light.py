"""The page is light: what a first visit fetches, and where from."""

import re
from pathlib import Path, PurePosixPath

from playwright.sync_api import Browser, Response

from dreistein.web.static import FOLDER

MOST = 150_000


def imported(name: str, folder: Path = FOLDER) -> set[str]:
    """A module and all that it imports at once."""
    found, open_ = set(), [name]
    while open_:
        module = open_.pop()
        if module in found:
            continue
        found.add(module)
        text = (folder / module).read_text(encoding="utf-8")
        for other in re.findall(r'^(?:import|export)[^;]*?from "(\.[^"]+)"', text, re.MULTILINE):
            path = (folder / PurePosixPath(module).parent / other).resolve()
            open_.append(path.relative_to(folder).as_posix())
    return found


def test_a_first_load_is_below_150_kilobytes_with_the_table(browser: Browser, server: str) -> None:
    responses: list[Response] = []
    with browser.new_context(locale="de") as context:
        page = context.new_page()
        page.on("response", lambda response: responses.append(response))
        page.goto(server)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        start = {response.url: response.request.sizes() for response in responses}
        page.locator(".big").click()
        page.locator(".rack-tile").first.wait_for()
        page.wait_for_load_state("networkidle")
        whole = {response.url: response.request.sizes() for response in responses}
    assert all(url.startswith(server) for url in whole)
    sent = {url: s["responseBodySize"] + s["responseHeadersSize"] for url, s in start.items()}
    assert sum(sent.values()) < MOST, sorted(sent.items(), key=lambda item: -item[1])[:8]
    bodies = {url: size["responseBodySize"] for url, size in whole.items()}
    assert sum(bodies.values()) < MOST, sorted(bodies.items(), key=lambda item: -item[1])[:8]


def test_what_the_page_begins_with_is_asked_for_at_once() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    asked = set(re.findall(r'rel="modulepreload" href="/static/([^"]+)"', page))
    assert asked | {"app.js"} == imported("app.js")
