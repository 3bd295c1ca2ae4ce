"""What happens after each action of a position, if everybody goes on as the expert would.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> seen, legal = view(round, 1), list(round.legal_actions())
>>> [len(rows) for rows in outcomes(seen, legal[:2], 10)]
[10, 10]
"""

from array import array
from collections.abc import Sequence

from dreistein.bots.expert.expert import MOST_HOARDERS
from dreistein.bots.expert.inference import infer
from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.bots.hints.contrast import Rows
from dreistein.kernel import State, Worlds, action_code, compiled
from dreistein.kernel.matrix import matrix
from dreistein.kernel.search.facts import FACTS
from dreistein.kernel.search.facts_cy import run_facts
from dreistein.kernel.search.objective_cy import Objective
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.rules.actions import Action
from dreistein.rules.view import View

_WORLDS, _WORLDS_UNCOMPILED = 300, 20
_SEED = 29


def outcomes(view: View, actions: Sequence[Action], count: int = 0) -> list[Rows]:
    """What happens after each action, in so many worlds that are the same for all: in each of them
    a row of facts."""
    count = count or (_WORLDS if compiled() else _WORLDS_UNCOMPILED)
    worlds = Worlds(view)
    root, few = worlds.root, view.players <= MOST_HOARDERS
    hoards = few and not view.edition.must_place
    arms, table = matrix("i", 2, len(actions))
    arms[: len(actions)] = array("i", [action_code(root, action) for action in actions])
    told, facts = matrix("i", count * len(actions), FACTS)
    _, wins = matrix("d", count * len(actions), 1)
    _, nothing = matrix("d", 2, 2)
    run_facts(
        State(root.config),
        State(root.config),
        WeightedSampler(worlds.sampler, infer(root, view.turn, hoarders=few).weights),
        PlayoutPolicy([HOARD if hoards else STRAIGHT]),
        Objective(view.totals, view.edition.target, 1.0, nothing, 0.0, 1.0),
        table,
        _SEED,
        0,
        facts,
        wins,
    )
    rows = [told[at : at + FACTS] for at in range(0, len(told), FACTS)]
    return [rows[at :: len(actions)] for at in range(len(actions))]
