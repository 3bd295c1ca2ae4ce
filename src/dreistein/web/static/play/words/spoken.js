// @ts-check
/** Spots and moves for screen readers, with their place as soon as the words for it are there. */

import { isPlacement } from "../../shared/rules/placements.js";
import { later } from "../page/lazy.js";
import { actionText, choiceText } from "./actions.js";
import { whoIs } from "./names.js";

/** @import { Cell } from "../../shared/types.js" */
/** @import { Choice, Move, Spot, TableView } from "../types.js" */

/** Milliseconds for which a move may wait for the words for its place. */
const PATIENCE = 300;

const placeWords = later(() => import("./place.js"), "place");

/**
 * The name of a spot.
 * @param {readonly string[]} board placements
 * @param {Spot} spot
 * @param {Choice} choice what it stands for now
 * @param {() => void} changed called when there is a better name
 */
export const spotName = (board, spot, choice, changed) =>
  placeWords(changed)?.spotText(board, spot, choice) ?? choiceText(choice);

/**
 * Where a place is, where no more is told of it.
 * @param {readonly string[]} board placements @param {Cell} cell @param {() => void} changed
 */
export function placeName(board, cell, changed) {
  const words = placeWords(changed);
  return words ? words.placeText(words.layoutOf(board), cell) : "…";
}

/**
 * What a player did; of others also where. Comes a little later if the words have to be fetched, and without the place
 * if they do not come soon.
 * @param {TableView} table @param {Move} move
 * @param {readonly string[]} board before the move
 * @param {string | null} [drawn] the tile that was drawn, if the viewer may know it
 * @returns {string | Promise<string>}
 */
export function describeMove(table, move, board, drawn = null) {
  const plain = actionText(table, move, drawn);
  if (!isPlacement(move.action) || !board.length || whoIs(table, move.seat) === "you") return plain;
  return new Promise((resolve) => {
    setTimeout(() => resolve(plain), PATIENCE);
    const tell = () => {
      const words = placeWords(tell, () => resolve(plain));
      if (words) resolve(words.moveText(table, move, board));
    };
    tell();
  });
}
