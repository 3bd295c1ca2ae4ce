// @ts-check
/** A flower of six tiles: what a hexagon is, before anyone has read a word. */

import { html, svg } from "../vendor/lit/lit-html.js";
import { face } from "./tiles.js";

const TILES = [
  { numbers: [4, 3, 4], up: true, x: -52, y: 0 },
  { numbers: [3, 4, 5], up: false, x: 0, y: 90 },
  { numbers: [5, 1, 3], up: true, x: 52, y: 0 },
  { numbers: [3, 4, 3], up: false, x: -52, y: 180 },
  { numbers: [3, 2, 3], up: true, x: 0, y: 90 },
  { numbers: [2, 3, 1], up: false, x: 52, y: 180 },
];

export const flower = () =>
  html`<svg class="flower" viewBox="-112 -8 224 200" aria-hidden="true">
    <circle class="disc n3" cy="90" r="35" />
    ${TILES.map(({ numbers, up, x, y }) => svg`<g transform="translate(${x} ${y})">${face(numbers, up)}</g>`)}
    <circle class="ring n3" cy="90" r="40" />
  </svg>`;
