"""What is written by hand for speed is what pydantic writes, byte for byte."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.protocol import server as p
from dreistein.rules import EDITIONS
from dreistein.table.views.viewer import acted_messages
from dreistein.web.socket.encoder import SharedEncoder, text_frame
from table.views.test_table_views import VIEWERS, playing


@given(message=st.builds(p.Acted) | st.builds(p.Done))
def test_messages_of_a_move_are_written_as_pydantic_does(message: p.Acted | p.Done) -> None:
    assert SharedEncoder().encode(message) == text_frame(p.encode(message))


@settings(max_examples=20)
@given(st.sampled_from(sorted(EDITIONS)), st.integers(2, 3), st.integers(0, 999))
def test_every_viewer_of_every_action_gets_their_own_message(
    edition: str, players: int, seed: int
) -> None:
    encoder = SharedEncoder()
    for actions in range(1, 40, 7):
        states = playing(edition, players, seed, actions)
        for message in acted_messages(*states, VIEWERS, 10).values():
            assert encoder.encode(message) == text_frame(p.encode(message))


@settings(max_examples=30)
@given(message=st.builds(p.Acted), tile=st.none() | st.just("345"), left=st.integers(0, 9))
def test_what_is_a_viewers_own_is_never_anothers(
    message: p.Acted, tile: str | None, left: int
) -> None:
    encoder = SharedEncoder()
    encoder.encode(message)
    other = replace(message, tile=tile, hands=(), left=left, may_undo=())
    assert encoder.encode(other) == text_frame(p.encode(other))
    later = replace(message, seq=message.seq + 1, ply=message.ply + 1)
    assert encoder.encode(later) == text_frame(p.encode(later))
