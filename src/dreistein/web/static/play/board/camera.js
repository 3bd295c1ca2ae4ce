// @ts-check
/**
 * What part of the board is seen: it frames itself until somebody pans or zooms, and again on "fit".
 *
 * It only sets a transform, and while it pans the scene is a layer of its own: nothing is drawn anew.
 */

const NEAREST = 2.4;
const FARTHEST = 0.12;
/** At most this large by itself: a side of about 115 pixels. */
const NATURAL = 1.1;
const STEP = 60;
/** Pixels left free at the foot of the board, so that its buttons cover no spot. */
const FOOT = 56;
/** Milliseconds without a move after which a pan is over. */
const STILL = 200;

export class Camera {
  /** @type {HTMLElement | null} */
  #window = null;
  /** @type {SVGGElement | null} */
  #scene = null;
  #x = 0;
  #y = 0;
  #scale = 1;
  /** @type {[number, number, number, number]} */
  #box = [0, 0, 0, 0];
  /** @type {Map<number, {x: number, y: number}>} */
  #fingers = new Map();
  #moved = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #still;
  /** @type {ResizeObserver | null} */
  #sizes = null;
  manual = false;

  /** @param {() => void} changed called when it starts or stops framing by itself */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * Ties it to the element it looks through and the group it moves.
   * @param {HTMLElement} window
   * @param {SVGGElement} scene
   */
  attach(window, scene) {
    if (this.#window === window && this.#scene === scene) return;
    this.#sizes?.disconnect();
    this.#window = window;
    this.#scene = scene;
    window.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    window.addEventListener("pointerdown", (event) => this.#down(event));
    window.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"])) {
      window.addEventListener(end, (event) => this.#fingers.delete(event.pointerId));
    }
    // A pan that ends over a spot is no tap on it.
    window.addEventListener("click", (event) => this.#moved && event.stopPropagation(), true);
    this.#sizes = new ResizeObserver(() => (this.manual ? this.#apply(false) : this.fit(false)));
    this.#sizes.observe(window);
  }

  /** The scene's part that must be seen: left, top, right, bottom. @param {[number, number, number, number]} box */
  frame(box) {
    const same = box.every((value, at) => value === this.#box[at]);
    this.#box = box;
    if (!same && (!this.manual || this.#outside(box))) this.fit(true);
  }

  /** @param {[number, number, number, number]} box */
  #outside([left, top, right, bottom]) {
    const [width, height] = this.#size();
    const x = ((left + right) / 2) * this.#scale + this.#x;
    const y = ((top + bottom) / 2) * this.#scale + this.#y;
    return x < 0 || y < 0 || x > width || y > height;
  }

  /** @returns {[number, number]} */
  #size() {
    return [this.#window?.clientWidth || 1, this.#window?.clientHeight || 1];
  }

  /** Frames everything. @param {boolean} [gliding] */
  fit(gliding = true) {
    const [width, whole] = this.#size();
    const height = Math.max(1, whole - FOOT);
    const [left, top, right, bottom] = this.#box;
    const scale = Math.min(width / (right - left), height / (bottom - top), NATURAL);
    this.#scale = Math.max(scale, FARTHEST);
    this.#x = width / 2 - ((left + right) / 2) * this.#scale;
    this.#y = height / 2 - ((top + bottom) / 2) * this.#scale;
    this.#manually(false);
    this.#apply(gliding);
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] where it stays put, in pixels of the window */
  zoom(factor, x = this.#size()[0] / 2, y = this.#size()[1] / 2) {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.#scale * factor));
    const real = scale / this.#scale;
    this.#x = x - (x - this.#x) * real;
    this.#y = y - (y - this.#y) * real;
    this.#scale = scale;
    this.#scene?.classList.remove("panning");
    this.#manually(true);
    this.#apply(false);
  }

  /** @param {number} x @param {number} y */
  pan(x, y) {
    this.#x += x;
    this.#y += y;
    this.#manually(true);
    this.#scene?.classList.add("panning");
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.#scene?.classList.remove("panning"), STILL);
    this.#apply(false);
  }

  /** Arrow keys pan, plus and minus zoom, 0 fits; true where the key was one of these. @param {KeyboardEvent} event */
  key(event) {
    const { key } = event;
    if (key === "ArrowLeft") this.pan(STEP, 0);
    else if (key === "ArrowRight") this.pan(-STEP, 0);
    else if (key === "ArrowUp") this.pan(0, STEP);
    else if (key === "ArrowDown") this.pan(0, -STEP);
    else if (key === "+" || key === "=") this.zoom(1.2);
    else if (key === "-") this.zoom(1 / 1.2);
    else if (key === "0") this.fit();
    else return false;
    event.preventDefault();
    return true;
  }

  /** From the scene to the screen. @param {[number, number]} point */
  toScreen([x, y]) {
    const { left, top } = this.#window?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: left + this.#x + x * this.#scale, y: top + this.#y + y * this.#scale };
  }

  get scale() {
    return this.#scale;
  }

  /** @param {boolean} manual */
  #manually(manual) {
    if (manual === this.manual) return;
    this.manual = manual;
    this.changed();
  }

  /** @param {boolean} gliding */
  #apply(gliding) {
    if (!this.#scene) return;
    this.#scene.classList.toggle("gliding", gliding);
    // Every spot's size hangs on it, so it is only set where it changes.
    const scale = String(Math.round(this.#scale * 100) / 100);
    if (this.#scene.style.getPropertyValue("--scale") !== scale) this.#scene.style.setProperty("--scale", scale);
    this.#scene.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const { left, top } = /** @type {HTMLElement} */ (this.#window).getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.pan(-event.deltaX * lines, event.shiftKey ? 0 : -event.deltaY * lines);
      return;
    }
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.zoom(Math.exp(-event.deltaY * lines * speed), event.clientX - left, event.clientY - top);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    this.#moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#window) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
    if (!this.#moved) this.#window.setPointerCapture(event.pointerId);
    this.#moved = true;
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      const { left, top } = this.#window.getBoundingClientRect();
      const apart = (/** @type {{x: number, y: number}} */ a) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
      this.zoom(apart(now) / apart(before), (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else {
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.#fingers.set(event.pointerId, now);
  }
}
