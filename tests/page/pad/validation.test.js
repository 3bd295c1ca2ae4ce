import assert from "node:assert/strict";
import { test } from "node:test";

import { areNames, isEntry, isJournal, namesFault } from "../../../src/dreistein/web/static/pad/model/validation.js";
import { isEdition } from "../../../src/dreistein/web/static/shared/rules/editions.js";
import { blocked, GERMAN, out, placed, SETUP, without } from "./entries.js";

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
  assert.equal(isJournal([START, ...Array(19_999).fill({ op: "undo" })]), true);
  assert.equal(isJournal([START, ...Array(20_000).fill({ op: "undo" })]), false);
});

test("the numbers of an edition are whole and within bounds, each by itself", () => {
  const edition = (changes) => isEdition({ ...GERMAN, ...changes });
  const deal = (players, tiles) => ({ deal: { ...GERMAN.deal, [players]: tiles } });
  const points = ["start", "start_zero", "bridge", "double", "out", "draw", "fruitless", "empty"];
  for (const [least, most, made] of [
    ...points.map((name) => [0, 1_000_000, (value) => ({ [name]: value })]),
    ...[0, 1, 2].map((at) => [0, 1_000_000, (value) => ({ hexagons: GERMAN.hexagons.with(at, value) })]),
    ...[28, 18, 14, 11, 9].map((most, at) => [1, most, (value) => deal(at + 2, value)]),
    [1, 56, (draws) => ({ draws })],
    [1, 1e15, (target) => ({ target })],
  ]) {
    const found = [least, most, least - 1, most + 1, least + 0.5, String(least)].map((value) => edition(made(value)));
    assert.deepEqual(found, [true, true, false, false, false, false], JSON.stringify(made(least)));
  }
  assert.deepEqual([edition({ name: "x".repeat(80) }), edition({ name: "x".repeat(81) })], [true, false]);
  assert.deepEqual([edition({ start_needs_triple: true }), edition({ must_place: undefined })], [true, true]);
  for (const wrong of [{ name: 5 }, { deal: [] }, { deal: null }, { hexagons: [1, 2] }, { hexagons: "123" }])
    assert.equal(edition(wrong), false, JSON.stringify(wrong));
  for (const wrong of [{ start_needs_triple: 1 }, { must_place: 1 }]) assert.equal(edition(wrong), false);
  assert.deepEqual([null, [], "german"].map(isEdition), [false, false, false]);
});

test("an entry says what can have happened, with as many players as there are", () => {
  const hexagon = (hexagons) => placed(1, "555", { bonus: "hexagon", hexagons });
  const right = [
    ...[placed(0, "555"), placed(1, null, { value: 0 }), placed(1, null, { value: 15 }), hexagon(1), hexagon(3)],
    ...[placed(0, "555", { draws: 56 }), placed(0, "012", { bonus: "bridge" }), placed(0, "012", { bonus: "double" })],
    ...[without(1, "kept", 3), without(1, "empty"), without(1, "cut"), out(1, 0, 1_000_000), blocked(0, 3)],
    { ...out(0), left: [{ tiles: [] }, { tiles: ["555", "012"] }] },
  ];
  const wrong = [
    ...[null, [], placed(2, "555"), placed(-1, "555"), placed(0, "543"), placed(0, "555", { value: 15 })],
    ...[placed(0, null, { value: 16 }), placed(0, null, { value: -1 }), placed(0, null), placed(0, 555)],
    ...[placed(0, "555", { draws: 57 }), placed(0, "555", { draws: -1 }), placed(0, "555", { bonus: "start" })],
    ...[hexagon(0), hexagon(4), placed(0, "555", { bonus: "bridge", hexagons: 1 }), placed(0, "555", { hexagons: 1 })],
    ...["kept", "empty", "cut"].flatMap((end) =>
      [{ tile: "555" }, { value: 3 }, { bonus: "bridge" }].map((more) => ({ ...without(0, end), ...more })),
    ),
    ...[without(0, "lost"), { ...without(0, "kept"), kind: "pass" }, out(2, 0, 3), out(null, 0, 3), out(0, 3)],
    ...[out(0, 1, 2, 3), { ...blocked(0, 3), seat: 0 }, { ...out(0, 0, 3), how: "over" }, out(0, 0, 1_000_001)],
    ...[out(0, 0, -1), { ...out(0), left: null }, { ...out(0), left: [null, { value: 1 }] }],
    ...[["543"], "555", Array(57).fill("555")].map((tiles) => ({ ...out(0), left: [{ value: 0 }, { tiles }] })),
  ];
  assert.deepEqual(
    right.filter((entry) => !isEntry(entry, 2)),
    [],
  );
  assert.deepEqual(
    wrong.filter((entry) => isEntry(entry, 2)),
    [],
  );
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
  assert.deepEqual(
    [
      ["Ada", "Ben"],
      ["Ada", " ada "],
      ["Ada", ""],
    ].map(namesFault),
    ["", "sheet-wrong-same-names", "sheet-wrong-names"],
  );
});
