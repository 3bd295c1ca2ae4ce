"""Weights for :class:`dreistein.kernel.PlayoutPolicy`: how the expert expects a round to go on.

They were found by hill climbing over many rounds of self-play (``bench/expert_tune.py``).
"""

from dreistein.kernel import PlayoutPolicy, State, evaluations

_STRAIGHT = (357, 373, 100, 332, -237, 1131, 332, -200_000, *[0] * 8)

STRAIGHT: tuple[int, ...] = _STRAIGHT * 2
"""Places whatever fits, for points now and to leave little to the others."""

HOARD: tuple[int, ...] = (
    *(370, 373, 2, 312, -237, 1131, 332, -3000, 6, 0, 313, 349, 16, -1000, 0, 0),
    *(473, 549, 100, 425, -237, 664, 90, *[0] * 9),
)
"""Draws on purpose until the stock is empty: who holds nearly all tiles then goes on placing, while
the other can only pay."""

GREEDY: tuple[int, ...] = (*[0] * 7, -200_000, *[0] * 8) * 2
"""Takes the most points now."""


def usual(root: State, policy: PlayoutPolicy) -> int:
    """What the seat to move does by its policy."""
    *placements, (without, worth) = evaluations(root, policy)
    if not placements:
        return without
    code, most = max(placements, key=lambda entry: entry[1])
    may = not root.stock_empty or root.drawn_count
    # Nobody draws who can go out.
    return without if may and worth > most and root.hands[root.turn].bit_count() > 1 else code
