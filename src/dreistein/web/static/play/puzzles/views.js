// @ts-check
/** The parts of a puzzle's screen: players, board, rack, and the solution with its line. */

import { button } from "../../shared/fields.js";
import { back, loose, lying } from "../../shared/pictures/tile-svg.js";
import { cellOf, isPlacement, parsePlacement, placedTile } from "../../shared/rules/placements.js";
import { language, score, signed, t, unbroken } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { bestChoice, options } from "../model/state.js";
import { tileLabel } from "../rack/rack.js";
import { actionWord } from "../words/actions.js";
import { placeName } from "../words/spoken.js";
import { LEVELS } from "./model.js";

/** @import { Choice, PuzzleAnswer, PuzzleSolution } from "../../shared/wire.js" */
/** @import { BoardModel } from "../board/types.js" */
/** @import { SolveScreen } from "./solve.js" */

/** How many other moves the solution lists. */
const MOST_OTHERS = 6;

/** Difficulty in stars. @param {number} level */
export const stars = (level) =>
  html`<span class="stars" role="img" aria-label=${t(`puzzle-level-${level}`)} title=${t(`puzzle-level-${level}`)}
    >${"★".repeat(level)}<span>${"★".repeat(LEVELS.length - level)}</span></span
  >`;

/** A share in whole percents; at least one. @param {number} share */
export const percent = (share) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(Math.max(0.01, share));

/** @param {SolveScreen} screen @param {number} seat */
const seatText = ({ puzzle }, seat) => (seat === puzzle?.seat ? t("you") : t("seat-name", { number: seat + 1 }));

/** @param {SolveScreen} screen */
export function seatsView(screen) {
  const { totals, counts, stock } = screen.seen;
  return html`<ul class="puzzle-seats" aria-label=${t("page-puzzle-seats")}>
    ${totals.map(
      (total, seat) =>
        html`<li class=${seat === screen.puzzle?.seat ? "own" : ""}>
          <b>${seatText(screen, seat)}</b>
          <span class="puzzle-total">${score(total)}</span>
          <small>${t("tiles", { count: counts[seat] })}</small>
        </li>`,
    )}
    <li class="puzzle-stock"><small>${t("page-stock", { count: stock })}</small></li>
  </ul>`;
}

/** @param {SolveScreen} screen @returns {BoardModel} */
export function boardModel(screen) {
  const { board, placed } = screen.seen;
  return {
    tiles: board.map(parsePlacement),
    spots: screen.spots,
    aimed: screen.sure !== null && isPlacement(screen.sure) ? cellOf(screen.sure) : screen.aimed,
    ghost: ghostOf(screen),
    marked: new Set(placed ? [cellOf(placed)] : []),
  };
}

/** The chosen tile where it would lie. @param {SolveScreen} screen */
function ghostOf({ sure, spots, aimed }) {
  if (sure !== null && isPlacement(sure)) return parsePlacement(sure);
  const spot = spots.find(({ key }) => key === aimed);
  return spot ? parsePlacement(bestChoice(spot).action) : null;
}

/** @param {SolveScreen} screen */
export const boardView = (screen) =>
  screen.boardView("puzzle-board", boardModel(screen), screen.seen.board, {
    choose: (spot, event) => screen.put(spot, event),
    key: (event, spot) => screen.onSpot(event, spot),
  });

/** @param {SolveScreen} screen @param {Choice | null} instead drawing or ending the turn */
export function rackView(screen, instead) {
  const { puzzle, chosen } = screen;
  if (!puzzle) return nothing;
  const fitting = options(screen.hand).tiles;
  const tiles = [...puzzle.tiles].sort();
  const tile = (/** @type {string} */ one) =>
    html`<button
      class="rack-tile ${fitting.has(one) ? "fits" : "unfit"} ${chosen === one ? "chosen" : ""} ${
        puzzle.drawn.includes(one) ? "drawn" : ""
      }"
      data-tile=${one}
      aria-pressed=${chosen === one}
      aria-label=${tileLabel(one, screen.hand)}
      @click=${(/** @type {Event} */ event) => screen.choose(one, event)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => along(screen, event)}
    >
      ${loose(one)}
    </button>`;
  return html`<div class="puzzle-hand">
    <div class="puzzle-rack">
      <div class="rack" role="group" aria-label=${t("play-rack")}>${tiles.map(tile)}</div>
    </div>
    ${instead ? insteadButton(screen, instead) : nothing}
  </div>`;
}

