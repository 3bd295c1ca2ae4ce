// @ts-check
/** The rack: tiles to tap, to focus, to drag onto the board and to put in order. */

import { loose } from "../../shared/pictures/tile-svg.js";
import { valueOf } from "../../shared/rules/tiles.js";
import { t, tileSaid } from "../../shared/text.js";
import { repeat } from "../../vendor/lit/directives/repeat.js";
import { html } from "../../vendor/lit/lit-html.js";
import { bestChoice, options, spotsFor } from "../model/state.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { Hand } from "../types.js" */
/** @import { RackHandlers } from "./types.js" */

/**
 * @param {TableSession} session
 * @param {RackHandlers} handlers
 * @param {string | null} focused the tile that Tab reaches
 * @param {string | null} lifted the tile that is dragged
 */
export function rackTiles(session, handlers, focused, lifted) {
  const hand = session.rack;
  if (!hand) return html``;
  const fitting = options(session.hand).tiles;
  const tiles = session.order.of(hand);
  const reached = [focused, session.selection.tile].find((tile) => tile && tiles.includes(tile)) ?? tiles[0];
  const { marks } = session.table;
  const moving = marks && session.hand !== null;
  return repeat(
    tiles,
    (tile) => tile,
    (tile) => {
      const fits = fitting.has(tile);
      const gone = tile === lifted || (session.preview !== null && session.selection.tile === tile);
      const classes = [
        "rack-tile",
        moving && !fits && "unfit",
        moving && fits && "fits",
        session.selection.tile === tile && "chosen",
        gone && "gone",
        (hand.drawn.includes(tile) || session.breath?.tile === tile) && "drawn",
      ];
      return html`<button
        class=${classes.filter(Boolean).join(" ")}
        data-tile=${tile}
        tabindex=${tile === reached ? 0 : -1}
        aria-pressed=${session.selection.tile === tile}
        aria-label=${tileLabel(tile, marks ? session.hand : null)}
        @click=${(/** @type {Event} */ event) => handlers.choose(tile, event)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => handlers.grab(tile, event)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => handlers.key(tile, event)}
      >
        ${loose(tile)}
      </button>`;
    },
  );
}

/**
 * The class of a rack by its least number of tiles: six in a row where five would leave one alone.
 * @type {[number, string][]}
 */
const CROWDS = [
  [25, "packed"],
  [13, "full"],
  [11, "six"],
  [7, ""],
  [6, "six"],
];

/** Tiles in a row if no row has more than five and all have about as many. @param {number} count */
const evenRow = (count) => Math.ceil(count / Math.ceil(count / 5)) || 1;

/** Sizes the tiles by how many there are. @param {ParentNode} root @param {number} count */
export function sizeRack(root, count) {
  const rack = /** @type {HTMLElement | null} */ (root.querySelector(".rack"));
  if (!rack) return;
  const numbers = {
    count: Math.max(1, count),
    half: Math.ceil(count / 2) || 1,
    third: Math.ceil(count / 3) || 1,
    row: evenRow(count),
  };
  for (const [name, number] of Object.entries(numbers)) rack.style.setProperty(`--${name}`, String(number));
  rack.dataset.rows = count > 7 ? "two" : count > 5 ? "narrow-two" : "one";
  rack.dataset.crowd = CROWDS.find(([least]) => count >= least)?.[1] ?? "";
}

/** A tile in words, and what it scores. @param {string} tile @param {Hand | null} hand the one to move */
export function tileLabel(tile, hand) {
  const name = { tile: tileSaid(tile), value: valueOf(tile) };
  if (!hand) return t("page-tile", name);
  const spots = spotsFor(hand, tile);
  if (!spots.length) {
    const locked = hand.drawn.length > 0 && !hand.drawn.includes(tile);
    return t(locked ? "page-tile-locked" : "page-tile-unfit", name);
  }
  const best = Math.max(...spots.map((spot) => bestChoice(spot).points));
  return t("page-tile-fits", { ...name, count: spots.length, points: best });
}
