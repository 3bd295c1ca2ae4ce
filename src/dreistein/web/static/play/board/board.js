// @ts-check
/** The board as SVG: tiles, closed discs, the spots to choose from, and marks on the last moves. */

import { SIGNS } from "../../shared/pictures/bonus-signs.js";
import {
  apexAt,
  boxAround,
  closedDiscs,
  DISC,
  HALF,
  middleAt,
  ROW,
  WIDE_DISC,
} from "../../shared/pictures/geometry.js";
import { BODY, face, MARK, orient, SPOT, translation } from "../../shared/pictures/tile-svg.js";
import { keyOf } from "../../shared/rules/lattice.js";
import { change, highContrast, settings } from "../../shared/settings.js";
import { signed, t } from "../../shared/text.js";
import { repeat } from "../../vendor/lit/directives/repeat.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { bestChoice } from "../model/state.js";

/** @import { PlacedTile } from "../../shared/types.js" */
/** @import { Spot } from "../types.js" */
/** @import { Camera } from "./camera.js" */
/** @import { BoardHandlers, BoardModel } from "./types.js" */

const SHADES = [
  { width: 11, opacity: 0.05, down: 5 },
  { width: 6, opacity: 0.08, down: 4 },
  { width: 1, opacity: 0.14, down: 3.5 },
];

/** @param {{x: number, y: number}} cell */
const cellKey = ({ x, y }) => keyOf(x, y);

/** @param {string} key @returns {{x: number, y: number}} */
function cellAt(key) {
  const [x, y] = key.split(",").map(Number);
  return { x, y };
}

/**
 * What the camera should frame: the tiles and the spots around them.
 * @param {BoardModel} model
 * @param {Spot[]} [open] all spots, even if a preview hides the others
 * @returns {[number, number, number, number]}
 */
export function frameOf({ tiles, spots = [], preview, suggested }, open = spots) {
  const hinted = Array.from(suggested?.keys() ?? [], cellAt);
  const [left, top, right, bottom] = boxAround([...tiles, ...open, ...hinted, ...(preview ? [preview] : [])]);
  const side = HALF * 0.5;
  const row = ROW * 0.35;
  return [left - side, top - row, right + side, bottom + row];
}

/**
 * Where the chosen tile fits, with some of the board around.
 * @param {Spot[]} spots @returns {[number, number, number, number]}
 */
export function spotsFrame(spots) {
  const [left, top, right, bottom] = boxAround(spots);
  return [left - HALF * 1.5, top - ROW, right + HALF * 1.5, bottom + ROW];
}

/** Of a board that is only looked at. @type {BoardHandlers} */
const NOBODY = { choose: () => undefined, aim: () => undefined, key: () => undefined, name: () => "" };

/** @param {BoardModel} model @param {BoardHandlers} [hands] */
export function boardScene(model, hands = NOBODY) {
  const { tiles, spots = [], preview, ghost, marked } = model;
  const reached = spots.find(({ key }) => key === model.aimed) ?? spots[0];
  const settled = preview ? [...tiles, preview] : tiles;
  const discs = closedDiscs(tiles);
  const radius = highContrast() ? WIDE_DISC : DISC;
  return svg`
    <g class="shades">${SHADES.map(
      ({ width, opacity, down }) =>
        svg`<g stroke-opacity=${opacity} stroke-width=${width} transform="translate(0 ${down})">${repeat(
          settled,
          cellKey,
          (tile) => svg`<path d=${BODY[orient(tile)]} transform=${translation(tile)} data-shade=${cellKey(tile)}/>`,
        )}</g>`,
    )}</g>
    <g class="rims" transform="translate(0 2.5)">${repeat(
      tiles,
      cellKey,
      (tile) =>
        svg`<path class="rim" d=${BODY[orient(tile)]} transform=${translation(tile)} data-shade=${cellKey(tile)}/>`,
    )}</g>
    <g class="discs">${repeat(
      discs,
      ({ key }) => key,
      (disc) => svg`<circle class="disc n${disc.number}" cx=${disc.x} cy=${disc.y} r=${radius}/>`,
    )}</g>
    <g class="tiles">${repeat(
      tiles,
      cellKey,
      (tile) =>
        svg`<g transform=${translation(tile)}><g class="tile" data-cell=${cellKey(tile)}>${face(
          tile.numbers,
          orient(tile) === "up",
        )}</g></g>`,
    )}</g>
    <g class="rings">${repeat(
      discs,
      ({ key }) => key,
      (disc) =>
        svg`<circle class="ring n${disc.number}" data-point=${disc.key} cx=${disc.x} cy=${disc.y} r=${radius + 5}/>`,
    )}</g>
    <g class="marks">${repeat(
      tiles.filter((tile) => marked?.has(cellKey(tile))),
      cellKey,
      (tile) => {
        const [x, y] = middleAt(tile.x, tile.y);
        return svg`<circle class="last" cx=${x} cy=${y} r="8"/>`;
      },
    )}</g>
    <g class="hits" aria-hidden="true">${repeat(
      spots,
      ({ key }) => key,
      (spot) => {
        const [x, y] = middleAt(spot.x, spot.y);
        return svg`<circle class="hit" cx=${x} cy=${y}
          @click=${(/** @type {Event} */ event) => hands.choose(spot, event)}
          @pointerenter=${() => hands.aim(spot.key)}
          @pointerleave=${(/** @type {PointerEvent} */ event) => leave(event, hands)}/>`;
      },
    )}</g>
    <g class="spots">${repeat(
      spots,
      ({ key }) => key,
      (spot) => spotDrawing(spot, spot === reached, model, hands),
    )}</g>
    ${ghost ? tilePreview(ghost, "ghost") : nothing}
    ${preview ? tilePreview(preview, model.waiting ? "waiting" : "") : nothing}
    ${model.clash ? clashMark(model.clash) : nothing}
    ${model.suggested?.size ? hintMarks(model.suggested, model) : nothing}`;
}

