"""Score pads in memory: their number and size are limited, and watchers miss nothing."""

import pytest

from dreistein.pads import service as module
from dreistein.pads.service import Pads
from table.guests import refusal


def op(text: str) -> dict[str, str]:
    return {"op": "add", "text": text}


def held(pads: Pads) -> int:
    return len(pads._in_memory)


async def test_pads_leave_memory_when_there_are_many(
    pads: Pads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_IN_MEMORY", 3)
    keys = [await pads.open([op("x")]) for _ in range(8)]
    assert held(pads) == 3
    await pads.since(keys[5].id, keys[5].watch, 0)
    await pads.open([op("x")])
    assert keys[5].id in pads._in_memory  # the least used leaves
    for each in keys:  # and come back when somebody looks
        assert (await pads.since(each.id, each.watch, 0)).ops == [op("x")]
    assert held(pads) == 3


async def test_pads_leave_memory_when_they_are_large(
    pads: Pads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_BYTES_IN_MEMORY", 10_000)
    for _ in range(20):
        await pads.open([op("")])
    assert held(pads) == 20
    for _ in range(9):
        full = await pads.open([op("x" * 4000)])
    assert held(pads) == 2
    for number in range(1, 5):  # a single pad may be larger
        await pads.write(full.id, full.pen, number, [op("x" * 4000)])
    assert held(pads) == 1
    assert len((await pads.since(full.id, full.watch, 0)).ops) == 5
    monkeypatch.setattr(module, "_MOST_BYTES_IN_MEMORY", 2 * len('{"op":{"op":"add","text":"x"}}'))
    for _ in range(3):
        await pads.open([op("x")])
    assert held(pads) == 2  # as many as have room


@pytest.mark.parametrize(
    ("ops", "code"),
    [
        *(([{"op": "other"}], "pad-entry"), ([{}], "pad-entry"), (["add"], "pad-entry")),
        *(([op("x" * 7000)] * 29, "pad-full"), ([op("x" * (8000 - 28))], "pad-entry")),
        *(([op("x" * (8000 - 29))], None), ([op("ü" * 3985)], None)),
    ],
)
async def test_a_refused_pad_is_not_kept(pads: Pads, ops: list[object], code: str | None) -> None:
    if code is None:
        await pads.open(ops)
    else:
        assert await refusal(pads.open(ops)) == code
    assert held(pads) == (code is None)


@pytest.mark.parametrize(("bound", "most"), [("MOST_OPS", 3), ("MOST_PAD_BYTES", 3 * 30)])
async def test_a_pad_may_be_full_and_no_fuller(
    pads: Pads, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    monkeypatch.setattr(module, bound, most)
    assert await refusal(pads.open([op("x")] * 4)) == "pad-full"
    pad = await pads.open([op("x")] * 3)
    assert await refusal(pads.write(pad.id, pad.pen, 3, [op("x")])) == "pad-full"


async def test_a_pad_that_was_not_stored_is_not_kept(pads: Pads) -> None:
    await pads._store.close()
    assert await refusal(pads.open([op("x")])) == "not-stored"
    assert held(pads) == 0


async def test_watchers_of_a_pad_that_left_memory_miss_nothing(
    pads: Pads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_IN_MEMORY", 1)
    pad = await pads.open([])
    news = await pads.next_change(pad.id, pad.watch)
    await pads.open([])
    assert pad.id not in pads._in_memory
    await pads.write(pad.id, pad.pen, 0, [op("x")])
    await news.wait()
    assert (await pads.since(pad.id, pad.watch, 0)).ops == [op("x")]


async def test_closing_wakes_whoever_watches(pads: Pads) -> None:
    pad = await pads.open([])
    news = await pads.next_change(pad.id, pad.watch)
    assert not pads.closed
    pads.close()
    assert (pads.closed, news.is_set()) == (True, True)


async def test_every_alphabet_has_room_for_as_many_bytes(
    pads: Pads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_PAD_BYTES", 4 * 1050)
    keys = await pads.open([])
    for after in range(4):
        await pads.write(keys.id, keys.pen, after, [op("я" * 500)])
    pad = pads._in_memory[keys.id]
    assert sum(map(len, pad.ops)) == pad.size - 4 * len('{"op":}')  # what is counted is kept
    assert await refusal(pads.write(keys.id, keys.pen, 4, [op("я" * 500)])) == "pad-full"
