"""Observed rounds: written down by people who saw only the table.

Tiles that nobody saw are :data:`~dreistein.rules.tiles.FACE_DOWN`. Turns, fit, bonuses, points and
the numbers of tiles follow from the actions. The rest is checked as far as later placements and
what was left at the end tell it, and :attr:`ObservedRound.unknown` names what is not.

>>> mini = Edition.from_json({"base": "international", "numbers": 3, "deal": {"2": 3, "3": 2}})
>>> seen = RoundRecord((), (), ("222@0,0", "221@1,0"), extra={"seats": "01"}, observed=True)
>>> round = ObservedRound.read(mini, 2, seen)
>>> round.scores, round.turn, [str(what) for what in round.unknown]
((11, 5), 0, ['opening', 'racks'])
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from dreistein.rules import errors
from dreistein.rules.actions import DRAW, Action, Draw, EndTurn, Placement, parse_action
from dreistein.rules.board import Board
from dreistein.rules.deal import Deal
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError
from dreistein.rules.lattice import START
from dreistein.rules.match import Match
from dreistein.rules.record.attribution import NoReading, attribute
from dreistein.rules.record.errors import LeftHands, NotBlocked, SeatCount
from dreistein.rules.record.format import RoundRecord
from dreistein.rules.round import End, Round
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import FACE_DOWN, Tile, opening_rank, value
from dreistein.rules.values import with_fields

FOUND = "found"
"""What a round has for ``places`` if nobody wrote down where the tiles lay."""


class Unknown(StrEnum):
    """What cannot be checked in an observed round."""

    SEATS = "seats"
    """Whose each action was."""
    OPENING = "opening"
    """Whether the one who opened had to, and with that tile."""
    RACKS = "racks"
    """Which tiles were in a rack, and which were drawn."""
    FITS = "fits"
    """Whether a tile fitted where none was placed."""
    PLACES = "places"
    """Where the tiles lay: they were found to agree with what each of them scored."""
    END = "end"
    """Whether the round ended, or what its end scored."""


class Unfit(Exception):
    """What is wrong with an observed round, and at which action."""

    def __init__(self, action: int | None, cause: DreisteinError) -> None:
        super().__init__(action, cause)
        self.action, self.cause = action, cause


@dataclass(frozen=True, repr=False)
class ObservedRound(Round):
    """A round of which only the table was seen."""

    unknown: tuple[Unknown, ...] = ()
    _goes_on: bool = True
    """Whether the turn goes on after its last draw."""

    @staticmethod
    def read(
        edition: Edition,
        players: int,
        written: RoundRecord,
        solitaire: Solitaire | None = None,
        *,
        followed: bool = False,
    ) -> "ObservedRound":
        """The round after its actions; ``followed`` if another round comes after it.

        Raises :class:`Unfit`.
        """
        return _Reading(edition, players, written, solitaire).round(followed=followed)

    @staticmethod
    def unseen(edition: Edition, players: int, opener: int) -> "ObservedRound":
        """A round before its first action."""
        hands = ((FACE_DOWN,) * edition.hand_size(players),) * players
        stock = (FACE_DOWN,) * (len(edition.tiles) - sum(map(len, hands)))
        scores = (0,) * players
        return ObservedRound(edition, Deal(hands, stock), Board(), hands, stock, opener, scores)

    @staticmethod
    def unseen_alone(edition: Edition, numbers: Solitaire, start: Tile) -> "ObservedRound":
        """A game of solitaire before its first action."""
        hands = ((FACE_DOWN,) * numbers.rack,)
        stock = (FACE_DOWN,) * (len(edition.tiles) - 1 - numbers.rack)
        board = Board().place(Placement(start.rotations[0], START))
        return ObservedRound(
            *(edition, Deal(hands, stock, start), board, hands, stock, 0, (0,)),
            solitaire=numbers,
            draws_left=numbers.draws,
        )

    def rewind(self, actions: int) -> "ObservedRound":
        """The round after its first ``actions``."""
        if self.solitaire is not None and self.deal.start is not None:
            round = ObservedRound.unseen_alone(self.edition, self.solitaire, self.deal.start)
        else:
            opener = self.history[0].seat if self.history else self.turn
            round = ObservedRound.unseen(self.edition, self.players, opener)
        turns = [played.turn for played in self.history] + [-1]
        for played, (turn, following) in zip(self.history[:actions], pairwise(turns), strict=False):
            round = round.after(played.action, goes_on=turn == following)
        return with_fields(round, unknown=self.unknown)

    def after(self, action: Action, *, goes_on: bool) -> "ObservedRound":
        """The round after an action; ``goes_on`` tells whether the turn goes on after it."""
        told = DRAW if isinstance(action, Draw) else action
        after = with_fields(self, _goes_on=goes_on).apply(told)
        assert isinstance(after, ObservedRound)
        return after

    @property
    def opening(self) -> None:
        """Nobody saw who had to open."""
        return None

    @property
    def must_place(self) -> bool:
        return False

    def _check_tile(self, tile: Tile) -> None:
        pass

    def _without(self, tile: Tile) -> tuple[Tile, ...]:
        return self.hands[self.turn][1:]

    def _nothing_fits(self, drawn: tuple[Tile, ...]) -> bool:
        return not self._goes_on

    def _end_if_over(self) -> "ObservedRound":
        return self

    def ended(self, left: Sequence[tuple[Tile, ...]] | None, *, followed: bool) -> "ObservedRound":
        """The round with its end, if it is over, as far as anybody knows what that scored."""
        drawing = self.solitaire and self.solitaire.rack == 0 and self.drawable
        if () in self.hands and not drawing:
            return self._out(left)
        known = self if left is None else with_fields(self, hands=tuple(left))
        if self.drawable or not self.board.placements:
            return known
        stuck = left is not None and not any(map(self.board.any_fits, left))
        if not (stuck or followed or self.passes == self.players):
            return known
        return known._closed(
            End.BLOCKED, (0,) * self.players if left is None else known._blocked_settlement()
        )

    def _out(self, left: Sequence[tuple[Tile, ...]] | None) -> "ObservedRound":
        """The round whose last tile was placed. With an empty stock the others hold the rest."""
        held: tuple[Tile, ...] = ()
        if left is not None:
            held = tuple(tile for hand in left for tile in hand)
        elif not self.stock and self.solitaire is None:
            laid = {placement.tile for placement in self.board.placements}
            held = tuple(tile for tile in self.edition.tiles if tile not in laid)
        out, gain = self.hands.index(()), self.edition.out + value(held)
        settled = tuple(gain if seat == out else 0 for seat in range(self.players))
        known = self if left is None else with_fields(self, hands=tuple(left))
        return known._closed(End.OUT, settled)

    def _closed(self, end: End, settlement: tuple[int, ...]) -> "ObservedRound":
        closed = self._end(end, settlement)
        assert isinstance(closed, ObservedRound)
        return closed


@dataclass(frozen=True, repr=False)
class ObservedMatch(Match):
    """A match with rounds of which only the table was seen."""

    uncertain: bool = False
    """Whether the totals lack what the end of a round scored."""

    @staticmethod
    def of(match: Match, round: ObservedRound) -> "ObservedMatch":
        """The match with its current round observed."""
        uncertain = isinstance(match, ObservedMatch) and match.uncertain
        return ObservedMatch(
            **{
                **vars(match),
                "round": round,
                "uncertain": uncertain or Unknown.END in round.unknown,
            }
        )

    @property
    def over(self) -> bool:
        """Whether the match is over for sure."""
        return not self.uncertain and super().over


class _Reading:
    """An observed round while it is being checked."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        written: RoundRecord,
        solitaire: Solitaire | None,
    ) -> None:
        self.edition, self.players, self.written = edition, players, written
        self.solitaire = solitaire
        try:
            self.start = None if written.start is None else Tile.parse(written.start)
        except DreisteinError as error:
            raise Unfit(None, error) from error
        self.actions = [self._parsed(at, text) for at, text in enumerate(written.actions)]
        self.left = self._left(written.extra.get("left"))
        seats = self._seats(written.extra.get("seats"))
        counts = None if self.left is None else list(map(len, self.left))
        try:
            found = attribute(edition, players, self.actions, seats, counts, solitaire)
        except NoReading as none:
            raise Unfit(none.action, none.cause) from none
        self.seats, self.ends, self.certain = found
        self._check_once()

    @staticmethod
    def _parsed(at: int, text: str) -> Action:
        try:
            return parse_action(text)
        except DreisteinError as error:
            raise Unfit(at, error) from error

    def _left(self, written: list[list[str]] | None) -> tuple[tuple[Tile, ...], ...] | None:
        if written is None:
            return None
        if len(written) != self.players:
            raise Unfit(None, LeftHands(found=len(written), wanted=self.players))
        try:
            return tuple(tuple(map(Tile.parse, hand)) for hand in written)
        except DreisteinError as error:
            raise Unfit(None, error) from error

    def _seats(self, written: str | None) -> list[int] | None:
        if written is None:
            return None
        digits = "012345"[: self.players]
        if len(written) != len(self.actions) or set(written) - set(digits):
            raise Unfit(None, SeatCount(actions=len(self.actions), last=self.players - 1))
        return list(map(int, written))

    def _check_once(self) -> None:
        """Every tile is of the set, and there is one of each."""
        seen: set[Tile] = set()
        shown = [
            *((None, tile) for tile in [self.start] if tile is not None),
            *((at, a.tile) for at, a in enumerate(self.actions) if isinstance(a, Placement)),
            *((None, tile) for hand in self.left or () for tile in hand),
        ]
        for at, tile in shown:
            if tile not in self.edition.tiles:
                tiles = len(self.edition.tiles)
                raise Unfit(at, errors.NotInSet(tile=tile, tiles=tiles))
            if tile in seen:
                raise Unfit(at, errors.TileTwice(tile=tile))
            seen.add(tile)

    # ------------------------------------------------------------------ what was seen

    def round(self, *, followed: bool) -> ObservedRound:
        round = self._begun()
        for at, (action, ends) in enumerate(zip(self.actions, self.ends, strict=True)):
            self._check_racks(at, round, action)
            try:
                round = round.after(action, goes_on=not ends)
            except DreisteinError as error:
                raise Unfit(at, error) from error
        blocked = self.written.extra.get("end") == End.BLOCKED
        if blocked and (round.drawable or self._fits(round)):
            raise Unfit(None, NotBlocked())
        followed = followed or blocked
        ended = round.ended(self.left, followed=followed)
        if ended.end is End.BLOCKED and round.has_used_draws:  # so nothing that was drawn fitted
            ended = self._last_again(round).ended(self.left, followed=followed)
        return with_fields(ended, unknown=tuple(self._unknown(ended)))

    def _fits(self, round: ObservedRound) -> bool:
        """Whether a tile that was left is known to fit, though not everybody has passed."""
        known = self.left is not None and self.written.extra.get("places") != FOUND
        if not known or round.passes == self.players:
            return False
        return any(map(round.board.any_fits, self.left or ()))

    def _begun(self) -> ObservedRound:
        if self.solitaire is None:
            opener = self.seats[0] if self.seats else 0
            return ObservedRound.unseen(self.edition, self.players, opener)
        assert self.start is not None
        return ObservedRound.unseen_alone(self.edition, self.solitaire, self.start)

    def _last_again(self, round: ObservedRound) -> ObservedRound:
        """The round whose last draw ended its turn."""
        return round.rewind(len(self.actions) - 1).after(DRAW, goes_on=False)

    def _placed(self, seat: int, start: int = 0, stop: int | None = None) -> list[Tile]:
        """The tiles that a seat placed between two actions."""
        played = list(zip(self.actions, self.seats, strict=True))[start:stop]
        return [a.tile for a, s in played if s == seat and isinstance(a, Placement)]

    def _draws(self, seat: int) -> Iterator[int]:
        for at, (action, actor) in enumerate(zip(self.actions, self.seats, strict=True)):
            if actor == seat and isinstance(action, Draw):
                yield at

    def _dealt(self, seat: int) -> list[Tile]:
        """The tiles that a seat was dealt for sure: placed before its first draw, or never any."""
        first = next(self._draws(seat), None)
        dealt = self._placed(seat, 0, first)
        return dealt if first is not None or self.left is None else [*dealt, *self.left[seat]]

    def _held(self, seat: int, at: int) -> list[Tile]:
        """The tiles that a seat held for sure before an action, once the stock is empty."""
        return [*self._placed(seat, at), *(self.left[seat] if self.left else ())]

    def _check_racks(self, at: int, round: ObservedRound, action: Action) -> None:
        """What the rules ask of racks, as far as they are known."""
        if not self.certain:
            return
        seat = round.turn
        if at == 0 and isinstance(action, Placement) and self.solitaire is None:
            for other in range(self.players):
                high = max(self._dealt(other), key=opening_rank, default=action.tile)
                if opening_rank(high) > opening_rank(action.tile):
                    raise Unfit(at, errors.MustOpen(seat=other, tile=high))
        if isinstance(action, EndTurn) and self.edition.must_place and not round.drawn:
            fitting = next(round.board.fits(self._held(seat, at)), None)
            if fitting is not None:
                raise Unfit(at, errors.MustPlace(tile=fitting.tile))

    # ------------------------------------------------------------------ what was not

    def _unknown(self, round: ObservedRound) -> Iterator[Unknown]:
        everyone = range(self.players)
        size = len(round.deal.hands[0])
        alone = self.solitaire is not None
        if not self.certain and not alone:
            yield Unknown.SEATS
        dealt = self.certain and all(len(self._dealt(seat)) == size for seat in everyone)
        if not dealt and not alone:
            yield Unknown.OPENING
        if self._any(Draw) or not dealt:
            yield Unknown.RACKS
        bare = any(
            ends and not isinstance(action, Placement)
            for action, ends in zip(self.actions, self.ends, strict=True)
        )
        if alone and not self.certain:  # whether its turn ended with the last draw
            bare = True
        if (self._any(Draw) and bare) or (self.edition.must_place and self._any(Draw, EndTurn)):
            yield Unknown.FITS
        if self.written.extra.get("places") == FOUND:
            yield Unknown.PLACES
        if self.left is None and self.actions:
            sum_known = round.end is End.OUT and (alone or not round.stock)
            if not sum_known and (round.end is not None or not round.drawable):
                yield Unknown.END

    def _any(self, *kinds: type[Action]) -> bool:
        return any(isinstance(action, kinds) for action in self.actions)
