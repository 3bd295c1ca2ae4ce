// @ts-check
/**
 * Small objects stored in the browser, and names for them. If it refuses to store them, every visit is like the first.
 */

/** @typedef {"localStorage" | "sessionStorage"} Kind localStorage outlives the tab */

/** Where a browser keeps what was solved in it. */
export const PUZZLES = "dreistein-puzzles";

/** The object stored under a key; an empty one by default. @param {Kind} kind @param {string} key */
export function readStored(kind, key) {
  try {
    const kept = JSON.parse(globalThis[kind].getItem(key) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Changes fields of what is stored, and leaves what other tabs have changed.
 * @param {string} key @param {object} changes
 */
export const changeStored = (key, changes) =>
  writeStored("localStorage", key, { ...readStored("localStorage", key), ...changes });

/** Stores an object; false if the browser refuses. @param {Kind} kind @param {string} key @param {object} value */
export function writeStored(kind, key, value) {
  try {
    globalThis[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // the page goes on with what it has in memory
  }
}

/** @param {Kind} kind @param {string} key */
export function dropStored(kind, key) {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // There is nothing to drop.
  }
}

/** @param {number} bytes */
export function randomHex(bytes) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
