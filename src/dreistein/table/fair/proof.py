"""Checks that a record's deals are what its players were promised, and says what that proves.

The record of a finished match says what its shuffle came from: the server's secret and each
person's share, or the secret of a game of the day. :func:`check` computes all of it again.

>>> record = Record.from_json({
...     "dreistein": 1, "edition": "german", "players": ["Ada", "Ben"], "rounds": [],
...     "fair": day_proof("00" * 32, date(2026, 11, 16)), "seed": "0" * 64,
... })
>>> verdict = check(record)
>>> [error.code for error in verdict.wrong], verdict.outcome
(['wrong-seed'], 'wrong')
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from dreistein.rules.deal import MOST_SEED_CHARACTERS, Deal, shuffled
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError, quote
from dreistein.rules.record import referee
from dreistein.rules.record.errors import NotARecord
from dreistein.rules.record.format import Header, RoundRecord
from dreistein.rules.record.record import Record
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair import sealed
from dreistein.table.fair.commitment import commitment
from dreistein.table.fair.day import DAY_EDITION, DAY_SOLITAIRE, NotADate, parse_day, seed_of_day


class ProofField(NotARecord):
    sentence = "The record’s proof cannot be read: {field} is missing or malformed."


class WrongCommitment(DreisteinError):
    sentence = "The fingerprint in the record is not that of the secret."


class WrongSeal(DreisteinError):
    sentence = "The contribution of seat {seat} (counted from 0) is not the one that was sealed."


class WrongSeed(DreisteinError):
    sentence = "The game code does not follow from the proof, which gives {seed}."


class WrongDeal(DreisteinError):
    sentence = "Round {round} (counted from 0) was not dealt as the game code says."


Pairs = tuple[tuple[int, str], ...]
"""Seats, and a text for each."""


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """What a shuffle came from: a secret, with a day or with what was sealed."""

    commitment: str
    secret: str
    day: date | None = None
    bound: sealed.Bound | None = None
    """What the seed is bound to; None for a day."""
    contributions: Pairs = ()
    """The shares by seat."""
    seals: Pairs = ()

    @staticmethod
    def from_json(value: object, header: Header) -> "ShuffleProof":
        """Read the field ``fair`` of a record; raises :class:`ProofField`."""
        if not isinstance(value, Mapping):
            raise ProofField(field=quote("fair"))
        committed, secret = value.get("commitment"), value.get("secret")
        if not isinstance(committed, str) or not sealed.is_hash(committed):
            raise ProofField(field=quote("commitment"))
        if not isinstance(secret, str) or not sealed.is_hash(secret):
            raise ProofField(field=quote("secret"))
        if "day" in value:
            return ShuffleProof(committed, secret, _day(value["day"]))
        players = len(header.players)
        bound = _bound(value, header)
        shares, seals = (_pairs(value, name, players) for name in ("contributions", "seals"))
        for name, pairs in (("contributions", shares), ("seals", seals)):
            if tuple(seat for seat, _ in pairs) != bound.shares_at:
                raise ProofField(field=quote(name))
        return ShuffleProof(committed, secret, None, bound, shares, seals)

    def to_json(self) -> dict[str, Any]:
        shared = {"commitment": self.commitment, "secret": self.secret}
        if self.bound is None:
            assert self.day is not None
            return {"day": self.day.isoformat(), **shared}
        return {
            "version": sealed.VERSION,
            **shared,
            "table": self.bound.table,
            "match": self.bound.match,
            "seats": [seat.to_json() for seat in self.bound.seats],
            "failed": [attempt.to_json() for attempt in self.bound.failed],
            "seals": [list(pair) for pair in self.seals],
            "contributions": [list(pair) for pair in self.contributions],
        }

    @property
    def seed(self) -> str:
        if self.bound is not None:
            return sealed.seed_of(self.bound, self.secret, self.contributions)
        assert self.day is not None
        return seed_of_day(self.secret, self.day)


def day_proof(secret: str, day: date) -> dict[str, Any]:
    """The field ``fair`` for the record of a past game of the day."""
    return ShuffleProof(commitment(secret), secret, day).to_json()


def sealed_proof(
    bound: sealed.Bound, secret: str, shares: Iterable[tuple[int, str]]
) -> dict[str, Any]:
    """The field ``fair`` for the record of a finished match."""
    added = tuple(sorted(shares))
    seals = tuple((seat, sealed.seal_of(share)) for seat, share in added)
    return ShuffleProof(commitment(secret), secret, None, bound, added, seals).to_json()


Kind = Literal["match", "day", "seed", "none"]
"""A shuffle from sealed shares; a game of the day; just a seed, and nothing at all, which prove
nothing."""
Outcome = Literal["whole", "wrong", "part", "nothing"]
"""The deals hold, and the match is whole; something is wrong; the deals hold, but the match is cut
short or not everything is bound that decides it; nothing is proved."""
Unproved = Literal[
    "actions", "resigned", "rest", "edition", "numbers", "seats", "names", "deals", "thrown"
]
"""What a record says and nothing binds: ``rest`` is whatever else the file contains. ``numbers``:
the edition is called like a printed one, and differs from it. ``thrown``: whether there were other
shuffles before, for matches that were never played."""


@dataclass(frozen=True, slots=True)
class ShuffleVerdict:
    """The result of checking a record."""

    seed: str
    """Empty if there is none."""
    rounds: int
    proof: ShuffleProof | None
    wrong: tuple[DreisteinError | IllegalRecord, ...]
    """In this order: the rules, the commitment, seals, the seed, the first deal that differs."""
    over: bool
    """Whether the match was played to its end."""
    unproved: tuple[Unproved, ...]
    numbers: tuple[str, ...]
    """In which numbers the edition is not the printed one of its name."""

    @property
    def kind(self) -> Kind:
        if self.proof is None:
            return "seed" if self.seed else "none"
        return "match" if self.proof.day is None else "day"

    @property
    def holds(self) -> bool:
        return not self.wrong

    @property
    def outcome(self) -> Outcome:
        if self.wrong:
            return "wrong"
        if self.proof is None:
            return "nothing"
        loose = {"edition", "numbers", "seats", "names"} & set(self.unproved)
        return "whole" if self.over and not loose else "part"

    def fails(self, kind: type[DreisteinError | IllegalRecord]) -> bool:
        return any(isinstance(error, kind) for error in self.wrong)


def check(record: Record) -> ShuffleVerdict:
    """Check what a record promises; raises :class:`NotARecord` if its proof cannot be read."""
    seed, value, header = record.extra.get("seed"), record.extra.get("fair"), record.header
    proof = None if value is None else ShuffleProof.from_json(value, header)
    if seed is None and proof is None:
        seed = ""
    if not isinstance(seed, str) or not (seed or proof is None) or len(seed) > MOST_SEED_CHARACTERS:
        raise ProofField(field=quote("seed"))
    wrong: list[DreisteinError | IllegalRecord] = []
    over = False
    try:
        for match in referee.replay(header, record.rounds):
            over = match.over
    except IllegalRecord as broken:
        wrong.append(broken)
    wrong += _wrong_origin(proof, seed)
    if seed:
        wrong += _wrong_deal(record, seed)
    numbers = tuple(_other_numbers(header.edition))
    unproved = tuple(_unproved(header, proof)) + (("numbers",) if numbers else ())
    return ShuffleVerdict(seed, len(record.rounds), proof, tuple(wrong), over, unproved, numbers)


def _other_numbers(edition: Edition) -> Iterator[str]:
    """The names of the numbers, ``deal 6`` for six players, that a printed edition has not so."""
    if edition.name not in EDITIONS:
        return
    found, printed = edition.to_object(), EDITIONS[edition.name].to_object()
    for name in {**printed, **found}:
        ours, theirs = found.get(name), printed.get(name)
        if isinstance(ours, dict) and isinstance(theirs, dict):
            both = {**theirs, **ours}
            yield from (f"{name} {key}" for key in both if ours.get(key) != theirs.get(key))
        elif ours != theirs:
            yield name


def _wrong_origin(proof: ShuffleProof | None, seed: str) -> Iterator[DreisteinError]:
    if proof is None:
        return
    if commitment(proof.secret) != proof.commitment:
        yield WrongCommitment()
    seals = dict(proof.seals)
    for seat, share in proof.contributions:
        if sealed.seal_of(share) != seals[seat]:
            yield WrongSeal(seat=seat)
    if proof.seed != seed:
        yield WrongSeed(seed=proof.seed)


def _wrong_deal(record: Record, seed: str) -> Iterator[DreisteinError]:
    for number, written in enumerate(record.rounds):
        if not is_dealt_from(seed, number, record.header, written):
            yield WrongDeal(round=number)
            return


def _unproved(header: Header, proof: ShuffleProof | None) -> Iterator[Unproved]:
    yield from ("actions", "resigned", "rest")
    if proof is None:
        yield from ("edition", "seats", "names", "deals")
    elif proof.bound is None:
        if (header.edition, header.solitaire) != (DAY_EDITION, DAY_SOLITAIRE):
            yield "edition"
    else:
        yield "thrown"
        called = enumerate(zip(proof.bound.seats, header.players, strict=True), start=1)
        if any(
            seat.name is not None and not _is_called(proof.bound.table, seat.name, name, number)
            for number, (seat, name) in called
        ):
            yield "names"


def _is_called(table: str, mark: str, name: str, number: int) -> bool:
    """Whether a record has the name of a mark: a person without one has the seat's number there."""
    names = (name, "") if name == str(number) else (name,)
    return mark in {sealed.name_mark(table, one) for one in names}


