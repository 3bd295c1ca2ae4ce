// @ts-check
/** The edition of the rules, its numbers explained, and the table's own numbers. */

import { optionsOf, valueOf } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/** @import { Edition } from "../types.js" */

/** @typedef {typeof NUMBERS[number] | "target"} NumberName */

/** The numbers besides the target, in the order people think of them. */
const NUMBERS = /** @type {const} */ ([
  "start",
  "start_zero",
  "bridge",
  "double",
  "out",
  "draw",
  "draws",
  "fruitless",
  "empty",
]);
/** Numbers of some editions only. @type {Set<string>} */
const RARE = new Set(["start_zero", "fruitless"]);

/**
 * @param {Record<string, Edition>} known
 * @param {string} chosen
 * @param {Record<string, number>} own
 * @param {(edition: string, own: Record<string, number>) => void} changed
 * @param {unknown} [clock] the field beside the target; without one there is no target either
 */
export function editionFields(known, chosen, own, changed, clock = null) {
  const edition = known[chosen];
  return html`<label class="field wide">
      <span>${t("page-edition")}</span>
      <select @change=${(/** @type {Event} */ event) => changed(valueOf(event), {})}>
        ${optionsOf(
          Object.keys(known).map((name) => [name, t(`edition-${name}`)]),
          chosen,
        )}
      </select>
      <small class="note">${t(`page-edition-${chosen}`)}</small>
    </label>
    ${
      clock
        ? html`<div class="row">
            <label class="field"><span>${t("page-number-target")}</span>${numberInput("target")}</label>${clock}
          </div>`
        : nothing
    }
    <details class="numbers">
      <summary>${t("page-numbers")}</summary>
      <dl>
        ${NUMBERS.filter((name) => !RARE.has(name) || edition[name]).map(
          (name) =>
            html`<div>
              <dt><label for="number-${name}">${t(`page-number-${name.replace("_", "-")}`)}</label></dt>
              <dd>${numberInput(name)}</dd>
            </div>`,
        )}
        ${
          edition.start_needs_triple
            ? html`<div>
                <dt>${t("page-number-needs-triple")}</dt>
                <dd>${t("page-yes")}</dd>
              </div>`
            : nothing
        }
        <div>
          <dt>${t("page-number-hexagons")}</dt>
          <dd>${edition.hexagons.join(" · ")}</dd>
        </div>
        <div>
          <dt>${t("page-number-deal")}</dt>
          <dd>${edition.deal["2"]} · ${edition.deal["4"]} · ${edition.deal["6"]}</dd>
        </div>
      </dl>
      ${
        Object.keys(own).length
          ? html`<button type="button" class="button" @click=${() => changed(chosen, {})}>
              ${t("page-numbers-back")}
            </button>`
          : nothing
      }
    </details>`;

  /** @param {NumberName} name */
  function numberInput(name) {
    return html`<input
      id="number-${name}"
      type="number"
      min=${name === "target" || name === "draws" ? 1 : 0}
      max=${name === "draws" ? 56 : 10_000}
      .value=${String(own[name] ?? edition[name])}
      @invalid=${unfold}
      @change=${(/** @type {Event} */ event) => set(name, /** @type {HTMLInputElement} */ (event.target))}
    />`;
  }

  /** @param {NumberName} name @param {HTMLInputElement} input */
  function set(name, input) {
    const value = input.valueAsNumber;
    const next = { ...own };
    // What is sent instead is also shown: the drawing takes it for what is in the field already.
    if (!Number.isFinite(value)) input.value = String(edition[name]);
    if (!Number.isFinite(value) || value === edition[name]) delete next[name];
    else next[name] = value;
    changed(chosen, next);
  }
}

/** Shows an invalid number, even if the list of numbers is collapsed. @param {Event} event */
const unfold = (event) => /** @type {HTMLElement} */ (event.target).closest("details")?.setAttribute("open", "");
