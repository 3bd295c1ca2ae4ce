"""Slips and mishaps: a tap too many, the back button, an impossible number, a file that is none."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.network import Cable
from browser.player import offered, open_table, play_until, server_view, turns_of
from browser.screens.test_screens_friends import answering
from browser.table.test_shared_tables import invitation
from browser.wait import until_holds

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DROP_A_FOLDER = """() => {
  const gone = () => Promise.reject(new DOMException('a folder', 'NotReadableError'));
  const held = new DataTransfer();
  held.items.add(new File([''], 'Holidays'));
  File.prototype.text = gone;
  document.body.dispatchEvent(new DragEvent('drop',
    {dataTransfer: held, bubbles: true, cancelable: true}));
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


def may_draw_or_place(page: Page, how: str = "touch") -> None:
    """Plays until a turn begins in which a tile fits and drawing is allowed as well."""

    def choice() -> bool:
        if page.locator(".rack-tile.drawn").count() or not page.locator(".draw:enabled").count():
            return False
        return page.locator(".rack-tile.fits").count() > 0

    play_until(page, choice, "touch" if how == "touch" else "mouse")


def test_on_a_phone_a_tap_on_draw_is_no_move_while_a_tile_fits(visit: Visit, server: str) -> None:
    page = visit(**PHONE)
    open_table(page)
    may_draw_or_place(page)
    before = turns_of(server_view(page, server))
    page.locator(".draw").tap()
    page.locator(".say").get_by_text("A tile fits. Draw anyway?").wait_for()
    page.locator(".draw").tap()
    expect(page.locator(".confirm")).to_be_focused()
    page.get_by_role("button", name="Cancel").tap()
    page.locator(".confirm").wait_for(state="detached")
    assert turns_of(server_view(page, server)) == before
    page.locator(".draw").tap()
    page.locator(".confirm", has_text="Draw −5").tap()
    page.locator(".rack-tile.drawn").first.wait_for()
    assert turns_of(server_view(page, server)) == [*before, "+"]


def test_with_a_mouse_draw_draws(visit: Visit) -> None:
    page = visit()
    open_table(page)
    may_draw_or_place(page, "mouse")
    page.locator(".draw").click()
    page.locator(".rack-tile.drawn").first.wait_for()


def test_back_leads_out_of_a_table_one_came_to_by_a_link(visit: Visit) -> None:
    link = invitation(visit("/new?friends"), 2)
    friend = visit("/games")
    friend.goto(friend.url.replace("/games", link))
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take a seat").click()
    friend.locator(".lobby, .rack").first.wait_for()
    friend.go_back()
    expect(friend.get_by_role("heading", level=1)).to_have_text("My games")
    friend.goto(friend.url.replace("/games", link))
    friend.locator(".lobby, .rack").first.wait_for()
    friend.go_back()
    expect(friend.get_by_role("heading", level=1)).to_have_text("My games")


def test_a_name_can_be_no_longer_than_the_table_shows_it(visit: Visit) -> None:
    page = visit("/new?friends")
    page.get_by_role("textbox", name="Name in seat 1").press_sequentially("A" * 30)
    page.get_by_role("button", name="Open the table").click()
    typed = page.get_by_label("Your name").input_value()
    assert typed == "A" * 24
    page.locator(".seat-row b").get_by_text(typed, exact=True).wait_for()
    assert page.locator(".seat-row .chip-you").inner_text() == "you"


def test_an_impossible_number_is_shown_even_in_a_folded_list(visit: Visit) -> None:
    page = visit("/new")
    page.locator(".numbers summary").click()
    page.get_by_role("spinbutton", name="Bridge").fill("20000")
    page.get_by_role("spinbutton", name="Bridge").press("Tab")
    page.locator(".numbers summary").click()
    expect(page.get_by_role("spinbutton", name="Bridge")).to_be_hidden()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("spinbutton", name="Bridge")).to_be_focused()


