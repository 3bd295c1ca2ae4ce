"""House rules: given a name at a table, found again on the pad and in the rulebook."""

from playwright.sync_api import expect

from browser.conftest import Visit


def test_rules_with_a_name_are_offered_at_table_pad_and_rulebook(visit: Visit, server: str) -> None:
    page = visit("/new?friends")
    page.locator(".numbers summary").click()
    bridge = page.get_by_role("spinbutton", name="Bridge")
    bridge.fill("35")
    page.get_by_label("2 hexagons").fill("90")
    name = page.get_by_label("Name of these rules")
    name.fill("Oma’s rules")
    name.press("Enter")
    edition = page.get_by_label("Edition")
    expect(edition).to_have_value("Oma’s rules")
    page.locator(".big").click()
    lobby = page.locator(".lobby")
    expect(lobby).to_contain_text("House rules (Oma’s rules) · Target: 300 points")
    own = lobby.locator(".own-numbers")
    expect(own).to_contain_text("What differs from “International edition”:")
    expect(own.get_by_role("listitem")).to_have_text(["Bridge 35", "2 hexagons 90"])
    shown = page.context.request.get(f"{server}/api/tables").json()["tables"][0]
    assert shown["about"]["edition"] == "Oma’s rules"

    page.goto(f"{server}/rules?language=en&edition=Oma’s rules#/rules/bridge")
    expect(page.locator("#rule-bridge")).to_contain_text("+35")
    expect(page.locator("#edition")).to_have_value("Oma’s rules")

    page.goto(f"{server}/pad/")
    page.get_by_role("link", name="New game").or_(
        page.get_by_role("button", name="New game")
    ).click()
    card = page.locator(".edition", has_text="Oma’s rules")
    expect(card).to_contain_text("bridge 35")

    page.goto(f"{server}/new")
    edition.select_option("Oma’s rules")
    page.locator(".numbers summary").click()
    expect(bridge).to_have_value("35")
    page.get_by_role("button", name="Forget").click()
    expect(edition.get_by_role("option", name="Oma’s rules")).to_have_count(0)


def test_a_guest_reads_the_rules_of_the_table_and_never_met_them(visit: Visit, server: str) -> None:
    host = visit("/")
    rules = {"base": "german", "name": "Oma’s rules", "bridge": 35}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invited"}]
    opened = host.context.request.post(
        f"{server}/api/tables", data={"seats": seats, "edition": rules}
    ).json()["table"]
    view = host.context.request.get(f"{server}/api/tables/{opened}").json()
    guest = visit(f"/join/{view['invite']}")
    own = guest.locator(".own-numbers")
    expect(own).to_contain_text("What differs from “German edition”:")
    expect(own.get_by_role("listitem")).to_have_text(["Bridge 35"])
    with guest.expect_popup() as opening:
        own.get_by_role("link", name="Rules").click()
    book = opening.value
    expect(book.locator("#edition")).to_have_value("Oma’s rules")
    expect(book.locator("#rule-bridge")).to_contain_text("+35")
    book.reload()
    expect(book.locator("#rule-bridge")).to_contain_text("+35")
    book.locator("#language").select_option("de")
    expect(book.locator("#rule-bridge")).to_contain_text("+35")
    book.locator("#edition").select_option("german")
    expect(book.locator("#rule-bridge")).to_contain_text("+30")

    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    host.goto(f"{server}/t/{opened}")
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    guest.get_by_role("button", name="Menu").click()
    with guest.expect_popup() as opening:
        guest.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(opening.value.locator("#rule-bridge")).to_contain_text("+35")
