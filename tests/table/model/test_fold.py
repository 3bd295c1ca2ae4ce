"""What an event changes at a table, and what it leaves."""

from dataclasses import fields, replace
from random import Random
from typing import Any, get_args

import pytest

from dreistein.protocol.table import Look
from dreistein.table.fair.sealed import FailedAttempt
from dreistein.table.model import events as e
from dreistein.table.model.fold import fold
from dreistein.table.model.shuffle import Shuffle
from dreistein.table.model.state import Heir, PendingUndo, Seat, TableState
from table.model.scenes import (
    ADA,
    BEN,
    BOT,
    EVE,
    WAITING,
    after,
    at_random,
    gathering,
    playing,
    put,
)

NEW = gathering(ADA, WAITING, BOT)
SEALED = after(gathering(ADA, BEN), e.Sealed("ada", "s", 3), e.Sealed("ben", "t", 4))
MID = playing(ADA, BEN, EVE, actions=4)
ASKED = after(MID, e.UndoAsked(1, 2, 7))
LOOK = Look("owl", 4)
HELD = after(MID, e.Held(1, "casual", 7))
GONE = after(MID, e.Resigned(1, "casual", 7))
TIMES: Any = {"turn_at": 9, "clock_at": 9, "followed_at": 9}
CLOCKS: Any = {**TIMES, "going_on": frozenset()}
SECRET = "11" * 32
SAT = Seat("person", "Ben", None, "ben", look=Look("rabbit", 2), since=2)
LEFT = Seat("open", "Ben", "casual", look=MID.seats[1].look, left="ben", late=True)
VACANT = after(MID, e.Left(1, 7))
INHERITED = replace(LEFT, heir=Heir("eve", "Eve", LOOK), since=VACANT.seq + 1)
ENDED = playing(BOT, ADA, BEN)
while ENDED.round is not None and ENDED.round.end is None:
    ENDED = after(ENDED, at_random(ENDED, Random(ENDED.seq)))
ENDED = after(ENDED, e.Continued("ada", 7), e.UndoAsked(1, 2, 8))
assert ENDED.match is not None
ROUND, REQUEST = MID.match, ASKED.undo_request
assert ROUND is not None
assert REQUEST is not None
CASES = [
    (
        NEW,
        e.Sat(1, "ben", "Ben", 9),
        {"seats": put(NEW, 1, SAT), **TIMES},
    ),
    (NEW, e.Filled(1, "pip", 9), {"seats": put(NEW, 1, Seat("bot", "", "pip", since=2)), **TIMES}),
    (
        NEW,
        e.Filled(1, "pip", 9, True),
        {
            "seats": put(NEW, 1, Seat("open", "", "pip", since=2)),
            "opened": replace(NEW.opened, seats=(ADA, e.SeatPlan("open", "", "pip"), BOT)),
            "filled": True,
            **TIMES,
        },
    ),
    (
        NEW,
        e.Freed(2, 9),
        {
            "seats": put(NEW, 2, Seat("invited", "", None)),
            "opened": replace(NEW.opened, seats=(ADA, WAITING, e.SeatPlan("invited"))),
        },
    ),
    (
        replace(NEW, series=(1, 0, 2), renamed=((0, True), (1, True), (2, False))),
        e.Closed(1, 9),
        {
            "seats": (NEW.seats[0], replace(NEW.seats[2], since=2)),
            "opened": replace(NEW.opened, seats=(ADA, BOT)),
            "series": (1, 2),
            "renamed": ((0, True), (1, False)),
            **TIMES,
        },
    ),
    (
        NEW,
        e.Rekeyed("a", "b", 9),
        {"opened": replace(NEW.opened, invite="a", watch="b"), "rekeyed": 2},
    ),
    (NEW, e.Renamed(0, "Ad", 9), {"seats": put(NEW, 0, name="Ad"), "renamed": ((0, True),)}),
    (
        NEW,
        e.Renamed(0, "Ada", 9, LOOK),
        {"seats": put(NEW, 0, look=LOOK), "renamed": ((0, False),)},
    ),
    (NEW, e.Sealed("ada", "s", 9), {"shuffle": Shuffle(seals=(("ada", "s"),), sealed_at=9)}),
    (
        SEALED,
        e.Left(1, 9),
        {
            "seats": put(SEALED, 1, Seat("invited", "", None, since=SEALED.seq + 1)),
            "shuffle": replace(SEALED.shuffle, seals=(("ada", "s"),)),
        },
    ),
    (
        after(SEALED, e.Bound(5), e.Revealed("ada", "x", 6)),
        e.Failed((1,), "silent", SECRET, 9),
        {
            "secret": SECRET,
            "shuffle": Shuffle(
                failed=((FailedAttempt((1,), "silent", ((0, "s"), (1, "t"))), ("Ben",)),)
            ),
            **CLOCKS,
        },
    ),
    (MID, e.Held(1, "casual", 9), {"seats": HELD.seats}),
    (HELD, e.Returned(1, 9), {"seats": MID.seats}),
    (ASKED, e.Left(1, 9), {"seats": put(MID, 1, LEFT), "undo_request": None}),
    (GONE, e.Left(1, 9), {"seats": put(MID, 1, replace(LEFT, kind="bot"))}),
    (VACANT, e.Promised(1, "eve", "Eve", 9, LOOK), {"seats": put(MID, 1, INHERITED)}),
    (
        after(VACANT, e.Promised(1, "eve", "Eve", 8)),
        e.Left(1, 9),
        {"seats": put(MID, 1, replace(LEFT, since=VACANT.seq + 1))},
    ),
    (
        ASKED,
        e.Resigned(1, "casual", 9),
        {"seats": put(MID, 1, level="casual"), "match": ROUND.resign(1), "undo_request": None},
    ),
    (MID, e.Continued("ada", 9), {"going_on": {"ada"}, "going_since": 9}),
    (after(MID, e.Continued("ada", 7)), e.Continued("ben", 9), {"going_on": {"ada", "ben"}}),
    (
        after(MID, e.Continued("ada", 7)),
        e.Declined("ada", 9),
        {"going_on": frozenset(), "declined": {"ada"}},
    ),
    (
        after(MID, e.Declined("ada", 7)),
        e.Continued("ada", 9),
        {"going_on": {"ada"}, "declined": frozenset(), "going_since": 9},
    ),
    (
        ENDED,
        e.Dealt(9),
        {
            "match": ENDED.match.next_round(),
            "entries": (*ENDED.entries, ()),
            "racks_seen": {("ada", 1), ("ben", 2)},
            "undo_request": None,
            "sent": ENDED.sent.next_round(),
            **CLOCKS,
        },
    ),
    (
        MID,
        e.UndoAsked(1, 2, 9),
        {"undo_request": PendingUndo(MID.seq + 1, 1, 2, frozenset({"ben"}))},
    ),
    (
        ASKED,
        e.UndoAnswered("ada", True, 9),
        {"undo_request": replace(REQUEST, agreed=frozenset({"ben", "ada"}))},
    ),
    (ASKED, e.UndoAnswered("ada", False, 9), {"undo_request": None}),
    (MID, e.UndoAnswered("ada", True, 9), {}),
    (
        ASKED,
        e.Undone(1, 2, True, 9),
        {
            "match": ROUND.rewind(2),
            "entries": (MID.entries[0][:2],),
            "practice": True,
            "undo_request": None,
            "sent": replace(MID.sent, present=dict([*MID.sent.present.items()][:2])),
            **CLOCKS,
        },
    ),
    (
        after(HELD, e.UndoAsked(0, 1, 8)),
        e.Rematched(SECRET, 9),
        {
            "seats": MID.seats,
            "secret": SECRET,
            "begun": 9,
            "series": (0, 0, 0),
            "match_number": 1,
            "match": None,
            "entries": (),
            "shuffle": Shuffle(),
            "undo_request": None,
            **CLOCKS,
        },
    ),
    (
        after(VACANT, e.Declined("eve", 8)),
        e.Rematched(SECRET, 9, asked=True),
        {
            "seats": put(MID, 1, Seat("invited", "", None)),
            "former": {"ben"},
            "declined": frozenset(),
            "secret": SECRET,
            "begun": 9,
            "series": (0, 0, 0),
            "match_number": 1,
            "match": None,
            "entries": (),
            "shuffle": Shuffle(),
            **CLOCKS,
        },
    ),
]


