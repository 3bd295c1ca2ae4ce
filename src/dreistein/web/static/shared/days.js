// @ts-check
/** Which day it is: what all share goes by Greenwich, as the game of the day; what is one's own, by the local clock. */

/** A day as in 2026-11-17, by Greenwich. @param {number} at in milliseconds */
export const dayOf = (at) => new Date(at).toISOString().slice(0, 10);

/** The day of a moment where the player is, such as 2026-11-16. @param {number} at in milliseconds */
export function localDay(at) {
  const date = new Date(at);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
