// @ts-check
/** The settings as a form: each takes effect at once. */

import { change, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { askLeave, mayNotify, needsHomeScreen } from "../page/notify.js";
import { deviceLinkBox } from "./device-link.js";
import { languageSelect } from "./language-choice.js";
import { lookPicker } from "./look-picker.js";

/** @import { Settings } from "../../shared/types.js" */

/** @param {keyof Settings} name @param {string[]} values */
function choice(name, values) {
  const now = settings[name];
  return html`<label class="field">
    <span>${t(`page-set-${name}`)}</span>
    <select
      @change=${(/** @type {Event} */ event) =>
        change({ [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${values.map(
        (value) => html`<option value=${value} ?selected=${value === now}>${t(`page-set-${name}-${value}`)}</option>`,
      )}
    </select>
  </label>`;
}

/** @param {keyof Settings} name @param {(on: boolean) => void} [then] */
function toggle(name, then = (on) => change({ [name]: on })) {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${Boolean(settings[name])}
      @change=${(/** @type {Event} */ event) => then(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
    <span>${t(`page-set-${name}`)}</span>
  </label>`;
}

/** Notifications need permission, which browsers only ask for over HTTPS or on localhost. @param {boolean} on */
async function notify(on) {
  change({ notify: on && (await askLeave()) });
}

export const languageField = () =>
  html`<label class="field"><span>${t("page-set-language")}</span>${languageSelect()}</label>`;

export function settingsForm() {
  return html`<div class="settings">
    ${languageField()} ${choice("theme", ["auto", "light", "dark"])} ${choice("contrast", ["auto", "normal", "high"])}
    ${choice("motion", ["auto", "full", "none"])} ${choice("pace", ["slow", "normal", "fast", "instant"])}
    ${choice("confirm", ["touch", "always", "never"])} ${toggle("pass")} ${toggle("sound")} ${toggle("voices")}
    ${toggle("shortcuts")}
    ${
      mayNotify()
        ? toggle("notify", (on) => void notify(on))
        : html`<p class="note">${t(needsHomeScreen() ? "page-set-notify-home" : "page-set-notify-insecure")}</p>`
    }
    ${lookPicker("settings")} ${deviceLinkBox()}
    <p><a href="/data">${t("page-data")}</a></p>
  </div>`;
}
