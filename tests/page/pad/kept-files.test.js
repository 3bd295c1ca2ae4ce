/** Files of version 1.0.0, written by its own page, and what its sheets showed (`pad-shown.json`). */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fromFile, toCsv, toJson } from "../../../src/dreistein/web/static/pad/model/files.js";
import { sheetOf, written } from "../../../src/dreistein/web/static/pad/model/journal.js";

const read = (name) => readFileSync(new URL(`../../golden/1.0.0/${name}`, import.meta.url), "utf8");
const SHOWN = JSON.parse(read("pad-shown.json"));

/** What a sheet shows, as `pad-shown.json` has it. */
function shown({ ops }) {
  const { names, rounds, totals, over, winners } = sheetOf(ops);
  const codes = ({ flags }) => flags.map(({ code }) => code);
  const lines = (round) => round.lines.map((line) => [line.seat, line.points, line.total, ...codes(line)]);
  const end = ({ how, points, flags }) => [how, ...points, ...codes({ flags })];
  const parts = rounds.map((round) => ({ lines: lines(round), end: round.end && end(round.end) }));
  return { names, totals, over, winners, rounds: parts };
}

for (const name of ["pad-games.json", "pad-games.csv"]) {
  test(`${name} shows the same sheets`, () => {
    const games = fromFile(read(name));
    assert.deepEqual(Object.fromEntries(games.map((game) => [game.id, shown(game)])), SHOWN);
  });
}

test("a journal keeps every correction, so undo goes on where it was", () => {
  const [, corrected] = fromFile(read("pad-games.json"));
  const { entries } = written(corrected.ops);
  assert.equal(written([...corrected.ops, { op: "redo" }]).entries.length, entries.length + 1);
  assert.equal(written([...corrected.ops, { op: "undo" }]).entries.length, entries.length - 1);
});

test("it is written again byte for byte", () => {
  const games = fromFile(read("pad-games.json"));
  assert.equal(toJson(games), read("pad-games.json"));
  assert.equal(toCsv(games), read("pad-games.csv"));
});
