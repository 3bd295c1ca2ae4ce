/** A match played on from a review: what to aim for, and how it went then and now. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

const { comparison, compared, goalNote, keepTry, leadOf, tryOf } =
  await import("../../../src/dreistein/web/static/play/review/second-try.js");

const kept = new Map();
globalThis.sessionStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };

const lost = {
  table: "amsel",
  seat: 1,
  totals: [320, 290, 100],
  round: 1,
  ply: 7,
  back: "/review?table=drossel&match=0",
};

test("a table is compared with the match it goes on from, and no other table is", () => {
  keepTry(lost);
  assert.deepEqual(tryOf({ id: "amsel", match: 0 }), lost);
  assert.equal(tryOf({ id: "drossel", match: 0 }), null);
  assert.equal(tryOf({ id: "amsel", match: 1 }), null);
});

test("a larger lead is better, also if both were lost; alone it goes by points", () => {
  assert.equal(leadOf([320, 290, 100], 1), -30);
  assert.equal(leadOf([141], 0), 141);
  assert.equal(compared(lost, [300, 310, 0]), "better");
  assert.equal(compared(lost, [310, 285, 300]), "better");
  assert.equal(compared(lost, [400, 100, 0]), "worse");
  assert.equal(compared({ ...lost, seat: 0, totals: [141] }, [141]), "same");
});

test("the goal is told before the first move, and the way back with the comparison at the end", () => {
  keepTry(lost);
  const actions = (count) => Array.from({ length: count }, () => ({ action: "+" }));
  const table = (made, totals, number = 1) => ({
    ...{ id: "amsel", match: 0 },
    rounds: [{ number, turns: [{ actions: actions(made) }], totals }],
  });
  assert.match(drawn(goalNote(table(7, null))), /page-second-goal-win.*\/review\?table=drossel/);
  assert.equal(drawn(goalNote(table(8, null))), "");
  assert.equal(drawn(goalNote(table(7, null, 2))), "");
  assert.match(drawn(comparison(table(40, [290, 320, 80]))), /page-second-better.*\/review\?table=drossel/);
});
