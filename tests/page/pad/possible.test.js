import assert from "node:assert/strict";
import { test } from "node:test";

import { bonusFlags, bounds, gone, leftFlags, unseen } from "../../../src/dreistein/web/static/pad/model/possible.js";
import { fold, present } from "../../../src/dreistein/web/static/pad/model/sheet.js";
import { blocked, out, placed, SETUP } from "./entries.js";

const NAMES = SETUP.names;
const round = (changes = {}) => ({ counts: [0, 2], stock: 0, tiles: {}, values: Array(16).fill(0), ...changes });
const codes = (flags) => flags.map(({ code }) => code);

test("two tiles are worth at least 0 and 1, at most 14 and 15, less what lies on the table", () => {
  assert.deepEqual(bounds(round(), 2), [1, 29]);
  assert.deepEqual(bounds(round({ tiles: { "000": 0, 555: 1 } }), 2), [3, 27]);
  assert.deepEqual(bounds(round(), -1), [0, 0]);
  assert.equal(unseen(round({ tiles: { "000": 0 } })).length, 55);
});

test("what is left must be possible with the number of tiles left", () => {
  for (const [value, expected] of [
    [0, ["left-value"]],
    [1, []],
    [29, []],
    [30, ["left-value"]],
  ]) {
    assert.deepEqual(codes(leftFlags(round(), out(0, 0, value), NAMES)), expected, String(value));
  }
  const [{ details }] = leftFlags(round(), out(0, 0, 30), NAMES);
  assert.deepEqual(details, { name: "Ben", count: 2, least: 1, most: 29 });
});

test("tiles left are counted, and none is there twice", () => {
  const entry = (...tiles) => ({ ...out(0, 0, 0), left: [{ value: 0 }, { tiles }] });
  const flags = (...tiles) => leftFlags(round({ tiles: { 345: 0 } }), entry(...tiles), NAMES);
  assert.deepEqual(flags("012", "000"), []);
  assert.deepEqual(flags("012"), [{ code: "left-count", details: { name: "Ben", count: 2, found: 1 } }]);
  const twice = (tile) => [{ code: "left-twice", details: { name: "Ben", tile } }];
  assert.deepEqual(flags("345", "000"), twice("345"));
  assert.deepEqual(flags("000", "000"), twice("000"));
});

test("a bonus needs its tiles on the table", () => {
  for (const [bonus, hexagons, count] of [
    ["bridge", 0, 8],
    ["double", 0, 11],
    ["hexagon", 1, 5],
    ["hexagon", 2, 9],
    ["hexagon", 3, 12],
  ]) {
    assert.deepEqual(bonusFlags(bonus, hexagons, count), []);
    const flag = { code: "too-early", details: { bonus, hexagons, count } };
    assert.deepEqual(bonusFlags(bonus, hexagons, count - 1), [flag]);
  }
  assert.deepEqual(bonusFlags(null, 0, 0), []);
});

test("who is out has no tile left", () => {
  const flags = leftFlags(round({ counts: [1, 2] }), out(0, 0, 3), NAMES);
  assert.deepEqual(flags, [{ code: "not-out", details: { name: "Ada", count: 1 } }]);
});

test("nobody is blocked while there is a tile to draw", () => {
  const flags = (stock) => leftFlags(round({ counts: [2, 2], stock }), blocked(3, 5), NAMES);
  assert.deepEqual(flags(0), []);
  assert.deepEqual(flags(1), [{ code: "not-blocked", details: { count: 1 } }]);
  assert.deepEqual(leftFlags(round({ stock: 1 }), out(0, 0, 5), NAMES), []);
});

test("a tile is there once, and so many of a value as there are", () => {
  const after = (...entries) => present(fold(SETUP, entries));
  const first = placed(1, "345");
  assert.deepEqual(gone(after(first), "345", 12), { code: "tile-twice", details: { tile: "345", seat: 1 } });
  assert.equal(gone(after(first), "444", 12), null);
  const one = placed(0, null, { value: 1 });
  assert.equal(gone(after(first), null, 1), null);
  assert.deepEqual(gone(after(first, one), "001", 1), { code: "value-gone", details: { value: 1, count: 1 } });
});
