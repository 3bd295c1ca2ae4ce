// @ts-check
/**
 * Who looks how at a table. The server gives people a face and a colour each; bots take what is left, first of all the
 * face of their level.
 */

import { FACES } from "./faces.js";
import { CHARACTERS } from "./levels.js";

/** @import { Face, Level, Look } from "../wire.js" */

/** @typedef {{look?: Look | null, level: Level | null}} LookedAtSeat */

export const FACE_NAMES = /** @type {Face[]} */ (Object.keys(FACES));
/** In the order in which they are given out, as on the server. */
export const COLOURS = [1, 2, 3, 5, 4, 0];

/**
 * The looks of all seats; no two share a face or a colour.
 * @param {LookedAtSeat[]} seats
 * @returns {Look[]}
 */
export function looksOf(seats) {
  const faces = new Set(seats.map(({ look }) => look?.face));
  const colours = new Set(seats.map(({ look }) => look?.colour));
  return seats.map(({ look, level }) => {
    if (look) return look;
    const wish = level && CHARACTERS[level].face;
    const face = wish && !faces.has(wish) ? wish : /** @type {Face} */ (FACE_NAMES.find((name) => !faces.has(name)));
    const colour = /** @type {number} */ (COLOURS.find((number) => !colours.has(number)));
    faces.add(face);
    colours.add(colour);
    return { face, colour };
  });
}
