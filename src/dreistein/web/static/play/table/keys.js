// @ts-check
/** The keys of the table: arrows on the rack and among the spots, and a few letters anywhere. */

import { settings } from "../../shared/settings.js";
import { neighbour } from "../board/board.js";
import { options } from "../session/state.js";

/** @typedef {import("./table.js").TableScreen} TableScreen */
/** @typedef {import("../types.js").Spot} Spot */

export class TableKeys {
  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
    this.anywhere = (/** @type {KeyboardEvent} */ event) => this.#shortcut(event);
    document.addEventListener("keydown", this.anywhere);
  }

  close() {
    document.removeEventListener("keydown", this.anywhere);
  }

  /** Arrows go along the rack; with Shift they move the tile. @param {string} tile @param {KeyboardEvent} event */
  onTile(tile, event) {
    const { play } = this.screen;
    const hand = play.rack;
    if (!hand) return;
    const tiles = play.ordered(hand);
    const at = tiles.indexOf(tile);
    const to = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: tiles.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tiles[Math.min(tiles.length - 1, Math.max(0, to))];
    if (!event.shiftKey) {
      this.screen.focusTile(next);
      return;
    }
    play.reorder(tile, to < at ? next : (tiles[Math.max(0, to) + 1] ?? null));
    this.screen.focusTile(tile);
  }

  /** Arrows go to the nearest spot, Enter places, Escape goes back to the tile. @param {KeyboardEvent} event @param {Spot} spot */
  onSpot(event, spot) {
    const { play } = this.screen;
    const next = neighbour(play.spots, spot, event.key);
    if (next) {
      event.preventDefault();
      this.screen.focusSpot(next.key);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.screen.putOn(spot, settings.confirm !== "always");
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      const tile = play.chosen;
      play.choose(null);
      if (tile) this.screen.focusTile(tile);
    }
  }

  /** @param {KeyboardEvent} event */
  #shortcut(event) {
    const { play } = this.screen;
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      !play.state ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest("dialog, input, textarea, select")
    )
      return;
    if (event.key === "Escape" && (play.weighed !== null || play.previewed !== null || play.chosen !== null))
      play.cancel();
    if (!settings.shortcuts || event.defaultPrevented) return;
    const { draw, end } = options(play.busy ? null : play.hand);
    if (event.key === "+" && draw) this.screen.take("+", event);
    else if (event.key === "-" && end) this.screen.take("-", event);
    else if (event.key === "?") this.screen.whatFits();
    else if (event.key === "/") this.screen.dialogs.open("typed");
    else return;
    event.preventDefault();
  }
}
