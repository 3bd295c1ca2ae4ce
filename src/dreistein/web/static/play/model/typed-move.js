// @ts-check
/** Moves that are typed: in the notation of records, or the three numbers of a tile. */

import { placedTile } from "../../shared/rules/placements.js";
import { tileOf } from "../../shared/rules/tiles.js";
import { options } from "./state.js";

/** @import { Hand } from "../types.js" */

/** The text as the notation has it: without spaces, dashes and minus signs of typesetters. @param {string} text */
const normalize = (text) => text.replace(/[\s\u2013]/g, "").replace("\u2212", "-");

/**
 * What a typed text means for a hand: an action of its own, a tile to choose, or why it is neither.
 * @param {string} typed
 * @param {Hand | null} hand the one to move here
 * @returns {{action: string} | {tile: string} | {wrong: "unfit" | "wrong" | "not-now", text: string}}
 */
export function parseTyped(typed, hand) {
  const text = normalize(typed);
  const { placements } = options(hand);
  const whole = hand?.choices?.find(({ action }) => action === text);
  if (whole) return { action: whole.action };
  const digits = text.replaceAll("-", "");
  const tile = /^[0-5]{3}$/.test(digits) ? tileOf(digits) : null;
  if (tile && placements.some(({ action }) => placedTile(action) === tile)) return { tile };
  return { wrong: tile ? "unfit" : hand ? "wrong" : "not-now", text };
}
