"""The plan in docs/scale.md is the one that bench/capacity.py computes."""

from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parents[2]


def test_the_plan_is_the_computed_one() -> None:
    plan = run_path(str(ROOT / "bench" / "capacity.py"))["Plan"]
    text = (ROOT / "docs" / "scale.md").read_text("utf-8")
    for moves in (1, 100, 1000, 10_000):
        assert plan(moves).row() + "\n" in text, moves


def test_more_moves_need_no_fewer_servers() -> None:
    plan = run_path(str(ROOT / "bench" / "capacity.py"))["Plan"]
    servers = [plan(moves).servers for moves in (1, 10, 100, 300, 900, 1000, 2000, 5000, 10_000)]
    assert servers == sorted(servers)
