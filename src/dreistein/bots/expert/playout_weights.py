"""How the expert expects a round to go on: the weights of playouts.

Those of a :class:`~dreistein.kernel.search.policy_cy.PlayoutPolicy`, in the order of
:mod:`dreistein.kernel.search.weights`. *Straight* and *hoard* were found by hill climbing over many
rounds of self-play; decision 22 says how to find them again.
"""

from dreistein.kernel import State
from dreistein.kernel.search.policy_cy import PlayoutPolicy, evaluations

NEVER_DRAW = -100_000_000
"""The weight of drawing for who places whatever fits: below every value of a placement."""
_STRAIGHT = (357, 373, 100, 332, -237, 1131, 332, NEVER_DRAW, *[0] * 8)

STRAIGHT: tuple[int, ...] = _STRAIGHT * 2
"""Places if anything fits, for points now and to leave little to the others."""

HOARD: tuple[int, ...] = (
    *(370, 373, 2, 312, -237, 1131, 332, -3000, 6, 0, 313, 349, 16, -1000, 0, 0),
    *(473, 549, 100, 425, -237, 664, 90, *[0] * 9),
)
"""Draws on purpose until the stock is empty: a player with nearly all tiles can then go on placing,
while the other can only pay."""

_RIVALS = ((186, 517, 1303, -204, 47, -10936, 5069), (-118, -18, -930, 145, -30, -393, 1493))
RIVALS: tuple[tuple[int, ...], ...] = tuple((*some, NEVER_DRAW, *[0] * 8) * 2 for some in _RIVALS)
"""Two sets, and a toss says which of them a seat plays by: so rounds of samplers end as they do.
Such players leave the board open and are soon out, far sooner than *straight* ones. Found
by playing such rounds."""
EVEN_ODDS = 32768
"""The chance of the second set, out of 65536, if a fair coin decides."""

GREEDY: tuple[int, ...] = (*[0] * 7, NEVER_DRAW, *[0] * 8) * 2
"""Takes the most points now."""

CAREFUL: tuple[int, ...] = (0, 0, 1500, 0, 0, 0, 4000, NEVER_DRAW, *[0] * 8) * 2
"""Takes points, but not at the price of its other tiles no longer fitting."""

LOW_FIRST: tuple[int, ...] = (*[0] * 4, -512, 0, 0, NEVER_DRAW, *[0] * 8) * 2
"""Lays low tiles first, unless there is a bonus."""

UNLIKE: tuple[tuple[int, ...], ...] = (GREEDY, STRAIGHT, CAREFUL, LOW_FIRST)
"""Four other ways to play: each is wrong about the others in another way than *rivals*."""


def usual_action(root: State, policy: PlayoutPolicy) -> int:
    """The action of the seat to move by its policy."""
    *placements, (other, value) = evaluations(root, policy)
    if not placements:
        return other
    code, most = max(placements, key=lambda entry: entry[1])
    must_place = root.config.edition.must_place
    has_choice = not must_place and (not root.stock_empty or root.drawn_count)
    can_go_out = root.hands[root.turn].bit_count() == 1
    return other if has_choice and value > most and not can_go_out else code
