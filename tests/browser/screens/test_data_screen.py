"""Your data: what "forget me" leaves behind."""

import httpx
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import open_table, tiles
from web.servers import WAIT


def test_forgetting_asks_first_and_leaves_nothing(visit: Visit, server: str) -> None:
    page = visit(settings={"name": "Ada"})
    open_table(page)
    table = page.url
    page.evaluate("localStorage.trace = 'Ada'")
    page.goto(f"{server}/data")
    forget = page.get_by_role("button", name="Forget me", exact=True)
    forget.click()
    page.keyboard.press("Enter")  # on Cancel, which has the focus
    page.get_by_role("dialog").wait_for(state="detached")
    refused = {"code": "full", "message": ""}
    page.route("**/api/me", lambda route: route.fulfill(status=503, json=refused), times=1)
    forget.click()
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_role("alert").wait_for()
    databases = "async () => (await indexedDB.databases()).length"
    assert page.evaluate(databases) == 0, "the score pad would find one without stores"
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_role("button", name="Play now").wait_for()

    assert page.evaluate("localStorage.trace ?? null") is None
    page.goto(f"{server}/games")
    expect(page.get_by_role("main")).to_contain_text("Every game you play is kept here")
    assert page.locator(f"a[href='{table.removeprefix(server)}']").count() == 0
    page.goto(table)
    page.get_by_text("There is no such table").wait_for()
    assert tiles(page).count() == 0


def test_logging_out_asks_first_and_offers_another_device(visit: Visit, server: str) -> None:
    page = visit()
    open_table(page)
    page.goto(f"{server}/data")
    page.get_by_role("button", name="Log out here").click()
    asked = page.get_by_role("dialog", name="Log out here")
    expect(asked).to_contain_text("you lose your games")
    asked.get_by_role("button", name="Make a link").click()
    expect(asked.get_by_role("button", name="Make a link")).to_have_count(0)
    page.keyboard.press("Escape")
    asked.wait_for(state="detached")
    assert len(page.context.request.get(f"{server}/api/tables").json()["tables"]) == 1
    page.get_by_role("button", name="Revoke unused links").click()
    told = page.get_by_role("main")
    expect(told).to_contain_text("Unused links for other devices no longer work.")
    page.get_by_role("button", name="Log out here").click()
    asked.get_by_role("button", name="Make a link").wait_for()
    asked.get_by_role("button", name="Log out here").click()
    page.get_by_role("button", name="Play now").wait_for()
    assert page.context.request.get(f"{server}/api/tables").json()["tables"] == []


def test_a_link_names_whose_it_is_and_the_way_back_brings_the_games_back(
    visit: Visit, server: str
) -> None:
    page = visit(settings={"name": "Ada"})
    open_table(page)
    table = page.url
    with httpx.Client(base_url=server, timeout=WAIT, headers={"Origin": server}) as eve:
        eve.post("/api/me", json={"name": "Eve"})
        token = eve.post("/api/me/link").json()["token"]
    page.goto(f"{server}/device/{token}")
    main = page.get_by_role("main")
    expect(main).to_contain_text("Continue on this device as Eve?")
    expect(main).to_contain_text("The game that this device has now will no longer be shown here")
    page.get_by_role("button", name="Yes, continue here").click()
    expect(main).to_contain_text("the games that this device had before")
    page.goto(table)
    page.get_by_text("There is no such table").wait_for()
    page.goto(f"{server}/data")
    page.get_by_role("button", name="Back to my earlier games").click()
    page.wait_for_url("**/games")
    page.goto(table)
    tiles(page).first.wait_for()
    assert page.context.request.get(f"{server}/api/me").json()["name"] == "Ada"


def test_six_words_bring_the_games_to_another_browser(visit: Visit, server: str) -> None:
    page = visit(settings={"name": "Ada"})
    open_table(page)
    table = page.url
    page.goto(f"{server}/data")
    page.get_by_role("link", name="Six words to write down").click()
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    show = elsewhere.get_by_role("button", name="Show me six words")
    show.wait_for()
    page.get_by_role("button", name="Show me six words").click()
    expect(page.locator(".words li")).to_have_count(6)
    show.click()  # those of the other page may be on paper by now
    elsewhere.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    words = page.locator(".words li").all_inner_texts()
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_role("main")).to_contain_text("You were given six words on")

    other = visit("/games", settings={"name": "Ben"})
    other.get_by_role("link", name="I have six words").click()
    field = other.get_by_role("textbox", name="Your six words")
    field.fill("lumo kari")
    other.get_by_role("button", name="Bring back my games").click()
    expect(other.get_by_role("alert")).to_contain_text("Nobody has these six words.")
    field.fill("-".join(words).upper())
    other.get_by_role("button", name="Bring back my games").click()
    expect(other.get_by_role("status").first).to_have_text(
        "Welcome back, Ada! Everything is here again."
    )
    other.get_by_role("button", name="Log out other devices").click()
    expect(other.get_by_role("main")).to_contain_text("All other devices are logged out.")
    other.goto(table)
    tiles(other).first.wait_for()
    page.goto(table)
    page.get_by_text("There is no such table").wait_for()
