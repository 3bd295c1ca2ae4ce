"""A game kept on the score pad becomes a record that the referee adds up to the same totals."""

from random import Random

import pytest

from dreistein.rules import EDITIONS, DreisteinError, judge, read_record
from dreistein.rules.record.sheet import read_sheet
from page.matches import random_match, run_module, setup, written

TO_CSV = """
const { toCsv } = await import(`${PAGE}/model/files.js`);
console.log(JSON.stringify(toCsv(given)));
"""


TO_RECORD = """
const { toRecord } = await import(`${PAGE}/model/record.js`);
const made = given.map((game) => {
  try {
    return toRecord(game);
  } catch (error) {
    return error.message;
  }
});
console.log(JSON.stringify(made));
"""


class ByTile(Random):
    """Chance that never writes down a value without its tile."""

    def random(self) -> float:
        return 0.9


@pytest.mark.parametrize(("edition", "players"), [("german", 2), ("triominos", 4)])
def test_the_pad_s_files_are_records_with_the_same_totals(edition: str, players: int) -> None:
    match = random_match(11, EDITIONS[edition], players)
    entries, _ = written(match, ByTile())
    ops = [{"op": "setup", **setup(match)}, *({"op": "add", "entry": e} for e in entries)]
    game = {"id": "g1", "created": 0, "changed": 0, "ops": ops}
    (saved,) = run_module(TO_RECORD, [game])
    for record in (read_sheet(run_module(TO_CSV, [game])), read_record(saved)):
        verdict = judge(record)
        assert verdict.legal, verdict.to_json()
        assert (verdict.totals, verdict.over) == (match.totals, match.over)
        assert [round.end for round in verdict.rounds] == [round.end for round in match.rounds]


def test_two_games_or_a_tile_without_its_numbers_are_no_record() -> None:
    match = random_match(11, EDITIONS["german"], 2, 1)
    entries, _ = written(match, ByTile())
    entries[1] = {**entries[1], "kind": "turn", "end": "placed", "tile": None, "value": 7}
    ops = [{"op": "setup", **setup(match)}, *({"op": "add", "entry": e} for e in entries)]
    games = [{"id": f"g{n}", "created": 0, "changed": 0, "ops": ops} for n in range(2)]
    for given, code in ((games, "sheet-games"), (games[:1], "sheet-value")):
        with pytest.raises(DreisteinError) as caught:
            read_sheet(run_module(TO_CSV, given))
        assert caught.value.code == code
    tile = {**entries[1], "tile": "000", "bonus": "hexagon", "hexagons": 3}
    early = [ops[0], ops[1], {"op": "add", "entry": tile}]
    reasons = run_module(TO_RECORD, [games[0], {**games[0], "ops": early}])
    assert reasons == ["sheet-record-values", "sheet-record-places"]
