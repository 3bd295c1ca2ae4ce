// @ts-check
/** What a player has picked before it becomes an action: a value and its transitions. Only the session changes it. */

import { cellOf, isPlacement, placedTile } from "../../shared/rules/placements.js";
import { bestChoice, openPlaces, options, spotsFor } from "./state.js";

/** @import { Choice, Hand, Spot } from "../types.js" */
/** @import { Selection } from "../session/types.js" */

/** @type {Readonly<Selection>} */
export const EMPTY = {
  tile: null,
  forced: false,
  rotation: 0,
  previewed: null,
  fromAll: false,
  confirming: null,
  advised: null,
  showAll: false,
  refusal: null,
};

/** @param {Selection} selection @param {string | null} tile @returns {Selection} */
export const chooseTile = (selection, tile) => ({ ...EMPTY, showAll: selection.showAll, tile });

/** Chooses the only tile there is. @param {Selection} selection @param {string} tile @returns {Selection} */
export const forceTile = (selection, tile) => ({ ...selection, tile, forced: true });

/**
 * What is chosen after a tap on a tile: a second tap puts it back, but the first on one that was chosen by itself
 * keeps it.
 * @param {Selection} selection @param {string} tile
 */
export const tapped = ({ tile: chosen, forced }, tile) => (chosen === tile && !forced ? null : tile);

/** Points to drawing or ending the turn, as a hint says. @param {Selection} selection @param {string} action */
export const adviseAction = (selection, action) => ({ ...chooseTile(selection, null), advised: action });

/**
 * Puts a tile on a spot, to look at first.
 * @param {Selection} selection @param {string} tile @param {string} spot @returns {Selection}
 */
export const previewTile = (selection, tile, spot) => ({
  ...selection,
  tile,
  previewed: spot,
  refusal: null,
  fromAll: selection.fromAll || (selection.showAll && selection.tile === null),
});

/** Puts another tile on the previewed spot. @param {Selection} selection @param {string} tile @returns {Selection} */
export const nameTile = (selection, tile) => ({ ...selection, tile, rotation: 0 });

/** @param {Selection} selection @returns {Selection} */
export const rotateTile = (selection) => ({ ...selection, rotation: selection.rotation + 1 });

/**
 * Asks once more before drawing or ending the turn.
 * @param {Selection} selection @param {string} action @returns {Selection}
 */
export const askFirst = (selection, action) => ({ ...chooseTile(selection, null), confirming: action });

/** Shows the spots of every tile, or no longer. @param {Selection} selection @returns {Selection} */
export const toggleAll = (selection) => ({ ...EMPTY, showAll: !selection.showAll, refusal: selection.refusal });

/**
 * Takes back the latest step: the question, else the preview, else the tile; and what was wrong with it.
 * @param {Selection} selection @returns {Selection}
 */
export function stepBack(selection) {
  selection = { ...selection, refusal: null };
  if (selection.confirming !== null) return { ...selection, confirming: null };
  if (selection.previewed !== null) {
    return { ...selection, previewed: null, tile: selection.fromAll ? null : selection.tile, fromAll: false };
  }
  return { ...selection, tile: null, forced: false };
}

/**
 * The selection while an action is on its way to the server.
 * @param {Selection} selection @param {string} action @returns {Selection}
 */
export function selectAction(selection, action) {
  const asked = { ...selection, confirming: null, advised: null, refusal: null };
  return isPlacement(action) ? previewTile(asked, placedTile(action), cellOf(action)) : asked;
}

/**
 * Puts the tile back on the rack, and says why.
 * @param {Selection} selection @param {string} text @returns {Selection}
 */
export const refuse = (selection, text) => ({ ...selection, previewed: null, refusal: text });

/**
 * The spots to show: those of the chosen tile, or of all; at a table that marks nothing, every open place.
 * @param {Selection} selection @param {Hand | null} hand
 * @param {readonly string[] | null} [unmarked] the placements on a board that marks nothing
 */
export function spotsShown({ tile, showAll }, hand, unmarked = null) {
  if (tile === null && !showAll) return [];
  return unmarked?.length ? openPlaces(unmarked, hand, tile) : spotsFor(hand, tile);
}

/**
 * The tiles that may lie on the previewed spot, if it was chosen before its tile.
 * @param {Selection} selection @param {Hand | null} hand
 */
export function tilesForSpot({ previewed, fromAll }, hand) {
  const spot = fromAll ? spotsFor(hand, null).find(({ key }) => key === previewed) : null;
  return [...new Set(spot?.choices.map(({ action }) => placedTile(action)))];
}

/**
 * What a spot stands for: the chosen tile in its rotation, or the best of all tiles.
 * @param {Selection} selection @param {Spot} spot @returns {Choice}
 */
export const choiceAt = ({ tile, rotation }, spot) =>
  tile === null ? bestChoice(spot) : spot.choices[rotation % spot.choices.length];

/**
 * Chooses the tile of the opener, or the only drawn one that fits; the same if there is a choice or one was made.
 * @param {Selection} selection @param {Hand | null} hand
 * @param {boolean} opens whether the board is empty
 */
export function chooseForced(selection, hand, opens) {
  if (!hand?.choices || selection.tile !== null || !(opens || hand.drawn.length)) return selection;
  const [tile, ...others] = options(hand).tiles;
  return tile === undefined || others.length ? selection : forceTile(selection, tile);
}

/**
 * The tile of a placement on its spot, turned as it will lie; drawing and ending the turn are pointed to. Null if that
 * is not possible.
 * @param {Selection} selection @param {Hand | null} hand @param {string} action @returns {Selection | null}
 */
export function aimAction(selection, hand, action) {
  if (!isPlacement(action)) return adviseAction(selection, action);
  const tile = placedTile(action);
  const chosen = chooseTile(selection, tile);
  const spot = spotsShown(chosen, hand).find(({ key }) => key === cellOf(action));
  if (!spot) return null;
  const rotation = spot.choices.findIndex((choice) => choice.action === action);
  return { ...previewTile(chosen, tile, spot.key), rotation: Math.max(0, rotation) };
}
