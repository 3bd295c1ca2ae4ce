// @ts-check
/** The results of a round as a table, and the totals of a match as a chart. */

import { language, score, signed, t } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { nameOf } from "../words/names.js";
import { faceOf } from "./faces.js";

/** @import { RoundView, TableView } from "../types.js" */

const WIDEST = 540;
const HIGH = 200;
/** Pixels of a phone's width that a dialog takes for itself. */
const AROUND = 72;
/** The least room between two round numbers. */
const APART = 22;

/** The totals over the rounds. @param {TableView} table */
export function chart(table) {
  const names = table.seats.map((_, seat) => nameOf(table, seat));
  const lines = names.map((_, seat) => [0, ...table.rounds.map(({ totals }) => totals[seat])]);
  const { target } = table.edition;
  const most = Math.max(target, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const wide = Math.min(WIDEST, innerWidth - AROUND);
  const count = Math.max(1, table.rounds.length);
  const every = Math.ceil((count * APART) / (wide - 164));
  const x = (/** @type {number} */ at) => 34 + (at * (wide - 164)) / count;
  const y = (/** @type {number} */ total) => 12 + ((most - total) * (HIGH - 40)) / (most - least || 1);
  const ends = spread(lines.map((line) => y(line[line.length - 1])));
  return html`<figure class="chart">
    <svg viewBox="0 0 ${wide} ${HIGH}" role="img" aria-label=${t("page-chart")} lang=${language}>
      <path class="chart-zero" d="M34 ${y(0)}H${wide - 130}" />
      <path class="chart-target" d="M34 ${y(target)}H${wide - 130}" />
      <text x="28" y=${y(target)} dy=".35em" text-anchor="end">${target}</text>
      <text x="28" y=${y(0)} dy=".35em" text-anchor="end">0</text>
      ${table.rounds.map((round, at) =>
        (count - 1 - at) % every
          ? nothing
          : svg`<text x=${x(at + 1)} y=${HIGH - 6} text-anchor="middle">${round.number + 1}</text>`,
      )}
      ${lines.map(
        (line, seat) => svg`<g class="chart-line seat-${seat}">
          <path d=${`M${line.map((total, at) => `${x(at)} ${y(total)}`).join("L")}`}/>
          ${line.map((total, at) => svg`<circle cx=${x(at)} cy=${y(total)} r="3.5"/>`)}
          <text class="chart-name" x=${x(table.rounds.length) + 9} y=${ends[seat]} dy=".35em"
            >${shortened(names[seat])} ${score(line[line.length - 1])}</text>
        </g>`,
      )}
    </svg>
    <figcaption class="visually-hidden">
      ${names.map(
        (name, seat) =>
          html`<p>${t("page-chart-line", { name, totals: lines[seat].slice(1).map(score).join(", ") })}</p>`,
      )}
    </figcaption>
  </figure>`;
}

/** Moves labels apart so that they can be read. @param {number[]} heights */
function spread(heights) {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((at, index) => {
    if (index > 0) placed[at] = Math.max(placed[at], placed[order[index - 1]] + 15);
  });
  const over = Math.max(0, (placed[order[order.length - 1]] ?? 0) - (HIGH - 24));
  return placed.map((height) => height - over);
}

/** @param {string} name */
const shortened = (name) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);

/** The table of a round's results: gains and totals. @param {TableView} table @param {RoundView} round */
export function results(table, round) {
  const order = table.seats.map((_, seat) => ({ seat, total: round.totals[seat] })).sort((a, b) => b.total - a.total);
  return html`<table class="results">
    <thead>
      <tr>
        <th scope="col">${t("page-player")}</th>
        <th scope="col">${t("pad-this-round")}</th>
        <th scope="col">${t("pad-total")}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map(
        ({ seat, total }) =>
          html`<tr class=${table.winners.includes(seat) ? "winner" : ""}>
            <th scope="row"><span class="with-face">${faceOf(table, seat)}${nameOf(table, seat)}</span></th>
            <td>${signed(round.scores[seat])}</td>
            <td><b>${score(total)}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
