"""Checks that a record's deals are what its players were promised.

The record of a finished match says what its shuffle came from: the server's secret and each
person's share, or the secret of a game of the day. :func:`check` computes all of it again.

>>> record = Record.from_json({
...     "dreistein": 1, "edition": "german", "players": ["Ada", "Ben"], "rounds": [],
...     "fair": proof_of("00" * 32, [(0, "aa" * 16)]), "seed": "0" * 64,
... })
>>> [error.code for error in check(record).wrong]
['wrong-seed']
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.errors import DreisteinError, quote
from dreistein.rules.record import referee
from dreistein.rules.record.errors import NotARecord
from dreistein.rules.record.format import Header, Record, RoundRecord
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair import commitment as fair
from dreistein.table.fair.day import NotADate, parse_day, seed_of_day

_HASH = re.compile(r"[0-9a-f]{64}")


class NoProof(NotARecord):
    code = "no-proof"
    sentence = "The record has neither a proof of its shuffle nor a game code to check."


class ProofField(NotARecord):
    code = "proof-field"
    sentence = "The record's proof cannot be read: {field} is missing or malformed."


class WrongCommitment(DreisteinError):
    code = "wrong-commitment"
    sentence = "The fingerprint in the record is not that of the secret."


class WrongSeed(DreisteinError):
    code = "wrong-seed"
    sentence = "The game code does not follow from the proof, which gives {seed}."


class WrongDeal(DreisteinError):
    code = "wrong-deal"
    sentence = "Round {round} (counted from 0) was not dealt as the game code says."


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """What a shuffle came from: a secret, with contributions or a day."""

    commitment: str
    secret: str
    contributions: tuple[tuple[int, str], ...] = ()
    """Seat and text."""
    day: date | None = None

    @staticmethod
    def from_json(value: object, players: int) -> "ShuffleProof":
        """Read the field ``fair`` of a record; raises :class:`ProofField`."""
        if not isinstance(value, Mapping):
            raise ProofField(field=quote("fair"))
        commitment, secret = value.get("commitment"), value.get("secret")
        if not isinstance(commitment, str) or not _HASH.fullmatch(commitment):
            raise ProofField(field=quote("commitment"))
        if not isinstance(secret, str) or not fair.is_share(secret):
            raise ProofField(field=quote("secret"))
        if "day" in value:
            return ShuffleProof(commitment, secret, day=_day(value["day"]))
        return ShuffleProof(commitment, secret, _contributions(value.get("contributions"), players))

    def to_json(self) -> dict[str, Any]:
        shared = {"commitment": self.commitment, "secret": self.secret}
        if self.day is not None:
            return {"day": self.day.isoformat(), **shared}
        return {**shared, "contributions": [list(pair) for pair in self.contributions]}

    @property
    def seed(self) -> str:
        """The seed that follows from the proof."""
        if self.day is not None:
            return seed_of_day(self.secret, self.day)
        return fair.seed_of(self.secret, self.contributions)


def proof_of(
    secret: str, contributions: Iterable[tuple[int, str]] = (), day: date | None = None
) -> dict[str, Any]:
    """The field ``fair`` for the record of a finished match, or of a past game of the day."""
    return ShuffleProof(
        fair.commitment(secret), secret, tuple(sorted(contributions)), day
    ).to_json()


Kind = Literal["match", "alone", "day", "seed"]
"""A shuffle that people contributed to; one by the server alone; a game of the day; just a seed,
which proves nothing."""


@dataclass(frozen=True, slots=True)
class ShuffleVerdict:
    """The result of checking a record."""

    seed: str
    rounds: int
    proof: ShuffleProof | None
    wrong: tuple[DreisteinError | IllegalRecord, ...]
    """In this order: the rules, the commitment, the seed, the first deal that differs."""

    @property
    def kind(self) -> Kind:
        if self.proof is None:
            return "seed"
        if self.proof.day is not None:
            return "day"
        return "match" if self.proof.contributions else "alone"

    @property
    def holds(self) -> bool:
        return not self.wrong

    def fails(self, kind: type[DreisteinError | IllegalRecord]) -> bool:
        """Whether something of this kind is wrong."""
        return any(isinstance(error, kind) for error in self.wrong)


def check(record: Record) -> ShuffleVerdict:
    """Check what a record promises; raises :class:`NotARecord` if it promises nothing."""
    seed, value = record.extra.get("seed"), record.extra.get("fair")
    if value is None and seed is None:
        raise NoProof()
    proof = None if value is None else ShuffleProof.from_json(value, len(record.header.players))
    if not isinstance(seed, str):
        raise ProofField(field=quote("seed"))
    return ShuffleVerdict(seed, len(record.rounds), proof, tuple(_wrong(record, proof, seed)))


def _wrong(
    record: Record, proof: ShuffleProof | None, seed: str
) -> Iterator[DreisteinError | IllegalRecord]:
    try:
        for _ in referee.replay(record.header, record.rounds):
            pass
    except IllegalRecord as broken:
        yield broken
    if proof is not None:
        if fair.commitment(proof.secret) != proof.commitment:
            yield WrongCommitment()
        if proof.seed != seed:
            yield WrongSeed(seed=proof.seed)
    for number, written in enumerate(record.rounds):
        if not _dealt_from(seed, number, record.header, written):
            yield WrongDeal(round=number)
            return


def _dealt_from(seed: str, number: int, header: Header, written: RoundRecord) -> bool:
    """Whether a round was dealt from a seed, whatever the order of its hands' tiles."""
    tiles = shuffled(seed, number)
    if header.solitaire is not None:
        deal = Deal.solitaire(tiles, header.solitaire)
    else:
        deal = Deal.of(tiles, header.edition, len(header.players))
    try:
        return _with_sorted_hands(written.parse_deal()) == _with_sorted_hands(deal)
    except DreisteinError:
        return False


def _with_sorted_hands(deal: Deal) -> Deal:
    return Deal(tuple(tuple(sorted(hand)) for hand in deal.hands), deal.stock, deal.start)


def _day(value: object) -> date:
    try:
        return parse_day(value if isinstance(value, str) else "")
    except NotADate as error:
        raise ProofField(field=quote("day")) from error


def _contributions(value: object, players: int) -> tuple[tuple[int, str], ...]:
    if not isinstance(value, list):
        raise ProofField(field=quote("contributions"))
    found: list[tuple[int, str]] = []
    for pair in value:
        match pair:
            case [int(seat), str(text)] if (
                type(seat) is int and 0 <= seat < players and fair.is_share(text)
            ):
                found.append((seat, text))
            case _:
                raise ProofField(field=quote("contributions"))
    return tuple(found)
