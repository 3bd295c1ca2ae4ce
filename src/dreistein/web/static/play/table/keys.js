// @ts-check
/** The keys of the table: arrows on the rack and among the spots, and a few shortcuts anywhere. */

import { settings } from "../../shared/settings.js";
import { neighbour } from "../board/neighbour.js";
import { mustPlace, options } from "../model/state.js";

/** @import { Spot } from "../types.js" */
/** @import { KeysContext } from "./types.js" */

export class TableKeys {
  #context;
  #listener = (/** @type {KeyboardEvent} */ event) => this.#shortcut(event);

  /** @param {KeysContext} context */
  constructor(context) {
    this.#context = context;
    document.addEventListener("keydown", this.#listener);
  }

  close() {
    document.removeEventListener("keydown", this.#listener);
  }

  /** Arrows go along the rack; with Shift they move the tile. @param {string} tile @param {KeyboardEvent} event */
  onTile(tile, event) {
    const { session, input } = this.#context;
    const hand = session.rack;
    if (!hand) return;
    const tiles = session.order.of(hand);
    const at = tiles.indexOf(tile);
    const last = tiles.length - 1;
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    const next = tiles[Math.min(last, Math.max(0, to))];
    if (!event.shiftKey) {
      input.focusTile(next);
      return;
    }
    session.order.move(hand, tile, to < at ? next : (tiles[Math.max(0, to) + 1] ?? null));
    input.focusTile(tile);
  }

  /**
   * Arrows go to the nearest spot, Enter places, Escape goes back to the tile. With Shift, arrows try the tile where
   * it does not fit, to learn why.
   * @param {KeyboardEvent} event @param {Spot} spot
   */
  onSpot(event, spot) {
    const { session, input } = this.#context;
    if (event.shiftKey && event.key.startsWith("Arrow")) {
      event.preventDefault();
      input.tryBeside(spot, event.key);
      return;
    }
    const next = neighbour(session.spots, spot, event.key);
    if (next) {
      event.preventDefault();
      input.focusSpot(next.key);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      input.putOn(spot, settings.confirm !== "always");
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      const { tile } = session.selection;
      session.choose(null);
      if (tile) input.focusTile(tile);
    }
  }

  /** @param {KeyboardEvent} event */
  #shortcut(event) {
    const { session, input, openTyped } = this.#context;
    const { key } = event;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!session.state || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("dialog, input, textarea, select")) return;
    const { tile, previewed, confirming } = session.selection;
    if (key === "Escape") {
      if (confirming !== null || previewed !== null || tile !== null) session.cancel();
      else if (session.hints.isShown) session.closeHint();
    }
    if (!settings.shortcuts || event.defaultPrevented) return;
    const hand = session.busy ? null : session.hand;
    const { draw, end } = options(hand);
    if (key === "+" && draw) input.drawOrEnd("+", event);
    else if (key === "-" && end) input.drawOrEnd("-", event);
    else if ((key === "+" || key === "-") && mustPlace(session.table, hand)) input.sayMustPlace();
    else if (key === "?" && hand) input.showWhatFits();
    else if (key === "/" && hand) openTyped();
    else return;
    event.preventDefault();
  }
}
