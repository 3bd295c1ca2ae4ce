"""The score pad at a server: others watch it live, and the pen goes from hand to hand."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.pad import scorekeeper as pads
from browser.wait import PATIENCE
from web.servers import running

Person = Callable[[str], Page]


@pytest.fixture(scope="module")
def pad_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("watching")) as started:
        yield started.url


@pytest.fixture
def person(pad_server: str, browser: Browser) -> Iterator[Person]:
    """Somebody with a phone of their own."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(path: str = "/pad/") -> Page:
        context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path if path.startswith("http") else pad_server + path)
        page.locator("h1").first.wait_for()
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def link_of(page: Page) -> str:
    """Lets others watch; the link."""
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let others watch").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="No, only on this computer").click()
    link = page.locator("dialog input[readonly]").input_value()
    page.get_by_label("Close").click()
    return link


def totals_become(page: Page, *totals: str) -> None:
    expect(page.locator("thead .total")).to_have_text(list(totals))


def test_others_watch_and_the_pen_is_handed_over(person: Person) -> None:
    ada = person("/pad/")
    pads.new_game(ada, "Ada", "Ben")
    pads.place(ada, "555")
    ben = person(link_of(ada))
    totals_become(ben, "20", "0")
    expect(ben.locator(".digits")).to_have_count(0)
    pads.place(ada, "455")
    totals_become(ben, "20", "14")
    ada.get_by_label("Undo").click()
    totals_become(ben, "20", "0")

    expect(ben.get_by_role("button", name="Take the pen")).to_have_count(0)
    ada.get_by_label("Let others watch").click()
    ada.get_by_role("button", name="Hand over the pen").click()
    ben.get_by_role("button", name="Take the pen").click()
    pads.place(ben, "445")
    totals_become(ben, "20", "13")
    ada.get_by_label("Close").click()
    totals_become(ada, "20", "13")
    expect(ada.locator(".keys")).to_have_count(0)
    pads.stored(ada)
    ada.reload()
    totals_become(ada, "20", "13")
    ben.reload()
    pads.place(ben, "444")
    totals_become(ada, "32", "13")


def test_what_was_written_without_a_connection_is_seen_afterwards(person: Person) -> None:
    ada = person("/pad/")
    pads.new_game(ada, "Ada", "Ben")
    pads.place(ada, "555")
    ben = person(link_of(ada))
    totals_become(ben, "20", "0")
    ada.context.set_offline(True)
    pads.place(ada, "455")
    pads.place(ada, "445")
    totals_become(ada, "33", "14")
    totals_become(ben, "20", "0")
    ada.context.set_offline(False)
    totals_become(ben, "33", "14")


def test_a_link_that_opens_nothing_says_so(person: Person) -> None:
    page = person("/pad/#/watch/nothing/nothing")
    expect(page.locator("main")).to_contain_text("no longer exists")
