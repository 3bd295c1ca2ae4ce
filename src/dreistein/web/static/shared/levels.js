// @ts-check
/** The levels of the bots, weakest first. */

/** @import { Level } from "./wire.js" */

/** By key, so that tsc reports a level that is missing here or unknown to the server. @type {Record<Level, true>} */
const KNOWN = { random: true, greedy: true, casual: true, strong: true, expert: true };

export const LEVELS = /** @type {Level[]} */ (Object.keys(KNOWN));

/** @param {string} name @returns {name is Level} */
export const isLevel = (name) => Object.hasOwn(KNOWN, name);
