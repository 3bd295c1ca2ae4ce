"""A turn in one line of the score pad: what was drawn, the tile, its value, its bonus."""

from dataclasses import dataclass
from functools import lru_cache

from dreistein.rules.board import Bonus
from dreistein.rules.edition import Edition
from dreistein.rules.tiles import Tile
from dreistein.rules.turns import Turn, TurnEnd
from dreistein.terminal.phrases import bonus_name
from dreistein.text import Texts, signed
from dreistein.text.width import cell, width

INDENT = "     "
"""For lines that are no turns: as wide as the number of a turn."""


@dataclass(frozen=True, slots=True)
class TurnLines:
    """How turns are written, in columns as wide as any turn needs: all rounds look alike."""

    edition: Edition
    texts: Texts

    def turn(self, number: int, turn: Turn) -> str:
        """The line of a turn."""
        drawn = _drawn(turn.draws, self.edition.draw, self.texts) if turn.draws else ""
        placement = turn.placement
        if placement is None:
            drawn = cell(drawn, self._drawn_columns())
            return f"{number:>3}  {drawn}  {self._without(turn)}".rstrip()
        tile = placement.tile
        remark = ""
        if turn.bonus is not None:
            bonus, hexagons = turn.bonus
            remark = _remark(bonus, hexagons, turn.end_points - tile.value, self.texts)
        return self._line(str(number), drawn, str(tile), signed(tile.value), remark)

    def starting(self, tile: Tile) -> str:
        """The line of solitaire's starting tile, which nobody placed."""
        return self._line("", "", str(tile), "", self.texts("pad-starting-tile"))

    def widest(self) -> int:
        """The columns that the widest turn takes."""
        return _widest(self)

    def _line(self, number: str, drawn: str, tile: str, value: str, remark: str) -> str:
        drawn = cell(drawn, self._drawn_columns())
        return f"{number:>3}  {drawn}  {tile} {value:>3}  {remark}".rstrip()

    def _drawn_columns(self) -> int:
        counts = (1, self.edition.draws)
        return max(width(_drawn(count, self.edition.draw, self.texts)) for count in counts)

    def _without(self, turn: Turn) -> str:
        """How a turn ended that placed nothing."""
        if turn.end is None:
            return ""
        text = self.texts(f"pad-{turn.end}")
        paid = turn.end_points or turn.end is TurnEnd.PASSED
        return f"{text} {signed(turn.end_points)}" if paid else text


@lru_cache(1024)
def _drawn(count: int, cost: int, texts: Texts) -> str:
    return f"{texts('pad-drawn', count=count)} {signed(-count * cost)}"


@lru_cache(1024)
def _remark(bonus: Bonus, hexagons: int, points: int, texts: Texts) -> str:
    if bonus is not Bonus.START:
        return f"{bonus_name(bonus, hexagons, texts)} {signed(points)}"
    starting = texts("pad-starting-tile")
    return f"{starting} {signed(points)}" if points else starting


@lru_cache(16)
def _widest(lines: TurnLines) -> int:
    edition, texts = lines.edition, lines.texts
    remarks = [
        _remark(Bonus.START, 0, edition.start + edition.start_zero, texts),
        _remark(Bonus.BRIDGE, 0, edition.bridge, texts),
        _remark(Bonus.DOUBLE, 0, edition.double, texts),
        *(_remark(Bonus.HEXAGON, n, p, texts) for n, p in enumerate(edition.hexagons, 1)),
    ]
    return max(width(lines._line("", "", "012", "", remark)) for remark in remarks)
