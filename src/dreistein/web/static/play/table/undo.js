// @ts-check
/** Undo: a request of another player; and before one after which a match no longer counts, whether all the same. */

import { button } from "../../shared/fields.js";
import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { ownSeats, roundOf } from "../model/state.js";
import { nameOf } from "../words/names.js";

/** @import { TableSession } from "../session/session.js" */

/** Takes back what may be taken back, if anything still may. @param {TableSession} session */
export function undoLast({ table, commands }) {
  const [seat] = table.may_undo;
  if (seat !== undefined) commands.undo(seat);
}

/** @param {TableSession} session @param {() => void} close */
export const undoQuestion = (session, close) =>
  html`<p>${t(`page-undo-saw-${session.table.undo_shows ?? "answer"}`)} ${t("page-undo-practice")}</p>
    <div class="row">
      ${button(t("page-undo-anyway"), () => (undoLast(session), close()), "primary")}
      <button class="button" autofocus @click=${close}>${t("page-cancel")}</button>
    </div>`;

/** @param {TableSession} session @param {string} kind how it lies on what it is part of */
export function undoRequest({ table, commands }, kind) {
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
            >${button(t("page-yes"), () => commands.answerUndo(true))}
            ${button(t("page-no"), () => commands.answerUndo(false))}</span
          >`
        : nothing
    }
  </div>`;
}
