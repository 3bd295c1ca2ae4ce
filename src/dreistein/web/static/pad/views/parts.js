// @ts-check
/** What several views of the pad have: the head of a page, buttons that are drawings, dialogs, files to save. */

import { localDay } from "../../shared/days.js";
import { save } from "../../shared/files/share.js";
import { notePress, onBackdrop } from "../../shared/modal.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { toCsv, toJson } from "../model/files.js";
import { NoRecord, toRecord } from "../model/record.js";
import { BACK, CROSS } from "./icons.js";

/** @import { Pad } from "../pad.js" */
/** @import { Game } from "../types.js" */

/** The way to the list of games. */
export const toGames = () => html`<a class="icon-button" href="#/" aria-label=${t("sheet-to-games")}>${BACK}</a>`;

/** A page other than a game. @param {string} title @param {unknown} body @param {string} [kind] of its column */
export const page = (title, body, kind = "") =>
  html`<div class="page">
    <header class="bar">
      ${toGames()}
      <h1 class="where">${title}</h1>
    </header>
    <main class="column ${kind}">${body}</main>
  </div>`;

/** A drawing as a button. @param {string} label @param {unknown} icon @param {() => void} act @param {boolean} [off] */
export const iconButton = (label, icon, act, off = false) =>
  html`<button type="button" class="icon-button" aria-label=${label} title=${label} ?disabled=${off} @click=${act}>
    ${icon}
  </button>`;

/** @param {Pad} pad @param {string} title @param {unknown} body */
export const dialog = (pad, title, body) =>
  html`<dialog
    aria-label=${title}
    @close=${() => pad.show(null)}
    @pointerdown=${notePress}
    @click=${(/** @type {MouseEvent} */ event) => onBackdrop(event) && pad.show(null)}
  >
    <div class="dialog">
      <div class="dialog-head">
        <h2 tabindex="-1" autofocus>${title}</h2>
        ${iconButton(t("sheet-close"), CROSS, () => pad.show(null))}
      </div>
      ${body}
    </div>
  </dialog>`;

/** Saves a game as a record; else gives the key of why not. @param {Game} game */
export function saveRecord(game) {
  try {
    const name = `dreistein-${localDay(game.created)}-record.json`;
    save(new Blob([toRecord(game)], { type: "application/json" }), name);
    return "";
  } catch (error) {
    if (error instanceof NoRecord) return error.message;
    throw error;
  }
}

/** @param {Game[]} games @param {"json" | "csv"} kind @param {number} at the time whose day names the file */
export function saveGames(games, kind, at) {
  const [text, type] = kind === "csv" ? [toCsv(games), "text/csv"] : [toJson(games), "application/json"];
  save(new Blob([text], { type }), `dreistein-${localDay(at)}.${kind}`);
}
