"""Programs that play over a pipe, well or badly, as real processes; and positions to ask about."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dreistein.bots.external.bot import PipeBot
from dreistein.rules import EDITIONS, Action, Round, View, view

BODY = """
import json, os, signal, sys, time
asked = 0
def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
def answer(action):
    say(json.dumps({"action": action}))
def spend(seconds):
    # On the test's clock; a space, which JSON ignores, makes the other side look at it.
    clock = os.path.join(os.path.dirname(__file__), "clock")
    with open(clock, "a") as file:
        file.write(f"{seconds}\\n")
        told = file.tell()
    sys.stdout.write(" ")
    sys.stdout.flush()
    while not os.path.exists(f"{clock}.{told}"):
        time.sleep(0.001)
START
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        HELLO
    elif "think" in message:
        legal = message["think"]["legal"]
        asked += 1
        THINK
    else:
        break
"""


def written(
    folder: Path,
    think: str,
    *,
    hello: str = 'say(json.dumps({"name": "Rogue", "author": "Nobody"}))',
    start: str = "",
) -> list[str]:
    """The command of a program that does this when it is asked."""
    body = BODY.replace("START", start)
    for word, code in (("HELLO", hello), ("THINK", think)):
        lines = code.strip().splitlines()
        body = body.replace(word, "\n        ".join(lines))
    path = folder / f"program{len(list(folder.iterdir()))}.py"
    path.write_text(body, encoding="utf-8")
    return [sys.executable, "-S", "-E", str(path)]


def rogue(folder: Path, think: str, **options: str) -> PipeBot:
    """A bot of such a program, which may take long to start on a busy machine."""
    return PipeBot(written(folder, think, **options), hello_seconds=120)


@contextmanager
def clock_of(folder: Path) -> Iterator[None]:
    """Within it, time passes for pipe bots only as the programs in the folder spend it."""
    clock = folder / "clock"

    def now() -> float:
        told = clock.read_text() if clock.exists() else ""
        clock.with_suffix(f".{len(told)}").touch()  # the program may go on
        return sum(map(float, told.split()))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dreistein.bots.external.bot.monotonic", now)
        patch.setattr("dreistein.bots.external.process.monotonic", now)
        yield


def position() -> Round:
    """One with several legal actions."""
    round = Round.seeded("aperiodic", EDITIONS["german"])
    while len(round.legal_actions()) < 4:
        round = round.apply(next(iter(round.legal_actions())))
    return round


def asking() -> tuple[View, list[Action]]:
    """What a bot is asked there."""
    round = position()
    return view(round, round.turn), list(round.legal_actions())


def served(bot: str) -> list[str]:
    """The command that serves a built-in bot."""
    return [sys.executable, "-m", "dreistein", "bot", bot]
