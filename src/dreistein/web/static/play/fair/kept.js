// @ts-check
/** What this device keeps of each match, so that it can check the server's word at the end. */

import { dropStored, readStored, writeStored } from "../../shared/storage.js";

/** @import { Kept } from "./types.js" */

const INDEX = "dreistein-fair";
/** As many as the unfinished tables that a person may have. */
const MOST = 200;
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

/** What is kept of the other matches of a table. @param {string} table @param {number} match */
export function keptBeside(table, match) {
  const { keys = [] } = readStored("localStorage", INDEX);
  const numbers = [...new Set([...keys, ...here.keys()])]
    .filter((key) => key.startsWith(`${INDEX}.${table}.`))
    .map((key) => Number(key.slice(keyOf(table, 0).length - 1)))
    .filter((number) => number !== match);
  return numbers.flatMap((number) => {
    const own = kept(table, number);
    return own ? [{ match: number, own }] : [];
  });
}

/** Which of them to drop: what was checked and holds, before what is still to be checked. @param {string[]} keys */
const spare = (keys) =>
  Math.max(
    0,
    keys.findIndex((key) => readStored("localStorage", key).end === "dealt"),
  );

/** @param {string} table @param {number} match @param {Kept} value */
export function keep(table, match, value) {
  const key = keyOf(table, match);
  const { keys = [] } = readStored("localStorage", INDEX);
  if (!keys.includes(key)) {
    keys.push(key);
    if (keys.length > MOST) dropStored("localStorage", keys.splice(spare(keys), 1)[0]);
    writeStored("localStorage", INDEX, { keys });
  }
  if (writeStored("localStorage", key, value)) here.delete(key);
  else here.set(key, value);
}
