// @ts-check
/** A list of games: players, totals, whose turn it is, and what can be done with each. */

import { dateText, dayText, listed, score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { tables } from "../page/calls.js";
import { replayAddress } from "../page/navigate.js";
import { listNames } from "../words/names.js";

/** @import { TableSummary } from "../types.js" */

/** @param {TableSummary} game */
export const isOver = ({ phase }) => phase === "over";

/** What a game is called. @param {TableSummary} game */
export function gameTitle({ about }) {
  if (about.day) return t("page-day-of", { day: dayText(about.day) });
  return about.solitaire ? t("solitaire") : listed(listNames(about));
}

/** Whose turn it is, or that it is over. @param {TableSummary} game */
function stateText({ phase, waiting, about }) {
  if (phase === "over") return t("page-finished");
  if (phase !== "playing" || about.to_move === null) return t("page-unfinished");
  return t("turn-of", { who: waiting ? "you" : "they", name: listNames(about)[about.to_move] });
}

/** The matches won at a table, such as "2 : 1". @param {number[]} series */
export const seriesText = (series) => series.join(" : ");

/** @param {TableSummary[]} games @param {(game: TableSummary) => unknown} [tools] what can be done with a game */
export function gameList(games, tools) {
  return html`<ul class="games ${tools ? "with-tools" : ""}">
    ${games.map((game) => {
      const { id, at, about } = game;
      const names = listNames(about);
      const address = isOver(game) ? `${replayAddress(id, about.match, null)}&at=end` : `/t/${id}`;
      return html`<li class=${game.waiting ? "waits" : ""}>
        <a class="game" href=${address}>
          <b>${gameTitle(game)}</b>
          <span
            >${about.totals.map(
              (total, seat) =>
                html`<span class=${about.winners.includes(seat) && names.length > 1 ? "won" : ""}
                  >${names.length > 1 ? `${names[seat]} ` : ""}${score(total)}</span
                >`,
            )}</span
          >
          <small
            ><span class="whose">${stateText(game)}</span> ·
            ${dateText(at)}${
              about.series?.some(Boolean) ? html` · <span class="series">${seriesText(about.series)}</span>` : nothing
            }${about.practice ? ` · ${t("page-practice-short")}` : nothing}
            ${standIns(about.stand_ins)}</small
          >
        </a>
        ${tools ? tools(game) : nothing}
      </li>`;
    })}
  </ul>`;
}

/** How many turns bots played for people. @param {number[]} turns by seat */
function standIns(turns) {
  const count = turns.reduce((sum, played) => sum + played, 0);
  return count ? `· ${t("page-stand-in-short", { count })}` : nothing;
}

/** Games of a request, and in all: enough for years. */
const PAGE = 1000;
const MOST = 5000;

/** The latest first. @returns {Promise<TableSummary[]>} */
export async function finishedGames() {
  /** @type {TableSummary[]} */
  let found = [];
  /** @type {number | null} */
  let next = null;
  do {
    const page = await tables(next, PAGE);
    found = [...found, ...page.tables.filter(isOver)];
    next = page.next;
  } while (next !== null && found.length < MOST);
  return found;
}
