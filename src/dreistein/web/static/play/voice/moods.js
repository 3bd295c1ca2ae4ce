// @ts-check
/** Moods as small faces: a disc in the player's colour, two eyes and a mouth. */

import { html, svg } from "../../vendor/lit/lit-html.js";

/** Eyes and mouth as lines. @type {Record<string, string>} */
const LINES = {
  joy: "M-22-8q7-9 14 0M8-8q7-9 14 0M-24 10q24 30 48 0z",
  wow: "M-16-10v.1M16-10v.1M-9 17a9 10 0 1 0 18 0a9 10 0 1 0-18 0z",
  sorrow: "M-16-8v.1M16-8v.1M-17 25q17-18 34 0M25 2q7 10 0 13q-7-3 0-13z",
  think: "M-12-6v.1M20-6v.1M-14 20h24M-24-20l15-4M10-26l16 3",
};

export const MOODS = Object.keys(LINES);

/** @param {string} mood @param {number} colour */
export const moodDrawing = (mood, colour) =>
  html`<svg class="mood colour-${colour}" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <circle class="face-own" r="44" />
    ${svg`<path class="mood-lines" d=${LINES[mood]} />`}
  </svg>`;
