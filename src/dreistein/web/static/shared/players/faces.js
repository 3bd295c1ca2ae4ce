// @ts-check
/** Players' faces, drawn of discs, triangles and sixths of discs like the tiles. */

import { inTime } from "../ask.js";
import { refresh } from "../settings.js";

/** @import { Face } from "../wire.js" */

/** @param {number} value */
export const short = (value) => Math.round(value * 10) / 10;

/** @param {number} x @param {number} y @param {number} wide @param {number} [tall] */
export const disc = (x, y, wide, tall = wide) =>
  `M${x - wide} ${y}a${wide} ${tall} 0 1 0 ${2 * wide} 0a${wide} ${tall} 0 1 0 ${-2 * wide} 0z`;

/** Two of a kind, left and right. @param {number} x @param {number} y @param {number} wide @param {number} [tall] */
export const pair = (x, y, wide, tall = wide) => disc(-x, y, wide, tall) + disc(x, y, wide, tall);

/** A triangle, and its mirror image. @param {number[]} at three times x and y */
export const wings = ([a, b, c, d, e, f]) => `M${a} ${b}L${c} ${d} ${e} ${f}zM${-a} ${b}L${-c} ${d} ${-e} ${f}z`;

/**
 * A sixth of a disc, its tip at a point.
 * @param {number} x @param {number} y @param {number} reach
 * @param {number} degrees where its middle points: 0 is to the right, 90 down
 */
