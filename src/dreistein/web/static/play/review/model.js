// @ts-check
/** A review without DOM: the line of the chances, the checkpoints along it, and figures in words. */

import { cellOf, isPlacement, placedTile } from "../../shared/rules/placements.js";
import { language, t } from "../../shared/text.js";
import { beginning } from "../record/steps.js";

/** @import { MatchReview, Replay, ReviewChange, ReviewChoice, SeatReview } from "../types.js" */

/** The marks that chess players write. @type {Record<string, string>} */
export const MARKS = { inaccuracy: "?!", mistake: "?", blunder: "??" };
export const GRADES = ["good", "inaccuracy", "mistake", "blunder"];
const MINUS = "\u2212";

/**
 * A point of the match that can be looked at.
 * @typedef {object} Checkpoint
 * @property {number} round
 * @property {number} ply how many actions of the round came before
 * @property {ReviewChange["cause"]} cause
 * @property {number} before
 * @property {number} after
 * @property {ReviewChoice | null} choice if it was an own decision
 */

/** @param {ReviewChoice} choice */
export const isSlip = ({ grade }) => grade in MARKS;

/** Whether the better move is the same tile on another spot. @param {Pick<ReviewChoice, "played" | "best">} choice */
export const isElsewhere = ({ played: { action: one }, best: { action: other } }) =>
  isPlacement(one) && isPlacement(other) && placedTile(one) === placedTile(other) && cellOf(one) !== cellOf(other);

/** @param {ReviewChoice} choice @returns {Checkpoint} */
export const checkpointOf = (choice) => {
  const { round, ply, before, after } = choice;
  return { round, ply, before, after, cause: "moves", choice };
};

/** Whether it is the move of a seat that gave up. @param {SeatReview} seat @param {ReviewChange} moment */
const isResignation = ({ choices }, { cause, round, ply }) =>
  cause === "moves" && !choices.some((one) => one.round === round && one.ply === ply);

/**
 * The moments that decided a match, and what cost something, in the order of the match.
 * @param {SeatReview} seat @returns {Checkpoint[]}
 */
export function checkpointsOf(seat) {
  const { moments, choices } = seat;
  const slips = choices.filter(isSlip).map(checkpointOf);
  const others = moments
    .filter((moment) => moment.cause !== "moves" || isResignation(seat, moment))
    .map((moment) => ({ ...moment, choice: null }));
  return [...slips, ...others].sort(
    (a, b) => a.round - b.round || a.ply - b.ply || Number(a.choice !== null) - Number(b.choice !== null),
  );
}

/** The moments that mattered most, the largest first. @param {SeatReview} seat @returns {Checkpoint[]} */
export const momentsOf = (seat) =>
  seat.moments.flatMap((moment) => checkpointsOf(seat).find((one) => sameCheckpoint(one, moment)) ?? []);

/** @param {Pick<Checkpoint, "round" | "ply" | "cause">} a @param {Pick<Checkpoint, "round" | "ply" | "cause">} b */
export const sameCheckpoint = (a, b) => a.round === b.round && a.ply === b.ply && a.cause === b.cause;

/** Whether it is one of the moments that decided the match. @param {SeatReview} seat @param {Checkpoint} checkpoint */
export const isDecisive = ({ moments }, checkpoint) => moments.some((moment) => sameCheckpoint(moment, checkpoint));

/** Where on the line of the match a change shows. @param {Replay} record @param {ReviewChange | Checkpoint} change */
export const placeOf = (record, { cause, round, ply }) =>
  beginning(record, round) + Math.min(ply + (cause === "moves" ? 1 : 0), record.rounds[round].actions.length);

/** What is smaller does not show: it may be chance, and would only make a picture restless. */
const LEAST = { chance: 0.02, points: 2 };

/** Whether a change is large enough to be told. @param {number} size @param {MatchReview["unit"]} unit */
export const isTold = (size, unit) => Math.abs(size) >= LEAST[unit];

/**
 * The line of a seat's prospects, calm: without what is too small to tell, but with every moment on it.
 * @param {Replay} record @param {SeatReview} seat @param {MatchReview["unit"]} unit
 * @returns {{at: number, worth: number}[]}
 */
