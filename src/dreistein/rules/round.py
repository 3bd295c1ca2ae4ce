"""A round, from its deal to its end. Solitaire is a round with one seat.

A round is a value: :meth:`Round.apply` returns the round after an action. It contains the whole
stock in order, so never show it to players: :func:`dreistein.rules.view.view` is what they may
know.

>>> from dreistein.rules import Round
>>> round = Round.seeded("dreistein", "german", players=2)
>>> [str(action) for action in round.legal_actions()]
['444@0,0']
>>> round = round.apply("444@0,0")
>>> round.scores, round.turn
((17, 0), 1)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeVar

from dreistein.rules import errors
from dreistein.rules.actions import DRAW, END_TURN, Action, Draw, Placement, TurnEnd, action_of
from dreistein.rules.arguments import counted, wanted
from dreistein.rules.board import Board, Bonus
from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import Edition, edition_of
from dreistein.rules.lattice import START
from dreistein.rules.legal import LegalActions
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import Tile, opening_rank, value
from dreistein.rules.values import with_fields

T = TypeVar("T")


class End(StrEnum):
    """How a round ended."""

    OUT = "out"
    BLOCKED = "blocked"


class Played(NamedTuple):
    """An action that was played, and what it scored, without the end of the round."""

    seat: int
    action: Action
    bonus: Bonus | None
    points: int
    hexagons: int = 0
    turn: int = 0
    """The number of its turn in the round, counting from 0."""

    @property
    def bonus_points(self) -> int:
        """The points of the bonus alone."""
        return self.points - self.action.tile.value if isinstance(self.action, Placement) else 0


@dataclass(frozen=True, repr=False)
class Round:
    """A position within a round. Make one with :meth:`start`, :meth:`alone` or :meth:`seeded`."""

    edition: Edition
    deal: Deal
    board: Board
    hands: tuple[tuple[Tile, ...], ...]
    """The tiles of each seat, in the order they were dealt and drawn."""
    stock: tuple[Tile, ...]
    """Top first."""
    turn: int
    """The seat whose turn it is."""
    scores: tuple[int, ...]
    """The points of each seat in this round, including the settlement once it is over."""
    drawn: tuple[Tile, ...] = ()
    """What the seat whose turn it is has drawn this turn."""
    history: tuple[Played, ...] = ()
    end: End | None = None
    settlement: tuple[int, ...] = ()
    """What the end of the round scored for each seat; empty until then."""
    passes: int = 0
    """How many turns in a row consisted of passing on an empty stock."""
    solitaire: Solitaire | None = None
    draws_left: int | None = None
    """How many of solitaire's draws are left; None at a table."""

    # ------------------------------------------------------------------ new rounds

    @staticmethod
    def start(edition: Edition | str, deal: Deal, players: int | None = None) -> "Round":
        """A dealt round before its first action; with ``players``, the deal must be for as many."""
        edition, dealt = edition_of(edition), len(wanted(deal, Deal, "deal").hands)
        players = dealt if players is None else players
        deal.check([edition.hand_size(players)] * players, tiles=edition.tiles)
        opener = max(
            range(players), key=lambda seat: max(opening_rank(tile) for tile in deal.hands[seat])
        )
        return Round(edition, deal, Board(), deal.hands, deal.stock, opener, (0,) * players)

    @staticmethod
    def alone(edition: Edition | str, deal: Deal, numbers: Solitaire) -> "Round":
        """A dealt game of solitaire, its starting tile on the table and not scored."""
        edition = edition_of(edition)
        sizes = [wanted(numbers, Solitaire, "numbers").rack]
        wanted(deal, Deal, "deal").check(sizes, solitaire=True, tiles=edition.tiles)
        assert deal.start is not None
        board = Board().place(Placement(deal.start.rotations[0], START))
        first = Round(
            edition,
            deal,
            board,
            deal.hands,
            deal.stock,
            turn=0,
            scores=(0,),
            solitaire=numbers,
            draws_left=numbers.draws,
        )
        return first._end_if_over()

    @staticmethod
    def seeded(
        seed: str,
        edition: Edition | str = "international",
        players: int = 2,
        *,
        number: int = 0,
        solitaire: Solitaire | None = None,
    ) -> "Round":
        """The round that a seed deals: round ``number`` of a match, or a game of solitaire."""
        edition = edition_of(edition)
        if solitaire is not None:
            deal = Deal.solitaire(shuffled(seed, tiles=edition.tiles), solitaire)
            return Round.alone(edition, deal, solitaire)
        tiles = shuffled(seed, number, edition.tiles)
        return Round.start(edition, Deal.of(tiles, edition, players))

    # ------------------------------------------------------------------ legal actions

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def opening(self) -> Tile | None:
        """The tile that must open the round; None once it has."""
        if self.board.placements:
            return None
        return max(self.hands[self.turn], key=opening_rank)

    @property
    def drawable(self) -> int:
        """How many tiles can still be drawn, not counting the limit of the turn."""
        left = len(self.stock)
        return left if self.draws_left is None else min(left, self.draws_left)

    @property
    def has_used_draws(self) -> bool:
        """Whether this turn has used all its draws."""
        return len(self.drawn) == self.edition.draws

    @property
    def end_of_turn(self) -> TurnEnd:
        """What it would be to end the turn now without placing: to keep tiles, or to pass."""
        return self.edition.end_of_turn(len(self.drawn))

    @property
    def turn_number(self) -> int:
        """The number of the turn that the next action belongs to, counting from 0."""
        if not self.history:
            return 0
        # Only a draw can leave a turn unfinished. The seat would not do: solitaire has just one.
        return self.history[-1].turn + (not self.drawn)

    @property
    def playable(self) -> tuple[Tile, ...]:
        """The tiles that may be placed: the whole rack, or after a draw only what was drawn."""
        if self.opening is not None:
            return (self.opening,)
        return self.drawn or self.hands[self.turn]

    @property
    def must_place(self) -> bool:
        """Whether the house rule forbids drawing and ending the turn now, because a tile fits."""
        return (
            self.edition.must_place
            and bool(self.board.placements)
            and self.board.any_fits(self.playable)
        )

    def legal_actions(self) -> LegalActions:
        """Every legal action: placements first, then drawing or ending the turn."""
        return LegalActions(self._legal, self.check)

    def _legal(self) -> Iterator[Action]:
        if self.end is not None:
            return
        yield from self.board.fits(self.playable)
        if not self.board.placements or self.must_place:
            return
        if not self.has_used_draws and self.drawable:
            yield DRAW
        else:
            yield END_TURN

    def check(self, action: Action | str, seat: int | None = None) -> None:
        """Raise an :class:`~dreistein.rules.errors.IllegalAction` if the action is not legal.

        With ``seat``, it must be that seat's turn.
        """
        action = action_of(action)
        if self.end is not None:
            raise errors.RoundOver(end=self.end)
        if seat is not None and seat != self.turn:
            raise errors.NotYourTurn(turn=self.turn, seat=seat)
        if isinstance(action, Placement):
            self._check_tile(action.tile)
            self.board.check(action)
        elif self.opening is not None:
            raise errors.MustOpen(seat=self.turn, tile=self.opening)
        elif self.must_place:
            raise errors.MustPlace(tile=next(iter(self.board.fits(self.playable))).tile)
        elif isinstance(action, Draw):
            self._check_draw(action)
        elif not self.has_used_draws and self.drawable:
            left = min(self.drawable, self.edition.draws - len(self.drawn))
            raise errors.MustGoOn(left=left)

    def _check_tile(self, tile: Tile) -> None:
        if tile in self.playable:
            return
        if tile not in self.hands[self.turn]:
            raise errors.NotYourTile(tile=tile, seat=self.turn)
        if self.opening is not None:
            raise errors.MustOpen(seat=self.turn, tile=self.opening)
        raise errors.NotDrawn(tile=tile, drawn=_tile_list(self.drawn))

    def _check_draw(self, action: Draw) -> None:
        if self.has_used_draws:
            raise errors.NoMoreDraws(draws=self.edition.draws, drawn=_tile_list(self.drawn))
        if not self.drawable:
            raise errors.StockEmpty()
        if action.tile is not None and action.tile != self.stock[0]:
            raise errors.WrongDraw(tile=action.tile)

    def points(self, action: Action | str) -> int:
        """What an action would score at once, as far as its player can know.

        For a draw that is its penalty: whether it also ends the turn depends on the tile.
        """
        action, edition = action_of(action), self.edition
        if isinstance(action, Placement):
            return edition.placement_points(self.board.check(action), action.tile)
        if isinstance(action, Draw):
            return edition.draw_points
        return edition.end_turn_points(len(self.drawn))

    # ------------------------------------------------------------------ the next position

    def apply(self, action: Action | str, seat: int | None = None) -> "Round":
        """The round after an action or its text; raises an ``IllegalAction`` if it is not legal."""
        action = action_of(action)
        self.check(action, seat)
        if isinstance(action, Placement):
            return self._place(action)
        return self._draw() if isinstance(action, Draw) else self._end_turn()

    def _place(self, placement: Placement) -> "Round":
        seat, tile = self.turn, placement.tile
        spot = self.board.spots[placement.cell]
        points = self.edition.placement_points(spot, tile)
        played = Played(seat, placement, spot.bonus, points, spot.hexagons, self.turn_number)
        return with_fields(
            self,
            board=self.board.lay(placement),
            hands=_with(self.hands, seat, self._without(tile)),
            scores=_plus(self.scores, seat, points),
            turn=self._next(),
            drawn=(),
            passes=0,
            history=(*self.history, played),
        )._end_if_over()

    def _without(self, tile: Tile) -> tuple[Tile, ...]:
        """The tiles of the seat whose turn it is, without one."""
        return tuple([t for t in self.hands[self.turn] if t != tile])

    def _draw(self) -> "Round":
        seat, tile = self.turn, self.stock[0]
        drawn = (*self.drawn, tile)
        points = self.points(DRAW)
        over = len(drawn) == self.edition.draws and self._nothing_fits(drawn)
        if over:
            points += self.edition.end_turn_points(len(drawn))
        return with_fields(
            self,
            hands=_with(self.hands, seat, (*self.hands[seat], tile)),
            stock=self.stock[1:],
            scores=_plus(self.scores, seat, points),
            turn=self._next() if over else seat,
            drawn=() if over else drawn,
            passes=0,
            history=(*self.history, Played(seat, DRAW, None, points, turn=self.turn_number)),
            draws_left=None if self.draws_left is None else self.draws_left - 1,
        )._end_if_over()

    def _nothing_fits(self, drawn: tuple[Tile, ...]) -> bool:
        return not self.board.any_fits(drawn)

    def _end_turn(self) -> "Round":
        seat = self.turn
        points = self.points(END_TURN)
        return with_fields(
            self,
            scores=_plus(self.scores, seat, points),
            turn=self._next(),
            drawn=(),
            # A turn with a draw is not a pass.
            passes=0 if self.drawn else self.passes + 1,
            history=(*self.history, Played(seat, END_TURN, None, points, turn=self.turn_number)),
        )._end_if_over()

    def rewind(self, actions: int) -> "Round":
        """The round after its first ``actions``."""
        actions = counted(actions, len(self.history), "actions")
        if self.solitaire is not None:
            round = Round.alone(self.edition, self.deal, self.solitaire)
        else:
            round = Round.start(self.edition, self.deal, self.players)
        for played in self.history[:actions]:
            round = round.apply(played.action)
        return round

    def __repr__(self) -> str:
        tiles = len(self.board.placements)
        return f"Round({summary(self.edition, self.end, self.turn, self.scores, tiles)})"

    def _repr_svg_(self) -> str:
        return self.board._repr_svg_()

    def _next(self) -> int:
        """The next seat, clockwise."""
        return (self.turn + 1) % self.players

    # ------------------------------------------------------------------ the end

    def _end_if_over(self) -> "Round":
        """The round with its settlement if it is over: out comes before blocked."""
        may_draw_on = self.solitaire and self.solitaire.rack == 0 and self.drawable
        if () in self.hands and not may_draw_on:
            return self._end(End.OUT, self._out_settlement(self.hands.index(())))
        if self.drawable == 0 and self.board.placements:
            everyone_passed = self.passes == self.players
            if everyone_passed or not any(self.board.any_fits(hand) for hand in self.hands):
                return self._end(End.BLOCKED, self._blocked_settlement())
        return self

    def _end(self, end: End, settlement: tuple[int, ...]) -> "Round":
        scores = tuple(a + b for a, b in zip(self.scores, settlement, strict=True))
        return with_fields(self, end=end, settlement=settlement, scores=scores, drawn=())

    def _out_settlement(self, seat: int) -> tuple[int, ...]:
        """The seat that is out scores the bonus and the others' tiles; nobody loses points."""
        gain = self.edition.out + sum(value(hand) for hand in self.hands)
        return tuple(gain if s == seat else 0 for s in range(self.players))

    def _blocked_settlement(self) -> tuple[int, ...]:
        """The lowest hand scores the others' tiles minus its own; in a tie, each of them does."""
        held = [value(hand) for hand in self.hands]
        return tuple(sum(held) - 2 * own if own == min(held) else 0 for own in held)


def summary(
    edition: Edition, end: End | None, turn: int, scores: tuple[int, ...], tiles: int
) -> str:
    """How a round stands, in a line."""
    moves = f"seat {turn} to move" if end is None else str(end)
    return f"{edition.name!r}, {moves}, {':'.join(map(str, scores))}, {tiles} laid"


def _with(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*row[:at], item, *row[at + 1 :])


def _plus(scores: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
    return _with(scores, seat, scores[seat] + points)


def _tile_list(tiles: tuple[Tile, ...]) -> str:
    return " ".join(map(str, tiles))
