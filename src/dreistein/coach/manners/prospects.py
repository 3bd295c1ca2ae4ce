"""The chances of these players between two rounds, by rounds in which everybody plays as they do.

At a table of two, matches are played on from all totals, and each chance is then the mean over all
rounds of what they lead to (value iteration, from a start that is nearly right). With more players
a chance depends on all totals, but in a round only those matter that it may lead to: the table is
by a seat's own total and the best other one; the rest lie behind that as after such rounds.
"""

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import fmean
from typing import Any

from dreistein.coach.manners.manner import Manner, Style, lead_of, policy_of
from dreistein.kernel import State, config_for
from dreistein.kernel.matrix import matrix
from dreistein.kernel.search.matches_cy import finish_matches, round_chances
from dreistein.kernel.search.objective_cy import Objective
from dreistein.kernel.search.policy_cy import self_play
from dreistein.rules.edition import Edition
from dreistein.rules.solitaire import Solitaire

_CELLS = 12
"""Cells of the table from 0 to the target; as many lie below 0."""
_SWEEPS = 2
_WIDE_CELLS = 10
"""The same with more players, whose tables hold for a round."""
_MOST_WIDE = 20
"""The most of those cells, however far below 0 a round may lead."""
_MOST_POINTS = 10**9
"""What is more counts as that much: the kernel's numbers end a little above it."""
_ENDS = 96
"""So many ends of rounds say how far behind the best the rest may lie."""
_POINTS_SHARE = 0.05
_SEED = 41
_MOST_TABLES = 200
_MATCHES = 20_000


@dataclass(frozen=True, slots=True)
class Company:
    """Those who sit at a table together."""

    edition: Edition
    styles: tuple[Style, ...]
    solitaire: Solitaire | None = None

    @property
    def players(self) -> int:
        return len(self.styles)

    def manners(self, totals: Sequence[int]) -> tuple[Manner, ...]:
        """How everybody plays a round that begins with these totals."""
        return tuple(style.at(lead_of(totals, seat)) for seat, style in enumerate(self.styles))