def test_a_folder_that_is_dropped_is_no_saved_game(visit: Visit) -> None:
    page = visit()
    page.evaluate(DROP_A_FOLDER)
    told = page.get_by_role("alert")
    assert told.inner_text() == "This is not a saved game that can be replayed."
    assert page.get_by_text("Loading…").count() == 0


def test_a_file_that_is_none_is_told_in_plain_words_alone(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "cat.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8\xff"}
    )
    told = page.get_by_role("alert").inner_text()
    assert told == "This is not a saved game that can be replayed."


def test_a_screen_that_cannot_be_fetched_comes_as_soon_as_it_can(
    visit: Visit, cable: Cable
) -> None:
    page = visit(at=cable.url)
    page.get_by_role("link", name="New table").wait_for()
    cable.pull()
    page.get_by_role("link", name="New table").click()
    page.get_by_role("status").get_by_text("No connection. Still trying").wait_for()
    cable.mend()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("New table")


def test_what_is_not_tried_again_is_not_said_to_be(visit: Visit, cable: Cable) -> None:
    page = visit(at=cable.url)
    cable.pull()
    page.get_by_role("button", name="Play now").click()
    said = "The server cannot be reached right now. Please try again in a moment."
    assert page.get_by_role("alert").inner_text() == said


def test_a_tile_put_where_it_does_not_fit_says_which_numbers_meet(visit: Visit) -> None:
    page = visit()
    open_table(page)
    unlit = None

    def found() -> bool:
        nonlocal unlit
        if offered(page) == ".rack-tile.fits":
            page.locator(".rack-tile.fits").first.click()
            unlit = page.evaluate(UNLIT)
        return unlit is not None

    play_until(page, found)
    assert unlit is not None
    page.mouse.click(*unlit)
    page.locator(".say .refused").wait_for()
    told = page.locator(".say .refused").inner_text()
    assert re.fullmatch(r"Does not fit: [0-5] meets [0-5]\.", told)
    assert page.locator(".clash").count() == 1


def test_a_language_that_could_not_be_fetched_comes_with_the_network(visit: Visit) -> None:
    page = visit()
    page.context.set_offline(True)
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_label("Language")).to_have_value("fr")
    page.context.set_offline(False)
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_rack_stays_as_it_was_put_when_the_page_is_loaded_again(visit: Visit) -> None:
    page = visit()
    open_table(page)
    page.get_by_role("button", name="Sort").click()
    tiles = page.locator(".rack-tile")
    tiles.first.focus()
    page.keyboard.press("Shift+End")
    order = "tiles => tiles.map(tile => tile.dataset.tile)"
    put = tiles.evaluate_all(order)
    page.reload()
    tiles.first.wait_for()
    assert tiles.evaluate_all(order) == put


def test_at_a_full_table_the_invitation_is_one_to_watch(visit: Visit) -> None:
    page = visit()
    open_table(page)
    closed = {"version": "1", "loopback": False, "may_open": False, "addresses": [], "secure": True}
    answering(page, "server", closed)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("To watch only:").input_value()
    watcher = visit("/watch/" + link.split("/watch/")[1])
    watcher.locator(".chip").first.wait_for()
    assert watcher.locator(".rack-tile").count() == 0


def test_with_shift_the_arrows_tell_why_a_tile_does_not_fit_there(visit: Visit) -> None:
    page = visit()
    open_table(page)

    def found() -> bool:
        if offered(page) != ".rack-tile.fits":
            return False
        page.locator(".rack-tile.fits").first.press("Enter")
        page.locator(".spot").first.wait_for()
        return page.evaluate(UNLIT) is not None

    play_until(page, found)
    page.locator(".spot").first.focus()
    said = page.locator(".say .refused")

    def told() -> bool:
        for arrow in ("Left", "Right", "Up", "Down"):
            page.keyboard.press(f"Shift+Arrow{arrow}")
        return bool(said.count())

    until_holds(page, told, "a place where it does not fit")
    assert re.fullmatch(r"Does not fit: [0-5] meets [0-5]\.", said.inner_text())
    assert page.locator(".clash").count() == 1
    assert page.locator(".spot:focus").count() == 1
