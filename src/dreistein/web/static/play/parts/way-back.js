// @ts-check
/** The way back to the games that a device had before a link made it another person's. */

import { button } from "../../shared/fields.js";
import { change } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { goBack } from "../page/calls.js";
import { press } from "../page/press.js";

/** @param {(text: string) => void} fail says what went wrong */
export function wayBack(fail) {
  const work = async () => {
    const { name } = await goBack();
    change({ name });
    return "/games";
  };
  return html`<p>${t("page-device-back-note")}</p>
    <div class="row">${button(t("page-device-back"), (event) => press(event, work, fail))}</div>`;
}
