// @ts-check
/** What this device keeps of each match, so that it can check the server's word at the end. */

import { readStored, writeStored } from "../../shared/storage.js";

/** @import { Kept } from "./types.js" */

const INDEX = "dreistein-fair";
/** Of so many matches, the latest. */
const MOST = 12;
/** For browsers that store nothing. @type {Map<string, Kept>} */
const here = new Map();

/** @param {string} table @param {number} match */
const keyOf = (table, match) => `${INDEX}.${table}.${match}`;

/** @param {string} table @param {number} match @returns {Kept | null} */
export function kept(table, match) {
  const key = keyOf(table, match);
  const found = readStored("localStorage", key);
  return here.get(key) ?? (found.share ? found : null);
}

/** @param {string} table @param {number} match @param {Kept} value */
export function keep(table, match, value) {
  const key = keyOf(table, match);
  here.set(key, value);
  const { keys = [] } = readStored("localStorage", INDEX);
  if (!keys.includes(key)) {
    keys.push(key);
    for (const old of keys.splice(0, Math.max(0, keys.length - MOST))) {
      here.delete(old);
      globalThis.localStorage?.removeItem(old);
    }
    writeStored("localStorage", INDEX, { keys });
  }
  writeStored("localStorage", key, value);
}
