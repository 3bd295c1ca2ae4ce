// @ts-check
/** Moves that are typed or do not fit, and why: fetched once somebody tries one. */

import { cellAt } from "../../shared/pictures/geometry.js";
import { boardOf, spotsOf } from "../../shared/rules/board.js";
import { cellsBeside, keyOf, pointsOf } from "../../shared/rules/lattice.js";
import { placedTile } from "../../shared/rules/placements.js";
import { rotationsOf, tileOf } from "../../shared/rules/tiles.js";
import { t } from "../../shared/text.js";
import { options } from "./state.js";

/** @import { XY } from "../../shared/pictures/geometry.js" */
/** @import { Cell } from "../../shared/types.js" */
/** @import { Hand } from "../types.js" */

/** @typedef {{own: number, there: number, point: string}} Clash two numbers that meet, and where */

/**
 * The first corner that does not match, with the tile turned so that as many as possible do; null if it fits or if the
 * cell is no spot.
 * @param {string[]} placements on the board
 * @param {string} tile @param {Cell} cell @returns {Clash | null}
 */
export function clashAt(placements, tile, cell) {
  const spot = spotsOf(boardOf(placements)).find(({ x, y }) => x === cell.x && y === cell.y);
  if (!spot) return null;
  const points = pointsOf(cell).map(([i, j]) => keyOf(i, j));
  const clashes = rotationsOf(tile).map((numbers) =>
    spot.corners.flatMap((there, at) =>
      there === undefined || there === numbers[at] ? [] : [{ own: numbers[at], there, point: points[at] }],
    ),
  );
  const [fewest] = clashes.sort((a, b) => a.length - b.length);
  return fewest[0] ?? null;
}

/** @param {Clash} clash */
export const clashText = ({ own, there }) => t("page-misfit", { own, there });

/**
 * Why a tile cannot lie at a point of the picture, and the corner to mark; null where nobody would put it.
 * @param {string[]} placements @param {string} tile @param {XY} point
 */
export function misfitAt(placements, tile, point) {
  const cell = cellAt(point);
  const clash = clashAt(placements, tile, cell);
  if (clash) return { text: clashText(clash), point: clash.point };
  const { cells } = boardOf(placements);
  const taken = (/** @type {Cell} */ { x, y }) => cells.has(keyOf(x, y));
  const near = cellsBeside(cell);
  // A tap on a tile, on a lit spot or far away is no attempt to place one.
  if (taken(cell) || near.some(taken) || !near.flatMap(cellsBeside).some(taken)) return null;
  return { text: t("page-misfit-alone"), point: "" };
}

/** The cells beside a tile where a tile does not fit, and why. @param {string[]} placements @param {string} tile */
export function misfits(placements, tile) {
  return spotsOf(boardOf(placements)).flatMap(({ x, y }) => {
    const clash = clashAt(placements, tile, { x, y });
    return clash ? [{ key: keyOf(x, y), x, y, clash }] : [];
  });
}

/**
 * Why a placement that was typed is not possible; null if there is nothing to say about it.
 * @param {string[]} placements @param {string} tile @param {Cell} cell
 */
export function misfitText(placements, tile, cell) {
  const clash = clashAt(placements, tile, cell);
  return clash && clashText(clash);
}

/** The text as the notation has it: without spaces, dashes and minus signs of typesetters. @param {string} text */
const normalize = (text) => text.replace(/[\s\u2013]/g, "").replace("\u2212", "-");

/**
 * What a typed text means for a hand: an action of its own, a tile to choose, or why it is neither.
 * @param {string} typed
 * @param {Hand | null} hand the one to move here
 * @returns {{action: string} | {tile: string} | {wrong: "unfit" | "wrong" | "not-now", text: string}}
 */
export function parseTyped(typed, hand) {
  const text = normalize(typed);
  const { placements } = options(hand);
  const whole = hand?.choices?.find(({ action }) => action === text);
  if (whole) return { action: whole.action };
  const digits = text.replaceAll("-", "");
  const tile = /^[0-5]{3}$/.test(digits) ? tileOf(digits) : null;
  if (tile && placements.some(({ action }) => placedTile(action) === tile)) return { tile };
  return { wrong: tile ? "unfit" : hand ? "wrong" : "not-now", text };
}
