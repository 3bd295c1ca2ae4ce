"""Worlds that agree with a view: positions in which everything that a seat cannot see is drawn
anew.

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
from dreistein.kernel.position.state_cy import State
from dreistein.kernel.simulation import action_row, run_in_threads
from dreistein.kernel.worlds.facts import Facts, facts_of
from dreistein.kernel.worlds.matching import decks
from dreistein.kernel.worlds.sampler_cy import Chain, play_worlds
from dreistein.rules.actions import parse_action
from dreistein.rules.view import View

BASES, SWEEPS = 4, 8
"""How many worlds there are to start from, and how often each is shuffled through."""


class Worlds:
    """The worlds that agree with a view, all equally likely."""

    def __init__(self, view: View, *, sweeps: int = SWEEPS) -> None:
        if view.end is not None:
            raise ImpossibleView(reason="the round is over, and nothing is left to guess")
        whole_number("number of sweeps", sweeps, 1, 1000)
        try:
            facts = facts_of(view)
            bases = decks(facts, BASES)
            if not bases:
                raise ImpossibleView(reason="no deal agrees with it")
            self.root = _replayed(facts, bases[0], view)
        except ImpossibleView:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise ImpossibleView(reason=str(error).rstrip(".")) from error
        loose = [
            [at for at in range(56) if group >> at & 1 and facts.is_loose(bases[0][at])]
            for group in facts.groups
        ]
        self.seat = view.seat
        self.chain = Chain(
            self.root,
            facts.rows,
            bases,
            loose,
            facts.holders,
            facts.watches,
            facts.opener,
            # Before the opening most swaps would make somebody else open.
            sweeps if facts.opener < 0 else 16 * sweeps,
        )

    def sample(self, seed: int | str, index: int = 0) -> State:
        """A world, as a position to play on from."""
        state = State(self.root.config)
        self.sample_into(state, seed, index)
        return state

    def sample_into(self, state: State, seed: int | str, index: int = 0) -> None:
        """The same, in a state that is there already."""
        whole_number("index", index, 0, MOST_INDEX)
        self.chain.sample_into(state, seed_word(seed), index)

    def playouts(
        self,
        count: int,
        seed: int | str,
        *,
        actions: Sequence[int] = (),
        policies: str | Sequence[str] = "random",
        first: int = 0,
        threads: int = 1,
    ) -> Rounds:
        """Play on from so many worlds.

        With ``actions`` of the seat that looks, each world is played on after each of them, in
        turn: row k is world k // len(actions).
        """
        root, chain = self.root, self.chain
        by_seat = policy_numbers(policies, root.players)
        word = seed_word(seed)
        whole_number("first", first, 0, MOST_INDEX)
        if actions and root.turn != self.seat:
            raise NotLegal(action=actions[0])
        codes = action_row(root, actions)

        def play(low: int, part: Rounds) -> None:
            scratch, world = State(root.config), State(root.config)
            scratch.set_policies(by_seat)
            play_worlds(scratch, world, chain, codes, word, first + low, part.points, part.counts)

        return run_in_threads(root.players, count, codes.shape[1], threads, play)


def sample_world(view: View, seed: int | str, index: int = 0) -> State:
    """One world that agrees with a view; for more of them keep :class:`Worlds`."""
    return Worlds(view).sample(seed, index)


def _replayed(facts: Facts, deck: Sequence[int], view: View) -> State:
    """The position that a deal and the actions seen lead to; it must look as it was seen."""
    state = State(facts.config)
    state.deal(deck)
    for seat, text in view.history:
        if seat != state.turn:
            raise ImpossibleView(reason=f"it was not seat {seat}'s turn")
        state.apply(code_for(parse_action(text), bool(state.laid)))
    seen = view_of(state, view.seat, totals=view.totals, number=view.round)
    if _sorted(seen) != _sorted(view):
        raise ImpossibleView(reason="it does not follow from the actions in it")
    return state


def _sorted(view: View) -> View:
    """A view without the order of the rack, which does not tell where a tile placed before lay."""
    return replace(view, hand=tuple(sorted(view.hand)))
