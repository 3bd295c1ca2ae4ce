"""The pictures in docs/ are what scripts/pictures.py makes, and show what they say."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dreistein.rules import Board, Bonus, Placement
from pictures.drawn import parse, placements

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "pictures.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_docs_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_check_tells_what_is_wrong(
    script: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = ["--folder", str(tmp_path)]
    for written in (there, [*there, "--check"]):
        assert script["main"](written) == 0
    assert capsys.readouterr().err == ""
    (tmp_path / "logo.svg").write_text("<svg/>")
    (tmp_path / "tile.svg").unlink()
    (tmp_path / "stray.svg").write_text("<svg/>")
    assert script["main"]([*there, "--check"]) == 1
    told = capsys.readouterr().err.splitlines()
    wrong = [Path(line.split(" is ")[0]).name for line in told]
    assert wrong == ["logo.svg", "tile.svg", "stray.svg"]


@pytest.mark.parametrize(
    ("name", "bonus", "hexagons", "points"),
    [
        ("START", Bonus.START, 0, "15 + 5 = 20"),
        ("FITS", None, 0, "12"),
        ("BRIDGE", Bonus.BRIDGE, 0, "10 + 30 = 40"),
        ("DOUBLE", Bonus.DOUBLE, 0, "5 + 25 = 30"),
        ("HEXAGON", Bonus.HEXAGON, 1, "10 + 40 = 50"),
        ("DOUBLE_HEXAGON", Bonus.HEXAGON, 2, "7 + 80 = 87"),
    ],
)
def test_the_examples_show_what_they_say(
    script: dict[str, Any], name: str, bonus: Bonus | None, hexagons: int, points: str
) -> None:
    line = [Placement.parse(text) for text in script[name].split()]
    spot = Board.of(line[:-1]).check(line[-1])
    assert (spot.bonus, spot.hexagons) == (bonus, hexagons)
    root = parse((ROOT / f"docs/pictures/{name.lower().replace('_', '-')}.svg").read_text())
    assert placements(root) == set(line)
    assert (root[0].text or "").endswith(f" scores {points}")


def test_the_corner_that_disagrees_is_the_third_one(script: dict[str, Any]) -> None:
    board = Board.of(map(Placement.parse, script["BRIDGE"].split()[:-1]))
    tried = Placement.parse(script["DISAGREES"])
    there = board.spots[tried.cell].corners
    assert [a == b for a, b in zip(there, tried.numbers, strict=True)] == [False, True, True]


def test_the_board_of_the_readme_has_a_closed_hexagon(script: dict[str, Any]) -> None:
    round = script["played"]("dreistein-1110", players=3, tiles=23)
    assert any(played.hexagons for played in round.history)
    root = parse((ROOT / "docs/pictures/board.svg").read_text())
    assert placements(root) == set(round.board.placements)
