// @ts-check
/** A screen with a board that no server referees: in the lesson and in puzzles one chooses a tile, then its spot. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { bestChoice } from "../model/state.js";
import { Framed } from "../parts/frame.js";
import { spotName } from "../words/spoken.js";
import { boardScene, frameOf } from "./board.js";
import { Camera } from "./camera.js";
import { neighbour } from "./neighbour.js";
import { tileList } from "./tile-list.js";

/** @import { Spot } from "../types.js" */
/** @import { BoardHandlers, BoardModel } from "./types.js" */

/** @typedef {Pick<Spot, "key" | "x" | "y">} Place */

export class BoardScreen extends Framed {
  /** The spot with focus or under the pointer. @type {string | null} */
  aimed = null;
  #camera = new Camera(() => this.draw());

  /** Shows all that matters, unless somebody has moved the board. @param {BoardModel} model @param {Spot[]} open */
  frame(model, open) {
    if (this.#camera.attach(this.root)) this.#camera.frame(frameOf(model, open));
  }

  /** Another board is shown whole, whoever has moved the last one. */
  resetFrame() {
    this.#camera.manual = false;
  }

  /** A drawing may take the focus from a spot, so the next one waits for its end. @param {string | null} key */
  aim(key) {
    if (this.aimed === key) return;
    this.aimed = key;
    queueMicrotask(() => this.draw());
  }

  /** @param {string} selector */
  focus(selector) {
    /** @type {HTMLElement | null} */ (this.root.querySelector(selector))?.focus();
  }

  /**
   * Arrows go to the nearest spot, Enter places, Escape goes back to the tile.
   * @param {KeyboardEvent} event @param {Place} spot @param {Place[]} all @param {() => void} put
   * @param {() => string | null} drop lets go of the chosen tile; gives which it was
   */
  spotKey(event, spot, all, put, drop) {
    const next = neighbour(all, spot, event.key);
    if (next) this.focus(`[data-spot="${next.key}"]`);
    else if (event.key === "Enter" || event.key === " ") put();
    else if (event.key === "Escape") this.focus(`[data-tile="${drop()}"]`);
    else return;
    event.preventDefault();
  }

  /**
   * @param {string} kind a class of its own
   * @param {BoardModel} model
   * @param {string[]} board placements
   * @param {Pick<BoardHandlers, "choose" | "key">} hands
   * @param {unknown} [more] on the board
   */
  boardView(kind, model, board, hands, more = nothing) {
    const draw = () => this.draw();
    const aim = (/** @type {string | null} */ key) => this.aim(key);
    const name = (/** @type {Spot} */ spot) => spotName(board, spot, bestChoice(spot), draw);
    return html`<div class="board ${kind}" role="group" aria-label=${t("page-board", { count: board.length })}>
      <svg role="group" aria-label=${t("page-places", { count: model.spots?.length ?? 0 })}>
        <g class="scene">${boardScene(model, { ...hands, aim, name })} ${more}</g>
      </svg>
      ${tileList(board, model.marked ?? new Set(), draw)}
    </div>`;
  }
}
