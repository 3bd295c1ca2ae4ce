"""Five players: what others' draws tell, and drawing on purpose for those far behind."""

from random import Random

from dreistein.bots.expert import Expert
from dreistein.kernel import WeightedSampler, Worlds, round_of
from dreistein.rules import EDITIONS, Round, view

LONG = 3_600_000


def chances(own: int, others: int) -> tuple[float, float]:
    """The chances to win the match by drawing and by placing, early in a round of five."""
    round = Round.seeded("five 20", EDITIONS["german"], 5).apply("444@0,0").apply("144@0,1")
    totals = [others] * 5
    totals[round.turn] = own
    seen, legal = view(round, round.turn, totals=tuple(totals)), list(round.legal_actions())
    ranked = Expert(worlds=400, calibrated=False).rank(seen, legal, Random(1), LONG)
    wins = {str(entry.action): entry.win or 0.0 for entry in ranked}
    return wins.pop("+"), max(wins.values())


def test_whoever_is_far_behind_may_still_win_by_collecting_tiles() -> None:
    drawing, placing = chances(own=60, others=290)
    assert drawing > 0.005 > placing
    drawing, placing = chances(own=0, others=0)
    assert drawing < placing - 0.03


def test_whoever_draws_is_thought_to_have_nothing_that_fits() -> None:
    round = Round.seeded("dreistein", EDITIONS["german"], 5).apply("444@0,0")
    drawer = round.turn
    assert [str(action) for action in round.legal_actions()] == ["+"]
    while round.turn == drawer:
        round = round.apply(next(iter(round.legal_actions())))
    worlds = Worlds(view(round, round.turn))

    def held(expert: Expert) -> float:
        """How many tiles that fitted the drawer has, on average."""
        weights = expert.inference_for(worlds.root, round.turn).weights
        sampler, state, total = WeightedSampler(worlds.sampler, weights), worlds.sample(1), 0
        for index in range(100):
            sampler.sample_into(state, 1, index)
            total += sum(tile.count(4) > 1 for tile in round_of(state).hands[drawer])
        return total / 100

    assert held(Expert()) < 0.5 * held(Expert(inference=False))
