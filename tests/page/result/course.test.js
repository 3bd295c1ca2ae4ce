/** The course of a match, turn by turn. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { courseOf, spread, stretchesOf } from "../../../src/dreistein/web/static/play/record/course.js";
import { round } from "../tables.js";

const placed = (seat, total, bonus = null, hexagons = 0) => ({
  seat,
  total,
  actions: [{ action: "345@0,0", bonus, bonus_points: bonus ? 40 : 0, hexagons }],
});

const first = round({
  turns: [placed(0, 27, "start"), placed(1, 9), placed(0, 77, "hexagon", 1)],
  totals: [77, 34],
  ended: { end: "out" },
});
const second = round({ number: 1, before: [77, 34], turns: [placed(1, 124, "hexagon", 2)], totals: [77, 124] });

test("each turn changes the total of its seat alone, and the end of a round counts", () => {
  const steps = courseOf([first, second], 2);
  assert.deepEqual(
    steps.map(({ totals }) => totals),
    [
      [0, 0],
      [27, 0],
      [27, 9],
      [77, 9],
      [77, 34],
      [77, 124],
    ],
  );
  assert.deepEqual(
    steps.map(({ seat }) => seat),
    [null, 0, 1, 0, null, 1],
  );
});

test("bonuses are marked where they were made, but not that of the first tile", () => {
  const marks = courseOf([first, second], 2).flatMap(({ bonus, hexagons, seat }, at) =>
    bonus ? [[at, seat, bonus, hexagons]] : [],
  );
  assert.deepEqual(marks, [
    [3, 0, "hexagon", 1],
    [5, 1, "hexagon", 2],
  ]);
});

test("rounds follow each other without a gap", () => {
  assert.deepEqual(stretchesOf(courseOf([first, second], 2)), [
    { round: 0, from: 0, to: 4 },
    { round: 1, from: 4, to: 5 },
  ]);
  assert.deepEqual(stretchesOf(courseOf([], 2)), []);
});

test("faces at the ends of lines stand apart and within the chart", () => {
  const heights = spread([200, 201, 202, 30, 199], 20, 206);
  const sorted = [...heights].sort((a, b) => a - b);
  for (let at = 1; at < sorted.length; at += 1) assert.ok(sorted[at] - sorted[at - 1] >= 20);
  assert.ok(sorted[4] <= 206);
  assert.equal(heights[3], 30);
});
