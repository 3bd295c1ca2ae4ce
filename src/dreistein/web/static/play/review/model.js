// @ts-check
/** A review without DOM: the line of the chances, the checkpoints along it, and figures in words. */

import { isPlacement } from "../../shared/rules/placements.js";
import { language, t } from "../../shared/text.js";
import { beginning } from "../record/steps.js";

/** @import { MatchReview, Replay, ReviewChange, ReviewChoice, SeatReview } from "../types.js" */

/** The marks that chess players write. @type {Record<string, string>} */
export const MARKS = { inaccuracy: "?!", mistake: "?", blunder: "??" };
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** Half the width of a 95 % interval, in standard errors. */
const WIDTH = 1.96;
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

/** What would have been best. @param {ReviewChoice} choice */
export const bestOf = ({ options }) => options[0];

/** @param {ReviewChoice} choice */
export const isSlip = ({ grade }) => grade in MARKS;

/** @param {ReviewChoice} choice @returns {Checkpoint} */
export const checkpointOf = (choice) => {
  const { round, ply, before, after } = choice;
  return { round, ply, before, after, cause: "decisions", choice };
};

/**
 * Whether a change is a resignation that cost what a bot then won in the seat's place: a decision, but no move.
 * @param {Pick<SeatReview, "choices">} seat
 * @param {ReviewChange} change
 */
const isResignation = ({ choices }, { cause, round, ply, before, after }) =>
  cause === "decisions" && after < before && !choices.some((one) => one.round === round && one.ply === ply);

/** Whether a resignation lost the match. @param {SeatReview} seat */
export const hasResigned = (seat) => seat.course.some((change) => isResignation(seat, change));

/**
 * The moments that decided a match, and what cost something, in the order of the match.
 * @param {SeatReview} seat
 * @returns {Checkpoint[]}
 */
export function checkpointsOf({ moments, choices }) {
  const slips = choices.filter(isSlip).map(checkpointOf);
  const others = moments
    .filter((moment) => moment.cause !== "decisions" || isResignation({ choices }, moment))
    .map((moment) => ({ ...moment, choice: null }));
  return [...slips, ...others].sort(
    (a, b) => a.round - b.round || a.ply - b.ply || Number(a.choice !== null) - Number(b.choice !== null),
  );
}

/** So many slips of one kind, and at least half of all, are a habit. */
const HABIT = 3;

/** What would have been better, if the question was to draw or to place. @param {ReviewChoice} slip */
function insteadOf(slip) {
  const { played } = slip;
  const best = bestOf(slip);
  if (best.action === "+") return isPlacement(played.action) ? "draw" : null;
  return played.action === "+" && isPlacement(best.action) ? "place" : null;
}

/**
 * What a player got wrong again and again, if there is such a thing: to place instead of drawing, or the other way.
 * @param {SeatReview} seat
 */
export function habitOf({ choices }) {
  const slips = choices.filter(isSlip);
  for (const instead of /** @type {const} */ (["draw", "place"])) {
    const count = slips.filter((slip) => insteadOf(slip) === instead).length;
    if (count >= HABIT && 2 * count >= slips.length) return { instead, count, all: slips.length };
  }
  return null;
}

/** Whether it is one of the moments that decided the match. @param {SeatReview} seat @param {Checkpoint} checkpoint */
export const isDecisive = ({ moments }, { cause, round, ply }) =>
  moments.some((moment) => moment.cause === cause && moment.round === round && moment.ply === ply);

/** Where on the line of the match a change shows. @param {Replay} record @param {ReviewChange | Checkpoint} change */
export const placeOf = (record, { cause, round, ply }) =>
  beginning(record, round) + Math.min(ply + (cause === "decisions" ? 1 : 0), record.rounds[round].actions.length);

/**
 * The line of a seat's prospects.
 * @param {Replay} record
 * @param {SeatReview} seat
 * @returns {{at: number, worth: number}[]}
 */
