"""People at one table, each in a browser of their own; and several at one device."""

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.network import Cable
from browser.player import edition, open_table, play_actions, play_on, play_until, server_view
from browser.wait import until_holds

NAMES = ("Ada", "Ben", "Cleo", "Dino")
KEYS = """fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)
  .then(answer => answer.json())"""


def invitation(host: Page, people: int) -> str:
    """The host opens a table for so many and gives its link."""
    for _ in range(people - 2):
        host.get_by_role("button", name="Add a seat").click()
    host.get_by_role("textbox", name="Name in seat 1").fill(NAMES[0])
    host.get_by_text("View or change the numbers").click()
    host.get_by_label("Target").fill("20")
    host.get_by_label("Target").press("Tab")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="I’m ready").click()
    return f"/join/{host.evaluate(KEYS)['invite']}"


@pytest.mark.parametrize("people", [2, pytest.param(4, marks=pytest.mark.nightly)])
def test_people_play_a_match_together(visit: Visit, server: str, cable: Cable, people: int) -> None:
    host = visit("/new?friends")
    link = invitation(host, people)
    guests = []
    for name in NAMES[1:people]:
        guest = visit(link, at=cable.url if name == NAMES[people - 1] else server)
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Take a seat").click()
        guest.get_by_role("button", name="I’m ready").click()
        guests.append(guest)
    pages = [host, *guests]
    host.locator(".rack-tile").first.wait_for()
    play_actions(pages, 12)

    guests[0].reload()
    guests[0].locator(".rack-tile, dialog").first.wait_for()

    cable.pull()
    guests[-1].locator(".line-note").wait_for()
    away = host.locator(f".chip[data-seat='{people - 1}'] .chip-away")
    away.wait_for()
    absent = people - 1
    play_until(pages[:-1], lambda: server_view(host, server)["rounds"][-1]["to_move"] == absent)
    cable.mend()
    guests[-1].locator(".line-note").wait_for(state="detached")
    away.wait_for(state="detached")

    play_on(*pages)
    view = server_view(host, server)
    truth = sorted(view["rounds"][-1]["totals"])
    for page in pages:
        told = page.locator(".results td b").all_inner_texts()
        assert sorted(int(total.replace("\u2212", "-")) for total in told) == truth


def test_on_one_device_the_rack_is_covered_between_turns(visit: Visit) -> None:
    page = visit("/new?device")
    page.get_by_role("textbox", name="Name in seat 1").fill("Ada")
    page.get_by_role("textbox", name="Name in seat 2").fill("Ben")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".covered").wait_for()
    assert page.locator(".rack-tile").count() == 0
    play_on(page, rounds=1)
    assert page.locator(".explained li").count() >= 2


def test_the_rack_is_as_high_covered_as_shown(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    open_table(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    page.locator(".covered .button").wait_for()
    assert page.locator(".rack-tile").count() == 0
    covered = page.locator(".rack").evaluate("rack => rack.offsetHeight")
    page.locator(".covered .button").click()
    page.locator(".rack-tile").first.wait_for()
    assert page.locator(".rack").evaluate("rack => rack.offsetHeight") == covered


def for_two(visit: Visit, numbers: object = "international") -> tuple[Page, Page, str]:
    """Two people at a table, and the link to watch them."""
    host = visit("/new?friends")
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "invited"}]
    open_table(host, edition=numbers, seats=seats)
    keys = host.evaluate(KEYS)
    guest = visit(f"/join/{keys['invite']}")
    guest.get_by_label("Your name").fill(NAMES[1])
    guest.get_by_role("button", name="Take a seat").click()
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    for page in (host, guest):
        page.locator(".rack-tile").first.wait_for()
    return host, guest, f"/watch/{keys['watch']}"


def test_a_table_with_bots_until_friends_come_shows_its_link_once(visit: Visit) -> None:
    host = visit()
    seats = [{"kind": "me"}, {"kind": "open", "level": "greedy"}]
    open_table(host, seats=seats)
    invite = host.get_by_role("dialog", name="Invite")
    invite.get_by_role("button", name="No, only on this computer").click()
    assert "/join/" in invite.locator(".invite-link").input_value()
    host.keyboard.press("Escape")
    host.reload()
    host.locator(".rack-tile").first.wait_for()
    assert invite.count() == 0


def test_whoever_asks_for_a_hint_has_a_lamp_on_their_chip(visit: Visit) -> None:
    host, guest, _ = for_two(visit)
    for page in (host, guest):
        page.locator(".ask-hint").wait_for()
    until_holds(
        host, lambda: any(page.locator(".ask-hint:enabled").count() for page in (host, guest))
    )
    asks, sees = (host, guest) if host.locator(".ask-hint:enabled").count() else (guest, host)
    asks.locator(".ask-hint").click()
    lamp = sees.locator(f".chip[data-seat='{0 if asks is host else 1}'] .chip-hint")
    lamp.wait_for()
    assert sees.locator(".chip-hint").count() == 1


def test_a_rematch_waits_for_everybody_and_closes_nobody_s_result(visit: Visit) -> None:
    host, guest, _ = for_two(visit, edition(tiles=1, target=1))
    play_on(host, guest)
    host.get_by_role("button", name="Rematch").click()
    host.locator(".ending").get_by_text(f"Waiting for {NAMES[1]}.").wait_for()
    guest.locator(".ending").get_by_text(f"{NAMES[0]} is ready.").wait_for()
    assert "Rematch in" in guest.locator(".ending .countdown").inner_text()
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        page.locator(".rack-tile").first.wait_for()
        page.locator(".ending").wait_for(state="detached")


def test_who_watches_on_a_phone_sees_the_last_move_the_stock_and_the_pad(visit: Visit) -> None:
    host, guest, watch = for_two(visit)
    play_actions([host, guest], 6)
    watcher = visit(watch, viewport={"width": 390, "height": 844})
    watcher.locator(".tiles .tile").nth(1).wait_for()
    assert watcher.locator(".marks .last").count() == 1
    watcher.get_by_text("You are watching.").wait_for()
    host.get_by_text("1 person is watching").wait_for(state="attached")
    own = host.locator(".chip", has_text=NAMES[0])
    assert own.locator(".chip-you").inner_text() == "you"
    assert host.locator(".chips .chip-you").count() == 1
    heads = host.locator(".table-screen > .pad th .pad-player")
    assert [head.inner_text().split() for head in heads.all()] == [[NAMES[0], "you"], [NAMES[1]]]
    assert watcher.locator(".chip-you").count() == 0
    assert "in stock" in watcher.locator(".hand .watched").inner_text()
    watcher.get_by_role("button", name="Scores").click()
    watcher.locator("dialog .pad-cell").first.wait_for()