class Prospects:
    """What a company may expect between rounds, from so many rounds for each mix of moods."""

    def __init__(self, company: Company, rounds: int) -> None:
        self.company, players = company, company.players
        self.players, self._target = players, min(company.edition.target, _MOST_POINTS)
        self._state = State(config_for(company.edition, players, company.solitaire))
        _, self._moods = matrix("i", 3, players)
        moody = [seat for seat, style in enumerate(company.styles) if style.easy is not None]
        self.rounds = max(2 * rounds >> len(moody), rounds // 8, 1) if moody else rounds
        for bit, seat in enumerate(moody):
            self._moods[0, seat] = company.styles[seat].ahead
            self._moods[1, seat] = 1 << bit
        self._pool = array("i")
        for which in range(1 << len(moody)):
            manners = [
                style.easy
                if style.easy is not None and which & self._moods[1, seat]
                else style.manner
                for seat, style in enumerate(company.styles)
            ]
            data, part = matrix("i", self.rounds, players)
            self_play(self._state, policy_of(manners), _SEED + which, 0, part)
            self._pool.extend(data)
        self._tables: dict[Any, Any] = {}

    def base(self, totals: Sequence[int], seat: int, out: Collection[int] = ()) -> float:
        """A seat's chance to win from exactly these totals; alone, the points to expect."""
        scores, part = self._rounds_from(totals)
        if self.players == 1:
            return fmean(scores)
        wins, rows = matrix("d", self.rounds, 1)
        round_chances(self._state, self.objective(totals, seat, out), part, seat, rows)
        return fmean(wins)

    def shares(self, totals: Sequence[int]) -> Sequence[float]:
        """Everybody's share of the wins from exactly these totals, without any table."""
        return self._finished([totals], (), _MATCHES)

    def after(
        self, before: Sequence[int], totals: Sequence[int], seat: int, out: Collection[int] = ()
    ) -> float:
        """A seat's chance after a round that began with other totals; alone, the points."""
        if self.players == 1:
            return float(totals[seat])
        data, part = matrix("i", 1, self.players)
        data[:] = array("i", [now - then for now, then in zip(totals, before, strict=True)])
        wins, rows = matrix("d", 1, 1)
        round_chances(self._state, self.objective(before, seat, out), part, seat, rows)
        return float(wins[0])

    def objective(self, totals: Sequence[int], seat: int, out: Collection[int] = ()) -> Objective:
        """What the end of a round is worth to a seat, for a round that begins with these totals."""
        gone = frozenset(out) - {seat}
        where = seat, gone, tuple(totals) if self.players > 2 else None
        if where not in self._tables:
            if len(self._tables) >= _MOST_TABLES:
                self._tables.clear()
            make = self._pair if self.players == 2 else self._wide
            self._tables[where] = make(seat, gone, totals)
        table, low, step = self._tables[where]
        return Objective(totals, self._target, _POINTS_SHARE, table, low, step, gone)

    def _rounds_from(self, totals: Sequence[int]) -> tuple["array[Any]", Any]:
        """The scores of rounds that begin with these totals."""
        which = 0
        for seat in range(self.players):
            if lead_of(totals, seat) >= self._moods[0, seat]:
                which += self._moods[1, seat]
        size = self.rounds * self.players
        part = self._pool[which * size : (which + 1) * size]
        return part, memoryview(part).cast("B").cast("i", (self.rounds, self.players))

    # ------------------------------------------------------------------ tables

    def _pair(self, seat: int, out: frozenset[int], given: Sequence[int]) -> "_Table":
        """The chances at a table of two; those of one seat are what the other's leave."""
        side, step = 2 * _CELLS + 1, self._target / _CELLS
        low = -_CELLS * step
        data, table = matrix("d", side, side)
        if seat == 1 and not out:
            theirs = self._pair(0, out, ())[0]
            for k in range(side * side):
                table[k // side, k % side] = 1 - theirs[k % side, k // side]
            return table, low, step
        cells = [(low + i * step, low + j * step) for i in range(side) for j in range(side)]
        starts = [pair if seat == 0 else pair[::-1] for pair in cells]
        data[:] = self._finished(starts, out, self.rounds)[seat::2]
        wins, rows = matrix("d", self.rounds, 1)
        for _ in range(_SWEEPS):
            found = array("d")
            for start in starts:
                totals = tuple(map(round, start))
                objective = Objective(totals, self._target, 0.0, table, low, step, out)
                round_chances(self._state, objective, self._rounds_from(totals)[1], seat, rows)
                found.append(fmean(wins))
            data[:] = found
        return table, low, step

    def _wide(self, seat: int, out: frozenset[int], totals: Sequence[int]) -> "_Table":
        """The chances after a round that begins with these totals; alone, nobody asks."""
        rivals = [at for at in range(self.players) if at != seat and at not in out]
        scores, _ = self._rounds_from(totals)
        rows = range(0, self.rounds, max(self.rounds // _ENDS, 1))
        ends = [
            [total + scores[row * self.players + at] for at, total in enumerate(totals)]
            for row in rows
        ]
        least = min(map(min, ends))
        step = max(self._target / _WIDE_CELLS, (self._target - least) / _MOST_WIDE)
        low = step * (least // step)
        side = max(round((self._target - low) / step) + 1, 2)
        data, table = matrix("d", side, side)
        for which, end in enumerate(ends if rivals else ()):
            best = max(end[at] for at in rivals)
            starts = [
                [
                    low + step * i if at == seat else low + step * j + total - best
                    for at, total in enumerate(end)
                ]
                for i in range(side)
                for j in range(side)
            ]
            shares = self._finished(starts, out, max(self.rounds // len(ends), 1), which)
            for k in range(side * side):
                data[k] += shares[k * self.players + seat] / len(ends)
        return table, low, step

    def _finished(
        self, starts: Sequence[Sequence[float]], out: Collection[int], matches: int, luck: int = 0
    ) -> "array[float]":
        """Everybody's share of so many matches played on from each of these totals."""
        _, rows = matrix("i", len(starts), self.players)
        for row, start in enumerate(starts):
            for at, total in enumerate(start):
                rows[row, at] = max(-_MOST_POINTS, min(round(total), _MOST_POINTS))
        for at in range(self.players):
            self._moods[2, at] = at in out
        shares, table = matrix("d", len(starts), self.players)
        pool: Any = memoryview(self._pool).cast("B")
        finish_matches(
            self._state,
            pool.cast("i", (len(self._pool) // self.players, self.players)),
            self.rounds,
            self._moods,
            self._target,
            rows,
            matches,
            _SEED + luck,
            table,
        )
        return shares


_Table = tuple[Any, float, float]
"""Chances by own total and best other one; the lowest, and the step from one to the next."""


@lru_cache(maxsize=16)
def prospects(company: Company, rounds: int) -> Prospects:
    """The same, if they were asked for before."""
    return Prospects(company, rounds)
