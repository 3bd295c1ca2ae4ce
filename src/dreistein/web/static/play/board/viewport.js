// @ts-check
/** Which part of a scene a window shows: a value and its arithmetic. */

/** @import { Box, Pixel, Size, Viewport } from "./types.js" */

const NEAREST = 2.4;
const FARTHEST = 0.12;
/** A fitted scene is not enlarged further: a side of a tile is about 115 pixels then. */
const NATURAL = 1.1;
/** Pixels left free at the foot of the board, so that its buttons cover no spot. */
const FOOT = 56;

/** Shows a whole box, centred. @param {Box} box @param {Size} size @param {number} [tiles] @returns {Viewport} */
export function fit([left, top, right, bottom], [width, whole, head = 0], tiles = 1) {
  const height = Math.max(1, whole - head - FOOT);
  const fitting = Math.min(width / (right - left), height / (bottom - top), NATURAL * tiles);
  const scale = Math.max(fitting, FARTHEST);
  return { x: width / 2 - ((left + right) / 2) * scale, y: head + height / 2 - ((top + bottom) / 2) * scale, scale };
}

/** Below this scale a spot is hard to hit and numbers are hard to read: a side of a tile is about 55 pixels. */
const CLEAR = 0.53;

/**
 * Shows a whole box, or if that makes everything too small, the part of it that matters.
 * @param {Box} box @param {Box | null} part @param {Size} size
 * @param {number} [tiles] how much larger they shall be than usual
 * @returns {Viewport}
 */
export function closeUp(box, part, size, tiles = 1) {
  const whole = fit(box, size, tiles);
  const clear = CLEAR * tiles;
  if (!part || whole.scale >= clear) return whole;
  const near = fit(part, size, tiles);
  if (near.scale <= whole.scale) return whole;
  // No nearer than needed, so that one still sees where one is.
  return near.scale <= clear ? near : zoom(near, clear / near.scale, toPixel(near, middleOf(part)));
}

/** @param {Box} box @returns {[number, number]} */
export const middleOf = ([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2];

/**
 * The point of the scene that is seen at a pixel.
 * @param {Viewport} viewport @param {Pixel} pixel @returns {[number, number]}
 */
export const toPoint = ({ x, y, scale }, pixel) => [(pixel.x - x) / scale, (pixel.y - y) / scale];

/**
 * Enlarges the scene about a pixel of the window, which keeps what it shows.
 * @param {Viewport} viewport @param {number} factor @param {Pixel} about @returns {Viewport}
 */
export function zoom({ x, y, scale }, factor, about) {
  const zoomed = Math.min(NEAREST, Math.max(FARTHEST, scale * factor));
  const real = zoomed / scale;
  return { x: about.x - (about.x - x) * real, y: about.y - (about.y - y) * real, scale: zoomed };
}

/** @param {Viewport} viewport @param {number} dx @param {number} dy in pixels @returns {Viewport} */
export const pan = (viewport, dx, dy) => ({ ...viewport, x: viewport.x + dx, y: viewport.y + dy });

/** The pixel at which a point of the scene is seen. @param {Viewport} viewport @param {[number, number]} point */
export const toPixel = ({ x, y, scale }, [across, down]) => ({ x: x + across * scale, y: y + down * scale });

/** Whether the middle of a box is not seen. @param {Viewport} viewport @param {Box} box @param {Size} size */
export function isOutside(viewport, box, [width, height]) {
  const { x, y } = toPixel(viewport, middleOf(box));
  return x < 0 || y < 0 || x > width || y > height;
}

/**
 * What one finger's move means while another rests: how much larger, about which pixel, and how far.
 * @param {Pixel} before @param {Pixel} now @param {Pixel} other
 */
export function pinch(before, now, other) {
  const apart = (/** @type {Pixel} */ finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
  return {
    factor: apart(now) / apart(before),
    about: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
    dx: (now.x - before.x) / 2,
    dy: (now.y - before.y) / 2,
  };
}
