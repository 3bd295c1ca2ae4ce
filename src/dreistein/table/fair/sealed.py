"""``dreistein-fair/1``: a shuffle that nobody can choose, not even a server that plays along.

Everyone first sends the *seal* of a random share, its SHA-256. Once all seals are there, what the
seed is bound to is fixed and told to everyone together with the seals: the table, the match, the
edition, who sits where, and which attempts failed before. Only then are the shares revealed, each
checked against its seal, and the match is dealt from a hash of all of it and the server's secret.

>>> seal_of("00" * 32)[:16]
'60e05bd1b195af2f'
>>> table = table_mark("t1")
>>> ada = SealedSeat("person", name_mark(table, "Ada"), None, 0)
>>> bound = Bound(table, 0, {"name": "german"}, None, (ada, SealedSeat("bot", None, "strong")))
>>> bound.shares_at
(0,)
>>> seed_of(bound, "5e" * 32, [(0, "00" * 32)])[:16]
'688a1e8d239f1562'
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, get_args

from dreistein.protocol.shuffle import SealedSeat, SeatOwner, Why

VERSION = 1
_FORMAT = f"dreistein-fair/{VERSION}"
_HASH = re.compile(r"[0-9a-f]{64}")


def is_hash(text: object) -> bool:
    """Whether something is 32 bytes in hexadecimal digits: a share, a seal, a secret, a mark."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def seal_of(share: str) -> str:
    """The seal of a share: the SHA-256 of its text."""
    return sha256(share.encode()).hexdigest()


def table_mark(table: str) -> str:
    """What stands for a table in a proof: its id could open its other records."""
    return sha256(f"table {table}".encode()).hexdigest()


def name_mark(table: str, name: str) -> str:
    """What stands for a name at a table: the proof stays whole when the name itself is deleted."""
    return sha256(f"name {table} {name}".encode()).hexdigest()


def canonical(value: object) -> str:
    """JSON on one line, its keys sorted and without spaces, so that all programs write it alike.

    >>> canonical({"name": "german", "deal": {"3": 8, "2": 10}, "must": True})
    '{"deal":{"2":10,"3":8},"must":true,"name":"german"}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read_seat(value: object) -> SealedSeat:
    """A seat of a proof; raises ``ValueError`` if it is not one."""
    if not isinstance(value, Mapping) or not value.keys() <= {"kind", "name", "level", "share"}:
        raise ValueError("no seat")
    seat = SealedSeat(
        value.get("kind", ""), value.get("name"), value.get("level"), value.get("share")
    )
    person = seat.kind == "person"
    named = is_hash(seat.name) if person else seat.name is None
    level = seat.level is None or (isinstance(seat.level, str) and 0 < len(seat.level) <= 40)
    played = (seat.level is None) == (seat.share is not None) and (person or seat.share is None)
    if seat.kind not in get_args(SeatOwner) or not (named and level and played):
        raise ValueError("no seat")
    return seat


def read_pairs(value: object, players: int) -> tuple[tuple[int, str], ...]:
    """Seats, each with a hash; raises ``ValueError`` if it is not that."""
    found: list[tuple[int, str]] = []
    for pair in value if isinstance(value, list) else [value]:
        match pair:
            case [int(seat), str(text)] if (
                type(seat) is int and 0 <= seat < players and is_hash(text)
            ):
                found.append((seat, text))
            case _:
                raise ValueError("no seat with a hash")
    return tuple(found)


@dataclass(frozen=True, slots=True)
class FailedAttempt:
    """An attempt to reveal the shares that led to no deal, and whose fault that was."""

    seats: tuple[int, ...]
    why: Why
    seals: tuple[tuple[int, str], ...]
    """Of the shares that were to be revealed: nobody without one can have been silent."""

    def to_json(self) -> dict[str, Any]:
        seals = [list(pair) for pair in self.seals]
        return {"seats": list(self.seats), "why": self.why, "seals": seals}

    @staticmethod
    def from_json(value: object, players: int) -> "FailedAttempt":
        """Raises ``ValueError`` if it is not one."""
        match value:
            case {"seats": [*seats], "why": str(why), "seals": list(pairs), **rest} if (
                not rest and why in get_args(Why)
            ):
                seals = read_pairs(pairs, players)
                sealed = [seat for seat, _ in seals]
                named = sealed if why == "silent" else range(players)
                once = len({*seats}) == len(seats) and len({*sealed}) == len(sealed)
                if seats and seals and once and all(type(s) is int and s in named for s in seats):
                    return FailedAttempt(tuple(seats), why, seals)  # type: ignore[arg-type]
        raise ValueError("no attempt")


@dataclass(frozen=True, slots=True)
class Bound:
    """What a seed is bound to: fixed and told to everyone before any share is revealed."""

    table: str
    """The mark of the table."""
    match: int
    edition: Mapping[str, Any]
    """The whole object, as :meth:`Edition.to_object` has it."""
    solitaire: Mapping[str, int] | None
    seats: tuple[SealedSeat, ...]
    failed: tuple[FailedAttempt, ...] = ()
    """The attempts before this one."""

    @property
    def shares_at(self) -> tuple[int, ...]:
        """The seats that stand for a share."""
        return tuple(sorted({seat.share for seat in self.seats if seat.share is not None}))

    @property
    def away(self) -> tuple[int, ...]:
        """The seats whose people are left out because they are away."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.share is None
        )

    @property
    def lines(self) -> tuple[str, ...]:
        return (
            self.table,
            str(self.match),
            canonical(self.edition),
            canonical(self.solitaire),
            canonical([seat.to_json() for seat in self.seats]),
            canonical([attempt.to_json() for attempt in self.failed]),
        )


def pledge_of(bound: Bound, commitment: str, seals: Iterable[tuple[int, str]]) -> str:
    """What a device pledges itself to before it reveals: the hash of the very lines of the seed,
    with the fingerprint for the secret, and each seal for its share."""
    return seed_of(bound, commitment, seals)


def seed_of(bound: Bound, secret: str, shares: Iterable[tuple[int, str]]) -> str:
    """The seed: SHA-256 of lines that name the format, what it is bound to, secret and shares."""
    lines = [_FORMAT, *bound.lines, secret]
    lines += [f"{seat} {share}" for seat, share in sorted(shares)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def pledge_to(view: Mapping[str, Any]) -> str:
    """The pledge of a program that was shown this view of a table, as JSON, with all seals."""
    shuffle = view["shuffle"]
    edition = {k: v for k, v in view["edition"].items() if (k, v) != ("must_place", False)}
    failed = tuple(
        FailedAttempt(tuple(one["seats"]), one["why"], tuple(map(tuple, one["seals"])))
        for one in shuffle["failed"]
    )
    seats = tuple(SealedSeat(**seat) for seat in shuffle["seats"])
    table = table_mark(view["id"])
    bound = Bound(table, view["match"], edition, view["solitaire"], seats, failed)
    return pledge_of(bound, view["commitment"], shuffle["seals"])
