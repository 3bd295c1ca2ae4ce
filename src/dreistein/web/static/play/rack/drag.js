// @ts-check
/** Dragging a tile of the rack: onto a spot of the board, or to elsewhere on the rack. */

import { middleAt } from "../../shared/geometry.js";
import { loose } from "../../shared/tile-drawing.js";
import { render } from "../../vendor/lit/lit-html.js";

/** @typedef {import("../table/table.js").TableScreen} TableScreen */

const FAR_ENOUGH = 8;

export class Drag {
  /** Whether the click that follows ends a drag. */
  dragged = false;

  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** @param {string} tile @param {PointerEvent} event */
  grab(tile, event) {
    this.dragged = false;
    if (event.button !== 0) return;
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const start = { x: event.clientX, y: event.clientY };
    /** @type {HTMLElement | null} */
    let ghost = null;
    const { play } = this.screen;

    const move = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      if (!ghost) {
        if (Math.hypot(now.clientX - start.x, now.clientY - start.y) < FAR_ENOUGH) return;
        this.dragged = true;
        button.setPointerCapture(event.pointerId);
        ghost = document.createElement("div");
        ghost.className = "dragged";
        render(loose(tile), ghost);
        document.body.append(ghost);
        button.classList.add("gone");
        if (play.hand) play.choose(tile);
      }
      ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px)`;
      this.screen.aim(this.#spotNear(now.clientX, now.clientY)?.key ?? null);
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
        this.screen.putOn(spot, true);
        return;
      }
      this.screen.aim(null);
      this.#reorder(tile, now.clientX, now.clientY);
    };

    button.addEventListener("pointermove", move);
    button.addEventListener("pointerup", end);
    button.addEventListener("pointercancel", end);
  }

  /** @param {number} x @param {number} y */
  #spotNear(x, y) {
    const { camera, play } = this.screen;
    let best = null;
    let least = 62 * camera.scale + 14;
    for (const spot of play.spots) {
      const middle = camera.toScreen(middleAt(spot.x, spot.y));
      const far = Math.hypot(middle.x - x, middle.y - y);
      if (far < least) [best, least] = [spot, far];
    }
    return best;
  }

  /** @param {string} tile @param {number} x @param {number} y */
  #reorder(tile, x, y) {
    const rack = this.screen.root.querySelector(".rack");
    const box = rack?.getBoundingClientRect();
    if (!rack || !box || y < box.top - 20 || y > box.bottom + 20) return;
    const others = [...rack.querySelectorAll("[data-tile]")].filter(
      (other) => other.getAttribute("data-tile") !== tile,
    );
    const before = others.find((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return y >= top - 10 && y <= bottom + 10 && x < (left + right) / 2;
    });
    this.screen.play.reorder(tile, before?.getAttribute("data-tile") ?? null);
  }
}
