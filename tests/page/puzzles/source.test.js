/** The puzzle of a day: which day it is for is settled when it is opened. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { ShippedPuzzle } from "../../../src/dreistein/web/static/play/puzzles/source.js";

const ALL = Array.from({ length: 5 }, (_, at) => ({ id: at + 1, level: 1, themes: [], must_place: false }));

globalThis.fetch = async (url) => {
  const id = /puzzles\/(\d+)$/.exec(String(url))?.[1];
  return Response.json(id ? { id: Number(id) } : { puzzles: ALL });
};

/** Two minutes before midnight in Greenwich, and five later. */
const BEFORE = Date.parse("2026-11-17T23:58:00Z");
const AFTER = Date.parse("2026-11-18T00:03:00Z");

test("a puzzle that was opened before midnight stays that day's, also in another language", async () => {
  mock.timers.enable({ apis: ["Date"], now: BEFORE });
  const source = new ShippedPuzzle("day");
  const first = await source.puzzle();
  mock.timers.setTime(AFTER);
  assert.deepEqual(await source.puzzle(), first);
  assert.equal(source.day, "2026-11-17");
  const next = new ShippedPuzzle("day");
  await next.puzzle();
  assert.deepEqual([next.id, next.day], [(first.id % 5) + 1, "2026-11-18"]);
  mock.timers.reset();
});

test("a puzzle by its number counts for the day if it is the day's", async () => {
  mock.timers.enable({ apis: ["Date"], now: BEFORE });
  const days = [];
  for (const { id } of ALL) {
    const source = new ShippedPuzzle(String(id));
    await source.puzzle();
    days.push(source.day);
  }
  assert.deepEqual(days.filter(Boolean), ["2026-11-17"]);
  mock.timers.reset();
});
