// @ts-check
/** What somebody has solved, kept in this browser. */

import { readStored, writeStored } from "../../shared/storage.js";

const KEY = "dreistein-puzzles";

/**
 * @typedef {object} Solved
 * @property {number} at when, in milliseconds
 * @property {number} tries
 * @property {boolean} hinted
 */

/** @typedef {{solved: Record<string, Solved>, days: Record<string, number>}} Kept days: the puzzle that was solved */

/** @returns {Kept} */
export function kept() {
  const { solved, days } = /** @type {Partial<Kept>} */ (readStored("localStorage", KEY));
  return { solved: { ...solved }, days: { ...days } };
}

/** @param {number} id */
export const isSolved = (id) => Object.hasOwn(kept().solved, id);

/**
 * Keeps that a puzzle was solved; the first time counts.
 * @param {number} id
 * @param {Solved} how
 * @param {string | null} day if it is the puzzle of that day
 */
export function keepSolved(id, how, day) {
  const { solved, days } = kept();
  writeStored("localStorage", KEY, {
    solved: { [id]: how, ...solved },
    days: day ? { [day]: id, ...days } : days,
  });
}

/** The days whose puzzle was solved. */
export const solvedDays = () => new Set(Object.keys(kept().days));

/** Forgets everything. */
export const forget = () => writeStored("localStorage", KEY, {});

/** Everything, as a file. */
export const asFile = () => JSON.stringify({ dreistein: "puzzles", ...kept() }, null, 1);