export function lineOf(record, seat, unit) {
  const line = [{ at: 0, worth: seat.even }];
  seat.course.forEach((change, at) => {
    const { worth } = line[line.length - 1];
    const told = at === seat.course.length - 1 || checkpointsOf(seat).some((one) => sameCheckpoint(one, change));
    if (told || isTold(change.after - worth, unit)) line.push({ at: placeOf(record, change), worth: change.after });
  });
  return line;
}

/** Where a checkpoint lies on the line. @param {SeatReview} seat @param {Checkpoint} checkpoint */
export const heightOf = ({ course }, checkpoint) =>
  course.find((change) => sameCheckpoint(change, checkpoint))?.after ?? checkpoint.after;

/** The lowest and the highest worth of a graph, and the step between two of its lines. @param {MatchReview} review */
export function scaleOf({ unit, seats }) {
  if (unit === "chance") return { low: 0, high: 1, step: 0.25 };
  const all = seats.flatMap(({ even, course }) => [even, ...course.map(({ after }) => after)]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = [10, 20, 50, 100, 200, 500].find((one) => (high - low) / one < 6) ?? 1000;
  return { low: Math.floor(low / step) * step, high: (Math.floor(high / step) + 1) * step, step };
}

/** @type {ReviewChange["cause"][]} */
const CAUSES = ["plan", "deal", "draws", "moves", "their_draws", "their_moves"];

/** What a cause is called. @param {ReviewChange["cause"]} cause @param {number} rivals how many the others are */
export const causeText = (cause, rivals) => t(`coach-cause-${cause.replace("_", "-")}`, { rivals });

/** A chance, give or take rounding. @param {number} worth */
const isChance = (worth) => worth > -0.005 && worth < 1.005;

/**
 * The steps from the prospects before the deal to the result, each from where the one before it ended. Chances come in
 * an order in which none of them leaves the picture, as far as there is one.
 * @param {SeatReview} seat @param {MatchReview["unit"]} unit
 */
export function stepsOf({ even, parts }, unit) {
  const left = [...CAUSES];
  const steps = [];
  for (let now = even; left.length; now += steps[steps.length - 1].size) {
    const at =
      unit === "chance"
        ? Math.max(
            0,
            left.findIndex((cause) => isChance(now + parts[cause])),
          )
        : 0;
    const [cause] = left.splice(at, 1);
    steps.push({ cause, from: now, to: now + parts[cause], size: parts[cause] });
  }
  return steps;
}

// ---------------------------------------------------------------------------- figures in words

/** @param {boolean} points @param {number} digits */
const format = (points, digits) =>
  new Intl.NumberFormat(language, {
    style: points ? "decimal" : "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** Figures of a review: chances in percent, or points. */
export class Figures {
  /** @param {MatchReview["unit"]} unit */
  constructor(unit) {
    this.points = unit === "points";
  }

  /** A chance or points. @param {number} value @param {number} [digits] */
  worth(value, digits = 0) {
    const shown = format(this.points, digits).format(
      this.points ? Math.round(value) + 0 : Math.min(Math.max(value, 0), 1),
    );
    return shown.replace("-", MINUS);
  }

  /** The size of a difference; at least one. @param {number} value */
  size(value) {
    const least = Math.max(Math.abs(value), this.points ? 1 : 0.01);
    const text = format(this.points, 0).format(least);
    return this.points ? t("page-review-points", { size: text, count: Math.round(least) }) : text;
  }

  /** The size of a difference, and what it is counted in. @param {number} value */
  named(value) {
    return this.points ? this.size(value) : t("page-review-chance", { size: this.size(value) });
  }

  /** A difference with its sign, and what it is counted in. @param {number} value */
  namedChange(value) {
    const size = this.change(value);
    const count = Math.round(Math.abs(value));
    return this.points ? t("page-review-points", { size, count }) : t("page-review-chance", { size });
  }

  /** A difference with its sign. @param {number} value */
  change(value) {
    const text = format(this.points, 0).format(Math.abs(value));
    if (text === format(this.points, 0).format(0)) return text;
    return (value > 0 ? "+" : MINUS) + text;
  }
}

/** Where in the match a checkpoint is, counted as people do. @param {Replay} record @param {Checkpoint} checkpoint */
export function whereText(record, { round, ply, cause }) {
  const { actions, ended } = record.rounds[round];
  if (ended && ply === actions.length) return t("coach-place-end", { round: round + 1 });
  return t("coach-place", { round: round + 1, move: ply + (cause === "moves" ? 1 : 0) });
}
