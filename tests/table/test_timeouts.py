"""Timeouts: bots for people who are away or too slow, and the next deal."""

import asyncio
from dataclasses import replace
from pathlib import Path

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol.http.tables import NewTable
from dreistein.rules.round import End
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.fold import fold
from dreistein.table.model.setup import opening_event
from dreistein.table.model.state import TableState
from dreistein.table.model.timeouts import goes_on_at, time_up_at
from dreistein.table.settings import HouseSettings
from table.guests import (
    BOT,
    FRIEND,
    ME,
    SHARE,
    Clock,
    Guest,
    a_house,
    duel,
    joined,
    new_id,
    next_round,
    rematch,
    run,
    seated,
    somebody_is_held,
    turn_of,
    watching,
)

MANY_ROUNDS = {"base": "german", "target": 1000}


async def away(ada: Guest, ben: Guest) -> None:
    """Ben disconnects when he is to move, and a bot takes over."""
    while not ben.to_move:
        await (await turn_of(ada, ben)).play()
    ben.go()
    await ada.until(lambda: ada.shown.seats[1].held)


def test_a_bot_plays_for_a_person_who_is_away_until_they_return(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path, HouseSettings(away_seconds=0.02)) as house:
            ada, ben = await duel(house)
            await away(ada, ben)
            assert ada.shown.seats[1].level == "casual"
            assert not ada.shown.seats[1].here
            await ada.until(lambda: ada.to_move)
            assert ada.round.turns[-1].actions[-1].by == "bot"
            await ben.come()
            await ada.until(lambda: not ada.shown.seats[1].held)
            assert ada.shown.seats[1].level is None
            assert ada.shown.seats[1].name == "Ben"
            await ada.play()
            assert await (await turn_of(ada, ben)).play() == "done"

    run(play())


def test_a_match_says_how_many_turns_a_bot_played_for_a_person(tmp_path: Path) -> None:
    """Also of rounds that were over before a viewer came, whose turns the page does not have."""

    async def play_on(ada: Guest) -> int:
        """Ada plays to the end of the round against a bot; how many turns the bot played."""
        while ada.phase == "playing":
            if ada.to_move:
                await ada.play()
            else:
                await ada.until(lambda: ada.to_move or ada.phase != "playing")
        turns = [turn for turn in ada.round.turns if turn.seat == 1]
        return sum(turn.actions[-1].by == "bot" for turn in turns)

    async def play() -> None:
        async with a_house(tmp_path, HouseSettings(away_seconds=0.02)) as house:
            ada, ben = await duel(house, edition={"base": "german", "target": 2000})
            await away(ada, ben)
            assert not ada.shown.stand_ins  # told after a round
            first = await play_on(ada)
            assert first > 0
            assert ada.shown.stand_ins == (0, first)
            await next_round(ada)
            assert not ada.shown.stand_ins
            second = await play_on(ada)
            await ada.come()
            assert ada.shown.rounds[0].short
            assert ada.shown.stand_ins == (0, first + second)

    run(play())


def test_a_record_says_how_many_turns_a_bot_played_for_a_person(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path, HouseSettings(away_seconds=0.02)) as house:
            ada, ben = await duel(house, edition={"base": "german", "target": 1})
            await away(ada, ben)
            while ada.phase == "playing":
                if ada.to_move:
                    await ada.play()
                else:
                    await ada.until(lambda: ada.to_move or ada.phase != "playing")
            turns = [turn for turn in ada.round.turns if turn.seat == 1]
            played = sum(turn.actions[-1].by == "bot" for turn in turns)
            assert played > 0
            assert (await ada.record())["stand_ins"] == [0, played]

    run(play())


def test_no_bot_plays_for_a_person_who_returns_in_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path, HouseSettings(away_seconds=30)) as house:
            ada, ben = await duel(house)
            mover = await turn_of(ada, ben)
            mover.go()
            await asyncio.sleep(0)  # the table learns of it
            await mover.come()
            assert not any(seat.held for seat in mover.shown.seats)
            assert await mover.play() == "done"

    run(play())


def test_no_bot_steps_in_while_nobody_is_connected(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path, HouseSettings(away_seconds=0.01)) as house:
            ada, ben = await duel(house)
            ada.go()
            ben.go()
            await somebody_is_held(house)
            await ada.come()
            assert not any(seat.held for seat in ada.shown.seats)

    run(play())


