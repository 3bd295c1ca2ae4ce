// @ts-check
/** Joy on the board: closed discs open one after the other, with a short tune. It never stands in anyone's way. */

import { closedDiscs, DISC, HALF, ROW, sixthPath } from "../../shared/pictures/geometry.js";
import { pointsOf } from "../../shared/rules/lattice.js";
import { parsePlacement } from "../../shared/rules/placements.js";
import { reducedMotion } from "../../shared/settings.js";
import { tune } from "../page/sound.js";

/** @typedef {"hexagons" | "out"} Feat two or three hexagons at once, or the last tile of a rack */

const SVG = "http://www.w3.org/2000/svg";
/** After the tile has landed. */
const FIRST_MILLIS = 300;
const BETWEEN_MILLIS = 90;
const OPEN_MILLIS = 950;
/** A board full of discs would go on for too long. */
const MOST_DISCS = 9;
const TUNES = { hexagons: [523, 659, 784, 1047], out: [392, 523, 659, 784] };

/**
 * @param {HTMLElement} root @param {Feat} feat
 * @param {string[]} board all placements
 * @param {string} action the last of them
 */
export function celebrate(root, feat, board, action) {
  tune(TUNES[feat]);
  const scene = root.querySelector(".scene");
  if (reducedMotion() || !scene) return;
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "joy");
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("pointer-events", "none");
  scene.append(layer);
  const opened = discsToOpen(board, action).map((disc, at) => open(layer, disc, FIRST_MILLIS + at * BETWEEN_MILLIS));
  const gone = () => layer.remove();
  void Promise.all(opened.flat().map(({ finished }) => finished)).then(gone, gone);
}

/**
 * The discs around a placement, nearest first; on a board without any, the corners of the tile.
 * @param {string[]} board @param {string} action
 */
export function discsToOpen(board, action) {
  const placed = parsePlacement(action);
  const corners = pointsOf(placed).map(([i, j], at) => ({ number: placed.numbers[at], x: i * HALF, y: j * ROW }));
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 3,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 3,
  };
  const discs = closedDiscs(board.map(parsePlacement));
  const far = (/** @type {{x: number, y: number}} */ { x, y }) => Math.hypot(x - middle.x, y - middle.y);
  return (discs.length ? discs : corners).sort((a, b) => far(a) - far(b)).slice(0, MOST_DISCS);
}

/**
 * Lets a disc open: its sixths fly apart and fade.
 * @param {SVGElement} layer @param {{number: number, x: number, y: number}} disc @param {number} delay
 */
function open(layer, { number, x, y }, delay) {
  return [0, 1, 2, 3, 4, 5].map((sixth) => {
    const place = document.createElementNS(SVG, "g");
    place.setAttribute("transform", `translate(${x} ${y})`);
    const petal = document.createElementNS(SVG, "path");
    petal.setAttribute("class", `n${number}`);
    petal.setAttribute("d", sixthPath(sixth, DISC));
    place.append(petal);
    layer.append(place);
    const angle = ((30 + 60 * sixth) * Math.PI) / 180;
    const away = (/** @type {number} */ by) => `translate(${by * Math.cos(angle)}px, ${by * Math.sin(angle)}px)`;
    return petal.animate(
      [
        { transform: `${away(0)} scale(.4)`, opacity: 0 },
        { transform: `${away(12)} scale(1.15)`, opacity: 1, offset: 0.35 },
        { transform: `${away(60)} scale(.5)`, opacity: 0 },
      ],
      { duration: OPEN_MILLIS, delay, easing: "ease-out", fill: "both" },
    );
  });
}
