// @ts-check
/**
 * Fingers, and the pressed mouse: each is followed from where it goes down until it lifts, wherever that is, and
 * whatever vanishes under it meanwhile.
 */

/** @import { Pixel } from "../board/types.js" */
/** @import { FingerHandlers } from "../types.js" */

const TOLD = /** @type {const} */ (["pointermove", "pointerup", "pointercancel"]);

/** Pixels that a press may tremble and still be a tap. @param {PointerEvent} event */
const slackOf = ({ pointerType }) => (pointerType === "mouse" ? 6 : 12);

/** @param {PointerEvent} event @returns {Pixel} */
const pixelOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

export class Fingers {
  /** Where each was told last. @type {Map<number, Pixel>} */
  #down = new Map();
  /** Whether the present press, or else the last, is more than a tap. */
  #moved = false;
  /** @type {HTMLElement | SVGElement | null} */
  #touched = null;
  #most;
  #handlers;
  #listener = (/** @type {PointerEvent} */ event) => this.#hear(event);

  /** @param {number} most fingers that count at the same time @param {FingerHandlers} handlers */
  constructor(most, handlers) {
    this.#most = most;
    this.#handlers = handlers;
  }

  /** Follows one that goes down; whether it does: those beyond the most are left alone. @param {PointerEvent} event */
  follow(event) {
    if (event.button !== 0) return false;
    // No other is down with a primary one: the end of any that is still counted was not told.
    if (event.isPrimary) this.close();
    if (this.#down.size >= this.#most) return false;
    if (!this.#down.size) {
      this.#moved = false;
      this.#touched = /** @type {HTMLElement | SVGElement} */ (event.currentTarget);
      for (const type of TOLD) document.addEventListener(type, this.#listener, true);
    }
    this.#down.set(event.pointerId, pixelOf(event));
    return true;
  }

  /** Whether a click only ends what fingers did; that of a key has no detail. @param {Event} event */
  ends(event) {
    return this.#moved && event instanceof MouseEvent && event.detail > 0;
  }

  /** Calls off what is under way. */
  close() {
    if (this.#down.size) this.#over(null);
  }

  /** @param {PointerEvent} event */
  #hear(event) {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const { type, pointerId, pointerType, buttons } = event;
    const now = pixelOf(event);
    // A mouse that was released where no page could hear it.
    const released = pointerType === "mouse" && !(buttons & 1);
    if (type !== "pointermove" || released) {
      this.#down.delete(pointerId);
      if (!this.#down.size) this.#over(type === "pointerup" ? now : null);
      return;
    }
    if (!this.#moved && Math.hypot(now.x - before.x, now.y - before.y) < slackOf(event)) return;
    // From now on nothing that it passes over is meant.
    if (!this.#moved && this.#touched?.isConnected) this.#touched.setPointerCapture(pointerId);
    this.#moved = true;
    this.#down.set(pointerId, now);
    const other = [...this.#down].find(([id]) => id !== pointerId)?.[1] ?? null;
    this.#handlers.move(now, before, other);
  }

  /** @param {Pixel | null} at */
  #over(at) {
    this.#down.clear();
    for (const type of TOLD) document.removeEventListener(type, this.#listener, true);
    if (this.#moved) this.#handlers.end?.(at);
  }
}
