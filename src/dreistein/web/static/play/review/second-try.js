// @ts-check
/** A match played on from a moment of a review: what to aim for, how it went then and now, and the way back. */

import { readStored, writeStored } from "../../shared/storage.js";
import { score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { roundOf } from "../model/state.js";

/** @import { TableView } from "../types.js" */

const KEY = "dreistein.again";

/**
 * @typedef {object} Try
 * @property {string} table
 * @property {number} seat
 * @property {number[]} totals how the match ended
 * @property {number} round where it goes on
 * @property {number} ply how many actions of the round came before
 * @property {string} back the address of the review
 */

/** Keeps what a table is compared with, as long as the tab is open. @param {Try} then */
export const keepTry = (then) => writeStored("sessionStorage", KEY, then);

/** What a table is a second try of; a rematch is a match of its own. @param {TableView} table @returns {Try | null} */
export function tryOf({ id, match }) {
  const kept = readStored("sessionStorage", KEY);
  return kept.table === id && match === 0 && Array.isArray(kept.totals) ? kept : null;
}

/** The lead over the best of the others or, alone, the points. @param {number[]} totals @param {number} seat */
export const leadOf = (totals, seat) =>
  totals[seat] - (totals.length > 1 ? Math.max(...totals.filter((_, at) => at !== seat)) : 0);

/** Whether the second try went better, as well, or worse. @param {Try} then @param {number[]} totals */
export function compared({ totals: before, seat }, totals) {
  const more = leadOf(totals, seat) - leadOf(before, seat);
  return more > 0 ? "better" : more < 0 ? "worse" : "same";
}

/** @param {number[]} totals @param {number} seat the one that comes first */
const standing = (totals, seat) => [totals[seat], ...totals.filter((_, at) => at !== seat)].map(score).join(" : ");

/** @param {Try} then */
const wayBack = ({ back }) => html`<a class="button" href=${back}>${t("page-second-back")}</a>`;

/** Before the first move: what to aim for. @param {TableView} table */
export function goalNote(table) {
  const then = tryOf(table);
  const round = roundOf(table);
  const made = round?.turns.flatMap(({ actions }) => actions).length;
  if (!then || round?.number !== then.round || made !== then.ply) return nothing;
  const lead = leadOf(then.totals, then.seat);
  const kind = then.totals.length === 1 ? "points" : lead > 0 ? "more" : "win";
  return html`<div class="line-note stays" role="status">
    <span>${t(`page-second-goal-${kind}`, { points: lead, then: standing(then.totals, then.seat) })}</span>
    ${wayBack(then)}
  </div>`;
}

/** How it went then and now. @param {TableView} table */
export function comparison(table) {
  const then = tryOf(table);
  const last = table.rounds[table.rounds.length - 1];
  if (!then || !last) return nothing;
  const { totals } = last;
  return html`<div class="second-try">
    <p class="best">${t(`page-second-${compared(then, totals)}`)}</p>
    <p>${t("page-second-compared", { then: standing(then.totals, then.seat), now: standing(totals, then.seat) })}</p>
    ${wayBack(then)}
  </div>`;
}
