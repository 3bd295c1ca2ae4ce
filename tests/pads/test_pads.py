"""Who may write on a pad, what everybody sees of it, and what is left of one that was deleted."""

import pytest

from dreistein.pads.service import Pads
from dreistein.protocol.pad import PadNews
from table.guests import refusal

UNDO, REDO = {"op": "undo"}, {"op": "redo"}


async def test_a_writer_who_is_behind_is_refused(pads: Pads) -> None:
    pad = await pads.open([UNDO])
    assert await pads.write(pad.id, pad.pen, 1, [REDO]) == 2
    for after in (0, 1, 3):
        assert await refusal(pads.write(pad.id, pad.pen, after, [UNDO])) == "pad-moved-on"
    assert await pads.since(pad.id, pad.watch, 1) == PadNews(1, [REDO], False, 0)
    assert await pads.since(pad.id, pad.watch, 99) == PadNews(2, [], False, 0)


async def test_only_one_pen_writes_at_a_time(pads: Pads) -> None:
    pad = await pads.open([UNDO])
    assert await refusal(pads.take(pad.id, pad.watch)) == "pen-kept"
    await pads.offer(pad.id, pad.pen, True)
    await pads.offer(pad.id, pad.pen, False)
    assert await refusal(pads.take(pad.id, pad.watch)) == "pen-kept"
    pen = pad.pen
    for hand in (1, 2):
        await pads.offer(pad.id, pen, True)
        assert await pads.since(pad.id, pad.watch, 1) == PadNews(1, [], True, hand - 1)
        assert await refusal(pads.write(pad.id, pen, 1, [UNDO])) == "not-your-pen"
        assert await refusal(pads.take(pad.id, pen)) == "no-pad"
        old, (pen, taken) = pen, await pads.take(pad.id, pad.watch)
        assert taken == hand
        writing, offering = pads.write(pad.id, old, 1, [UNDO]), pads.offer(pad.id, old, True)
        for work in (writing, offering, pads.drop(pad.id, old)):
            assert await refusal(work) == "not-your-pen"
    assert await pads.write(pad.id, pen, 1, [REDO]) == 2
    again = Pads(pads._store, pads._now)  # as after a restart
    assert await again.since(pad.id, pad.watch, 0) == PadNews(0, [UNDO, REDO], False, 2)
    assert await again.write(pad.id, pen, 2, [UNDO]) == 3


async def test_a_pen_whose_answer_was_lost_can_be_asked_for_again(pads: Pads) -> None:
    pad = await pads.open([UNDO])
    await pads.offer(pad.id, pad.pen, True)
    pen, other = "p" * 22, "o" * 22
    for _ in range(2):
        assert await pads.take(pad.id, pad.watch, pen) == (pen, 1)
    assert await refusal(pads.take(pad.id, pad.watch, other)) == "pen-kept"
    assert await pads.write(pad.id, pen, 1, [REDO]) == 2


async def test_a_pad_whose_answer_was_lost_can_be_asked_for_again(pads: Pads) -> None:
    keys = await pads.open([UNDO], "k" * 22)
    await pads.write(keys.id, keys.pen, 1, [REDO])
    assert await pads.open([UNDO, REDO, UNDO], "k" * 22) == keys
    assert len((await pads.since(keys.id, keys.watch, 0)).ops) == 2
    assert await pads.open([UNDO], "m" * 22) != keys


async def test_watchers_hear_of_everything_that_happens(pads: Pads) -> None:
    pad = await pads.open([])
    writing, offering = pads.write(pad.id, pad.pen, 0, [UNDO]), pads.offer(pad.id, pad.pen, True)
    for change in (writing, offering, pads.take(pad.id, pad.watch)):
        first, second = [await pads.next_change(pad.id, pad.watch) for _ in range(2)]
        assert first is second
        await change
        later = await pads.next_change(pad.id, pad.watch)
        assert (first.is_set(), later.is_set()) == (True, False)


async def test_a_deleted_pad_is_gone_and_its_watchers_know(pads: Pads) -> None:
    pad = await pads.open([UNDO])
    news = await pads.next_change(pad.id, pad.watch)
    await pads.drop(pad.id, pad.pen)
    assert news.is_set()
    assert not pads._in_memory
    for work in (pads.since(pad.id, pad.watch, 0), pads.write(pad.id, pad.pen, 1, [UNDO])):
        assert await refusal(work) == "no-pad"


async def test_a_pad_that_was_written_on_elsewhere_is_read_anew(pads: Pads) -> None:
    pad, other = await pads.open([UNDO]), Pads(pads._store, pads._now)
    assert await other.write(pad.id, pad.pen, 1, [REDO]) == 2
    assert await refusal(pads.write(pad.id, pad.pen, 1, [UNDO])) == "pad-moved-on"
    assert (await pads.since(pad.id, pad.watch, 0)).ops == [UNDO, REDO]


@pytest.mark.parametrize("key", ["", "x", "\ud800"])
async def test_without_the_key_there_is_no_pad(pads: Pads, key: str) -> None:
    pad = await pads.open([UNDO])
    assert await refusal(pads.since(pad.id, key, 0)) == "no-pad"
    assert await refusal(pads.next_change(pad.id, key)) == "no-pad"
    assert await refusal(pads.since("nothing", pad.watch, 0)) == "no-pad"
    assert await refusal(pads.write(pad.id, key, 1, [UNDO])) == "not-your-pen"
