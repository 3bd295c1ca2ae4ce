// @ts-check
/** Luck and skill as a picture: from an even chance, some steps to the result. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { causeText, GRADES, isTold, stepsOf } from "./model.js";

/** @import { SeatReview } from "../types.js" */
/** @import { Figures } from "./model.js" */

/** @param {SeatReview} seat @param {Figures} figures @param {number} rivals how many the others are */
export function balance(seat, figures, rivals) {
  const unit = figures.points ? "points" : "chance";
  const steps = stepsOf(seat, unit);
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
    ${steps
      .filter(({ size }) => isTold(size, unit))
      .map(({ cause, from, to, size }) =>
        line(causeText(cause, rivals), bar(from, to, size < 0 ? "down" : "up"), figures.change(size)),
      )}
    ${whole(seat.result === null ? "coach-so-far" : "coach-result", seat.last)}
  </ol>`;
}

/** How many decisions got which grade. @param {Readonly<Record<string, number>>} grades */
export const gradeList = (grades) =>
  html`<ul class="grades">
    ${GRADES.map(
      (grade) =>
        html`<li class="grade ${grade} ${grades[grade] ? "" : "none"}">
          <b>${grades[grade] ?? 0}</b> ${t(`coach-grades-${grade}`, { count: grades[grade] ?? 0 })}
        </li>`,
    )}
  </ul>`;
