// @ts-check
/** Before an undo after which a match no longer counts: why, and whether all the same. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { seenByUndo } from "../session/undo.js";

/** @import { TableSession } from "../session/session.js" */

/** @param {TableSession} session @param {() => void} close */
export const undoQuestion = ({ table, commands }, close) =>
  html`<p>${t(`page-undo-saw-${seenByUndo(table) ?? "answer"}`)} ${t("page-undo-practice")}</p>
    <div class="row">
      <button class="button primary" @click=${() => (commands.undo(), close())}>${t("page-undo-anyway")}</button>
      <button class="button" autofocus @click=${close}>${t("page-cancel")}</button>
    </div>`;
