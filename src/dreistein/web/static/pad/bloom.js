// @ts-check
/** Six tiles that close a hexagon, all of them real: what an empty list shows. */

import { pointsOf, pointsUp } from "../shared/geometry.js";
import { face, translation } from "../shared/tiles.js";
import { html, svg } from "../vendor/lit/lit-html.js";

/** The numbers at the points around (1, 1), clockwise from the right, and in the middle. */
const NUMBERS = { "3,1": 0, "2,2": 1, "0,2": 2, "-1,1": 3, "0,0": 4, "2,0": 5, "1,1": 3 };
const CELLS = [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));

export function bloom() {
  return html`<svg class="bloom" viewBox="-62 -6 228 192" aria-hidden="true" focusable="false">
    ${CELLS.map((cell) => {
      const numbers = pointsOf(cell.x, cell.y).map((point) => /** @type {Record<string, number>} */ (NUMBERS)[point]);
      return svg`<g transform=${translation(cell)}>${face(numbers, pointsUp(cell.x, cell.y))}</g>`;
    })}
  </svg>`;
}
