"""What is stored for a change: its events, and all that follows from them."""

import json
from hashlib import sha256

from dreistein.table.fair.day import day_at
from dreistein.table.model import summaries
from dreistein.table.model.change import Change
from dreistein.table.model.events import encode
from dreistein.table.model.state import TableState
from dreistein.table.store.base import Append, ChallengeResult, DayScore, FinishedMatch, Summary

_SLOW_MILLIS = 3_600_000


def append_for(
    table: str, change: Change, was: bytes | None = None, epoch: int | None = None
) -> Append:
    """What to store for a change: its events, and what follows from them.

    ``was`` is the link of the last event before, and ``epoch`` the number of the caretaker.
    """
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
        was=was,
        epoch=epoch,
    )


def summary_of(state: TableState, now: int) -> Summary:
    """What is stored for lists, and to find a table again."""
    return Summary(
        phase=state.phase,
        people=state.members,
        keys=((state.opened.invite, "invite"), (state.opened.watch, "watch")),
        text=summaries.ABOUT.dump_json(summaries.about(state)),
        at=now,
        waiting=summaries.waiting_people(state),
    )


def relist(table: str, state: TableState, link: bytes) -> Append:
    """What to store so that lists show the present state of a table whose events are stored.

    ``link`` is that of the last event.
    """
    at = state.turn_at
    challenge = _challenge_result(state, at) if state.over else None
    return Append(table, state.seq, (), summary_of(state, at), challenge=challenge, was=link)


def finished_match(state: TableState, now: int) -> FinishedMatch:
    """What is stored of a match that is over."""
    assert state.match is not None
    entry = summaries.MatchEntry(summaries.about(state), summaries.tallies(state.match))
    return FinishedMatch(
        match=state.match_number,
        record=summaries.record_of(state).dumps().encode(),
        at=now,
        players=tuple((person, state.seats_of(person)) for person in state.people),
        text=summaries.ENTRY.dump_json(entry),
        setting=_setting(state),
        score=state.totals[0],
        named=_named(state),
    )


def _setting(state: TableState) -> str | None:
    """The settings of a game of solitaire that can be compared with others; else None."""
    if state.solitaire is None or state.practice:
        return None
    first_try = state.opened.day is not None and state.opened.listed
    if state.chosen_seed is not None and not first_try:
        return None  # a deal that can be known beforehand
    numbers = sha256(json.dumps(state.edition.to_object(), sort_keys=True).encode()).hexdigest()
    return f"{state.solitaire.rack} {state.solitaire.draws} {numbers[:16]}"


def _named(state: TableState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The people whose names seats show, also of those who have left, with their seats."""
    seats: dict[str, tuple[int, ...]] = {}
    for number, seat in enumerate(state.seats):
        if seat.named is not None:
            seats[seat.named] = (*seats.get(seat.named, ()), number)
    return tuple(seats.items())


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
