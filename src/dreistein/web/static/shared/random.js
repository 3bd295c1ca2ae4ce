// @ts-check
/** Names that nobody guesses. `randomUUID` needs HTTPS or localhost. */

/** @param {number} bytes */
export function randomHex(bytes) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
