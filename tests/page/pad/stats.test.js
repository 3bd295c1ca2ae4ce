import assert from "node:assert/strict";
import { test } from "node:test";

import { fold } from "../../../src/dreistein/web/static/pad/model/sheet.js";
import { coloursOf, tableOfAllTime } from "../../../src/dreistein/web/static/pad/model/stats.js";
import { GERMAN, out, placed } from "./entries.js";

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

test("no two have the same colour", () => {
  const people = tableOfAllTime([game(1, ["Ada", "Ben"], 0), game(2, ["Cleo", "Dora"], 1)]);
  assert.equal(new Set(coloursOf(people)).size, 4);
});
