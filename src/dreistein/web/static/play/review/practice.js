// @ts-check
/** A decision of a review to be made again: as a puzzle, or at a table where one plays on. */

import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { press } from "../page/press.js";
import { ownAddress } from "../puzzles/model.js";
import { keepOwn } from "../puzzles/progress.js";
import { canPlayOn, playOn } from "./api.js";
import { keepTry } from "./second-try.js";

/** @import { MatchReview, SeatReview } from "../types.js" */
/** @import { Checkpoint } from "./model.js" */
/** @import { Reviewed } from "./api.js" */

/** @param {SeatReview} seat @param {Checkpoint} checkpoint */
export function findIt({ puzzles }, { choice, round, ply }) {
  const puzzle = choice && puzzles.find((one) => one.round === round && one.ply === ply);
  if (!puzzle) return nothing;
  const href = ownAddress(puzzle.id);
  return html`<a class="button" href=${href} @click=${() => keepOwn([puzzle])}>${t("page-review-find")}</a>`;
}

/** How many decisions became puzzles, and the way to the first. @param {SeatReview} seat */
export function puzzlesOf({ puzzles }) {
  if (!puzzles.length) return nothing;
  return html`<p class="review-puzzles">
    ${t("page-review-puzzles", { count: puzzles.length })}
    <a class="button small" href=${ownAddress(puzzles[0].id)} @click=${() => keepOwn(puzzles)}>
      ${t("page-review-find")}
    </a>
  </p>`;
}

/**
 * The way to a table where this decision is to be made again.
 * @param {Reviewed} of @param {MatchReview} review @param {number} seat @param {Checkpoint} checkpoint
 * @param {(text: string) => void} fail says why there is none
 */
export function tryAgain(of, review, seat, { choice, round, ply }, fail) {
  if (!choice || !canPlayOn(of)) return nothing;
  const play = async () => {
    const { table } = await playOn(of, { round, ply, seat });
    const here = new URLSearchParams(location.search);
    here.set("at", [seat, round, ply].join());
    const back = `${location.pathname}?${here}`;
    if (review.over) keepTry({ table, seat, totals: review.totals, round, ply, back });
    return `/t/${table}`;
  };
  return button(t("page-review-again"), (event) => press(event, play, fail), "primary");
}
