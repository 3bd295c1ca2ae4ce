"""What a viewer is sent does not depend on what that viewer cannot see."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any
from weakref import ref

from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.protocol import server as p
from dreistein.rules import EDITIONS
from dreistein.table.model.change import Change
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from dreistein.table.views.rounds import RoundViews
from dreistein.table.views.viewer import acted_messages, table_view
from random_games import with_hidden_tiles_swapped
from sizes import size
from table.model.scenes import ADA, BEN, EVE, at_random
from table.model.scenes import playing as begun

VIEWERS: list[str | None] = ["ada", "ben", "eve", None]


def playing(
    edition: str, players: int, seed: int, actions: int, **numbers: Any
) -> tuple[TableState, TableState]:
    """A table somewhere in its first round, before and after the last action."""
    rng, played = Random(seed), replace(EDITIONS[edition], **numbers)
    state = begun(*(ADA, BEN, EVE)[:players], edition=played, secret=f"{seed:064x}")
    before = state
    for _ in range(actions):
        if state.round is None or state.round.end is not None:
            break
        before, state = state, fold(state, at_random(state, rng))
    return before, state


def shuffled_where(state: TableState, seat: int | None, rng: Random) -> TableState:
    """The same table with other tiles where a seat cannot look: in other hands and the stock."""
    assert state.match is not None
    another = with_hidden_tiles_swapped(state.match.round, seat, rng)
    match = replace(state.match, round=another, seed="another")
    return replace(state, match=match, secret=f"{rng.getrandbits(256):064x}")


def message_for(state: TableState, viewer: str | None) -> bytes:
    view = table_view(state, "table", viewer, (), 10, RoundViews().of(state))
    # The commitment follows from the secret, so it differs.
    return p.encode(p.Whole(state.seq, replace(view, commitment=None)))


@settings(max_examples=size(30, 100))
@given(
    st.sampled_from(sorted(EDITIONS)), st.integers(2, 3), st.integers(0, 2**32), st.integers(0, 60)
)
def test_swapping_hidden_tiles_does_not_change_the_view(
    edition: str, players: int, seed: int, actions: int
) -> None:
    before, state = playing(edition, players, seed, actions)
    assert state.round is not None
    if state.round.end is not None:
        return  # then everything is shown
    rng = Random(seed)
    for viewer in VIEWERS:
        own = state.seats_of(viewer)
        seat = own[0] if own else None
        other = shuffled_where(state, seat, rng)
        assert message_for(other, viewer) == message_for(state, viewer)
        if state.round.history:
            mover = state.round.history[-1].seat
            drew_own = mover == seat
            earlier = before if drew_own else shuffled_where(before, None, rng)
            news = [
                p.encode(acted_messages(early, late, (viewer,), 10)[viewer])
                for early, late in ((before, state), (earlier, other))
            ]
            assert news[0] == news[1]


@settings(max_examples=size(20, 100))
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_swapping_visible_tiles_changes_the_view(seed: int, actions: int) -> None:
    """Shows that the test above can fail."""
    _, state = playing("german", 2, seed, actions)
    assert state.round is not None
    if state.round.end is not None:
        return
    rng = Random(seed)
    changed = 0
    for viewer, seat in ((VIEWERS[0], 1), (VIEWERS[1], 0)):
        views = {message_for(shuffled_where(state, seat, rng), viewer) for _ in range(4)}
        changed += len(views) > 1
    assert changed == 2


def four_rounds(seed: int) -> list[TableState]:
    """Every state of a match from its first deal to its fourth."""
    _, state = playing("german", 2, seed, 0, target=10_000)
    rng, states = Random(seed), [state]
    while state.rounds < 4:
        state = fold(state, at_random(state, rng))
        states.append(state)
    return states


def test_views_of_past_rounds_are_built_once_and_stay_right() -> None:
    states, other = four_rounds(1), four_rounds(2)
    held = RoundViews()
    # Also back in time, as after undo, and to another match, as after a rematch.
    for state in [*states, *states[::-17], states[-1], other[-1], states[-1], other[0]]:
        assert held.of(state) == RoundViews().of(state)
    assert held.of(states[-1])[0] is held.of(states[-1])[0]
    assert held.whole(states[-1], 0) is held.whole(states[-1], 0)
    assert held.whole(states[-1], 0) == RoundViews().whole(states[-1], 0)
    assert held.of(Change.of(None, [states[0].opened]).after) == ()


def test_the_news_of_an_action_tell_its_turn_as_the_table_does() -> None:
    ended, states = 0, four_rounds(1)
    for before, after in pairwise(states):
        if before.phase == "playing":
            (news,) = acted_messages(before, after, (None,), 10).values()
            assert news.turn == RoundViews().of(after)[-1].turns[-1]
            ended += after.phase != "playing"
    assert ended == 3


def test_what_was_found_out_about_a_match_does_not_keep_it() -> None:
    states = list(playing("german", 2, 3, 400, target=1))
    assert states[-1].over
    assert states[-1].stand_ins == (0, 0)
    message_for(states[-1], "ada")
    match, round = ref(states[-1].match), ref(states[-1].round)
    states.clear()
    assert (match(), round()) == (None, None)
