import assert from "node:assert/strict";
import { test } from "node:test";

import {
  begins,
  holds,
  mayRedo,
  mayUndo,
  sheetOf,
  written,
} from "../../../src/dreistein/web/static/pad/model/journal.js";
import { GERMAN, placed, SETUP } from "./entries.js";

const START = { op: "setup", ...SETUP };
const UNDO = { op: "undo" };
const REDO = { op: "redo" };
const add = (tile) => ({ op: "add", entry: placed(0, tile) });
const tiles = (...ops) => written([START, ...ops]).entries.map(({ tile }) => tile);

test("undo and redo walk through everything that was done", () => {
  const done = [add("555"), add("455"), { op: "drop", at: 0 }];
  assert.deepEqual(tiles(...done), ["455"]);
  assert.deepEqual(tiles(...done, UNDO), ["555", "455"]);
  assert.deepEqual(tiles(...done, UNDO, UNDO), ["555"]);
  assert.deepEqual(tiles(...done, UNDO, UNDO, REDO, REDO), ["455"]);
});

test("an entry is put in place of another or before it, and that too can be undone", () => {
  const two = [add("555"), add("455")];
  const put = { ...add("344"), op: "put", at: 0 };
  const insert = { ...add("123"), op: "insert", at: 1 };
  assert.deepEqual(tiles(...two, put, insert), ["344", "123", "455"]);
  assert.deepEqual(tiles(...two, put, insert, UNDO), ["344", "455"]);
  assert.deepEqual(tiles(...two, put, UNDO, insert, REDO), ["555", "123", "455"]);
  assert.deepEqual(tiles(...two, put, insert, UNDO, UNDO, REDO, REDO, REDO), ["344", "123", "455"]);
});

test("a new entry ends what could be redone", () => {
  const ops = [START, add("555"), UNDO, add("344")];
  assert.equal(mayRedo(ops), false);
  assert.deepEqual(tiles(...ops.slice(1), REDO), ["344"]);
});

test("the setup is never undone", () => {
  assert.equal(mayUndo([START]), false);
  assert.equal(mayUndo([START, add("555")]), true);
  assert.deepEqual(tiles(UNDO, UNDO, add("555")), ["555"]);
});

test("players may be renamed later, and that too can be undone", () => {
  const renamed = { op: "setup", names: ["Ada", "Benedikt"], edition: GERMAN };
  const ops = [START, add("555"), renamed];
  assert.deepEqual(sheetOf(ops).names, ["Ada", "Benedikt"]);
  assert.deepEqual(sheetOf([...ops, UNDO]).names, ["Ada", "Ben"]);
  assert.deepEqual(sheetOf([...ops, UNDO]).totals, [20, 0]);
});

test("another edition counts everything again, and undo brings the old one back", () => {
  const bridge = { op: "add", entry: placed(1, "455", { bonus: "bridge" }) };
  const other = { op: "setup", names: SETUP.names, edition: { ...GERMAN, name: "own", start: 10, bridge: 40 } };
  const ops = [START, add("555"), bridge, other];
  assert.deepEqual(sheetOf(ops.slice(0, 3)).totals, [20, 44]);
  assert.deepEqual(sheetOf(ops).totals, [25, 54]);
  assert.deepEqual(sheetOf([...ops, UNDO]).totals, [20, 44]);
  assert.deepEqual(sheetOf([...ops, UNDO, REDO]).totals, [25, 54]);
});

test("a journal holds its own beginnings, and what it once said without an undo", () => {
  const ops = [START, add("555"), add("111"), UNDO, add("455"), add("445")];
  for (let length = 1; length <= ops.length; length += 1) assert.ok(begins(ops, ops.slice(0, length)));
  assert.ok(holds(ops, [START, add("555"), add("455")]));
  assert.ok(!holds(ops, [START, add("555"), add("112")]));
  assert.ok(!holds(ops.slice(0, 4), ops));
  assert.ok(!begins(ops, [START, add("555"), add("455")]));
});
