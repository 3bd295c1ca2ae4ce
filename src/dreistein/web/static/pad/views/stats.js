// @ts-check
/** Statistics: the all-time table, each player's record, charts. */

import { tableHead } from "../../shared/table.js";
import { language, score, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { sheetOf } from "../model/journal.js";
import { average, tableOfAllTime } from "../model/stats.js";
import { bonusChart, totalsChart } from "./charts.js";
import { page } from "./parts.js";

/** @import { PlayerRecord } from "../types.js" */
/** @import { Pad } from "../pad.js" */

/** @param {number} value */
const decimal = (value) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value).replace("-", "\u2212");

/** @param {Pad} pad */
export function statsView(pad) {
  const people = tableOfAllTime(pad.games.map(({ changed, ops }) => ({ changed, sheet: sheetOf(ops) })));
  const most = people.slice(0, 6);
  const body = people.some(({ rounds }) => rounds)
    ? html`<div>
          <h2 id="all-time">${t("sheet-all-time")}</h2>
          <div class="scroll" tabindex="0" role="region" aria-labelledby="all-time">${table(people)}</div>
        </div>
        <div class="charts">${totalsChart(most)} ${bonusChart(most)}</div>`
    : html`<p class="quiet">${t("sheet-stats-none")}</p>`;
  return page(t("sheet-stats"), body, "wide");
}

/** @param {PlayerRecord[]} people */
function table(people) {
  /** @type {[string, (one: PlayerRecord) => string][]} */
  const columns = [
    ["sheet-stat-games", (one) => String(one.games)],
    [
      "sheet-stat-wins",
      (one) => (one.shared ? `${one.wins} (${t("sheet-stat-shared", { count: one.shared })})` : String(one.wins)),
    ],
    ["sheet-stat-average", (one) => (one.games ? decimal(average(one)) : "–")],
    ["sheet-stat-best", (one) => (one.best === null ? "–" : score(one.best))],
    ["sheet-stat-best-round", (one) => (one.bestRound === null ? "–" : score(one.bestRound))],
    ["sheet-stat-outs", (one) => String(one.outs)],
    ["sheet-stat-bridges", (one) => String(one.bridges)],
    ["sheet-stat-doubles", (one) => String(one.doubles)],
    ["sheet-stat-hexagons", (one) => String(one.hexagons)],
    ["sheet-stat-draws", (one) => (one.rounds ? decimal(one.draws / one.rounds) : "–")],
  ];
  return html`<table class="all-time">
    ${tableHead(t("sheet-stat-name"), ...columns.map(([key]) => t(key)))}
    <tbody>
      ${people.map(
        (one) =>
          html`<tr>
            <th scope="row">${one.name}</th>
            ${columns.map(([, value]) => html`<td>${value(one)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
