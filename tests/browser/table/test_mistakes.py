"""Slips and mishaps: a tap too many, the back button, an impossible number, a file that is none."""

import re

from playwright.sync_api import Page, expect

from browser import player
from browser.conftest import PHONE, Visit
from browser.network import Cable
from browser.table.test_shared_tables import take_seat
from browser.wait import until_holds

DROP_A_FOLDER = """async () => {
  const gone = () => Promise.reject(new DOMException('a folder', 'NotReadableError'));
  const held = new DataTransfer();
  held.items.add(new File([''], 'Holidays'));
  File.prototype.text = gone;
  const drag = (type) => document.body.dispatchEvent(new DragEvent(type,
    {dataTransfer: held, bubbles: true, cancelable: true}));
  drag('dragenter');
  while (drag('dragover')) await new Promise(requestAnimationFrame);
  drag('drop');
}"""
UNLIT = """() => {
  const [x0, y0, scale] = document.querySelector('.scene').style.transform
    .match(/-?[\\d.]+/g).map(Number);
  const board = document.querySelector('.board').getBoundingClientRect();
  const tiles = [...document.querySelectorAll('.tiles .tile')].map(t => t.dataset.cell);
  const up = (x, y) => (x + y) % 2 === 0;
  for (const [x, y] of tiles.map(cell => cell.split(',').map(Number))) {
    for (const [i, j] of [[x - 1, y], [x + 1, y], [x, up(x, y) ? y + 1 : y - 1]]) {
      const down = j * 90 + (up(i, j) ? 60 : 30);
      const at = [board.x + x0 + i * 52 * scale, board.y + y0 + down * scale];
      const there = document.elementFromPoint(...at);
      if (!tiles.includes(`${i},${j}`) && there?.closest('.board')
          && !there.closest('.spot, .hit, .tile, button')) return at;
    }
  }
}"""
"""The middle of a cell beside a tile where the chosen tile does not fit, on the screen."""


CHOICE = "offer === 'tile' && here('.draw:enabled') && !here('.rack-tile.drawn')"
"""A turn begins in which a tile fits and drawing is allowed as well."""
MUST = "You can place, so you must: choose a tile."
CLASH = re.compile(r"Does not fit: [0-5] meets [0-5]\.")


def test_on_a_phone_a_tap_on_draw_is_no_move_while_a_tile_fits(visit: Visit) -> None:
    page = visit(**PHONE)
    player.open_table(page)
    player.play_until(page, CHOICE)
    before = player.turns_of(player.server_view(page))
    confirm = page.get_by_role("button", name="Draw −5", exact=True)
    draw = player.draw_button(page).filter(has_text="in stock")
    for _ in range(2):
        draw.tap()
        expect(player.said(page)).to_have_text("A tile fits. Draw anyway?")
        expect(confirm).to_be_focused()
    page.get_by_role("button", name="Cancel").tap()
    confirm.wait_for(state="detached")
    assert player.turns_of(player.server_view(page)) == before
    draw.tap()
    confirm.tap()
    page.locator(".rack-tile.drawn").first.wait_for()
    assert player.turns_of(player.server_view(page)) == [*before, "+"]


