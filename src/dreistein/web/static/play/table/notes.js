// @ts-check
/** Notes on the board: the lobby, a lost connection, a request to undo a move. */

import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { refusal } from "../fair/witness.js";
import { later, waitText } from "../lazy.js";
import { needsOthers, ownSeats, roundOf } from "../session/state.js";
import { nameOf } from "../words/names.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { TableView } from "../types.js" */

const fair = later(() => import("../fair/line.js"), "fair", "result");
const lobbyModule = later(() => import("./lobby.js"), "friends", "result", "look", "fair", "ladder");

/**
 * Before a match: the lobby, if others have to come.
 * @param {TableSession} session
 * @param {() => void} changed
 * @param {(seat: number | null) => void} askHost
 */
export function gathering(session, changed, askHost) {
  const code = needsOthers(session.table) ? lobbyModule(changed) : null;
  if (code) return code.lobby(session, changed, askHost);
  const refused = refusal(session.table) && fair(changed)?.refusalNote(session.table);
  return refused
    ? html`<div class="line-note">${refused}</div>`
    : html`<p class="line-note" role="status">${waitText()}</p>`;
}

/** @param {TableSession} session */
export const boardNotes = (session) =>
  html`${connectionNote(session)} ${undoRequest(session)} ${dayNote(session.table)}`;

/** Before the first move: a game of the day that does not count. @param {TableView} table */
const dayNote = (table) =>
  table.day && !table.listed && !roundOf(table)?.turns.some(({ actions }) => actions.length)
    ? html`<p class="line-note" role="status">${t("page-practice")}</p>`
    : nothing;

/** Why the table does not answer: no connection, or the server has hung up for good. @param {TableSession} session */
function connectionNote({ connection: { gone, offline } }) {
  if (gone !== null) {
    return html`<div class="line-note" role="alert">
      <span>${gone}</span> <button class="button" @click=${() => location.reload()}>${t("page-reload")}</button>
    </div>`;
  }
  return offline ? html`<p class="line-note" role="status">${t("page-offline")}</p>` : nothing;
}

/** @param {TableSession} session @param {string} [kind] how it lies on what it is part of */
export function undoRequest({ table, commands }, kind = "line-note") {
  const request = table.undo;
  if (!request) return nothing;
  const own = ownSeats(table);
  const names = listed(request.waiting.map((seat) => nameOf(table, seat)));
  const text = own.includes(request.seat)
    ? t("page-undo-asked", { names })
    : t("page-undo-wish", { name: nameOf(table, request.seat) });
  const price = roundOf(table)?.ended && !table.practice ? ` ${t("page-undo-price")}` : "";
  return html`<div class=${kind} role="status">
    <span>${text}${price}</span>
    ${
      own.some((seat) => request.waiting.includes(seat))
        ? html`<span class="row"
            ><button class="button" @click=${() => commands.answerUndo(true)}>${t("page-yes")}</button>
            <button class="button" @click=${() => commands.answerUndo(false)}>${t("page-no")}</button></span
          >`
        : nothing
    }
  </div>`;
}
