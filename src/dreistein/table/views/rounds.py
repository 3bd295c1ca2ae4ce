"""The rounds of a match as everyone sees them."""

from dataclasses import replace

from dreistein.protocol import table as wire
from dreistein.rules.round import Round
from dreistein.rules.turns import turns
from dreistein.rules.view import view
from dreistein.table.model.state import Entry, TableState

_MOST_WHOLE = 20
"""Two pages of rounds."""


def round_view(
    round: Round,
    entries: tuple[Entry, ...],
    number: int,
    before: tuple[int, ...],
    *,
    short: bool = False,
) -> wire.RoundView:
    """A round as everyone sees it; ``before`` are the totals before it."""
    seen = view(round, None, number=number)
    ended = wire.Ended.of(round)
    if short and ended is not None:
        ended = replace(ended, left=(), lines=())
    return wire.RoundView(
        number=number,
        before=before,
        board=() if short else tuple(map(str, seen.board)),
        turns=() if short else _turns(round, entries, before),
        ply=len(round.history),
        counts=seen.counts,
        stock=seen.stock,
        scores=seen.scores,
        totals=tuple(a + b for a, b in zip(before, seen.scores, strict=True)),
        to_move=seen.turn,
        draws=len(round.drawn),
        draws_left=seen.draws_left,
        ended=ended,
        short=short,
    )


def _turns(
    round: Round, entries: tuple[Entry, ...], before: tuple[int, ...]
) -> tuple[wire.Turn, ...]:
    running = list(before)
    by = iter(entry.by for entry in entries)
    lines = []
    for turn in turns(round):
        running[turn.seat] += turn.points
        lines.append(wire.Turn.of(turn, by, running[turn.seat]))
    return tuple(lines)


class RoundViews:
    """The rounds of a table's match, the past ones in short.

    A round is built once for all viewers, and again only after an action in it.
    """

    __slots__ = ("_past", "_present", "_whole")

    def __init__(self) -> None:
        self._past: list[tuple[Round, wire.RoundView]] = []
        self._present: tuple[Round, wire.RoundView] | None = None
        self._whole: dict[int, tuple[Round, wire.RoundView]] = {}
        """Rounds that are over and were asked for lately."""

    def of(self, state: TableState) -> tuple[wire.RoundView, ...]:
        """All rounds, the present one last."""
        match, past = state.match, self._past
        if match is None:
            past.clear()
            self._present = None
            return ()
        del past[match.number :]
        before = (0,) * match.players
        for number, round in enumerate(match.past):
            if number == len(past) or past[number][0] is not round:
                del past[number:]
                entries = state.entries[number]
                past.append((round, round_view(round, entries, number, before, short=True)))
            before = past[number][1].totals
        present = self._present
        if present is None or present[0] is not match.round:
            seen = round_view(match.round, state.entries[-1], match.number, before)
            present = self._present = (match.round, seen)
        return (*(seen for _, seen in past), present[1])

    def whole(self, state: TableState, number: int) -> wire.RoundView:
        """A round with all its turns."""
        assert state.match is not None
        round = state.match.rounds[number]
        known = self._whole.get(number)
        if known is not None and known[0] is round:
            return known[1]
        before = self.of(state)[number].before
        seen = round_view(round, state.entries[number], number, before)
        if round.end is not None:
            if len(self._whole) >= _MOST_WHOLE:
                self._whole.clear()
            self._whole[number] = (round, seen)
        return seen
