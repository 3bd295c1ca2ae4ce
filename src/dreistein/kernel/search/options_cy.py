"""The options of a seat, the most promising first. ``options_cy.pxd`` has the types for C."""

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import lowest
    from dreistein.kernel.position.constants import DRAW, END_TURN, WORST
    from dreistein.kernel.position.position_cy import Position, find_placements, may_draw
    from dreistein.kernel.search.policy_cy import PlayoutPolicy, choose, laid_tiles


def list_options(
    s: Position, policy: PlayoutPolicy, option: list[int], prior: list[int], base: int
) -> int:
    """Write the legal actions and their values by policy from index ``base`` on; their number."""
    found = find_placements(s, s.drawn if s.drawn else s.hand[s.turn])
    last = base + found
    for k in range(found):
        option[base + k] = s.cells[s.found_slot[k]] << 6 | lowest(s.found_bit[k])
    if found and s.config.must_place:
        choose(s, policy, laid_tiles(s), found, True)
        for k in range(found):
            prior[base + k] = policy.worth[k]
        return found
    option[last] = DRAW if may_draw(s) else END_TURN
    prior[last] = 0
    if found:
        prior[last] = choose(s, policy, laid_tiles(s), found, True)
        for k in range(found):
            prior[base + k] = policy.worth[k]
        if option[last] == END_TURN and not s.drawn:
            prior[last] = WORST
    return found + 1


def next_best(option: list[int], prior: list[int], at: int, stop: int) -> int:
    """Swap the best option from ``at`` to ``stop`` to the index ``at``; its code."""
    best = at
    for k in range(at + 1, stop):
        if prior[k] > prior[best]:
            best = k
    value = prior[best]
    code = option[best]
    prior[best] = prior[at]
    option[best] = option[at]
    prior[at] = value
    option[at] = code
    return code
