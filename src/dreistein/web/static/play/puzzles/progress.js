// @ts-check
/** What somebody has solved, and the puzzles from their own games, kept in this browser. */

import { PUZZLES, readStored, writeStored } from "../../shared/storage.js";
import { bounded } from "./model.js";

/** @import { ReviewPuzzle } from "../../shared/wire.js" */
/** @import { Kept, OwnPuzzle, Solved } from "./types.js" */

/** Own puzzles of this visit, for a browser that refuses to store them. @type {Map<string, OwnPuzzle>} */
const held = new Map();

/** @returns {Kept} */
export function kept() {
  const { solved, days, own, reviewed } = /** @type {Partial<Kept>} */ (readStored("localStorage", PUZZLES));
  const puzzles = Array.isArray(own) ? own.filter((one) => typeof one?.text === "string" && one.id) : [];
  return { solved: { ...solved }, days: { ...days }, own: puzzles, reviewed: reviewed === true };
}

/** @param {Kept} all */
const keep = (all) => writeStored("localStorage", PUZZLES, all);

/** @param {number | string} id */
export const isSolved = (id) => Object.hasOwn(kept().solved, id);

/**
 * Keeps that a puzzle was solved; the first time counts.
 * @param {number | string} id @param {Solved} how
 * @param {string | null} day if it is the puzzle of that day
 */
export function keepSolved(id, how, day) {
  const all = kept();
  const days = day ? { [day]: Number(id), ...all.days } : all.days;
  keep({ ...all, solved: { [id]: how, ...all.solved }, days });
}

/** Keeps that a review found slips. */
export const keepReviewed = () => keep({ ...kept(), reviewed: true });

/** The days whose puzzle was solved. */
export const solvedDays = () => new Set(Object.keys(kept().days));

/** Keeps puzzles from an own game; what was kept before stays as it is. @param {ReviewPuzzle[]} found */
export function keepOwn(found) {
  const all = kept();
  const fresh = found
    .filter(({ id }) => all.own.every((one) => one.id !== id))
    .map((puzzle) => ({ ...puzzle, at: Date.now() }));
  for (const puzzle of fresh) held.set(puzzle.id, puzzle);
  if (fresh.length) keep({ ...all, own: bounded([...fresh, ...all.own], (id) => Object.hasOwn(all.solved, id)) });
}

/** @param {string} id @returns {OwnPuzzle | null} */
export const ownPuzzle = (id) => kept().own.find((one) => one.id === id) ?? held.get(id) ?? null;

/** Forgets an own puzzle. @param {string} id */
export function dropOwn(id) {
  const all = kept();
  delete all.solved[id];
  held.delete(id);
  keep({ ...all, own: all.own.filter((one) => one.id !== id) });
}

/** Forgets everything. */
export function forget() {
  held.clear();
  writeStored("localStorage", PUZZLES, {});
}

/** Everything, as a file; its own puzzles are as those that `dreistein puzzle --from` reads. */
export function asFile() {
  const { solved, days, own } = kept();
  const puzzles = own.flatMap(({ text, at }) => {
    try {
      return [{ ...JSON.parse(text), at }];
    } catch {
      return []; // somebody changed what the browser stores
    }
  });
  return JSON.stringify({ dreistein: "puzzles", solved, days, own: puzzles }, null, 1);
}
