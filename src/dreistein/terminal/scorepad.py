"""The score pad of a game, as on paper: a column for each player, a line for each turn.

Rounds come one at a time, so that a long record can be printed while it is being checked.

>>> from dreistein.rules import EDITIONS, Header, Round
>>> header = Header(EDITIONS["german"], ("Ada", "Ben"))
>>> round = Round.seeded("dreistein", header.edition, players=2)
>>> for text in ["444@0,0", "+"]:
...     round = round.apply(text)
>>> print(ScorePad(header, Texts("en")).round(round, 0, (0, 0)))
Score pad · German edition · Target: 300 points
<BLANKLINE>
Round 1                                          │       Ada │       Ben
─────────────────────────────────────────────────┼───────────┼──────────
 1               4–4–4 +12 starting tile +5      │  +17   17 │
 2  1 drawn −5                                   │           │   −5   −5
─────────────────────────────────────────────────┼───────────┼──────────
    Total                                        │        17 │        −5
<BLANKLINE>
Ben’s turn · Stock: 35 tiles
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dreistein.coach.words.watched import unknown_text
from dreistein.rules.actions import TurnEnd
from dreistein.rules.board import Bonus
from dreistein.rules.edition import Edition
from dreistein.rules.match import Match
from dreistein.rules.record.format import Header
from dreistein.rules.record.observed import ObservedMatch, ObservedRound, Unknown
from dreistein.rules.round import End, Round
from dreistein.rules.tiles import TILES, Tile
from dreistein.rules.turns import Turn, turns
from dreistein.terminal.messages import list_seats, round_end_sentences
from dreistein.terminal.phrases import bonus_name, edition_name
from dreistein.text import Texts, signed
from dreistein.text.catalogue import score
from dreistein.text.width import cell, clean, join_parts, width, wrap

_MOST_ROOMY_PLAYERS = 4
"""Up to this many players there is a space on both sides of the lines between columns."""
_NARROWEST_COLUMN, _NARROWEST = 4, 79
_INDENT = "    "
"""For lines that are not turns: as wide as the number of a turn."""


@dataclass(frozen=True, slots=True)
class _TurnLines:
    """Turns as lines, in columns wide enough for any turn, so that all rounds look alike."""

    edition: Edition
    texts: Texts

    def turn(self, number: int, turn: Turn) -> str:
        """The line of a turn."""
        drawn = _draws(turn.draws, self.edition.draw, self.texts) if turn.draws else ""
        placement = turn.placement
        if placement is None:
            drawn = cell(drawn, self._draws_width())
            return f"{number:>2}  {drawn}  {self._end(turn)}".rstrip()
        tile = placement.tile
        remark = ""
        if turn.bonus is not None:
            bonus, hexagons = turn.bonus
            remark = _remark(bonus, hexagons, turn.end_points - tile.value, self.texts)
        return self._line(str(number), drawn, tile.written, signed(tile.value), remark)

    def starting(self, tile: Tile) -> str:
        """The line of solitaire's starting tile, which is not scored."""
        return self._line("", "", tile.written, "", self.texts("pad-starting-tile"))

    def widest(self) -> int:
        """The width of the widest turn."""
        return _widest_turn(self)

    def _line(self, number: str, drawn: str, tile: str, value: str, remark: str) -> str:
        drawn = cell(drawn, self._draws_width())
        return f"{number:>2}  {drawn}  {tile} {value:>3} {remark}".rstrip()

    def _draws_width(self) -> int:
        counts = (1, self.edition.draws)
        return max(width(_draws(count, self.edition.draw, self.texts)) for count in counts)

    def _end(self, turn: Turn) -> str:
        """How a turn without a placement ended."""
        if turn.end is None:
            return ""
        text = self.texts(f"pad-{turn.end}")
        scored = turn.end_points or turn.end is TurnEnd.PASSED
        return f"{text} {signed(turn.end_points)}" if scored else text


@lru_cache(1024)
def _draws(count: int, cost: int, texts: Texts) -> str:
    return f"{texts('pad-drawn', count=count)} {signed(-count * cost)}"


@lru_cache(1024)
def _remark(bonus: Bonus, hexagons: int, points: int, texts: Texts) -> str:
    if bonus is not Bonus.START:
        return f"{bonus_name(bonus, hexagons, texts)} {signed(points)}"
    starting = texts("pad-starting-tile")
    return f"{starting} {signed(points)}" if points else starting


