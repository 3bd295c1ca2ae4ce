"""Bots as strategies: what they do in every decision that their own play can lead to."""

from collections import Counter
from random import Random

import numpy as np

from bench.mini.response import Strategy, uniform
from bench.mini.tree import Ints, Known, Tree
from dreistein.bots import Bot
from dreistein.kernel import State, action_text, config_for, view_of
from dreistein.rules.actions import parse_action


def strategy_of(tree: Tree, bot: Bot, asked: int = 1, seed: str = "mini") -> Strategy:
    """How often a bot takes each action, when it is asked so often; with 1 it is one of its ways of
    playing, since it draws chance from the seed and the number of the decision alone."""
    found, likely = uniform(tree), np.zeros(len(tree.seat))
    nodes = np.flatnonzero(tree.owner >= 0)
    before = np.empty(len(tree.seat), np.int32)
    before[tree.decision[nodes]] = last_actions(tree)[tree.owner[nodes], nodes]
    decision_of = np.repeat(np.arange(len(tree.seat)), np.diff(tree.first))
    for number, known in enumerate(tree.known):
        came = int(before[number])
        likely[number] = 1 if came < 0 else likely[decision_of[came]] * found[came]
        if likely[number] > 0:
            chances = _chances(tree, known, bot, asked, f"{seed}/{number}")
            found[tree.first[number] : tree.first[number + 1]] = chances
    return found


def last_actions(tree: Tree) -> Ints:
    """For each seat and node, the last action of the seat before it; -1 where there is none."""
    last = np.full((2, len(tree.parent)), -1, np.int32)
    for group, owner in tree.groups:
        last[:, group] = last[:, tree.parent[group]]
        if owner >= 0:
            last[owner, group] = tree.slot[group]
    return last


def position(tree: Tree, known: Known) -> State:
    """A position that the player cannot tell from the others of its decision."""
    state = State(config_for(tree.game.edition, 2))
    state.deal(known.deck)
    for code in known.codes:
        state.apply(code)
    return state


def _chances(tree: Tree, known: Known, bot: Bot, asked: int, seed: str) -> list[float]:
    state = position(tree, known)
    choices = tree.game.choices(state)
    by_text = {action_text(state, code): code for code in choices}
    legal = [parse_action(text) for text in by_text]
    seen = view_of(state, state.turn)
    counted: Counter[int] = Counter()
    for time in range(asked):
        action = bot.choose(seen, legal, Random(f"{seed}/{time}"))
        counted[choices[by_text[str(action)]]] += 1
    return [counted[code] / asked for code in dict.fromkeys(choices.values())]
