"""The examples learn, and what they learned plays by the rules."""

import importlib
import json
import re
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from random import Random

import numpy as np
import pytest

from dreistein.envs.actions import legal_codes
from dreistein.lab.tournament.match import TournamentSettings
from dreistein.lab.tournament.tournament import Tournament
from dreistein.rules import EDITIONS, TILES, Board, Edition, Match, Placement, Tile, view

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "linear_value.py"


def learn(weights: Path, generations: str = "20") -> bytes:
    sizes = ("--generations", generations, "--rounds", "200", "--checked", "4000", "--seed", "3")
    command = [sys.executable, str(EXAMPLE), "learn", *sizes, "--weights", str(weights)]
    subprocess.run(command, check=True, capture_output=True)
    return weights.read_bytes()


def test_self_play_teaches_to_beat_greedy_and_always_the_same(tmp_path: Path) -> None:
    start, _, end = json.loads(learn(tmp_path / "first.json"))["curve"]
    assert abs(start["lead"]) < 4 * start["error"]
    assert end["lead"] > 5 * end["error"]
    assert learn(tmp_path / "again.json", "1") == learn(tmp_path / "once more.json", "1")


@pytest.mark.lab
@pytest.mark.nightly
def test_a_network_learns_from_self_play(tmp_path: Path) -> None:
    weights = tmp_path / "ppo.npz"
    sizes = ("--games", "128", "--steps", "130", "--batch", "512", "--rounds", "500")
    command = [sys.executable, str(EXAMPLES / "ppo.py"), "--updates", "4", "--checks", "1", *sizes]
    for file in (weights, tmp_path / "again.npz"):
        subprocess.run([*command, "--weights", str(file)], check=True, capture_output=True)
    assert weights.read_bytes() == (tmp_path / "again.npz").read_bytes(), "a seed decides all"
    with np.load(weights) as found:
        (before, start, _), (decisions, end, error) = found["curve"]
    assert before == 0
    assert decisions > 10_000
    assert end > start + 2 * error, "not as bad as at random"


@pytest.mark.lab
@pytest.mark.parametrize(
    ("example", "needed"), [("torch_ppo", "torch"), ("sb3_ppo", "sb3_contrib")]
)
def test_a_network_learns_from_flat_observations_and_sits_down(
    example: str, needed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if find_spec(needed) is None:
        pytest.skip("pip install torch==2.13.0 sb3-contrib")
    weights = tmp_path / "weights.zip"
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), "--weights", str(weights)]
    done = subprocess.run(
        [*command, "--updates", "1", "--free"], check=True, capture_output=True, text=True
    )
    told = re.findall(r"([+-][0-9.]+) ± ([0-9.]+)$", done.stdout, re.MULTILINE)
    (start, doubt), (end, error) = (map(float, told[at]) for at in (0, -1))
    assert end > start + 2 * (doubt + error), "it no longer draws at random"
    monkeypatch.syspath_prepend(EXAMPLES)
    bots = (f"py:{example}:player:weights={weights}", "greedy")
    assert played_without_incident(bots, must_place=False)


def test_what_a_placement_leads_to_follows_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the network sees, compared with the board of the rules."""
    monkeypatch.syspath_prepend(EXAMPLES)
    player = importlib.import_module("ppo_player")
    german, random = EDITIONS["german"], Random(6)

    def pays(board: Board, tile: Tile) -> list[int]:
        return [german.placement_points(board.check(p), tile) for p in board.fits([tile])]

    looked = 0
    match = Match.seeded("jax", replace(german, must_place=True), players=2)
    while match.round.end is None:
        legal, board = legal_codes(match.round), match.round.board
        if len(legal) > 1 and board.placements:
            seen = player.seen_by(view(match.round, match.round.turn), list(legal))
            assert seen.state[112:168].tolist() == [board.any_fits([tile]) for tile in TILES]
            likely = seen.state[56:112]
            other = match.round.hands[1 - match.round.turn]
            assert all(likely[TILES.index(tile)] > 0 for tile in other), "it may have what it has"
            for action, found, tile in zip(legal.values(), seen.features, seen.tiles, strict=True):
                assert isinstance(action, Placement)
                assert TILES[tile] == action.tile
                assert 10 * found[0] == pytest.approx(match.round.points(action))
                after = board.place(action)
                rest = {*match.round.hands[match.round.turn]} - {action.tile}
                assert 5 * found[4] == pytest.approx(sum(after.any_fits([t]) for t in rest))
                bonus = [any(pay > t.value for pay in pays(after, t)) for t in rest]
                assert 2 * found[7] == pytest.approx(sum(bonus))
                looked += 1
        match = match.apply(random.choice([*legal.values()]), match.round.turn)
    assert looked > 10


def played_without_incident(bots: tuple[str, str], must_place: bool) -> bool:
    """Whether a block of short matches of two bots went as it should."""
    edition = Edition.from_json({"base": "german", "must_place": must_place, "target": 60})
    tournament = Tournament(TournamentSettings(bots, 2, edition, "example", 60_000), blocks=1)
    for _ in tournament.play(1):
        pass
    return tournament.done == 2 and not list(tournament.incidents())


LINEAR, NETWORK = f"{EXAMPLE} play", EXAMPLES / "ppo_player.py"
OTHERS = [(False, LINEAR), (True, NETWORK), (True, f"{LINEAR} --worlds 3")]
NIGHTLY = [pytest.param(*one, marks=pytest.mark.nightly) for one in OTHERS]


@pytest.mark.parametrize(("must_place", "player"), [(True, LINEAR), (False, NETWORK), *NIGHTLY])
def test_the_learned_player_plays_through_the_pipe(must_place: bool, player: object) -> None:
    assert played_without_incident((f"cmd:{sys.executable} {player}", "greedy"), must_place)
