import assert from "node:assert/strict";
import { test } from "node:test";

import { fold } from "../../../src/dreistein/web/static/pad/model/sheet.js";
import { average, coloursOf, tableOfAllTime } from "../../../src/dreistein/web/static/pad/model/stats.js";
import { blocked, GERMAN, out, placed, without } from "./entries.js";

const QUICK = { ...GERMAN, target: 1 };
const game = (changed, names, winner) => ({
  changed,
  sheet: fold({ names, edition: QUICK }, [placed(0, "555"), out(winner, ...names.map(() => 3))]),
});

test("everybody has the colour of their seat in the latest game, whoever leads the table", () => {
  const people = tableOfAllTime([game(1, ["Ada", "Ben"], 0), game(2, ["Cleo", "Ada", "Ben"], 2)]);
  const colours = coloursOf(people);
  assert.deepEqual(Object.fromEntries(people.map(({ name }, at) => [name, colours[at]])), { Cleo: 0, Ada: 1, Ben: 2 });
});

test("a name is the same person's however it is written, and the most wins come first", () => {
  const people = tableOfAllTime([game(1, ["Ben", "Ada"], 1), game(2, ["BEN", " ada "], 1), game(3, ["Ben", "Ada"], 0)]);
  assert.deepEqual(
    people.map(({ name, games, wins }) => [name, games, wins]),
    [
      ["Ada", 3, 2],
      ["Ben", 3, 1],
    ],
  );
});

test("no two have the same colour", () => {
  const people = tableOfAllTime([game(1, ["Ada", "Ben"], 0), game(2, ["Cleo", "Dora"], 1)]);
  assert.equal(new Set(coloursOf(people)).size, 4);
});

test("a row of the table of all time has every column", () => {
  const names = ["Ada", "Ben"];
  const long = { names, edition: { ...GERMAN, target: 200 } };
  const first = [
    placed(0, "555", { draws: 1 }),
    placed(1, "455", { bonus: "double" }),
    placed(0, "345", { bonus: "bridge" }),
    placed(1, "344", { bonus: "hexagon", hexagons: 2 }),
    without(0, "kept", 3),
    out(1, 20, 0),
  ];
  const sheet = fold(long, [...first, placed(0, "555"), blocked(4, 9)]);
  assert.deepEqual([sheet.over, sheet.totals], [false, [42 + 25, 170]]);
  const row = {
    name: "Ben",
    games: 0,
    wins: 0,
    shared: 0,
    points: 0,
    best: null,
    rounds: 2,
    bestRound: 170,
    turns: 2,
    bridges: 0,
    doubles: 1,
    hexagons: 2,
    bonusPoints: 105,
    draws: 0,
    outs: 1,
    history: [],
    seat: 1,
  };
  const one = { ...row, name: "Ada", rounds: 2, bestRound: 42, turns: 4, bridges: 1, doubles: 0, hexagons: 0 };
  const ada = { ...one, bonusPoints: 30, draws: 4, outs: 0, seat: 0 };
  assert.deepEqual(tableOfAllTime([{ changed: 1, sheet }]), [ada, row]);
  assert.equal(average(row), -Infinity);

  const shared = fold({ names, edition: QUICK }, [placed(0, "001"), placed(1, "123"), blocked(9, 9)]);
  assert.deepEqual(shared.totals, [6, 6]);
  const [, ben] = tableOfAllTime([{ changed: 2, sheet: shared }, game(1, names, 0)]);
  const { games, wins, points, best, history } = ben;
  assert.deepEqual([ben.name, games, wins, ben.shared, points, best], ["Ben", 2, 1, 1, 6, 6]);
  assert.deepEqual(history, [
    { at: 1, total: 0, won: false },
    { at: 2, total: 6, won: true },
  ]);
  assert.equal(average(ben), 3);
});
