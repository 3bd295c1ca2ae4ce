// @ts-check
/** Where a visitor chooses a record on the device, or drops it. */

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
