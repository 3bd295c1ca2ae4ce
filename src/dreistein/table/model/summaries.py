"""The record of a finished match, and what lists show of a table."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from itertools import repeat
from typing import Any

from pydantic import TypeAdapter

from dreistein.bots.registry import Level
from dreistein.protocol.http.lists import About, Tally
from dreistein.rules.match import Match
from dreistein.rules.record.format import BOT, OTHER_PERSON, OWN, Header, Record, RoundRecord
from dreistein.rules.round import Round
from dreistein.table.fair.day import day_at
from dreistein.table.fair.proof import proof_of, sealed_proof
from dreistein.table.model.change import Change
from dreistein.table.model.events import encode
from dreistein.table.model.state import Entry, Seat, TableState
from dreistein.table.store.base import Append, ChallengeResult, DayScore, FinishedMatch, Summary

_SLOW_MILLIS = 3_600_000


def record_of(state: TableState) -> Record:
    """The record of the match, with the proof of its shuffle."""
    names = tuple(
        seat.name or level or f"{number + 1}"
        for number, (seat, level) in enumerate(zip(state.seats, _levels(state), strict=True))
    )
    header = Header(state.edition, names, state.solitaire)
    extra: dict[str, Any] = {
        "seed": state.seed,
        "date": datetime.fromtimestamp(state.begun / 1000, UTC).date().isoformat(),
        "bots": _levels(state),
        "resigned": sorted(state.resigned),
    }
    if state.chosen_seed is None:
        bound = state.shuffle.bound
        extra["fair"] = (
            proof_of(state.secret, state.shares)
            if bound is None
            else sealed_proof(bound, state.secret, state.shares)
        )
    if state.opened.day is not None:
        extra["day"] = state.opened.day
    if state.practice:
        extra["practice"] = True
    if any(state.stand_ins):
        extra["stand_ins"] = list(state.stand_ins)
    rounds = state.match.rounds if state.match else ()
    return Record.of(header, map(_round, rounds, state.entries, repeat(state.seats)), **extra)


def _round(round: Round, entries: Sequence[Entry], seats: Sequence[Seat]) -> RoundRecord:
    by = "".join(
        _acted(entry, seats[played.seat])
        for played, entry in zip(round.history, entries, strict=True)
    )
    return RoundRecord.of(round, by)


def _acted(entry: Entry, seat: Seat) -> str:
    """The letter for who made an action on a seat, which shows a person's name, or is a bot's."""
    if seat.named is None or (entry.by, entry.person) == ("person", seat.named):
        return OWN
    return OTHER_PERSON if entry.by == "person" else BOT


def _levels(state: TableState) -> list[Level | None]:
    """The bots that play for themselves: who is away or has resigned is still the player."""
    return [seat.level if seat.person is None else None for seat in state.seats]


def about(state: TableState) -> About:
    """What lists show of a table."""
    return About(
        names=[seat.name for seat in state.seats],
        levels=_levels(state),
        edition=state.edition.name,
        target=state.edition.target,
        solitaire=state.solitaire is not None,
        day=state.opened.day,
        match=state.match_number,
        round=max(0, state.rounds - 1),
        totals=list(state.totals),
        winners=list(state.winners),
        practice=state.practice,
        stand_ins=list(state.stand_ins),
        people=len(state.people),
        to_move=state.round.turn if state.round is not None and state.phase == "playing" else None,
        series=list(state.series_score) if state.match_number and not state.solitaire else [],
        numbers=None
        if state.solitaire is None
        else {"rack": state.solitaire.rack, "draws": state.solitaire.draws},
        seeded=state.chosen_seed is not None and state.opened.day is None,
        challenge=None if state.match_number else state.opened.challenge,
    )


_ABOUT = TypeAdapter(About)


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """What lists show of a finished match."""

    about: About
    tallies: list[Tally]


_ENTRY = TypeAdapter(MatchEntry)


def read_entry(text: bytes) -> MatchEntry:
    """Read what lists show of a finished match."""
    return _ENTRY.validate_json(text)


def tallies(match: Match) -> list[Tally]:
    """What each seat did in a match."""
    best = [max(round.scores[seat] for round in match.rounds) for seat in range(match.players)]
    hexagons = [[0, 0, 0] for _ in best]
    out = [0 for _ in best]
    for round in match.rounds:
        for played in round.history:
            if played.hexagons:
                hexagons[played.seat][min(played.hexagons, 3) - 1] += 1
        for seat, hand in enumerate(round.hands):
            out[seat] += not hand
    return [Tally(b, (h[0], h[1], h[2]), o) for b, h, o in zip(best, hexagons, out, strict=True)]


def waiting_people(state: TableState) -> tuple[str, ...]:
    """The people whom an unfinished table waits for."""
    seats = state.seats
    if state.phase == "playing":
        assert state.round is not None
        seats = (seats[state.round.turn],)
    elif state.phase == "gathering":
        if any(seat.kind == "invited" for seat in seats):
            return ()  # others are still to come
        ready = {person for person, _ in state.shuffle.seals}
        seats = tuple(seat for seat in seats if seat.person not in ready)
    elif state.phase == "between":
        seats = tuple(seat for seat in seats if seat.person not in state.going_on)
    else:
        return ()
    return tuple(dict.fromkeys(s.person for s in seats if s.person in state.players and s.person))


def solitaire_setting(state: TableState) -> str | None:
    """The settings of a game of solitaire that can be compared with others; else None."""
    if state.solitaire is None or state.practice:
        return None
    first_try = state.opened.day is not None and state.opened.listed
    if state.chosen_seed is not None and not first_try:
        return None  # a deal that can be known beforehand
    numbers = sha256(json.dumps(state.edition.to_object(), sort_keys=True).encode()).hexdigest()
    return f"{state.solitaire.rack} {state.solitaire.draws} {numbers[:16]}"


def read_about(text: bytes) -> About:
    """Read what lists show of a table; older summaries have further fields, which are ignored."""
    return _ABOUT.validate_json(text)


def summary_of(state: TableState, now: int) -> Summary:
    """What is stored for lists, and to find a table again."""
    return Summary(
        phase=state.phase,
        people=state.people,
        keys=((state.opened.invite, "invite"), (state.opened.watch, "watch")),
        text=_ABOUT.dump_json(about(state)),
        at=now,
        waiting=waiting_people(state),
    )


def append_for(table: str, change: Change) -> Append:
    """What to store for a change: its events, and what follows from them."""
    before, after, now = change.before, change.after, change.at
    # Lists and pruning go by the summary's time, which must not get stale in a slow game.
    slow = before is not None and now - before.turn_at > _SLOW_MILLIS
    over = change.round_ended and after.over and not (before is not None and before.over)
    return Append(
        table=table,
        after=0 if before is None else before.seq,
        events=tuple(map(encode, change.events)),
        summary=summary_of(after, now)
        if slow or change.round_ended or not change.only_acted
        else None,
        finished=finished_match(after, now) if over else None,
        day=_day_score(after, now) if over else None,
        challenge=_challenge_result(after, now) if over else None,
    )


def relist(table: str, state: TableState, link: bytes) -> Append:
    """What to store so that lists show the present state of a table whose events are stored.

    ``link`` is that of the last event.
    """
    at = state.turn_at
    challenge = _challenge_result(state, at) if state.over else None
    return Append(table, state.seq, (), summary_of(state, at), challenge=challenge, was=link)


def finished_match(state: TableState, now: int, record: bytes | None = None) -> FinishedMatch:
    """What is stored of a match that is over; ``record`` is the one that is stored already."""
    assert state.match is not None
    entry = MatchEntry(about(state), tallies(state.match))
    return FinishedMatch(
        match=state.match_number,
        record=record_of(state).dumps().encode() if record is None else record,
        at=now,
        players=tuple((person, state.seats_of(person)) for person in state.people),
        text=_ENTRY.dump_json(entry),
        setting=solitaire_setting(state),
        score=state.totals[0],
        named=tuple((person, seats_named(state, person)) for person in people_named(state)),
    )


def people_named(state: TableState) -> tuple[str, ...]:
    """The people whose names seats show, also of those who have left."""
    return tuple(dict.fromkeys(seat.named for seat in state.seats if seat.named is not None))


def seats_named(state: TableState, person: str) -> tuple[int, ...]:
    """The seats that show a person's name."""
    return tuple(number for number, seat in enumerate(state.seats) if seat.named == person)


def _challenge_result(state: TableState, now: int) -> ChallengeResult | None:
    opened = state.opened
    seats = state.seats_of(opened.host)
    if opened.challenge is None or state.match_number or not seats:
        return None
    found = {"totals": state.totals, "seat": seats[0], "practice": state.practice}
    return ChallengeResult(opened.challenge, opened.host, json.dumps(found).encode(), now)


def _day_score(state: TableState, now: int) -> DayScore | None:
    opened = state.opened
    if opened.day is None or not opened.listed or state.match_number or state.practice:
        return None
    if day_at(now).isoformat() != opened.day:
        return None  # the day's secret is public by now, and with it every tile
    return DayScore(opened.day, opened.host, state.seats[0].name, state.totals[0], now)
