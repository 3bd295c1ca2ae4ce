// @ts-check
/** The numbers to count by: an edition, or one's own; for a new game and for one that was begun with the wrong ones. */

import { check } from "../../shared/fields.js";
import { houseRules } from "../../shared/house-rules.js";
import { keepFields, numberFields } from "../../shared/number-fields.js";
import { isEdition } from "../../shared/rules/editions.js";
import { has, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { editionName } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { Edition, Sheet } from "../types.js" */

/**
 * @typedef {object} Choice
 * @property {string} edition its name
 * @property {Edition} own the numbers to begin one's own with
 * @property {boolean} mustPlace the house rule, which goes with any numbers
 */

/** The printed editions and the house rules that this device keeps. @param {Edition[]} printed */
export const allEditions = (printed) => [...printed, ...houseRules()];

/** @param {Edition[]} editions @param {Choice} choice @param {(changes: Partial<Choice>) => void} change */
export const editionFields = (editions, choice, change) =>
  html`<div class="editions">
      ${[...allEditions(editions), { ...choice.own, name: "own" }].map((one) => editionCard(choice, one, change))}
    </div>
    ${
      choice.edition === "own"
        ? html`${numberFields(choice.own, (own) => change({ own }))}
          ${keepFields({ ...choice.own, must_place: choice.mustPlace }, (name) =>
            change({ edition: name ?? "own", own: { ...choice.own, name: name ?? "own" } }),
          )}`
        : nothing
    }
    ${check(
      html`${t("sheet-must-place")}<small>${t("sheet-must-place-why")}</small>`,
      choice.mustPlace,
      (mustPlace) => change({ mustPlace }),
      "must-place",
    )}`;

/** The rule is written only where it is true. @param {Edition[]} editions @param {Choice} choice @returns {Edition} */
export function chosenEdition(editions, { edition, own, mustPlace }) {
  const found = allEditions(editions).find(({ name }) => name === edition);
  const numbers = { ...(found ?? { ...own, name: "own" }) };
  delete numbers.must_place;
  return mustPlace ? { ...numbers, must_place: true } : numbers;
}

/** What is chosen in the dialog. @type {(Choice & {wrong: string}) | null} */
let correcting = null;

/** Another edition for a game that has begun: all is counted anew, and undo brings it back. @param {Pad} pad */
export function correctionForm(pad) {
  const { names, edition } = /** @type {Sheet} */ (pad.sheet);
  const choice = (correcting ??= {
    edition: edition.name,
    own: structuredClone(edition),
    mustPlace: edition.must_place === true,
    wrong: "",
  });
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const chosen = chosenEdition(pad.editions, choice);
    if (!isEdition(chosen)) {
      choice.wrong = "sheet-wrong-numbers";
      pad.draw();
      return;
    }
    correcting = null;
    pad.act({ op: "setup", names, edition: chosen });
    pad.show(null);
  };
  return html`<form class="form" novalidate @submit=${save}>
    <p>${t("sheet-correct-edition-why")}</p>
    ${editionFields(pad.editions, choice, (changes) => {
      Object.assign(choice, { wrong: "" }, changes);
      pad.draw();
    })}
    ${choice.wrong ? html`<p class="doubt" role="alert">${t(choice.wrong)}</p>` : nothing}
    <button class="button primary">${t("sheet-save")}</button>
  </form>`;
}

/** Forgets what was chosen, so that the dialog opens with the game's own numbers. */
export const forgetCorrection = () => (correcting = null);

/** Every number of an edition that is not 0, in a line. @param {Edition} edition */
export function editionNumbers(edition) {
  const [one, two, three] = edition.hexagons;
  const { start_zero: zero, fruitless, draws, empty } = edition;
  return [
    t(edition.start_needs_triple ? "sheet-edition-start-triple" : "sheet-edition-start", { start: edition.start }),
    ...(zero ? [t("sheet-edition-zero", { zero })] : []),
    t("sheet-edition-bonuses", { bridge: edition.bridge, double: edition.double, one, two, three, out: edition.out }),
    t("sheet-edition-draw", { draw: -edition.draw }),
    ...(fruitless ? [t("sheet-edition-fruitless", { draws, fruitless: -fruitless })] : []),
    ...(empty ? [t("sheet-edition-empty", { empty: -empty })] : []),
    t("sheet-edition-target", { target: edition.target }),
  ].join(" · ");
}

/** @param {Choice} setup @param {Edition} edition @param {(changes: Partial<Choice>) => void} change */
function editionCard(setup, edition, change) {
  const chosen = setup.edition === edition.name;
  const name = editionName(edition);
  return html`<label class="edition ${chosen ? "is-chosen" : ""}">
    <input
      type="radio"
      name="edition"
      value=${edition.name}
      .checked=${chosen}
      @change=${() =>
        change({
          edition: edition.name,
          ...(edition.name === "own" ? {} : { own: structuredClone(edition) }),
          ...(has(`edition-${edition.name}`) || edition.name === "own"
            ? {}
            : { mustPlace: edition.must_place === true }),
        })}
    />
    <span
      ><b>${name}</b
      ><small>${edition.name === "own" ? t("sheet-own-numbers-why") : editionNumbers(edition)}</small></span
    >
  </label>`;
}
