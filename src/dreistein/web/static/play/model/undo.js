// @ts-check
/** Undo: whose action it takes back, and what that costs. */

import { movesOf, roundOf } from "./state.js";

/** @import { RoundView, TableView } from "../types.js" */

/**
 * Of several people on one device, the seat whose own last action is the latest.
 * @param {TableView} table @returns {number | undefined}
 */
export function seatToUndo(table) {
  const { may_undo: may } = table;
  const own = (/** @type {RoundView["turns"][number]} */ { seat, actions }) =>
    may.includes(seat) && actions.some(({ by }) => by === "person");
  return roundOf(table)?.turns.findLast(own)?.seat ?? may[0];
}

/**
 * What whoever undoes has seen, so that the server no longer counts the match; null if it does, or does not already.
 * @param {TableView} table @returns {"racks" | "tile" | "answer" | null}
 */
export function seenByUndo(table) {
  const round = roundOf(table);
  const seat = seatToUndo(table);
  if (!round || seat === undefined || table.practice) return null;
  if (round.ended) return "racks";
  if (table.seats.filter(({ kind, resigned }) => kind === "person" && !resigned).length > 1) return null;
  const moves = movesOf(round);
  const undone = moves.slice(moves.findLastIndex((move) => move.seat === seat && move.by === "person"));
  if (undone.some((move) => move.seat !== seat)) return "answer";
  return undone.some(({ action }) => action === "+") ? "tile" : null;
}
