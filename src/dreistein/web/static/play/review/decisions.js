// @ts-check
/** All decisions of a seat as a list; those that cost something first of all. */

import { parsePlacement } from "../../shared/rules/placements.js";
import { tableHead } from "../../shared/table.js";
import { signed, t, unbroken } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { actionWord } from "../words/actions.js";
import { placeText } from "../words/place.js";
import { layoutAt } from "./checkpoint.js";
import { checkpointOf, isElsewhere, isSlip, MARKS, sameCheckpoint, whereText } from "./model.js";

/** @import { Replay, ReviewChoice, ReviewOption, SeatReview } from "../types.js" */
/** @import { Figures, Checkpoint } from "./model.js" */

const COLUMNS = ["place", "played", "better", "loss", "grade"];

/** A place that may take two lines, one for the round and one for the move. @param {string} place */
const inHalves = (place) => place.replace(/(,?) /g, (all, comma) => (comma ? all : "\u00a0"));

/**
 * @param {object} shown @param {Replay} shown.record @param {SeatReview} shown.seat @param {Figures} shown.figures
 * @param {boolean} shown.all whether also those that cost nothing
 * @param {Checkpoint | null} shown.chosen @param {(all: boolean) => void} filter
 * @param {(checkpoint: Checkpoint) => void} choose
 */
export function decisionList({ record, seat, figures, all, chosen }, filter, choose) {
  const choices = seat.choices.filter((choice) => all || isSlip(choice));
  const none = seat.decisions ? "coach-no-slips" : "coach-no-choice";
  return html`<div class="row" role="group" aria-label=${t("coach-decisions")}>
      <button class="button small" aria-pressed=${!all} @click=${() => filter(false)}>${t("coach-slips")}</button>
      <button class="button small" aria-pressed=${all} @click=${() => filter(true)}>${t("coach-decisions")}</button>
    </div>
    ${choices.length ? table() : html`<p>${t(none)}</p>`}`;

  function table() {
    return html`<div class="decisions-scroll" tabindex="0" role="region" aria-label=${t("coach-decisions")}>
      <table class="results decisions">
        ${tableHead(...COLUMNS.map((column) => t(`coach-column-${column}`)))}
        <tbody>
          ${choices.map(row)}
        </tbody>
      </table>
    </div>`;
  }

  /** @param {ReviewChoice} choice */
  function row(choice) {
    const checkpoint = checkpointOf(choice);
    const now = chosen !== null && sameCheckpoint(chosen, checkpoint);
    const layout = isSlip(choice) && isElsewhere(choice) ? layoutAt(record, choice) : null;
    const place = (/** @type {ReviewOption} */ { action, now }) =>
      layout && html`${signed(now)} <span class="note">${placeText(layout, parsePlacement(action))}</span>`;
    const word = (/** @type {ReviewOption} */ option) =>
      html`${unbroken(actionWord({ ...option, end: choice.end }))} ${place(option)}`;
    return html`<tr class=${now ? "chosen" : ""}>
      <th scope="row">
        <button class="link" aria-current=${now ? "true" : nothing} @click=${() => choose(checkpoint)}>
          ${inHalves(whereText(record, checkpoint))}
        </button>
      </th>
      <td>${word(choice.played)}</td>
      <td>${isSlip(choice) ? word(choice.best) : ""}</td>
      <td>${isSlip(choice) ? figures.size(choice.loss) : ""}</td>
      <td class="grade ${choice.grade}">
        <span aria-hidden="true">${MARKS[choice.grade] ?? "✓"}</span>
        <span class="visually-hidden">${t(`coach-grade-${choice.grade}`)}</span>
      </td>
    </tr>`;
  }
}
