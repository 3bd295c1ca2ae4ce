import assert from "node:assert/strict";
import { test } from "node:test";

import { doubts, fold, present } from "../../../src/dreistein/web/static/pad/model/sheet.js";
import { startBonus, winnersOf } from "../../../src/dreistein/web/static/shared/rules/points.js";
import { TILES } from "../../../src/dreistein/web/static/shared/rules/tiles.js";
import { blocked, GERMAN, out, placed, SETUP, without } from "./entries.js";

const lines = (entries, setup = SETUP) => fold(setup, entries).rounds.flatMap((round) => round.lines);
const points = (entries, setup = SETUP) => lines(entries, setup).map((line) => line.points);
const house = (changes) => ({ ...SETUP, edition: { ...GERMAN, ...changes } });

test("a tile scores the sum of its numbers, the first 5 more", () => {
  assert.deepEqual(points([placed(0, "555"), placed(1, "455")]), [20, 14]);
});

test("the start may need a triple, and three zeros may be worth more", () => {
  const strict = house({ start: 10, start_needs_triple: true, start_zero: 40 });
  assert.deepEqual(points([placed(0, "455")], strict), [14]);
  assert.deepEqual(points([placed(0, "333")], strict), [19]);
  assert.deepEqual(points([placed(0, "000")], strict), [50]);
  const bare = [15, 14, 1, 0].map((value) => startBonus(strict.edition, null, value));
  assert.deepEqual(bare, [10, 0, 0, 50], "of a value alone, only 0 and 15 are surely a triple's");
});

test("bridge, double connection and hexagons add to the tile", () => {
  const opening = placed(0, "555");
  const bonuses = [
    [{ bonus: "bridge" }, 36],
    [{ bonus: "double" }, 31],
    [{ bonus: "hexagon", hexagons: 1 }, 46],
    [{ bonus: "hexagon", hexagons: 2 }, 86],
    [{ bonus: "hexagon", hexagons: 3 }, 126],
  ];
  for (const [bonus, expected] of bonuses) assert.equal(points([opening, placed(1, "123", bonus)])[1], expected);
});

test("each draw costs 5, and keeping everything or an empty stock what the edition says", () => {
  assert.equal(points([placed(0, "555"), placed(1, "455", { draws: 2 })])[1], 14 - 10);
  assert.equal(points([placed(0, "555"), without(1, "kept", 3)])[1], -15);
  assert.equal(points([placed(0, "555"), without(1, "kept", 3)], house({ fruitless: 10 }))[1], -25);
  assert.equal(points([placed(0, "555"), without(1, "empty")])[1], -10);
  assert.equal(points([placed(0, "555"), without(1, "cut", 1)])[1], -5);
});

test("a line adds up, and so do a player's lines", () => {
  const all = lines([placed(0, "555"), without(1, "kept", 3), placed(0, "345", { draws: 1, bonus: "bridge" })]);
  for (const line of all) {
    assert.equal(line.tilePoints + line.bonusPoints + line.drawPoints + line.endPoints, line.points);
  }
  assert.deepEqual(
    all.map(({ total }) => total),
    [20, -15, 20 + 12 + 30 - 5],
  );
});

test("a line says what was placed, if anything was, and a start has no other bonus", () => {
  const hexagon = { bonus: "hexagon", hexagons: 2 };
  const all = lines([
    placed(0, "555", hexagon),
    placed(1, "345", hexagon),
    placed(0, null, { value: 7, bonus: "bridge" }),
    without(1, "empty"),
  ]);
  assert.deepEqual(
    all.map(({ opening, tile, value, bonus, hexagons }) => [opening, tile, value, bonus, hexagons]),
    [
      [true, "555", 15, "start", 0],
      [false, "345", 12, "hexagon", 2],
      [false, null, 7, "bridge", 0],
      [false, null, null, null, 0],
    ],
  );
});