def test_where_one_must_place_a_draw_is_refused_with_the_reason(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_role("radio", name="No: if you can place, you must").check()
    page.get_by_role("button", name="Play").click()
    player.tiles(page).first.wait_for()
    assert player.server_view(page)["edition"]["must_place"] is True
    player.play_until(page, "offer === 'tile' && here('.draw[aria-disabled=true]')")
    expect(player.said(page)).to_have_text(MUST)
    before = player.turns_of(player.server_view(page))
    player.fitting(page).first.click()
    expect(player.said(page)).to_have_text("Now choose a spot.")
    player.draw_button(page).click(force=True)
    expect(player.said(page)).to_have_text(MUST)
    player.fitting(page).first.click()
    expect(player.said(page)).not_to_have_class("refused")
    page.keyboard.press("+")
    expect(player.said(page)).to_have_class("refused")
    assert player.turns_of(player.server_view(page)) == before
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("If you can place, you must")


def test_back_leads_out_of_a_table_one_came_to_by_a_link(visit: Visit, server: str) -> None:
    host = visit()
    player.open_table(host, seats=[{"kind": "me", "name": "Ada"}, {"kind": "invited"}])
    link = f"{server}/join/{player.server_view(host)['invite']}"
    friend = visit("/games")
    for new in (True, False):
        friend.goto(link)
        if new:
            take_seat(friend, "Ben")
        friend.get_by_role("button", name="I’m ready").wait_for()
        friend.go_back()
        expect(friend.get_by_role("heading", level=1)).to_have_text("My games")


def test_a_folder_that_is_dropped_is_no_saved_game(visit: Visit) -> None:
    page = visit()
    page.evaluate(DROP_A_FOLDER)
    told = page.get_by_role("alert")
    expect(told).to_have_text("This is not a saved game that can be replayed.")
    assert page.get_by_text("Loading…").count() == 0


def test_without_the_server_a_screen_comes_as_soon_as_it_can_and_a_button_asks_to_try_again(
    visit: Visit, cable: Cable
) -> None:
    page = visit(at=cable.url)
    page.get_by_role("link", name="New table").wait_for()
    cable.pull()
    page.get_by_role("button", name="Play now").click()
    unreached = "The server cannot be reached right now. Please try again in a moment."
    expect(page.get_by_role("alert")).to_have_text(unreached)
    page.get_by_role("link", name="New table").click()
    page.get_by_role("status").get_by_text("No connection. Still trying").wait_for()
    cable.mend()
    expect(page.get_by_role("heading", level=1)).to_have_text("New table")


def choose_a_tile_with_room_beside(page: Page) -> list[float]:
    """Chooses a tile that does not fit somewhere beside another one; where that is."""
    player.open_table(page)
    unlit: list[list[float]] = []

    def found() -> bool:
        player.await_turn(page)
        player.fitting(page).first.press("Enter")
        player.spots(page).first.wait_for()
        unlit.append(page.evaluate(UNLIT))
        if unlit[-1] is None:
            player.play_until(page, "offer !== 'spot'")
        return unlit[-1] is not None

    until_holds(page, found, "a place where the tile does not fit")
    return unlit[-1]


def test_where_a_tile_does_not_fit_the_numbers_that_meet_are_said(visit: Visit) -> None:
    """To whoever puts it there with a mouse, and to whoever tries with Shift and the arrows."""
    page = visit()
    page.mouse.click(*choose_a_tile_with_room_beside(page))
    expect(player.said(page)).to_have_text(CLASH)
    assert page.locator(".clash").count() == 1
    page.keyboard.press("Escape")
    player.fitting(page).first.press("Enter")
    expect(player.said(page)).not_to_have_text(CLASH)
    page.locator(".spot:focus").wait_for()

    def told() -> bool:
        for arrow in ("Left", "Right", "Up", "Down"):
            page.keyboard.press(f"Shift+Arrow{arrow}")
        return bool(CLASH.fullmatch(player.said(page).inner_text()))

    until_holds(page, told, "a place where it does not fit")
    assert page.locator(".clash").count() == 1
    assert page.locator(".spot:focus").count() == 1


def test_a_language_that_could_not_be_fetched_comes_with_the_network(visit: Visit) -> None:
    page = visit()
    page.context.set_offline(True)
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_label("Language")).to_have_value("fr")
    page.context.set_offline(False)
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_rack_stays_as_it_was_put_when_the_page_is_loaded_again(visit: Visit) -> None:
    page = visit()
    player.open_table(page)
    page.get_by_role("button", name="Sort").click()
    player.tiles(page).first.focus()
    page.keyboard.press("Shift+End")
    order = "tiles => tiles.map(tile => tile.dataset.tile)"
    put = player.tiles(page).evaluate_all(order)
    page.reload()
    player.tiles(page).first.wait_for()
    assert player.tiles(page).evaluate_all(order) == put
