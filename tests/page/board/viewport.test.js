import assert from "node:assert/strict";
import { test } from "node:test";

import {
  closeUp,
  fit,
  isOutside,
  middleOf,
  pan,
  pinch,
  toPixel,
  toPoint,
  zoom,
} from "../../../src/dreistein/web/static/play/board/viewport.js";

const SIZE = [800, 656];
/** The buttons at the foot of the board need 56 pixels. */
const FREE = 600;

const corners = ([left, top, right, bottom]) => [
  [left, top],
  [right, bottom],
];

test("a fitted box is seen whole, above the buttons", () => {
  for (const box of [
    [-100, 0, 4000, 300],
    [-50, -3000, 50, 90],
    [-1000, -800, 1200, 900],
  ]) {
    const viewport = fit(box, SIZE);
    for (const point of corners(box)) {
      const { x, y } = toPixel(viewport, point);
      assert.ok(x >= -1e-6 && x <= 800 + 1e-6 && y >= -1e-6 && y <= FREE + 1e-6, `${box}: ${x}, ${y}`);
    }
  }
});

test("a fitted box touches two opposite edges and lies in the middle", () => {
  const wide = fit([0, 0, 4000, 300], SIZE);
  assert.deepEqual(toPixel(wide, [0, 150]), { x: 0, y: FREE / 2 });
  assert.equal(toPixel(wide, [4000, 150]).x, 800);
});

test("what a note covers at the top stays free", () => {
  const whole = fit([0, -1000, 100, 1000], [800, 656, 120]);
  assert.ok(toPixel(whole, [50, -1000]).y > 120 - 1e-6 && toPixel(whole, [50, 1000]).y < FREE + 1e-6);
});

test("a single tile is not blown up, and a huge board stays visible", () => {
  assert.equal(fit([-52, 0, 52, 90], SIZE).scale, 1.1);
  assert.equal(fit([0, 0, 1e6, 1e6], SIZE).scale, 0.12);
});

test("larger tiles are larger where they have room, and on a large board the part that matters is nearer", () => {
  assert.ok(Math.abs(fit([-52, 0, 52, 90], SIZE, 1.5).scale - 1.65) < 1e-9);
  assert.equal(fit([0, 0, 4000, 300], SIZE, 1.5).scale, 0.2);
  const near = (/** @type {number} */ tiles) => closeUp([0, 0, 4000, 300], [0, 0, 104, 90], SIZE, tiles).scale;
  assert.ok(Math.abs(near(1.5) / near(1) - 1.5) < 1e-9);
});

test("zooming keeps what is under the pointer where it is", () => {
  const viewport = { x: 30, y: -40, scale: 0.8 };
  const point = [200, 150];
  const before = toPixel(viewport, point);
  const near = zoom(viewport, 1.7, before);
  assert.ok(Math.abs(near.scale - 1.36) < 1e-9);
  const after = toPixel(near, point);
  assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 1e-9);
});

test("zooming stops at its limits without drifting", () => {
  const nearest = zoom({ x: 10, y: 10, scale: 2 }, 100, { x: 300, y: 300 });
  assert.equal(nearest.scale, 2.4);
  assert.deepEqual(zoom(nearest, 100, { x: 5, y: 5 }), nearest);
  assert.equal(zoom(nearest, 1e-9, { x: 0, y: 0 }).scale, 0.12);
});

test("panning moves everything by the same pixels", () => {
  const viewport = { x: 1, y: 2, scale: 0.5 };
  const moved = pan(viewport, 60, -20);
  const [before, after] = [viewport, moved].map((one) => toPixel(one, [70, 80]));
  assert.deepEqual([after.x - before.x, after.y - before.y], [60, -20]);
});

test("a box is outside once its middle is", () => {
  const viewport = { x: 0, y: 0, scale: 1 };
  assert.equal(isOutside(viewport, [0, 0, 100, 100], SIZE), false);
  assert.equal(isOutside(viewport, [-150, 0, 100, 100], SIZE), true);
  assert.equal(isOutside(viewport, [0, 600, 100, 740], SIZE), true);
  assert.equal(isOutside(pan(viewport, 0, -100), [0, 600, 100, 740], SIZE), false);
});

test("two fingers that part enlarge the board between them", () => {
  const other = { x: 100, y: 100 };
  const { factor, about, dx, dy } = pinch({ x: 200, y: 100 }, { x: 300, y: 100 }, other);
  assert.deepEqual({ factor, about, dx, dy }, { factor: 2, about: { x: 200, y: 100 }, dx: 50, dy: 0 });
  assert.ok(Number.isFinite(pinch(other, { x: 101, y: 100 }, other).factor));
});

test("where everything would be too small, the part that matters is shown larger, and whole", () => {
  const phone = [366, 420];
  const board = [-1200, -900, 1200, 900];
  const part = [300, 200, 620, 480];
  const whole = fit(board, phone);
  const near = closeUp(board, part, phone);
  assert.ok(near.scale > whole.scale * 2);
  for (const point of corners(part)) {
    const { x, y } = toPixel(near, point);
    assert.ok(x >= 0 && x <= 366 && y >= 0 && y <= 420 - 56, `${x}, ${y}`);
  }
});

test("a board that can be seen well stays as it is, and a part as wide as the board brings nothing", () => {
  const small = [-200, -100, 200, 180];
  assert.deepEqual(closeUp(small, [0, 0, 52, 90], SIZE), fit(small, SIZE));
  const wide = [-3000, -100, 3000, 200];
  assert.deepEqual(closeUp(wide, wide, SIZE), fit(wide, SIZE));
  assert.deepEqual(closeUp(wide, null, SIZE), fit(wide, SIZE));
});

test("a pixel shows the point that is seen there", () => {
  const viewport = { x: 12, y: -40, scale: 0.4 };
  const point = middleOf([100, -20, 300, 60]);
  const [across, down] = toPoint(viewport, toPixel(viewport, point));
  assert.ok(Math.abs(across - 200) < 1e-9 && Math.abs(down - 20) < 1e-9);
});
