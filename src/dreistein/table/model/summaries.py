"""The record of a finished match, and what lists show of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import repeat
from typing import Any

from pydantic import TypeAdapter

from dreistein.bots.registry import Level
from dreistein.protocol.http.lists import About, Tally
from dreistein.rules.match import Match
from dreistein.rules.record.format import BOT, OTHER_PERSON, OWN, Header, RoundRecord
from dreistein.rules.record.record import Record
from dreistein.rules.round import Round
from dreistein.table.fair.proof import sealed_proof
from dreistein.table.model.state import Entry, Seat, TableState


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
        shuffle = state.shuffle
        assert shuffle.bound is not None
        extra["fair"] = sealed_proof(shuffle.bound, state.secret, shuffle.shares_by_seat)
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


ABOUT = TypeAdapter(About)


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """What lists show of a finished match."""

    about: About
    tallies: list[Tally]


ENTRY = TypeAdapter(MatchEntry)


def read_entry(text: bytes) -> MatchEntry:
    return ENTRY.validate_json(text)


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


def read_about(text: bytes) -> About:
    """Read what lists show of a table; older summaries have further fields, which are ignored."""
    return ABOUT.validate_json(text)
