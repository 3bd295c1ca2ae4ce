"""What a seat, a spectator, or the reader of a finished round may know.

Nothing else leaves the process or reaches a bot. Swapping tiles that a seat cannot see never
changes that seat's view.
"""

from dataclasses import dataclass
from typing import Any

from dreistein.rules.actions import Placement, TurnEnd
from dreistein.rules.arguments import TotalsCount, all_of, seat_of, wanted
from dreistein.rules.board import Board
from dreistein.rules.deal import Deal
from dreistein.rules.edition import Edition
from dreistein.rules.errors import NotOver
from dreistein.rules.round import End, Round, summary
from dreistein.rules.tiles import Tile


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """A round as a seat sees it, or a spectator (``seat`` is None)."""

    edition: Edition
    seat: int | None
    players: int
    hand: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    """What this seat has drawn this turn."""
    counts: tuple[int, ...]
    """How many tiles each seat holds."""
    stock: int
    """How many tiles are in the stock."""
    board: tuple[Placement, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    """The totals of the match before this round."""
    round: int
    """The number of the round, counting from 0."""
    history: tuple[tuple[int, str], ...]
    """Seat and action of every ply; draws without their tile."""
    turn: int
    """The seat whose turn it is."""
    end: End | None
    draws_left: int | None
    resigned: frozenset[int] = frozenset()
    """The seats that cannot win any more; no part of what a bot gets over a pipe."""

    @property
    def end_of_turn(self) -> TurnEnd:
        """What it would be to end the turn now without placing: to keep tiles, or to pass."""
        return self.edition.end_of_turn(len(self.drawn))

    @property
    def rivals(self) -> tuple[int, ...]:
        """The other seats that can win the match."""
        out = {self.turn if self.seat is None else self.seat} | self.resigned
        return tuple(seat for seat in range(self.players) if seat not in out)

    def to_json(self) -> dict[str, Any]:
        """The view as a bot gets it over a pipe."""
        whole: dict[str, Any] = {
            "edition": self.edition.to_object(),
            "seat": self.seat,
            "players": self.players,
            "hand": [str(tile) for tile in self.hand],
            "drawn": [str(tile) for tile in self.drawn],
            "counts": list(self.counts),
            "stock": self.stock,
            "board": [str(placement) for placement in self.board],
            "scores": list(self.scores),
            "totals": list(self.totals),
            "round": self.round,
            "history": [[seat, action] for seat, action in self.history],
        }
        if self.draws_left is not None:
            whole["draws_left"] = self.draws_left
        return whole

    def __repr__(self) -> str:
        sees = "a spectator" if self.seat is None else f"seat {self.seat}"
        stands = summary(self.edition, self.end, self.turn, self.scores, len(self.board))
        return f"View({sees}, {stands})"

    def _repr_svg_(self) -> str:
        return Board.of(self.board)._repr_svg_()


def own_tiles(round: Round, seat: int) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The tiles that a seat holds, and those of them drawn this turn."""
    return round.hands[seat], round.drawn if seat == round.turn else ()


def view(
    round: Round,
    seat: int | None,
    *,
    before: tuple[int, ...] | None = None,
    number: int = 0,
    resigned: frozenset[int] = frozenset(),
) -> View:
    """What a seat may know of a round, or a spectator (seat None).

    ``before`` are the totals before this round; :meth:`Match.view
    <dreistein.rules.match.Match.view>` knows them, the number and who resigned.
    """
    players = wanted(round, Round, "round").players
    seat = None if seat is None else seat_of(seat, players)
    totals = (0,) * players if before is None else all_of(before, "int", "before")
    if len(totals) != players:
        raise TotalsCount(found=len(totals), wanted=players)
    hand, drawn = ((), ()) if seat is None else own_tiles(round, seat)
    return View(
        edition=round.edition,
        seat=seat,
        players=players,
        hand=hand,
        drawn=drawn,
        counts=tuple(map(len, round.hands)),
        stock=len(round.stock),
        board=round.board.placements,
        scores=round.scores,
        totals=totals,
        round=number,
        history=tuple((played.seat, str(played.action)) for played in round.history),
        turn=round.turn,
        end=round.end,
        draws_left=round.draws_left,
        resigned=resigned,
    )


@dataclass(frozen=True, slots=True)
class Revealed:
    """A finished round in the open: how it was dealt, and what was left."""

    deal: Deal
    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]


def reveal(round: Round) -> Revealed:
    """The hidden tiles of a finished round; raises while it is being played."""
    if wanted(round, Round, "round").end is None:
        raise NotOver()
    return Revealed(round.deal, round.hands, round.stock)
