"""What happens after each action of a position, if everybody goes on as the expert would.

>>> from dreistein.rules import EDITIONS, Round, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> seen, legal = view(round, 1), list(round.legal_actions())
>>> [len(rows) for rows in outcomes(seen, legal[:2], 10)]
[10, 10]
"""

from array import array
from collections.abc import Sequence

from dreistein.bots.expert.expert import Expert
from dreistein.bots.expert.win_chance import objective_for
from dreistein.bots.hints.contrast import Rows
from dreistein.kernel import State, WeightedSampler, Worlds, action_code, compiled, run_facts
from dreistein.kernel.matrix import matrix
from dreistein.kernel.search.facts import FACTS
from dreistein.rules.actions import Action
from dreistein.rules.view import View

_WORLDS, _WORLDS_UNCOMPILED = 300, 20
_SEED = 29


def outcomes(view: View, actions: Sequence[Action], count: int = 0) -> list[Rows]:
    """What happens after each action, in so many worlds that are the same for all: in each of them
    a row of facts."""
    count = count or (_WORLDS if compiled() else _WORLDS_UNCOMPILED)
    worlds, expert = Worlds(view), Expert()
    root = worlds.root
    arms, table = matrix("i", 2, len(actions))
    arms[: len(actions)] = array("i", [action_code(root, action) for action in actions])
    told, facts = matrix("i", count * len(actions), FACTS)
    _, wins = matrix("d", count * len(actions), 1)
    inference = expert.inference_for(root, view.turn)
    run_facts(
        State(root.config),
        State(root.config),
        WeightedSampler(worlds.sampler, inference.weights),
        expert.policy_for(root, inference, view.turn),
        objective_for(view),
        table,
        _SEED,
        0,
        facts,
        wins,
    )
    rows = [told[at : at + FACTS] for at in range(0, len(told), FACTS)]
    return [rows[at :: len(actions)] for at in range(len(actions))]
