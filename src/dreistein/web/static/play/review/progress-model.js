// @ts-check
/** How somebody plays over time, added up from the reviews of their matches. Pure. */

/** @import { MatchReview, ReviewedMatch, ReviewFigures } from "../types.js" */

/** So many of the latest matches are set against those before them. */
export const LATEST = 10;
/** So many matches a chart shows. */
export const SHOWN = 40;
/** Half the width of a 95 % interval, in standard errors. */
const WIDTH = 1.96;

/** @typedef {ReviewFigures & {table: string, match: number, at: number}} Played a seat in a match */

/**
 * The seats in which there was something to decide, the latest first.
 * @param {ReviewedMatch[]} reviews @param {MatchReview["unit"]} unit @returns {Played[]}
 */
export const playedIn = (reviews, unit) =>
  reviews
    .filter((review) => review.unit === unit)
    .flatMap(({ table, match, at, seats }) => seats.map((figures) => ({ ...figures, table, match, at })))
    .filter(({ decisions }) => decisions > 0);

/** What costly decisions took in a match on average, and the error of that. @param {Played[]} played */
export function averageLoss(played) {
  const count = played.length || 1;
  const lost = played.reduce((sum, one) => sum + one.lost, 0) / count;
  const squares = played.reduce((sum, one) => sum + (one.lost - lost) ** 2, 0);
  return { lost, error: count < 2 ? Infinity : Math.sqrt(squares / (count - 1) / count) };
}

/** @param {Played[]} played */
export const averageLuck = (played) => played.reduce((sum, { luck }) => sum + luck, 0) / (played.length || 1);

/**
 * Whether the latest matches were better or worse than those before: what cannot be told apart is neither.
 * @param {Played[]} played the latest first
 * @returns {"better" | "worse" | null}
 */
export function trendOf(played) {
  const [now, before] = [played.slice(0, LATEST), played.slice(LATEST)];
  if (!before.length) return null;
  const [a, b] = [averageLoss(now), averageLoss(before)];
  const error = WIDTH * Math.hypot(a.error, b.error);
  if (Math.abs(a.lost - b.lost) <= error) return null;
  return a.lost < b.lost ? "better" : "worse";
}

/** @param {Played[]} played @returns {Record<string, number>} */
export function gradesOf(played) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { grades } of played)
    for (const [grade, count] of Object.entries(grades)) sums[grade] = (sums[grade] ?? 0) + count;
  return sums;
}

/**
 * What was missed, by theme, the dearest first.
 * @param {Played[]} played @returns {{theme: string, count: number, cost: number}[]}
 */
export function missedIn(played) {
  /** @type {Map<string, {theme: string, count: number, cost: number}>} */
  const sums = new Map();
  for (const { themes } of played)
    for (const [theme, [count, cost]] of Object.entries(themes)) {
      const known = sums.get(theme) ?? { theme, count: 0, cost: 0 };
      sums.set(theme, { theme, count: known.count + count, cost: known.cost + cost });
    }
  return [...sums.values()].sort((a, b) => b.cost - a.cost);
}
