"""Undo: who may, how far, and what it does to the match.

Alone or against bots, anything may be undone; undoing a draw or another seat's move keeps the order
of the stock and makes the match practice. With other people, all must agree, and draws cannot be
undone. In the game of the day there is no undo.
"""

from collections.abc import Sequence

from dreistein.protocol.fields import UndoShows
from dreistein.rules.actions import Draw
from dreistein.table.errors import NothingToUndo, NotPlaying, NoUndo, Refusal, UndoPastDraw
from dreistein.table.model.state import TableState


def undo_target(state: TableState, seat: int) -> int:
    """How many actions of the round remain if a seat undoes its own last action."""
    found = _target(state, seat)
    if not isinstance(found, int):
        raise found()
    return found


def _target(state: TableState, seat: int) -> int | type[Refusal]:
    """How many actions remain, or why the seat may not undo."""
    round = state.round
    if round is None or state.phase not in ("playing", "between"):
        return NotPlaying
    if state.opened.day is not None:
        return NoUndo
    history, entries = round.history, state.entries[-1]
    last = len(history) - 1
    while last >= 0 and not (history[last].seat == seat and entries[last].by == "person"):
        last -= 1
    if last < 0:
        return NothingToUndo
    for played in history[last:]:
        if isinstance(played.action, Draw):
            return UndoPastDraw if _is_shared(state) else last
    return last


def _is_shared(state: TableState) -> bool:
    """Whether several people play here, including those on one device or away."""
    resigned = state.resigned
    seats = enumerate(state.seats)
    return sum(seat.person is not None and number not in resigned for number, seat in seats) > 1


def needs_consent(state: TableState) -> bool:
    """Whether other people must agree first."""
    return len(state.players) > 1


def shown_by(state: TableState, seat: int, keep: int) -> UndoShows | None:
    """What a seat has seen that keeps only ``keep`` actions: the match becomes practice."""
    round = state.round
    assert round is not None
    if round.end is not None:
        return "racks"
    if _is_shared(state):
        return None
    undone = round.history[keep:]
    if any(played.seat != seat for played in undone):
        return "answer"
    return "tile" if any(isinstance(played.action, Draw) for played in undone) else None


def may_undo(state: TableState, seats: Sequence[int]) -> tuple[tuple[int, ...], UndoShows | None]:
    """Those of these seats that may undo now, the latest mover first; and what that one has seen,
    if the match counts until then."""
    kept = {seat: _target(state, seat) for seat in seats if state.seats[seat].level is None}
    may = {seat: keep for seat, keep in kept.items() if isinstance(keep, int)}
    order = tuple(sorted(may, key=lambda seat: -may[seat]))
    counts = bool(order) and not state.practice
    return order, shown_by(state, order[0], may[order[0]]) if counts else None
