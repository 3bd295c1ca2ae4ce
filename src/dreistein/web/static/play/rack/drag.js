// @ts-check
/** Dragging a tile of the rack: onto a spot of the board, or to another position on the rack. */

import { middleAt } from "../../shared/pictures/geometry.js";
import { loose } from "../../shared/pictures/tile-svg.js";
import { render } from "../../vendor/lit/lit-html.js";
import { spotsFor } from "../session/state.js";

/** @import { Camera } from "../board/camera.js" */
/** @import { Pixel } from "../board/types.js" */
/** @import { TableSession } from "../session/session.js" */
/** @import { Spot } from "../types.js" */

/**
 * @typedef {object} DragContext
 * @property {HTMLElement} root
 * @property {TableSession} session
 * @property {Camera} camera
 * @property {(key: string | null) => void} aim at a spot
 * @property {() => void} changed
 * @property {(spot: Spot) => void} drop
 * @property {(tile: string, at: Pixel) => void} miss says why a tile does not fit where it was dropped on the board
 * @property {(tile: string) => void} refuse says why a tile cannot be placed at all
 */

/** Pixels that a finger may tremble. */
const SLACK = 8;

export class Drag {
  /** Whether the click that follows only ends a drag. */
  dragged = false;
  /** The tile that is dragged now. @type {string | null} */
  tile = null;
  #context;

  /** @param {DragContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** @param {string} tile @param {PointerEvent} event */
  grab(tile, event) {
    this.dragged = false;
    if (event.button !== 0) return;
    const { session, aim, drop, changed } = this.#context;
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    // A quick mouse leaves the tile before its first move is told.
    button.setPointerCapture(event.pointerId);
    /** @type {HTMLElement | null} */
    let ghost = null;

    const move = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      if (!ghost) {
        if (Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < SLACK) return;
        this.dragged = true;
        ghost = document.createElement("div");
        ghost.className = "dragged";
        render(loose(tile), ghost);
        document.body.append(ghost);
        this.tile = tile;
        if (spotsFor(session.hand, tile).length) session.choose(tile);
        else changed();
      }
      ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px)`;
      aim(this.#spotNear(now.clientX, now.clientY)?.key ?? null);
    };

    const end = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      button.removeEventListener("pointermove", move);
      button.removeEventListener("pointerup", end);
      button.removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      this.tile = null;
      const spot = now.type === "pointerup" ? this.#spotNear(now.clientX, now.clientY) : null;
      if (spot) {
        drop(spot);
        return;
      }
      aim(null);
      changed();
      if (now.type === "pointerup" && this.#explain(tile, now)) return;
      this.#reorder(tile, now.clientX, now.clientY);
    };

    button.addEventListener("pointermove", move);
    button.addEventListener("pointerup", end);
    button.addEventListener("pointercancel", end);
  }

  /**
   * Says why a tile that was dropped on the board goes back to the rack; whether it was dropped there.
   * @param {string} tile
   * @param {PointerEvent} now
   */
  #explain(tile, { clientX: x, clientY: y }) {
    const { root, session, miss, refuse } = this.#context;
    const { left, right, top, bottom } = root.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
    if (!session.hand || x < left || x > right || y < top || y > bottom) return false;
    if (spotsFor(session.hand, tile).length) miss(tile, { x, y });
    else refuse(tile);
    return true;
  }

  /** @param {number} x @param {number} y */
  #spotNear(x, y) {
    const { camera, session } = this.#context;
    let best = null;
    let least = 62 * camera.scale + 14;
    for (const spot of session.spots) {
      const middle = camera.toScreen(middleAt(spot.x, spot.y));
      const far = Math.hypot(middle.x - x, middle.y - y);
      if (far < least) [best, least] = [spot, far];
    }
    return best;
  }

  /** @param {string} tile @param {number} x @param {number} y */
  #reorder(tile, x, y) {
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
