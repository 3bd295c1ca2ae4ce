"""What is told of a solved game: its value, how it is played, how far bots are from that."""

from time import process_time

import numpy as np

from bench.mini.players import strategy_of
from bench.mini.response import Strategy, answer, nash_conv, reach, uniform, value, without_chance
from bench.mini.tree import Tree
from dreistein.bots import make_bot

_SURE = 0.99
"""More often than this is always."""


def tell(tree: Tree, best: Strategy, bots: dict[str, int]) -> None:
    """Print what there is to tell of a solved game, and of bots that are asked so often."""
    print(
        f"  opening is worth {value(tree, best):.3f} points; NashConv {nash_conv(tree, best):.4f}"
    )
    often, surest = _often(tree, best), np.maximum.reduceat(best, tree.first[:-1])
    print(f"  decisions a round {_by_seat(tree, often)}", end="")
    print(f", left to chance {often @ (surest < _SURE) / often.sum():.1%}")
    may, draws = often * tree.draws, best[tree.first[1:] - 1]
    print(f"  draws though a tile fits {_by_seat(tree, may * draws)} of {_by_seat(tree, may)}")
    print("  exploitability, as opener, as other, loses to the equilibrium:", flush=True)
    known = {"random": uniform(tree), "the equilibrium without chance": without_chance(tree, best)}
    for name in (*known, *bots):
        start = process_time()
        played = known[name] if name in known else strategy_of(tree, make_bot(name), bots[name])
        points = " ".join(f"{each:7.3f}" for each in loss(tree, played, best))
        print(f"  {points}  {name} ({process_time() - start:.0f} s)", flush=True)


def loss(tree: Tree, strategy: Strategy, best: Strategy) -> tuple[float, float, float, float]:
    """How far a way of playing is from an equilibrium, in points a round: what the best answer to
    it wins beyond what is a seat's due, on average and as opener and as other; and what it loses
    to the equilibrium."""
    due, opens = value(tree, best), np.repeat(tree.seat == 0, np.diff(tree.first))
    as_opener, as_other = answer(tree, strategy, 1) + due, answer(tree, strategy, 0) - due
    ahead = value(tree, np.where(opens, strategy, best))
    behind = value(tree, np.where(opens, best, strategy))
    return (as_opener + as_other) / 2, as_opener, as_other, (behind - ahead) / 2


def _often(tree: Tree, strategy: Strategy) -> Strategy:
    """How often each decision is met in a round."""
    nodes = np.flatnonzero(tree.owner >= 0)
    found = np.zeros(len(tree.seat))
    np.add.at(found, tree.decision[nodes], reach(tree, strategy)[nodes])
    return found


def _by_seat(tree: Tree, count: Strategy) -> str:
    return " + ".join(f"{count[tree.seat == seat].sum():.3f}" for seat in (0, 1))
