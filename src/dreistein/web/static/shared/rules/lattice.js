// @ts-check
/** Cells and points of the lattice, numbered as in `dreistein.rules.lattice`. */

/** @import { Cell, Point } from "../types.js" */

/** The key of a cell or a point. @param {number} x @param {number} y */
export const keyOf = (x, y) => `${x},${y}`;

/** @param {Cell} cell */
export const pointsUp = ({ x, y }) => (x + y) % 2 === 0;

/** The three cells that share a side with a cell. @param {Cell} cell @returns {Cell[]} */
export const cellsBeside = ({ x, y }) => [
  { x: x - 1, y },
  { x: x + 1, y },
  { x, y: pointsUp({ x, y }) ? y + 1 : y - 1 },
];

/** The points at a cell's corners, clockwise from the apex. @param {Cell} cell @returns {Point[]} */
export const pointsOf = ({ x, y }) =>
  pointsUp({ x, y })
    ? [
        [x, y],
        [x + 1, y + 1],
        [x - 1, y + 1],
      ]
    : [
        [x, y + 1],
        [x - 1, y],
        [x + 1, y],
      ];

/** The six cells around a point. @param {Point} point @returns {Cell[]} */
export const cellsAround = ([i, j]) => [j, j - 1].flatMap((y) => [i - 1, i, i + 1].map((x) => ({ x, y })));
