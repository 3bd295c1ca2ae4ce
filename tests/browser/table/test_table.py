"""Small things at the table that people count on: sound, reasons, rules, turns, other devices."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser import player
from browser.conftest import OLDER, Visit
from browser.screens.test_screens_friends import CLOSED, answering
from browser.table.test_shared_tables import HERE
from browser.wait import until, until_holds

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


def seated(visit: Visit, **options: object) -> Page:
    page = visit(**options)
    player.open_table(page)
    return page


def test_the_sound_goes_off_with_one_tap(visit: Visit) -> None:
    page = seated(
        visit, settings={"sound": True}, before=lambda context: context.add_init_script(LISTEN)
    )
    page.mouse.click(5, 5)
    player.await_turn(page)
    player.place_tile(page)
    until(page, "tones > 0")
    page.get_by_role("button", name="Turn the sound off").click()
    heard = page.evaluate("tones")
    player.play_actions(page, 6)
    assert page.evaluate("tones") == heard
    page.reload()
    page.get_by_role("button", name="Turn the sound on").wait_for()


@pytest.mark.dealt("a triple")
def test_a_place_tells_the_parts_of_its_points(visit: Visit) -> None:
    """By the pointer, and by a finger that stays on it; the rule of the bonus is one tap away."""
    page = visit(settings={"confirm": "always"})
    player.open_table(page, seats=HERE)
    page.get_by_role("button", name="show my tiles").click()
    spot = player.spots(page).first  # to open with a triple and its bonus
    for event in ("pointerenter", "pointerleave"):
        spot.dispatch_event(event, {"pointerType": "touch"})
    expect(player.said(page)).to_have_text(re.compile(r"^\d+ \+ \d+ [a-z ]+ = \d+ points?$"))
    told = re.compile(f": {re.escape(player.said(page).inner_text())}")  # after tile and place
    expect(spot).to_have_attribute("aria-label", told)

    spot.click(force=True)
    rule = page.get_by_role("link", name="The rule: ").first.get_attribute("href") or ""
    assert rule.endswith("#/rules/start-bonus")
    page.get_by_role("button", name="Place +").click()
    link = page.get_by_role("region", name="Score pad").locator(f"a[href='{rule}']")
    with page.context.expect_page() as opened:
        link.click()
    opened.value.locator("#rule-start-bonus").wait_for()


def test_the_end_of_a_round_leads_to_its_rule_is_found_again_and_hides_no_clock(
    visit: Visit,
) -> None:
    page = visit(before=lambda context: context.clock.install())
    player.open_table(page, edition=player.edition(tiles=3), clock=60)
    player.play_round(page)
    ended = player.server_view(page)["rounds"][-1]["ended"]
    result = page.get_by_role("dialog")
    assert result.locator(f"a[href$='#/rules/{ended['end']}']").count() == 1
    page.get_by_role("button", name="See the board").click()
    again = page.get_by_role("button", name="See the result")
    again.click()
    result.wait_for()
    page.keyboard.press("Escape")
    result.wait_for(state="detached")
    again.click()
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Next round").click()
    expect(result).to_contain_text("Your turn: ")
    page.clock.run_for(46_000)
    result.wait_for(state="detached")


def test_somebody_who_looks_away_is_told_that_it_is_their_turn(visit: Visit) -> None:
    page = seated(
        visit,
        settings={"notify": True},
        before=lambda context: context.add_init_script(LOOK_AWAY),
    )
    player.await_turn(page)
    assert page.title() == "Your turn · Dreistein"
    assert page.evaluate("notices") == []
    page.evaluate("lookAway(true)")
    player.play_until(page, "notices.length")
    assert page.evaluate("notices")[0] == "Your turn"


def test_the_menu_has_links_to_play_elsewhere_and_to_watch(visit: Visit, server: str) -> None:
    page = seated(visit)
    table = page.url
    answering(page, "server", {**CLOSED, "loopback": False, "may_open": False})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("To watch only:").input_value()
    watcher = visit("/watch/" + link.split("/watch/")[1])
    player.chips(watcher).first.wait_for()
    assert player.tiles(watcher).count() == 0

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Personal link").input_value()
    assert page.get_by_alt_text("QR code of the personal link").count() == 1
    watcher.goto(server + "/" + link.split("/", 3)[3])
    watcher.get_by_role("button", name="Yes, continue here").click()
    watcher.wait_for_url("**/games")
    watcher.goto(table)
    player.tiles(watcher).first.wait_for()
    order = "els => els.map(e => e.dataset.tile).sort()"
    assert player.tiles(watcher).evaluate_all(order) == player.tiles(page).evaluate_all(order)


def test_a_heading_that_is_only_read_aloud_shows_no_ring(visit: Visit) -> None:
    page = visit("/day")
    heading = page.get_by_role("heading", level=1)
    page.keyboard.press("Tab")
    page.reload()
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "none")
    player.open_table(page)
    expect(heading).to_be_focused()
    assert heading.evaluate("e => e.offsetWidth") <= 1, "it is hidden at the table"


def find_a_contest(page: Page) -> tuple[str, int]:
    """Plays until the first of two tiles for one place brings less; the place, the best points."""
    for _ in range(60):
        player.await_turn(page)
        hand = next(hand for hand in player.server_view(page)["hands"] if hand["choices"])
        points: dict[str, list[int]] = {}
        for choice in hand["choices"]:
            if "@" in choice["action"]:
                points.setdefault(choice["action"].split("@")[1], []).append(choice["points"])
        for place, brought in points.items():
            if brought[0] < max(brought):
                return place, max(brought)
        player.play_actions(page, 2)
    raise AssertionError("two tiles never fitted one spot")


def test_what_fits_names_the_tile_before_it_places_it(visit: Visit) -> None:
    page = seated(visit)
    cell, points = find_a_contest(page)
    page.get_by_role("button", name="What fits?").click()
    spot = page.locator(f'[data-spot="{cell}"]')
    assert spot.locator(".sum").text_content() == f"+{points}"
    page.locator(".board").focus()
    page.keyboard.press("Tab")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)  # however many there are
    assert page.get_by_role("button", name="Rotate", exact=True).count() == 0
    spot.dispatch_event("click")
    which = page.get_by_role("group", name="Which tile?").get_by_role("button")
    which.nth(1).wait_for()  # several tiles fit there
    lies = page.locator(f'[data-cell="{cell}"]')
    assert lies.count() == 0
    page.get_by_role("button", name=f"Place +{points}").click()
    lies.wait_for()
    turns = player.server_view(page)["rounds"][-1]["turns"]
    done = [action for turn in turns for action in turn["actions"]]
    assert next(each for each in done if each["action"].endswith(f"@{cell}"))["points"] == points


def test_the_last_moves_are_told_while_they_are_shown_again(visit: Visit) -> None:
    page = seated(visit)

    def max_has_placed() -> bool:
        """Whether the last turn was Max's, and something fitted."""
        player.await_turn(page)
        turn = player.server_view(page)["rounds"][-1]["turns"][-1]
        placed = any("@" in action["action"] for action in turn["actions"])
        if turn["seat"] != 1 or not placed:
            player.play_actions(page, 2)
            return False
        return True

    until_holds(page, max_has_placed, "a tile of Max's")
    page.reload()  # so that no news of that turn is still on its way
    expect(player.said(page)).to_contain_text("Your turn")
    page.get_by_role("button", name="Show the last moves again").click()
    expect(player.said(page)).to_have_text(re.compile("Max (opens|places)"))
    expect(player.said(page)).to_contain_text("Your turn")


def test_after_a_drag_the_keyboard_still_chooses_a_tile(visit: Visit) -> None:
    page = seated(visit)
    player.await_turn(page)
    tile = player.fitting(page).first
    box = tile.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 160)  # so quick that its next place is off the tile
    page.locator(".dragged").wait_for()
    expect(tile).to_have_class(re.compile(r"\bgone\b"))
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", pressed=True).and_(player.tiles(page))).to_have_count(0)
    page.evaluate(OLDER)
    tile.focus()
    page.keyboard.press("Enter")
    page.locator(".spot:focus").wait_for()
