// @ts-check
/** The end of a round or a match at the table: why, how it stands, and what one may do next. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { recordAddress } from "../api.js";
import { go, replayAddress } from "../navigate.js";
import { ruleButton } from "../rules-link.js";
import { roundOf } from "../session/state.js";
import { endSentences, winText } from "../words/endings.js";
import { chart, results } from "./results.js";

/** @param {import("../types.js").TableView} table */
export function endTitle(table) {
  const round = roundOf(table);
  if (table.phase === "over" && round) return winText(table, round.totals);
  return t("page-round-over", { number: table.rounds.length });
}

/** @param {import("../session/session.js").Play} play @param {() => void} close */
export function endOf(play, close) {
  const { table } = play;
  const round = roundOf(table);
  if (!round) return nothing;
  const over = table.phase === "over";
  const record = recordAddress(table.id, table.match, play.key);
  return html`<div class="explained-with-rule">
      <ol class="explained">
        ${endSentences(table, round).map((line) => html`<li>${line}</li>`)}
      </ol>
      ${table.solitaire ? nothing : ruleButton(round.ended?.end ?? "out", table.edition.name, endTitle(table))}
    </div>
    ${table.solitaire ? nothing : results(table, round)} ${over && !table.solitaire ? chart(table) : nothing}
    ${table.practice ? html`<p class="note">${t("page-practice")}</p>` : nothing}
    <div class="row end-row">
      ${!over && !table.spectator ? html`<button class="button primary" autofocus @click=${() => (play.nextRound(), close())}>${t("page-next-round")}</button>` : nothing}
      ${over && !table.spectator && !table.day ? html`<button class="button primary" autofocus @click=${() => (play.rematch(), close())}>${t(table.solitaire ? "page-again" : "page-rematch")}</button>` : nothing}
      ${table.day ? html`<a class="button primary" autofocus href="/day/${table.day}">${t("page-day-list")}</a>` : nothing}
      ${
        over
          ? html`<button class="button" @click=${() => go(replayAddress(table.id, table.match, play.key))}>
                ${t("page-replay")}
              </button>
              <a class="button" href=${record} download>${t("page-save-record")}</a>`
          : nothing
      }
      <button class="button" @click=${close}>${t("page-see-board")}</button>
    </div>`;
}
