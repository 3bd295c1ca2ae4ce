// @ts-check
/** Luck and skill as a picture: from an even chance, four steps to the result. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { causeKey } from "./graph.js";
import { GRADES, habitOf, hasResigned, stepsOf } from "./model.js";

/** @import { Level, SeatReview } from "../types.js" */
/** @import { Figures } from "./model.js" */

/** @param {SeatReview} seat @param {Figures} figures */
export function balance(seat, figures) {
  const steps = stepsOf(seat);
  const all = [seat.even, seat.last, ...steps.flatMap(({ from, to }) => [from, to]), ...(figures.points ? [] : [0, 1])];
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  const percent = (/** @type {number} */ worth) => (100 * (worth - low)) / span;
  const bar = (/** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ kind) =>
    html`<svg class="balance-bar ${kind}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="10" />
      <rect
        class="bar"
        x=${percent(Math.min(from, to))}
        width=${Math.max(0.6, Math.abs(percent(to) - percent(from)))}
        height="10"
      />
    </svg>`;
  const base = figures.points ? low : 0;
  const line = (/** @type {string} */ label, /** @type {unknown} */ drawing, /** @type {string} */ figure, kind = "") =>
    html`<li class=${kind}>
      <span class="balance-label">${label}</span>${drawing}<b class="balance-figure">${figure}</b>
    </li>`;
  const whole = (/** @type {string} */ key, /** @type {number} */ worth) =>
    line(t(key), bar(base, worth, "whole"), figures.worth(worth), "whole");
  return html`<ol class="balance">
    ${whole(figures.points ? "coach-expected" : "coach-even", seat.even)}
    ${steps.map(({ cause, from, to, size }) =>
      line(t(causeKey(cause, figures)), bar(from, to, size < 0 ? "down" : "up"), figures.change(size)),
    )}
    ${whole(seat.result === null ? "coach-so-far" : "coach-result", seat.last)}
  </ol>`;
}

/**
 * How well a seat played: its grades, the average loss, the bot that loses as much, and its bad habit if it has one.
 * @param {SeatReview} seat
 * @param {Figures} figures
 * @param {(level: Level) => string} levelWord
 */
export const quality = (seat, figures, levelWord) =>
  html`<ul class="grades">
      ${GRADES.map(
        (grade) =>
          html`<li class="grade ${grade} ${seat.grades[grade] ? "" : "none"}">
            <b>${seat.grades[grade] ?? 0}</b> ${t(`coach-grade-${grade}`)}
          </li>`,
      )}
    </ul>
    <p>
      ${figures.average(seat)}
      ${
        seat.level && !hasResigned(seat)
          ? t("coach-level", { level: levelWord(/** @type {Level} */ (seat.level)) })
          : nothing
      }
    </p>
    ${figures.points ? nothing : habitText(seat)}`;

/** @param {SeatReview} seat */
function habitText(seat) {
  const habit = habitOf(seat);
  if (!habit) return nothing;
  const { instead, count, all } = habit;
  return html`<p class="habit"><b>${t(`page-review-habit-${instead}`, { count, all })}</b></p>`;
}
