"""Screens that are left do not come back, and a page that loses a request does not stay blank."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, Request, Route, expect

from browser.conftest import Visit
from browser.player import open_table, origin, server_view
from browser.screens.test_puzzles import PLACED
from browser.screens.test_screens_replay import drop
from browser.wait import until_holds, until_painted
from table.fair.proved import proved

SAID_LAST = """async () => {
  const { src } = document.querySelector("script[src$='/play/app.js']");
  (await import(new URL("../shared/announce.js", src))).announce("the end");
  for (const announcer = document.querySelector("#announcer"); ; ) {
    await new Promise(setTimeout);
    if (announcer.textContent.endsWith("the end")) return announcer.textContent;
  }
}"""
"""What is read to whoever cannot see, up to what the test has read after all else."""


class Held:
    """Requests that are held back, as by a slow network."""

    def __init__(self, page: Page, address: str) -> None:
        self._routes: list[Route] = []
        self._page = page
        page.route(address, lambda route: self._routes.append(route))

    def wait(self) -> None:
        """Until there is one."""
        until_holds(self._page, lambda: bool(self._routes), "a request")

    @property
    def count(self) -> int:
        return len(self._routes)

    def let_go(self) -> None:
        """They go on, and are answered."""
        with self._page.expect_response(self._routes[0].request.url):
            for route in self._routes:
                route.continue_()


def choose_file(page: Page) -> None:
    text = json.dumps(proved()).encode()
    file: FilePayload = {"name": "match.json", "mimeType": "application/json", "buffer": text}
    page.locator("input[type=file]").set_input_files(file)


def ask_for_a_replay(page: Page) -> Held:
    page.goto(origin(page) + "/replay")
    page.locator("h1").first.wait_for(state="attached")
    held = Held(page, "**/api/replay")
    drop(page, proved())
    return held


def ask_for_a_review(page: Page) -> Held:
    page.goto(origin(page) + "/review")
    page.locator("input[type=file]").wait_for(state="attached")
    held = Held(page, "**/api/reviews")
    choose_file(page)
    return held


def ask_for_a_record_to_review(page: Page) -> Held:
    page.goto(origin(page) + "/review")
    page.locator("input[type=file]").wait_for(state="attached")
    held = Held(page, "**/api/replay")
    choose_file(page)
    return held


def ask_for_a_solution(page: Page) -> Held:
    page.goto(f"{origin(page)}/puzzles/{PLACED.number}")
    page.locator("[data-tile]").first.wait_for()
    held = Held(page, "**/solution*")
    page.get_by_role("button", name="Solution").click()
    return held


def ask_for_the_menu(page: Page) -> Held:
    open_table(page)
    held = Held(page, "**/table/menu.js")
    page.get_by_role("button", name="Menu").click()
    held.wait()
    page.keyboard.press("Escape")
    return held


def come_as_the_host_by_the_invitation(page: Page) -> Held:
    """The host is led from it to the table."""
    open_table(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "invited"}])
    link = f"{origin(page)}/join/{server_view(page)['invite']}"
    held = Held(page, "**/api/keys/*")
    page.goto(link)
    return held


def ask_twice_for_the_day(page: Page) -> Held:
    page.goto(origin(page) + "/day")
    page.get_by_label("Your name").wait_for()
    held = Held(page, "**/api/day*")
    page.get_by_role("button", name="Play", exact=True).dblclick()
    return held


@pytest.mark.parametrize(
    "ask",
    [
        ask_for_a_replay,
        ask_for_a_review,
        ask_for_a_record_to_review,
        ask_for_a_solution,
        ask_twice_for_the_day,
        *(
            pytest.param(ask, marks=pytest.mark.nightly)
            for ask in (ask_for_the_menu, come_as_the_host_by_the_invitation)
        ),
    ],
)
def test_a_screen_that_was_left_does_not_come_back(
    visit: Visit, ask: Callable[[Page], Held]
) -> None:
    page = visit()
    held = ask(page)
    held.wait()
    assert held.count == 1
    page.get_by_role("link", name="Dreistein").first.click()
    page.get_by_role("button", name="Play now").wait_for()
    title = page.title()
    begun: list[Request] = []
    page.on("request", lambda request: begun.append(request))
    held.let_go()
    until_painted(page)
    assert page.evaluate(SAID_LAST) == "the end"
    assert not any("/api/reviews" in request.url for request in begun)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.locator("dialog, .table-screen, .board").count() == 0
    assert page.title() == title
    assert page.url == f"{origin(page)}/"


def refused(address: str) -> Callable[[BrowserContext], object]:
    """The first two requests are, also the one that is made once more; later ones are not."""
    return lambda context: context.route(
        address, lambda route: route.fulfill(status=503, body=""), times=2
    )


@pytest.mark.parametrize(
    ("path", "address"),
    [("/", "**/api/text/en"), ("/pad/", "**/api/text/**"), ("/pad/", "**/api/editions")],
)
def test_a_lost_request_at_the_start_is_repeated(visit: Visit, path: str, address: str) -> None:
    page = visit(path, before=refused(address))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator(".starting").count() == 0


def test_a_page_that_cannot_start_says_what_to_do(visit: Visit) -> None:
    page = visit()
    page.route("**/play/app.js", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("Dreistein is loading…")).to_be_visible()
