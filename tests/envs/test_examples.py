"""The examples learn, and what they learned plays by the rules."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dreistein.lab.tournament.match import TournamentSettings
from dreistein.lab.tournament.tournament import Tournament
from dreistein.rules import Edition

EXAMPLE = Path(__file__).parents[2] / "examples" / "linear_value.py"


def learn(weights: Path) -> bytes:
    sizes = ("--generations", "20", "--rounds", "200", "--checked", "4000", "--seed", "3")
    command = [sys.executable, str(EXAMPLE), "learn", *sizes, "--weights", str(weights)]
    subprocess.run(command, check=True, capture_output=True)
    return weights.read_bytes()


def test_self_play_teaches_to_beat_greedy_and_always_the_same(tmp_path: Path) -> None:
    found = json.loads(learn(tmp_path / "first.json"))
    start, _, end = found["curve"]
    assert abs(start["lead"]) < 4 * start["error"]
    assert end["lead"] > 5 * end["error"]
    assert learn(tmp_path / "second.json") == (tmp_path / "first.json").read_bytes()


@pytest.mark.parametrize(("must_place", "worlds"), [(True, 0), (True, 3), (False, 0)])
def test_the_learned_player_plays_through_the_pipe(must_place: bool, worlds: int) -> None:
    edition = Edition.from_json({"base": "german", "must_place": must_place, "target": 60})
    bots = (f"cmd:{sys.executable} {EXAMPLE} play --worlds {worlds}", "greedy")
    tournament = Tournament(TournamentSettings(bots, 2, edition, "example", 60_000), blocks=1)
    for _ in tournament.play(1):
        pass
    assert tournament.done == 2
    assert not list(tournament.incidents())