test("the player who is out scores 20 and the others' tiles", () => {
  const sheet = fold(SETUP, [placed(0, "555"), out(0, 0, 31)]);
  assert.deepEqual(sheet.rounds[0].end.points, [51, 0]);
  assert.deepEqual(sheet.totals, [71, 0]);
});

test("blocked, the fewest points score the others' minus their own; a tie scores for both", () => {
  assert.deepEqual(fold(SETUP, [placed(0, "555"), blocked(12, 30)]).rounds[0].end.points, [18, 0]);
  const tied = fold({ ...SETUP, names: ["Ada", "Ben", "Cleo"] }, [placed(0, "555"), blocked(8, 20, 8)]);
  assert.deepEqual(tied.rounds[0].end.points, [20, 0, 20]);
  assert.deepEqual(tied.rounds[0].end.scorers, [0, 2]);
});

test("a match is over with the round in which somebody reaches the target, and the most points win", () => {
  const long = [placed(0, "555"), out(0, 0, 140), placed(1, "555"), out(1, 200, 0)];
  const sheet = fold(SETUP, long.slice(0, 2));
  assert.deepEqual([sheet.over, sheet.rounds.length, present(sheet).turn], [false, 2, null]);
  const finished = fold(house({ target: 200 }), long);
  assert.deepEqual([finished.over, finished.totals, finished.winners], [true, [180, 240], [1]]);
  assert.equal(finished.rounds.length, 2);
  assert.equal(fold(house({ target: 240 }), long).over, true);
  assert.equal(fold(house({ target: 241 }), long).over, false);
});

test("turns go round, and tiles and stock are counted", () => {
  const round = present(fold(SETUP, [placed(1, "555"), without(0, "kept", 3)]));
  assert.deepEqual([round.opener, round.turn, round.counts, round.stock], [1, 1, [13, 9], 56 - 20 - 3]);
});

test("passes in a row are counted, with an empty stock and nothing drawn", () => {
  const opening = placed(0, "555");
  const rounds = [
    [],
    [without(0, "empty")],
    [opening, without(1, "empty"), without(0, "empty")],
    [opening, without(1, "empty"), without(0, "empty", 1)],
    [opening, without(1, "empty"), placed(0, "455")],
  ];
  assert.deepEqual(
    rounds.map((entries) => present(fold(SETUP, entries)).passes),
    [0, 1, 2, 0, 0],
  );
});

test("racks and stock are counted", () => {
  const last = (...entries) =>
    lines([placed(0, "555"), ...entries])
      .at(-1)
      .flags.map(({ code }) => code);
  const drawn = Array.from({ length: 12 }, (_, at) => without((at + 1) % 2, "kept", 3));
  assert.deepEqual(last(without(1, "empty")), ["not-empty"]);
  assert.deepEqual(last(...drawn, without(1, "empty")), []);
  assert.deepEqual(last(...drawn, without(1, "cut", 1)), ["stock-short"]);
  const ten = TILES.slice(0, 19).map((tile, at) => placed((at + 1) % 2, tile));
  assert.deepEqual(last(...ten), []);
  assert.deepEqual(last(...ten, placed(0, "455")), ["no-tiles"]);
});

test("nobody wins below the target, and who has the most may share the win", () => {
  const winners = [
    [299, 120],
    [310, 340],
    [300, 300, 12],
    [-5, -9],
  ].map((totals) => winnersOf(totals, 300));
  assert.deepEqual(winners, [[], [1], [0, 1], []]);
});

test("what cannot be is doubted and still counted, as on paper", () => {
  const sheet = fold(SETUP, [placed(0, "555"), placed(1, "555", { bonus: "bridge" }), placed(1, "345")]);
  assert.deepEqual(
    doubts(sheet).map(({ at, flag }) => [at, flag.code]),
    [
      [1, "tile-twice"],
      [1, "too-early"],
      [2, "out-of-turn"],
    ],
  );
  assert.deepEqual(sheet.totals, [20, 45 + 12]);
});
