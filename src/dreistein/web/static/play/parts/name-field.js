// @ts-check
/** A field for the name of who would go out without one. */

import { change, LONGEST_NAME, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";

stylesheets("forms");

export const nameField = () =>
  html`<label class="field">
    <span>${t("page-your-name")}</span>
    <input
      maxlength=${LONGEST_NAME}
      autocomplete="nickname"
      .value=${settings.name}
      @change=${(/** @type {Event} */ event) =>
        change({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() })}
    />
  </label>`;
