// @ts-check
/** A game: the bar, the sheet of paper, and beside or below it the keys. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { mayRedo, mayUndo } from "../model/journal.js";
import { present } from "../model/sheet.js";
import { LIVE, MENU, REDO, UNDO } from "./icons.js";
import { keysView } from "./keys.js";
import { menuView } from "./menu.js";
import { iconButton, page, toGames } from "./parts.js";
import { resultView } from "./result.js";
import { endingView } from "./round-end.js";
import { sheetView } from "./sheet.js";

/** @import { Pad } from "../pad.js" */

/** @param {Pad} pad */
export function gameView(pad) {
  const { game, sheet, draft } = pad;
  if (!sheet || !game) return waiting(pad);
  const writing = pad.mayWrite;
  const panel = !writing
    ? watching(pad)
    : draft.ending
      ? endingView(pad)
      : sheet.over && draft.at === null
        ? resultView(pad)
        : keysView(pad);
  return html`<div class="desk ${sheet.over ? "is-over" : ""}">
      <header class="bar">
        ${toGames()}
        <h1 class="where">
          <span>${t("pad-round", { number: sheet.over ? sheet.rounds.length : present(sheet).number + 1 })}</span>
          <small>${t("target", { points: sheet.edition.target })}</small>
        </h1>
        ${
          game.live
            ? html`<button class="icon-button is-live" aria-label=${t("sheet-live")} @click=${() => pad.show("live")}>
                ${LIVE}
              </button>`
            : nothing
        }
        ${
          writing
            ? [
                iconButton(t("sheet-undo"), UNDO, () => pad.undo(), !mayUndo(game.ops)),
                iconButton(t("sheet-redo"), REDO, () => pad.redo(), !mayRedo(game.ops)),
              ]
            : nothing
        }
        <button
          class="icon-button"
          aria-label=${t("sheet-menu")}
          aria-haspopup="dialog"
          @click=${() => pad.show("menu")}
        >
          ${MENU}
        </button>
      </header>
      <main class="paper" id="paper">${sheetView(pad, sheet)}</main>
      <section class="panel" aria-label=${t("sheet-keys")}>${panel}</section>
    </div>
    ${menuView(pad)}`;
}

/** @param {Pad} pad */
function watching(pad) {
  return html`<div class="watching" role="status">
    <span class="live-dot ${pad.feed?.open ? "is-open" : ""}"></span>
    <p>${t(pad.feed?.gone ? "sheet-watch-gone" : pad.feed?.open ? "sheet-watching" : "sheet-watching-waits")}</p>
    ${pad.note ? html`<p class="note">${t(pad.note.key, pad.note.details)}</p>` : nothing}
    ${
      pad.feed?.mayTake
        ? html`<button class="button primary" aria-busy=${pad.feed.taking} @click=${() => pad.feed?.takePen()}>
            ${t("sheet-take-pen")}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {Pad} pad */
function waiting(pad) {
  const text = t(pad.feed?.gone ? "sheet-watch-gone" : "sheet-watching-waits");
  return page(t("pad-title"), html`<p class="quiet" role="status">${text}</p>`);
}
