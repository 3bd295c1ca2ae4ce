/** The costs beside the marks of a graph. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { labelPlaces } from "../../../src/dreistein/web/static/play/review/labels.js";

const EDGE = { right: 390, bottom: 224 };

test("costs stand above their marks, or below where there is no room", () => {
  const marks = [
    { x: 60, y: 100, weight: 0.1 },
    { x: 180, y: 16, weight: 0.1 },
    { x: 388, y: 120, weight: 0.1 },
  ];
  assert.deepEqual(labelPlaces(marks, EDGE), [
    { dx: 0, dy: -11 },
    { dx: 0, dy: 22 },
    { dx: -21, dy: -11 },
  ]);
});

test("of marks in the way of each other, the weightiest keep their costs", () => {
  const row = [0.1, 0.4, 0.2, 0.3].map((weight, at) => ({ x: 200 + 12 * at, y: 100, weight }));
  assert.deepEqual(labelPlaces(row, EDGE), [null, { dx: 0, dy: -11 }, null, { dx: 0, dy: 22 }]);
});

test("no cost covers another mark", () => {
  const stairs = [
    { x: 200, y: 100, weight: 0.3 },
    { x: 206, y: 84, weight: 0.1 },
  ];
  assert.deepEqual(labelPlaces(stairs, EDGE), [
    { dx: 0, dy: 22 },
    { dx: 0, dy: -11 },
  ]);
});
