"""A server that cheats in the shuffle: the page of whoever plays there says so, unasked."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from browser.conftest import Visit
from browser.player import edition, open_table, play_on
from dreistein.protocol import client as c
from dreistein.rules import Record
from dreistein.rules.deal import shuffled
from dreistein.table.fair import sealed
from dreistein.table.fair.proof import sealed_proof
from dreistein.table.fair.sealed import Bound
from dreistein.table.model import binding, commands, fold, summaries
from dreistein.table.model import events as e
from dreistein.table.model.shuffle import Shuffle
from dreistein.table.model.state import TableState
from dreistein.table.model.summaries import record_of
from dreistein.table.views import viewer

Change = Callable[..., None]
CHOSEN = "0d" * 32


def a_secret_chosen_later(change: Change) -> None:
    """Once it knows all numbers, it takes the secret whose deal it likes."""
    seeded(change, lambda bound: bound, CHOSEN)

    def proof(bound: Bound, secret: str, shares: Iterable[tuple[int, str]]) -> dict[str, Any]:
        return sealed_proof(bound, CHOSEN, shares)

    change(summaries, "sealed_proof", proof)


def numbers_that_do_not_matter(change: Change) -> None:
    """It tries editions with other numbers for six players."""

    def tried(state: TableState) -> Record:
        edition = replace(state.edition, deal=(*state.edition.deal[:4], 7))
        return record_of(replace(state, edition=edition))

    def other(bound: Bound) -> Bound:
        return replace(bound, edition={**bound.edition, "deal": {**bound.edition["deal"], "6": 7}})

    seeded(change, other)
    change(summaries, "record_of", tried)


def seeded(change: Change, other: Callable[[Bound], Bound], chosen: str | None = None) -> None:
    """Deals from something other than what everybody was told."""

    def seed(shuffle: Shuffle, secret: str) -> str:
        assert shuffle.bound is not None
        return sealed.seed_of(other(shuffle.bound), chosen or secret, shuffle.shares_by_seat)

    change(binding, "seed_of", seed)


def a_planted_deal(change: Change) -> None:
    change(fold, "shuffled", lambda seed: shuffled("planted"))


def no_proof(change: Change) -> None:
    change(summaries, "sealed_proof", lambda *_: None)
    change(viewer, "_proof", lambda state: None)


def a_deal_thrown_away(change: Change) -> None:
    """It does not like what would be dealt, and says that nothing had arrived."""

    def reveal(state: TableState, person: str, command: c.Reveal, now: int) -> list[e.Event]:
        if state.shuffle.failed:
            return honest(state, person, command, now)
        return [e.Failed((0,), "silent", CHOSEN, now)]

    honest = commands._reveal
    change(commands, "_reveal", reveal)


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        (a_secret_chosen_later, "something different now from what it told"),
        (numbers_that_do_not_matter, "The game code does not follow from the contributions."),
        (a_planted_deal, "The tiles in the record do not follow from the game code."),
        (no_proof, "The record cannot be checked."),
        (a_deal_thrown_away, "One shuffle for which your device had revealed its number was"),
    ],
)
def test_a_server_that_cheats_is_found_out(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, cheat: Callable[[Change], None], said: str
) -> None:
    cheat(monkeypatch.setattr)
    page = visit()
    open_table(page, edition=edition(2, target=1))
    play_on(page)
    page.locator("dialog").get_by_text(said).wait_for()
