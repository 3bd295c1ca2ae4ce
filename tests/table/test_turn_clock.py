"""The clock of a turn: when it starts, when it stands, and who moves once it has run out."""

from dreistein.protocol import server as p
from dreistein.protocol.http.tables import NewSolitaire
from dreistein.table.house import House
from table import guests as g
from table.guests import BOT, ME, Clock


async def test_when_time_is_up_a_bot_plays_that_turn_alone(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house, clock=5)
    slow = await g.turn_of(ada, ben)
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


async def test_a_draw_does_not_restart_the_clock(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house, clock=60)
    await (await g.turn_of(ada, ben)).play()
    mover = await g.turn_of(ada, ben)
    clock.now += 20_000
    await mover.play("+")
    assert mover.shown.left == 41_000  # the first second was for the move before it


async def test_a_clock_starts_once_its_player_may_have_seen_all(house: House, clock: Clock) -> None:
    """Five bots answer within milliseconds; the page shows their moves one by one."""
    ada = await g.seated(house, ME, *[BOT] * 5, clock=30)
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
    eve = await g.watching(ada)  # anything that happens makes a table check the time again
    assert (eve.ply, eve.shown.left) == (ply, 0)
    assert ada.to_move  # what was sent at the last moment still counts
    clock.now += 1000
    eve.go()
    await ada.until(lambda: ada.ply > ply)
    played = [turn for turn in ada.round.turns if turn.seat == 0][-1]
    assert {action.by for action in played.actions} == {"clock"}


async def test_the_clock_stands_while_nobody_is_there(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house, clock=60)
    ada.go()
    ben.go()
    clock.now += 3_600_000
    await ada.come()
    assert ada.shown.left == 60_000
    await ben.come()
    assert (await g.turn_of(ada, ben)).ply == 0


async def test_alone_every_turn_has_its_own_time(house: House, clock: Clock) -> None:
    """The same seat is to move again, but that is another turn."""
    ada = await g.seated(house, ME, solitaire=NewSolitaire(10, 20), seed="stein", clock=60)
    for _ in range(3):
        clock.now += 45_000
        turn = len(ada.round.turns)
        while len(ada.round.turns) == turn:
            await ada.play()
        assert ada.shown.left is not None
        assert ada.shown.left >= 60_000
    ply = ada.ply
    clock.now += 63_000
    (await g.watching(ada)).go()
    await ada.until(lambda: ada.ply > ply)
    await ada.until(lambda: ada.to_move and len(ada.round.turns) > turn + 1)
    assert {a.by for t in ada.round.turns[: turn + 1] for a in t.actions} == {"person"}
    assert await ada.play() == "done"
