// @ts-check
/** Small notes on the board: no connection, and somebody's wish to undo a move. */

import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { later } from "../lazy.js";
import { needsOthers } from "../session/state.js";
import { nameOf } from "../words/names.js";

/** @typedef {import("../session/session.js").Play} Play */
/** @typedef {import("../types.js").Whole} Whole */

const lobby = later(() => import("./lobby.js"));

/** Before a match: the lobby, where others have to come. @param {import("./table.js").TableScreen} screen */
export function gathering(screen) {
  const code = needsOthers(screen.play.table) ? lobby(() => screen.changed()) : null;
  return code ? code.lobby(screen) : html`<p class="line-note" role="status">${t("page-loading")}</p>`;
}

/** @param {Play} play */
export const boardNotes = (play) => html`${lineNote(play)} ${undoRequest(play)}`;

/** Why the table does not answer: no connection, or the server has hung up for good. @param {Play} play */
function lineNote({ gone, offline }) {
  if (gone !== null) {
    return html`<div class="line-note" role="alert">
      <span>${gone}</span> <button class="button" @click=${() => location.reload()}>${t("page-reload")}</button>
    </div>`;
  }
  return offline ? html`<p class="line-note" role="status">${t("page-offline")}</p>` : nothing;
}

/** @param {Play} play */
function undoRequest(play) {
  const { table, own } = play;
  const wish = table.undo;
  if (!wish) return nothing;
  const mine = own.some((seat) => wish.waiting.includes(seat));
  const names = listed(wish.waiting.map((seat) => nameOf(table, seat)));
  return html`<div class="line-note" role="status">
    <span
      >${own.includes(wish.seat) ? t("page-undo-asked", { names }) : t("page-undo-wish", { name: nameOf(table, wish.seat) })}</span
    >
    ${
      mine
        ? html`<span class="row"
            ><button class="button" @click=${() => play.answerUndo(true)}>${t("page-yes")}</button>
            <button class="button" @click=${() => play.answerUndo(false)}>${t("page-no")}</button></span
          >`
        : nothing
    }
  </div>`;
}

/** What somebody who asked to undo a move is told where another does not agree; null otherwise. @param {Whole} message @param {Play} play as it was before */
export function undoRefusal({ table, news }, play) {
  const wish = play.state?.table.undo;
  const declined = wish && !table.undo && news?.kind === "undo-answered" && play.own.includes(wish.seat);
  return declined ? t("page-undo-no") : null;
}
