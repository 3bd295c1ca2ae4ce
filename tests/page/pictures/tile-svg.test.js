import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

const STATIC = "../../../src/dreistein/web/static/shared";
const { definitions, loose, lying, translation } = await import(`${STATIC}/pictures/tile-svg.js`);
const { boxAround, closedDiscs, DIGITS, DIGIT_AT, towards } = await import(`${STATIC}/pictures/geometry.js`);
const { settings } = await import(`${STATIC}/settings.js`);

settings.contrast = "normal";

/** The corners of a drawing: number and sixth, and where they lie. */
const corners = (svg) =>
  Array.from(svg.matchAll(/href="#n(\d)(\d)" transform="translate\((.+?)\)/g), ([, ...found]) => found.join(" "));

test("a tile that lies on the board has its numbers clockwise from its apex, whichever way it points", () => {
  const up = drawn(lying({ numbers: [3, 4, 5], x: 0, y: 0 }));
  assert.deepEqual(corners(up), ["3 1 0 0", "4 3 52 90", "5 5 -52 90"]);
  assert.ok(up.includes("viewBox=-54 -3 108 99"));
  const down = drawn(lying({ numbers: [3, 4, 5], x: 1, y: 0 }));
  assert.deepEqual(corners(down), ["3 4 0 0", "4 0 -52 -90", "5 2 52 -90"]);
  assert.ok(down.includes("viewBox=-54 -93 108 99"));
  for (const svg of [up, down]) {
    const outlines = Array.from(svg.matchAll(/class="(?:shade|rim|face)" d=(\S+)/g), ([, path]) => path);
    assert.equal(outlines.length, 3);
    assert.equal(new Set(outlines).size, 1, "shade, rim and face point the same way");
  }
});

test("a tile on its own points up, its numbers larger unless their patterns need the room", () => {
  const tile = drawn(loose("012"));
  assert.deepEqual(corners(tile), ["0 1 0 0", "1 3 52 90", "2 5 -52 90"]);
  assert.ok(tile.includes("scale(1.22)"));
  settings.contrast = "high";
  assert.ok(drawn(loose("012")).includes("scale(1)"));
  settings.contrast = "normal";
});

/** The drawing of a number in the first sixth. */
const numberOf = (all, number) => all.split(`<g id="n${number}0"`)[1].split("</g>")[0];

test("in high contrast numbers go from white by patterns to black, and only 5 has no white core", () => {
  const all = drawn(definitions(true));
  assert.equal(all.match(/<g id="n\d\d"/g).length, 36);
  const fills = [0, 1, 2, 3, 4, 5].map((number) =>
    Array.from(numberOf(all, number).matchAll(/fill="?([^\s"/]+)/g), ([, fill]) => fill),
  );
  assert.deepEqual(fills, [
    ["#fff", "#fff"],
    ["url(#p1)", "#fff"],
    ["url(#p2)", "#fff"],
    ["url(#p3)", "#fff"],
    ["url(#p4)", "#fff"],
    ["#000"],
  ]);
  assert.deepEqual(
    Array.from(all.matchAll(/<pattern id="p(\d)"/g), ([, number]) => number),
    ["1", "2", "3", "4"],
  );
  const inked = [0, 1, 2, 3, 4, 5].filter((number) => numberOf(all, number).includes("digit ink"));
  assert.deepEqual(inked, [0, 1, 2, 3, 4], "a white digit on black");
});

test("otherwise a number has its colour by its class", () => {
  const all = drawn(definitions(false));
  assert.ok(numberOf(all, 5).includes('class="n5"'));
  assert.ok(!all.includes("url(#p"));
});

test("every number stands in the middle of its sixth, however it is drawn", () => {
  for (const contrast of [true, false]) {
    const found = Array.from(
      drawn(definitions(contrast)).matchAll(
        /id="n(\d)(\d)".*?class="digit ?\w*" d=(.+?) transform="translate\((.+?)\)"/g,
      ),
      ([, number, sixth, digit, place]) => [digit === DIGITS[number], ...place.split(" ").map(Number), sixth],
    );
    assert.equal(found.length, 36);
    for (const [own, x, y, sixth] of found) assert.deepEqual([own, x, y], [true, ...towards(Number(sixth), DIGIT_AT)]);
  }
});

test("a tile lies where its apex is, and a box holds whole tiles", () => {
  assert.equal(translation({ x: 2, y: 1 }), "translate(104 180)");
  assert.equal(translation({ x: 3, y: 1 }), "translate(156 90)");
  assert.deepEqual(
    boxAround([
      { x: -1, y: 0 },
      { x: 3, y: 2 },
    ]),
    [-104, 0, 208, 270],
  );
  assert.deepEqual(boxAround([]), [-52, 0, 52, 90]);
});

test("a point with six tiles around it is closed, where it lies", () => {
  const tiles = [0, 1].flatMap((y) => [2, 3, 4].map((x) => ({ numbers: [4, 4, 4], x, y })));
  const found = closedDiscs(tiles).map(({ number, x, y }) => ({ number, x, y }));
  assert.deepEqual([found, closedDiscs(tiles.slice(1))], [[{ number: 4, x: 156, y: 90 }], []]);
});
