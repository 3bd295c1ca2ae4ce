// @ts-check
/** A new game: who plays, in the order they sit, and by which numbers. */

import { keyOf } from "../../shared/players/names.js";
import { isEdition } from "../../shared/rules/editions.js";
import { language, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { prefs } from "../device/prefs.js";
import { sheetOf } from "../model/journal.js";
import { namesFault } from "../model/validation.js";
import { allEditions, chosenEdition, editionFields } from "./edition.js";
import { CROSS, PLUS, UP } from "./icons.js";
import { iconButton, page } from "./parts.js";

/** @import { Pad } from "../pad.js" */
/** @import { Edition } from "../types.js" */

const MOST = 6;
const FEWEST = 2;
/** @param {Edition[]} editions */
export function newSetup(editions) {
  const usual = editions.find(({ name }) => name === (language === "de" ? "german" : "international")) ?? editions[0];
  const last = allEditions(editions).find(({ name }) => name === prefs.edition) ?? usual;
  const names = prefs.names.length >= FEWEST ? [...prefs.names] : ["", ""];
  return { names, edition: last.name, own: structuredClone(last), mustPlace: prefs.mustPlace, wrong: "" };
}

/** The names in all games, as suggestions for the fields. @param {Pad} pad */
function known(pad) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const { ops } of pad.games)
    for (const name of sheetOf(ops).names) if (!names.has(keyOf(name))) names.set(keyOf(name), name);
  return Array.from(names.values()).slice(0, 60);
}

/** @param {Pad} pad */
export function setupView(pad) {
  const { setup } = pad;
  const change = (/** @type {Partial<Pad["setup"]>} */ changes) => {
    Object.assign(setup, { wrong: "" }, changes);
    pad.draw();
  };
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    void start(pad);
  };
  return page(
    t("sheet-new"),
    html`<form class="form" novalidate @submit=${begin}>
      <fieldset>
        <legend>${t("sheet-players")}</legend>
        <div class="fields">
          <p class="quiet">${t("sheet-players-order")}</p>
          ${setup.names.map((name, seat) => nameField(setup, name, seat, change))}
          ${
            setup.names.length < MOST
              ? html`<button type="button" class="button" @click=${() => change({ names: [...setup.names, ""] })}>
                  ${PLUS}${t("sheet-add-player")}
                </button>`
              : nothing
          }
          <datalist id="known-names">${known(pad).map((name) => html`<option value=${name}></option>`)}</datalist>
        </div>
      </fieldset>
      <fieldset>
        <legend>${t("sheet-edition")}</legend>
        <div class="fields">${editionFields(pad.editions, setup, change)}</div>
      </fieldset>
      ${setup.wrong ? html`<p class="doubt" role="alert">${t(setup.wrong)}</p>` : nothing}
      <button class="button primary big">${t("sheet-start")}</button>
    </form>`,
  );
}

/**
 * @param {Pad["setup"]} setup @param {string} name @param {number} seat
 * @param {(changes: Partial<Pad["setup"]>) => void} change
 */
function nameField(setup, name, seat, change) {
  const { names } = setup;
  const number = seat + 1;
  const label = t("sheet-name", { number });
  const swapped = () => names.map((one, at) => (at === seat ? names[seat - 1] : at === seat - 1 ? name : one));
  const remove = () => change({ names: names.filter((_, at) => at !== seat) });
  return html`<div class="name-row">
    <input
      aria-label=${label}
      placeholder=${label}
      list="known-names"
      maxlength="40"
      autocomplete="off"
      autocapitalize="words"
      .value=${name}
      @input=${(/** @type {any} */ event) => (names[seat] = event.target.value)}
    />
    ${iconButton(t("sheet-move-up", { number }), UP, () => change({ names: swapped() }), seat === 0)}
    ${iconButton(t("sheet-remove", { number }), CROSS, remove, names.length <= FEWEST)}
  </div>`;
}

/** @param {Pad} pad */
async function start(pad) {
  const { setup } = pad;
  const names = setup.names.map((name, seat) => name.trim() || t("sheet-name", { number: seat + 1 }));
  const edition = chosenEdition(pad.editions, setup);
  setup.wrong = namesFault(names) || (isEdition(edition) ? "" : "sheet-wrong-numbers");
  if (!setup.wrong) return pad.begin(names, edition);
  pad.draw();
}
