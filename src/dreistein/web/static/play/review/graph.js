// @ts-check
/** The graph of the prospects, with its checkpoints, and the same as a table. */

import { tableHead } from "../../shared/table.js";
import { language, t } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { beginning, positions } from "../record/steps.js";
import { labelPlaces } from "./labels.js";
import { causeText, heightOf, isDecisive, lineOf, placeOf, sameCheckpoint, scaleOf, whereText } from "./model.js";

/** @import { MatchReview, Replay, SeatReview } from "../types.js" */
/** @import { AnyLook } from "../../shared/types.js" */
/** @import { Figures, Checkpoint } from "./model.js" */

const WIDEST = 1040;
const NARROWEST = 240;
const HIGH = 250;
const LEFT = 46;
const RIGHT = 16;
const TOP = 16;
const BOTTOM = 26;
/** Pixels of a phone's width that the page takes for itself. */
const AROUND = 66;
/** The least room for the number of a round. */
const APART = 18;

/**
 * @typedef {object} Drawn
 * @property {Replay} record
 * @property {MatchReview} review
 * @property {SeatReview} seat the one whose checkpoints are shown
 * @property {Checkpoint[]} checkpoints
 * @property {Checkpoint | null} chosen
 * @property {Figures} figures
 * @property {AnyLook[]} looks
 * @property {(checkpoint: Checkpoint) => void} choose
 */

/** @param {Drawn} drawn */
export function graph(drawn) {
  const { record, review, seat, checkpoints, chosen, figures, looks, choose } = drawn;
  const { low, high, step } = scaleOf(review);
  const wide = Math.max(NARROWEST, Math.min(WIDEST, innerWidth - AROUND));
  const last = Math.max(1, positions(record) - 1);
  const x = (/** @type {number} */ at) => LEFT + (at * (wide - LEFT - RIGHT)) / last;
  const y = (/** @type {number} */ worth) =>
    TOP + ((high - Math.min(Math.max(worth, low), high)) * (HIGH - TOP - BOTTOM)) / (high - low);
  const picked = (/** @type {Checkpoint} */ one) => chosen !== null && sameCheckpoint(chosen, one);
  const marks = checkpoints.map((one) => ({
    ...{ one, x: x(placeOf(record, one)), y: y(heightOf(seat, one)) },
    weight: Number(picked(one)) * 2 + Number(isDecisive(seat, one)) + Math.abs(one.after - one.before) / (high - low),
  }));
  const labels = labelPlaces(marks, { right: wide, bottom: HIGH - BOTTOM });
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  const title = t(figures.points ? "coach-graph-points" : "coach-graph");
  const told = t("coach-graph-text", {
    name: record.players[seat.seat],
    first: figures.worth(seat.even),
    last: figures.worth(seat.last),
  });
  return html`<svg
    class="review-graph"
    viewBox="0 0 ${wide} ${HIGH}"
    role="img"
    aria-label=${`${title}. ${told}`}
    lang=${language}
    @click=${(/** @type {MouseEvent} */ event) => nearest(event, wide, (at) => x(at), drawn)}
  >
    ${record.rounds.map((round, number) => {
      const from = x(beginning(record, number));
      const to = x(beginning(record, number) + round.actions.length + (number < record.rounds.length - 1 ? 1 : 0));
      return svg`<path class="chart-round ${number % 2 ? "even" : ""}"
          d="M${from} ${TOP}H${to}V${HIGH - BOTTOM}H${from}z"/>
        ${
          to - from >= APART
            ? svg`<text x=${(from + to) / 2} y=${HIGH - 8} text-anchor="middle">${number + 1}</text>`
            : nothing
        }`;
    })}
    ${lines.map(
      (worth) => svg`<path class="review-grid" d="M${LEFT} ${y(worth)}H${wide - RIGHT}"/>
        <text x=${LEFT - 6} y=${y(worth)} dy=".35em" text-anchor="end">${figures.worth(worth)}</text>`,
    )}
    <path class="review-even" d="M${LEFT} ${y(seat.even)}H${wide - RIGHT}" />
    <g class="chart-line colour-${looks[seat.seat].colour}">
      <path
        d=${`M${lineOf(record, seat, review.unit)
          .map(({ at, worth }) => `${x(at).toFixed(1)} ${y(worth).toFixed(1)}`)
          .join("L")}`}
      />
    </g>
    ${marks.map((each, at) => mark(each, labels[at]))}
  </svg>`;

  /** @param {(typeof marks)[number]} mark @param {(typeof labels)[number]} label where its cost is written, if it is */
  function mark({ one, x: across, y: down }, label) {
    const kind = one.choice?.grade ?? (one.after >= one.before ? "up" : "down");
    const name = ["review-mark", kind, isDecisive(seat, one) && "decisive", picked(one) && "chosen"];
    const pick = (/** @type {Event} */ event) => {
      event.stopPropagation();
      choose(one);
    };
    return svg`<g class=${name.filter(Boolean).join(" ")} @click=${pick}
        transform="translate(${across.toFixed(1)} ${down.toFixed(1)})">
      <title>${whereText(record, one)}</title>
      <circle class="hit" r="16"/><circle class="dot" r=${label ? 6 : 4}/>
      ${
        label
          ? svg`<text x=${label.dx} y=${label.dy} text-anchor="middle">${figures.change(one.after - one.before)}</text>`
          : nothing
      }
    </g>`;
  }
}

/**
 * A click beside the marks chooses the nearest one.
 * @param {MouseEvent} event @param {number} wide @param {(at: number) => number} x @param {Drawn} drawn
 */
function nearest(event, wide, x, { record, checkpoints, choose }) {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const across = ((event.clientX - box.left) * wide) / box.width;
  const away = (/** @type {Checkpoint} */ checkpoint) => Math.abs(x(placeOf(record, checkpoint)) - across);
  const [first, ...rest] = checkpoints;
  if (first) choose(rest.reduce((best, one) => (away(one) < away(best) ? one : best), first));
}

/** The graph as numbers. @param {Drawn} drawn */
export const graphTable = ({ record, seat, figures }) =>
  html`<details class="chart-numbers">
    <summary>${t("page-review-graph-list")}</summary>
    <div class="chart-scroll" tabindex="0" role="region" aria-label=${t("page-review-graph-list")}>
      <table>
        ${tableHead(t("coach-column-place"), t(figures.points ? "coach-graph-points" : "coach-graph"))}
        <tbody>
          ${seat.course.map(
            (change) =>
              html`<tr>
                <th scope="row">
                  ${whereText(record, { ...change, choice: null })} ·
                  ${causeText(change.cause, record.players.length - 1)}
                </th>
                <td>${figures.worth(change.after)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
