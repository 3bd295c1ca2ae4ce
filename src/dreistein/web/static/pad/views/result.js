// @ts-check
/** The end of a match: who won, how it went, and what to do with it. */

import { share } from "../../shared/files/share.js";
import { score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { courseChart } from "./charts.js";
import { picture } from "./picture.js";
import { settlementText, winnersText } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { Sheet } from "../types.js" */

/** @param {Pad} pad */
export function resultView(pad) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const ranking = sheet.names
    .map((name, seat) => ({ name, seat, total: sheet.totals[seat] }))
    .sort((a, b) => b.total - a.total);
  return html`<div class="keys result">
    <h2>${winnersText(sheet)}</h2>
    ${pad.note ? html`<p class="doubt" role="status">${t(pad.note.key, pad.note.details)}</p>` : nothing}
    <ol class="ranking">
      ${ranking.map(
        ({ name, seat, total }) =>
          html`<li class=${sheet.winners.includes(seat) ? "is-winner" : ""}>
            <span class="rank">${1 + ranking.filter((other) => other.total > total).length}</span>
            <span class="name"><i class="swatch s${seat}"></i>${name}</span> <b>${score(total)}</b>
          </li>`,
      )}
    </ol>
    ${courseChart(sheet)}
    <div class="settlement">
      ${settlementText(sheet, sheet.rounds[sheet.rounds.length - 1]).map((line) => html`<p>${line}</p>`)}
    </div>
    <div class="actions">
      <button class="button primary" @click=${() => void pad.begin(sheet.names, sheet.edition)}>
        ${t("sheet-again")}
      </button>
      <button class="button" @click=${() => void sharePicture(pad)}>${t("sheet-picture")}</button>
      <button class="button" @click=${() => print()}>${t("sheet-print")}</button>
      <a class="button" href="#/stats">${t("sheet-stats")}</a>
    </div>
  </div>`;
}

/** @param {Pad} pad */
export async function sharePicture(pad) {
  if (pad.sheet && pad.game) await share(await picture(pad.sheet, pad.game.created), "dreistein.png");
}
