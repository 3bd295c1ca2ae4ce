"""People at one table, each in a browser of their own; and several at one device."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import player
from browser.conftest import PHONE, Visit
from browser.network import Cable

NAMES = ("Ada", "Ben", "Cleo", "Dino")
HERE = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
"""Two at one device."""
INVITED = {"kind": "invited"}
KEYS = """fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)
  .then(answer => answer.json())"""


def take_seat(guest: Page, name: str) -> None:
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Take a seat").click()


def for_two(visit: Visit, numbers: object = None, **guests: Any) -> tuple[Page, Page, str]:
    """Two people at a table, and the link to watch them."""
    host = visit()
    seats = [{"kind": "me", "name": NAMES[0]}, INVITED]
    player.open_table(host, edition=numbers or "international", seats=seats)
    keys = host.evaluate(KEYS)
    guest = visit(f"/join/{keys['invite']}", **guests)
    take_seat(guest, NAMES[1])
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    for page in (host, guest):
        player.tiles(page).first.wait_for()
    return host, guest, f"/watch/{keys['watch']}"


@pytest.mark.nightly
@pytest.mark.parametrize("people", [2, 4])
def test_people_play_a_match_together(visit: Visit, server: str, cable: Cable, people: int) -> None:
    host = visit("/new?friends")
    for _ in range(people - 2):
        host.get_by_role("button", name="Add a seat").click()
    host.get_by_role("textbox", name="Name in seat 1").fill(NAMES[0])
    host.get_by_text("View or change the numbers").click()
    host.get_by_label("Target").fill("20")
    host.get_by_label("Target").press("Tab")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="I’m ready").click()
    link = f"/join/{host.evaluate(KEYS)['invite']}"
    pages = [host]
    for name in NAMES[1:people]:
        guest = visit(link, at=cable.url if name == NAMES[people - 1] else server)
        take_seat(guest, name)
        guest.get_by_role("button", name="I’m ready").click()
        pages.append(guest)
    player.tiles(host).first.wait_for()
    player.play_actions(pages, 12)
    pages[1].reload()

    cable.pull()
    offline = pages[-1].get_by_text("No connection. Still trying; nothing is lost.")
    offline.wait_for()
    away = player.chips(host).nth(people - 1).get_by_text("away")
    away.wait_for()
    player.play_until(pages[:-1], f"here('[data-seat=\"{people - 1}\"][aria-current]')")
    cable.mend()
    offline.wait_for(state="detached")
    away.wait_for(state="detached")

    player.play_on(*pages)
    truth = sorted(player.server_view(host, server)["rounds"][-1]["totals"])
    for page in pages:
        totals = page.get_by_role("dialog").get_by_role("table").first.locator("td:last-child")
        told = totals.all_inner_texts()
        assert sorted(int(total.replace("\u2212", "-")) for total in told) == truth


def test_on_one_device_the_rack_is_covered_between_turns(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    player.open_table(page, seats=HERE, edition=player.edition(tiles=1))
    show = page.get_by_role("button", name="show my tiles")
    show.wait_for()
    expect(page).to_have_title(re.compile("^(Ada|Ben)’s turn"))
    assert player.tiles(page).count() == 0
    rack = page.get_by_role("group", name="Your rack")
    covered = rack.evaluate("rack => rack.offsetHeight")
    show.click()
    player.tiles(page).first.wait_for()
    assert rack.evaluate("rack => rack.offsetHeight") == covered
    player.play_round(page)
    assert page.get_by_role("dialog").get_by_role("listitem").count() >= 2


def test_a_table_with_bots_until_friends_come_shows_its_link_once(visit: Visit) -> None:
    host = visit()
    seats = [{"kind": "me"}, {"kind": "open", "level": "max"}]
    player.open_table(host, seats=seats, edition=player.edition(tiles=1, target=5000))
    invite = host.get_by_role("dialog", name="Invite")
    invite.get_by_role("button", name="No, only on this computer").click()
    expect(invite.get_by_role("textbox")).to_have_value(re.compile("/join/"))
    host.keyboard.press("Escape")
    host.reload()
    player.tiles(host).first.wait_for()
    assert invite.count() == 0
    link = f"/join/{host.evaluate(KEYS)['invite']}"
    guest = visit(link)
    guest.get_by_text("From the next round on, you play instead of Max.").wait_for()
    take_seat(guest, NAMES[1])
    host.get_by_text(f"From the next round on, {NAMES[1]} plays instead of Max.").first.wait_for()
    guest.get_by_role("button", name="Just watch").click()
    guest.get_by_text("From the next round on, you play").wait_for(state="detached")
    guest.goto(guest.url.replace(guest.url.split("/", 3)[3], link[1:]))
    take_seat(guest, NAMES[1])
    player.play_round(host)
    host.get_by_role("button", name="Next round").click()
    player.tiles(guest).first.wait_for()
    guest.get_by_role("dialog").wait_for(state="detached")


def test_a_table_for_three_begins_with_two_once_they_want_it(visit: Visit) -> None:
    host = visit()
    player.open_table(host, seats=[{"kind": "me", "name": NAMES[0]}, INVITED, INVITED])
    link = f"/join/{host.evaluate(KEYS)['invite']}"
    for bots in (1, 2):
        host.get_by_role("button", name="Fill with a bot").first.click()
        expect(host.get_by_text("until someone joins")).to_have_count(bots)
    guest = visit(link)
    take_seat(guest, NAMES[1])
    expect(host.get_by_text("until someone joins")).to_have_count(1)
    host.get_by_role("button", name="Remove Pip").click()
    host.get_by_role("button", name="Play without this seat").click()
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    for page in (host, guest):
        player.tiles(page).first.wait_for()
        expect(player.chips(page)).to_have_count(2)


def test_whoever_asks_for_a_hint_has_a_lamp_on_their_chip(visit: Visit) -> None:
    host, guest, _ = for_two(visit)
    asks = player.play_until([host, guest], "offer !== 'wait'")
    asks.get_by_role("button", name="Hint").click()
    sees = guest if asks is host else host
    lamp = player.chips(sees).filter(has_text="asked for a hint")
    expect(lamp).to_have_count(1)
    expect(lamp).to_have_attribute("data-seat", "0" if asks is host else "1")


def test_a_rematch_waits_for_everybody_and_closes_nobody_s_result(visit: Visit) -> None:
    host, guest, _ = for_two(visit, player.edition(tiles=1, target=1))
    player.play_on(host, guest)
    host.get_by_role("button", name="Rematch").click()
    host.get_by_role("dialog").get_by_text(f"Waiting for {NAMES[1]}.").wait_for()
    result = guest.get_by_role("dialog")
    expect(result).to_contain_text(f"{NAMES[0]} is ready.")
    expect(result).to_contain_text("Rematch in")
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        page.get_by_role("dialog").wait_for(state="detached")
        player.tiles(page).first.wait_for()


def test_who_says_no_keeps_the_result_and_is_not_dealt_in(visit: Visit) -> None:
    host, guest, _ = for_two(visit, player.edition(tiles=1, target=1))
    player.play_on(host, guest)
    guest.get_by_role("button", name="No, thanks").click()
    guest.get_by_text("The next match is without you.").wait_for()
    result = host.get_by_role("dialog")
    expect(result).to_contain_text(f"The next match is without {NAMES[1]}.")
    host.get_by_role("button", name="Rematch").click()
    host.get_by_role("heading", name="Who is playing?").wait_for()
    expect(guest.get_by_role("dialog").get_by_role("table").first).to_contain_text(NAMES[0])
    guest.get_by_role("button", name="Watch").click()
    guest.get_by_role("link", name="Replay").wait_for()
    guest.reload()
    guest.get_by_role("link", name="Take a seat").click()
    take_seat(guest, NAMES[1])
    guest.get_by_role("button", name="I’m ready").click()
    for page in (host, guest):
        player.tiles(page).first.wait_for()


def test_who_watches_on_a_phone_sees_the_last_move_the_stock_and_the_pad(visit: Visit) -> None:
    host, guest, watch = for_two(visit)
    player.play_actions([host, guest], 6)
    watcher = visit(watch, **PHONE)
    player.on_board(watcher).nth(1).wait_for()
    assert watcher.locator(".last").count() == 1
    watcher.get_by_text("You are watching.").wait_for()
    host.get_by_text("1 person is watching").wait_for(state="attached")
    assert player.chips(host).filter(has_text="you").count() == 1
    expect(player.chips(host).filter(has_text="you")).to_contain_text(NAMES[0])
    heads = host.get_by_role("region", name="Score pad").get_by_role("columnheader")
    own, other = heads.filter(has_text=re.compile("|".join(NAMES[:2]))).all_inner_texts()
    assert [own.split(), other.split()] == [[NAMES[0], "you"], [NAMES[1]]]
    assert player.chips(watcher).filter(has_text="you").count() == 0
    expect(watcher.get_by_role("region", name="Watch")).to_contain_text("in stock")
    watcher.get_by_role("button", name="Scores").click()
    watcher.get_by_role("dialog").get_by_role("cell").first.wait_for()
