import assert from "node:assert/strict";
import { test } from "node:test";

import { fromFile, toCsv, toJson, Unreadable } from "../../../src/dreistein/web/static/pad/model/files.js";
import { written } from "../../../src/dreistein/web/static/pad/model/journal.js";
import { isEdition } from "../../../src/dreistein/web/static/shared/rules/editions.js";
import { out, placed, SETUP, without } from "./entries.js";

const ENTRIES = [placed(0, "012"), without(1, "kept", 3), placed(0, null, { value: 7 }), out(0, 0, 31)];
const OPS = [{ op: "setup", ...SETUP }, ...ENTRIES.map((entry) => ({ op: "add", entry }))];
const GAME = { id: "g", created: 0, changed: 0, ops: OPS, draft: null, live: null };
const CSV = toCsv([GAME]);

const entries = (text) => written(fromFile(text)[0].ops).entries;

test("a spreadsheet may drop leading zeros, use semicolons and add a byte order mark", () => {
  const saved = `\uFEFF${CSV.replace(",012,", ",12,").replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ";")}`;
  assert.ok(saved.includes(";12;"));
  assert.deepEqual(entries(saved), ENTRIES);
});

test("a name that looks like a formula does no harm in a spreadsheet, and comes back", () => {
  const names = ["=SUM(A1)", "'+1"];
  const ops = [{ ...OPS[0], names }, ...OPS.slice(1)];
  const csv = toCsv([{ id: "g", created: 0, changed: 0, ops, draft: null, live: null }]);
  assert.ok(csv.includes(",'=SUM(A1),"));
  assert.deepEqual(written(fromFile(csv)[0].ops).setup.names, names);
});

test("the house rule goes with the numbers, and a game without it is written as ever", () => {
  assert.ok(!CSV.includes("must_place"));
  const strict = { ...SETUP.edition, must_place: true };
  const csv = toCsv([
    { id: "g", created: 0, changed: 0, ops: [{ ...OPS[0], edition: strict }], draft: null, live: null },
  ]);
  assert.deepEqual(written(fromFile(csv)[0].ops).setup.edition, strict);
  assert.equal(isEdition({ ...SETUP.edition, must_place: false }), true);
  assert.equal(isEdition({ ...SETUP.edition, must_place: "yes" }), false);
});

test("anything else is refused", () => {
  for (const text of ["", "{}", "hello", "[1, 2]", CSV.replace("player,0", "player,zero").replace("012", "019")]) {
    assert.throws(() => fromFile(text), Unreadable, text.slice(0, 20));
  }
});

test("a file with one wrong field is refused, whichever it is", () => {
  const read = (changes) => fromFile(toJson([{ ...GAME, ...changes }]));
  assert.deepEqual(read({}), [GAME]);
  assert.equal(read({ id: "a-Z_9".padEnd(64, "x") }).length, 1);
  for (const changes of [
    { id: "" },
    { id: "no spaces" },
    { id: "x".repeat(65) },
    { created: -1 },
    { created: "today" },
    { changed: -1 },
    { changed: null },
    { ops: [] },
    { ops: OPS.slice(1) },
  ]) {
    assert.throws(() => read(changes), Unreadable, JSON.stringify(changes));
  }
  const file = JSON.parse(toJson([GAME]));
  for (const changes of [{ "dreistein-pad": 2 }, { games: {} }]) {
    assert.throws(() => fromFile(JSON.stringify({ ...file, ...changes })), Unreadable, JSON.stringify(changes));
  }
});

test("a file of very many games can be read back, whatever their number", () => {
  const games = Array.from({ length: 2900 }, (_, number) => ({ ...GAME, id: `g${number}` }));
  assert.equal(fromFile(toCsv(games)).length, 2900);
});
