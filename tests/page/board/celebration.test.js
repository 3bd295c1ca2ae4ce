/** Which discs open for joy. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { discsToOpen } from "../../../src/dreistein/web/static/play/board/celebration.js";

/** A board full of tiles that all match. */
const field = (wide, tall) =>
  Array.from({ length: wide * tall }, (_, at) => `333@${at % wide},${Math.floor(at / wide)}`);

test("on a board without hexagons the corners of the tile open", () => {
  const opened = discsToOpen(["345@0,0"], "345@0,0");
  assert.deepEqual(
    opened.map(({ number }) => number).sort((a, b) => a - b),
    [3, 4, 5],
  );
});

test("a closed hexagon opens at its middle", () => {
  const opened = discsToOpen(field(3, 2), "333@2,1");
  assert.deepEqual(
    opened.map(({ number, x, y }) => [number, x, y]),
    [[3, 52, 90]],
  );
});

test("of many discs the nearest open first, and never so many that it takes long", () => {
  const opened = discsToOpen(field(14, 6), "333@0,0");
  assert.equal(opened.length, 9);
  const far = opened.map(({ x, y }) => Math.hypot(x, y - 60));
  assert.deepEqual(
    far,
    [...far].sort((a, b) => a - b),
  );
});
