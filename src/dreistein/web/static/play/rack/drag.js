// @ts-check
/** Dragging a tile of the rack: onto a spot of the board, or to another position on the rack. */

import { middleAt } from "../../shared/geometry.js";
import { loose } from "../../shared/tile-svg.js";
import { render } from "../../vendor/lit/lit-html.js";

/** @import { Camera } from "../board/camera.js" */
/** @import { TableSession } from "../session/session.js" */
/** @import { Spot } from "../types.js" */

/**
 * @typedef {object} DragContext
 * @property {HTMLElement} root
 * @property {TableSession} session
 * @property {Camera} camera
 * @property {(key: string | null) => void} aim at a spot
 * @property {(spot: Spot) => void} drop
 */

/** Pixels that a finger may tremble. */
const SLACK = 8;

export class Drag {
  /** Whether the click that follows only ends a drag. */
  dragged = false;
  #context;

  /** @param {DragContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** @param {string} tile @param {PointerEvent} event */
  grab(tile, event) {
    this.dragged = false;
    if (event.button !== 0) return;
    const { session, aim, drop } = this.#context;
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement | null} */
    let ghost = null;

    const move = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      if (!ghost) {
        if (Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < SLACK) return;
        this.dragged = true;
        button.setPointerCapture(event.pointerId);
        ghost = document.createElement("div");
        ghost.className = "dragged";
        render(loose(tile), ghost);
        document.body.append(ghost);
        button.classList.add("gone");
        if (session.hand) session.choose(tile);
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
      button.classList.remove("gone");
      const spot = now.type === "pointerup" ? this.#spotNear(now.clientX, now.clientY) : null;
      if (spot) {
        drop(spot);
        return;
      }
      aim(null);
      this.#reorder(tile, now.clientX, now.clientY);
    };

    button.addEventListener("pointermove", move);
    button.addEventListener("pointerup", end);
    button.addEventListener("pointercancel", end);
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
