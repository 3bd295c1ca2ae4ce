// @ts-check
/**
 * Small objects kept in the browser. Some browsers keep nothing, or refuse to: then everything is as on a first visit.
 */

/** @typedef {"localStorage" | "sessionStorage"} Kind localStorage outlives the tab */

/** What is kept under a key; an empty object if there is nothing. @param {Kind} kind @param {string} key */
export function readStored(kind, key) {
  try {
    const kept = JSON.parse(globalThis[kind].getItem(key) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** @param {Kind} kind @param {string} key @param {object} value */
export function writeStored(kind, key, value) {
  try {
    globalThis[kind].setItem(key, JSON.stringify(value));
  } catch {
    // The page goes on with what it has in memory.
  }
}
