"""A table with a voice and faces: two people, each in their own language."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import chips, open_table, server_view
from browser.wait import until


def friends(visit: Visit, server: str) -> tuple[Page, Page]:
    """A host who reads English, and a guest of the same name who reads German."""
    host = visit()
    open_table(host, seats=[{"kind": "me", "name": "Anna"}, {"kind": "invited"}])
    key = server_view(host, server)["invite"]
    guest = visit(f"/join/{key}", locale="de")
    guest.get_by_label("Dein Name").fill("Anna")
    guest.get_by_role("radio", name="Eule").check(force=True)
    guest.get_by_role("button", name="Platz nehmen").click()
    for page, ready in ((host, "I’m ready"), (guest, "Ich bin bereit")):
        page.get_by_role("button", name=ready).click()
    for page in (host, guest):
        page.locator("[data-tile]").first.wait_for()
    return host, guest


def test_a_phrase_is_read_in_the_reader_s_language_and_can_be_muted(
    visit: Visit, server: str
) -> None:
    host, guest = friends(visit, server)
    expect(chips(host)).to_contain_text(["Anna", "Anna 2"])
    assert chips(host).locator(".player-face").count() == 2

    host.get_by_role("button", name="Say something").click()
    host.get_by_role("button", name="Well placed!").click()
    bubble = guest.locator('.bubble[data-seat="0"]')
    bubble.wait_for()
    assert bubble.inner_text() == "Gut gelegt!"
    until(
        guest, "() => document.querySelector('#announcer').innerText.includes('Anna: Gut gelegt!')"
    )
    bubble.wait_for(state="detached")

    guest.get_by_role("button", name="Etwas sagen").click()
    guest.get_by_label("Zeigen, was Anna sagt").uncheck()
    guest.get_by_role("button", name="Fröhlich").click()
    host.locator('.bubble[data-seat="1"] .mood').wait_for()
    host.get_by_role("button", name="Say something").click()
    host.get_by_role("button", name="Thank you!").click()
    host.locator('.bubble[data-seat="0"]').wait_for()
    guest.get_by_role("button", name="Etwas sagen").click()
    guest.get_by_role("button", name="Danke!").click()
    guest.locator('.bubble[data-seat="1"]').wait_for()
    assert bubble.count() == 0
