"""Who plays, by which rules, and how a match goes on with the very same players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from dreistein.bots.expert import Expert
from dreistein.bots.ladder.characters import Handicap, Player
from dreistein.bots.ladder.weighted import WeightedBot, hoard, likes
from dreistein.bots.registry import make_bot
from dreistein.coach.budget import UNLIMITED
from dreistein.coach.course import Step
from dreistein.kernel import (
    State,
    action_code,
    action_text,
    state_from_deal,
    state_of,
    view_of,
)
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.kernel.worlds.worlds import true_worlds
from dreistein.rules import EDITIONS, Edition, Match, parse_action
from dreistein.rules.deal import Deal, shuffled

Decide = Callable[[State, Random, tuple[int, ...]], int]
"""How a player chooses: the position, luck, and the totals before the round."""
PEOPLE: Mapping[str, tuple[WeightedBot, float]] = {
    "TIDY": (WeightedBot(likes(own_fits=3.5, no_own_fits=12, others_bonus=0.5), sight=0.9), 0.12),
    "RASH": (
        WeightedBot(
            likes(tile_value=-0.5, takes_bonus=15, own_bonus=-1, unseen_fits=-1.5), noise=4
        ),
        0.05,
    ),
    "HEDGER": (WeightedBot(likes(others_bonus=2.2, takes_bonus=-10, unseen_fits=2.8), noise=8), 0),
    "SQUIRREL": (WeightedBot(hoard(others_bonus=1, own_fits=0.8), most=16), 0.12),
    "SPARING": (WeightedBot(hoard(tile_value=1), most=9, noise=6), 0.1),
}
"""A taste, and the share of turns in which any placement will do."""
RULES: Mapping[str, Edition] = {
    **EDITIONS,
    "house": Edition(
        "house",
        deal=(7, 7, 7, 6, 6),
        bridge=20,
        hexagons=(50, 60, 70),
        out=50,
        draw=3,
        draws=1,
        empty=0,
        target=200,
    ),
}
_WORLDS = 60
"""In which experts think here, without proofs: a second a move would take too long."""


@dataclass(frozen=True, slots=True)
class Group:
    """Matches of the same players; a name in capitals is a person, whom the coach does not know."""

    players: tuple[str, ...]
    must_place: bool = False
    edition: str = "german"

    @property
    def name(self) -> str:
        rule = "mp" if self.must_place else "free"
        edition = "" if self.edition == "german" else f" {self.edition}"
        return f"{'-'.join(self.players)} {rule}{edition}"

    @property
    def rules(self) -> Edition:
        return replace(RULES[self.edition], must_place=self.must_place)

    @property
    def bots(self) -> list[str | None]:
        """What a record tells of who is a bot."""
        return [None if name in PEOPLE else name for name in self.players]

    @property
    def slow(self) -> bool:
        """Whether somebody thinks in worlds, too long to play hundreds of matches."""
        return "sofia" in self.players or ("pip" in self.players and self.must_place)


def player(name: str, *, must_place: bool) -> Decide:
    if name in PEOPLE:
        taste, whim = PEOPLE[name]
        return lambda state, random, totals: _person(taste, whim, state, random)
    bot = make_bot(name)
    assert isinstance(bot, Player)
    return _decider(bot.must_place if must_place else bot.free)


def _person(taste: WeightedBot, whim: float, state: State, random: Random) -> int:
    legal = state.legal()
    placements = [code for code in legal if code > 63]
    if placements and random.random() < whim:
        return random.choice(placements)
    return taste.decide(state, legal, random)


def _decider(bot: Any) -> Decide:
    def decide(state: State, random: Random, totals: tuple[int, ...]) -> int:
        legal = state.legal()
        if len(legal) == 1 or not state.laid:
            return random.choice(legal)
        chosen = bot.policy_for(totals, state.turn) if isinstance(bot, Handicap) else bot
        if isinstance(chosen, WeightedBot) and not chosen.worlds:
            return chosen.decide(state, legal, random)
        if isinstance(chosen, Expert):
            chosen = replace(chosen, worlds=_WORLDS, endgame=False)
        seen = view_of(state, state.turn, totals=totals)
        actions = [parse_action(action_text(state, code)) for code in legal]
        found = chosen.choose(seen, actions, random, UNLIMITED)
        return action_code(state, found)

    return decide


def _seated(group: Group) -> list[Decide]:
    return [player(name, must_place=group.must_place) for name in group.players]


def played(group: Group, number: int) -> list[Match]:
    """A match at the end of each round."""
    who, random = _seated(group), Random(f"{group.name} {number}")
    match = Match.seeded(f"held out {group.name} {number}", group.rules, len(who))
    ends = list[Match]()
    while True:
        state = state_of(match.round)
        while not state.end:
            code = who[state.turn](state, random, match.before)
            match = match.apply(action_text(state, code))
            state.apply(code)
        ends.append(match)
        if match.over or match.full:
            return ends
        match = match.next_round(keep=False)


def played_out(
    group: Group, step: Step, codes: Sequence[int], seed: str, repeats: int
) -> list[float]:
    """What a seat's actions won, if the real players went on so often: everything as it was, but
    for the order of the stock."""
    who, worlds = _seated(group), WeightedSampler(true_worlds(state_of(step.position)))
    before, found = state_of(step.position), [0.0] * len(codes)
    config = before.config
    world, word = State(config), Random(seed).getrandbits(62)
    for repeat in range(repeats):
        worlds.sample_into(world, word, repeat)
        order = list(world.order)
        for at, code in enumerate(codes):
            luck, state = Random(f"{seed} {repeat} on"), State(config)
            state.deal(order)
            for _, done in before.history:
                state.apply(done)
            state.apply(code)
            totals, number = step.totals, 0
            while True:
                while not state.end:
                    state.apply(who[state.turn](state, luck, totals))
                totals = tuple(a + b for a, b in zip(totals, state.scores, strict=True))
                if max(totals) >= config.edition.target or number == 40:
                    break
                number += 1
                tiles = shuffled(f"{seed} {repeat}", number)
                state = state_from_deal(config, Deal.of(tiles, config.edition, len(who)))
            best = max(totals)
            won = totals[step.seat] == best
            found[at] += won / totals.count(best) / repeats
    return found
