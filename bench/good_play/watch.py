"""Looks over the players' shoulders, and counts what happens in a round.

Every spot that pays a bonus has three known corners, so exactly one tile fits there. So bonuses are
followed by their tile: who opened the spot, who holds the tile, and who takes it when.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dreistein.kernel import DRAW, END_TURN, State
from dreistein.kernel.position.tables import ORDER, VALUE

Choice = Callable[[State], int]
"""What the seat to move does."""

_OUT = 1
_TILE = 63
"""The bits of an action's code that hold the tile."""
STAGES = ("early", "middle", "late")
"""Thirds of the stock."""
KINDS = ("different", "pair", "triple")
"""Tiles by their equal numbers."""
KIND_OF = tuple(KINDS[3 - len(set(tile))] for tile in ORDER)
"""The kind of each tile, by its number."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A spot with a bonus: what it pays, and who opened it in which turn."""

    points: int
    opener: int
    turn: int


class Watch:
    """The counts of one round; a count of a player is ``name.count``, one of the round has no
    dot."""

    def __init__(self, state: State, names: Sequence[str], hexagon: int) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)
        self._state, self._names, self._hexagon = state, names, hexagon
        self._turn = 0
        self._stock = state.config.stock_end - state.at
        self._spots: dict[int, _Spot] = {}
        self._placed_by: int | None = None

    def play(self, choose: Choice) -> None:
        """Play the round to its end."""
        while not self._state.end:
            self._step(choose)
        self._finish()

    def _step(self, choose: Choice) -> None:
        state, seat = self._state, self._state.turn
        most = state.most_points() if state.laid else []
        if most:
            self._look_for_spots(most)
        code = choose(state)
        if most and not state.drawn_count:
            self._count_turn(seat, code, most)
        if code not in (DRAW, END_TURN):
            self._count_placement(seat, code, bool(most))
        state.apply(code)
        if state.turn != seat or state.end:
            self._turn += 1

    def _count_turn(self, seat: int, code: int, most: Sequence[int]) -> None:
        state, name = self._state, self._names[seat]
        hand = [tile for tile in range(len(ORDER)) if state.hands[seat] >> tile & 1]
        for tile in hand:
            self.counts[f"held-{KIND_OF[tile]}"] += 1
            self.counts[f"fit-{KIND_OF[tile]}"] += most[tile] >= 0
        left = state.config.stock_end - state.at
        best = max(most[tile] for tile in hand)
        if left:
            self.counts[f"{name}.turns"] += 1
        else:
            self.counts[f"{name}.end-turns"] += 1
            self.counts[f"{name}.passes"] += code == END_TURN
        if best < 0 or not left:
            return
        stage = STAGES[min(3 * (self._stock - left) // self._stock, 2)]
        prizes = [most[tile] - VALUE[tile] for tile in hand if most[tile] >= 0]
        draws = code == DRAW
        self.counts[f"{name}.choices"] += 1
        self.counts[f"{name}.choices-{stage}"] += 1
        self.counts[f"{name}.purpose"] += draws
        self.counts[f"{name}.purpose-{stage}"] += draws
        self.counts[f"{name}.gave-up"] += best if draws else 0
        if max(prizes) > 0:
            self.counts[f"{name}.chances"] += 1
            took = not draws and state.points_of(code) > VALUE[code & _TILE]
            self.counts[f"{name}.chances-left"] += not took

    def _count_placement(self, seat: int, code: int, with_bonus: bool) -> None:
        self._placed_by = seat
        tile, state, name = code & _TILE, self._state, self._names[seat]
        if not with_bonus:
            return
        bonus = state.points_of(code) - VALUE[tile]
        self.counts[f"{name}.bonuses"] += bonus > 0
        self.counts[f"{name}.bonus-points"] += bonus
        self.counts[f"{name}.hexagons"] += bonus >= self._hexagon
        spot = self._spots.pop(tile, None)
        if spot is None or not bonus:
            return
        kind = self._kind(spot)
        who = "self" if seat == spot.opener else "other"
        self.counts[f"{kind}-taken-{who}"] += 1
        if self._turn == spot.turn + 1:
            self.counts[f"{kind}-taken-next"] += 1

    def _look_for_spots(self, most: Sequence[int]) -> None:
        """Spots that the last placement opened; one that became worth more counts anew."""
        state, opener = self._state, self._placed_by
        if opener is None:
            return
        laid = [tile for tile in self._spots if most[tile] < 0]
        for tile in laid:
            del self._spots[tile]  # the spot was taken by nobody, but closed
        for tile, points in enumerate(most):
            pays = points - VALUE[tile] if points >= 0 else 0
            known = self._spots.get(tile)
            if pays <= 0 or (known is not None and known.points >= pays):
                continue
            if not self._is_off_table(tile):
                continue
            spot = _Spot(pays, opener, self._turn - 1)
            self._spots[tile] = spot
            kind = self._kind(spot)
            self.counts[f"{kind}-opened"] += 1
            self.counts[f"{kind}-opened-own"] += state.hands[opener] >> tile & 1
        self._placed_by = None

    def _is_off_table(self, tile: int) -> bool:
        state = self._state
        held = any(hand >> tile & 1 for hand in state.hands)
        return held or tile in state.order[state.at :]

    def _kind(self, spot: _Spot) -> str:
        return "hexagon" if spot.points >= self._hexagon else "bridge"

    def _finish(self) -> None:
        state, counts = self._state, self.counts
        counts["rounds"] += 1
        counts["stock-left"] += state.config.stock_end - state.at
        counts["stock-used-up"] += state.stock_empty
        best = max(state.scores)
        leaders = [seat for seat, score in enumerate(state.scores) if score == best]
        for seat, name in enumerate(self._names):
            counts[f"{name}.rounds"] += 1
            counts[f"{name}.score"] += state.scores[seat]
            counts[f"{name}.wins"] += 1 / len(leaders) if seat in leaders else 0
            out = state.end == _OUT and not state.hands[seat]
            counts[f"{name}.outs"] += out
            counts[f"{name}.outs-won"] += out and seat in leaders
        if state.end == _OUT:
            seat = state.hands.index(0)
            counts["outs"] += 1
            counts["outs-won"] += seat in leaders
            before = [a - b for a, b in zip(state.scores, state.settlement, strict=True)]
            counts["outs-ahead"] += before[seat] >= max(before)
        else:
            counts["blocks"] += 1
