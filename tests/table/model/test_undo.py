"""Undo: alone, against bots, with people, and where it is not allowed."""

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat
from dreistein.rules import Record, judge
from dreistein.rules.solitaire import Solitaire
from dreistein.table.house import House
from table import guests as g
from table.guests import BOT, ME, Guest, new_id


async def test_undoing_a_placement_alone_does_not_make_it_practice(house: House) -> None:
    ada = await g.seated(house, ME, solitaire=Solitaire(10, 20), seed="drei")
    assert not ada.shown.may_undo
    before = ada.shown.rounds
    await ada.play()
    assert "@" in ada.actions[-1][1]
    assert (ada.shown.may_undo, ada.shown.undo_shows) == ((0,), None)
    assert (await ada.code(ada.undo()), ada.shown.rounds) == ("done", before)
    assert not ada.shown.practice
    assert await ada.code(ada.undo()) == "nothing-to-undo"


async def test_undo_sent_again_after_a_lost_answer_takes_back_once(house: House) -> None:
    ada = await g.seated(house, ME, solitaire=Solitaire(10, 20), seed="drei")
    for _ in range(3):
        await ada.play()
    undo = ada.undo()
    for _ in range(2):
        assert (await ada.code(undo), ada.ply) == ("done", undo.ply - 1)


async def test_undoing_a_draw_keeps_the_stock_and_makes_the_game_practice(house: House) -> None:
    ada = await g.seated(house, ME, solitaire=Solitaire(10, 20), seed="drei")
    await ada.play("+")
    drawn = ada.hand(0).drawn
    assert ada.shown.undo_shows == "tile"
    assert await ada.code(ada.undo()) == "done"
    assert ada.shown.practice
    await ada.play("+")
    assert ada.hand(0).drawn == drawn
    assert ada.shown.undo_shows is None  # it does not count already
    await g.finish(ada)
    assert (await ada.record())["practice"] is True


async def test_undo_against_bots_undoes_their_moves_too(house: House) -> None:
    ada = await g.seated(house, ME, BOT)
    await ada.ready()
    await ada.until(lambda: ada.to_move)
    while ada.to_move:  # after a draw it is still her turn
        ply, hand = ada.ply, ada.shown.hands[0].tiles
        await ada.play()
    await ada.until(lambda: ada.to_move)
    assert ada.round.turns[-1].actions[-1].by == "bot"
    assert ada.shown.undo_shows == "answer"
    assert await ada.code(ada.undo()) == "done"
    assert (ada.ply, ada.shown.hands[0].tiles) == (ply, hand)
    assert ada.shown.practice
    await g.finish(ada)


async def test_undo_with_people_needs_everybody_s_consent(house: House) -> None:
    mover, other = await g.movers(*await g.duel(house))
    seat, theirs = mover.seat, other.seat
    await mover.play()
    assert await mover.code(mover.undo(seat)) == "done"
    wish = other.wish
    assert (wish.seat, wish.keep, wish.waiting) == (seat, 0, (theirs,))
    assert mover.ply == 1
    assert await other.code(c.Answer(new_id(), wish.asked + 1, True)) == "no-undo-asked"
    assert await mover.code(c.Answer(new_id(), wish.asked, True)) == "done"
    assert mover.ply == 1  # the person who asks is not enough
    assert await other.code(c.Answer(new_id(), wish.asked, False)) == "done"
    assert (mover.ply, mover.shown.undo) == (1, None)
    assert await mover.code(mover.undo(seat)) == "done"
    assert await other.code(c.Answer(new_id(), other.wish.asked, True)) == "done"
    assert (mover.ply, other.ply, mover.shown.undo) == (0, 0, None)
    assert not mover.shown.practice
    await mover.play()
    await mover.code(mover.undo(seat))
    assert await other.play() == "done"  # which declines it
    assert (mover.ply, mover.shown.undo, other.shown.undo) == (2, None, None)


async def drawn_once(*guests: Guest) -> Guest:
    """The guest who has just drawn."""
    await (await g.turn_of(*guests)).play()
    mover = await g.turn_of(*guests)
    assert await mover.play("+") == "done"
    return mover


