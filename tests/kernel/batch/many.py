"""Tables of many games for tests of either kernel."""

from hashlib import sha256
from types import ModuleType
from typing import Any

from dreistein.bots.expert.win_chance import LOW, STEP, TARGET, table
from dreistein.rules import EDITIONS, Edition, Solitaire

FAR = Edition("far", deal=(28, 18, 14, 11, 9), draws=1, fruitless=3, target=100)
"""Everything dealt: the longest games, the most passes, the largest boards."""
TABLES: dict[str, dict[str, Any]] = {
    "self-play": {},
    "a match": {"policies": [3, 1, 0], "match": True, "reward": 2, "threads": 3},
    "the longest": {"policies": [3] * 6, "edition": FAR, "match": True, "reward": 1},
    "alone": {"policies": [3]},
}


def make(
    many: ModuleType,
    kernel: ModuleType,
    *,
    policies: Any = (3, 3),
    players: int | None = None,
    edition: Edition = EDITIONS["german"],
    match: bool = False,
    reward: int = 0,
    games: int = 5,
    threads: int = 1,
) -> Any:
    """A batch of games by either kernel."""
    players = players or len(policies)
    chances = kernel.Objective((0, 0), TARGET, 0.0, table(players), LOW, STEP)
    terms = many.Terms(match, edition.target, 200, reward, -1.0, chances)
    config = kernel.config_for(edition, players, Solitaire(20, 55) if players == 1 else None)
    return many.Batch(config, list(policies), terms, games, threads)


def digest(many: ModuleType, kernel: ModuleType, name: str, steps: int) -> str:
    """A hash of all arrays after every step of some games."""
    batch, told = make(many, kernel, **TABLES[name]), sha256()
    batch.reset("many")
    for step in range(steps):
        actions = batch.sample(step)
        if step % 11 == 7:
            actions[step % len(batch)] = 1012
        batch.step(actions)
        for array in batch.arrays.values():
            told.update(array.tobytes())
    return told.hexdigest()
