// @ts-check
/** What this device keeps of each match, so that it can check the server's word at the end. */

import { dropStored, readStored, writeStored } from "../../shared/storage.js";

/** @import { Kept } from "./types.js" */

const INDEX = "dreistein-fair";
/** Of so many matches, the latest. */
const MOST = 12;
/** What the browser would not store. @type {Map<string, Kept>} */
const here = new Map();

/** @param {string} table @param {number} match */
const keyOf = (table, match) => `${INDEX}.${table}.${match}`;

/** What is stored comes first: another tab may have changed it. @param {string} table @param {number} match */
export function kept(table, match) {
  const key = keyOf(table, match);
  const found = readStored("localStorage", key);
  return /** @type {Kept | null} */ (found.revealed ? found : (here.get(key) ?? null));
}

/** What is kept of the matches of a table before this one. @param {string} table @param {number} match */
export function keptBefore(table, match) {
  const { keys = [] } = readStored("localStorage", INDEX);
  const numbers = [...new Set([...keys, ...here.keys()])]
    .filter((key) => key.startsWith(`${INDEX}.${table}.`))
    .map((key) => Number(key.slice(keyOf(table, 0).length - 1)))
    .filter((number) => number < match);
  return numbers.flatMap((number) => {
    const own = kept(table, number);
    return own ? [{ match: number, own }] : [];
  });
}

/** @param {string} table @param {number} match @param {Kept} value */
export function keep(table, match, value) {
  const key = keyOf(table, match);
  const { keys = [] } = readStored("localStorage", INDEX);
  if (!keys.includes(key)) {
    keys.push(key);
    for (const old of keys.splice(0, Math.max(0, keys.length - MOST))) {
      dropStored("localStorage", old);
    }
    writeStored("localStorage", INDEX, { keys });
  }
  if (writeStored("localStorage", key, value)) here.delete(key);
  else here.set(key, value);
}