async def test_with_people_a_draw_cannot_be_undone(house: House) -> None:
    ada, ben = await g.duel(house)
    mover = await drawn_once(ada, ben)
    assert mover.shown.may_undo == ()
    assert await mover.code(mover.undo(mover.seat)) == "undo-past-draw"


async def test_undo_on_one_device_needs_no_consent_but_a_draw_stays(house: House) -> None:
    ada = await g.seated(house, ME, NewSeat("me", "Eve"))
    await ada.ready()
    await ada.play()
    seat = ada.round.turns[-1].seat
    assert ada.shown.may_undo == (seat,)
    await ada.play()
    assert list(ada.shown.may_undo) == [1 - seat, seat]
    assert ada.shown.undo_shows is None
    assert (await ada.code(ada.undo(seat)), ada.ply) == ("done", 0)
    await drawn_once(ada)
    assert await ada.code(ada.undo(ada.round.turns[-1].seat)) == "undo-past-draw"


@pytest.mark.house(away_seconds=0.02)
async def test_undo_needs_the_consent_of_people_who_are_away(house: House) -> None:
    ada, ben = await g.duel(house)
    mover = await g.turn_of(ada, ben)
    if mover is ben:
        await ben.play()
        mover = ada
    ben.go()
    while ada.to_move:
        await ada.play()
    await ada.until(lambda: ada.shown.seats[1].held)
    await ada.until(lambda: ada.to_move)
    actions = ada.actions
    own = max(n for n, (seat, _) in enumerate(actions) if seat == 0)
    draws = any(action == "+" for _, action in actions[own:])
    answer = await ada.code(ada.undo())
    assert answer == ("undo-past-draw" if draws else "done")
    assert draws or ada.shown.undo is not None


async def test_undo_after_the_round_makes_the_match_practice(house: House) -> None:
    endless = {"base": "german", "target": 1000}
    ada = await g.seated(house, ME, NewSeat("me", "Eve"), edition=endless)
    await ada.ready()
    while not ada.shown.may_undo or ada.phase == "playing":
        if ada.phase == "between":  # the round ended with a draw
            await ada.code(c.Next(new_id(), len(ada.shown.rounds)))
        await ada.play()
    assert ada.round.ended is not None
    assert ada.shown.undo_shows == "racks"
    assert await ada.code(ada.undo(ada.shown.may_undo[0])) == "done"
    assert ada.phase == "playing"
    assert ada.shown.practice


async def test_a_bot_s_seat_cannot_undo_and_records_stay_legal(house: House) -> None:
    ada, ben = await g.duel(house)
    await (await g.turn_of(ada, ben)).play()
    assert await ben.code(c.Resign(new_id(), 1)) == "done"
    assert await ben.code(ben.undo(1)) == "bot-plays"
    await g.finish(ada, ben)
    judged = judge(Record.from_json(await ada.record()))
    assert judged.over
    assert judged.rounds[-1].scores == tuple(ada.round.scores)


async def test_a_request_to_undo_sent_twice_is_one_request(house: House) -> None:
    mover, other = await g.movers(*await g.duel(house))
    await mover.play()
    seq = mover.seq
    wish = mover.undo(mover.seat)
    assert [await mover.code(wish), await mover.code(wish)] == ["done", "done"]
    assert other.wish.asked == mover.seq == seq + 1
    assert await other.code(c.Answer(new_id(), other.wish.asked, True)) == "done"
    assert mover.ply == 0


async def test_undo_needs_no_consent_of_people_who_resigned(house: House) -> None:
    ada, ben, eve = await g.party(house, "ada", "ben", "eve")
    assert await eve.code(c.Resign(new_id(), 2)) == "done"
    for _ in range(100):  # until ada has placed: ben comes after her, and no bot between
        mover = await g.turn_of(ada, ben)
        await mover.play()
        if mover is ada and ada.round.to_move == 1 and ada.actions[-1][1] != "+":
            break
    assert await ada.code(ada.undo()) == "done"
    asked = ada.wish
    assert await eve.code(c.Answer(new_id(), asked.asked, False)) == "bot-plays"
    assert ada.shown.undo == asked
