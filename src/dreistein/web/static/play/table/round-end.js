// @ts-check
/** The end of a round or a match: why it ended, how it stands, and what to do next. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { recordAddress } from "../api.js";
import { go, replayAddress } from "../navigate.js";
import { ruleButton } from "../rules-link.js";
import { roundOf } from "../session/state.js";
import { endSentences, winText } from "../words/endings.js";
import { chart, results } from "./results.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { TableView } from "../types.js" */

/** @param {TableView} table */
export function endTitle(table) {
  const round = roundOf(table);
  if (table.phase === "over" && round) return winText(table, round.totals);
  return t("page-round-over", { number: table.rounds.length });
}

/** @param {TableSession} session @param {() => void} close */
export function endOf(session, close) {
  const { table } = session;
  const round = roundOf(table);
  if (!round) return nothing;
  const over = table.phase === "over";
  return html`<div class="explained-with-rule">
      <ol class="explained">
        ${endSentences(table, round).map((line) => html`<li>${line}</li>`)}
      </ol>
      ${table.solitaire ? nothing : ruleButton(round.ended?.end ?? "out", table.edition.name, endTitle(table))}
    </div>
    ${table.solitaire ? nothing : results(table, round)} ${over && !table.solitaire ? chart(table) : nothing}
    ${table.practice ? html`<p class="note">${t("page-practice")}</p>` : nothing}
    <div class="row end-row">
      ${table.spectator ? nothing : nextButton(session, over, close)}
      ${
        table.day
          ? html`<a class="button primary" autofocus href="/day/${table.day}">${t("page-day-list")}</a>`
          : nothing
      }
      ${over ? recordButtons(session) : nothing}
      <button class="button" @click=${close}>${t("page-see-board")}</button>
    </div>`;
}

/**
 * The next round, or another match; a game of the day is played once.
 * @param {TableSession} session
 * @param {boolean} over
 * @param {() => void} close
 */
function nextButton({ table, commands }, over, close) {
  if (over && table.day) return nothing;
  const goOn = () => {
    if (over) commands.rematch();
    else commands.nextRound();
    close();
  };
  const label = !over ? "page-next-round" : table.solitaire ? "page-again" : "page-rematch";
  return html`<button class="button primary" autofocus @click=${goOn}>${t(label)}</button>`;
}

/** @param {TableSession} session */
function recordButtons({ table, key }) {
  const replay = () => go(replayAddress(table.id, table.match, key));
  return html`<button class="button" @click=${replay}>${t("page-replay")}</button>
    <a class="button" href=${recordAddress(table.id, table.match, key)} download>${t("page-save-record")}</a>`;
}
