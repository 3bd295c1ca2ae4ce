// @ts-check
/** All games on this device, and the way to a new one. */

import { button } from "../../shared/fields.js";
import { plainFlower } from "../../shared/pictures/flower.js";
import { dateText, listed, score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { asksUser, forgetsInAWeek } from "../device/device.js";
import { fromFile, Unreadable } from "../model/files.js";
import { sheetOf } from "../model/journal.js";
import { PLUS, TRASH } from "./icons.js";
import { dialog, iconButton, saveGames } from "./parts.js";
import { settingsForm } from "./settings.js";

/** @import { Pad } from "../pad.js" */
/** @import { Game } from "../types.js" */

/** @param {Pad} pad */
export function homeView(pad) {
  const all = (/** @type {"json" | "csv"} */ kind) => saveGames(pad.games, kind, Date.now());
  return html`<div class="page">
      <header class="bar home-bar">
        <img class="logo" src="../static/logo.svg" alt="" width="40" height="35" />
        <h1 class="where">${t("pad-title")}</h1>
        <a class="button" href="../">${t("sheet-to-start")}</a>
      </header>
      <main class="column">
        <a class="button primary big new-game" href="#/new">${PLUS}${t("sheet-new")}</a>
        ${pad.note ? html`<p class="note" role="status">${t(pad.note.key, pad.note.details)}</p>` : nothing}
        ${pad.gameStore.lasting ? nothing : html`<p class="doubt" role="status">${t("sheet-note-memory")}</p>`}
        ${
          pad.games.length
            ? html`<section aria-labelledby="games">
                <h2 id="games">${t("sheet-games")}</h2>
                <ul class="games">
                  ${pad.games.map((game) => gameCard(pad, game))}
                </ul>
              </section>`
            : html`<div class="hello">
                ${plainFlower()}
                <p class="quiet">${t("sheet-hello")}</p>
              </div>`
        }
        ${pad.kept || !pad.games.length ? nothing : keeping(pad)}
        <nav class="actions" aria-label=${t("sheet-menu")}>
          <a class="button" href="#/stats">${t("sheet-stats")}</a>
          <a class="button" href="../static/rulebook/index.html?language=${document.documentElement.lang}"
            >${t("sheet-rules")}</a
          >
          ${button(t("sheet-settings"), () => pad.show("settings"))}
          <label class="button file"
            ><span>${t("sheet-import")}</span
            ><input
              class="visually-hidden"
              type="file"
              accept=".json,.csv,application/json,text/csv"
              @change=${(/** @type {any} */ event) => void read(pad, event.target)}
          /></label>
          ${
            pad.games.length
              ? html`${button(t("sheet-export-json"), () => all("json"))}
                ${button(t("sheet-export-csv"), () => all("csv"))}`
              : nothing
          }
        </nav>
      </main>
    </div>
    ${pad.dialog === "settings" ? dialog(pad, t("sheet-settings"), settingsForm(pad)) : nothing}
    ${pad.dialog?.startsWith("forget ") ? forgetDialog(pad, pad.dialog.slice(7)) : nothing}`;
}

/** The browser may delete the games: what to do about it. @param {Pad} pad */
const keeping = (pad) =>
  html`<p class="quiet">${t(forgetsInAWeek() ? "sheet-note-safari" : "sheet-note-kept")}</p>
    ${asksUser() ? button(t("sheet-keep"), () => pad.keep()) : nothing}`;

/** @param {Pad} pad @param {HTMLInputElement} input */
async function read(pad, input) {
  const [file] = input.files ?? [];
  input.value = "";
  if (!file) return;
  try {
    await pad.bring(fromFile(await file.text()));
  } catch (error) {
    const foreign = error instanceof Unreadable;
    if (!foreign) console.error(error);
    pad.note = { key: foreign ? "sheet-note-unreadable" : "sheet-wrong-unstored", details: { file: file.name } };
    pad.draw();
  }
}

/** @param {Pad} pad @param {Game} game */
function gameCard(pad, game) {
  const sheet = sheetOf(game.ops);
  const most = Math.max(...sheet.totals);
  const state = sheet.over
    ? t("sheet-won-by", { names: listed(sheet.winners.map((seat) => sheet.names[seat])) })
    : `${t("pad-round", { number: sheet.rounds.length })} · ${t("target", { points: sheet.edition.target })}`;
  return html`<li class="game-card ${sheet.over ? "is-over" : ""}">
    <a class="game-link" href="#/game/${game.id}">
      <span class="game-when">${dateText(game.changed)} · ${state}</span>
      <span class="game-names"
        >${sheet.names.map(
          (name, seat) =>
            html`<span class=${sheet.totals[seat] === most ? "leads" : ""}
              >${name} <b>${score(sheet.totals[seat])}</b></span
            >`,
        )}</span
      >
    </a>
    ${iconButton(t("sheet-forget", { names: listed(sheet.names) }), TRASH, () => pad.show(`forget ${game.id}`))}
  </li>`;
}

/** @param {Pad} pad @param {string} id */
const forgetDialog = (pad, id) =>
  dialog(
    pad,
    t("sheet-forget-title"),
    html`<p>${t("sheet-forget-sure")}</p>
      <div class="actions">
        ${button(t("sheet-cancel"), () => pad.show(null), "primary")}
        ${button(
          t("sheet-forget-yes"),
          () => {
            pad.dialog = null;
            void pad.forget(id);
          },
          "danger",
        )}
      </div>`,
  );
