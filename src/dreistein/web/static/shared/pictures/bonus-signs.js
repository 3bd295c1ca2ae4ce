// @ts-check
/** Small drawings of the bonuses, about the origin: the same on a spot of the board and on the pad. */

import { html } from "../../vendor/lit/lit-html.js";

/** @type {Record<string, string>} */
export const SIGNS = {
  hexagon: "M0-7L6.1-3.5V3.5L0 7-6.1 3.5V-3.5Z",
  bridge: "M-8 5V1A8 8 0 0 1 8 1V5M-8-1.5H8",
  double: "M-8 5L-3-5 2 5M-2 5L3-5 8 5",
  start: "M0-7L2-2.4 7-2.2 3.1 1 4.4 6 0 3.2-4.4 6-3.1 1-7-2.2-2-2.4Z",
};

/** @param {string} bonus */
export const signDrawing = (bonus) =>
  html`<svg class="sign-drawing" viewBox="-9 -9 18 18" aria-hidden="true"><path d=${SIGNS[bonus]} /></svg>`;
