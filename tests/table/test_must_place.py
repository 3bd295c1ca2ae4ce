"""A table where whoever can place must: what is offered, what is refused, and what is stored."""

from dreistein.protocol import server as p
from dreistein.table.house import House
from table.guests import BOT, ME, Guest, duel, finished, turn_of

MUST = {"base": "german", "must_place": True, "target": 1}


def placements(guest: Guest) -> list[str]:
    assert guest.to_move is not None
    return [choice.action for choice in guest.to_move.choices or () if "@" in choice.action]


async def test_a_draw_is_refused_as_long_as_a_tile_fits(house: House) -> None:
    ada, ben = await duel(house, edition=MUST)
    assert ada.shown.edition["must_place"] is True
    refused = drawn = 0
    while ada.phase == "playing" and not (refused and drawn):
        mover = await turn_of(ada, ben)
        assert mover.to_move is not None
        offered = [choice.action for choice in mover.to_move.choices or ()]
        if mover.round.board and placements(mover):
            assert offered == placements(mover)
            seq = mover.seq
            assert await mover.play("+") == "must-place"
            assert await mover.play("-") == "must-place"
            assert mover.seq == seq, "nothing happened"
            answer = [x for x in mover.inbox if isinstance(x, p.Refused)][-1]
            assert "if you can place, you must" in answer.message
            refused += 1
        elif mover.round.board:
            assert offered in (["+"], ["-"])
            drawn += 1
        assert await mover.play() == "done"
    assert refused
    assert drawn


async def test_bots_play_it_to_the_end_and_only_a_table_that_has_it_says_so(house: House) -> None:
    assert (await finished(house, ME, BOT, edition=MUST)).phase == "over"
    # So what was stored before there was such a rule is what would be stored today.
    ada, _ = await duel(house, edition={"base": "german", "must_place": False})
    assert "must_place" not in ada.shown.edition
