// @ts-check
/** The settings as a form: each takes effect at once. */

import { check, choice } from "../../shared/fields.js";
import { change, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { askLeave, mayNotify, needsHomeScreen } from "../page/notify.js";
import { deviceLinkBox } from "./device-link.js";
import { languageSelect } from "./language-choice.js";
import { lookPicker } from "./look-picker.js";

/** @import { Settings } from "../../shared/types.js" */

/** @param {keyof Settings} name @param {string[]} values */
const oneOf = (name, ...values) =>
  choice(
    t(`page-set-${name}`),
    values.map((value) => [value, t(`page-set-${name}-${value}`)]),
    settings[name],
    (value) => change({ [name]: value }),
  );

/** @param {keyof Settings} name @param {(on: boolean) => void} [then] */
const toggle = (name, then = (on) => change({ [name]: on })) =>
  check(t(`page-set-${name}`), Boolean(settings[name]), then);

/** Notifications need permission, which browsers only ask for over HTTPS or on localhost. @param {boolean} on */
async function notify(on) {
  change({ notify: on && (await askLeave()) });
}

export const languageField = () =>
  html`<label class="field"><span>${t("page-set-language")}</span>${languageSelect()}</label>`;

export function settingsForm() {
  return html`<div class="settings">
    ${languageField()} ${oneOf("theme", "auto", "light", "dark")} ${oneOf("contrast", "auto", "normal", "high")}
    ${oneOf("text", "normal", "large", "largest")} ${oneOf("size", "normal", "large", "largest")}
    ${oneOf("motion", "auto", "full", "none")} ${oneOf("pace", "slow", "normal", "fast", "instant")}
    ${oneOf("confirm", "touch", "always", "never")} ${toggle("pass")} ${toggle("sound")} ${toggle("voices")}
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
