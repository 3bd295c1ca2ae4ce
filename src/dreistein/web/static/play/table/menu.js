// @ts-check
/** The menu of the table, and the question before somebody resigns. */

import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { maySpeak, ownSeats, roundOf } from "../model/state.js";
import { install, mayInstall } from "../page/install.js";
import { rulesAddress } from "../page/rules-link.js";
import { whereText } from "../words/status.js";
import { undoLast } from "./undo.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { TableDialogs } from "./dialogs.js" */

/** @param {TableSession} session @param {TableDialogs} dialogs */
export function menuList(session, dialogs) {
  const { table, rack } = session;
  const close = () => dialogs.close();
  const item = (/** @type {string} */ key, /** @type {() => void} */ act, off = false) =>
    html`<li>${button(t(key), act, "", off)}</li>`;
  const playing = table.phase === "playing" && !table.spectator;
  const where = [
    whereText(table),
    ...(table.edition.must_place ? [t("page-must-place")] : []),
    ...(table.marks ? [] : [t("page-unmarked")]),
  ];
  // An undo after which the match would not count is asked about first.
  const undo = () => (table.undo_shows ? dialogs.open("undo") : (undoLast(session), close()));
  const sort = () => (rack && session.order.sort(rack), close());
  return html`<p class="note">${where.join(" · ")}</p>
    <ul class="menu-list">
      ${
        table.spectator
          ? nothing
          : html`${item("page-undo", undo, !table.may_undo.length)}
            ${item("page-typed", () => dialogs.open("typed"), !session.hand)} ${item("page-sort", sort, rack === null)}`
      }
      ${table.invite ? item("page-invite", () => dialogs.open("invite")) : nothing}
      ${maySpeak(table) ? item("page-say", () => dialogs.open("voice")) : nothing}
      ${item("page-settings", () => dialogs.open("settings"))}
      ${mayInstall() ? item("page-install", () => (void install(), close())) : nothing}
      <li><a class="button" href="/lesson">${t("page-lesson")}</a></li>
      <li>
        <a class="button" href=${rulesAddress(table.edition)} target="_blank" rel="noopener">${t("page-rules")}</a>
      </li>
      ${playing && !table.solitaire ? item("page-resign", () => dialogs.open("resign")) : nothing}
      <li><a class="button" href="/">${t("page-leave")}</a></li>
    </ul>`;
}

/** @param {TableSession} session @param {() => void} close */
export function resignQuestion({ table, commands }, close) {
  const own = ownSeats(table);
  const moving = roundOf(table)?.to_move ?? -1;
  const seat = own.includes(moving) ? moving : own[0];
  return html`<p>${t("page-resign-explained")}</p>
    <div class="row">
      ${button(t("page-resign"), () => (commands.resign(seat), close()), "primary")} ${button(t("page-cancel"), close)}
    </div>`;
}
