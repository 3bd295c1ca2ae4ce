"""The score pad of a game, as on paper: a column a player, a line a turn.

Rounds come one at a time, so that a long record can be printed as it is judged; whoever prints them
ends each with a line break.

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
  1               444 +12  starting tile +5      │  +17   17 │
  2  1 drawn −5                                  │           │   −5   −5
─────────────────────────────────────────────────┼───────────┼──────────
     Total                                       │        17 │        −5
<BLANKLINE>
Ben’s turn · Stock: 35 tiles
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from dreistein.rules.match import Match
from dreistein.rules.record.format import Header
from dreistein.rules.round import End, Round
from dreistein.rules.turns import turns
from dreistein.terminal.phrases import edition_name
from dreistein.terminal.round_end import end_sentences
from dreistein.terminal.scorepad_lines import INDENT, TurnLines
from dreistein.text import Texts, signed
from dreistein.text.catalogue import score
from dreistein.text.width import cell, clean, join_parts, width, wrap

_ROOMY = 4
"""Up to so many players there is a space on both sides of the lines between columns."""
_COLUMN, _NARROWEST = 4, 79


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the table: what happened, and for each player points and running total."""

    text: str
    points: tuple[int | None, ...]
    totals: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ScorePad:
    """The pad of one game. ``you`` is the seat of whoever reads it, if one of the players does."""

    header: Header
    texts: Texts
    you: int | None = None

    @property
    def names(self) -> list[str]:
        """The players' names, fit to print."""
        return [
            clean(name) or self.texts("seat-name", number=seat + 1)
            for seat, name in enumerate(self.header.players)
        ]

    @property
    def _lines(self) -> TurnLines:
        return TurnLines(self.header.edition, self.texts)

    # ------------------------------------------------------------------ a round

    def round(self, round: Round, number: int, before: Sequence[int]) -> str:
        """A round, finished or not, with the totals before it."""
        title = self._title() if number == 0 else ""
        heading = self.texts("pad-round", number=number + 1)
        if self.header.solitaire is not None:
            heading = self.texts("solitaire")
        rows = list(self._rows(round, before))
        sums = list(self._sums(round, before))
        table = self._table(heading, rows, sums)
        columns = max(_NARROWEST, width(table[0]))
        if round.end is None:
            after = [join_parts(self._situation(round), columns)]
        else:
            names = self.names
            said = end_sentences(round, names, self.texts, self.you)
            after = [wrap(sentence, columns, "    ") for sentence in said]
        return "\n".join([title, *table, "", *after]).removeprefix("\n" if title else "")

    def _title(self) -> str:
        edition = self.header.edition
        parts = [self.texts("pad-title"), edition_name(edition, self.texts)]
        if self.header.solitaire is None:
            parts.append(self.texts("target", points=edition.target))
        return " · ".join(parts) + "\n"

    def _situation(self, round: Round) -> Iterator[str]:
        """What comes next in a round that goes on."""
        who = "you" if round.turn == self.you else "they"
        if self.header.solitaire is None:
            yield self.texts("turn-of", who=who, name=self.names[round.turn])
            yield self.texts("stock", count=len(round.stock))
        else:
            yield self.texts("draws-left", count=round.drawable)

    def _rows(self, round: Round, before: Sequence[int]) -> Iterator[_Row]:
        totals = list(before)
        nothing = (None,) * round.players

        def row(text: str, points: Sequence[int | None]) -> _Row:
            for seat, gain in enumerate(points):
                totals[seat] += gain or 0
            shown = tuple(
                None if gain is None else total for gain, total in zip(points, totals, strict=True)
            )
            return _Row(text, tuple(points), shown)

        if any(before):
            yield _Row(f"{INDENT}{self.texts('pad-carried')}", nothing, tuple(before))
        if round.deal.start is not None:
            yield _Row(self._lines.starting(round.deal.start), nothing, nothing)
        for number, turn in enumerate(turns(round), 1):
            points = [turn.points if seat == turn.seat else None for seat in range(round.players)]
            yield row(self._lines.turn(number, turn), points)
        yield from (row(f"{INDENT}{text}", points) for text, points in self._end(round))

    def _end(self, round: Round) -> Iterator[tuple[str, list[int | None]]]:
        """What the end of the round adds to the columns."""
        if round.end is End.BLOCKED:
            gains = [gain or None for gain in round.settlement]
            key = "pad-blocked" if round.players > 1 else "pad-tiles-left"
            yield self.texts(key), gains
        elif round.end is End.OUT:
            bonus = round.edition.out
            out = next(seat for seat, hand in enumerate(round.hands) if not hand)
            yield self.texts("pad-last-tile"), self._only(out, bonus)
            if round.players > 1:
                left = round.settlement[out] - bonus
                yield self.texts("pad-tiles-left"), self._only(out, left)

    def _only(self, seat: int, points: int) -> list[int | None]:
        return [points if other == seat else None for other in range(len(self.header.players))]

    def _sums(self, round: Round, before: Sequence[int]) -> Iterator[_Row]:
        """The last lines of the table: of the round, where it is one of several, and in all."""
        nothing = (None,) * round.players
        totals = tuple(a + b for a, b in zip(before, round.scores, strict=True))
        if any(before):
            yield _Row(f"{INDENT}{self.texts('pad-this-round')}", round.scores, nothing)
        yield _Row(f"{INDENT}{self.texts('pad-total')}", nothing, totals)

    # ------------------------------------------------------------------ the table

    def _table(self, heading: str, rows: Sequence[_Row], sums: Sequence[_Row]) -> list[str]:
        """The heading, the turns, and below a line the sums."""
        everything = [*rows, *sums]
        seats = range(len(self.header.players))
        left = max([self._lines.widest(), width(heading), *(width(row.text) for row in everything)])
        points = [_widest(_points(row.points[seat]) for row in everything) for seat in seats]
        totals = [_widest(_total(row.totals[seat]) for row in everything) for seat in seats]
        margin = " " if len(seats) <= _ROOMY else ""
        between = f"{margin}│ "

        def shown(row: _Row) -> str:
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
        lines = [between.join([cell(heading, left), *names]), rule, *map(shown, rows)]
        return [*lines, rule, *map(shown, sums)] if rows else lines

    # ------------------------------------------------------------------ the game

    def closing(self, match: Match | None) -> str:
        """The last lines: the totals in order, and who has won or that the game goes on.

        ``match`` is None for a record without rounds.
        """
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
        ranking = sorted(range(len(names)), key=lambda seat: -totals[seat])
        longest = max(map(width, names))
        for seat in ranking:
            total = totals[seat]
            place = 1 + sum(other > total for other in totals)
            lines.append(f"{place:>3}. {cell(names[seat], min(longest, 40))}  {score(total):>5}")
        lines += ["", self.texts("target", points=self.header.edition.target), self._won(match)]
        return "\n".join(lines)

    def _won(self, match: Match | None) -> str:
        if match is None or not match.over:
            return self.texts("match-goes-on")
        winners = match.winners
        names = [self.names[seat] for seat in winners]
        most = match.totals[winners[0]]
        if len(winners) > 1:
            return self.texts("win-shared", names=self.texts.join_names(names), points=most)
        who = "you" if winners[0] == self.you else "they"
        return self.texts("win", who=who, name=names[0], points=most)


def _points(points: int | None) -> str:
    return "" if points is None else signed(points)


def _total(total: int | None) -> str:
    return "" if total is None else score(total)


def _widest(texts: Iterable[str]) -> int:
    return max([_COLUMN, *map(width, texts)])
