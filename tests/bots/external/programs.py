"""Programs that play over a pipe, well or badly, as real processes; and positions to ask about."""

import sys
from pathlib import Path

from cli import commands_of
from dreistein.bots.external.bot import PipeBot
from dreistein.cli import parser
from dreistein.rules import EDITIONS, Action, Round, View, view

BODY = """
import json, os, signal, sys, time
asked = 0
def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
def answer(action):
    say(json.dumps({"action": action}))
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
    """A bot of such a program."""
    return PipeBot(written(folder, think, **options))


def asking() -> tuple[View, list[Action]]:
    """A position with several legal actions."""
    round = Round.seeded("aperiodic", EDITIONS["german"])
    while len(list(round.legal_actions())) < 4:
        round = round.apply(next(iter(round.legal_actions())))
    return view(round, round.turn), list(round.legal_actions())


def served(bot: str) -> list[str]:
    """The command that serves a built-in bot."""
    if "bot" in commands_of(parser()):
        return [sys.executable, "-m", "dreistein", "bot", bot]
    code = (
        "import argparse; from dreistein.commands.bot import bot; "
        f"bot(argparse.Namespace(bot={bot!r}, seed=None))"
    )
    return [sys.executable, "-c", code]
