"""Watching games again: a record dropped anywhere, one that breaks the rules, the shuffle."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.wait import until
from table.fair.proved import proved, sealed_record

DROP = """([name, text]) => {
  const held = new DataTransfer();
  held.items.add(new File([text], name, {type: 'application/json'}));
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type,
      {dataTransfer: held, bubbles: true, cancelable: true}));
}"""


def drop(page: Page, record: Mapping[str, Any]) -> None:
    """Drop a record onto the page as a file."""
    page.evaluate(DROP, ["match.json", json.dumps(record)])


def test_a_record_dropped_onto_the_start_is_shown_and_the_pad_follows(visit: Visit) -> None:
    whole = proved()
    page = visit("/")
    drop(page, whole)
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert page.locator(".pad-cell").count() == 0
    page.get_by_role("button", name="Next", exact=True).click()
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == "2"
    slider.press("End")
    rounds = len(whole["rounds"])
    assert page.locator(".where").inner_text() == f"Round {rounds}"
    bottom = "pad => pad.scrollTop + pad.clientHeight >= pad.scrollHeight - 2"
    assert page.locator(".pad-scroll").evaluate(bottom)
    page.get_by_label("Go to a round").select_option("0")
    assert page.locator(".where").inner_text() == "Round 1"


def test_players_without_a_name_are_called_by_their_seat_and_bots_are_told_apart(
    visit: Visit,
) -> None:
    whole = proved()
    others = len(whole["players"]) - 1
    page = visit("/replay")
    drop(page, {**whole, "players": ["1", *["greedy"] * others]})
    page.locator(".chip-name").first.wait_for()
    names = page.locator(".chip-name").all_inner_texts()
    bots = ["Max", "Gina", "Rocco", "Mina", "Otto"][:others]
    assert names == ["Seat 1", *bots]


def test_playing_goes_to_the_end_and_can_be_stopped(visit: Visit) -> None:
    page = visit("/replay", before=lambda context: context.clock.install())
    drop(page, proved())
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, "() => document.querySelector('input[type=range]').value >= 2")
    page.get_by_role("button", name="Pause").click()
    stopped = page.get_by_role("slider").input_value()
    page.clock.run_for(5_000)
    assert page.get_by_role("slider").input_value() == stopped


def test_a_record_that_breaks_the_rules_says_where(visit: Visit, tmp_path: Path) -> None:
    whole = proved()
    actions = whole["rounds"][0]["actions"]
    actions[1:1] = [actions[0]]
    page = visit("/replay")
    drop(page, whole)
    said = page.get_by_role("alert")
    said.wait_for()
    assert "ound" in said.inner_text()
    assert page.get_by_role("slider").count() == 0
    file = tmp_path / "letter.json"
    file.write_text("Dear Ada", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(said).to_have_text("This is not a saved game that can be replayed.")


def test_the_shuffle_is_verified_step_by_step(visit: Visit) -> None:
    whole = sealed_record()
    page = visit("/replay")
    drop(page, whole)
    page.get_by_role("button", name="Verify the shuffle").click()
    held = page.locator(".verified .holds")
    held.first.wait_for()
    steps = held.all_inner_texts()
    assert steps[0] == "The record follows the rules."
    assert whole["fair"]["commitment"] in steps[1]
    assert f"{whole['players'][0]} contributed {whole['fair']['contributions'][0][1]}." in steps
    assert any(whole["seed"] in step for step in steps)
    assert page.locator(".verified p").inner_text().startswith("The deals hold.")


def test_a_changed_proof_is_told(visit: Visit) -> None:
    whole = proved()
    whole["fair"]["commitment"] = "0" * 64
    page = visit("/replay")
    drop(page, whole)
    page.get_by_role("button", name="Verify the shuffle").click()
    page.locator(".verified .fails").first.wait_for()
    assert "fingerprint" in page.locator(".verified .fails").first.inner_text()
    assert page.locator(".verified p").count() == 0
