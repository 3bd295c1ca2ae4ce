// @ts-check
/** Every number of an edition as a field, and a name under which they are kept on this device. */

import { html, nothing } from "../vendor/lit/lit-html.js";
import { check } from "./fields.js";
import { dropRules, houseRules, keepRules, LONGEST_RULES_NAME } from "./house-rules.js";
import { has, t } from "./text.js";

/** @import { Edition } from "./wire.js" */

/** The numbers in the order people think of them. */
const NUMBERS = /** @type {const} */ ([
  "target",
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
const TILES = 56;
const MOST = 10_000;

/**
 * @param {Edition} edition
 * @param {(edition: Edition) => void} change
 * @param {readonly string[]} [besides] the numbers that are asked for elsewhere
 */
export function numberFields(edition, change, besides = []) {
  const { hexagons, deal } = edition;
  return html`<div class="own">
    ${NUMBERS.filter((name) => !besides.includes(name)).map((name) =>
      numberField(
        t(`numbers-${name.replace("_", "-")}`),
        edition[name],
        name === "target" || name === "draws" ? 1 : 0,
        name === "draws" ? TILES : MOST,
        (value) => change({ ...edition, [name]: value }),
      ),
    )}
    ${hexagons.map((points, at) =>
      numberField(t("numbers-hexagons", { count: at + 1 }), points, 0, MOST, (value) =>
        change({ ...edition, hexagons: hexagons.map((one, other) => (other === at ? value : one)) }),
      ),
    )}
    ${Object.keys(deal).map((players) =>
      numberField(
        t("numbers-deal", { count: Number(players) }),
        deal[players],
        1,
        Math.floor(TILES / Number(players)),
        (value) => change({ ...edition, deal: { ...deal, [players]: value } }),
      ),
    )}
    ${check(t("numbers-needs-triple"), edition.start_needs_triple, (start_needs_triple) =>
      change({ ...edition, start_needs_triple }),
    )}
  </div>`;
}

/**
 * @param {string} label
 * @param {number} value
 * @param {number} least
 * @param {number} most
 * @param {(value: number) => void} then
 */
export const numberField = (label, value, least, most, then) => {
  const changed = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    // What counts is also shown: the drawing takes it for what is in the field already.
    if (Number.isFinite(input.valueAsNumber)) then(input.valueAsNumber);
    else input.value = String(value);
  };
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      .value=${String(value)}
      @invalid=${unfold}
      @change=${changed}
    />
  </label>`;
};

/** Shows an invalid number, even if the list of numbers is collapsed. @param {Event} event */
const unfold = (event) => /** @type {HTMLElement} */ (event.target).closest("details")?.setAttribute("open", "");

/**
 * The numbers of an edition that count for so many players, each with its label, but for the target.
 * @param {Edition} edition @param {number} players @returns {[string, number | string][]}
 */
export const labelledNumbers = (edition, players) => [
  ...NUMBERS.filter((name) => name !== "target").map(
    (name) => /** @type {[string, number]} */ ([t(`numbers-${name.replace("_", "-")}`), edition[name]]),
  ),
  ...edition.hexagons.map(
    (points, at) => /** @type {[string, number]} */ ([t("numbers-hexagons", { count: at + 1 }), points]),
  ),
  [t("numbers-deal", { count: players }), edition.deal[players]],
  [t("numbers-needs-triple"), edition.start_needs_triple ? "✓" : "–"],
];

/** Whether numbers are kept under this name. @param {string} name */
export const isKept = (name) => houseRules().some((rules) => rules.name === name);

/**
 * A name for these numbers, and buttons to keep or forget them.
 * @param {Edition} edition
 * @param {(name: string | null) => void} then gets the name that they are kept under now, or null
 */
export function keepFields(edition, then) {
  const name = nameOf(edition);
  const keep = (/** @type {Event} */ event) => {
    const box = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.currentTarget).closest(".keep"));
    const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
    const kept = keepRules({ ...edition, name: input.value });
    if (kept === null) input.focus();
    else then(kept);
  };
  return html`<div class="keep">
    <label class="field">
      <span>${t("numbers-name")}</span>
      <input
        maxlength=${LONGEST_RULES_NAME}
        placeholder=${t("numbers-name-example")}
        autocomplete="off"
        .value=${name}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter") (event.preventDefault(), keep(event));
        }}
      />
    </label>
    <button type="button" class="button" @click=${keep}>${t("numbers-keep")}</button>
    ${
      isKept(name)
        ? html`<button type="button" class="button" @click=${() => (dropRules(name), then(null))}>
            ${t("numbers-forget")}
          </button>`
        : nothing
    }
    <small class="note">${t(isKept(name) ? "numbers-kept" : "numbers-keep-note")}</small>
  </div>`;
}

/** The name that somebody gave to numbers, if anybody did. @param {Edition} edition */
const nameOf = ({ name }) => (name === "own" || has(`edition-${name.split(",")[0]}`) ? "" : name.split(",")[0]);