/** @param {SolveScreen} screen @param {Choice} instead */
function insteadButton(screen, { action, points }) {
  const { puzzle } = screen;
  const name = action === "+" ? "page-draw" : puzzle?.drawn.length ? "page-keep" : "page-pass";
  return html`<button class="button draw" @click=${(/** @type {Event} */ event) => screen.propose(action, event)}>
    ${action === "+" ? html`<svg class="pile" viewBox="-58 -30 116 134" aria-hidden="true">${back()}</svg>` : nothing}
    <b>${t(name)} ${points ? html`<span class="minus">${signed(points)}</span>` : nothing}</b>
  </button>`;
}

/** Arrows go along the rack. @param {SolveScreen} screen @param {KeyboardEvent} event */
function along(screen, event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const tiles = /** @type {HTMLElement[]} */ ([...screen.root.querySelectorAll(".rack-tile")]);
  tiles[tiles.indexOf(/** @type {HTMLElement} */ (event.currentTarget)) + by]?.focus();
  event.preventDefault();
}

/** @param {SolveScreen} screen @param {PuzzleSolution} solution */
export function solutionView(screen, solution) {
  const [best, ...others] = solution.answers;
  const place = (/** @type {PuzzleAnswer} */ { action }) => placeOf(screen, solution, action);
  return html`<div class="puzzle-solution">
    <section class="card">
      <h2>${best.title}</h2>
      ${place(best)}
      <p>${unbroken(best.text)}</p>
      ${thenView(screen, best.action)}
      <p class="note">
        ${t("page-puzzle-chance", { chance: percent(solution.chance) })}
        ${solution.themes.map((theme) => html`<span class="puzzle-theme">${t(`puzzle-theme-${theme}`)}</span>`)}
      </p>
    </section>
    ${lineView(screen, solution)}
    <section class="card">
      <h2>${t("page-puzzle-others-title")}</h2>
      <ul class="puzzle-others">
        ${others.slice(0, MOST_OTHERS).map((one) => other(one, place(one)))}
      </ul>
    </section>
  </div>`;
}

/** What the player did in the game that the puzzle comes from. @param {SolveScreen} screen @param {string} best */
function thenView({ source, puzzle }, best) {
  const { played } = source;
  if (played === null) return nothing;
  if (isPlacement(played) && isPlacement(best) && placedTile(played) === placedTile(best))
    return html`<p class="note">${t("page-puzzle-then-elsewhere")}</p>`;
  const choice = puzzle?.choices.find((one) => one.action === played);
  const action = actionWord({ action: played, end: choice?.end ?? null });
  return html`<p class="note">${t("page-puzzle-then", { action })}</p>`;
}

/**
 * Where a tile would lie that fits in several places.
 * @param {SolveScreen} screen @param {PuzzleSolution} solution @param {string} action
 */
function placeOf(screen, { answers }, action) {
  const same = isPlacement(action)
    ? answers.filter((one) => isPlacement(one.action) && placedTile(one.action) === placedTile(action))
    : [];
  if (!screen.puzzle || same.length < 2) return nothing;
  const place = placeName(screen.puzzle.board, parsePlacement(action), () => screen.draw());
  return html`<p class="note">${place}</p>`;
}

/** @param {PuzzleAnswer} answer @param {unknown} place */
const other = ({ action, title, text, loss, right }, place) =>
  html`<li>
    ${isPlacement(action) ? html`<span class="hint-tile">${lying(parsePlacement(action))}</span>` : html`<span></span>`}
    <div>
      <b>${title}</b>
      <span class=${right ? "" : "minus"}>
        ${right ? t("page-puzzle-good") : t("page-puzzle-costs", { loss: percent(loss) })}
      </span>
      ${place}
      <p>${unbroken(text)}</p>
    </div>
  </li>`;

/** @param {SolveScreen} screen @param {PuzzleSolution} solution */
function lineView(screen, { line, over }) {
  const { step } = screen;
  const steps = line.length;
  return html`<section class="card puzzle-line">
    <h2>${t("page-puzzle-line-title")}</h2>
    <ol>
      ${line.map(({ text }, at) => {
        const now = at + 1 === step;
        return html`<li class=${now ? "now" : ""} aria-current=${now ? "step" : nothing}>${text}</li>`;
      })}
    </ol>
    ${over && step === steps ? html`<p class="note">${t("page-puzzle-round-over")}</p>` : nothing}
    <div class="row">
      ${button(t("page-puzzle-back"), () => screen.go(-1), "", step === 0)}
      <span class="note">${t("page-puzzle-step", { step, steps })}</span>
      ${button(t("page-puzzle-on"), () => screen.go(1), "", step === steps)}
    </div>
  </section>`;
}
