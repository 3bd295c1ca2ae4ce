"""Taking back: who may, how far, and what it does to the match.

Alone or against bots anything may be taken back; past a draw or another's move the stock keeps its
order and the match is practice from then on. With other people all must agree, and never past a
draw. In the game of the day nothing is taken back.
"""

from collections.abc import Sequence

from dreistein.rules.actions import DRAW
from dreistein.table.errors import NothingToUndo, NotPlaying, NoUndo, Refusal, UndoPastDraw
from dreistein.table.model.state import TableState


def undo_target(state: TableState, seat: int) -> int:
    """How many actions of the round remain if a seat undoes its own last action."""
    found = _target(state, seat)
    if not isinstance(found, int):
        raise found()
    return found


def _target(state: TableState, seat: int) -> int | type[Refusal]:
    """How many, or why it may not."""
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
    if _shared(state) and any(played.action == DRAW for played in history[last:]):
        return UndoPastDraw
    return last


def _shared(state: TableState) -> bool:
    """Whether several people play here, be it on one device, or away for now."""
    resigned = state.resigned
    seats = enumerate(state.seats)
    return sum(seat.person is not None and number not in resigned for number, seat in seats) > 1


def needs_asking(state: TableState) -> bool:
    """Whether others must agree first."""
    return len(state.players) > 1


def is_practice(state: TableState, seat: int, keep: int) -> bool:
    """Whether taking back so far makes the match practice."""
    round = state.round
    assert round is not None
    if round.end is not None:
        return True  # everyone has seen every hand
    if _shared(state):
        return False
    gone = round.history[keep:]
    return any(played.action == DRAW or played.seat != seat for played in gone)


def may_undo(state: TableState, seats: Sequence[int]) -> tuple[int, ...]:
    """Those of some seats that may take back now."""
    people = (seat for seat in seats if state.seats[seat].level is None)
    return tuple(seat for seat in people if isinstance(_target(state, seat), int))
