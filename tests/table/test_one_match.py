"""A match is one match, whoever tells it: the same winners, the same players, the same actions."""

from collections import Counter
from dataclasses import replace

from dreistein.rules import EDITIONS, read_record
from dreistein.rules.match import leaders
from dreistein.table.model import events as e
from dreistein.table.model.append import append_for
from dreistein.table.model.change import Change
from dreistein.table.model.fold import fold, open_state
from dreistein.table.model.summaries import about, record_of
from sizes import size
from table.model.scenes import start
from table.random_tables import evening
from table.told import Log, check_told


def test_everybody_tells_the_same_match() -> None:
    letters, leaders_lost = set[str](), 0
    for seed in range(size(10, 1000)):
        log, won = Log(), Counter[str | None]()
        for change in evening(f"evening {seed}"):
            for event in change.events:
                log.add(event)
            assert change.after.people or change.after.match, "nobody plays what nobody wants"
            finished = append_for("t", change).finished
            if finished is not None:
                check_told(change.after, finished, log)
                letters |= {*"".join(round.by for round in read_record(finished.record).rounds)}
                state = change.after
                won.update({state.seats[seat].person for seat in state.winners})
                named = [n for n, seat in enumerate(state.seats) if seat.person]
                assert all(state.series_score[n] <= won[state.seats[n].person] for n in named)
                leaders_lost += not set(leaders(state.totals)) <= set(state.winners)
    assert letters == {".", "b", "p"}
    assert leaders_lost, "some who lead have resigned"


def test_nobody_learns_a_rack_after_its_deal() -> None:
    changed = 0
    for seed in range(size(20, 500)):
        dealt: dict[int, str | None] = {}
        for change in evening(f"hop {seed}"):
            sitting = {seat: person.person for seat, person in enumerate(change.after.seats)}
            if isinstance(change.events[-1], e.Started | e.Dealt):
                changed += bool(dealt) and sitting != dealt
                dealt = sitting
            elif change.after.phase == "playing":
                assert all(sitting[seat] in (None, dealt[seat]) for seat in dealt)
            elif change.after.phase == "gathering":
                dealt = {}
    assert changed, "some take a bot's seat"


def test_who_is_away_at_the_end_has_played_even_without_a_name() -> None:
    seats = tuple(e.SeatPlan("person", "", None, person) for person in ("ada", "ben"))
    edition = replace(EDITIONS["german"], target=1).to_object()
    opened = open_state(e.TableOpened("ada", edition, seats, "i", "w", "00" * 32, 0))
    state = Change.of(opened, [*start(opened, 0), e.Held(1, "casual", 0)]).after
    while state.phase == "playing":
        assert state.round is not None
        seat, action = state.round.turn, max(state.round.legal_actions(), key=state.round.points)
        state = fold(state, e.ActionMade(seat, str(action), ("person", "bot")[seat], 0))
    record = record_of(state)
    assert (record.header.players, record.extra["bots"]) == (("1", "2"), [None, None])
    assert about(state).levels == [None, None]
