"""Frames counted from outside agree with the library that reads them."""

from itertools import accumulate, pairwise

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from dreistein.web.socket.frames import MOST_FRAGMENTS, FrameGuard

SIZES = st.sampled_from((0, 1, 125, 126, 127, 300, 65_535, 65_536))
MESSAGES = st.lists(st.lists(SIZES, min_size=1, max_size=3), max_size=6)


def message(sizes: list[int], opcode: Opcode = Opcode.TEXT) -> bytes:
    """A message in fragments of these sizes, as a client sends it."""
    frames = [
        Frame(Opcode.CONT if number else opcode, bytes(size), fin=number == len(sizes) - 1)
        for number, size in enumerate(sizes)
    ]
    return b"".join(frame.serialize(mask=True, extensions=[]) for frame in frames)


def ping() -> bytes:
    return Frame(Opcode.PING, b"there?").serialize(mask=True, extensions=[])


def accepted(guard: FrameGuard, data: bytes, now: float = 0.0, writable: bool = True) -> bool:
    return guard.accepts(data, now, writable)


@given(messages=MESSAGES, cuts=st.lists(st.integers(1, 5000), min_size=1, max_size=20))
def test_the_last_allowed_fragment_is_found_wherever_the_bytes_are_cut(
    messages: list[list[int]], cuts: list[int]
) -> None:
    before = b"".join(map(message, messages))
    guard = FrameGuard(0.0)
    ends = [0, *(end for end in accumulate(cuts) if end < len(before)), len(before)]
    assert all(accepted(guard, before[start:end]) for start, end in pairwise(ends))
    begun = message([3] * (MOST_FRAGMENTS + 1))
    last = len(message([3]))
    assert all(accepted(guard, begun[at : at + 1]) for at in range(len(begun) - last))
    assert not accepted(guard, begun[-last:])


def test_pings_between_fragments_are_not_fragments() -> None:
    guard = FrameGuard(0.0)
    piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True, extensions=[])
    for now in range(MOST_FRAGMENTS):
        assert accepted(guard, piece + ping(), float(now))
    assert not accepted(guard, piece, 100.0)


def test_pings_are_allowed_again_after_a_while() -> None:
    guard = FrameGuard(0.0)
    assert accepted(guard, ping() * 20)
    assert accepted(guard, ping(), 0.5)
    assert not accepted(guard, ping(), 0.6)


def test_a_ping_that_cannot_be_answered_now_is_refused() -> None:
    guard = FrameGuard(0.0)
    assert accepted(guard, message([10]), writable=False)
    assert not accepted(guard, ping(), writable=False)
