// @ts-check
/** The rule that changes most, asked in people's words: may one draw although something fits? */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/**
 * @param {boolean} mustPlace
 * @param {(mustPlace: boolean) => void} then
 * @param {boolean} [others] whether there are any: what follows from each answer concerns them
 */
export function drawRule(mustPlace, then, others = true) {
  const answer = (/** @type {boolean} */ must, /** @type {string} */ key) =>
    html`<label class="check">
      <input type="radio" name="draw-rule" .checked=${mustPlace === must} @change=${() => then(must)} />
      <span>${t(key)}${others ? html`<small class="note">${t(`${key}-note`)}</small>` : nothing}</span>
    </label>`;
  return html`<fieldset class="draw-rule">
    <legend>${t("draw-rule")}</legend>
    ${answer(false, "draw-rule-yes")} ${answer(true, "draw-rule-no")}
  </fieldset>`;
}