def test_when_the_clock_runs_out_a_bot_plays_that_turn_and_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada, ben = await duel(house, clock=5)
            slow = await turn_of(ada, ben)
            other = ben if slow is ada else ada
            assert slow.shown.left == 5000
            clock.now += 6000
            slow.go()  # anything that happens at a table makes it check the time again
            await slow.come()
            await other.until(lambda: other.to_move)
            assert {action.by for turn in other.round.turns for action in turn.actions} == {"clock"}
            assert other.shown.left == 6000  # a second to see the bot's move
            seat = slow.shown.hands[0].seat
            assert slow.shown.seats[seat].level is None
            assert await other.play() == "done"
            while other.to_move:
                await other.play()
            assert slow.to_move
            assert await slow.play() == "done"
            acted = [message for message in slow.inbox if isinstance(message, p.Acted)]
            assert acted[-1].action.by == "person"

    run(play())


def test_a_draw_does_not_restart_the_clock(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada, ben = await duel(house, clock=60)
            await (await turn_of(ada, ben)).play()
            mover = await turn_of(ada, ben)
            clock.now += 20_000
            await mover.play("+")
            assert mover.shown.left == 41_000  # the first second was for the move before it

    run(play())


def test_a_clock_starts_once_its_player_can_have_seen_the_moves_before(tmp_path: Path) -> None:
    """Five bots answer within milliseconds; the page shows their moves one by one."""

    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada = await seated(house, ME, *[BOT] * 5, clock=30)
            await ada.ready()
            await ada.until(lambda: ada.to_move)
            while ada.to_move:
                await ada.play()
            await ada.until(lambda: ada.to_move or ada.phase != "playing")
            assert ada.phase == "playing"
            assert ada.shown.left is not None
            own = max(at for at, turn in enumerate(ada.round.turns) if turn.seat == 0)
            others = ada.round.turns[own + 1 :]
            actions = [action.action for turn in others for action in turn.actions]
            assert len(others) == 5
            needed = sum(600 if action == "+" else 1000 for action in actions)
            # Her own move takes the others a second as well, before the first of theirs.
            assert 30_000 + min(needed, 12_000) <= ada.shown.left <= 42_000
            promised, ply = ada.shown.left, ada.ply
            clock.now += promised
            eve = await watching(ada)  # anything that happens makes a table check the time again
            assert (eve.ply, eve.shown.left) == (ply, 0)
            assert ada.to_move  # what was sent at the last moment still counts
            clock.now += 1000
            eve.go()
            await ada.until(lambda: ada.ply > ply)
            played = [turn for turn in ada.round.turns if turn.seat == 0][-1]
            assert {action.by for action in played.actions} == {"clock"}

    run(play())


def test_however_much_has_happened_a_clock_starts_after_twelve_seconds() -> None:
    plan = NewTable((ME, FRIEND), clock=30)
    opened = opening_event(plan, "ada", 0)
    state = Change.of(None, [opened, e.Filled(1, "greedy", 0), e.Sealed("ada", SHARE, 0)]).after
    state = fold(state, e.Started(1000))
    assert (state.clock_at, time_up_at(state)) == (1000, 32_000)
    for _ in range(60):
        assert state.round is not None
        action = next(iter(state.round.legal_actions()))
        state = fold(state, e.ActionMade(state.round.turn, str(action), "bot", 1000))
        if state.phase != "playing":
            break
        assert state.clock_at <= 13_000
    assert state.clock_at == 13_000


def test_the_clock_stands_while_nobody_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada, ben = await duel(house, clock=60)
            ada.go()
            ben.go()
            clock.now += 3_600_000
            await ada.come()
            assert ada.shown.left == 60_000
            await ben.come()
            assert (await turn_of(ada, ben)).ply == 0

    run(play())


async def round_over(*guests: Guest) -> None:
    """Play until the first round has ended."""
    while guests[0].phase == "playing":
        await (await turn_of(*guests)).play()
    assert guests[0].phase == "between"


def test_the_next_round_waits_for_all_who_are_here(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada, ben = await duel(house, edition=MANY_ROUNDS)
            await round_over(ada, ben)
            clock.now += 3_600_000  # nobody is hurried by a clock on the wall
            eve = await watching(ada)
            eve.go()
            assert (ada.phase, ada.shown.left) == ("between", None)
            assert [seat.ready for seat in ada.shown.seats] == [False, False]
            await next_round(ben)
            assert [seat.ready for seat in ada.shown.seats] == [False, True]
            assert (ada.phase, ada.shown.left) == ("between", 30_000)
            await next_round(ada)
            assert (ada.phase, ada.round.number) == ("playing", 1)
            # A late request does not deal another one.
            assert await ada.code(c.Next(new_id(), 1)) == "done"
            assert len(ada.shown.rounds) == 2

    run(play())


def test_once_somebody_is_ready_the_others_have_half_a_minute(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada, ben = await duel(house, edition=MANY_ROUNDS)
            await round_over(ada, ben)
            await next_round(ben)
            for millis, phase in ((29_999, "between"), (1, "playing")):
                clock.now += millis
                eve = await watching(ada)  # anything that happens makes a table look at the time
                eve.go()
                if phase == "playing":
                    await ada.until(lambda: ada.phase == "playing")
                assert ada.phase == phase

    run(play())


def test_nobody_waits_for_those_who_are_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await duel(house, edition=MANY_ROUNDS)
            await round_over(ada, ben)
            await next_round(ada)
            assert ada.phase == "between"
            ben.go()
            await ada.until(lambda: ada.phase == "playing")

    run(play())


def test_alone_against_bots_a_result_stays(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada = await seated(house, ME, BOT, edition=MANY_ROUNDS)
            await ada.ready()
            while ada.phase == "playing":
                if ada.to_move:
                    await ada.play()
                else:
                    await ada.until(lambda: ada.to_move or ada.phase != "playing")
            clock.now += 86_400_000
            eve = await watching(ada)
            eve.go()
            await asyncio.sleep(0.05)
            assert (ada.phase, ada.shown.left) == ("between", None)
            await next_round(ada)
            assert ada.phase == "playing"

    run(play())


def test_a_rematch_waits_as_a_round_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await duel(house, edition={"base": "german", "target": 1})
            while ada.phase == "playing":
                await (await turn_of(ada, ben)).play()
            await rematch(ada)
            assert (ben.phase, ben.shown.match, ben.round.ended is None) == ("over", 0, False)
            assert [seat.ready for seat in ben.shown.seats] == [True, False]
            await rematch(ben)
            assert (ben.phase, ben.shown.match) == ("gathering", 1)

    run(play())


def test_a_rematch_does_not_wait_for_ever_for_those_who_do_not_answer(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with a_house(tmp_path, now=clock) as house:
            ada, ben = await duel(house, edition={"base": "german", "target": 1})
            while ada.phase == "playing":
                await (await turn_of(ada, ben)).play()
            await rematch(ada, ben)
            clock.now += 3_600_000
            (await watching(ada)).go()
            assert (ada.phase, ada.shown.left) == ("gathering", None)  # nobody is ready
            await ada.seal()
            assert ada.shown.left == 30_000
            clock.now += 29_999
            (await watching(ada)).go()
            await asyncio.sleep(0.05)
            assert ada.shown.shuffle is not None
            assert ada.shown.shuffle.seats is None
            clock.now += 1
            (await watching(ada)).go()
            await ada.until(lambda: bool(ada.shown.shuffle and ada.shown.shuffle.missing))
            await ada.until(lambda: not ada.shown.seats[1].held)
            assert await ada.reveal() == "done"
            assert ada.phase == "playing"
            await (await turn_of(ada, ben)).play()
            await (await turn_of(ada, ben)).play()
            assert {turn.seat for turn in ada.round.turns} == {0, 1}
            by = {action.by for turn in ada.round.turns for action in turn.actions}
            assert by == {"person"}

    run(play())


def test_everyone_is_sent_who_is_connected(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as house:
            ada = await seated(house, ME, FRIEND)
            ben = await joined(ada, "ben")
            assert ada.presence == p.Presence((True, True), 0)
            eve = await Guest(house, None, ada.table, ada.shown.watch).come()
            assert ben.presence == p.Presence((True, True), 1)
            ben.go()
            assert eve.presence == p.Presence((True, False), 1)
            eve.go()
            assert ada.presence == p.Presence((True, False), 0)

    run(play())


def test_bots_alone_play_without_pauses_but_not_for_ever() -> None:
    """A target may be out of reach, and somebody may watch for days."""
    plan = NewTable((ME, BOT), {"base": "german", "target": 10**15})
    state = Change.of(
        None, [opening_event(plan, "ada", 0), e.Readied("ada", SHARE, 0), e.Started(0)]
    ).after
    alone = fold(state, e.Resigned(0, "strong", 0))
    assert alone.match is not None
    alone = replace(alone, match=replace(alone.match, number=18))
    over = _with_end(alone)
    assert goes_on_at(_with_end(state), {"ada"}) is None  # ada may want to look
    assert goes_on_at(over, set()) == 0
    assert over.match is not None
    last = replace(over, match=replace(over.match, number=19))
    assert goes_on_at(last, set()) == 30_000


def _with_end(state: TableState) -> TableState:
    """The same table when its round has ended."""
    assert state.match is not None
    ended = replace(state.match.round, end=End.BLOCKED)
    return replace(state, match=replace(state.match, round=ended))
