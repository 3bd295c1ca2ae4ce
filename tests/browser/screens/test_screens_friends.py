"""Inviting friends: by a link on this computer, into the local network, without HTTPS."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.player import chips, tiles
from browser.table.test_shared_tables import take_seat

CLOSED = {"version": "1", "loopback": True, "may_open": True, "addresses": [], "secure": True}
NOT_HTTPS = """
  Object.defineProperty(window, 'isSecureContext', {get: () => false});
  for (const gone of ['clipboard', 'share']) {
    delete Navigator.prototype[gone];
  }
"""
"""What a browser is like at an address of the local network."""


def answering(page: Page, path: str, answer: dict[str, Any]) -> None:
    """Let the server say this."""
    page.route(f"**/api/{path}", lambda route: route.fulfill(json=answer))


def open_table(page: Page) -> str:
    """Opens a table for two; the address of its invitation, for this computer only."""
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="No, only on this computer").click()
    return invitation(page).input_value()


def invitation(page: Page) -> Locator:
    return page.locator(".invite-link").first


def ready(page: Page) -> Locator:
    return page.get_by_role("button", name="I’m ready")


def test_a_friend_comes_by_the_link_and_who_is_late_watches(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    link = "/join/" + open_table(host).split("/join/")[1]
    friend = visit(link)
    expect(friend.get_by_role("main")).to_contain_text("Ada")
    take_seat(friend, "Ben")
    host.get_by_role("main").get_by_text("Ben", exact=True).wait_for()
    expect(host.get_by_role("main").get_by_role("listitem").first).to_contain_text("you")
    for page in (friend, host):
        ready(page).click()
    for page in (friend, host):
        tiles(page).first.wait_for()
    late = visit(link)
    late.get_by_text("All seats are taken already.").wait_for()
    late.get_by_role("link", name="Watch").click()
    chips(late).first.wait_for()
    assert tiles(late).count() == 0


def test_a_bot_takes_the_seat_of_somebody_who_does_not_come(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    open_table(host)
    ready(host).click()
    host.get_by_role("button", name="Fill with a bot").click()
    tiles(host).first.wait_for()


def test_the_server_opens_after_one_question_if_it_can(visit: Visit) -> None:
    host = visit("/new?friends")
    answering(host, "server", CLOSED)
    host.route("**/api/server", lambda route: route.fulfill(status=503, body=""), times=2)
    answering(host, "server/open", CLOSED)
    host.get_by_role("button", name="Open the table").click()
    yes = host.get_by_role("button", name="Yes, open it to the local network")
    yes.click()
    offline = "This computer is not connected to a local network right now."
    expect(host.get_by_role("alert")).to_contain_text(offline)
    address = "http://192.0.2.7:8000"
    answering(host, "server/open", {**CLOSED, "loopback": False, "addresses": [address]})
    yes.click()
    expect(invitation(host)).to_have_value(re.compile(f"^{address}/join/"))
    answering(host, "server", {**CLOSED, "may_open": False})
    host.reload()
    host.get_by_role("button", name="No, only on this computer").wait_for()
    assert yes.count() == 0, "only on the server's own computer"


def copy(host: Page) -> None:
    host.get_by_role("button", name="Copy", exact=True).click()


def test_copying(visit: Visit) -> None:
    host = visit("/new?friends", permissions=["clipboard-read", "clipboard-write"])
    link = open_table(host)
    copy(host)
    host.get_by_role("button", name="Copied").wait_for()
    assert host.evaluate("navigator.clipboard.readText()") == link


def test_without_https_copying_works_and_sharing_is_absent_with_a_reason(visit: Visit) -> None:
    """Where nothing may copy, the link is selected."""
    host = visit("/new?friends", before=lambda context: context.add_init_script(NOT_HTTPS))
    link = open_table(host)
    assert host.get_by_role("button", name="Share").count() == 0
    assert host.get_by_text("Direct sharing needs a secure address").count() == 1
    copy(host)
    host.get_by_role("button", name="Copied").wait_for()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Settings").click()
    host.get_by_text("Notifications need a secure address").wait_for()
    host.reload()
    host.get_by_role("button", name="No, only on this computer").click()
    host.evaluate("() => { Document.prototype.execCommand = () => false }")
    copy(host)
    host.get_by_text("select the link and copy it yourself").last.wait_for()
    assert host.evaluate("getSelection().toString()") == link


def test_the_host_removes_a_guest_and_makes_new_links_by_keyboard(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    old = "/join/" + open_table(host).split("/join/")[1]
    guest = visit(old)
    take_seat(guest, "Ben")
    ready(guest).wait_for()
    assert guest.get_by_role("button", name="Remove Ada").count() == 0

    remove = host.get_by_role("button", name="Remove Ben")
    remove.press("Enter")
    asked = host.get_by_role("dialog")
    asked.get_by_text("Ben loses the seat").wait_for()
    host.keyboard.press("Escape")
    asked.wait_for(state="detached")
    expect(remove).to_be_focused()
    remove.press("Enter")
    asked.get_by_role("button", name="Remove", exact=True).press("Enter")
    host.get_by_role("listitem").get_by_text("not here yet").last.wait_for()
    guest.get_by_text("You have no seat at this table").wait_for()

    host.get_by_role("button", name="Make new links").press("Enter")
    asked.get_by_text("The old ones stop working").wait_for()
    asked.get_by_role("button", name="Make new links").press("Enter")
    expect(invitation(host)).not_to_have_value(re.compile(f"{old}$"))
    guest.goto(f"{guest.url.split('/t/')[0]}{old}")
    guest.get_by_role("alert").wait_for()
    assert guest.get_by_role("button", name="Take a seat").count() == 0


def test_a_device_that_holds_its_share_back_says_why(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    open_table(host)
    ready(host).click()
    host.get_by_text("The match begins when every seat is taken.").wait_for()
    host.evaluate(
        """() => {
          const key = Object.keys(localStorage).find(key => key.startsWith("dreistein-fair."));
          const own = JSON.parse(localStorage[key]);
          localStorage[key] = JSON.stringify({ ...own, commitment: "00" });
        }"""
    )
    host.reload()
    told = host.get_by_role("alert").filter(has_text="The server swapped its secret.")
    told.get_by_text("do not play on at this table").wait_for()
