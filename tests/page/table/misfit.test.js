import assert from "node:assert/strict";
import { test } from "node:test";

import { neighbour } from "../../../src/dreistein/web/static/play/board/neighbour.js";
import { clashAt, misfitAt, misfits } from "../../../src/dreistein/web/static/play/model/misfit.js";
import { cellAt, middleAt } from "../../../src/dreistein/web/static/shared/pictures/geometry.js";

/** 4-4-4 lies in the middle; 3-4-4 to its right points down, with the 3 at its upper right corner. */
const BOARD = ["444@0,0", "443@1,0"];

test("a tile is held as well as it can be, and the first corner that differs is told", () => {
  assert.deepEqual(clashAt(BOARD, "345", { x: 2, y: 0 }), { own: 5, there: 4, point: "1,1" });
  assert.equal(clashAt(BOARD, "444", { x: -1, y: 0 }), null);
  assert.deepEqual(clashAt(BOARD, "455", { x: -1, y: 0 })?.there, 4);
});

test("a cell that is taken or beside nothing has no clash", () => {
  assert.equal(clashAt(BOARD, "012", { x: 0, y: 0 }), null);
  assert.equal(clashAt(BOARD, "012", { x: 9, y: 0 }), null);
});

test("a tile put beside the others, but at no side of them, is told so; far away nothing is", () => {
  assert.equal(misfitAt(BOARD, "012", middleAt(3, 0))?.point, "");
  assert.equal(misfitAt(BOARD, "012", middleAt(12, 0)), null);
  assert.equal(misfitAt(BOARD, "012", middleAt(0, 0)), null);
});

test("every cell is found by its middle and by points near its corners", () => {
  for (let x = -4; x <= 4; x += 1) {
    for (let y = -4; y <= 4; y += 1) {
      const [across, down] = middleAt(x, y);
      const up = (x + y) % 2 === 0 ? 1 : -1;
      for (const [dx, dy] of [
        [0, 0],
        [0, -40 * up],
        [30, 20 * up],
        [-30, 20 * up],
      ]) {
        assert.deepEqual(cellAt([across + dx, down + dy]), { x, y });
      }
    }
  }
});

test("the arrow keys reach the places where a tile does not fit, one after the other", () => {
  const found = misfits(BOARD, "455");
  assert.deepEqual(found.map(({ key }) => key).sort(), ["-1,0", "0,1", "1,-1", "2,0"]);
  for (const { clash, x, y } of found) assert.deepEqual(clash, clashAt(BOARD, "455", { x, y }));
  const start = { key: "0,0", x: 0, y: 0 };
  const right = neighbour(found, start, "ArrowRight");
  assert.equal(right?.key, "2,0");
  assert.equal(neighbour(found, /** @type {any} */ (right), "ArrowLeft")?.x < 2, true);
  assert.deepEqual(
    misfits(BOARD, "444").filter(({ key }) => key === "-1,0"),
    [],
  );
});
