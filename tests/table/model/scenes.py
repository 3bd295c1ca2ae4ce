"""States of tables without a house around them."""

from dataclasses import replace
from random import Random
from typing import Any

from dreistein.rules.edition import EDITIONS, Edition
from dreistein.table.fair.sealed import seal_of
from dreistein.table.model import events as e
from dreistein.table.model.fold import fold, open_state
from dreistein.table.model.state import Seat, TableState
from random_games import random_action

SHARE = "ab" * 32

BOT, WAITING = e.SeatPlan("bot", "", "greedy"), e.SeatPlan("invited")


def person(name: str) -> e.SeatPlan:
    return e.SeatPlan("person", name.title(), None, name)


ADA, BEN, EVE = person("ada"), person("ben"), person("eve")


def after(state: TableState, *events: e.Event) -> TableState:
    for event in events:
        state = fold(state, event)
    return state


def gathering(
    *seats: e.SeatPlan, edition: Edition = EDITIONS["german"], secret: str = "00" * 32, **more: Any
) -> TableState:
    """A table before its first match; the first person there is the host."""
    host, numbers = next(seat.person for seat in seats if seat.person), edition.to_object()
    return open_state(e.TableOpened(host, numbers, seats, "in", "out", secret, at=0, **more))


def start(state: TableState, at: int) -> list[e.Event]:
    """Everybody is ready, reveals a share, and the match starts."""
    people = [] if state.chosen_seed is not None else state.people
    sealed = [e.Sealed(person, seal_of(SHARE), at) for person in people]
    revealed = [e.Revealed(person, SHARE, at) for person in people]
    return [*sealed, *([e.Bound(at)] if people else []), *revealed, e.Started(at)]


def playing(*seats: e.SeatPlan, actions: int = 0, **more: Any) -> TableState:
    """A table some actions into its first round."""
    state = gathering(*seats, **more)
    state = after(state, *start(state, 0))
    for at in range(actions):
        assert state.round is not None
        turn, action = state.round.turn, next(iter(state.round.legal_actions()))
        by: e.By = "bot" if seats[turn].level else "person"
        state = fold(state, e.ActionMade(turn, str(action), by, at, f"a{at}"))
    return state


def at_random(state: TableState, rng: Random) -> e.Event:
    """What may happen next in a match: a random action, or the next deal."""
    assert state.round is not None
    if state.round.end is not None:
        return e.Dealt(4)
    turn = state.round.turn
    by: e.By = "person" if state.seats[turn].level is None else "bot"
    return e.ActionMade(turn, str(random_action(state.round, rng)), by, 4)


def put(state: TableState, number: int, seat: Seat | None = None, **changes: Any) -> Any:
    """The seats of a table with another one, or a changed one, in one place."""
    seats = list(state.seats)
    seats[number] = seat or replace(seats[number], **changes)
    return tuple(seats)
