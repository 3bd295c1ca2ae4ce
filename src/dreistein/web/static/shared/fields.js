// @ts-check
/** Buttons, refusals, and fields of forms, each with its label; they say at once what was chosen. */

import { html, nothing } from "../vendor/lit/lit-html.js";
import { SPOKEN } from "./text.js";

/** What was chosen or typed. @param {Event} event */
export const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** The options of a list, with what they are called. @param {[string | number, unknown][]} all @param {unknown} now */
export const optionsOf = (all, now) =>
  all.map(([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`);

/** The languages as options, each in its own words. @param {string} now */
export const languageOptions = (now) =>
  Object.entries(SPOKEN).map(
    ([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === now}>${name}</option>`,
  );

/**
 * One of several.
 * @param {string} label @param {[string | number, unknown][]} all @param {unknown} now
 * @param {(value: any) => void} then @param {unknown} [name]
 */
export const choice = (label, all, now, then, name = nothing) =>
  html`<label class="field">
    <span>${label}</span>
    <select name=${name} @change=${(/** @type {Event} */ event) => then(valueOf(event))}>
      ${optionsOf(all, now)}
    </select>
  </label>`;

/** Yes or no. @param {unknown} label @param {boolean} on @param {(on: boolean) => void} then @param {unknown} [name] */
export const check = (label, on, then, name = nothing) =>
  html`<label class="check">
    <input
      type="checkbox"
      name=${name}
      .checked=${on}
      @change=${(/** @type {Event} */ event) => then(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
    <span>${label}</span>
  </label>`;

/** What went wrong, read out at once. @param {string} text */
export const refusal = (text) => (text ? html`<p class="refused" role="alert">${text}</p>` : nothing);

/** @param {unknown} label @param {(event: Event) => unknown} act @param {string} [kind] @param {boolean} [off] */
export const button = (label, act, kind = "", off = false) =>
  html`<button type="button" class="button ${kind}" ?disabled=${off} @click=${act}>${label}</button>`;
