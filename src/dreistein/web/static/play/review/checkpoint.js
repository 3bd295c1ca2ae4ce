// @ts-check
/** A checkpoint of a match: the board with the move that was made and the better one, and why. */

import { middleAt } from "../../shared/pictures/geometry.js";
import { loose } from "../../shared/pictures/tile-svg.js";
import { cellOf, isPlacement, parsePlacement } from "../../shared/rules/placements.js";
import { signed, t, tileSaid, tileText, unbroken } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { boardScene, frameOf } from "../board/board.js";
import { beginning, moveOf, position } from "../record/steps.js";
import { actionText, actionWord } from "../words/actions.js";
import { layoutOf, placeText } from "../words/place.js";
import { isElsewhere, isSlip } from "./model.js";

/** @import { BoardModel } from "../board/types.js" */
/** @import { Replay, ReviewChoice, ReviewOption, TableView } from "../types.js" */
/** @import { Figures, Checkpoint } from "./model.js" */

/** @param {Replay} record @param {{round: number, ply: number}} of an action */
const before = (record, { round, ply }) => position(record, beginning(record, round) + ply);

/** Where tiles lay at a decision, to tell two spots apart. @param {Replay} record @param {ReviewChoice} choice */
export const layoutAt = (record, choice) => layoutOf(boardOf(before(record, choice)));

/** @param {ReturnType<typeof position>} table */
const boardOf = ({ rounds }) => rounds[rounds.length - 1].board;

/**
 * The board and the rack at a checkpoint.
 * @param {Replay} record @param {number} seat @param {Checkpoint} checkpoint
 */
export function checkpointBoard(record, seat, checkpoint) {
  const { choice } = checkpoint;
  const here = before(record, checkpoint);
  const board = boardOf(here);
  const played = choice && isPlacement(choice.played.action) ? choice.played.action : null;
  const best = choice && isSlip(choice) && isPlacement(choice.best.action) ? choice.best.action : null;
  const apart = best !== null && (played === null || cellOf(best) !== cellOf(played));
  const recent = choice
    ? []
    : sinceOwn(record, seat, checkpoint)
        .map(({ action }) => action)
        .filter(isPlacement);
  /** @type {BoardModel} */
  const model = {
    tiles: [...board, ...(played ? [played] : [])].map(parsePlacement),
    preview: apart ? parsePlacement(best) : null,
    marked: new Set(recent.map(cellOf)),
  };
  const [left, top, right, bottom] = frameOf(model);
  const slip = choice !== null && isSlip(choice);
  const grade = choice ? choice.grade : "";
  return html`<figure class="review-board">
    <svg
      viewBox="${left} ${top} ${right - left} ${bottom - top}"
      role="img"
      aria-label=${[t("page-review-board"), ...(choice ? moveLabels(choice, board) : [])].join(". ")}
    >
      ${boardScene(model)} ${played ? badge(played, grade, slip ? "?" : "✓") : nothing}
      ${apart ? badge(best, "best", "★") : nothing}
    </svg>
    ${here.hands[seat]?.length ? rack(here.hands[seat]) : nothing}
  </figure>`;
}

/** @param {string[]} hand */
const rack = (hand) =>
  html`<figcaption class="small-rack">
    <b>${t("page-review-rack")}</b>${hand.map((tile) => loose(tile))}
    <span class="visually-hidden">${hand.map(tileSaid).join("; ")}</span>
  </figcaption>`;

/** A sign beside a tile. @param {string} placement @param {string} kind @param {string} sign */
function badge(placement, kind, sign) {
  const { x, y } = parsePlacement(placement);
  const [across, down] = middleAt(x, y);
  return svg`<g class="review-badge ${kind}" transform="translate(${across} ${down})">
    <circle r="21"/><text dy=".35em" text-anchor="middle">${sign}</text>
  </g>`;
}

