// @ts-check
/** The rules of a table: a printed edition, house rules that this device keeps, or numbers changed for this table. */

import { button, optionsOf, valueOf } from "../../shared/fields.js";
import { houseRules } from "../../shared/house-rules.js";
import { keepFields, numberField, numberFields } from "../../shared/number-fields.js";
import { has, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/** @import { Edition } from "../types.js" */

const MOST_TARGET = 10_000;

/** The house rules that this device keeps, beside the printed editions. @param {Record<string, Edition>} printed */
export const withHouseRules = (printed) => ({
  ...printed,
  ...Object.fromEntries(houseRules().map((rules) => [rules.name, rules])),
});

/**
 * What a table is opened with: the name of a printed edition, or numbers.
 * @param {Record<string, Edition>} known @param {string} chosen @param {Edition | null} own @param {boolean} mustPlace
 */
export function chosenEdition(known, chosen, own, mustPlace) {
  const printed = has(`edition-${chosen}`);
  if (printed && !own) return mustPlace ? { base: chosen, must_place: true } : chosen;
  return { ...(own ?? known[chosen]), name: own ? `${chosen}, changed` : chosen, must_place: mustPlace };
}

/**
 * @param {Record<string, Edition>} known @param {string} chosen
 * @param {Edition | null} own the numbers, if they are not those of the edition
 * @param {boolean} mustPlace the house rule, which is kept with the numbers
 * @param {(edition: string, own: Edition | null) => void} changed
 * @param {unknown} [clock] the field beside the target; without one there is no target either
 */
export function editionFields(known, chosen, own, mustPlace, changed, clock = null) {
  const edition = own ?? known[chosen];
  const printed = has(`edition-${chosen}`);
  const change = (/** @type {Edition} */ next) => {
    const same = JSON.stringify(next) === JSON.stringify(known[chosen]);
    changed(chosen, same ? null : next);
  };
  const set = (/** @type {number} */ target) => change({ ...edition, target });
  const kept = (/** @type {string | null} */ name) => changed(name ?? Object.keys(known)[0], null);
  return html`<label class="field wide">
      <span>${t("page-edition")}</span>
      <select @change=${(/** @type {Event} */ event) => changed(valueOf(event), null)}>
        ${optionsOf(
          Object.keys(known).map((name) => [name, has(`edition-${name}`) ? t(`edition-${name}`) : name]),
          chosen,
        )}
      </select>
      <small class="note">${t(printed ? `page-edition-${chosen}` : "numbers-kept")}</small>
    </label>
    ${
      clock
        ? html`<div class="row">${numberField(t("numbers-target"), edition.target, 1, MOST_TARGET, set)}${clock}</div>`
        : nothing
    }
    <details class="numbers">
      <summary>${t("page-numbers")}</summary>
      ${numberFields(edition, change, ["target"])}
      ${own ? button(t(printed ? "page-numbers-back" : "numbers-back"), () => changed(chosen, null)) : nothing}
      ${own || !printed ? keepFields({ ...edition, must_place: mustPlace }, kept) : nothing}
    </details>`;
}
