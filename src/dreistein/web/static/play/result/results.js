// @ts-check
/** The results of a round as a table. */

import { score, signed, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { faceOf } from "../players/faces.js";
import { nameOf } from "../words/names.js";

/** @import { RoundView, TableView } from "../types.js" */

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
