// @ts-check
/**
 * Keys of requests that make something. One whose answer was lost may have been carried out: asked again with its key,
 * also after a reload, it gives what was made.
 */

import { randomHex, readStored, writeStored } from "./storage.js";

const KEY = "dreistein.asked";
const BYTES = 16;
/** What was asked for and not answered, and with which key. @type {Record<string, string | undefined>} */
const keys = { ...readStored("sessionStorage", KEY) };

/** Whether something was asked for and never answered. @param {string} what */
export const isUnanswered = (what) => what in keys;

/** The key with which something was asked for and never answered. @param {string} what */
export const keyOf = (what) => keys[what];

/**
 * Asks for something with a key: the same one until it is answered.
 * @template Value
 * @param {string} what @param {(key: string) => Promise<Value>} ask
 */
export async function once(what, ask) {
  const key = (keys[what] ??= randomHex(BYTES));
  writeStored("sessionStorage", KEY, keys);
  const answer = await ask(key);
  settle(what);
  return answer;
}

/** It is answered. @param {string} what */
export function settle(what) {
  delete keys[what];
  writeStored("sessionStorage", KEY, keys);
}