def is_dealt_from(seed: str, number: int, header: Header, written: RoundRecord) -> bool:
    """Whether a round was dealt from a seed, whatever the order of its hands' tiles."""
    tiles = shuffled(seed, number, header.edition.tiles)
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


def _pairs(value: Mapping[str, object], name: str, players: int) -> Pairs:
    try:
        return sealed.read_pairs(value.get(name), players)
    except ValueError as error:
        raise ProofField(field=quote(name)) from error


def _bound(value: Mapping[str, object], header: Header) -> sealed.Bound:
    """What the seed is bound to, partly by the record's own header."""
    players, solitaire = len(header.players), header.solitaire
    table, match = value.get("table"), value.get("match")
    version, seats, failed = value.get("version"), value.get("seats"), value.get("failed")
    if type(version) is not int or version != sealed.VERSION:
        raise ProofField(field=quote("version"))
    if not isinstance(table, str) or not sealed.is_hash(table):
        raise ProofField(field=quote("table"))
    if type(match) is not int or match < 0:
        raise ProofField(field=quote("match"))
    try:
        if not isinstance(seats, list) or len(seats) != players:
            raise ValueError("no seats")
        read = tuple(map(sealed.read_seat, seats))
        shares = [seat.share for seat in read if seat.share is not None]
        if not shares or any(
            type(at) is not int or not 0 <= at < players or read[at].share != at for at in shares
        ):
            raise ValueError("no shares")
    except ValueError as error:
        raise ProofField(field=quote("seats")) from error
    try:
        if not isinstance(failed, list):
            raise ValueError("no attempts")
        attempts = tuple(sealed.FailedAttempt.from_json(attempt, players) for attempt in failed)
    except ValueError as error:
        raise ProofField(field=quote("failed")) from error
    return sealed.Bound(
        table=table,
        match=match,
        edition=header.edition.to_object(),
        solitaire=None if solitaire is None else {"rack": solitaire.rack, "draws": solitaire.draws},
        seats=read,
        failed=attempts,
    )
