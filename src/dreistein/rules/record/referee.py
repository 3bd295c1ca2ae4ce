"""The referee: whether a record follows the rules, and how its match stands.

:func:`replay` plays the rounds of a record one at a time, so that a long record needs no more
memory than a short one; :class:`Verdict` is what it comes to.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any

from dreistein.rules.arguments import wanted
from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.errors import Observed, RoundTooMany
from dreistein.rules.record.format import Header, RoundRecord
from dreistein.rules.record.observed import ObservedMatch, ObservedRound, Unfit
from dreistein.rules.round import Round


class IllegalRecord(Exception):
    """A record that breaks the rules: in which round, at which action, and why.

    ``action`` is None if the deal is at fault; so is ``round`` if the record as a whole is.
    """

    def __init__(self, round: int | None, action: int | None, cause: DreisteinError) -> None:
        super().__init__(round, action, cause)
        self.round, self.action, self.cause = round, action, cause

    def __str__(self) -> str:
        where = "" if self.round is None else f"Round {self.round}"
        if self.action is not None:
            where += f", action {self.action}"
        return f"{where}: {self.cause}" if where else str(self.cause)

    @property
    def where(self) -> dict[str, int]:
        """The round and the action, counted from 0, as far as there are any."""
        where = {"round": self.round, "action": self.action}
        return {name: at for name, at in where.items() if at is not None}

    def to_json(self) -> dict[str, Any]:
        return refusal_json(self.cause, self.round, self.action)


def refusal_json(
    error: DreisteinError, round: int | None = None, action: int | None = None
) -> dict[str, Any]:
    """The verdict on a record that is not legal."""
    return {
        "legal": False,
        "round": round,
        "action": action,
        "error": error.code,
        "message": str(error),
    }


def replay(
    header: Header, rounds: Iterable[RoundRecord], *, keep: bool = False, observed: bool = False
) -> Iterator[Match]:
    """The match after each of its rounds; raises :class:`IllegalRecord` if one breaks the rules.

    Each match has its current round and its totals, and the rounds before only with ``keep``.
    With ``observed``, rounds of which only the table was seen are read too; without,
    they raise :class:`~dreistein.rules.record.errors.Observed`.
    """
    match: Match | None = None
    wanted(header, Header, "header")
    for number, (each, following) in enumerate(pairwise(chain(rounds, [None]))):
        written = wanted(each, RoundRecord, "round")
        if match is not None and (match.over or match.round.end is None):
            before = "over" if match.over else "unfinished"
            raise IllegalRecord(number, None, RoundTooMany(round=number, before=before))
        if written.observed and observed:
            followed = following is not None
            match = _read_round(header, written, number, match, keep=keep, followed=followed)
        else:
            match = _play_round(header, written, number, match, keep=keep)
        yield match


def _read_round(
    header: Header,
    written: RoundRecord,
    number: int,
    before: Match | None,
    *,
    keep: bool,
    followed: bool,
) -> Match:
    """The match after one more round that was only watched."""
    try:
        players, alone = len(header.players), header.solitaire
        round = ObservedRound.read(header.edition, players, written, alone, followed=followed)
    except Unfit as unfit:
        raise IllegalRecord(number, unfit.action, unfit.cause) from unfit
    if before is None:
        zero = (0,) * round.players
        match = Match(header.edition, round, zero, resigned=header.resigned)
    else:
        match = before.followed_by(round, keep=keep)
    return ObservedMatch.of(match, round)


def _play_round(
    header: Header,
    written: RoundRecord,
    number: int,
    before: Match | None,
    *,
    keep: bool = False,
) -> Match:
    """The match after one more round and all its actions."""
    if wanted(written, RoundRecord, "round").observed:
        raise Observed()
    try:
        deal = written.parse_deal()
        match = header.start(deal) if before is None else before.next_round(deal, keep=keep)
    except DreisteinError as error:
        raise IllegalRecord(number, None, error) from error
    for index, text in enumerate(written.actions):
        try:
            match = match.apply(text)
        except DreisteinError as error:
            raise IllegalRecord(number, index, error) from error
    return match


def fold(header: Header, written: RoundRecord, number: int = 0) -> Round:
    """A round of a record after its last action."""
    return _play_round(header, written, number, None).round


def round_json(round: Round) -> dict[str, Any]:
    """A replayed round in the referee's verdict."""
    turns = [
        {"seat": p.seat, "action": str(p.action), "bonus": p.bonus, "points": p.points}
        for p in round.history
    ]
    unknown = {"unknown": list(round.unknown)} if isinstance(round, ObservedRound) else {}
    return {"end": round.end, "scores": list(round.scores), **unknown, "turns": turns}


def verdict_json(header: Header, match: Match | None) -> dict[str, Any]:
    """The verdict on a legal record that ends with this match; None if it has no rounds."""
    resigned = {"resigned": sorted(header.resigned)} if header.resigned else {}
    over: bool | None = match is not None and match.over
    if isinstance(match, ObservedMatch) and match.uncertain and match.round.end is not None:
        over = None  # what an end scored decides it, and nobody wrote that down
    return {
        "legal": True,
        "over": over,
        "totals": [0] * len(header.players) if match is None else list(match.totals),
        "winners": [] if match is None else list(match.winners),
        **resigned,
    }


@dataclass(frozen=True)
class Verdict:
    """What the referee says of a record: how its match stands, or where it breaks the rules."""

    header: Header
    rounds: tuple[Round, ...]
    """The rounds after their last actions, up to the one that breaks the rules."""
    match: Match | None = None
    """The match after these rounds; None if there are none."""
    broken: IllegalRecord | None = None
    """Where the record breaks the rules, and how; None if it is legal."""

    @staticmethod
    def of(header: Header, rounds: Iterable[RoundRecord]) -> "Verdict":
        """The verdict on these rounds."""
        match, broken = None, None
        played: list[Round] = []
        try:
            for match in replay(header, rounds, observed=True):
                played.append(match.round)
        except IllegalRecord as error:
            broken = error
        return Verdict(header, tuple(played), match, broken)

    @property
    def legal(self) -> bool:
        return self.broken is None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, including those of an unfinished round."""
        return (0,) * len(self.header.players) if self.match is None else self.match.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty until the match is over."""
        return () if self.match is None else self.match.winners

    def to_json(self) -> dict[str, Any]:
        """The verdict as ``dreistein replay --json`` prints it."""
        if self.broken is not None:
            return self.broken.to_json()
        rounds = [round_json(round) for round in self.rounds]
        return {**verdict_json(self.header, self.match), "rounds": rounds}
