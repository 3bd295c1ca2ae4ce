"""A match: rounds until a player has reached the target at the end of one. The most points win.

A game of solitaire is a match of one player and one round.

>>> match = Match.seeded("dreistein", "german", players=2)
>>> match = match.apply("444@0,0")
>>> match.totals, match.over
((17, 0), False)
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from operator import add

from dreistein.rules.actions import Action
from dreistein.rules.arguments import seat_of
from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import Edition, edition_of
from dreistein.rules.errors import MatchOver, RoundUnfinished
from dreistein.rules.legal import LegalActions
from dreistein.rules.round import Round
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.values import with_fields
from dreistein.rules.view import View, view

MOST_ROUNDS = 200
"""The most rounds that tables and tournaments play: a custom target may be out of reach."""


def leaders(totals: Sequence[int], resigned: Collection[int] = ()) -> tuple[int, ...]:
    """The seats with the most points, not counting those that resigned.

    >>> leaders([310, 340]), leaders([300, 300, 12]), leaders([310, 340], resigned={1})
    ((1,), (0, 1), (0,))
    """
    playing = {seat: total for seat, total in enumerate(totals) if seat not in resigned}
    most = max(playing.values(), default=0)
    return tuple(seat for seat, total in playing.items() if total == most)


def winners(totals: Sequence[int], target: int, resigned: Collection[int] = ()) -> tuple[int, ...]:
    """The seats that have won with these totals at the end of a round; empty if nobody has.

    >>> winners([299, 120], 300), winners([310, 340], 300)
    ((), (1,))
    """
    return leaders(totals, resigned) if max(totals) >= target else ()


@dataclass(frozen=True, repr=False)
class Match:
    """A match in its current round. Make one with :meth:`start` or :meth:`seeded`."""

    edition: Edition
    round: Round
    """The current round, or the last one."""
    before: tuple[int, ...]
    """The totals before this round."""
    past: tuple[Round, ...] = ()
    """The rounds before this one, unless they were dropped."""
    number: int = 0
    """The number of this round, counting from 0."""
    seed: str | None = None
    """What the rounds are dealt from; None if each deal is given."""
    resigned: frozenset[int] = frozenset()
    """Seats that have resigned and cannot win."""

    @staticmethod
    def start(
        edition: Edition | str,
        deal: Deal,
        *,
        players: int | None = None,
        solitaire: Solitaire | None = None,
        seed: str | None = None,
        resigned: frozenset[int] = frozenset(),
    ) -> "Match":
        """A match with this first deal."""
        edition = edition_of(edition)
        if solitaire is not None:
            round = Round.alone(edition, deal, solitaire)
        else:
            round = Round.start(edition, deal, players)
        return Match(edition, round, (0,) * round.players, seed=seed, resigned=resigned)

    @staticmethod
    def seeded(
        seed: str,
        edition: Edition | str = "international",
        players: int = 2,
        *,
        solitaire: Solitaire | None = None,
    ) -> "Match":
        """A match whose rounds are all dealt from a seed."""
        round = Round.seeded(seed, edition, players, solitaire=solitaire)
        return Match(round.edition, round, (0,) * round.players, seed=seed)

    @property
    def players(self) -> int:
        return self.round.players

    @property
    def solitaire(self) -> Solitaire | None:
        return self.round.solitaire

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.round.turn

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds so far, the current one last."""
        return (*self.past, self.round)

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, including the points of this round so far."""
        return tuple(map(add, self.before, self.round.scores))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        if self.round.end is None:
            return False
        return self.solitaire is not None or max(self.totals) >= self.edition.target

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the win; empty until the match is over."""
        return leaders(self.totals, self.resigned) if self.over else ()

    @property
    def full(self) -> bool:
        """Whether the match has as many rounds as tables and tournaments play."""
        return self.number + 1 >= MOST_ROUNDS

    def legal_actions(self) -> LegalActions:
        """The legal actions of the current round."""
        return self.round.legal_actions()

    def points(self, action: Action | str) -> int:
        """What an action would score at once, as far as its player can know."""
        return self.round.points(action)

    def view(self, seat: int | None) -> View:
        """What a seat may know of the current round, or a spectator (seat None)."""
        return view(
            self.round, seat, before=self.before, number=self.number, resigned=self.resigned
        )

    def apply(self, action: Action | str, seat: int | None = None) -> "Match":
        """The match after an action in its current round."""
        return with_fields(self, round=self.round.apply(action, seat))

    def resign(self, seat: int) -> "Match":
        """The match after a seat has resigned."""
        return with_fields(self, resigned=self.resigned | {seat_of(seat, self.players)})

    def next_round(self, deal: Deal | None = None, *, keep: bool = True) -> "Match":
        """The match in its next round, with this deal or the one of the seed.

        Without ``keep`` the earlier rounds are dropped, so that a long match needs little memory.
        """
        if self.over:
            raise MatchOver()
        if self.round.end is None:
            raise RoundUnfinished()
        if deal is None:
            if self.seed is None:
                raise TypeError("a match without a seed needs the deal of its next round")
            tiles = shuffled(self.seed, self.number + 1, self.edition.tiles)
            deal = Deal.of(tiles, self.edition, self.players)
        return self.followed_by(Round.start(self.edition, deal, self.players), keep=keep)

    def followed_by(self, round: Round, *, keep: bool = True) -> "Match":
        """The match in its next round, given that round."""
        return with_fields(
            self,
            round=round,
            before=self.totals,
            past=self.rounds if keep else (),
            number=self.number + 1,
        )

    def rewind(self, actions: int) -> "Match":
        """The match after the first ``actions`` of its current round."""
        return with_fields(self, round=self.round.rewind(actions))

    def __repr__(self) -> str:
        return f"Match({':'.join(map(str, self.totals))}, round {self.number}: {self.round})"

    def _repr_svg_(self) -> str:
        return self.round._repr_svg_()
