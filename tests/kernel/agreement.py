"""The rules and the kernel, position by position."""

from types import ModuleType
from typing import Any

from dreistein.rules import Placement, Round


def agree(kernel: ModuleType, round: Round, state: Any) -> dict[str, int]:
    """Whether both see the same position; the legal actions by text."""
    cells = kernel.cells_by_number(state)
    codes = {kernel.action_text(state, code, cells): code for code in state.legal()}
    assert sorted(codes) == sorted(map(str, round.legal_actions()))
    assert (state.scores, state.turn) == (round.scores, round.turn)
    assert (None, "out", "blocked")[state.end] == round.end
    assert state.settlement == (round.settlement or (0,) * round.players)
    assert state.passes == round.passes
    mask = kernel.position.tables.mask_of
    assert state.hands == tuple(mask(hand) for hand in round.hands)
    assert state.drawn == mask(round.drawn)
    assert state.order[state.at :] == tuple(kernel.position.tables.NUMBER[t] for t in round.stock)
    for action in round.legal_actions():
        if isinstance(action, Placement):
            assert state.points_of(codes[str(action)]) == round.points(action)
    return codes
