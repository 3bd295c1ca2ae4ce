"""The referee: whether a record follows the rules, and how its match stands.

:func:`replay` plays the rounds of a record one at a time, so that a long record needs no more
memory than a short one; :func:`judge` gives the whole verdict on a record in memory.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.errors import RoundTooMany
from dreistein.rules.record.format import Header, Record, RoundRecord
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


def replay(header: Header, rounds: Iterable[RoundRecord]) -> Iterator[Match]:
    """The match after each of its rounds; raises :class:`IllegalRecord` if one breaks the rules.

    Each match has its current round and its totals, but not the rounds before.
    """
    match: Match | None = None
    for number, written in enumerate(rounds):
        if match is not None and (match.over or match.round.end is None):
            before = "over" if match.over else "unfinished"
            raise IllegalRecord(number, None, RoundTooMany(round=number, before=before))
        match = _play_round(header, written, number, match)
        yield match


def _play_round(header: Header, written: RoundRecord, number: int, before: Match | None) -> Match:
    """The match after one more round and all its actions."""
    try:
        deal = written.parse_deal()
        match = header.start(deal) if before is None else before.next_round(deal, keep=False)
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
    return {"end": round.end, "scores": list(round.scores), "turns": turns}


def verdict_json(header: Header, match: Match | None) -> dict[str, Any]:
    """The verdict on a legal record that ends with this match; None if it has no rounds."""
    resigned = {"resigned": sorted(header.resigned)} if header.resigned else {}
    return {
        "legal": True,
        "over": match is not None and match.over,
        "totals": [0] * len(header.players) if match is None else list(match.totals),
        "winners": [] if match is None else list(match.winners),
        **resigned,
    }


def judge(record: Record) -> dict[str, Any]:
    """The verdict on a record in memory, as ``dreistein replay --json`` prints it."""
    match: Match | None = None
    rounds = []
    try:
        for match in replay(record.header, record.rounds):
            rounds.append(round_json(match.round))
    except IllegalRecord as broken:
        return broken.to_json()
    return {**verdict_json(record.header, match), "rounds": rounds}
