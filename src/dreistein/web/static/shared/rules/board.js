// @ts-check
/**
 * A board without a server: which tiles fit where, and which bonus they get.
 *
 * The rulebook works offline and lets readers try placements on it. Games are refereed by the server; a test
 * compares this board with `dreistein.rules` on thousands of positions.
 */

import { cellsAround, cellsBeside, keyOf, pointsOf } from "./lattice.js";
import { parsePlacement } from "./placements.js";
import { rotationsOf } from "./tiles.js";

/** @import { Board, Cell, Fit, OpenSpot } from "../types.js" */

/** The board after some placements, which are not checked. @param {string[]} placements @returns {Board} */
export function boardOf(placements) {
  /** @type {Board} */
  const board = { cells: new Set(), numbers: new Map() };
  for (const { numbers, x, y } of placements.map(parsePlacement)) {
    board.cells.add(keyOf(x, y));
    pointsOf({ x, y }).forEach(([i, j], at) => board.numbers.set(keyOf(i, j), numbers[at]));
  }
  return board;
}

/** @param {Board} board @param {Cell} cell */
const isTaken = ({ cells }, { x, y }) => cells.has(keyOf(x, y));

/** Every spot of a board, whether or not a tile fits there. @param {Board} board @returns {OpenSpot[]} */
export function spotsOf(board) {
  if (!board.cells.size) {
    return [{ x: 0, y: 0, corners: [undefined, undefined, undefined], bonus: "start", hexagons: 0 }];
  }
  /** @type {Map<string, Cell>} */
  const open = new Map();
  for (const text of board.cells) {
    const [x, y] = text.split(",").map(Number);
    for (const cell of cellsBeside({ x, y })) if (!isTaken(board, cell)) open.set(keyOf(cell.x, cell.y), cell);
  }
  return Array.from(open.values(), (cell) => spotAt(board, cell));
}

/** @param {Board} board @param {Cell} cell @returns {OpenSpot} */
function spotAt(board, cell) {
  const points = pointsOf(cell);
  const corners = points.map(([i, j]) => board.numbers.get(keyOf(i, j)));
  const sides = cellsBeside(cell).filter((side) => isTaken(board, side)).length;
  const hexagons = points.filter((point) =>
    cellsAround(point).every((near) => isTaken(board, near) || (near.x === cell.x && near.y === cell.y)),
  ).length;
  if (sides >= 2 && hexagons) return { ...cell, corners, bonus: "hexagon", hexagons };
  const bridge = corners.includes(undefined) ? null : "bridge";
  return { ...cell, corners, bonus: sides >= 2 ? "double" : bridge, hexagons: 0 };
}

/**
 * Every way to place a tile.
 * @param {Board} board @param {string} tile
 * @param {OpenSpot[]} [spots] the board's, if they are known already
 * @returns {Fit[]}
 */
export function fitsOf(board, tile, spots = spotsOf(board)) {
  return spots.flatMap((spot) =>
    rotationsOf(tile)
      .filter((numbers) => spot.corners.every((there, at) => there === undefined || there === numbers[at]))
      .map((numbers) => ({ text: `${numbers.join("")}@${spot.x},${spot.y}`, numbers, spot })),
  );
}
