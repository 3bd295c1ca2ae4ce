// @ts-check
/** Players' faces as SVG. */

import { html, svg } from "../../vendor/lit/lit-html.js";
import { drawingOf } from "./faces.js";

/** @import { AnyFace } from "./faces.js" */
/** @import { AnyLook } from "../types.js" */

/** The layers of a face, in a box of 100 around the middle. @param {AnyFace} face */
export const faceLayers = (face) =>
  drawingOf(face).map(([layer, path]) => svg`<path class="face-${layer}" d=${path} />`);

/** A face as a picture without words: the name stands beside it. @param {AnyLook} look */
export const faceDrawing = ({ face, colour }) =>
  html`<svg class="player-face colour-${colour}" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    ${faceLayers(face)}
  </svg>`;
