// @ts-check
/** Which hands this device shows: if several people share it, only the one that was revealed. */

import { handToMove, ownSeats, roundOf } from "./state.js";

/** @import { Hand, TableView } from "../types.js" */

/** @param {TableView} table */
const isShared = (table) => ownSeats(table).length > 1;

/**
 * The seat that is to move and still covered: the device goes to its player.
 * @param {TableView} table
 * @param {number | null} revealed the seat whose tiles may be seen
 */
export function coveredSeat(table, revealed) {
  const hand = handToMove(table);
  return hand && isShared(table) && hand.seat !== revealed ? hand.seat : null;
}

/** The hand that is to move here, if it may be seen. @param {TableView} table @param {number | null} revealed */
export const movingHand = (table, revealed) => (coveredSeat(table, revealed) === null ? handToMove(table) : null);

/** The hand of a seat. @param {TableView} table @param {number} seat */
export const handOf = (table, seat) => table.hands.find((hand) => hand.seat === seat) ?? null;

/**
 * The hand on the rack; null while it is covered.
 * @param {TableView} table
 * @param {number | null} revealed
 * @returns {Hand | null}
 */
export const rackHand = (table, revealed) => (isShared(table) ? movingHand(table, revealed) : (table.hands[0] ?? null));

/** How many tiles are on the rack, seen or covered. @param {TableView} table @param {number | null} revealed */
export function rackSize(table, revealed) {
  const covered = coveredSeat(table, revealed);
  return rackHand(table, revealed)?.tiles.length ?? roundOf(table)?.counts[covered ?? -1] ?? 0;
}
