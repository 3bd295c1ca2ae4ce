"""Perft: the number of legal lines of a given length from a position.

A line that ends earlier counts nothing. ``perft_cy.pxd`` has the types for C.
"""

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.position_cy import (
        act,
        copy_position,
        find_placements,
        must_place,
        playable,
    )
    from dreistein.kernel.position.state_cy import State


def count_lines(stack: list[State], depth: int) -> int:
    """The lines from ``stack[depth]`` on; the states below it are scratch space."""
    state = stack[depth]
    if depth == 0:
        return 1
    if depth == 1:
        if state.end or not state.laid:
            return len(state.legal())
        return find_placements(state, playable(state)) + (not must_place(state))
    total = 0
    after = stack[depth - 1]
    for code in state.legal():
        copy_position(after, state)
        act(after, code)
        total += count_lines(stack, depth - 1)
    return total
