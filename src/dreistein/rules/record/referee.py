"""The referee: whether a record follows the rules, and what it comes to.

:func:`replay` folds a record's rounds one at a time, so that a long one needs no more memory than a
short one; :func:`judge` gives the whole verdict of a record in memory.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.errors import RoundTooMany
from dreistein.rules.record.format import Header, Record, RoundRecord
from dreistein.rules.round import Round


class IllegalRecord(Exception):
    """A record that breaks the rules: in which round, at which action, and how.

    ``action`` is None where the deal is at fault, ``round`` too where the record is.
    """

    def __init__(self, round: int | None, action: int | None, cause: DreisteinError) -> None:
        super().__init__(round, action, cause)
        self.round, self.action, self.cause = round, action, cause

    def __str__(self) -> str:
        where = "" if self.round is None else f"Round {self.round}"
        if self.action is not None:
            where += f", action {self.action}"
        return f"{where}: {self.cause}" if where else str(self.cause)

    def to_json(self) -> dict[str, Any]:
        return refusal(self.cause, self.round, self.action)


def refusal(
    error: DreisteinError, round: int | None = None, action: int | None = None
) -> dict[str, Any]:
    """What is said of a record that is not legal."""
    return {
        "legal": False,
        "round": round,
        "action": action,
        "error": error.code,
        "message": str(error),
    }


def replay(header: Header, rounds: Iterable[RoundRecord]) -> Iterator[Match]:
    """The match after each of its rounds; :class:`IllegalRecord` where one breaks the rules.

    Each match knows its present round and its totals, but forgets the rounds before.
    """
    match: Match | None = None
    for number, written in enumerate(rounds):
        if match is not None and (match.over or match.round.end is None):
            before = "over" if match.over else "unfinished"
            raise IllegalRecord(number, None, RoundTooMany(round=number, before=before))
        match = _played(header, written, number, match)
        yield match


def _played(header: Header, written: RoundRecord, number: int, before: Match | None) -> Match:
    """The match after one more round, with all its actions."""
    try:
        deal = written.dealt()
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
    """One round of a record after its last action."""
    return _played(header, written, number, None).round


def round_json(round: Round) -> dict[str, Any]:
    """A replayed round as the referee prints it."""
    turns = [
        {"seat": p.seat, "action": str(p.action), "bonus": p.bonus, "points": p.points}
        for p in round.history
    ]
    return {"end": round.end, "scores": list(round.scores), "turns": turns}


def verdict_json(header: Header, match: Match | None) -> dict[str, Any]:
    """The verdict on a legal record that ends with this match (None: it has no rounds)."""
    return {
        "legal": True,
        "over": match is not None and match.over,
        "totals": [0] * len(header.players) if match is None else list(match.totals),
        "winners": [] if match is None else list(match.winners),
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
