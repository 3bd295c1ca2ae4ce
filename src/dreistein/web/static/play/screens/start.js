// @ts-check
/** The start: play now, and all other ways to a table. */

import { call, HERE } from "../../shared/api.js";
import { flower } from "../../shared/pictures/flower.js";
import { settings } from "../../shared/settings.js";
import { PUZZLES, readStored } from "../../shared/storage.js";
import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { later } from "../page/lazy.js";
import { PAD, RULES } from "../page/navigate.js";
import { press } from "../page/press.js";
import { lastPlan, openTable } from "../page/table-plan.js";
import { Framed } from "../parts/frame.js";
import { editionText, levelText } from "../words/names.js";

/** @import { Tables } from "../../shared/wire.js" */
/** @import { TableSummary } from "../types.js" */

const back = later(() => import("./come-back.js"), "back");
const here = later(() => import("../here/notes.js"), "here");
const games = later(() => import("../games/game-list.js"));

/** Icons of the ways to a table, by the key of their text. @type {Record<string, string>} */
const ICONS = {
  "page-new-table": "M5 4.5h14v15H5zM12 8.5v7M8.5 12h7",
  "page-ladder": "M8 2.5v19M16 2.5v19M8 6.5h8M8 12h8M8 17.5h8",
  "page-with-friends":
    "M9 11a3 3 0 100-6 3 3 0 000 6zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5.5a3 3 0 010 5.3M18 14.5c2 .8 3 2.6 3 5.5",
  "page-on-device":
    "M8 3h8a1.5 1.5 0 011.5 1.5v15A1.5 1.5 0 0116 21H8a1.5 1.5 0 01-1.5-1.5v-15A1.5 1.5 0 018 3zM11 18h2",
  "page-alone": "M12 4l9 15.5H3zM12 12v.01M8.5 16.5v.01M15.5 16.5v.01",
  "page-day": "M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7M12 14v3",
  "page-puzzles": "M5 5h5a2 2 0 114 0h5v14H5z",
  "page-games": "M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01",
  "page-replay": "M4 12a8 8 0 108-8H6M9 1L6 4l3 3M10.5 9l4.5 3-4.5 3z",
  "page-lesson": "M12 4L2.5 9 12 14l9.5-5zM6 11v5c1.6 1.6 3.6 2.4 6 2.4s4.4-.8 6-2.4v-5M21.5 9v6",
  "page-rules": "M12 6c-2-1.5-5-2-8-1.5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-14c-3-.5-6 0-8 1.5zM12 6v14",
  "page-paper-pad": "M6 4h12v16H6zM6 8h12M10 12h4M10 16h4",
};

/** @param {HTMLElement} root */
export function startScreen(root) {
  /** @type {TableSummary[]} */
  let all = [];
  /** @type {TableSummary[]} */
  let unfinished = [];
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-start"),
    () =>
      html` <section class="hero">
          <div>
            <h1 tabindex="-1">Dreistein</h1>
            <p class="lead">${t("page-lead")}</p>
            <button
              class="button primary big"
              @click=${(/** @type {Event} */ event) => void play(event)}
              @pointerenter=${fetchTable}
              @focus=${fetchTable}
            >
              ${t("page-play-now")}
            </button>
            <p class="note">${planText()}</p>
            ${isNew() ? offer() : nothing} ${screen.refusal()}
          </div>
          ${flower()}
        </section>
        ${isBack() ? (back(() => screen.draw())?.comeBack(all) ?? nothing) : nothing}
        ${
          unfinished.length
            ? html`<section>
                <h2>${t("page-continue")}</h2>
                ${games(() => screen.draw())?.gameList(unfinished) ?? nothing}
                ${HERE ? (here(() => screen.draw())?.keptNote() ?? nothing) : nothing}
              </section>`
            : nothing
        }
        <section>
          <h2>${t("page-ways")}</h2>
          <ul class="ways">
            ${way("/ladder", "page-ladder")} ${way("/new", "page-new-table")}
            ${HERE ? nothing : way("/new?friends", "page-with-friends")} ${way("/new?device", "page-on-device")}
            ${way("/new?alone", "page-alone")} ${way("/day", "page-day")}
          </ul>
          ${HERE ? (here(() => screen.draw())?.serverNote() ?? nothing) : nothing}
        </section>
        <section>
          <h2>${t("page-besides")}</h2>
          <ul class="ways quiet">
            ${way("/games", "page-games")} ${way("/puzzles", "page-puzzles")} ${way("/lesson", "page-lesson")}
            ${way("/replay", "page-replay")} ${way(RULES, "page-rules")} ${way(PAD, "page-paper-pad")}
          </ul>
        </section>`,
  );

  /** Whether a match was played to its end here, or a puzzle solved. */
  function isBack() {
    const { solved } = /** @type {{solved?: object}} */ (readStored("localStorage", PUZZLES));
    return all.length > unfinished.length || Object.keys(solved ?? {}).length > 0;
  }

  /** @param {Event} event */
  function play(event) {
    fetchTable();
    return press(event, () => openTable(lastPlan()), screen.fail);
  }

  call("tables?limit=100").then(
    (/** @type {Tables} */ found) => {
      all = found.tables;
      unfinished = found.tables.filter(({ phase }) => phase !== "over").slice(0, 4);
      screen.draw();
    },
    () => undefined,
  );
  return screen;
}

/** Whether somebody has neither played nor begun the lesson here. */
const isNew = () => settings.lesson === 0 && settings.plan === null;

const offer = () => html`<p class="offer"><a class="button" href="/lesson">${t("page-lesson-offer")}</a></p>`;

/** The table's code is fetched as soon as the pointer or focus reaches the button. */
const fetchTable = () => void import("./table.js").catch(() => undefined);

function planText() {
  const plan = lastPlan();
  const bots = plan.seats.flatMap(({ kind, level }) => (kind === "bot" && level ? [levelText(level)] : []));
  const numbers = /** @type {string | { name?: string }} */ (plan.edition);
  const edition = editionText(typeof numbers === "string" ? numbers : (numbers.name ?? "own"));
  return bots.length ? t("page-plan", { levels: listed(bots), edition }) : edition;
}

/** @param {string} address @param {string} title */
const way = (address, title) =>
  html`<li>
    <a class="way" href=${address}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[title]} /></svg>
      <b>${t(title)}</b><span>${t(`${title}-note`)}</span>
    </a>
  </li>`;
