// @ts-check
/** The puzzles from one's own games, above all others. */

import { localDay } from "../../shared/days.js";
import { dayText, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { dropOwn, kept } from "./kept.js";
import { stars } from "./list.js";
import { matching, nextOf, ownAddress, searchOf } from "./model.js";

/** @import { OwnPuzzle } from "./kept.js" */
/** @import { Choice } from "./model.js" */

/** @param {Choice} choice @param {() => void} changed draws the list anew */
export function ownList(choice, changed) {
  const { own, solved } = kept();
  if (!own.length)
    return html`<p class="note">${t("page-puzzle-own-none")} <a href="/games">${t("page-games")}</a></p>`;
  const fitting = matching(own, choice);
  const done = (/** @type {string} */ id) => Object.hasOwn(solved, id);
  const next = nextOf(fitting, done);
  if (!next) return nothing;
  const search = searchOf(choice);
  const count = { count: fitting.length, solved: fitting.filter(({ id }) => done(id)).length };
  return html`<section class="card puzzle-own">
    <div class="puzzle-today">
      <div>
        <h2>${t("page-puzzle-own")}</h2>
        <p>${t("page-puzzle-own-note")}</p>
        <p class="note">${t("page-puzzle-count", count)}</p>
      </div>
      <a class="button primary" href=${ownAddress(next.id, search)}>${t("page-puzzle-go")}</a>
    </div>
    <details class="puzzle-all">
      <summary>${t("page-puzzle-list")}</summary>
      <ul class="puzzle-own-list">
        ${fitting.map((puzzle) => line(puzzle, search, done(puzzle.id), changed))}
      </ul>
    </details>
  </section>`;
}

/** @param {OwnPuzzle} puzzle @param {string} search @param {boolean} done @param {() => void} changed */
function line({ id, at, level, themes, round, ply }, search, done, changed) {
  const title = `${dayText(localDay(at))}, ${t("page-puzzle-own-place", { round: round + 1, move: ply + 1 })}`;
  const drop = () => {
    dropOwn(id);
    changed();
  };
  return html`<li class=${done ? "done" : ""}>
    <a href=${ownAddress(id, search)}>
      <b>${title}</b> ${stars(level)}
      ${done ? html`<span class="visually-hidden">${t("page-puzzle-done")}</span>` : nothing}
      <small>${themes.map((theme) => t(`puzzle-theme-${theme}`)).join(" · ")}</small>
    </a>
    <button class="button small" aria-label=${`${t("page-puzzle-forget")}: ${title}`} @click=${drop}>
      ${t("page-puzzle-forget")}
    </button>
  </li>`;
}