/** A tile that does not lie there yet. @param {PlacedTile} tile @param {string} kind */
const tilePreview = (tile, kind) =>
  svg`<g class="preview ${kind}" transform=${translation(tile)}>
    <g class="tile">${face(tile.numbers, orient(tile) === "up")}</g>
    <path class="mark" d=${MARK[orient(tile)]}/>
  </g>`;

/** The corner where two numbers differ. @param {string} point such as `1,1` */
function clashMark(point) {
  const [i, j] = point.split(",").map(Number);
  return svg`<circle class="clash" cx=${i * HALF} cy=${j * ROW} r=${DISC + 4}/>`;
}

/**
 * The numbers of a hint's ideas, on the cells that they speak of.
 * @param {Map<string, number>} suggested @param {BoardModel} model
 */
const hintMarks = (suggested, { spots = [], preview, aimed }) =>
  svg`<g class="hint-marks" aria-hidden="true">${Array.from(suggested, ([key, number]) => {
    const cell = cellAt(key);
    const [x, y] = middleAt(cell.x, cell.y);
    const [, apex] = apexAt(cell.x, cell.y);
    const laid = aimed === key || (preview && cellKey(preview) === key);
    const busy = laid || spots.some((spot) => spot.key === key);
    // On a spot with its points the number moves to the tip; a tile that lies there has its own number at the tip.
    const top = busy && !laid ? y + (apex - y) * 0.86 : y;
    return svg`<g class="hint-mark ${number === 1 ? "first" : ""}">
      ${busy ? nothing : svg`<path class="hint-cell" d=${SPOT[orient(cell)]} transform=${translation(cell)}/>`}
      <circle cx=${x} cy=${top} r=${busy ? 13 : 19}/>
      <text x=${x} y=${top} dy=".35em" font-size=${busy ? 17 : 24}>${number}</text>
    </g>`;
  })}</g>`;

/**
 * After a touch the spot's text stays to be read; after a mouse it goes.
 * @param {PointerEvent} event @param {BoardHandlers} hands
 */
const leave = (event, hands) => event.pointerType !== "touch" && hands.aim(null);

/**
 * A spot; of all of them Tab reaches one, from which the arrow keys go to the others.
 * @param {Spot} spot @param {boolean} reached @param {BoardModel} model @param {BoardHandlers} hands
 */
function spotDrawing(spot, reached, model, hands) {
  const choice = model.unmarked ? null : bestChoice(spot);
  const strong = choice !== null && choice.bonus_points > 0;
  const up = orient(spot);
  const [, top] = middleAt(0, 0);
  const middle = up === "up" ? top : -top;
  const sign = choice?.bonus ? SIGNS[choice.bonus] : undefined;
  const classes = [
    "spot",
    strong && "strong",
    // The first spot can be seen: there is nothing to look for.
    model.unmarked && model.tiles.length > 0 && "unmarked",
    model.aimed === spot.key && "aimed",
    model.suggested?.has(spot.key) && "suggested",
  ];
  return svg`<g
      class=${classes.filter(Boolean).join(" ")}
      transform=${translation(spot)}
      role="button"
      tabindex=${reached ? 0 : -1}
      data-spot=${spot.key}
      aria-label=${hands.name(spot)}
      @click=${(/** @type {Event} */ event) => hands.choose(spot, event)}
      @pointerenter=${() => hands.aim(spot.key)}
      @pointerleave=${(/** @type {PointerEvent} */ event) => leave(event, hands)}
      @focus=${() => hands.aim(spot.key)}
      @blur=${() => hands.aim(null)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => hands.key(event, spot)}
    >
      <path class="outline" d=${SPOT[up]}/>
      ${
        choice
          ? svg`<text class="sum" y=${
              middle + (sign && strong ? (up === "up" ? -7 : -11) : 0)
            } dy=".35em">${signed(choice.points)}</text>`
          : nothing
      }
      ${
        sign && strong
          ? svg`<path class="sign" d=${sign} transform="translate(0 ${middle + (up === "up" ? 14 : 10)})"/>`
          : nothing
      }
    </g>`;
}

const LOUD = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11";
const QUIET = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5";

/**
 * The buttons on the board: zoom, fit, replay of the last moves, sound.
 * @param {Camera} camera @param {(() => void) | null} again
 * @param {boolean} [sounds] whether there is anything to hear
 * @param {(() => void) | null} [speak] to other people
 */
export function boardTools(camera, again, sounds = false, speak = null) {
  const tool = (/** @type {string} */ key, /** @type {() => void} */ act, /** @type {string} */ drawing, off = false) =>
    html`<button class="tool" ?disabled=${off} @click=${act} aria-label=${t(key)} title=${t(key)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${drawing} /></svg>
    </button>`;
  const { sound } = settings;
  return html`<div class="board-tools">
    ${tool("page-fit", () => camera.fit(), "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", !camera.manual)}
    ${speak ? tool("page-say", speak, "M4 5h16v11h-9l-4 4v-4H4zM8.5 10.5v.01M12 10.5v.01M15.5 10.5v.01") : nothing}
    ${
      sounds
        ? tool(sound ? "page-sound-off" : "page-sound-on", () => change({ sound: !sound }), sound ? LOUD : QUIET)
        : nothing
    }
    ${again ? tool("page-last-again", again, "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2") : nothing}
    ${tool("page-zoom-out", () => camera.zoom(0.8), "M5 12h14")}
    ${tool("page-zoom-in", () => camera.zoomIn(1.25), "M12 5v14M5 12h14")}
  </div>`;
}
