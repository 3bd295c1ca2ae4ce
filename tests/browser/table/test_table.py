"""Small things at the table that people count on: sound, reasons, rules, turns, other devices."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import (
    await_turn,
    edition,
    offered,
    open_table,
    play_actions,
    play_on,
    play_until,
    server_view,
    take,
)
from browser.wait import until, until_painted

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LISTEN = """
window.tones = 0;
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
  apply: (make, self, given) => (window.tones += 1, Reflect.apply(make, self, given)),
});"""
LOOK_AWAY = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, facts) { window.notices.push(facts.body) }
};
window.lookAway = away => {
  Object.defineProperty(document, 'visibilityState', { value: away ? 'hidden' : 'visible',
    configurable: true });
};"""


def seated(visit: Visit, bots: int = 1, **options: object) -> Page:
    page = visit(**options)
    open_table(page, bots)
    return page


def open_with_a_bonus(page: Page) -> None:
    """Two at one device: one of them opens, with a triple and its bonus."""
    here = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    open_table(page, seats=here)
    page.locator(".covered .button").click()
    page.locator(".spot.strong").first.wait_for()


def test_the_sound_goes_off_with_one_tap(visit: Visit) -> None:
    page = seated(
        visit, settings={"sound": True}, before=lambda context: context.add_init_script(LISTEN)
    )
    page.mouse.click(5, 5)
    await_turn(page)
    take(page, ".rack-tile.fits")
    take(page, ".spot")
    until(page, "tones > 0")
    page.get_by_role("button", name="Turn the sound off").click()
    heard = page.evaluate("tones")
    play_actions(page, 6)
    assert page.evaluate("tones") == heard
    page.reload()
    page.get_by_role("button", name="Turn the sound on").wait_for()


@pytest.mark.dealt("a triple")
def test_a_place_tells_the_parts_of_its_points(visit: Visit) -> None:
    """By the pointer, and by a finger that stays on it; the rule of the bonus is one tap away."""
    page = visit(settings={"confirm": "always"})
    open_with_a_bonus(page)
    page.locator(".spot.strong").first.dispatch_event("pointerenter", {"pointerType": "touch"})
    page.locator(".spot.strong").first.dispatch_event("pointerleave", {"pointerType": "touch"})
    until_painted(page)
    said = page.locator(".say p").inner_text()
    assert re.fullmatch(r"\d+ \+ \d+ [a-z ]+ = \d+ points?", said)
    told = re.compile(f": {re.escape(said)}")  # after the tile and the place
    expect(page.locator(".spot.strong").first).to_have_attribute("aria-label", told)

    take(page, ".spot.strong")
    rule = page.locator(".say .why").get_attribute("href") or ""
    assert rule.endswith("#/rules/start-bonus")
    page.locator(".confirm").click()
    page.locator(".pad-cell a").first.wait_for()
    links = page.locator(".pad-cell a")
    assert rule in [link.get_attribute("href") for link in links.all()]
    with page.context.expect_page() as opened:
        links.first.click()
    opened.value.locator("#rule-start-bonus").wait_for()


def test_the_end_of_a_round_leads_to_its_rule(visit: Visit) -> None:
    page = visit()
    open_table(page, edition=edition(tiles=1))
    play_on(page, rounds=1)
    ended = server_view(page)["rounds"][-1]["ended"]
    rule = page.locator(".ending .why").get_attribute("href") or ""
    assert rule.endswith(f"#/rules/{ended['end']}")


def test_somebody_who_looks_away_is_told_that_it_is_their_turn(visit: Visit) -> None:
    page = seated(
        visit,
        settings={"notify": True},
        before=lambda context: context.add_init_script(LOOK_AWAY),
    )
    await_turn(page)
    assert page.title() == "Your turn · Dreistein"
    assert page.evaluate("notices") == []
    page.evaluate("lookAway(true)")
    play_until(page, lambda: page.evaluate("notices.length"))
    assert page.evaluate("notices")[0] == "Your turn"


def test_a_personal_link_leads_to_the_same_person_elsewhere(visit: Visit, server: str) -> None:
    page = seated(visit)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    network = {"loopback": False, "may_open": False, "addresses": [server], "secure": True}
    page.route("**/api/server", lambda route: route.fulfill(json=network))
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Personal link").input_value()
    assert page.get_by_alt_text("QR code of the personal link").count() == 1

    other = visit(link.removeprefix(server))
    other.get_by_role("button", name="Yes, continue here").click()
    other.wait_for_url("**/games")
    other.goto(table)
    other.locator(".rack-tile").first.wait_for()
    tiles = "els => els.map(e => e.dataset.tile).sort()"
    mine = page.locator(".rack-tile").evaluate_all(tiles)
    assert other.locator(".rack-tile").evaluate_all(tiles) == mine


