"""Messages cost by what changed, however long the match is and however many watch."""

from dataclasses import replace
from functools import cache
from random import Random

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol import table as wire
from dreistein.protocol.http.tables import Rounds
from dreistein.rules import EDITIONS
from dreistein.table.house import House
from dreistein.table.model import events as e
from dreistein.table.model.append import append_for
from dreistein.table.model.change import Change
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from table.guests import Guest, new_id
from table.model.scenes import ADA, BEN, at_random, gathering, start

ROUNDS = 25


@cache
def long_match() -> tuple[list[e.Event], TableState]:
    """A log of two people in the last of many rounds."""
    rng = Random(1)
    edition = replace(EDITIONS["german"], target=100_000)
    state = gathering(ADA, BEN, edition=edition)
    log: list[e.Event] = [state.opened, *start(state, 2)]
    state = Change.of(None, log).after
    while state.rounds < ROUNDS or state.round is None or len(state.round.history) < 8:
        log.append(at_random(state, rng))
        state = fold(state, log[-1])
    return log, state


async def test_a_long_match_makes_no_long_messages(house: House) -> None:
    log, state = long_match()
    await house.store.append(append_for("table", Change.of(None, log)))
    ada, ben = [await Guest(house, name, "table").come() for name in ("ada", "ben")]
    watching = [await Guest(house, None, "table", "out").come() for _ in range(16)]
    everyone = [ada, ben, *watching]
    first = [size(message) for guest in everyone for message in guest.inbox]
    assert max(first) < 300 * ROUNDS + 12_000
    heard = [len(guest.inbox) for guest in everyone]
    assert await ada.code(c.Rename(new_id(), 0, "Adelheid")) == "done"
    told = [message_after(guest, at) for guest, at in zip(everyone, heard, strict=True)]
    assert sum(map(size, told)) < 1000 * len(everyone)
    # Everyone who sees the same is sent the very same object, which is encoded once.
    assert len(set(map(id, told))) == 3
    assert all(guest.shown.seats[0].name == "Adelheid" for guest in everyone)
    mover = ada if ada.to_move else ben
    assert await mover.play() == "done"
    assert state.round is not None
    assert {guest.ply for guest in everyone} == {len(state.round.history) + 1}


async def test_past_rounds_are_fetched_whole_and_once(house: House) -> None:
    log, state = long_match()
    await house.store.append(append_for("table", Change.of(None, log)))
    ada = await Guest(house, "ada", "table").come()
    assert [round.short for round in ada.shown.rounds] == [True] * (ROUNDS - 1) + [False]
    page: Rounds | None = await house.visits.rounds("ada", "table", 0)
    whole: list[wire.RoundView] = []
    while page is not None:
        assert len(page.rounds) <= 10
        whole += page.rounds
        page = None if page.next is None else await house.visits.rounds("ada", "table", page.next)
    assert [round.number for round in whole] == list(range(ROUNDS))
    assert state.match is not None
    for shown, known, round in zip(whole, ada.shown.rounds, state.match.rounds, strict=True):
        made = [action for turn in shown.turns for action in turn.actions]
        assert len(made) == len(round.history) == known.ply
        assert len(shown.board) == len(round.board.placements)
        assert (shown.totals, shown.scores) == (known.totals, known.scores)
    assert (await house.visits.rounds("ada", "table", 1000)).rounds == ()


def size(message: p.ServerMessage) -> int:
    return len(p.encode(message))


def message_after(guest: Guest, heard: int) -> p.ServerMessage:
    """The only message about the table since a guest had heard so many."""
    (found,) = (m for m in guest.inbox[heard:] if isinstance(m, (p.Changed, p.Whole)))
    return found
