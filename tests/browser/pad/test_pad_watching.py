"""The score pad at a server: others watch it live, and the pen goes from hand to hand."""

from functools import partial

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.pad import scorekeeper as pads

UPRIGHT = {"viewport": {"width": 390, "height": 844}}


def link_of(page: Page) -> str:
    """Lets others watch; the link."""
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let others watch").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="No, only on this computer").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.get_by_label("Close").click()
    return link


def totals_become(page: Page, *totals: str) -> None:
    expect(page.locator("thead .total")).to_have_text(list(totals))


def test_others_watch_and_the_pen_is_handed_over(visit: Visit, server: str) -> None:
    """And what was written without a connection is seen afterwards."""
    person = partial(visit, **UPRIGHT)
    ada = person("/pad/")
    pads.new_game(ada, "Ada", "Ben")
    pads.place(ada, "555")
    ben = person(link_of(ada).removeprefix(server))
    totals_become(ben, "20", "0")
    expect(ben.get_by_role("group", name="The tile’s numbers")).to_have_count(0)
    ada.context.set_offline(True)
    pads.place(ada, "455")
    pads.place(ada, "445")
    totals_become(ada, "33", "14")
    totals_become(ben, "20", "0")
    ada.context.set_offline(False)
    totals_become(ben, "33", "14")
    ada.get_by_label("Undo").click()
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
    expect(ada.get_by_role("group", name="The tile’s numbers")).to_have_count(0)
    ada.reload()
    totals_become(ada, "20", "13")
    ben.reload()
    pads.place(ben, "444")
    totals_become(ada, "32", "13")


def test_a_link_that_opens_nothing_says_so(visit: Visit) -> None:
    page = visit("/pad/#/watch/nothing/nothing")
    expect(page.get_by_role("main")).to_contain_text("no longer exists")
