"""Screens that are left do not come back, and a page that loses a request does not stay blank."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from browser.conftest import Visit
from browser.player import open_table, origin
from browser.screens.test_screens_replay import drop
from browser.table.test_shared_tables import KEYS
from browser.wait import until_holds, until_painted
from table.fair.proved import proved


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


def test_a_replay_that_was_left_does_not_come_back(visit: Visit) -> None:
    page = visit("/replay")
    held = Held(page, "**/api/replay")
    drop(page, proved())
    held.wait()
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".hero").wait_for()
    title = page.title()
    held.let_go()
    until_painted(page)
    expect(page.locator(".hero")).to_be_visible()
    assert page.locator(".board").count() == 0
    assert page.title() == title


def test_a_table_that_was_left_does_not_come_back_with_its_menu(visit: Visit) -> None:
    page = visit()
    open_table(page)
    held = Held(page, "**/table/menu.js")
    page.get_by_role("button", name="Menu").click()
    held.wait()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".hero").wait_for()
    held.let_go()
    until_painted(page)
    assert page.locator("dialog, .table-screen").count() == 0


def test_an_invitation_that_was_left_takes_nobody_along(visit: Visit) -> None:
    page = visit()
    open_table(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "invited"}])
    link = f"{origin(page)}/join/{page.evaluate(KEYS)['invite']}"
    held = Held(page, "**/api/keys/*")
    # The host is led from it to the table.
    page.goto(link)
    held.wait()
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".hero").wait_for()
    held.let_go()
    until_painted(page)
    assert page.url == f"{origin(page)}/"


def test_a_game_of_the_day_that_was_left_takes_nobody_along(visit: Visit) -> None:
    page = visit("/day")
    page.get_by_role("textbox").wait_for()
    held = Held(page, "**/api/day*")
    page.locator("form .primary").dblclick()
    held.wait()
    assert held.count == 1
    page.get_by_role("link", name="Dreistein").first.click()
    page.locator(".hero").wait_for()
    held.let_go()
    until_painted(page)
    assert page.url == f"{origin(page)}/"


def test_an_address_that_is_no_text_leads_nowhere(visit: Visit) -> None:
    page = visit("/join/%E0%A4%A")
    page.get_by_role("link", name="Start page", exact=True).wait_for()


def once(address: str) -> Callable[[BrowserContext], object]:
    """The first request is refused; later ones are not."""
    return lambda context: context.route(
        address, lambda route: route.fulfill(status=503, body=""), times=1
    )


@pytest.mark.parametrize(
    ("path", "address"), [("/", "**/api/text/en"), ("/pad/", "**/api/editions")]
)
def test_one_lost_request_at_the_start_is_repeated(visit: Visit, path: str, address: str) -> None:
    page = visit(path, before=once(address))
    expect(page.locator("h1").first).to_be_visible()
    assert page.locator(".starting").count() == 0


def test_a_page_that_cannot_start_says_what_to_do(visit: Visit) -> None:
    page = visit()
    page.route("**/play/app.js", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("Dreistein is loading…")).to_be_visible()
