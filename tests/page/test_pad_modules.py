"""The pad's pure modules: what can still be, the journal, files, statistics."""

import csv
import io
from random import Random
from typing import Any

import pytest

from dreistein.rules import EDITIONS, TILES
from dreistein.rules.match import winners
from page.matches import node, random_match, run_module, setup, turn, written

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")

Cell = tuple[int, int]
Cells = frozenset[Cell]
GERMAN = EDITIONS["german"].to_object()
SETUP = {"op": "setup", "names": ["Ada", "Ben"], "edition": GERMAN}


def ops_of(match: Any, chance: Random) -> list[Any]:
    entries, _ = written(match, chance)
    return [{"op": "setup", **setup(match)}, *({"op": "add", "entry": e} for e in entries)]


# ---------------------------------------------------------------------------- what can be


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y + 1) if (x + y) % 2 == 0 else (x, y - 1)]


def points(cell: Cell) -> list[Cell]:
    x, y = cell
    if (x + y) % 2 == 0:
        return [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    return [(x, y + 1), (x - 1, y), (x + 1, y)]


def around(point: Cell) -> list[Cell]:
    i, j = point
    return [(i + dx, j + dy) for dy in (-1, 0) for dx in (-1, 0, 1)]


def shifted(cells: set[Cell]) -> Cells:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    left -= (left + top) % 2
    return frozenset((x - left, y - top) for x, y in cells)


def bonuses_beside(cells: Cells) -> set[str]:
    """Every bonus that one more tile could have."""
    known = {point for cell in cells for point in points(cell)}
    found = set()
    for cell in {n for c in cells for n in neighbours(c)} - cells:
        hexagons = sum(all(a == cell or a in cells for a in around(p)) for p in points(cell))
        sides = sum(n in cells for n in neighbours(cell))
        if hexagons:
            found.add(f"hexagon {hexagons}")
        elif sides > 1:
            found.add("double")
        elif all(point in known for point in points(cell)):
            found.add("bridge")
    return found


def test_a_bonus_is_too_early_just_as_long_as_no_shape_has_it() -> None:
    first: dict[str, int] = {}
    shapes = {shifted({(0, 0)}), shifted({(1, 0)})}
    for count in range(1, 12):
        for bonus in set().union(*map(bonuses_beside, shapes)):
            first.setdefault(bonus, count)
        grown = {shifted({*s, n}) for s in shapes for c in s for n in neighbours(c) if n not in s}
        shapes = grown
    # Three at once need all that lies around the three corners of a tile.
    first["hexagon 3"] = len({cell for p in points((0, 0)) for cell in around(p)} - {(0, 0)})
    program = """
    const { needed } = await import(`${PAGE}/model/possible.js`);
    console.log(JSON.stringify(given.map(([bonus, hexagons]) => needed(bonus, hexagons))));
    """
    asked = [["bridge", 0], ["double", 0], ["hexagon", 1], ["hexagon", 2], ["hexagon", 3]]
    names = ["bridge", "double", "hexagon 1", "hexagon 2", "hexagon 3"]
    assert run_module(program, asked) == [first[name] for name in names]


FLAGS = """
const { fold } = await import(`${PAGE}/model/sheet.js`);
const { rounds } = fold(given.setup, given.entries);
const of = (thing) => thing.flags.map(({ code }) => code);
const all = ({ lines, end }) => [...lines, ...(end ? [end] : [])].map(of);
console.log(JSON.stringify(rounds.map(all)));
"""


def flags(*entries: dict[str, Any]) -> Any:
    given = {"setup": {"names": ["Ada", "Ben"], "edition": GERMAN}, "entries": entries}
    return run_module(FLAGS, given)[0]


def placed(seat: int, tile: str, draws: int = 0, **more: object) -> dict[str, Any]:
    return turn(seat, draws, "placed", tile=tile, **more)


def test_a_tile_exists_once() -> None:
    twice = [placed(0, "345"), placed(1, "345")]
    assert flags(*twice) == [[], ["tile-twice"]]
    values = [turn(seat % 2, 0, "placed", value=15) for seat in range(2)]
    assert flags(*values) == [[], ["value-gone"]]
    assert flags(placed(0, "555"), turn(1, 0, "placed", value=15)) == [[], ["value-gone"]]


def test_racks_and_stock_are_counted() -> None:
    assert flags(placed(0, "555"), turn(1, 0, "empty")) == [[], ["not-empty"]]
    drawn = [turn(seat % 2, 3, "kept") for seat in range(1, 13)]
    assert flags(placed(0, "555"), *drawn, turn(1, 0, "empty"))[1:] == [[]] * 13
    assert flags(placed(0, "555"), *drawn, turn(1, 1, "cut"))[-1] == ["stock-short"]
    assert flags(placed(0, "555"), placed(0, "455")) == [[], ["out-of-turn"]]
    tiles = [str(t) for t in TILES][:20]
    both = [placed(number % 2, tile) for number, tile in enumerate(tiles)]
    assert flags(*both, placed(0, "555"))[-2:] == [[], ["no-tiles"]]


def test_the_end_of_a_round_is_looked_at() -> None:
    opening = placed(0, "555")
    end = {"kind": "end", "how": "out", "seat": 0, "left": [{"value": 0}, {"value": 60}]}
    assert flags(opening, end)[-1] == ["not-out"]
    heavy = {**end, "left": [{"value": 0}, {"value": 150}]}
    assert flags(opening, heavy)[-1] == ["not-out", "left-value"]
    wrong = {**end, "left": [{"value": 0}, {"tiles": ["555", "012", "012"]}]}
    found = ["not-out", "left-count", "left-twice", "left-twice"]
    assert flags(opening, wrong)[-1] == found
    blocked = {**end, "how": "blocked", "seat": None, "left": [{"value": 60}, {"value": 60}]}
    assert flags(opening, blocked)[-1] == ["not-blocked"]


WINNERS = """
const { winnersOf } = await import(`${PAGE}/../shared/rules/points.js`);
console.log(JSON.stringify(given.map((totals) => winnersOf(totals, 300))));
"""


def test_a_match_ends_at_the_target_and_wins_are_shared() -> None:
    totals = [[299, 120], [310, 340], [300, 300, 12], [-5, -9]]
    expected = [list(winners(row, 300)) for row in totals]
    assert expected == [[], [1], [0, 1], []]
    assert run_module(WINNERS, totals) == expected


# ---------------------------------------------------------------------------- the journal


def stands(ops: list[Any]) -> list[Any]:
    """The obvious way: a list of everything that ever stood, and where in it we are."""
    states: list[list[Any]] = [[]]
    at = 0
    for op in ops[1:]:
        if op["op"] == "undo":
            at = max(0, at - 1)
            continue
        if op["op"] == "redo":
            at = min(len(states) - 1, at + 1)
            continue
        entries = list(states[at])
        if op["op"] == "add":
            entries.append(op["entry"])
        elif op["op"] == "put":
            entries[op["at"]] = op["entry"]
        elif op["op"] == "insert":
            entries.insert(op["at"], op["entry"])
        else:
            del entries[op["at"]]
        states[at + 1 :] = [entries]
        at += 1
    return states[at]


def random_ops(chance: Random, count: int) -> list[Any]:
    ops: list[Any] = [SETUP]
    for _ in range(count):
        there = len(stands(ops))
        entry = turn(chance.randrange(2), chance.randrange(4), "kept")
        kinds = ["add", "undo", "redo", "insert", *(["put", "drop"] if there else [])]
        kind = chance.choice(kinds)
        op: dict[str, Any] = {"op": kind}
        if kind in ("add", "put", "insert"):
            op["entry"] = entry
        if kind in ("put", "drop", "insert"):
            op["at"] = chance.randrange(there + (kind == "insert"))
        ops.append(op)
    return ops


def test_undo_and_redo_without_limit() -> None:
    program = """
    const { written } = await import(`${PAGE}/model/journal.js`);
    const { isJournal } = await import(`${PAGE}/model/validation.js`);
    console.log(JSON.stringify(given.map((ops) => [isJournal(ops), written(ops).entries])));
    """
    chance = Random(7)
    journals = [random_ops(chance, 60) for _ in range(100)]
    assert run_module(program, journals) == [[True, stands(ops)] for ops in journals]


def test_what_is_no_journal_is_refused() -> None:
    entry = turn(0, 0, "placed", tile="555")
    wrong: list[Any] = [
        *(None, [], {}, "ops", [None], [{"op": "undo"}], [SETUP, {"op": "shout"}]),
        [{**SETUP, "names": ["Ada"]}],
        [{**SETUP, "edition": {**GERMAN, "bridge": -1}}],
        [{**SETUP, "edition": {**GERMAN, "deal": {**GERMAN["deal"], "2": 29}}}],
        [SETUP, {"op": "drop", "at": 0}],
        [SETUP, {"op": "put", "at": 0, "entry": entry}],
        [SETUP, {"op": "add", "entry": {**entry, "seat": 2}}],
        [SETUP, {"op": "add", "entry": {**entry, "tile": "543"}}],
        [SETUP, {"op": "add", "entry": {**entry, "bonus": "hexagon"}}],
        [SETUP, {"op": "add", "entry": {**entry, "end": "kept"}}],
        [SETUP, {"op": "add", "entry": {"kind": "end", "how": "out", "seat": None, "left": []}}],
    ]
    program = """
    const { isJournal } = await import(`${PAGE}/model/validation.js`);
    console.log(JSON.stringify(given.map(isJournal)));
    """
    assert run_module(program, wrong) == [False] * len(wrong)
    assert run_module(program, [[SETUP, {"op": "add", "entry": entry}]]) == [True]


# ---------------------------------------------------------------------------- files

FILES = """
const { fromCsv, fromJson, toCsv, toJson } = await import(`${PAGE}/model/files.js`);
const { written } = await import(`${PAGE}/model/journal.js`);
const csv = toCsv(given);
const all = (games) => games.map(({ ops }) => written(ops));
const json = fromJson(toJson(given)).map(({ ops }) => ops);
console.log(JSON.stringify({ csv, fromCsv: all(fromCsv(csv)), same: all(given), json }));
"""


def test_files_bring_back_what_was_written() -> None:
    chance = Random(3)
    games = []
    for number, edition in enumerate(EDITIONS.values()):
        match = random_match(number, edition, 2 + number, 3)
        ops = ops_of(match, chance)
        ops[0]["names"] = ['=1+1, "x"', "-Ben", "Cl;eo", "@D", "'Emil"][: 2 + number]
        games.append({"id": f"g{number}", "created": number, "changed": number, "ops": ops})
    done = run_module(FILES, games)
    assert done["json"] == [game["ops"] for game in games]
    assert done["fromCsv"] == done["same"]
    rows = list(csv.DictReader(io.StringIO(done["csv"])))
    assert not any(cell.startswith(("=", "@")) for row in rows for cell in row.values())
    assert {row["player"] for row in rows} >= {'\'=1+1, "x"', "'-Ben"}


# ---------------------------------------------------------------------------- statistics


def test_the_table_of_all_time() -> None:
    chance = Random(11)
    matches = [random_match(seed, EDITIONS["german"], 2, 60) for seed in range(6)]
    games: list[dict[str, Any]] = []
    for number, match in enumerate(matches):
        games.append({"changed": number, "ops": ops_of(match, chance)})
    games[1]["ops"][0]["names"] = [" ada ", "BEN"]
    program = """
    const { tableOfAllTime, average } = await import(`${PAGE}/model/stats.js`);
    const { sheetOf } = await import(`${PAGE}/model/journal.js`);
    const sheets = given.map(({ changed, ops }) => ({ changed, sheet: sheetOf(ops) }));
    const people = tableOfAllTime(sheets);
    console.log(JSON.stringify(people.map((one) => ({ ...one, average: average(one) }))));
    """
    people = {one["name"]: one for one in run_module(program, games)}
    assert set(people) == {"Ada", "Ben"}
    for seat, name in enumerate(("Ada", "Ben")):
        one = people[name]
        assert one["games"] == 6
        assert one["wins"] == sum(seat in match.winners for match in matches)
        assert one["average"] == sum(match.totals[seat] for match in matches) / 6
        rounds = [round for match in matches for round in match.rounds]
        assert one["rounds"] == len(rounds)
        assert one["bestRound"] == max(round.scores[seat] for round in rounds)
        played = [p for round in rounds for p in round.history if p.seat == seat]
        assert one["bridges"] == sum(p.bonus == "bridge" for p in played)
        assert one["doubles"] == sum(p.bonus == "double" for p in played)
        assert one["hexagons"] == sum(p.hexagons for p in played)
        assert one["draws"] == sum(str(p.action) == "+" for p in played)
        assert one["outs"] == sum(r.end == "out" and not r.hands[seat] for r in rounds)
    first, second = run_module(program, games)
    assert (first["wins"], first["average"]) >= (second["wins"], second["average"])
