// @ts-check
/** What only the host of a table may do: free a guest's seat and make new links. Each says first what it will do. */

import { button } from "../../shared/fields.js";
import { modal } from "../../shared/modal.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { wholeName } from "../words/names.js";

/** @import { TableSession } from "../session/session.js" */

/**
 * @param {TableSession} session
 * @param {number | null} seat of a guest; null for the table's links
 * @param {() => void} closed
 */
export function hostQuestion({ table, commands }, seat, closed) {
  const name = seat === null ? "" : wholeName(table, seat);
  const title = seat === null ? t("page-new-links") : t("page-remove-guest", { name });
  const text = seat === null ? t("page-new-links-explained") : t("page-remove-explained", { name });
  const act = () => (seat === null ? commands.renewLinks() : commands.remove(seat));
  const close = (/** @type {Event} */ event) =>
    /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
  return modal(
    title,
    html`<p>${text}</p>
      <div class="row">
        ${button(t(seat === null ? "page-new-links" : "page-remove"), (event) => (act(), close(event)), "primary")}
        <button class="button" autofocus @click=${close}>${t("page-cancel")}</button>
      </div>`,
    closed,
  );
}
