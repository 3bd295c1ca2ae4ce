// @ts-check
/**
 * From the lattice to the picture: where tiles lie, and the outlines of tiles and corners.
 *
 * The same numbers as `dreistein.pictures.geometry`: a side is 104 units and a row 90 high.
 */

import { keyOf, pointsOf, pointsUp } from "../rules/lattice.js";

/** @import { PlacedTile } from "../types.js" */

/** @typedef {[number, number]} XY */

export const HALF = 52;
export const ROW = 90;
export const GAP = 1.5;
export const ROUNDING = 4.5;
/** The radius of a number's disc, of which each corner shows a sixth. */
export const DISC = 35;
/** The same in high contrast: a pattern around a white core with the number. */
export const WIDE_DISC = 44;
export const CORE = 32;
/** From a point to the middle of the numbers around it. */
export const DIGIT_AT = 23.4;

const TALL = Math.sqrt(3) / 2;

/** The numbers, drawn: upright and bold, the zero plain. */
export const DIGITS = [
  "M0-5.95C2.7-5.95 3.7-3.4 3.7 0S2.7 5.95 0 5.95-3.7 3.4-3.7 0-2.7-5.95 0-5.95Z",
  "M-3.7-2.1L.65-4.7V7.5",
  "M-3.75-3.2C-3.5-5-2-5.95 0-5.95 2.2-5.95 3.6-4.7 3.6-2.9 3.6-1.5 2.8-.5 1.6.6L-3.4 5.3V5.95H4.6",
  "M-3.75-3.8C-3.2-5.3-1.8-5.95-.1-5.95 2.1-5.95 3.3-4.9 3.3-3.2 3.3-1.6 2-.6 0-.6H-1.6" +
    "M0-.6C2.3-.6 3.7.6 3.7 2.6 3.7 4.7 2.2 5.95-.1 5.95-2.1 5.95-3.4 5.1-3.9 3.4",
  "M1.9 7.5V-5.95H1.3L-4.1 2.9V3.7H5.2",
  "M4-5.95H-2.4L-2.9.5M-3.2-.4C-2.2-1.2-1.1-1.5 0-1.5 2.3-1.5 3.8-.1 3.8 2.1 3.8 4.5 2.2 5.95" +
    "-.2 5.95-2.2 5.95-3.4 5.1-3.9 3.6",
];

/** Where a cell's apex lies in the picture. @param {number} x @param {number} y @returns {XY} */
export const apexAt = (x, y) => [x * HALF, (pointsUp({ x, y }) ? y : y + 1) * ROW];

/** The cell at a point of the picture. @param {XY} point @returns {{x: number, y: number}} */
export function cellAt([across, down]) {
  const y = Math.floor(down / ROW);
  const left = Math.floor(across / HALF);
  const [aside, below] = [across / HALF - left, down / ROW - y];
  // Between two columns a slanted side parts a cell that points up from one that points down.
  const rises = pointsUp({ x: left, y });
  const inLeft = rises ? below > aside : below < 1 - aside;
  return { x: inLeft ? left : left + 1, y };
}

/** A cell's middle, equally far from its sides. @param {number} x @param {number} y @returns {XY} */
export const middleAt = (x, y) => [x * HALF, y * ROW + (pointsUp({ x, y }) ? 60 : 30)];

/**
 * The corners of a cell, clockwise from its apex: each with the sixth of a disc that it shows and
 * where it lies, seen from the apex. Sixth 0 lies to the right of its point and a little below.
 * @param {boolean} up @returns {[number, number, number][]}
 */
export function corners(up) {
  const side = up ? 1 : -1;
  const sixths = up ? [1, 3, 5] : [4, 0, 2];
  return [
    [sixths[0], 0, 0],
    [sixths[1], HALF * side, ROW * side],
    [sixths[2], -HALF * side, ROW * side],
  ];
}

/**
 * The points with all six tiles around them, and their numbers.
 * @param {PlacedTile[]} tiles @returns {{key: string, number: number, x: number, y: number}[]}
 */
export function closedDiscs(tiles) {
  /** @type {Map<string, {count: number, number: number}>} */
  const around = new Map();
  for (const tile of tiles) {
    pointsOf(tile).forEach(([i, j], at) => {
      const key = keyOf(i, j);
      const seen = around.get(key) ?? { count: 0, number: tile.numbers[at] };
      seen.count += 1;
      around.set(key, seen);
    });
  }
  return Array.from(around)
    .filter(([, { count }]) => count === 6)
    .map(([key, { number }]) => {
      const [i, j] = key.split(",").map(Number);
      return { key, number, x: i * HALF, y: j * ROW };
    });
}

/**
 * The smallest box around some cells: left, top, right, bottom.
 * @param {{x: number, y: number}[]} cells @returns {[number, number, number, number]}
 */
export function boxAround(cells) {
  const all = cells.length ? cells : [{ x: 0, y: 0 }];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return [
    (Math.min(...xs) - 1) * HALF,
    Math.min(...ys) * ROW,
    (Math.max(...xs) + 1) * HALF,
    (Math.max(...ys) + 1) * ROW,
  ];
}

/**
 * The vector from a point into the middle of one of its sixths.
 * @param {number} sixth @param {number} distance @returns {XY}
 */
export function towards(sixth, distance) {
  const angle = ((30 + 60 * sixth) * Math.PI) / 180;
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/**
 * The outline of a corner, seen from its point: a sixth of a disc, its tip rounded.
 * @param {number} sixth @param {number} [disc]
 */
export function sixthPath(sixth, disc = DISC) {
  const reach = Math.sqrt(disc * disc - GAP * GAP);
  /** @type {XY} */
  const tip = [ROUNDING * TALL, 2 * GAP + 1.5 * ROUNDING];
  /** @type {XY} */
  const end = [reach / 2 - GAP * TALL, reach * TALL + GAP / 2];
  return closedPath(60 * (sixth - 1), [
    [mirrored(tip), 0],
    [tip, ROUNDING],
    [end, 0],
    [mirrored(end), disc],
  ]);
}

/**
 * The outline of a tile, seen from its apex, `gap` inside the lines of its cell.
 * @param {boolean} up @param {number} [gap] @param {number} [rounding]
 */
export function cellPath(up, gap = GAP, rounding = ROUNDING) {
  /** @type {XY} */
  const tip = [rounding * TALL, 2 * gap + 1.5 * rounding];
  const footX = HALF - gap * 2 * TALL;
  const footY = ROW - gap;
  /** @type {XY} */
  const side = [footX - rounding * TALL, footY - rounding * 1.5];
  /** @type {XY} */
  const base = [footX - rounding * 2 * TALL, footY];
  return closedPath(up ? 0 : 180, [
    [mirrored(tip), 0],
    [tip, rounding],
    [side, 0],
    [base, rounding],
    [mirrored(base), 0],
    [mirrored(side), rounding],
  ]);
}

/** @param {XY} spot @returns {XY} */
const mirrored = ([x, y]) => [-x, y];

/**
 * A closed path, rotated about the origin: each step is a line, or an arc of a radius.
 * @param {number} degrees @param {[XY, number][]} steps
 */
function closedPath(degrees, steps) {
  const turn = (degrees * Math.PI) / 180;
  let path = "";
  for (const [[x, y], radius] of steps) {
    const how = radius ? `A${radius} ${radius} 0 0 1 ` : path ? "L" : "M";
    const there = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    path += how + there.map((value) => String(Math.round(value * 100) / 100)).join(" ");
  }
  return `${path}Z`;
}
