"""A match: rounds until somebody reaches the target at the end of one; then the most points win.

>>> from dreistein.rules import EDITIONS
>>> match = Match.seeded("dreistein", EDITIONS["german"], players=2)
>>> match = match.apply("444@0,0")
>>> match.totals, match.over
((17, 0), False)
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dreistein.rules.actions import Action
from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import Edition
from dreistein.rules.errors import MatchOver, RoundUnfinished
from dreistein.rules.round import Round


def winners(totals: Sequence[int], target: int) -> tuple[int, ...]:
    """The seats that won, given the totals at the end of a round; none if the match goes on.

    >>> winners([299, 120], 300), winners([310, 340], 300), winners([300, 300, 12], 300)
    ((), (1,), (0, 1))
    """
    most = max(totals)
    if most < target:
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total == most)


@dataclass(frozen=True, slots=True)
class Match:
    """A match: its rounds, the last of which is being played or ended it."""

    edition: Edition
    rounds: tuple[Round, ...]
    seed: str | None = None
    """Where rounds are dealt from; None where every deal is given."""

    @staticmethod
    def start(edition: Edition, deal: Deal) -> "Match":
        """A match whose first round is dealt so."""
        return Match(edition, (Round.start(edition, deal),))

    @staticmethod
    def seeded(seed: str, edition: Edition, players: int = 2) -> "Match":
        """A match whose every round comes from one seed."""
        return Match(edition, (Round.seeded(seed, edition, players),), seed)

    @property
    def players(self) -> int:
        return self.round.players

    @property
    def round(self) -> Round:
        """The round that is played, or was played last."""
        return self.rounds[-1]

    @property
    def number(self) -> int:
        """Its number, counted from 0."""
        return len(self.rounds) - 1

    @property
    def before(self) -> tuple[int, ...]:
        """The totals before this round."""
        return self._sum(self.rounds[:-1])

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, this round's points so far included."""
        return self._sum(self.rounds)

    def _sum(self, rounds: tuple[Round, ...]) -> tuple[int, ...]:
        return tuple(sum(r.scores[seat] for r in rounds) for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the win, none while the match goes on."""
        return () if self.round.end is None else winners(self.totals, self.edition.target)

    @property
    def over(self) -> bool:
        return bool(self.winners)

    def apply(self, action: Action | str, seat: int | None = None) -> "Match":
        """The match after an action in its present round."""
        return replace(self, rounds=(*self.rounds[:-1], self.round.apply(action, seat)))

    def next_round(self, deal: Deal | None = None) -> "Match":
        """The match with its next round dealt: as given, or from the seed."""
        if self.over:
            raise MatchOver()
        if self.round.end is None:
            raise RoundUnfinished()
        if deal is None:
            if self.seed is None:
                raise TypeError("a match without a seed needs the deal of its next round")
            tiles = shuffled(self.seed, self.number + 1)
            deal = Deal.of(tiles, self.edition, self.players)
        return replace(self, rounds=(*self.rounds, Round.start(self.edition, deal, self.players)))
