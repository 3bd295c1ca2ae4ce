// @ts-check
/**
 * Who looks how at a table. The server gives people a face and a colour each; bots take what is left, first of all the
 * face and the colour of their level.
 */

import { FACE_NAMES } from "./faces.js";
import { CHARACTERS } from "./levels.js";

/** @import { AnyLook, LookedAtSeat } from "../types.js" */

export { FACE_NAMES };
/** In the order in which they are given out, as on the server. */
export const COLOURS = [1, 2, 3, 5, 4, 0];

/** The first that is free. @template T @param {Set<unknown>} taken @param {(T | undefined)[]} wishes */
function grant(taken, wishes) {
  const found = /** @type {T} */ (wishes.find((one) => one !== undefined && !taken.has(one)));
  taken.add(found);
  return found;
}

/** The looks of all seats; no two share a face or a colour. @param {LookedAtSeat[]} seats @returns {AnyLook[]} */
export function looksOf(seats) {
  /** @type {Set<unknown>} */
  const faces = new Set(seats.map(({ look }) => look?.face));
  const colours = new Set(seats.map(({ look }) => look?.colour));
  return seats.map(({ look, level }) => {
    if (look) return look;
    const wish = level ? CHARACTERS[level] : undefined;
    return { face: grant(faces, [wish?.face, ...FACE_NAMES]), colour: grant(colours, [wish?.colour, ...COLOURS]) };
  });
}