function sixth(x, y, reach, degrees) {
  const [from, to] = [degrees - 30, degrees + 30].map((angle) => (angle * Math.PI) / 180);
  const end = (/** @type {number} */ angle) =>
    `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  return `M${x} ${y}L${end(from)}A${reach} ${reach} 0 0 1 ${end(to)}z`;
}

/** Around a point. @param {number[]} angles @param {(degrees: number) => string} draw */
const around = (angles, draw) => angles.map(draw).join("");

/**
 * Layers from the back to the front: in the player's colour, in ivory, in ink.
 * @typedef {["own" | "light" | "ink", string][]} Drawing
 */

const EYES = 13;

/** White eyes with pupils. @param {number} y @param {number} [apart] @returns {Drawing} */
export const eyes = (y, apart = EYES) => [
  ["light", pair(apart, y, 7)],
  ["ink", pair(apart, y + 0.5, 3.6)],
];

/** Those that people choose from: tsc reports one that the server does not know. @type {Record<Face, Drawing>} */
const CHOSEN = {
  cat: [
    ["own", wings([-38, -42, -4, -24, -34, 8])],
    ["own", disc(0, 8, 38, 34)],
    ["light", "M-8 16H8L0 24z"],
    ...eyes(2, 16),
    ["ink", "M-40 14l16 3v2.5zM-40 28l16-6v2.5zM40 14l-16 3v2.5zM40 28l-16-6v2.5z"],
  ],
  rabbit: [
    ["own", pair(13, -24, 9.5, 24)],
    ["light", pair(13, -23, 4, 16)],
    ["own", disc(0, 15, 30)],
    ...eyes(9, 12),
    ["light", sixth(0, 21, 15, 90)],
    ["ink", disc(0, 21, 4, 3.4)],
  ],
  dog: [
    ["own", disc(0, 6, 34)],
    ["light", disc(0, 20, 17, 15)],
    ["own", "M-22-27C-56-38-52 6-42 22C-28 18-21-4-22-27zM22-27C56-38 52 6 42 22C28 18 21-4 22-27z"],
    ...eyes(-2, 11),
    ["ink", disc(0, 15, 7, 5.5) + "M-1.5 18h3v10h-3z"],
  ],
  frog: [
    ["own", pair(21, -20, 17)],
    ["own", disc(0, 12, 44, 31)],
    ["light", pair(21, -21, 10.5)],
    ["ink", pair(21, -20, 5)],
    ["light", "M-30 12A34 34 0 0 0 30 12z"],
  ],
  hedgehog: [
    ["own", `${Array.from({ length: 23 }, (_, at) => spike(at)).join("")}z`],
    ["light", disc(0, 15, 25)],
    ["ink", pair(10, 10, 4) + disc(0, 23, 6, 5)],
  ],
  mouse: [
    ["own", pair(29, -19, 20)],
    ["light", pair(29, -19, 11)],
    ["own", "M-31 2A31 31 0 0 1 31 2C31 22 14 42 0 44C-14 42-31 22-31 2z"],
    ...eyes(2, 12),
    ["ink", disc(0, 34, 6)],
  ],
  fish: [
    ["own", "M18 0L48-27V27z"],
    ["own", disc(-7, 0, 40, 31)],
    ["light", sixth(-2, 0, 22, 0) + disc(-26, -7, 7.5)],
    ["ink", disc(-26, -6.5, 3.8)],
    ["own", sixth(4, 0, 11, 0)],
  ],
  bird: [
    ["own", around([240, 270, 300], (to) => sixth(0, -18, 28, to))],
    ["own", disc(0, 9, 36)],
    ...eyes(2, 15),
    ["light", "M-13 12H13L0 32z"],
    ["ink", "M-13 12H13L9 18H-9z"],
  ],
  bear: [
    ["own", pair(27, -23, 15)],
    ["light", pair(27, -23, 7)],
    ["own", disc(0, 8, 37, 35)],
    ["light", disc(0, 21, 16, 14)],
    ...eyes(-3, 14),
    ["ink", disc(0, 16, 7, 5)],
  ],
  fox: [
    ["own", wings([-43, -43, -3, -20, -36, 6])],
    ["own", "M-45-6L-24-20H24L45-6L0 45z"],
    ["light", "M-45-6L-4 36L-14 4zM45-6L4 36L14 4z"],
    ...eyes(-6, 13),
    ["ink", disc(0, 39, 7)],
  ],
  lion: [
    ["own", around([0, 60, 120, 180, 240, 300], petal)],
    ["light", disc(0, 0, 27)],
    ["ink", pair(10, -6, 4) + "M-8 5H8L0 13z" + "M-1.5 12h3v8h-3z"],
  ],
  owl: [
    ["own", wings([-36, -46, -4, -28, -34, -4])],
    ["own", disc(0, 6, 38, 40)],
    ["light", pair(16, -5, 15.5)],
    ["ink", pair(15, -4, 7)],
    ["light", "M-9 10H9L0 28z"],
  ],
};

/** @param {number} degrees */
function petal(degrees) {
  const angle = (degrees * Math.PI) / 180;
  return disc(short(27 * Math.cos(angle)), short(27 * Math.sin(angle)), 19);
}

/** The outline of a coat, from its lower left over its top to its lower right. @param {number} at */
function spike(at) {
  const angle = ((125 + at * (290 / 22)) * Math.PI) / 180;
  const far = at % 2 ? 49 : 37;
  return `${at ? "L" : "M"}${short(far * Math.cos(angle))} ${short(8 + far * Math.sin(angle))}`;
}

/** @typedef {Face | "chick" | keyof typeof import("./rung-faces.js").RUNG_FACES} AnyFace */

export const FACE_NAMES = /** @type {Face[]} */ (Object.keys(CHOSEN));

/** Those at hand. @type {Record<string, Drawing>} */
const FACES = {
  ...CHOSEN,
  chick: [
    ["own", "M-37 12C-37-26-18-47 0-47S37-26 37 12A37 34 0 0 1-37 12z"],
    ["light", "M-31 0C-29-28-13-41 0-41S29-28 31 0L21-9 10.5 1 0-9-10.5 1-21-9z"],
    ...eyes(13, 14),
    ["light", "M-8 22H8L0 34z"],
  ],
};

/** @type {Promise<void> | null} */
let coming = null;

/** @param {Record<string, Drawing>} more */
export const addFaces = (more) => void Object.assign(FACES, more);

/** None while a face is on its way; then the page is drawn anew. @param {AnyFace} face */
export function drawingOf(face) {
  if (!Object.hasOwn(FACES, face))
    coming ??= inTime(import("./rung-faces.js")).then(refresh, () => void (coming = null));
  return FACES[face] ?? [];
}
