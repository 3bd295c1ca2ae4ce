// @ts-check
/** The story of a match as a chart: a line for each player, turn by turn, with the bonuses on it. */

import { faceLayers } from "../../shared/players/face-svg.js";
import { looksOf } from "../../shared/players/looks.js";
import { bonusName, language, score, t } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { faceOf } from "../players/chips.js";
import { courseOf, DASHES, spread, stretchesOf } from "../record/course.js";
import { nameOf } from "../words/names.js";

/** @import { TableView } from "../types.js" */
/** @import { Step } from "../record/types.js" */

const WIDEST = 580;
const HIGH = 230;
/** Room around the lines: on the left for numbers, on the right for faces. */
const LEFT = 36;
const RIGHT = 26;
const TOP = 14;
const BOTTOM = 24;
/** Pixels of a phone's width that a dialog takes for itself. */
const AROUND = 72;
/** The least room between two round numbers. */
const APART = 18;
const FACE = 20;

/** @param {TableView} table */
export function chart(table) {
  const looks = looksOf(table.seats);
  const steps = courseOf(table.rounds, table.seats.length);
  const stretches = stretchesOf(steps);
  const { target } = table.edition;
  const all = steps.flatMap(({ totals }) => totals);
  const most = Math.max(target, ...all);
  const least = Math.min(0, ...all);
  const wide = Math.min(WIDEST, innerWidth - AROUND);
  const end = wide - RIGHT;
  const x = (/** @type {number} */ at) => LEFT + (at * (end - LEFT)) / Math.max(1, steps.length - 1);
  const y = (/** @type {number} */ total) => TOP + ((most - total) * (HIGH - TOP - BOTTOM)) / (most - least || 1);
  const last = steps[steps.length - 1].totals;
  const heights = spread(last.map(y), FACE, HIGH - BOTTOM);
  const line = (/** @type {number} */ seat) =>
    `M${steps.map(({ totals }, at) => `${x(at).toFixed(1)} ${y(totals[seat]).toFixed(1)}`).join("L")}`;
  return html`<figure class="chart">
    <svg viewBox="0 0 ${wide} ${HIGH}" role="img" aria-label=${t("page-chart")} lang=${language}>
      ${stretches.map(({ round, from, to }, at) => {
        const middle = (x(from) + x(to)) / 2;
        const roomy = x(to) - x(from) >= APART;
        return svg`<path class="chart-round ${at % 2 ? "even" : ""}"
            d="M${x(from)} ${TOP}H${x(to)}V${HIGH - BOTTOM}H${x(from)}z"/>
          ${roomy ? svg`<text x=${middle} y=${HIGH - 7} text-anchor="middle">${round + 1}</text>` : nothing}`;
      })}
      <path class="chart-zero" d="M${LEFT} ${y(0)}H${end}" />
      <path class="chart-target" d="M${LEFT} ${y(target)}H${end}" />
      <text x=${LEFT - 6} y=${y(target)} dy=".35em" text-anchor="end">${target}</text>
      <text x=${LEFT - 6} y=${y(0)} dy=".35em" text-anchor="end">0</text>
      ${looks.map(
        ({ colour }, seat) => svg`<g class="chart-line colour-${colour}">
          <path d=${line(seat)} stroke-dasharray=${DASHES[seat] || nothing}/>
        </g>`,
      )}
      ${looks.map(
        ({ face, colour }, seat) => svg`<g class="chart-line colour-${colour}">
          ${steps.map((step, at) => (step.seat === seat ? bonusMark(step, x(at), y(step.totals[seat])) : nothing))}
          <g class="player-face" transform="translate(${end + 14} ${heights[seat]}) scale(${FACE / 100})">
            ${faceLayers(face)}
          </g>
        </g>`,
      )}
    </svg>
    ${legend(table)} ${asTable(table, steps)}
  </figure>`;
}

/**
 * A bridge or a double is a ring, a hexagon a full disc, larger for more of them.
 * @param {Step} step @param {number} x @param {number} y
 */
function bonusMark({ bonus, hexagons }, x, y) {
  if (bonus === null) return nothing;
  const title = bonusName(bonus, hexagons);
  const radius = bonus === "hexagon" ? 4 + hexagons : 3.6;
  return svg`<circle class="chart-bonus ${bonus}" cx=${x} cy=${y} r=${radius}><title>${title}</title></circle>`;
}

/** @param {TableView} table */
function legend(table) {
  const looks = looksOf(table.seats);
  const totals = table.rounds[table.rounds.length - 1].totals;
  const order = table.seats.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a]);
  return html`<ul class="chart-legend" aria-hidden="true">
      ${order.map(
        (seat) =>
          html`<li class="chart-line colour-${looks[seat].colour}">
            <svg class="chart-sample" viewBox="0 0 26 8">
              <path d="M1 4H25" stroke-dasharray=${DASHES[seat] || nothing} />
            </svg>
            ${faceOf(table, seat)} <span>${nameOf(table, seat)}</span> <b>${score(totals[seat])}</b>
          </li>`,
      )}
    </ul>
    <p class="note chart-key" aria-hidden="true">
      <svg viewBox="-8 -8 16 16"><circle class="chart-bonus hexagon" r="5" /></svg> ${t("bonus-hexagon")}
      <svg viewBox="-8 -8 16 16"><circle class="chart-bonus" r="3.6" /></svg> ${t("bonus-bridge")}, ${t("bonus-double")}
    </p>`;
}

/**
 * The same as numbers, for those who do not see the chart and for those who want to know.
 * @param {TableView} table @param {Step[]} steps
 */
function asTable(table, steps) {
  return html`<details class="chart-numbers">
    <summary>${t("page-chart-table")}</summary>
    <div class="chart-scroll" tabindex="0" role="region" aria-label=${t("page-chart-table")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("page-chart-turn")}</th>
            ${table.seats.map((_, seat) => html`<th scope="col">${nameOf(table, seat)}</th>`)}
          </tr>
        </thead>
        ${table.rounds.map(
          ({ number }) =>
            html`<tbody>
              <tr>
                <th scope="rowgroup" colspan=${table.seats.length + 1}>${t("pad-round", { number: number + 1 })}</th>
              </tr>
              ${steps.filter(({ round }, at) => at > 0 && round === number).map((step, at) => row(step, at + 1))}
            </tbody>`,
        )}
      </table>
    </div>
  </details>`;
}

/** @param {Step} step @param {number} turn */
function row(step, turn) {
  const bonus = bonusName(step.bonus, step.hexagons);
  return html`<tr>
    <th scope="row">${step.seat === null ? t("page-chart-end") : turn}${bonus ? ` · ${bonus}` : ""}</th>
    ${step.totals.map((total, seat) => html`<td class=${seat === step.seat ? "mover" : ""}>${score(total)}</td>`)}
  </tr>`;
}
