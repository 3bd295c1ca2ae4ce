// @ts-check
/** The course of a match, turn by turn: everybody's totals over all rounds. No DOM. */

/** @import { RoundView, Turn } from "../types.js" */
/** @import { Step } from "./types.js" */

/** Lines can be told apart without their colours. */
export const DASHES = ["", "9 4", "2.5 4", "12 4 2.5 4", "6 3", "1 5"];

/**
 * The steps of a match; the first is before anything happened, and a round that is over ends with a step of its own.
 * @param {Pick<RoundView, "number" | "before" | "turns" | "totals" | "ended">[]} rounds @param {number} seats
 * @returns {Step[]}
 */
export function courseOf(rounds, seats) {
  /** @type {Step[]} */
  const steps = [{ round: 0, seat: null, totals: Array.from({ length: seats }, () => 0), bonus: null, hexagons: 0 }];
  for (const round of rounds) {
    let totals = round.before;
    for (const turn of round.turns) {
      totals = totals.map((total, seat) => (seat === turn.seat ? turn.total : total));
      steps.push({ round: round.number, seat: turn.seat, totals, ...bonusOf(turn) });
    }
    if (round.ended) steps.push({ round: round.number, seat: null, totals: round.totals, bonus: null, hexagons: 0 });
  }
  return steps;
}

/** The bonus of a turn; that of the first tile is no feat. @param {Turn} turn */
function bonusOf({ actions }) {
  const placed = actions.find(({ bonus, bonus_points: points }) => bonus && bonus !== "start" && points > 0);
  return { bonus: placed?.bonus ?? null, hexagons: placed?.hexagons ?? 0 };
}

/**
 * The rounds as stretches of steps: each from the end of the one before to its own.
 * @param {Step[]} steps @returns {{round: number, from: number, to: number}[]}
 */
export function stretchesOf(steps) {
  /** @type {{round: number, from: number, to: number}[]} */
  const found = [];
  steps.forEach(({ round }, at) => {
    const last = found[found.length - 1];
    if (at === 0) return;
    if (last?.round === round) last.to = at;
    else found.push({ round, from: at - 1, to: at });
  });
  return found;
}

/**
 * Moves heights apart so that what stands at them does not overlap.
 * @param {number[]} heights @param {number} apart
 * @param {number} most the lowest place on the page
 */
export function spread(heights, apart, most) {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((at, index) => {
    if (index > 0) placed[at] = Math.max(placed[at], placed[order[index - 1]] + apart);
  });
  for (let index = order.length - 1, limit = most; index >= 0; index -= 1, limit -= apart) {
    placed[order[index]] = Math.min(placed[order[index]], limit);
  }
  return placed;
}
