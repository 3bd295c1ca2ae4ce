// @ts-check
/** Six tiles around a point: a hexagon, explained without words. */

import { html, svg } from "../../vendor/lit/lit-html.js";
import { keyOf, pointsOf, pointsUp } from "../rules/lattice.js";
import { DISC, HALF, ROW } from "./geometry.js";
import { face, translation } from "./tile-svg.js";

const CELLS = [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));
/** Their points around (1, 1), clockwise from the right. */
const AROUND = ["3,1", "2,2", "0,2", "-1,1", "0,0", "2,0"];
/** The number in the middle. */
const MIDDLE = 3;

/** @param {number[]} around the numbers around the middle, clockwise from the right */
function tiles(around) {
  const numberAt = new Map([...AROUND.map((key, at) => /** @type {const} */ ([key, around[at]])), ["1,1", MIDDLE]]);
  return CELLS.map((cell) => {
    const numbers = pointsOf(cell).map(([i, j]) => numberAt.get(keyOf(i, j)) ?? MIDDLE);
    return svg`<g transform=${translation(cell)}>${face(numbers, pointsUp(cell))}</g>`;
  });
}

/** In full bloom, for the start. */
export const flower = () =>
  html`<svg class="flower" viewBox="-60 -8 224 200" aria-hidden="true">
    <circle class="disc n${MIDDLE}" cx=${HALF} cy=${ROW} r=${DISC} />
    ${tiles([1, 2, 3, 4, 4, 5])}
    <circle class="ring n${MIDDLE}" cx=${HALF} cy=${ROW} r=${DISC + 5} />
  </svg>`;

/** With every number, for an empty list of the score pad. */
export const plainFlower = () =>
  html`<svg class="bloom" viewBox="-62 -6 228 192" aria-hidden="true" focusable="false">
    ${tiles([0, 1, 2, 3, 4, 5])}
  </svg>`;