@pytest.mark.parametrize(
    "path", ["/day", *(pytest.param(path, marks=pytest.mark.nightly) for path in ("/", "/games"))]
)
def test_a_heading_that_is_only_read_aloud_shows_no_ring(visit: Visit, path: str) -> None:
    page = visit(path)
    page.keyboard.press("Tab")
    page.reload()
    page.locator("h1:focus").wait_for()
    assert page.locator("h1").evaluate("e => getComputedStyle(e).outlineStyle") == "none"


def test_at_the_table_the_heading_stays_hidden_and_has_the_focus(visit: Visit) -> None:
    page = seated(visit)
    page.locator("h1:focus").wait_for()
    box = page.locator("h1").bounding_box()
    assert box
    assert box["width"] <= 1


def test_the_pad_is_a_drawer_on_a_phone(visit: Visit) -> None:
    page = seated(visit, 3, **PHONE)
    play_actions(page, 6, "touch")
    page.get_by_role("button", name="Scores").tap()
    table = page.locator("dialog .pad-table").bounding_box()
    assert table
    assert table["width"] > 330


def find_a_contest(page: Page, server: str) -> dict[str, int]:
    """Plays until the first of two tiles for one place brings less; the best points by place."""
    for _ in range(60):
        await_turn(page)
        hand = next(hand for hand in server_view(page, server)["hands"] if hand["choices"])
        first: dict[str, int] = {}
        best: dict[str, int] = {}
        for choice in hand["choices"]:
            if "@" in choice["action"]:
                place = choice["action"].split("@")[1]
                first.setdefault(place, choice["points"])
                best[place] = max(best.get(place, 0), choice["points"])
        contested = {place: points for place, points in best.items() if first[place] < points}
        if contested:
            return contested
        take(page, ".rack-tile.fits")
        take(page, ".spot")
    raise AssertionError("two tiles never fitted one spot")


def test_what_fits_names_the_tile_before_it_places_it(visit: Visit, server: str) -> None:
    page = seated(visit)
    cell, points = next(iter(find_a_contest(page, server).items()))
    page.get_by_role("button", name="What fits?").click()
    spot = page.locator(f'[data-spot="{cell}"]')
    assert spot.locator(".sum").text_content() == f"+{points}"
    assert page.get_by_role("button", name="Rotate", exact=True).count() == 0
    spot.dispatch_event("click")
    page.locator(".preview .tile").wait_for()
    assert page.locator(".which .button").count() > 1  # several tiles fit there
    assert page.locator(f'.tiles [data-cell="{cell}"]').count() == 0
    page.get_by_role("button", name=f"Place +{points}").click()
    page.locator(f'.tiles [data-cell="{cell}"]').wait_for()
    turns = server_view(page, server)["rounds"][-1]["turns"]
    done = [action for turn in turns for action in turn["actions"]]
    assert next(each for each in done if each["action"].endswith(f"@{cell}"))["points"] == points


def test_who_closes_the_result_of_a_round_finds_it_again(visit: Visit) -> None:
    page = visit()
    open_table(page, edition=edition(tiles=1))
    play_on(page, rounds=1)
    page.get_by_role("button", name="See the board").click()
    page.get_by_role("button", name="See the result").click()
    page.locator(".ending").wait_for()
    page.keyboard.press("Escape")
    page.locator(".ending").wait_for(state="detached")
    assert page.get_by_role("button", name="See the result").is_visible()


def test_the_last_moves_are_told_while_they_are_shown_again(visit: Visit, server: str) -> None:
    page = seated(visit)

    def max_has_placed() -> bool:
        """Whether the last turn was Max's, and something fitted."""
        turn = server_view(page, server)["rounds"][-1]["turns"][-1]
        return turn["seat"] == 1 and any("@" in action["action"] for action in turn["actions"])

    play_until(page, lambda: offered(page) == ".rack-tile.fits" and max_has_placed())
    page.reload()  # so that no news of that turn is still on its way
    page.locator(".say p", has_text="Your turn").wait_for()
    page.get_by_role("button", name="Show the last moves again").click()
    page.locator(".say p", has_text=re.compile("Max (opens|places)")).wait_for()
    page.locator(".say p", has_text="Your turn").wait_for()


def test_after_a_drag_the_keyboard_still_chooses_a_tile(visit: Visit) -> None:
    page = seated(visit)
    await_turn(page)
    tile = page.locator(".rack-tile.fits").first
    box = tile.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 160)  # so quick that its next place is off the tile
    page.locator(".dragged").wait_for()
    assert tile.evaluate("tile => tile.matches('.gone')")
    page.mouse.up()
    page.keyboard.press("Escape")
    page.locator(".rack-tile.chosen").wait_for(state="detached")
    tile.focus()
    page.keyboard.press("Enter")
    page.locator(".spot:focus").wait_for()


def test_a_table_that_does_not_exist_leads_back_to_the_start(visit: Visit) -> None:
    page = visit("/t/nowhere")
    page.get_by_text("There is no such table").wait_for()
    page.get_by_role("link", name="Start page").click()
    page.locator(".hero").wait_for()
