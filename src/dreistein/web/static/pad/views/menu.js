// @ts-check
/** The dialogs of a game: menu, settings, watching, and doubts. */

import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { liveView } from "../live/view.js";
import { roundBefore } from "../model/draft.js";
import { namesFault } from "../model/validation.js";
import { correctionForm, forgetCorrection } from "./edition.js";
import { addTurn } from "./key-actions.js";
import { dialog, saveGames, saveRecord } from "./parts.js";
import { sharePicture } from "./result.js";
import { settingsForm } from "./settings.js";
import { rulesLine } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { Sheet } from "../types.js" */

/** What is wrong with the names that were entered: a key of the catalogue. */
let wrongNames = "";

/** Why there is no record of this game: a key of the catalogue. */
let noRecord = "";

/** @param {Pad} pad */
export function menuView(pad) {
  const { game, sheet } = pad;
  if (!game || !sheet) return nothing;
  if (pad.dialog === "settings") return dialog(pad, t("sheet-settings"), settingsForm(pad));
  if (pad.dialog === "live") return dialog(pad, t("sheet-live"), liveView(pad));
  if (pad.dialog === "edition") return dialog(pad, t("sheet-correct-edition"), correctionForm(pad));
  forgetCorrection();
  if (pad.dialog === "names") return dialog(pad, t("sheet-names"), namesForm(pad));
  wrongNames = "";
  if (pad.dialog === "not-empty") return dialog(pad, t("sheet-empty"), notEmpty(pad));
  if (pad.dialog !== "menu") {
    noRecord = "";
    return nothing;
  }
  const keep = (/** @type {"json" | "csv"} */ kind) => saveGames([game], kind, game.created);
  const record = () => ((noRecord = saveRecord(game)), pad.draw());
  return dialog(
    pad,
    t("sheet-menu"),
    html`<p class="quiet">${rulesLine(sheet.edition)}</p>
      <div class="menu">
        ${button(t("sheet-live"), () => pad.show("live"))} ${button(t("sheet-picture"), () => sharePicture(pad))}
        ${button(t("sheet-print"), () => printSheet(pad))} ${button(t("sheet-export-json"), () => keep("json"))}
        ${button(t("sheet-export-csv"), () => keep("csv"))} ${button(t("sheet-export-record"), record)}
        ${
          pad.mayWrite
            ? html`${button(t("sheet-names"), () => pad.show("names"))}
              ${button(t("sheet-correct-edition"), () => pad.show("edition"))}`
            : nothing
        }
        <a class="button" href=${rulesAddress(sheet)} target="_blank">${t("sheet-rules")}</a>
        ${button(t("sheet-settings"), () => pad.show("settings"))}
      </div>
      ${noRecord ? html`<p class="doubt" role="alert">${t(noRecord)}</p>` : nothing}`,
  );
}

/** The rulebook with the numbers of a game. @param {Sheet} sheet */
const rulesAddress = ({ edition: { name } }) =>
  `../static/rulebook/index.html?language=${document.documentElement.lang}&edition=${encodeURIComponent(name)}`;

/** @param {Pad} pad */
function printSheet(pad) {
  pad.show(null);
  requestAnimationFrame(() => print());
}

/** @param {Pad} pad */
function namesForm(pad) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const names = sheet.names.map((name, seat) => String(form.get(`name-${seat}`)).trim() || name);
    wrongNames = namesFault(names);
    if (wrongNames) return pad.draw();
    pad.act({ op: "setup", names, edition: sheet.edition });
    pad.show(null);
  };
  return html`<form class="form" @submit=${save}>
    ${sheet.names.map(
      (name, seat) =>
        html`<label class="field"
          ><span>${t("sheet-name", { number: seat + 1 })}</span
          ><input name="name-${seat}" maxlength="40" .value=${name} autocomplete="off"
        /></label>`,
    )}
    ${wrongNames ? html`<p class="doubt" role="alert">${t(wrongNames)}</p>` : nothing}
    <button class="button primary">${t("sheet-save")}</button>
  </form>`;
}

/** @param {Pad} pad */
function notEmpty(pad) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const stock = roundBefore(sheet, pad.draft.at).stock - pad.draft.draws;
  return html`<p>${t("sheet-flag-not-empty", { count: stock })}</p>
    <div class="actions">
      ${button(t("sheet-cancel"), () => pad.show(null), "primary")}
      ${button(t("sheet-enter-anyway"), () => {
        pad.dialog = null;
        addTurn(pad, "empty");
      })}
    </div>`;
}
