"""The referee: whether a record follows the rules, and what it comes to.

:func:`replay` folds a record's rounds one at a time, so that a long one needs no more memory than a
short one; :func:`judge` gives the whole verdict of a record in memory.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from dreistein.rules.errors import DreisteinError, RoundTooMany
from dreistein.rules.match import winners
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


@dataclass(slots=True)
class Standing:
    """The totals of a match as its rounds are added, and who has won it."""

    header: Header
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self.totals = (0,) * len(self.header.players)

    @property
    def over(self) -> bool:
        return bool(self.winners)

    def add(self, round: Round) -> None:
        """Count a round; the next one is refused where it ended the match."""
        self.totals = tuple(a + b for a, b in zip(self.totals, round.scores, strict=True))
        if round.end is not None:
            alone = self.header.solitaire is not None
            self.winners = (0,) if alone else winners(self.totals, self.header.edition.target)

    def to_json(self) -> dict[str, Any]:
        totals, seats = list(self.totals), list(self.winners)
        return {"legal": True, "over": self.over, "totals": totals, "winners": seats}


def replay(header: Header, rounds: Iterable[RoundRecord]) -> Iterator[Round]:
    """Each round after its last action; :class:`IllegalRecord` where one breaks the rules."""
    standing = Standing(header)
    unfinished = False
    for number, written in enumerate(rounds):
        if standing.over or unfinished:
            before = "over" if standing.over else "unfinished"
            raise IllegalRecord(number, None, RoundTooMany(round=number, before=before))
        round = fold(header, written, number)
        standing.add(round)
        unfinished = round.end is None
        yield round


def fold(header: Header, written: RoundRecord, number: int = 0, at: int | None = None) -> Round:
    """A round after its first ``at`` actions, or after all of them."""
    try:
        round = header.start(written.dealt())
    except DreisteinError as error:
        raise IllegalRecord(number, None, error) from error
    for index, text in enumerate(written.actions[:at]):
        try:
            round = round.apply(text)
        except DreisteinError as error:
            raise IllegalRecord(number, index, error) from error
    return round


def round_json(round: Round) -> dict[str, Any]:
    """A replayed round as the referee prints it."""
    turns = [
        {"seat": p.seat, "action": str(p.action), "bonus": p.bonus, "points": p.points}
        for p in round.history
    ]
    return {"end": round.end, "scores": list(round.scores), "turns": turns}


def judge(record: Record) -> dict[str, Any]:
    """The verdict on a record in memory, as ``dreistein replay --json`` prints it."""
    standing = Standing(record.header)
    rounds = []
    try:
        for round in replay(record.header, record.rounds):
            standing.add(round)
            rounds.append(round_json(round))
    except IllegalRecord as broken:
        return broken.to_json()
    return {**standing.to_json(), "rounds": rounds}
