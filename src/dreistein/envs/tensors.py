"""What a seat may know, as OpenSpiel wants it: one tensor with named parts, and a text.

The numbers of a tensor are small, as networks want them: those of
:mod:`dreistein.envs.observation`, divided by the most they can be, points by the target.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from dreistein.envs.chance import Position
from dreistein.envs.observation import LONGEST_ROUND, arrays, units
from dreistein.rules.tiles import TILES, texts

Shape = tuple[int, ...]


class Observer:
    """Observes states of OpenSpiel.

    With ``perfect_recall`` it remembers all that the seat has ever known: its tiles as they came,
    and every action. ``private`` is what only the seat knows, ``public`` what everybody does. Of
    the rounds of a ``match`` that are over, a tensor holds the totals only. With ``perfect``
    information everybody sees all hands.
    """

    def __init__(
        self,
        players: int,
        *,
        perfect_recall: bool,
        target: int,
        match: bool = False,
        private: bool = True,
        public: bool = True,
        perfect: bool = False,
    ) -> None:
        self.players, self.match, self.perfect = players, match, perfect
        self.perfect_recall, self.private, self.public = perfect_recall, private, public
        self.units = {"came": len(TILES), **units(players, target)}
        shapes = dict(self._shapes())
        self.tensor = np.zeros(sum(map(int, map(np.prod, shapes.values()))), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def _shapes(self) -> Iterator[tuple[str, Shape]]:
        tiles = (len(TILES),)
        yield "player", (self.players,)
        if self.private:
            yield from (("hand", tiles), ("drawn", tiles))
            if self.perfect_recall:
                # By tile: 1 if it was dealt, 1 + n if it was the seat's n-th draw.
                yield "came", tiles
        if self.perfect:
            yield "hands", (self.players, *tiles)
        if self.public:
            yield from (("board", (*tiles, 4)), ("counts", (self.players,)), ("stock", (1,)))
            yield from (("scores", (self.players,)), ("turn", (1,)))
            if self.match:
                yield from (("totals", (self.players,)), ("round", (1,)))
            if self.perfect_recall:
                yield "history", (LONGEST_ROUND, 2)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player may know of a state."""
        position: Position = state.position
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        dealt, drawn = position.places(player)
        view = position.view(player)
        if view is not None:
            codes = [((who - player) % self.players, code) for who, code in position.codes]
            known = arrays(view, codes)
            known["history"] += 1  # 0 for what has not happened
            for name in self.dict.keys() & known.keys():
                self.dict[name][:] = known[name] / self.units.get(name, 1)
        elif "hand" in self.dict:
            self.dict["hand"][[position.deck[place] for place in dealt]] = 1
        if view is None and "totals" in self.dict:
            self.dict["totals"][:] = np.roll(position.before, -player) / self.units["totals"]
            self.dict["round"][0] = len(position.past) / self.units["round"]
        if "hands" in self.dict:
            for seat in range(self.players):
                self.dict["hands"][(seat - player) % self.players, position.held(seat)] = 1
        if "came" in self.dict:
            for at, place in enumerate([*dealt, *drawn]):
                came = max(1, at - len(dealt) + 2)
                self.dict["came"][position.deck[place]] = came / self.units["came"]

    def string_from(self, state: Any, player: int) -> str:
        """What a player may know of a state, as a text."""
        position: Position = state.position
        rounds = [*position.past, position] if self.perfect_recall else [position]
        return " / ".join(
            " ".join(f"{name}:{text}" for name, text in self._parts(each, player))
            for each in rounds
        )

    def _parts(self, position: Position, player: int) -> Iterator[tuple[str, str]]:
        dealt, drawn = position.places(player)
        view = position.view(player)
        yield "player", str(player)
        if self.private:
            if self.perfect_recall or view is None:
                yield "dealt", _tiles(sorted(position.deck[place] for place in dealt))
                yield "drew", _tiles([position.deck[place] for place in drawn])
            else:
                yield "hand", ",".join(sorted(texts(view.hand)))
                yield "drawn", ",".join(texts(view.drawn))
        if self.perfect:
            hands = (_tiles(sorted(position.held(seat))) for seat in range(self.players))
            yield "hands", "/".join(hands)
        if self.public and self.match:
            yield "totals", ",".join(map(str, position.before))
        if self.public and view is not None:
            if self.perfect_recall:
                yield "history", ",".join(f"{seat}/{text}" for seat, text in view.history)
            else:
                yield "board", "/".join(map(str, view.board))
                yield "counts", ",".join(map(str, view.counts))
                yield "stock", str(view.stock)
                yield "scores", ",".join(map(str, view.scores))
                yield "turn", str(view.turn)


def _tiles(numbers: list[int]) -> str:
    return ",".join(texts(TILES[number] for number in numbers))
