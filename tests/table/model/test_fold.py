"""The state of a table after an action."""

from dataclasses import fields, replace

from dreistein.rules.edition import EDITIONS
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.fold import fold


def test_an_action_leaves_a_state_with_its_fields_and_no_others() -> None:
    seats = tuple(e.SeatPlan("person", name, None, name) for name in ("ada", "ben"))
    edition = EDITIONS["german"].to_object()
    opened = e.TableOpened("ada", edition, seats, "invite", "watch", "00" * 32, at=0)
    shares = [e.Readied(person, "ab" * 16, 0) for person in ("ada", "ben")]
    state = Change.of(None, [opened, *shares, e.Started(0)]).after
    for ply in range(10):
        assert state.round is not None
        action = str(next(state.round.legal_actions()))
        state = fold(state, e.ActionMade(state.round.turn, action, "person", ply, f"a{ply}"))
        assert list(vars(state)) == [field.name for field in fields(state)]
        assert replace(state) == state
    assert state.seq == 14
