// @ts-check
/** The dialog for a typed move. */

import { modal } from "../../shared/modal.js";
import { parsePlacement, placedTile } from "../../shared/rules/placements.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { misfitText, parseTyped } from "../model/misfit.js";
import { mustPlace, roundOf } from "../model/state.js";
import { stylesheets } from "../page/lazy.js";

/** @import { DialogContext } from "./types.js" */

stylesheets("forms");

/** What is wrong with the move that was typed last. */
let wrong = "";

/** @param {DialogContext} context @param {() => void} closed @param {() => void} close */
export function typedDialog(context, closed, close) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    move(context, String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("move")), close);
  };
  const form = html`<form @submit=${submit}>
    <label class="field wide">
      <span>${t("page-typed-explained")}</span>
      <input
        name="move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        autofocus
        aria-describedby="typed-wrong"
      />
    </label>
    <p id="typed-wrong" class="refused" role="alert">${wrong}</p>
    <button class="button primary">${t("page-do-it")}</button>
  </form>`;
  return modal(t("page-typed"), form, () => ((wrong = ""), closed()));
}

/** @param {DialogContext} context @param {string} text @param {() => void} close */
function move({ session, changed, chooseByKey }, text, close) {
  const found = parseTyped(text, session.hand);
  if ("action" in found) {
    session.act(found.action);
    close();
  } else if ("tile" in found) {
    close();
    chooseByKey(found.tile);
  } else {
    const must = /^[+-]$/.test(found.text) && mustPlace(session.table, session.hand);
    wrong = must
      ? t("page-say-must-place")
      : (misfit(session, found.text) ?? t(`page-typed-${found.wrong}`, { text: found.text.slice(0, 20) }));
    changed();
  }
}

/**
 * Where the numbers of a typed placement do not match.
 * @param {DialogContext["session"]} session @param {string} text
 */
function misfit({ table, hand }, text) {
  if (!/^[0-5]{3}@-?\d{1,3},-?\d{1,3}$/.test(text) || !hand) return null;
  const { x, y } = parsePlacement(text);
  return misfitText(roundOf(table)?.board ?? [], placedTile(text), { x, y });
}