/**
 * The move that was made and the better one, with where they lie: "Better: 0–1–1 below 3, 4, 4".
 * @param {ReviewChoice} choice @param {readonly string[]} board
 */
export function moveLabels(choice, board) {
  const { end, played, best } = choice;
  const layout = layoutOf(board);
  const named = (/** @type {ReviewOption} */ { action }) => {
    const word = actionWord({ action, end });
    return isPlacement(action) ? `${word} ${placeText(layout, parsePlacement(action))}` : word;
  };
  const labels = [t("coach-played-was", { action: named(played) })];
  return isSlip(choice) ? [...labels, t("coach-better-was", { action: named(best) })] : labels;
}

/**
 * What the others did since the seat's own last action.
 * @param {Replay} record @param {number} seat @param {Checkpoint} checkpoint
 */
function sinceOwn(record, seat, { round, ply }) {
  const before = record.rounds[round].actions.slice(0, ply);
  const own = before.map((made) => made.seat).lastIndexOf(seat);
  return before.slice(own + 1).map(moveOf);
}

/**
 * What happened at a checkpoint in a sentence, and what that changed.
 * @param {Replay} record
 * @param {TableView} table as much as the names need
 * @param {number} seat @param {Checkpoint} checkpoint @param {Figures} figures
 */
export function checkpointText(record, table, seat, checkpoint, figures) {
  const { choice, before: from, after } = checkpoint;
  const went = t(figures.points ? "page-review-went-points" : "page-review-went", {
    before: figures.worth(from),
    after: figures.worth(after),
  });
  const told = choice === null || isSlip(choice);
  return html`<div class="checkpoint-text">
    ${choice ? decision(record, choice) : event(record, table, seat, checkpoint)}
    ${told ? html`<p class="went">${went}</p>` : nothing}
  </div>`;
}

/** @param {Replay} record @param {ReviewChoice} choice */
function decision(record, choice) {
  const { played, best, end, said, more, again } = choice;
  const slip = isSlip(choice);
  const layout = slip && isElsewhere(choice) ? layoutAt(record, choice) : null;
  const option = (/** @type {string} */ key, /** @type {ReviewOption} */ one, /** @type {string} */ kind) =>
    html`<li class="option ${kind}">
      <b>${unbroken(t(key, { action: actionWord({ ...one, end }) }))}</b> <span class="now">${signed(one.now)}</span>
      ${layout ? html`<span class="note">${placeText(layout, parsePlacement(one.action))}</span>` : nothing}
    </li>`;
  return html`<p class="lead">${slip ? unbroken(said) : t("page-review-was-good")}</p>
    <ul class="options">
      ${option("coach-played-was", played, slip ? "played" : "best")}
      ${slip ? option("coach-better-was", best, "best") : nothing}
    </ul>
    ${again ? html`<p>${unbroken(again)}</p>` : nothing}
    ${
      more
        ? html`<details class="more">
            <summary>${t("page-review-more")}</summary>
            <p>${unbroken(more)}</p>
          </details>`
        : nothing
    }`;
}

/**
 * What somebody else did, a tile that was drawn, or that the player resigned.
 * @param {Replay} record @param {TableView} table @param {number} seat @param {Checkpoint} checkpoint
 */
function event(record, table, seat, checkpoint) {
  const { round, ply, cause } = checkpoint;
  if (cause === "draws") {
    const { tile } = record.rounds[round].actions[ply - 1];
    return html`<p class="lead">${t("coach-moment-draw", { tile: tileText(tile ?? "") })}</p>`;
  }
  if (cause === "moves") return html`<p class="lead">${t("coach-moment-resigned")}</p>`;
  const { ended, actions } = record.rounds[round];
  return html`<ul class="events">
    ${sinceOwn(record, seat, checkpoint).map((move) => html`<li>${actionText(table, move)}</li>`)}
    ${ended && ply === actions.length ? html`<li>${t("coach-place-end", { round: round + 1 })}</li>` : nothing}
  </ul>`;
}
