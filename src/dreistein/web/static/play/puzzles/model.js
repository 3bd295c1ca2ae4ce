// @ts-check
/** Puzzles without their looks: which fit a choice, which is the day's, and the position after some steps of a line. */

import { dayOf } from "../../shared/days.js";
import { isPlacement, placedTile } from "../../shared/rules/placements.js";

/** @import { Puzzle, PuzzleLine, PuzzleStep } from "../../shared/wire.js" */
/** @import { Choice, Seen } from "./types.js" */

export const THEMES = ["hexagon", "trap", "deny", "hold-back", "draw-or-place", "go-out", "end", "match"];
export const LEVELS = [1, 2, 3, 4, 5];
/** Milliseconds of a day. */
export const DAY = 86_400_000;
/** The days from 0001-01-01, which is 1, to 1970-01-01. */
const BEFORE_1970 = 719_163;

/** The choice in an address; what it does not know it leaves out. @param {string} search @returns {Choice} */
export function choiceOf(search) {
  const asked = new URLSearchParams(search);
  const theme = asked.get("theme") ?? "";
  const level = Number(asked.get("level"));
  const rule = asked.get("rule");
  return {
    theme: THEMES.includes(theme) ? theme : null,
    level: LEVELS.includes(level) ? level : null,
    rule: rule === "free" || rule === "must" ? rule : null,
  };
}

/** The choice as the end of an address. @param {Choice} choice */
export function searchOf({ theme, level, rule }) {
  const asked = new URLSearchParams();
  if (theme) asked.set("theme", theme);
  if (level) asked.set("level", String(level));
  if (rule) asked.set("rule", rule);
  const text = asked.toString();
  return text && `?${text}`;
}

/** The address of an own puzzle. @param {string} id @param {string} [search] */
export const ownAddress = (id, search = "") => `/puzzles/own-${id}${search}`;

/**
 * What a list needs to know of a puzzle: one of the shipped ones has a number, an own one another id.
 * @template {number | string} Id
 * @typedef {{id: Id, level: number, themes: PuzzleLine["themes"], must_place: boolean}} Listed
 */

/**
 * @template {Listed<number | string>} One @param {One[]} puzzles @param {Choice} choice
 */
export const matching = (puzzles, { theme, level, rule }) =>
  puzzles.filter(
    (puzzle) =>
      (!theme || puzzle.themes.some((one) => one === theme)) &&
      (!level || puzzle.level === level) &&
      (!rule || puzzle.must_place === (rule === "must")),
  );

/**
 * The next puzzle to solve: the first after this one that is not solved, else the first of all that are left.
 * @template {number | string} Id
 * @template {Listed<Id>} One
 * @param {One[]} puzzles those that fit
 * @param {(id: Id) => boolean} solved @param {Id} [after] @returns {One | null}
 */
export function nextOf(puzzles, solved, after) {
  const at = puzzles.findIndex(({ id }) => id === after);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return others.find(({ id }) => !solved(id)) ?? others[0] ?? null;
}

/** How many puzzles from own games a browser keeps. */
export const MOST_OWN = 100;

/**
 * The puzzles that stay if there are too many: first those go that are solved, the oldest before the others.
 * @template {{id: string}} One
 * @param {One[]} own the latest first
 * @param {(id: string) => boolean} solved @param {number} [most]
 */
export function bounded(own, solved, most = MOST_OWN) {
  const order = [...own.filter(({ id }) => !solved(id)), ...own.filter(({ id }) => solved(id))];
  const stay = new Set(order.slice(0, most));
  return own.filter((one) => stay.has(one));
}

/**
 * The puzzle of a day: every day another until all have had theirs.
 * @template One
 * @param {One[]} puzzles @param {number} now @returns {One | null}
 */
export const puzzleOfDay = (puzzles, now) => puzzles[(Math.floor(now / DAY) + BEFORE_1970) % puzzles.length] ?? null;

/**
 * For how many days in a row, up to today or yesterday, the day's puzzle was solved.
 * @param {Set<string>} days @param {number} now
 */
export function streakOf(days, now) {
  let count = 0;
  let at = days.has(dayOf(now)) ? now : now - DAY;
  for (; days.has(dayOf(at)); at -= DAY) count += 1;
  return count;
}

/** The position after some steps of the line. @param {Puzzle} puzzle @param {PuzzleStep[]} steps @returns {Seen} */
export function after(puzzle, steps) {
  const { board, tiles, totals, counts, stock } = structuredClone(puzzle);
  /** @type {Seen} */
  const seen = { board, tiles, totals, counts, stock, placed: null };
  for (const { seat, action, points } of steps) {
    seen.totals[seat] += points;
    seen.placed = null;
    if (action.startsWith("+")) {
      seen.counts[seat] += 1;
      seen.stock -= 1;
      if (seat === puzzle.seat) seen.tiles.push(action.slice(1));
    } else if (isPlacement(action)) {
      seen.counts[seat] -= 1;
      seen.board.push(action);
      seen.placed = action;
      seen.tiles = seat === puzzle.seat ? seen.tiles.filter((tile) => tile !== placedTile(action)) : seen.tiles;
    }
  }
  return seen;
}
