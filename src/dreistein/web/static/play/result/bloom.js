// @ts-check
/** A winner in full bloom: the face in the middle of a hexagon, whose discs open one after the other. */

import { sixthPath, towards } from "../../shared/pictures/geometry.js";
import { faceLayers } from "../../shared/players/face-svg.js";
import { looksOf } from "../../shared/players/looks.js";
import { html, svg } from "../../vendor/lit/lit-html.js";

/** @import { AnyLook } from "../../shared/players/looks.js" */
/** @import { TableView } from "../types.js" */

const PETAL = 78;
const SIXTHS = [0, 1, 2, 3, 4, 5];

/** The winners of a match, or who played alone. @param {TableView} table */
export function blooms(table) {
  const looks = looksOf(table.seats);
  const seats = table.solitaire ? [0] : table.winners;
  return html`<div class="blooms" aria-hidden="true">${seats.map((seat) => bloom(looks[seat]))}</div>`;
}

/** @param {AnyLook} look */
const bloom = ({ face, colour }) =>
  html`<svg class="win-bloom" viewBox="-92 -92 184 184" focusable="false">
    ${SIXTHS.map((sixth) => {
      const [x, y] = towards(sixth, 5);
      return svg`<g transform="translate(${x} ${y})">
        <path class="petal petal-${sixth} n${sixth}" d=${sixthPath(sixth, PETAL)} />
      </g>`;
    })}
    <circle class="win-core" r="46" />
    <g class="player-face colour-${colour}" transform="scale(.8)"><g class="win-face">${faceLayers(face)}</g></g>
  </svg>`;
