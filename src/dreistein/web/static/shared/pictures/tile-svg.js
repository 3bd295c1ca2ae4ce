// @ts-check
/** Tiles as SVG: the shapes all drawings share, and tiles made of them. */

import { html, svg } from "../../vendor/lit/lit-html.js";
import { pointsUp } from "../rules/lattice.js";
import { highContrast } from "../settings.js";
import { apexAt, cellPath, CORE, corners, DIGIT_AT, DIGITS, DISC, sixthPath, towards, WIDE_DISC } from "./geometry.js";

const SIXTHS = [0, 1, 2, 3, 4, 5];
export const BODY = { up: cellPath(true), down: cellPath(false) };
/** A spot is drawn a little inside its cell, a mark just around it. */
export const SPOT = { up: cellPath(true, 3.5, 6), down: cellPath(false, 3.5, 6) };
export const MARK = { up: cellPath(true, 0, 5.5), down: cellPath(false, 0, 5.5) };

/** A tile on its own is small, so its numbers are larger. */
const LARGER = 1.22;

/** In high contrast: a pattern for each number, from white (0) to black (5). */
const PATTERNS = [
  null,
  svg`<circle cx="3.25" cy="3.75" r="1.9"/><circle cx="9.75" cy="11.25" r="1.9"/>`,
  svg`<path d="M0 3.75h13M0 11.25h13" stroke="#000" stroke-width="2.6"/>`,
  svg`<path d="M-3 3.46L3-3.46M-3 18.46L16-3.46M10 18.46L16 11.54" stroke="#000" stroke-width="4.4"/>`,
  svg`<path d="M0 3.75h13M0 11.25h13M3.25 0v15M9.75 0v15" stroke="#000" stroke-width="3"/>`,
  null,
];

/** @param {number} number @param {number} sixth */
function coloured(number, sixth) {
  const [x, y] = towards(sixth, DIGIT_AT);
  return svg`<g id="n${number}${sixth}" class="n${number}">
    <path d=${sixthPath(sixth, DISC)}/>
    <path class="digit" d=${DIGITS[number]} transform="translate(${x} ${y})"/>
  </g>`;
}

/** @param {number} number @param {number} sixth */
function patterned(number, sixth) {
  const [x, y] = towards(sixth, DIGIT_AT);
  const fill = number === 0 ? "#fff" : number === 5 ? "#000" : `url(#p${number})`;
  return svg`<g id="n${number}${sixth}" stroke="#000">
    <path d=${sixthPath(sixth, WIDE_DISC)} fill=${fill}/>
    ${number === 5 ? null : svg`<path d=${sixthPath(sixth, CORE)} fill="#fff" stroke="none"/>`}
    <path class="digit ${number === 5 ? "" : "ink"}" d=${DIGITS[number]} transform="translate(${x} ${y})"/>
  </g>`;
}

/** What drawings refer to; the page has it once. @param {boolean} contrast */
export function definitions(contrast) {
  return html`<svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      ${PATTERNS.map(
        (drawing, number) =>
          drawing &&
          svg`<pattern id="p${number}" width="13" height="15" patternUnits="userSpaceOnUse" stroke="none">
            <path d="M0 0h13v15H0z" fill="#fff"/>${drawing}
          </pattern>`,
      )}
      ${DIGITS.map((_, number) =>
        SIXTHS.map((sixth) => (contrast ? patterned(number, sixth) : coloured(number, sixth))),
      )}
    </defs>
  </svg>`;
}

/**
 * A tile's face with its corners, seen from its apex.
 * @param {number[]} numbers @param {boolean} up
 * @param {number} [size] of the corners
 */
export function face(numbers, up, size = 1) {
  return svg`<path class="face" d=${up ? BODY.up : BODY.down}/>${corners(up).map(
    ([sixth, x, y], at) => svg`<use href="#n${numbers[at]}${sixth}" transform="translate(${x} ${y}) scale(${size})"/>`,
  )}`;
}

/** @param {{x: number, y: number}} cell */
export const orient = (cell) => (pointsUp(cell) ? "up" : "down");

/** @param {{x: number, y: number}} cell */
export function translation({ x, y }) {
  const [left, top] = apexAt(x, y);
  return `translate(${left} ${top})`;
}

/** A tile off the board. @param {number[]} numbers @param {"up" | "down"} way @param {number} [size] of the corners */
const apart = (numbers, way, size) =>
  html`<svg
    class="loose"
    viewBox=${way === "up" ? "-54 -3 108 99" : "-54 -93 108 99"}
    aria-hidden="true"
    focusable="false"
  >
    <path class="shade" d=${BODY[way]} transform="translate(0 3.5)" />
    <path class="rim" d=${BODY[way]} transform="translate(0 2.5)" />
    ${face(numbers, way === "up", size)}
  </svg>`;

/** A tile on its own, smallest number up: for the rack, the stock and lists. @param {string} tile */
export const loose = (tile) => apart(Array.from(tile, Number), "up", highContrast() ? 1 : LARGER);

/** A tile as it lies on the board. @param {{numbers: number[], x: number, y: number}} placed */
export const lying = (placed) => apart(placed.numbers, orient(placed));

/** The back of a tile. */
export const back = () =>
  svg`<path class="rim" d=${BODY.up} transform="translate(0 3)"/><path class="back" d=${BODY.up}/>`;

/** A tile on its own, face down. */
export const faceDown = () =>
  html`<svg class="loose" viewBox="-54 -3 108 99" aria-hidden="true" focusable="false">${back()}</svg>`;
