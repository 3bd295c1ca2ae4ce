"""Write (or with --check compare) perft.json and playthroughs.json, from tests/slow.py alone."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import slow  # noqa: E402

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]
Choose = Callable[[slow.Slow, list[str]], str]


# Own numbers. In "table" no two kinds of points are alike, so none can stand for another unnoticed.
TABLE = {
    "name": "our table", "deal": {"2": 7, "3": 6, "4": 5, "5": 4, "6": 3},
    "start": 8, "start_needs_triple": True, "start_zero": 13,
    "bridge": 33, "double": 27, "hexagons": [41, 83, 127], "out": 19,
    "draw": 4, "draws": 2, "fruitless": 6, "empty": 9, "target": 250,
}  # fmt: skip
OWN: dict[str, slow.Edition] = {
    "one-draw": {"base": "german", "draws": 1, "fruitless": 7},
    "five-draws": {"base": "international", "draws": 5, "fruitless": 3},
    "large": {"base": "early", "deal": {"2": 25, "3": 17, "4": 12, "5": 10, "6": 8}},
    "table": TABLE,
    "three": {"base": "international", "numbers": 3, "deal": {"2": 3, "3": 2}},
    "four": {"base": "international", "numbers": 4, "deal": {"3": 4}},
    "five": {"base": "international", "numbers": 5, "deal": {"6": 4}},
}


class Case(NamedTuple):
    """A round to play: a table of so many players, or solitaire as (rack, draws)."""

    seed: str
    table: int | tuple[int, int]
    edition: str | slow.Edition
    policy: str

    @classmethod
    def parse(cls, text: str) -> Case:
        """Its four fields; solitaire is written rack/draws, and ! after an edition: must_place."""
        seed, table, rules, policy = text.split()
        rack, alone, draws = table.partition("/")
        name = rules.removesuffix("!")
        edition: str | slow.Edition = OWN.get(name, name)
        if name != rules:
            edition = OWN.get(name, {"base": name}) | {"must_place": True}
        return cls(seed, (int(rack), int(draws)) if alone else int(table), edition, policy)


PLAYTHROUGHS = """
german2 2 german first; stein0 3 triominos first; international4 4 international first;
early5 5 early first; table6 6 table first; stein9 2 triominos last; early3 3 early last;
german4 4 german last; triominos5 5 triominos last; stein3 6 international last; g396 2 early last;
g529 3 triominos last; g131 4 one-draw last; g474 2 one-draw last; g926 4 five-draws last;
table3 3 table last; t31 4 table last; g8 4 triominos last; large3 3 large last;
g100 2 german greedy; g940 2 german 940; g290 2 early 290; g22 3 german 22; g623 3 german 623;
g4 4 german 4; g34 4 early 34; g115 4 triominos 115; g175 4 triominos 175; g7 5 international 7;
g497 5 triominos 497; g676 5 triominos 676; g128 6 international 128; g269 6 international 269;
table2 2 table 1; table5 5 table 2; t17 6 table 6; one3 3 one-draw 3; five2 2 five-draws 4;
stein1 5/0 international first; alone 20/0 early last; g45 0/10 german first;
stein3 10/12 german last; g0 20/55 triominos last; g10 20/55 one-draw last;
g160 0/1 triominos last; g425 0/2 triominos last; g18 10/23 triominos 18; g51 0/16 early 51;
g165 0/10 international 165; g480 10/15 german 480; g42 10/17 german 42; g9 0/14 international 9;
g48 10/23 international greedy; table1 6/9 table 5; stein3 4 german! last;
stein9 2 triominos! first; must3 3 table! first; must0 4 large! first; must10 3 large! first;
must5 5 triominos! 8; must1 10/20 german! 9; must0 0/12 table! first;
mini 2 three first; mini 2 three last; mini 2 three! 3; mini 3 four 4; mini 6 five last;
mini 3/4 four first
"""

# What hardly a seed gives: lines of players who build a shape together, and then play on.
THREE_HEXAGONS = (
    "555@0,0 455@0,1 544@1,1 453@2,1 135@2,0 505@-1,0 050@-1,-1 501@0,-1 115@1,-1 313@3,0 "
    "112@2,-1 231@3,-1 551@1,0"
)
THREE_SIDES_NO_HEXAGON = (
    "555@0,0 255@0,1 522@-1,1 505@-1,0 050@-2,0 010@-3,0 201@-3,-1 020@-2,-1 202@-2,-2 023@-1,-2 "
    "330@0,-2 503@0,-1 335@1,-1 334@2,-1 122@-1,2 211@0,2 124@1,2 401@2,2 040@3,2 404@3,1 454@2,1 "
    "345@2,0 434@3,0 553@1,0"
)
LINES: list[tuple[int, str | slow.Edition, str]] = [
    (2, "german", THREE_HEXAGONS),
    (3, "triominos", THREE_HEXAGONS),
    (4, "early", THREE_SIDES_NO_HEXAGON),
    (5, TABLE | {"deal": {"2": 13, "3": 9, "4": 7, "5": 6, "6": 5}}, THREE_SIDES_NO_HEXAGON),
]

# Every kind the playthroughs must show.
KINDS = """
2 hexagons; 3 hexagons; an own tile fits, no drawn one; blocked at the deal; blocked by a draw;
blocked by a placement; blocked by passing; blocked by the last draw; blocked, tied; declines;
declines and pays; draws past a fitting drawn tile; draws though a tile fits;
last draw fits nowhere and costs; opens with 000; opens without a triple; out;
places an older drawn tile; solitaire blocked by a draw; solitaire blocked by a placement;
solitaire blocked by passing; solitaire blocked by the last draw; solitaire out;
solitaire out, rack 0; solitaire stock really empty; stock empty at draw 1;
stock empty at draw 1 though a tile fits; stock empty at draw 2;
stock empty at draw 2 though a tile fits; stock empty at draw 3;
stock empty at draw 3 though a tile fits; three sides; three sides without a hexagon
"""

# Positions: a case, and how many of its actions are played; below 0, how many are left out.
POSITIONS = """
aperiodic 2 german first 0; stein 3 german first 0; deal5 5 german first 0;
p0 2 international first 0; deal6 6 international first 0; deal3 3 early first 0;
p0 4 early first 0; g72 2 triominos first 0; deal4 4 triominos first 0; deal6 6 triominos first 0;
p2 2 one-draw first 0; p17 3 five-draws first 0; t31 4 table first 0; deal2 2 large first 0;
drei 10/20 international first 0; stein9 0/4 international first 0;
stein1 5/0 international first 0; alone 20/0 early first 0; p9 0/20 german first 0;
g425 0/2 triominos first 0; drei 3/7 one-draw first 0; p7 1/55 five-draws first 0;
stein3 6 international last 15; stein3 6 international last -5; stein9 2 triominos last -6;
g396 2 early last -7; g940 2 german 940 -6; g22 3 german 22 -11; g623 3 german 623 -7;
g34 4 early 34 -8; g497 5 triominos 497 -8; g16 5 triominos 16 -10; g131 4 one-draw last -6;
five2 2 five-draws 4 -7; table2 2 table 1 -7; stein3 10/12 german last -6;
g0 20/55 triominos last -5; g51 0/16 early 51 -5; aperiodic 2 german! first 0;
stein 3 german! first 0; stein3 6 triominos! first 0; drei 10/20 german! first 0;
must0 4 large! first -18; must3 3 table! first -9; mini 2 three first 0; mini 2 three! first 0;
mini 3 four first 0; mini 6 five first 0
"""
ENOUGH = 400  # lines of one depth; beyond that the next one would take too long
DEEPEST = 8


def record_of(case: Case) -> slow.Record:
    """The deal of a case, as a record without actions."""
    record: slow.Record = {"dreistein": 1, "edition": case.edition, "seed": case.seed}
    if isinstance(case.table, int):
        hands, stock = slow.deal(case.seed, case.table, slow.edition_of(case.edition))
        record["players"] = NAMES[: case.table]
        record["rounds"] = [{"hands": hands, "stock": stock, "actions": []}]
    else:
        rack, draws = case.table
        edition = slow.edition_of(case.edition)
        start, hand, stock = slow.deal_solitaire(case.seed, rack, edition)
        record["players"] = NAMES[:1]
        record["solitaire"] = {"rack": rack, "draws": draws}
        record["rounds"] = [{"start": start, "hands": [hand], "stock": stock, "actions": []}]
    return record


def name_of(case: Case) -> str:
    """A line for a person who reads a failing test."""
    spec = case.edition
    edition = spec if isinstance(spec, str) else spec.get("name", f"own {spec.get('base')}")
    if isinstance(spec, dict) and spec.get("must_place"):
        edition += " with must_place"
    if isinstance(case.table, int):
        table = f"{case.table} players"
    else:
        table = f"solitaire {case.table[0]}/{case.table[1]}"
    return f"{edition}, {table}, seed {case.seed}"


def chooser(policy: str) -> Choose:
    """`first`, `last`, `greedy`, or a number: a pseudo-random choice from that seed."""
    if policy == "first":
        return lambda state, legal: legal[0]
    if policy == "last":
        return lambda state, legal: legal[-1]
    if policy == "greedy":
        return lambda state, legal: max(legal, key=lambda action: state.copy()._do(action)[1])
    source = random.Random(int(policy))
    return lambda state, legal: legal[int(source.random() * len(legal))]


def kinds_of_action(before: slow.Slow, action: str, points: int) -> set[str]:
    """What is rare or worth a golden about an action."""
    kinds = set()
    edition = before.edition
    drawn = len(before.drawn)
    can_place = any("@" in text for text in before.legal())
    full = drawn == edition["draws"]
    if drawn and not can_place and slow.placements(before.board, before.hands[before.seat]):
        kinds.add("an own tile fits, no drawn one")
    if action == "+":
        if can_place:
            kinds.add("draws past a fitting drawn tile" if drawn else "draws though a tile fits")
        if points < -edition["draw"]:
            kinds.add("last draw fits nowhere and costs")
    elif action == "-":
        if full:
            kinds.add("declines" if points == 0 else "declines and pays")
        else:
            kinds.add(f"stock empty at draw {drawn + 1}")
            if can_place:
                kinds.add(f"stock empty at draw {drawn + 1} though a tile fits")
    elif not before.board:
        if len(set(before.opener)) > 1:
            kinds.add("opens without a triple")
        if before.opener == "000":
            kinds.add("opens with 000")
    else:
        cell, _, tile = slow.parse(action)
        if drawn and tile != before.drawn[-1]:
            kinds.add("places an older drawn tile")
        after = before.board | {cell: (0, 0, 0)}
        closed = sum(
            all(other in after for other in slow.cells_around(point))
            for point in slow.points_of(cell)
        )
        if closed >= 2:
            kinds.add(f"{closed} hexagons")
        if len(slow.shared_sides(before.board, cell)) == 3:
            kinds.add("three sides" if closed else "three sides without a hexagon")
    return kinds


def kinds_of_end(last: slow.Slow, action: str, end: slow.Slow) -> set[str]:
    """How a round ended, from the position before its last action."""
    alone = "solitaire " if end.rack is not None else ""
    if end.end == "out":
        return {f"{alone}out" if end.rack != 0 else "solitaire out, rack 0"}
    kinds = set()
    left = [slow.value(hand) for hand in end.hands]
    if left.count(min(left)) > 1:
        kinds.add("blocked, tied")
    if action == "+":
        full = len(last.drawn) + 1 == last.edition["draws"]
        kinds.add(f"{alone}blocked by {'the last' if full else 'a'} draw")
    else:
        kinds.add(f"{alone}blocked by {'passing' if action == '-' else 'a placement'}")
    if end.rack is not None and not end.stock:
        kinds.add("solitaire stock really empty")
    return kinds


def built(players: int, edition: str | slow.Edition, line: list[str]) -> slow.Record:
    """A record without actions, dealt so that the last seat opens this line."""
    tiles = [slow.parse(action)[2] for action in line]
    others = [tile for tile in slow.TILES if tile not in tiles]
    hands: list[list[str]] = [[] for _ in range(players)]
    for turn, tile in enumerate(tiles):
        hands[(turn - 1) % players].append(tile)
    for hand in hands:
        while len(hand) < slow.edition_of(edition)["deal"][str(players)]:
            hand.append(others.pop(0))
    rounds = [{"hands": hands, "stock": others, "actions": []}]
    return {"dreistein": 1, "edition": edition, "players": NAMES[:players], "rounds": rounds}


def playthrough(
    name: str, record: slow.Record, choose: Choose, line: list[str] | None = None
) -> dict[str, Any]:
    """A whole round, beginning with a line, with all that is expected of it."""
    todo = list(line or [])
    state = slow.from_record(record)
    turns = []
    kinds = set() if state.legal() else {"blocked at the deal"}
    while legal := state.legal():
        before = state.copy()
        action = todo.pop(0) if todo else choose(state, legal)
        bonus, points = state.apply(action)
        turns.append({"seat": before.seat, "action": action, "bonus": bonus, "points": points})
        kinds |= kinds_of_action(before, action, points)
    if turns:
        kinds |= kinds_of_end(before, action, state)
    record["rounds"][0]["actions"] = [turn["action"] for turn in turns]
    return {
        "name": name,
        "kinds": sorted(kinds),
        "record": record,
        "turns": turns,
        "end": state.end,
        "scores": state.scores,
    }


def playthroughs() -> list[dict[str, Any]]:
    """All of playthroughs.json."""
    rounds = [
        playthrough(f"{name_of(case)}, {case.policy}", record_of(case), chooser(case.policy))
        for case in map(Case.parse, PLAYTHROUGHS.split(";"))
    ]
    for players, edition, text in LINES:
        line = text.split()
        record = built(players, edition, line)
        rounds.append(playthrough(f"built by {players} players", record, chooser("last"), line))
    found = {kind for a_round in rounds for kind in a_round["kinds"]}
    missing = {" ".join(kind.split()) for kind in KINDS.split(";")} - found
    assert not missing, missing
    return rounds


def position(case: Case, cut: int) -> dict[str, Any]:
    """A position with its perft counts, and for the deepest one its parts."""
    record = record_of(case)
    turns = slow.play(slow.from_record(record), chooser(case.policy)) if cut else []
    actions = [turn["action"] for turn in turns][:cut]
    record["rounds"][0]["actions"] = actions
    state = slow.from_record(record)
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or 0 < counts[-1] <= ENOUGH):
        parts = slow.divide(state, len(counts) + 1)
        counts.append(sum(parts.values()))
    return {
        "name": f"{name_of(case)}, {len(actions)} actions ({case.policy})",
        "record": record,
        "perft": counts,
        "divide": parts,
    }


def positions() -> list[dict[str, Any]]:
    """All of perft.json."""
    texts = [text.rpartition(" ") for text in POSITIONS.strip().split(";")]
    return [position(Case.parse(case), int(cut)) for case, _, cut in texts]


def dump(entries: list[dict[str, Any]]) -> str:
    """JSON with one entry a line."""
    lines = [json.dumps(entry, separators=(",", ":")) for entry in entries]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    check = parser.parse_args().check
    stale = []
    for name, make in [("playthroughs.json", playthroughs), ("perft.json", positions)]:
        path = HERE / name
        text = dump(make())
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
    for name in stale:
        print(f"{name} is not what tests/slow.py says")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
