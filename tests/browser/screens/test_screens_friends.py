"""Inviting friends: by a link on this computer, into the local network, without HTTPS."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from browser.conftest import Visit
from browser.screens.test_screens import open_table
from browser.wait import until_holds

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

    def answered(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(answer))

    page.route(f"**/api/{path}", answered)


def test_a_friend_comes_by_the_link_and_sits_down(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    link = open_table(host)
    friend = visit("/join/" + link.split("/join/")[1])
    assert "Ada" in friend.locator(".lead").inner_text()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take a seat").click()
    host.locator(".lobby").get_by_text("Ben", exact=True).wait_for()
    friend.get_by_role("button", name="I’m ready").click()
    host.get_by_role("button", name="I’m ready").click()
    for page in (host, friend):
        page.locator(".rack-tile").first.wait_for()
    late = visit("/join/" + link.split("/join/")[1])
    late.get_by_text("All seats are taken already.").wait_for()
    late.get_by_role("link", name="Watch").click()
    late.locator(".chip").first.wait_for()
    assert late.locator(".rack-tile").count() == 0


def test_a_bot_takes_the_seat_of_somebody_who_does_not_come(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    open_table(host)
    host.get_by_role("button", name="Fill with a bot").click()
    host.locator(".rack-tile, .lobby .ready").first.wait_for()
    if host.get_by_role("button", name="I’m ready").count():
        host.get_by_role("button", name="I’m ready").click()
    host.locator(".rack-tile").first.wait_for()


def test_the_server_opens_after_one_question(visit: Visit) -> None:
    host = visit("/new?friends")
    address = "http://192.0.2.7:8000"
    answering(host, "server", CLOSED)
    answering(host, "server/open", {**CLOSED, "loopback": False, "addresses": [address]})
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Yes, open it to the local network").click()
    assert host.locator(".invite-link").input_value().startswith(f"{address}/join/")


def test_without_a_network_a_sentence_says_so(visit: Visit) -> None:
    host = visit("/new?friends")
    answering(host, "server", CLOSED)
    answering(host, "server/open", CLOSED)
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Yes, open it to the local network").click()
    said = host.locator(".invite").get_by_role("alert").inner_text()
    assert said.startswith("This computer is not connected to a local network right now.")
    host.get_by_role("button", name="No, only on this computer").click()
    assert "/join/" in host.locator(".invite-link").input_value()


def test_where_only_the_server_s_own_computer_may_open_it_that_is_said(visit: Visit) -> None:
    host = visit("/new?friends")
    answering(host, "server", {**CLOSED, "may_open": False})
    host.get_by_role("button", name="Open the table").click()
    host.locator(".invite.ask").wait_for()
    assert host.get_by_role("button", name="Yes, open it").count() == 0


def test_copying(visit: Visit) -> None:
    host = visit("/new?friends", permissions=["clipboard-read", "clipboard-write"])
    link = open_table(host)
    host.get_by_role("button", name="Copy", exact=True).click()
    host.get_by_role("button", name="Copied").wait_for()
    assert host.evaluate("navigator.clipboard.readText()") == link


def test_without_https_copying_works_and_sharing_is_absent_with_a_reason(visit: Visit) -> None:
    def insecure(context: BrowserContext) -> None:
        context.add_init_script(NOT_HTTPS)

    host = visit("/new?friends", before=insecure)
    open_table(host)
    assert host.get_by_role("button", name="Share").count() == 0
    assert host.get_by_text("Direct sharing needs a secure address").count() == 1
    host.get_by_role("button", name="Copy", exact=True).click()
    host.get_by_role("button", name="Copied").wait_for()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Settings").click()
    host.get_by_text("Notifications need a secure address").wait_for()


def test_where_nothing_may_copy_the_link_is_selected(visit: Visit) -> None:
    def refusing(context: BrowserContext) -> None:
        context.add_init_script(NOT_HTTPS + "Document.prototype.execCommand = () => false;")

    host = visit("/new?friends", before=refusing)
    link = open_table(host)
    host.get_by_role("button", name="Copy", exact=True).click()
    host.get_by_text("select the link and copy it yourself").last.wait_for()
    assert host.evaluate("getSelection().toString()") == link


def test_the_host_removes_a_guest_and_makes_new_links_by_keyboard(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    old = "/join/" + open_table(host).split("/join/")[1]
    guest = visit(old)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_role("button", name="I’m ready").wait_for()
    assert guest.get_by_role("button", name="Remove Ada").count() == 0

    remove = host.get_by_role("button", name="Remove Ben")
    remove.press("Enter")
    host.get_by_role("dialog", name="Remove Ben").get_by_text("Ben loses the seat").wait_for()
    host.keyboard.press("Escape")
    host.locator("dialog").wait_for(state="detached")
    assert remove.evaluate("button => button === document.activeElement")
    remove.press("Enter")
    host.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).press("Enter")
    host.locator(".lobby").get_by_text("not here yet").wait_for()
    guest.get_by_text("You have no seat at this table").wait_for()

    host.get_by_role("button", name="Make new links").press("Enter")
    asked = host.get_by_role("dialog", name="Make new links")
    asked.get_by_text("The old ones stop working").wait_for()
    asked.get_by_role("button", name="Make new links").press("Enter")
    until_holds(host, lambda: not host.locator(".invite-link").input_value().endswith(old))
    guest.goto(f"{guest.url.split('/t/')[0]}{old}")
    guest.get_by_role("alert").wait_for()
    assert guest.get_by_role("button", name="Take a seat").count() == 0


def test_a_device_that_holds_its_share_back_says_why(visit: Visit) -> None:
    host = visit("/new?friends", settings={"name": "Ada"})
    open_table(host)
    host.get_by_role("button", name="I’m ready").click()
    host.get_by_text("The match begins when every seat is taken.").wait_for()
    host.evaluate(
        """() => {
          const key = Object.keys(localStorage).find(key => key.startsWith("dreistein-fair."));
          const own = JSON.parse(localStorage[key]);
          localStorage[key] = JSON.stringify({ ...own, commitment: "00" });
        }"""
    )
    host.reload()
    told = host.get_by_role("alert").filter(has_text="The server has swapped its secret.")
    told.get_by_text("do not play on at this table").wait_for()
