// @ts-check
/**
 * Moves the board in its window: it frames the board by itself until somebody pans or zooms, and again on "fit".
 *
 * It only sets a transform, and while it pans the scene is a layer of its own: nothing is drawn anew.
 */

import { settings, TILES } from "../../shared/settings.js";
import { Fingers } from "../page/fingers.js";
import { closeUp, isOutside, middleOf, pan, pinch, toPixel, toPoint, zoom } from "./viewport.js";

/** @import { Box, Pixel, Size, Viewport } from "./types.js" */

/** Pixels that an arrow key pans. */
const STEP = 60;
/** How much a key or a button zooms. */
const ZOOM = 1.2;
/** A pan is over after this long without a move. */
const STILL_MILLIS = 200;

/** @param {Box | null} one @param {Box | null} other */
const sameBox = (one, other) => one === other || String(one) === String(other);

export class Camera {
  /** Whether somebody panned or zoomed, so that it no longer frames the board by itself. */
  manual = false;
  /** @type {HTMLElement | null} */
  #window = null;
  /** @type {SVGGElement | null} */
  #scene = null;
  /** @type {Viewport} */
  #viewport = { x: 0, y: 0, scale: 1 };
  /** @type {Box} */
  #box = [0, 0, 0, 0];
  /** @type {Box | null} */
  #part = null;
  /** How far down the note reaches that the board was last framed below. */
  #head = 0;
  #fingers = new Fingers(2, { move: (now, before, other) => this.#follow(now, before, other) });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #still;
  /** @type {ResizeObserver | null} */
  #sizes = null;
  #changed;

  /** @param {() => void} changed called when it starts or stops framing by itself */
  constructor(changed) {
    this.#changed = changed;
  }

  get scale() {
    return this.#viewport.scale;
  }

  /**
   * Ties it to the board of a root, if there is one: to the element it looks through, and the group it moves.
   * @param {ParentNode} root
   */
  attach(root) {
    const window = /** @type {HTMLElement | null} */ (root.querySelector(".board"));
    const scene = /** @type {SVGGElement | null} */ (root.querySelector(".scene"));
    if (!window || !scene) return false;
    if (this.#window === window && this.#scene === scene) return true;
    this.#sizes?.disconnect();
    this.#window = window;
    this.#scene = scene;
    // Only the picture: what lies on it, as the lobby and the buttons, has wheels and taps of its own.
    const picture = /** @type {SVGSVGElement} */ (scene.ownerSVGElement);
    picture.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    picture.addEventListener("pointerdown", (event) => this.#fingers.follow(event));
    // A pan that ends over a spot is not a tap on it.
    const swallow = (/** @type {Event} */ event) =>
      picture.contains(/** @type {Node} */ (event.target)) && this.#fingers.ends(event) && event.stopPropagation();
    window.addEventListener("click", swallow, true);
    this.#sizes = new ResizeObserver(() => (this.manual ? this.#apply(false) : this.fit(false)));
    this.#sizes.observe(window);
    return true;
  }

  /**
   * Shows the whole scene, below a note that stays, or where it would be too small to aim at, the part that matters;
   * but not if somebody moved the board and still sees it.
   * @param {Box} box
   * @param {Box | null} [part] where the chosen tile fits
   */
  frame(box, part = null) {
    const note = /** @type {HTMLElement | null | undefined} */ (this.#window?.querySelector(".line-note.stays"));
    const head = note ? note.offsetTop + note.offsetHeight : 0;
    const same = sameBox(box, this.#box) && sameBox(part, this.#part) && head === this.#head;
    this.#box = box;
    this.#part = part;
    this.#head = head;
    if (!same && (!this.manual || isOutside(this.#viewport, part ?? box, this.#size))) this.fit(true);
  }

  /** @returns {Size} */
  get #size() {
    return [this.#window?.clientWidth || 1, this.#window?.clientHeight || 1, this.#head];
  }

  /** Frames everything. @param {boolean} [gliding] */
  fit(gliding = true) {
    this.#viewport = closeUp(this.#box, this.#part, this.#size, TILES[settings.size]);
    this.#setManual(false);
    this.#apply(gliding);
  }

  /** Zooms about where the chosen tile fits, if one is chosen, so that it stays in view. @param {number} factor */
  zoomIn(factor) {
    const part = this.#part && toPixel(this.#viewport, middleOf(this.#part));
    const [width, height] = this.#size;
    const seen = part && part.x >= 0 && part.y >= 0 && part.x <= width && part.y <= height;
    this.zoom(factor, seen ? part : undefined);
  }

  /** @param {number} factor @param {Pixel} [about] the pixel of the window that stays put; its middle by default */
  zoom(factor, about = { x: this.#size[0] / 2, y: this.#size[1] / 2 }) {
    this.#viewport = zoom(this.#viewport, factor, about);
    this.#scene?.classList.remove("panning");
    this.#setManual(true);
    this.#apply(false);
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.#viewport = pan(this.#viewport, dx, dy);
    this.#setManual(true);
    this.#scene?.classList.add("panning");
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.#scene?.classList.remove("panning"), STILL_MILLIS);
    this.#apply(false);
  }

  /** Arrow keys pan, plus and minus zoom, 0 fits; whether the key was one of these. @param {KeyboardEvent} event */
  key(event) {
    const { key } = event;
    if (key === "ArrowLeft") this.pan(STEP, 0);
    else if (key === "ArrowRight") this.pan(-STEP, 0);
    else if (key === "ArrowUp") this.pan(0, STEP);
    else if (key === "ArrowDown") this.pan(0, -STEP);
    else if (key === "+" || key === "=") this.zoomIn(ZOOM);
    else if (key === "-") this.zoom(1 / ZOOM);
    else if (key === "0") this.fit();
    else return false;
    event.preventDefault();
    return true;
  }

  /** From the scene to the screen. @param {[number, number]} point */
  toScreen(point) {
    const { left, top } = this.#window?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { x, y } = toPixel(this.#viewport, point);
    return { x: left + x, y: top + y };
  }

  /** From the screen to the scene. @param {Pixel} at @returns {[number, number]} */
  toScene(at) {
    const { left, top } = this.#window?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return toPoint(this.#viewport, { x: at.x - left, y: at.y - top });
  }

  /** @param {boolean} manual */
  #setManual(manual) {
    if (manual === this.manual) return;
    this.manual = manual;
    this.#changed();
  }

  /** @param {boolean} gliding */
  #apply(gliding) {
    if (!this.#scene) return;
    const { x, y, scale } = this.#viewport;
    this.#scene.classList.toggle("gliding", gliding);
    // The size of every spot depends on it, so it is only set if it changes.
    const rounded = String(Math.round(scale * 100) / 100);
    if (this.#scene.style.getPropertyValue("--scale") !== rounded) this.#scene.style.setProperty("--scale", rounded);
    this.#scene.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Where an event or a finger is in the window. @param {HTMLElement} window @param {Pixel} client */
  #inWindow(window, { x, y }) {
    const { left, top } = window.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.#window) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.pan(-event.deltaX * lines, event.shiftKey ? 0 : -event.deltaY * lines);
      return;
    }
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    const about = this.#inWindow(this.#window, { x: event.clientX, y: event.clientY });
    this.zoom(Math.exp(-event.deltaY * lines * speed), about);
  }

  /** @param {Pixel} now @param {Pixel} before @param {Pixel | null} other */
  #follow(now, before, other) {
    if (!this.#window) return;
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const { factor, about, dx, dy } = pinch(before, now, other);
    this.zoom(factor, this.#inWindow(this.#window, about));
    this.pan(dx, dy);
  }
}
