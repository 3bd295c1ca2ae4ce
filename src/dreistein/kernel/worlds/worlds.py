"""Worlds that agree with a view: positions in which everything the seat cannot see is dealt anew.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
>>> worlds = Worlds(view(round, 1))
>>> here, there = worlds.sample(seed=7), worlds.sample(seed=8)
>>> here.hands[1] == there.hands[1], here.hands[0] == there.hands[0]
(True, False)
"""

from collections.abc import Sequence
from dataclasses import replace

from dreistein.kernel.arguments import MOST_INDEX, policy_numbers, seed_word, whole_number
from dreistein.kernel.bridge import code_for, view_of
from dreistein.kernel.errors import ImpossibleView, NotLegal
from dreistein.kernel.outcomes import Rounds
from dreistein.kernel.position.constants import DRAW
from dreistein.kernel.position.state_cy import State
from dreistein.kernel.simulation import action_row, run_in_threads
from dreistein.kernel.worlds.facts import ALL, Facts, facts_of
from dreistein.kernel.worlds.matching import decks
from dreistein.kernel.worlds.sampler_cy import WorldSampler, play_worlds
from dreistein.rules.actions import Action, parse_action
from dreistein.rules.arguments import all_of, wanted
from dreistein.rules.view import View

START_DECKS, SWEEPS = 4, 8
"""Decks to start a sample from, and passes over its places."""


class Worlds:
    """The worlds that agree with a view, all equally likely."""

    def __init__(self, view: View) -> None:
        if wanted(view, View, "view").end is not None:
            raise ImpossibleView(reason="the round is over, so nothing is hidden")
        try:
            facts = facts_of(view)
            starts = decks(facts, START_DECKS)
            if not starts:
                raise ImpossibleView(reason="no deal agrees with it")
            self.root = _replay(facts, starts[0], view)
        except ImpossibleView:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise ImpossibleView(reason=str(error).rstrip(".")) from error
        self.seat = view.seat
        self.facts = facts
        self.sampler = sampler_for(self.root, facts, starts)

    def sample(self, seed: int | str, index: int = 0) -> State:
        """The world of an index, as a new state."""
        state = State(self.root.config)
        self.sample_into(state, seed, index)
        return state

    def sample_into(self, state: State, seed: int | str, index: int = 0) -> None:
        """Turn an existing state into the world of an index."""
        whole_number("index", index, 0, MOST_INDEX)
        self.sampler.sample_into(wanted(state, State, "state"), seed_word(seed), index)

    def playouts(
        self,
        count: int,
        seed: int | str,
        *,
        actions: Sequence[int | Action | str] = (),
        policies: str | Sequence[str] = "random",
        first: int = 0,
        threads: int = 1,
    ) -> Rounds:
        """Play out ``count`` worlds.

        With ``actions`` of the viewing seat, play out each world after each of them: row k is
        world k // len(actions), and :meth:`Rounds.by_action` has them by world and action.
        """
        root, sampler, actions = self.root, self.sampler, all_of(actions, "Action", "actions")
        by_seat = policy_numbers(policies, root.players)
        word = seed_word(seed)
        whole_number("first", first, 0, MOST_INDEX)
        if actions and root.turn != self.seat:
            raise NotLegal(action=actions[0])
        codes = action_row(root, actions)

        def play(low: int, part: Rounds) -> None:
            scratch, world = State(root.config), State(root.config)
            scratch.set_policies(by_seat)
            play_worlds(scratch, world, sampler, codes, word, first + low, part.points, part.counts)

        return run_in_threads(root.players, count, codes.shape[1], threads, play)


def true_worlds(state: State) -> WorldSampler:
    """The worlds with the hands as they are: only the order of the stock is dealt anew."""
    config, order = state.config, state.order
    allowed, holders, at = [ALL] * 56, [6] * 56, config.stock_start
    for seat in range(config.players):
        for place in config.hand_places(seat):
            holders[place] = seat
    for seat, code in state.history:
        if code == DRAW:
            holders[at] = seat
            at += 1
    for place in range(at):
        allowed[order[place]] = 1 << place
    deck = (*order[:at], *sorted(order[at:]))  # so that even the random stream knows no order
    return WorldSampler(state, allowed, [deck], [], holders, [], -1, 0)


def sampler_for(root: State, facts: Facts, starts: Sequence[Sequence[int]]) -> WorldSampler:
    """A sampler of the worlds that agree with facts, from decks that do."""
    loose = [
        [at for at in range(56) if group >> at & 1 and facts.is_loose(starts[0][at])]
        for group in facts.groups
    ]
    # Before the opening, most swaps would make another seat open and are rejected.
    passes = SWEEPS if facts.opener < 0 else 16 * SWEEPS
    return WorldSampler(
        root,
        facts.allowed,
        starts,
        loose,
        facts.holders,
        facts.requirements,
        facts.opener,
        passes,
    )


def _replay(facts: Facts, deck: Sequence[int], view: View) -> State:
    """The position after the actions of a view, which must look as the view does."""
    state = State(facts.config)
    state.deal(deck[: facts.config.deck_end])
    for seat, text in view.history:
        if seat != state.turn:
            raise ImpossibleView(reason=f"it was not seat {seat}'s turn")
        state.apply(code_for(parse_action(text), bool(state.laid)))
    seen = view_of(state, view.seat, totals=view.totals, number=view.round)
    if _comparable(seen) != _comparable(view):
        raise ImpossibleView(reason="it does not follow from the actions in it")
    return state


def _comparable(view: View) -> View:
    """A view with its hand sorted, as the order does not show where a placed tile used to be; and
    without those who resigned, of whom the actions do not tell."""
    return replace(view, hand=tuple(sorted(view.hand)), resigned=frozenset())
