// @ts-check
/** Meaningful motion: a tile glides to its cell, a closing disc pulses, points fly. */

import { apexAt, middleAt } from "../../shared/pictures/geometry.js";
import { keyOf, pointsOf } from "../../shared/rules/lattice.js";
import { cellOf, parsePlacement } from "../../shared/rules/placements.js";
import { reducedMotion } from "../../shared/settings.js";
import { signed } from "../../shared/text.js";

/** @import { Move } from "../types.js" */
/** @import { Camera } from "./camera.js" */

const GLIDE = 260;

/** Where the chip of a seat is on the screen. @param {HTMLElement} root @param {number} seat */
export const chipBox = (root, seat) =>
  root.querySelector(`.chip[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;

/**
 * Lets a tile glide from a rectangle of the screen to its cell.
 * @param {HTMLElement} root @param {Camera} camera @param {string} action @param {DOMRect | null} from
 */
export function land(root, camera, action, from) {
  if (reducedMotion()) return;
  const { x, y } = parsePlacement(action);
  const tile = root.querySelector(`.tile[data-cell="${cellOf(action)}"]`);
  if (!tile) return;
  const there = camera.toScreen(middleAt(x, y));
  const [apexX, apexY] = apexAt(x, y);
  const apex = camera.toScreen([apexX, apexY]);
  const start = from
    ? {
        x: (from.left + from.width / 2 - there.x) / camera.scale,
        y: (from.top + from.height / 2 - there.y) / camera.scale,
      }
    : { x: 0, y: -40 };
  const size = from ? Math.max(0.3, Math.min(1.4, from.width / (104 * camera.scale))) : 1;
  const middle = { x: (there.x - apex.x) / camera.scale, y: (there.y - apex.y) / camera.scale };
  const offset = (/** @type {number} */ scale) =>
    `translate(${middle.x * (1 - scale)}px, ${middle.y * (1 - scale)}px) scale(${scale})`;
  tile.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) ${offset(size)}` },
      { transform: `translate(0, -5px) ${offset(1.05)}`, offset: 0.8, easing: "ease-in" },
      { transform: "none" },
    ],
    { duration: GLIDE, easing: "cubic-bezier(.3,.6,.3,1)" },
  );
  for (const shade of root.querySelectorAll(`[data-shade="${cellOf(action)}"]`)) {
    shade.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], GLIDE);
  }
  pulse(root, x, y);
}

/** Lets the discs that a tile closes bloom once. @param {HTMLElement} root @param {number} x @param {number} y */
function pulse(root, x, y) {
  for (const [i, j] of pointsOf({ x, y })) {
    const ring = root.querySelector(`.ring[data-point="${keyOf(i, j)}"]`);
    const wide = Number(ring?.getAttribute("r"));
    ring?.animate(
      [
        { r: `${wide * 0.4}px`, strokeWidth: "14px", strokeOpacity: 0 },
        { r: `${wide * 1.5}px`, strokeWidth: "8px", strokeOpacity: 0.9, offset: 0.6 },
        { r: `${wide}px`, strokeWidth: "2.5px", strokeOpacity: 0.6 },
      ],
      { duration: 700, delay: GLIDE, easing: "ease-out", fill: "backwards" },
    );
  }
}

/**
 * Lets the points of a placed tile fly to their player.
 * @param {HTMLElement} root @param {Camera} camera @param {Move} move
 */
export function flyPoints(root, camera, move) {
  const chip = root.querySelector(`.chip[data-seat="${move.seat}"] .chip-total`);
  if (reducedMotion() || !chip) return;
  const { x, y } = parsePlacement(move.action);
  const from = camera.toScreen(middleAt(x, y));
  const to = chip.getBoundingClientRect();
  const label = document.createElement("div");
  label.className = "fly";
  label.setAttribute("aria-hidden", "true");
  label.textContent = signed(move.points);
  document.body.append(label);
  const at = (/** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ scale) =>
    `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`;
  const flight = label.animate(
    [
      { transform: at(from.x, from.y, 0.4), opacity: 0 },
      { transform: at(from.x, from.y - 16, 1), opacity: 1, offset: 0.25 },
      { transform: at(from.x, from.y - 20, 1), opacity: 1, offset: 0.55, easing: "ease-in" },
      { transform: at(to.left + to.width / 2, to.top + to.height / 2, 0.5), opacity: 0.2 },
    ],
    { duration: 1000, delay: GLIDE, fill: "backwards" },
  );
  const landed = () => label.remove();
  flight.finished.then(landed, landed);
}
