"""The public side of a position: list, apply, copy and inspect.

Compiled, copying a :class:`State` moves one block of memory. ``state_cy.pxd`` has the types for C.
:mod:`dreistein.kernel.bridge` makes states of the positions of :mod:`dreistein.rules`.
"""

from collections.abc import Sequence
from typing import SupportsIndex

from dreistein.kernel.errors import KernelNumber, NotLegal, UnknownPolicy
from dreistein.kernel.position import tables
from dreistein.rules.arguments import all_of, wanted
from dreistein.rules.edition import Edition
from dreistein.rules.errors import quote

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import BUILT_FROM, highest, lowest
    from dreistein.kernel.position.board_cy import bonus
    from dreistein.kernel.position.constants import (
        DRAW,
        END_TURN,
        GREEDY,
        MOST_CODES,
        PLACING,
        RANDOM,
        START,
    )
    from dreistein.kernel.position.position_cy import (
        Position,
        RoundConfig,
        act,
        action_points,
        copy_position,
        find_placements,
        is_legal,
        may_draw,
        must_place,
        playable,
        start_round,
    )

ROTATIONS = tables.ROTATIONS
VALUE = tables.VALUE


def compiled() -> bool:
    """Whether the kernel is compiled."""
    return bool(cython.compiled)


def built_from() -> str:
    """The mark of the sources that were compiled; empty if this is Python."""
    return bytes(BUILT_FROM).decode()


class State(Position):
    """A position: ``legal`` lists the actions, ``apply`` plays one, ``copy_from`` is cheap.

    ``turn`` is the seat to move, ``end`` 0, 1 (out) or 2 (blocked), ``drawn`` the mask of what was
    drawn in this turn, ``ply`` the number of actions so far.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.__reduce__()[1] == other.__reduce__()[1]

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def __repr__(self) -> str:
        moves = ("out", "blocked")[self.end - 1] if self.end else f"seat {self.turn} to move"
        scores = ":".join(map(str, self.scores))
        return f"State({self.config.edition.name!r}, {moves}, {scores}, {self.laid} laid)"

    def __reduce__(self) -> tuple[object, ...]:
        config = self.config
        numbers = (config.edition, config.players, config.rack, config.draw_limit)
        return _restore, (numbers, self.order, tuple(code for _, code in self.history))

    def copy(self) -> "State":
        """A new state with the same position."""
        twin = State(self.config)
        copy_position(twin, self)
        return twin

    def copy_from(self, other: "State") -> None:
        """Copy the position of another state."""
        self.config = wanted(other, State, "other").config
        copy_position(self, other)

    def deal(self, deck: Sequence[int]) -> None:
        """Start a round with the tiles of the set in this order."""
        for at, tile in enumerate(self.config.whole_deck(all_of(deck, "int", "deck"))):
            self.deck[at] = tile
        start_round(self)

    def set_policies(self, policies: Sequence[int]) -> None:
        """Set the playout policy of every seat."""
        policies = all_of(policies, "int", "policies")
        if len(policies) != self.config.players or {*policies} - {RANDOM, GREEDY, PLACING}:
            raise UnknownPolicy(name=f"for every seat in {policies}", known="0, 1, 2")
        for seat in range(self.config.players):
            self.policy[seat] = policies[seat]

    def legal(self) -> list[int]:
        """Every legal action."""
        if self.end:
            return []
        if not self.laid:
            tile = highest(self.hand[self.turn])
            return [rotation << 17 | START << 6 | tile for rotation in range(ROTATIONS[tile])]
        found = find_placements(self, playable(self))
        codes = [
            self.cells[self.found_slot[k]] << 6 | lowest(self.found_bit[k]) for k in range(found)
        ]
        if not must_place(self):
            codes.append(DRAW if may_draw(self) else END_TURN)
        return codes

    def apply(self, code: int) -> None:
        """Play an action, by its number; an illegal one is refused and changes nothing."""
        self._check(code)
        act(self, code)

    def points_of(self, code: int) -> int:
        """The points of a legal action, as far as they are known beforehand."""
        self._check(code)
        return action_points(self, code)

    def _check(self, code: int) -> None:
        if type(code) is not int and not isinstance(code, SupportsIndex):
            raise KernelNumber(name="action", found=quote(code), wanted="a number: see action_code")
        if not 0 <= code < MOST_CODES or not is_legal(self, code):
            raise NotLegal(action=code)

    def most_points(self) -> list[int]:
        """For every tile, the most points it would score now; -1 if it fits nowhere."""
        most = [-1] * 56
        for slot in range(self.open):
            fits = self.fit[slot]
            if not fits:
                continue
            points = self.config.bonus_points[bonus(self, self.cells[slot])]
            while fits:
                tile = lowest(fits)
                most[tile] = max(most[tile], VALUE[tile] + points)
                fits &= fits - 1
        return most

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.config.players

    @property
    def stock_empty(self) -> bool:
        """Whether no tile is left to draw."""
        return self.at >= self.config.stock_end

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat; once the round is over, with its settlement."""
        return tuple([self.score[seat] for seat in range(self.config.players)])

    @property
    def settlement(self) -> tuple[int, ...]:
        """What the end of the round scored, by seat."""
        return tuple([self.gain[seat] for seat in range(self.config.players)])

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands by seat, as masks."""
        return tuple([self.hand[seat] for seat in range(self.config.players)])

    @property
    def order(self) -> tuple[int, ...]:
        """The whole deck as dealt, top first."""
        return tuple([self.deck[at] for at in range(self.config.deck_end)])

    @property
    def history(self) -> tuple[tuple[int, int], ...]:
        """Every action so far, with its seat."""
        return tuple([(self.log[k] >> 20, self.log[k] & 0xFFFFF) for k in range(self.ply)])


def _restore(
    numbers: tuple[Edition, int, int, int], deck: Sequence[int], codes: Sequence[int]
) -> State:
    edition, players, rack, draw_limit = numbers
    state = State(RoundConfig(edition, players, rack, draw_limit))
    state.deal(deck)
    for code in codes:
        state.apply(code)
    return state
