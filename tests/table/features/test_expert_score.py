"""The expert's score of a day: the mean of several games, found once and then kept."""

import asyncio
from collections.abc import Sequence
from datetime import date
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from dreistein.processes.errors import Busy
from dreistein.rules.actions import Action
from dreistein.rules.match import Match
from dreistein.rules.view import View
from dreistein.table.fair.day import DAY_EDITION, DAY_SOLITAIRE
from dreistein.table.features.expert_score import GAMES, ExpertScore
from dreistein.table.store import settings

DAY, SEED = date(2026, 11, 16), "ab" * 32


class RandomBots:
    """Bots that play at random, and differently every time."""

    def __init__(self, seed: int) -> None:
        self.rng, self.asked = Random(seed), False

    async def choose(self, level: str, seen: View, legal: Sequence[Action], *_: object) -> Action:
        assert level == "expert"
        self.asked = True
        return self.rng.choice(legal)


class Kept(dict[str, bytes]):
    """A store of settings alone."""

    async def read(self, job: object, name: str) -> bytes | None:
        assert job is settings.value
        return self.get(name)

    async def write(self, job: object, name: str, value: bytes) -> bytes:
        assert job is settings.get_or_set
        return self.setdefault(name, value)


def expert_of(store: Kept, bots: Any) -> ExpertScore:
    services: Any = SimpleNamespace(bots=bots, store=store)
    return ExpertScore(services)


async def told(store: Kept, bots: RandomBots) -> int:
    """What a server with this store tells, once the games are played."""
    expert = expert_of(store, bots)
    while (score := expert.score(DAY, SEED)) is None:
        await asyncio.sleep(0)
    await expert.close()
    return score


def scores(seed: int) -> list[int]:
    """The scores of the same games, played here."""
    rng, found = Random(seed), []
    for _ in range(GAMES):
        match = Match.seeded(SEED, DAY_EDITION, players=1, solitaire=DAY_SOLITAIRE)
        while not match.over:
            match = match.apply(rng.choice(list(match.round.legal_actions())))
        found.append(match.totals[0])
    return found


async def test_the_expert_of_a_day_is_the_mean_of_several_games() -> None:
    games = scores(1)
    assert len(set(games)) > 1
    assert await told(Kept(), RandomBots(1)) == round(sum(games) / GAMES)


async def test_the_first_mean_of_a_day_stays_and_is_not_played_again() -> None:
    store, bots = Kept(), RandomBots(2)
    assert await told(store, RandomBots(1)) == await told(store, bots)
    assert not bots.asked


async def test_a_game_that_was_not_finished_is_played_when_somebody_asks_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Dying(RandomBots):
        dies = True

        async def choose(self, *given: Any) -> Action:
            if self.dies:
                raise Busy()
            return await super().choose(*given)

    bots = Dying(1)
    expert = expert_of(Kept(), bots)
    caplog.set_level("INFO")
    while not caplog.messages:
        assert expert.score(DAY, SEED) is None
        await asyncio.sleep(0)
    assert caplog.messages == ["the expert did not finish the game of the day: busy"]
    bots.dies = False
    expert.score(DAY, SEED)
    assert expert._playing
    await expert.close()
    assert not expert._playing, "and it ends with the house"


async def test_of_two_servers_that_play_at_once_the_first_mean_stays() -> None:
    class Later(Kept):
        async def value(self, name: str) -> bytes | None:
            return None  # the other one is not done yet

    store = Later()
    first = await told(store, RandomBots(1))
    assert round(sum(scores(2)) / GAMES) != first
    assert await told(store, RandomBots(2)) == first
