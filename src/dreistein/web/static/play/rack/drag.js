// @ts-check
/** Dragging a tile of the rack: onto a spot of the board, or to another position on the rack. */

import { middleAt } from "../../shared/pictures/geometry.js";
import { loose } from "../../shared/pictures/tile-svg.js";
import { render } from "../../vendor/lit/lit-html.js";
import { Fingers } from "../page/fingers.js";

/** @import { Pixel } from "../board/types.js" */
/** @import { DragContext } from "./types.js" */
/** @import { Spot } from "../types.js" */

export class Drag {
  /** The tile that is dragged now. @type {string | null} */
  tile = null;
  /** The tile that was pressed last. */
  #pressed = "";
  /** @type {HTMLElement | null} */
  #ghost = null;
  #fingers = new Fingers(1, { move: (now) => this.#move(now), end: (at) => this.#end(at) });
  #context;

  /** @param {DragContext} context */
  constructor(context) {
    this.#context = context;
  }

  close() {
    this.#putDown();
    this.#fingers.close();
  }

  /** @param {string} tile @param {PointerEvent} event */
  grab(tile, event) {
    if (this.#fingers.follow(event)) this.#pressed = tile;
  }

  /** Whether a click only ends a drag. @param {Event} event */
  ends(event) {
    return this.#fingers.ends(event);
  }

  /** @param {Pixel} now */
  #move(now) {
    const tile = this.#pressed;
    // Whose time is up, or who has placed it in another tab, no longer has it.
    if (!this.#context.session.rack?.tiles.includes(tile)) {
      this.#fingers.close();
      return;
    }
    this.#ghost ??= this.#lift(tile);
    this.#ghost.style.transform = `translate(${now.x}px, ${now.y}px)`;
    this.#context.aim(this.#spotNear(tile, now)?.key ?? null);
  }

  /** @param {string} tile */
  #lift(tile) {
    const { take, changed } = this.#context;
    const ghost = document.createElement("div");
    ghost.className = "dragged";
    render(loose(tile), ghost);
    document.body.append(ghost);
    this.tile = tile;
    if (this.#spots(tile).length) take(tile);
    else changed();
    return ghost;
  }

  #putDown() {
    const { tile } = this;
    this.#ghost?.remove();
    this.#ghost = null;
    this.tile = null;
    return tile;
  }

  /** @param {Pixel | null} at */
  #end(at) {
    const { session, aim, changed, drop } = this.#context;
    const tile = this.#putDown();
    if (tile === null) return;
    const held = session.rack?.tiles.includes(tile) ? at : null;
    const spot = held && this.#spotNear(tile, held);
    if (spot) {
      drop(tile, spot);
      return;
    }
    aim(null);
    changed();
    if (held && !this.#explain(tile, held)) this.#reorder(tile, held);
  }

  /** Where a tile may be put now, whichever is chosen. @param {string} tile */
  #spots(tile) {
    const { session } = this.#context;
    return session.pending || !session.hand ? [] : session.placesFor(tile);
  }

  /**
   * Says why a tile that was dropped on the board goes back to the rack; whether it was dropped there.
   * @param {string} tile @param {Pixel} at
   */
  #explain(tile, { x, y }) {
    const { root, session, miss, refuse } = this.#context;
    const { left, right, top, bottom } = root.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
    if (!session.hand || session.pending || x < left || x > right || y < top || y > bottom) return false;
    if (this.#spots(tile).length) miss(tile, { x, y });
    else refuse(tile, this.#near(session.spots, { x, y })?.key ?? null);
    return true;
  }

  /** @param {string} tile @param {Pixel} at */
  #spotNear(tile, at) {
    return this.#near(this.#spots(tile), at);
  }

  /** @param {Spot[]} spots @param {Pixel} at */
  #near(spots, { x, y }) {
    const { camera } = this.#context;
    let best = null;
    let least = 62 * camera.scale + 14;
    for (const spot of spots) {
      const middle = camera.toScreen(middleAt(spot.x, spot.y));
      const far = Math.hypot(middle.x - x, middle.y - y);
      if (far < least) [best, least] = [spot, far];
    }
    return best;
  }

  /** @param {string} tile @param {Pixel} at */
  #reorder(tile, { x, y }) {
    const { root, session } = this.#context;
    const rack = root.querySelector(".rack");
    const box = rack?.getBoundingClientRect();
    if (!rack || !session.rack || !box || y < box.top - 20 || y > box.bottom + 20) return;
    const others = [...rack.querySelectorAll("[data-tile]")].filter(
      (other) => other.getAttribute("data-tile") !== tile,
    );
    const before = others.find((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return y >= top - 10 && y <= bottom + 10 && x < (left + right) / 2;
    });
    session.order.move(session.rack, tile, before?.getAttribute("data-tile") ?? null);
  }
}
