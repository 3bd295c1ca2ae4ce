"""Whole matches over a pipe: served bots play as in this process, and the examples of docs play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bots.external.programs import asking, served
from dreistein.bots import Greedy, make_bot
from dreistein.bots.external.bot import PipeBot
from dreistein.bots.external.server import tossing
from dreistein.bots.greedy import points_of
from dreistein.commands.bot_check import Check
from dreistein.rules import EDITIONS, Match, Record, judge
from dreistein.rules.record.format import Header

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"


def played(bots: list[PipeBot | Greedy], *, by_view: bool) -> Match:
    """A match; bots in this process toss what a served bot tosses, or what they are given."""
    match = Match.seeded("pipe", EDITIONS["german"], len(bots))
    while True:
        while match.round.end is None:
            round = match.round
            seen = match.view(round.turn)
            random = tossing(seen, f"/{Random(1).getrandbits(53)}") if by_view else Random(1)
            action = bots[round.turn].choose(seen, list(round.legal_actions()), random, 120_000)
            match = match.apply(action, round.turn)
        if match.over:
            return match
        match = match.next_round()


def test_greedy_over_a_pipe_plays_exactly_as_greedy() -> None:
    with PipeBot(served("greedy"), hello_seconds=120) as bot:
        piped = played([bot, bot, bot], by_view=False)
        assert (bot.name, bot.incidents) == ("greedy", [])
    assert piped == played([Greedy()] * 3, by_view=True)
    assert sum(len(round.history) for round in piped.rounds) > 50


def interpreter(name: str, *probe: str) -> str:
    found = shutil.which(name)
    if found is None or subprocess.run([found, *probe], capture_output=True).returncode:
        pytest.skip(f"this example needs {name}, which is not installed here")
    return found


EXAMPLE_BOTS = {
    "first.py": ("python3", "-c", "import json"),
    "highest.py": ("python3", "-c", "import json"),
    "highest.pl": ("perl", "-MJSON::PP", "-e", "1"),
}
COMPILERS = {"most.c": ("cc", "-O1", "-o"), "most.rs": ("rustc", "-o")}
"""Of the starters that must be compiled."""


def starter(name: str, folder: Path) -> list[str] | None:
    """The command of a starter; None where its tool is not at hand."""
    source = str(EXAMPLES / name)
    if name == "most.py":
        return [sys.executable, "-S", source]
    if name == "most.mjs":
        node = os.environ.get("PLAYWRIGHT_NODEJS_PATH") or shutil.which("node")
        return None if node is None else [node, source]
    compiler, *options = COMPILERS[name]
    if shutil.which(compiler) is None:
        return None
    subprocess.run([compiler, *options, folder / "most", source], check=True)
    return [str(folder / "most")]


def test_the_starters_take_the_most_points_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("HELLO_SECONDS", "_END_SECONDS"):
        monkeypatch.setattr(f"dreistein.commands.bot_check.{limit}", 120)
    tried = []
    for name in ("most.py", "most.mjs", *COMPILERS):
        if (command := starter(name, tmp_path)) is None:
            continue
        check = Check(command, 60_000)
        check.all(60, "starters")
        assert check.faults == [], name
        with PipeBot(command, hello_seconds=120) as bot:
            seen, legal = asking()
            chosen = bot.choose(seen, legal, Random(1), 120_000)
        tried.append((name, points_of(seen, chosen)))
        assert len((EXAMPLES / name).read_text().splitlines()) < 100
    assert {most for _, most in tried} == {max(points_of(seen, action) for action in legal)}
    assert tried[0][0] == "most.py"


@pytest.mark.parametrize("example", EXAMPLE_BOTS)
def test_the_example_bots_play_whole_matches(example: str) -> None:
    program = interpreter(*EXAMPLE_BOTS[example])
    with make_bot(f"cmd:{program} {EXAMPLES / example}") as bot:  # type: ignore[attr-defined]
        match = played([bot, Greedy()], by_view=False)
        assert (bot.incidents, bot.author) == ([], "Dreistein's examples")
    assert match.over
    record = Record.of(Header(match.edition, ("Example", "Greedy")), match.rounds)
    assert judge(record).legal


def test_every_example_is_tried_and_the_python_one_is_short() -> None:
    files = {path.name for path in EXAMPLES.iterdir() if path.is_file()}
    starters = {"most.py", "most.mjs", *COMPILERS}
    assert files == {*EXAMPLE_BOTS, *starters, "client.py"}  # tests/web plays with the last
    source = (EXAMPLES / "highest.py").read_text()
    assert len(source.splitlines()) < 40
    assert "import dreistein" not in source


def test_the_example_bots_agree() -> None:
    """They are the same bot in two languages, but for ties."""
    python = interpreter("python3")
    perl = interpreter(*EXAMPLE_BOTS["highest.pl"])
    seen, legal = asking()
    values = []
    for command in ([python, str(EXAMPLES / "highest.py")], [perl, str(EXAMPLES / "highest.pl")]):
        with PipeBot(command, hello_seconds=120) as bot:
            values.append(str(bot.choose(seen, legal, Random(1), 120_000)))
            assert bot.incidents == []
    assert values[0] == values[1]
