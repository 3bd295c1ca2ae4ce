"""Records with proofs, of matches that are dealt as tables deal them."""

import json
from dataclasses import replace
from datetime import date
from functools import cache
from random import Random
from typing import Any

from dreistein.bots import make_bot
from dreistein.protocol.shuffle import SealedSeat
from dreistein.rules import EDITIONS, Edition, Header, Match, Record, Round, view
from dreistein.table.fair import sealed
from dreistein.table.fair.day import DAY_EDITION, DAY_SOLITAIRE, Days
from dreistein.table.fair.proof import day_proof, sealed_proof
from dreistein.table.fair.sealed import Bound, FailedAttempt

SECRET = "5e" * 32
DAY = date(2026, 11, 16)


def finished(round: Round) -> Round:
    bot, random = make_bot("greedy"), Random(1)
    while round.end is None:
        legal = list(round.legal_actions())
        round = round.apply(bot.choose(view(round, round.turn), legal, random))
    return round


@cache
def played_match(seed: str, players: int) -> tuple[Header, tuple[Round, ...]]:
    """A whole match, dealt from a seed."""
    edition = EDITIONS["german"]
    match = Match.seeded(seed, edition, players)
    while True:
        match = replace(match, round=finished(match.round))
        if match.over:
            names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")[:players]
            return Header(edition, names), match.rounds
        match = match.next_round()


TABLE = sealed.table_mark("a table")
SHARES = ((0, "aa" * 32), (2, "cc" * 32))


def what_is_bound(edition: Edition = EDITIONS["german"], match: int = 3) -> Bound:
    """Ada and Cleo take part, Ben is away, Dora is a bot; once Cleo did not reveal."""
    seats = (
        SealedSeat("person", sealed.name_mark(TABLE, "Ada"), None, 0),
        SealedSeat("person", sealed.name_mark(TABLE, "Ben"), "casual"),
        SealedSeat("person", sealed.name_mark(TABLE, "Cleo"), None, 2),
        SealedSeat("bot", None, "strong"),
    )
    failed = (FailedAttempt((2,), "silent", ((0, "a0" * 32), (2, "c0" * 32))),)
    return Bound(TABLE, match, edition.to_object(), None, seats, failed)


def proved(edition: Edition = EDITIONS["german"]) -> dict[str, Any]:
    """The record of a fair match, as JSON."""
    bound = what_is_bound(edition)
    seed = sealed.seed_of(bound, SECRET, SHARES)
    header, rounds = played_match(seed, 4)
    assert len(rounds) > 1
    more = {"date": "2026-11-16", "bots": [None, "casual", None, "strong"], "resigned": []}
    fair_of = sealed_proof(bound, SECRET, SHARES)
    header = replace(header, edition=edition)
    return json_of(Record.of(header, rounds, seed=seed, **more, fair=fair_of))


def of_the_day() -> dict[str, Any]:
    days = Days(bytes(32))
    secret = days.secret(DAY, today=date(2026, 11, 17))
    seed = days.seed(DAY, today=DAY)
    round = finished(Round.seeded(seed, DAY_EDITION, solitaire=DAY_SOLITAIRE))
    header = Header(DAY_EDITION, ("Ada",), DAY_SOLITAIRE)
    return json_of(Record.of(header, [round], seed=seed, fair=day_proof(secret, DAY)))


def json_of(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(record.dumps())
    return found
