// @ts-check
/** Where a visitor chooses a record on the device, or drops it; and why it cannot be shown. */

import { Refusal, wrongText } from "../../shared/api.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";

/** @param {(file: File) => void} open */
export const recordChoice = (open) =>
  html`<label class="dropzone">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V4M8 8l4-4 4 4M4 15v4.5h16V15" /></svg>
    <span>${t("page-drop-record")}</span>
    <input
      class="visually-hidden"
      type="file"
      accept=".json,application/json"
      @change=${(/** @type {Event} */ event) => {
        const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
        if (file) open(file);
      }}
    />
    <span class="button primary" aria-hidden="true">${t("page-choose-file")}</span>
  </label>`;

/** What is wrong with files that are no records at all. */
const STRANGE = new Set(["not-json", "missing-field", "wrong-type", "field-twice", "too-many-fields"]);

/** Why a record cannot be shown. @param {unknown} error */
export function unreadable(error) {
  // The browser could not read it: a folder, or a file that is gone.
  if (error instanceof DOMException) return t("page-no-record");
  const about = error instanceof Refusal && error.bad;
  if (about && STRANGE.has(error.code)) return t("page-no-record");
  return about ? `${t("page-no-record")} ${wrongText(error)}` : wrongText(error);
}
