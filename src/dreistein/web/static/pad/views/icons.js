// @ts-check
/** Small drawings for keys and buttons. */

import { DIGITS } from "../../shared/pictures/geometry.js";
import { html, svg } from "../../vendor/lit/lit-html.js";

/** @param {unknown} drawing @param {string} [kind] */
const icon = (drawing, kind = "icon") =>
  html`<svg class=${kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawing}</svg>`;

export const BACK = icon(svg`<path d="M15 5l-7 7 7 7"/>`);
export const UNDO = icon(svg`<path d="M9 7L4 12l5 5M4.5 12H14a5.5 5.5 0 0 1 0 11h-2" transform="translate(0 -3)"/>`);
export const REDO = icon(svg`<path d="M15 7l5 5-5 5M19.5 12H10a5.5 5.5 0 0 0 0 11h2" transform="translate(0 -3)"/>`);
export const MENU = icon(svg`<path d="M4 7h16M4 12h16M4 17h16"/>`);
export const WIPE = icon(svg`<path d="M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5"/>`);
export const PLUS = icon(svg`<path d="M12 5v14M5 12h14"/>`);
export const UP = icon(svg`<path d="M12 19V5M6 11l6-6 6 6"/>`);
export const CROSS = icon(svg`<path d="M6 6l12 12M18 6L6 18"/>`);
export const TRASH = icon(svg`<path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5"/>`);
export const LIVE = icon(
  svg`<circle cx="12" cy="12" r="2"/>
    <path d="M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14"/>`,
);

/** Triangles around a point, some of them filled, to show a bonus. */
const SIXTHS = [0, 1, 2, 3, 4, 5].map((at) => {
  const spot = (/** @type {number} */ turn) => {
    const angle = ((turn * 60 - 90) * Math.PI) / 180;
    return `${(12 + 10.4 * Math.cos(angle)).toFixed(2)} ${(12 + 10.4 * Math.sin(angle)).toFixed(2)}`;
  };
  return `M12 12L${spot(at)}L${spot(at + 1)}Z`;
});

/** @param {number[]} lying @param {number} fresh */
const around = (lying, fresh) =>
  icon(
    svg`${lying.map((at) => svg`<path class="lies" d=${SIXTHS[at]}/>`)}<path class="fresh" d=${SIXTHS[fresh]}/>`,
    "icon bonus-icon",
  );

export const HEXAGON = around([0, 1, 2, 3, 4], 5);
export const DOUBLE = icon(
  svg`<path class="lies" d="M12 7L7 15.66L2 7Z"/><path class="lies" d="M12 7L17 15.66L22 7Z"/>
    <path class="fresh" d="M12 8L16.4 15.66H7.6Z"/>`,
  "icon bonus-icon",
);
export const BRIDGE = icon(
  svg`<path class="lies" d="M12 8.3L8 1.4H16Z"/><path class="fresh" d="M12 8.6L16 15.2H8Z"/>
    <path class="lies" d="M8 15.9H16L12 22.8Z"/>`,
  "icon bonus-icon",
);

/** A number as it is on the tiles: its zero is plain. @param {number} digit */
export const drawn = (digit) =>
  html`<svg class="drawn-digit" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
    <path d=${DIGITS[digit]} />
  </svg>`;
