/** What a browser keeps for a page, in memory. */

/** A storage over these texts by key. @param {Map<string, string>} kept */
export const storage = (kept = new Map()) => ({
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
  removeItem: (/** @type {string} */ key) => void kept.delete(key),
});
