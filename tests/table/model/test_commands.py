"""What people ask of a table, and what comes of it, without a house around it."""

from typing import Any

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat, NewTable
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import Refusal
from dreistein.table.model import events as e
from dreistein.table.model.commands import check_moment, handle, sit
from dreistein.table.model.fold import fold
from dreistein.table.model.setup import opening_event
from table.guests import ALONE
from table.model.scenes import ADA, BEN, BOT, EVE, gathering, playing


def test_a_refusal_says_where_the_table_is() -> None:
    state = playing(ADA, BEN, actions=3)
    with pytest.raises(Refusal) as late:
        check_moment(state, 0, 2)
    assert late.value.details == {"round": 0, "ply": 3}
    with pytest.raises(Refusal) as late:
        handle(gathering(ADA, BEN), "ada", c.Ready("1", 1, "s", 0), 0)
    assert late.value.details == {"round": 0, "ply": 0}
    for command in (c.Undo("1", 2, 0, 3), c.Fill("1", 2, "pip"), c.Remove("1", 2)):
        with pytest.raises(Refusal) as wrong:
            handle(state, "ada", command, 0)
        assert (wrong.value.code, wrong.value.details) == ("no-such-seat", {"seat": 2, "last": 1})
    with pytest.raises(Refusal) as wrong:
        sit(state, "eve", 2, "Eve", None, 0)
    assert wrong.value.details == {"seat": 2, "last": 1}


def test_a_request_to_undo_ends_when_somebody_resigns() -> None:
    state = playing(ADA, BEN, EVE, actions=1)
    asked = fold(state, e.UndoAsked(0, 0, 1))
    assert asked.undo_request is not None
    (resigned,) = handle(asked, "ben", c.Resign("1", 1), 2)
    assert fold(asked, resigned).undo_request is None


def test_the_log_tells_who_was_removed_from_who_left() -> None:
    state = gathering(ADA, BEN)
    assert handle(state, "ada", c.Remove("1", 1), 2) == [e.Left(1, 2, removed=True)]
    assert handle(state, "ben", c.Leave("1", 1), 2) == [e.Left(1, 2)]


def test_a_bot_stands_in_for_nobody_on_its_own_seat() -> None:
    assert playing(ADA, BOT, actions=12).stand_ins == (0, 0)


DUEL = (NewSeat("me", "Ada"), NewSeat("bot", level="greedy"))


@pytest.mark.parametrize(
    ("seats", "wish", "code"),
    [
        (DUEL, {"clock": 5}, None),
        (DUEL, {"clock": 86_400}, None),
        (DUEL, {"clock": 4}, "clock-range"),
        (DUEL, {"clock": 86_401}, "clock-range"),
        (DUEL, {"seed": "known"}, "seed-people"),
        (DUEL, {"edition": "atlantic"}, "unknown-edition"),
        (DUEL, ALONE, "seat-plan"),
        (DUEL[:1], {"seed": "x", **ALONE}, None),
        (DUEL[:1], {"seed": "x" * 100, **ALONE}, None),
        (DUEL[:1], {"seed": "", **ALONE}, "seed-length"),
        (DUEL[:1], {"seed": "x" * 101, **ALONE}, "seed-length"),
        (DUEL[:1], {}, "seat-plan"),
        (DUEL[:1] * 6, {}, None),
        (DUEL[:1] * 7, {}, "seat-plan"),
        (DUEL[1:] * 2, {}, "seat-plan"),
        ((DUEL[0], NewSeat("bot")), {}, "seat-plan"),
        ((DUEL[0], NewSeat("bot", level="cmd:reboot")), {}, "seat-plan"),  # type: ignore[arg-type]
    ],
)
def test_impossible_tables_are_refused(
    seats: tuple[NewSeat, ...], wish: dict[str, Any], code: str | None
) -> None:
    plan = NewTable(seats, **{"edition": "german", **wish})
    if code is None:
        opened = opening_event(plan, "ada", 0)
        assert (opened.seed, opened.clock) == (wish.get("seed"), wish.get("clock"))
        return
    with pytest.raises(DreisteinError) as refused:
        opening_event(plan, "ada", 0)
    assert refused.value.code == code
