// @ts-check
/** Dialogs: the browser's own, so that focus and Escape work as users expect. */

import { html } from "../vendor/lit/lit-html.js";
import { t } from "./text.js";

export const CLOSE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>`;

/** What the pointer was pressed on. @type {EventTarget | null} */
let pressed = null;

/** Notes what the pointer is pressed on, for `onBackdrop`. @param {PointerEvent} event */
export const notePress = (event) => void (pressed = event.target);

/**
 * Whether a click is beside a dialog. Text that is selected beyond its edge ends with such a click, but begins inside.
 * @param {MouseEvent} event
 */
export const onBackdrop = ({ target, currentTarget }) => target === currentTarget && pressed === target;

/**
 * A dialog with a title and a button that closes it.
 * @param {string} title @param {unknown} body @param {() => void} closed
 * @param {string} [kind] a class of its own
 */
export function modal(title, body, closed, kind = "") {
  return html`<dialog
    class="modal ${kind}"
    aria-label=${title}
    @close=${(/** @type {Event} */ { target }) => {
      // The event comes late: the dialog may have been opened again meanwhile.
      if (!(/** @type {HTMLDialogElement} */ (target).open)) closed();
    }}
    @pointerdown=${notePress}
    @click=${(/** @type {MouseEvent} */ event) =>
      onBackdrop(event) && /** @type {HTMLDialogElement} */ (event.currentTarget).close()}
  >
    <div class="modal-inside">
      <div class="modal-head">
        <h2 tabindex="-1">${title}</h2>
        <button
          class="icon-button"
          aria-label=${t("page-close")}
          @click=${(/** @type {Event} */ event) =>
            /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close()}
        >
          ${CLOSE}
        </button>
      </div>
      ${body}
    </div>
  </dialog>`;
}

/** Opens a dialog that was just drawn. @param {ParentNode} root */
export function showModal(root) {
  const dialog = root.querySelector("dialog");
  if (!dialog) return;
  if (!dialog.open) {
    dialog.showModal();
    // By itself it takes the button that closes, which Safari then marks although nobody has touched a key.
    focusIn(dialog);
    // The browser scrolls to the focused button, but the text should be seen first.
    dialog.scrollTop = 0;
  }
  if (!dialog.contains(document.activeElement)) focusIn(dialog);
}

/** @param {HTMLElement} dialog */
const focusIn = (dialog) =>
  /** @type {HTMLElement | null} */ (dialog.querySelector("[autofocus]") ?? dialog.querySelector("h2"))?.focus();
