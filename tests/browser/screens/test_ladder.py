"""The ladder: choosing an opponent with the keyboard, and the offer to go one rung up."""

from playwright.sync_api import Route, expect

from browser.conftest import Visit
from browser.player import chips, edition, open_table, play_on


def test_an_opponent_is_chosen_with_the_keyboard(visit: Visit) -> None:
    page = visit("/new")
    chosen = page.get_by_role("radio", checked=True).first
    expect(chosen).to_have_accessible_name(
        "Pip: I’ve only just learned to play, so I still miss a lot."
    )
    chosen.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(chosen).to_have_value("zora")
    expect(page.get_by_text("hexagons and bridges")).to_be_visible()
    expect(page.get_by_role("button", name="Bot in seat 2: Zora")).to_be_visible()
    page.get_by_role("button", name="All eight compared").click()
    page.get_by_role("button", name="Choose Klara").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(chosen).to_have_value("klara")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(chips(page).nth(1)).to_contain_text("Klara")


def test_after_two_wins_the_next_opponent_is_one_tap_away(visit: Visit) -> None:
    page = visit("/")
    page.context.route("**/api/tables?*", won_twice)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "pip"}]
    open_table(page, seats=seats, edition=edition(tiles=1, target=1))
    play_on(page)
    page.get_by_text("You keep beating Pip. Ready for Frida?").wait_for()
    page.get_by_role("button", name="Try Frida next").click()
    expect(chips(page).nth(1)).to_contain_text("Frida")


def won_twice(route: Route) -> None:
    """One's games as if the one that is over had been won, and another one before."""
    answer = route.fetch()
    told = answer.json()
    for game in told["tables"]:
        game["about"]["winners"] = game["yours"]
    route.fulfill(response=answer, json={**told, "tables": told["tables"] * 2})
