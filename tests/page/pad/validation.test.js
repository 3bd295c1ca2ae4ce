import assert from "node:assert/strict";
import { test } from "node:test";

import { areNames, isJournal } from "../../../src/dreistein/web/static/pad/model/validation.js";
import { GERMAN, placed, SETUP } from "./entries.js";

const START = { op: "setup", ...SETUP };
const ADD = { op: "add", entry: placed(0, "555") };
const DROP = { op: "drop", at: 0 };
const put = (at) => ({ op: "put", at, entry: placed(0, "455") });
const insert = (at) => ({ op: "insert", at, entry: placed(0, "455") });

test("an op is about an entry that is there", () => {
  for (const [ops, expected] of [
    [[ADD, put(0)], true],
    [[ADD, put(1)], false],
    [[ADD, DROP, put(0)], false],
    [[ADD, ADD, DROP, put(0)], true],
    [[ADD, ADD, DROP, put(1)], false],
    [[insert(0), put(0)], true],
    [[insert(1)], false],
    [[ADD, insert(1), put(1)], true],
    [[ADD, put(0), put(1)], false],
    [[ADD, { op: "undo" }, put(0)], false],
    [[ADD, { op: "undo" }, { op: "redo" }, put(0)], true],
    [[ADD, { op: "undo" }, START, { op: "redo" }, put(0)], false],
  ]) {
    assert.equal(isJournal([START, ...ops]), expected, JSON.stringify(ops));
  }
});

test("anything else is no journal", () => {
  for (const ops of [null, [], {}, "ops", [null], [{ op: "undo" }], [START, { op: "shout" }]]) {
    assert.equal(isJournal(ops), false, JSON.stringify(ops));
  }
  const edition = (changes) => isJournal([{ ...START, edition: { ...GERMAN, ...changes } }]);
  assert.deepEqual([edition({}), edition({ bridge: -1 })], [true, false]);
  assert.deepEqual(
    [edition({ deal: { ...GERMAN.deal, 2: 28 } }), edition({ deal: { ...GERMAN.deal, 2: 29 } })],
    [true, false],
  );
  for (const wrong of [
    { seat: 2 },
    { tile: "543" },
    { bonus: "hexagon" },
    { end: "kept" },
    { kind: "end", how: "out", seat: null, left: [] },
  ]) {
    const entry = { ...ADD.entry, ...wrong };
    assert.equal(isJournal([START, { op: "add", entry }]), false, JSON.stringify(wrong));
  }
});

test("the players may be renamed but not be more or fewer", () => {
  assert.equal(isJournal([START, { ...START, names: ["Ada", "Benedikt"] }]), true);
  assert.equal(isJournal([START, { ...START, names: ["Ada", "Ben", "Cleo"] }]), false);
});

test("two to six players have names of up to 40 characters", () => {
  const named = (count, length = 3) => Array(count).fill("x".repeat(length));
  assert.deepEqual(
    [1, 2, 6, 7].map((count) => areNames(named(count))),
    [false, true, true, false],
  );
  assert.deepEqual(
    [0, 1, 40, 41].map((length) => areNames(named(2, length))),
    [false, true, true, false],
  );
  assert.equal(areNames(["Ada", "  "]), false);
});
