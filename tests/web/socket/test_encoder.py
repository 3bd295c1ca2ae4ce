"""Everybody gets the message that is theirs, in a frame."""

from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.protocol import server as p
from dreistein.rules import EDITIONS
from dreistein.table.views.viewer import acted_messages
from dreistein.web.socket.encoder import SharedEncoder, text_frame
from table.views.test_table_views import VIEWERS, playing


@settings(max_examples=20)
@given(st.sampled_from(sorted(EDITIONS)), st.integers(2, 3), st.integers(0, 999))
def test_every_viewer_of_every_action_gets_their_own_message(
    edition: str, players: int, seed: int
) -> None:
    encoder = SharedEncoder()
    for actions in range(1, 40, 7):
        states = playing(edition, players, seed, actions)
        for message in acted_messages(*states, VIEWERS, 10).values():
            for _ in range(2):
                assert encoder.encode(message) == text_frame(p.encode(message))