export const lineOf = (record, { even, course }) => [
  { at: 0, worth: even },
  ...course.map((change) => ({ at: placeOf(record, change), worth: change.after })),
];

/** The lowest and the highest worth of a graph, and the step between two of its lines. @param {MatchReview} review */
export function scaleOf({ unit, seats }) {
  if (unit === "chance") return { low: 0, high: 1, step: 0.25 };
  const all = seats.flatMap(({ even, course }) => [even, ...course.map(({ after }) => after)]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = [10, 20, 50, 100, 200, 500].find((one) => (high - low) / one < 6) ?? 1000;
  return { low: Math.floor(low / step) * step, high: (Math.floor(high / step) + 1) * step, step };
}

/**
 * The steps from the prospects before the deal to the result, each from where the one before it ended.
 * @param {SeatReview} seat
 */
export function stepsOf({ even, parts }) {
  let now = even;
  return /** @type {const} */ (["deal", "draws", "decisions", "others"]).map((cause) => {
    const from = now;
    now += parts[cause];
    return { cause, from, to: now, size: parts[cause] };
  });
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
    const shown = format(this.points, digits).format(this.points ? value : Math.min(Math.max(value, 0), 1));
    return shown.replace("-", MINUS);
  }

  /** The size of a difference. @param {number} value */
  size(value) {
    const text = format(this.points, 1).format(Math.abs(value));
    return this.points ? t("page-review-points", { size: text }) : text;
  }

  /** A difference with its sign. @param {number} value */
  change(value) {
    const text = format(this.points, 1).format(Math.abs(value));
    if (text === format(this.points, 1).format(0)) return text;
    return (value > 0 ? "+" : MINUS) + text;
  }

  /** What a decision cost, with its interval. @param {{loss: number, error: number}} choice */
  loss({ loss, error }) {
    const show = format(this.points, 1);
    const margin = error ? ` ±${show.format(WIDTH * error)}` : "";
    return show.format(Math.max(loss, 0)) + margin;
  }

  /** What a decision cost on average. @param {SeatReview} seat */
  average(seat) {
    const { loss, loss_error: error, decisions } = seat;
    if (!decisions || loss <= WIDTH * error) return this.#nothing(seat);
    return t(this.points ? "coach-loss-points" : "coach-loss", {
      loss: format(this.points, this.points ? 1 : 2).format(loss),
    });
  }

  /** That no decision cost anything, unless it was to resign. @param {SeatReview} seat */
  #nothing(seat) {
    if (hasResigned(seat)) return t("coach-moment-resigned");
    return t(seat.decisions ? "coach-loss-none" : "coach-no-choice");
  }

  /** What luck, skill and the others did, in sentences. @param {SeatReview} seat */
  told(seat) {
    const { luck, luck_error: error, parts, loss, loss_error: doubt, decisions, even } = seat;
    const lucky = Math.abs(luck) <= WIDTH * error ? "luck-even" : luck > 0 ? "lucky" : "unlucky";
    const told = [t(`page-review-${lucky}`, { change: this.size(luck) })];
    if (decisions && loss > WIDTH * doubt) told.push(t("page-review-own", { change: this.size(parts.decisions) }));
    else told.push(this.#nothing(seat));
    if (!this.points && even < 1) {
      const side = parts.others >= 0 ? "good" : "bad";
      told.push(t(`page-review-others-${side}`, { change: this.size(parts.others) }));
    }
    return told;
  }
}

/** Where in the match a checkpoint is, counted as people do. @param {Replay} record @param {Checkpoint} checkpoint */
export function whereText(record, { round, ply, cause }) {
  const { actions, ended } = record.rounds[round];
  if (ended && ply === actions.length) return t("coach-place-end", { round: round + 1 });
  return t("coach-place", { round: round + 1, move: ply + (cause === "decisions" ? 1 : 0) });
}