@lru_cache(16)
def _widest_turn(lines: _TurnLines) -> int:
    edition, texts = lines.edition, lines.texts
    remarks = [
        _remark(Bonus.START, 0, edition.start + edition.start_zero, texts),
        _remark(Bonus.BRIDGE, 0, edition.bridge, texts),
        _remark(Bonus.DOUBLE, 0, edition.double, texts),
        *(_remark(Bonus.HEXAGON, n, p, texts) for n, p in enumerate(edition.hexagons, 1)),
    ]
    return max(width(lines._line("", "", TILES[0].written, "", remark)) for remark in remarks)


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the table: a text, and the points and the running total of each player."""

    text: str
    points: tuple[int | None, ...]
    totals: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ScorePad:
    """The pad of one game; ``you`` is the seat of the reader, if it is one of the players."""

    header: Header
    texts: Texts
    you: int | None = None

    @property
    def names(self) -> list[str]:
        """The players' names, safe to print."""
        return [
            clean(name) or self.texts("seat-name", number=seat + 1)
            for seat, name in enumerate(self.header.players)
        ]

    @property
    def _lines(self) -> _TurnLines:
        return _TurnLines(self.header.edition, self.texts)

    # ------------------------------------------------------------------ a round

    def round(self, round: Round, number: int, before: Sequence[int]) -> str:
        """A round, over or not; ``before`` are the totals before it."""
        title = self._title() if number == 0 else ""
        heading = self.texts("pad-round", number=number + 1)
        if self.header.solitaire is not None:
            heading = self.texts("solitaire")
        rows = list(self._rows(round, before))
        sums = list(self._sums(round, before))
        table = self._table(heading, rows, sums)
        columns = max(_NARROWEST, width(table[0]))
        if round.end is None:
            after = [join_parts(self._status(round), columns)]
        else:
            sentences = round_end_sentences(round, self.names, self.texts, self.you)
            after = [wrap(sentence, columns, "    ") for sentence in sentences]
        if isinstance(round, ObservedRound) and round.unknown:
            after += ["", wrap(unknown_text(self.texts, round.unknown), columns, "    ")]
        return "\n".join([title, *table, "", *after]).removeprefix("\n" if title else "")

    def _title(self) -> str:
        edition = self.header.edition
        parts = [self.texts("pad-title"), edition_name(edition, self.texts)]
        if self.header.solitaire is None:
            parts.append(self.texts("target", points=edition.target))
        return " · ".join(parts) + "\n"

    def _status(self, round: Round) -> Iterator[str]:
        """Whose turn it is, and how many tiles can be drawn."""
        who = "you" if round.turn == self.you else "they"
        if self.header.solitaire is None:
            yield self.texts("turn-of", who=who, name=self.names[round.turn])
            yield self.texts("stock", count=len(round.stock))
        else:
            yield self.texts("draws-left", count=round.drawable)

    def _rows(self, round: Round, before: Sequence[int]) -> Iterator[_Row]:
        totals = list(before)
        blank = (None,) * round.players

        def row(text: str, points: Sequence[int | None]) -> _Row:
            for seat, gain in enumerate(points):
                totals[seat] += gain or 0
            shown = tuple(
                None if gain is None else total for gain, total in zip(points, totals, strict=True)
            )
            return _Row(text, tuple(points), shown)

        if any(before):
            yield _Row(f"{_INDENT}{self.texts('pad-carried')}", blank, tuple(before))
        if round.deal.start is not None:
            yield _Row(self._lines.starting(round.deal.start), blank, blank)
        for number, turn in enumerate(turns(round), 1):
            points = [turn.points if seat == turn.seat else None for seat in range(round.players)]
            yield row(self._lines.turn(number, turn), points)
        yield from (row(f"{_INDENT}{text}", points) for text, points in self._end(round))

    def _end(self, round: Round) -> Iterator[tuple[str, list[int | None]]]:
        """The lines of the end of a round: text and points."""
        if round.end is End.BLOCKED:
            gains = [gain or None for gain in round.settlement]
            key = "pad-blocked" if round.players > 1 else "pad-tiles-left"
            yield self.texts(key), gains
        elif round.end is End.OUT:
            bonus = round.edition.out
            out = next(seat for seat, hand in enumerate(round.hands) if not hand)
            yield self.texts("pad-last-tile"), self._only_for(out, bonus)
            unseen = isinstance(round, ObservedRound) and Unknown.END in round.unknown
            if round.players > 1 and not unseen:
                left = round.settlement[out] - bonus
                yield self.texts("pad-tiles-left"), self._only_for(out, left)

    def _only_for(self, seat: int, points: int) -> list[int | None]:
        return [points if other == seat else None for other in range(len(self.header.players))]

    def _sums(self, round: Round, before: Sequence[int]) -> Iterator[_Row]:
        """The last lines of the table: the sum of a round that is not the first, and the totals."""
        blank = (None,) * round.players
        totals = tuple(a + b for a, b in zip(before, round.scores, strict=True))
        if any(before):
            yield _Row(f"{_INDENT}{self.texts('pad-this-round')}", round.scores, blank)
        yield _Row(f"{_INDENT}{self.texts('pad-total')}", blank, totals)

    # ------------------------------------------------------------------ the table

    def _table(self, heading: str, rows: Sequence[_Row], sums: Sequence[_Row]) -> list[str]:
        """The heading, the turns, and the sums below a line."""
        everything = [*rows, *sums]
        seats = range(len(self.header.players))
        left = max([self._lines.widest(), width(heading), *(width(row.text) for row in everything)])
        points = [_widest(_points(row.points[seat]) for row in everything) for seat in seats]
        totals = [_widest(_total(row.totals[seat]) for row in everything) for seat in seats]
        margin = " " if len(seats) <= _MOST_ROOMY_PLAYERS else ""
        between = f"{margin}│ "

        def line(row: _Row) -> str:
            cells = [
                f"{_points(row.points[seat]):>{points[seat]}} "
                f"{_total(row.totals[seat]):>{totals[seat]}}"
                for seat in seats
            ]
            return between.join([cell(row.text, left), *cells]).rstrip()

        across = [points[seat] + 1 + totals[seat] for seat in seats]
        names = [cell(name, n, right=True) for name, n in zip(self.names, across, strict=True)]
        crossing = between.replace("│", "┼").replace(" ", "─")
        rule = crossing.join("─" * columns for columns in [left, *across])
        lines = [between.join([cell(heading, left), *names]), rule, *map(line, rows)]
        return [*lines, rule, *map(line, sums)] if rows else lines

    # ------------------------------------------------------------------ the game

    def result(self, match: Match | None) -> str:
        """The ranking and the winners; ``match`` is None for a record without rounds."""
        lines = [""]
        alone = self.header.solitaire is not None
        if alone:
            if match is not None and match.over:
                lines.append(self.texts("solitaire-result", points=match.totals[0]))
            else:
                lines.append(self.texts("game-goes-on"))
            return "\n".join(lines)
        names = self.names
        totals = (0,) * len(names) if match is None else match.totals
        resigned = () if match is None else match.resigned
        places = [(seat in resigned, -total) for seat, total in enumerate(totals)]
        longest = max(map(width, names))
        for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
            rank = 1 + sum(other < places[seat] for other in places)
            line = f"{rank:>3}. {cell(names[seat], min(longest, 40))}  {score(totals[seat]):>5}"
            lines.append(
                f"{line}  {self.texts('page-seat-resigned')}" if seat in resigned else line
            )
        lines += ["", self.texts("target", points=self.header.edition.target), self._winners(match)]
        return "\n".join(lines)

    def _winners(self, match: Match | None) -> str:
        if isinstance(match, ObservedMatch) and match.uncertain and match.round.end is not None:
            return self.texts("observed-result")
        if match is None or not match.over:
            return self.texts("match-goes-on")
        winners = match.winners
        if not winners:
            return self.texts("page-no-winner")
        most = match.totals[winners[0]]
        if len(winners) > 1:
            names = list_seats(winners, self.names, self.texts, self.you)
            return self.texts("win-shared", names=names, points=most)
        who = "you" if winners[0] == self.you else "they"
        return self.texts("win", who=who, name=self.names[winners[0]], points=most)


def _points(points: int | None) -> str:
    return "" if points is None else signed(points)


def _total(total: int | None) -> str:
    return "" if total is None else score(total)


def _widest(texts: Iterable[str]) -> int:
    return max([_NARROWEST_COLUMN, *map(width, texts)])
