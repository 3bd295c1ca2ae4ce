// @ts-check
/** What waits for somebody who has played here before, in one quiet row of the start page. */

import { dayOf } from "../../shared/days.js";
import { rungName } from "../../shared/players/levels.js";
import { readStored } from "../../shared/storage.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { DECLINED, nextRung } from "../ladder/advice.js";
import { stylesheets } from "../page/lazy.js";
import { streakOf } from "../puzzles/model.js";
import { solvedDays } from "../puzzles/progress.js";

/** @import { TableSummary } from "../types.js" */
/** @import { Declined } from "../ladder/advice.js" */

stylesheets("come-back");

/**
 * What waits, as far as the latest games tell.
 * @param {TableSummary[]} games
 * @param {Set<string>} solved the days whose puzzle was solved
 * @param {Declined} declined @param {number} now
 */
export function waitingOf(games, solved, declined, now) {
  const today = dayOf(now);
  const over = games.filter(({ phase }) => phase === "over");
  const played = new Set(over.flatMap(({ about, at }) => (about.day === dayOf(at) ? [about.day] : [])));
  return {
    turns: games.filter(({ waiting, about }) => waiting && about.people > 1).length,
    day: played.has(today),
    puzzle: solved.has(today),
    streak: streakOf(new Set([...played, ...solved]), now),
    rung: nextRung(over, declined),
  };
}

/** @param {TableSummary[]} games one's own, the latest first */
export function comeBack(games) {
  const declined = /** @type {Declined} */ (readStored("localStorage", DECLINED));
  const { turns, day, puzzle, streak, rung } = waitingOf(games, solvedDays(), declined, Date.now());
  const item = (/** @type {string} */ address, /** @type {string} */ text, done = false) =>
    html`<li class=${done ? "done" : ""}><a href=${address}>${text}</a></li>`;
  return html`<nav class="come-back" aria-label=${t("page-back")}>
    <ul>
      ${turns ? item("/games", t("page-back-turns", { count: turns })) : ""}
      ${item("/day", t(day ? "page-back-day-done" : "page-day"), day)}
      ${item("/puzzles/day", t(puzzle ? "page-back-puzzle-done" : "page-back-puzzle"), puzzle)}
      ${rung ? item("/ladder", t(rung.again ? "page-back-again" : "page-back-rung", { name: rungName(rung.to) })) : ""}
      ${streak > 1 ? html`<li class="streak">${t("page-back-streak", { days: streak })}</li>` : ""}
    </ul>
  </nav>`;
}