@pytest.mark.parametrize(("state", "event", "changed"), CASES)
def test_an_event_changes_this_and_nothing_else(
    state: TableState, event: e.Event, changed: dict[str, Any]
) -> None:
    expected = replace(state, seq=state.seq + 1, last_other=state.seq + 1, **changed)
    assert (fold(state, event), e.decode(e.encode(event))) == (expected, event)


def test_an_action_leaves_a_state_with_its_fields_and_no_others() -> None:
    first = state = playing(ADA, BEN)
    for ply in range(10):
        assert state.round is not None
        turn, action = state.round.turn, str(next(iter(state.round.legal_actions())))
        state = fold(state, e.ActionMade(turn, action, "person", ply, f"a{ply}"))
        assert list(vars(state)) == [field.name for field in fields(state)]
        assert replace(state) == state
    assert (state.seq, state.last_other) == (first.seq + 10, first.seq)


def test_an_action_in_spite_of_a_request_declines_it_and_all_must_learn_of_it() -> None:
    assert ASKED.round is not None
    action = str(next(iter(ASKED.round.legal_actions())))
    state = fold(ASKED, e.ActionMade(ASKED.round.turn, action, "person", 9))
    assert (state.undo_request, state.last_other) == (None, state.seq)


def test_a_table_is_opened_once_and_first() -> None:
    with pytest.raises(ValueError, match="begins with"):
        fold(None, e.Started(0))
    with pytest.raises(ValueError, match="once"):
        fold(NEW, NEW.opened)


def test_events_are_stored_under_names_that_never_change() -> None:
    """Or logs that were stored before could not be read."""
    kept = (
        "opened sat promised left renamed filled freed closed rekeyed held returned sealed bound "
        "revealed failed started dealt continued declined acted undo-asked undo-answered undone "
        "resigned rematched"
    )
    kinds = get_args(e.Event)
    names = [kind.__dataclass_fields__["type"].default for kind in kinds]
    assert {*kept.split()} <= {*names}
    assert len(names) == len({*names})


def test_who_takes_a_seat_may_look_as_the_one_who_left_it() -> None:
    left = after(MID, e.Left(1, 7))
    look = left.seats[1].look
    assert look is not None
    assert fold(left, e.Sat(1, "dan", "Dan", 9, look=look)).seats[1].look == look
