// @ts-check
/** A list of tables: players, totals, date. */

import { dateText, dayText, listed, score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { replayAddress } from "../navigate.js";
import { listNames } from "../words/names.js";

/** @import { TableSummary } from "../types.js" */

/** @param {TableSummary[]} tables */
export function gameList(tables) {
  return html`<ul class="games">
    ${tables.map(({ id, phase, at, about }) => {
      const names = listNames(about);
      const title = about.day
        ? t("page-day-of", { day: dayText(about.day) })
        : about.solitaire
          ? t("solitaire")
          : listed(names);
      const over = phase === "over";
      return html`<li>
        <a class="game" href=${over ? replayAddress(id, about.match, null) : `/t/${id}`}>
          <b>${title}</b>
          <span
            >${about.totals.map(
              (total, seat) =>
                html`<span class=${about.winners.includes(seat) && names.length > 1 ? "won" : ""}
                  >${names.length > 1 ? `${names[seat]} ` : ""}${score(total)}</span
                >`,
            )}</span
          >
          <small
            >${over ? t("page-finished") : t("page-unfinished")} ·
            ${dateText(at)}${about.practice ? ` · ${t("page-practice-short")}` : nothing}
            ${standIns(about.stand_ins)}</small
          >
        </a>
      </li>`;
    })}
  </ul>`;
}

/** How many turns bots played for people. @param {number[]} turns by seat */
function standIns(turns) {
  const count = turns.reduce((sum, played) => sum + played, 0);
  return count ? `· ${t("page-stand-in-short", { count })}` : nothing;
}
