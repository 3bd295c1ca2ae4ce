"""A table where whoever can place must: it is chosen in the form, and Draw says why not."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import play_until, server_view, turns_of

MUST = "You can place, so you must: choose a tile."


def test_a_draw_is_refused_with_the_reason_while_a_tile_fits(visit: Visit, server: str) -> None:
    page = visit("/new")
    page.get_by_role("checkbox", name="If you can place, you must").check()
    page.get_by_role("button", name="Play").click()
    page.locator(".rack-tile").first.wait_for()
    assert server_view(page, server)["edition"]["must_place"] is True
    refused = page.locator(".draw[aria-disabled=true]")
    play_until(page, lambda: refused.count() and not page.locator(".spot").count())
    expect(page.locator(".say")).to_contain_text(MUST)  # only now it is surely our turn
    before = turns_of(server_view(page, server))
    page.locator(".draw").click(force=True)
    expect(page.locator(".say .refused")).to_have_text(MUST)
    page.locator(".rack-tile.fits").first.click()
    expect(page.locator(".say .refused")).to_have_count(0)
    page.keyboard.press("+")
    expect(page.locator(".say .refused")).to_have_text(MUST)
    assert turns_of(server_view(page, server)) == before
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog .note").first).to_contain_text("If you can place, you must")
