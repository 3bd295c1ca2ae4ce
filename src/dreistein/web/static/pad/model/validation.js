// @ts-check
/** Checks that what comes from a file or a server is a journal. Pure. */

import { keyOf } from "../../shared/players/names.js";
import { isEdition, isObject, isWhole, MOST_POINTS } from "../../shared/rules/editions.js";
import { TILES } from "../../shared/rules/tiles.js";

/** Enough for any evening; larger files are refused. */
const MOST_OPS = 20_000;
const LONGEST_NAME = 40;

/** @param {unknown} value */
const isTile = (value) => typeof value === "string" && TILES.includes(value);

/** @param {unknown} names */
export const areNames = (names) =>
  Array.isArray(names) &&
  names.length >= 2 &&
  names.length <= 6 &&
  names.every((name) => typeof name === "string" && name.trim() !== "" && name.length <= LONGEST_NAME);

/** What is wrong with the names of a form: a key of the catalogue, or nothing. @param {string[]} names */
export const namesFault = (names) =>
  new Set(names.map(keyOf)).size < names.length ? "sheet-wrong-same-names" : areNames(names) ? "" : "sheet-wrong-names";

/** @param {Record<string, unknown>} entry @param {number} players */
function isTurn(entry, players) {
  const { seat, draws, end, tile, value, bonus, hexagons } = entry;
  if (!isWhole(seat, 0, players - 1) || !isWhole(draws, 0, TILES.length)) return false;
  if (![null, "bridge", "double", "hexagon"].includes(/** @type {string | null} */ (bonus))) return false;
  if (!isWhole(hexagons, bonus === "hexagon" ? 1 : 0, bonus === "hexagon" ? 3 : 0)) return false;
  if (end === "placed") return tile === null ? isWhole(value, 0, 15) : isTile(tile) && value === null;
  return ["kept", "empty", "cut"].includes(String(end)) && tile === null && value === null && bonus === null;
}

/** @param {unknown} left */
function isLeft(left) {
  if (!isObject(left)) return false;
  if ("tiles" in left)
    return Array.isArray(left.tiles) && left.tiles.length <= TILES.length && left.tiles.every(isTile);
  return isWhole(left.value, 0, MOST_POINTS);
}

/** @param {unknown} entry @param {number} players */
export function isEntry(entry, players) {
  if (!isObject(entry)) return false;
  if (entry.kind === "turn") return isTurn(entry, players);
  if (entry.kind !== "end" || !Array.isArray(entry.left)) return false;
  const whose =
    entry.how === "out" ? isWhole(entry.seat, 0, players - 1) : entry.how === "blocked" && entry.seat === null;
  return whose && entry.left.length === players && entry.left.every(isLeft);
}

/**
 * Whether a list is a journal, in which every op is possible at its point.
 * @param {unknown} ops @returns {ops is Op[]}
 */
export function isJournal(ops) {
  if (!Array.isArray(ops) || !ops.length || ops.length > MOST_OPS || ops[0]?.op !== "setup") return false;
  const players = Array.isArray(ops[0].names) ? ops[0].names.length : 0;
  // The number of entries after each op in effect, to check the entry numbers in ops.
  const counts = [0];
  /** @type {number[]} */
  let undone = [];
  for (const op of ops) {
    if (!isObject(op)) return false;
    const count = counts[counts.length - 1];
    const names = (/** @type {number} */ most) => isWhole(op.at, 0, most);
    if (op.op === "undo") {
      if (counts.length > 2) undone.push(/** @type {number} */ (counts.pop()));
      continue;
    }
    if (op.op === "redo") {
      const next = undone.pop();
      if (next !== undefined) counts.push(next);
      continue;
    }
    undone = [];
    if (
      op.op === "setup" &&
      areNames(op.names) &&
      isEdition(op.edition) &&
      /** @type {string[]} */ (op.names).length === players
    )
      counts.push(count);
    else if (op.op === "add" && isEntry(op.entry, players)) counts.push(count + 1);
    else if (op.op === "put" && names(count - 1) && isEntry(op.entry, players)) counts.push(count);
    else if (op.op === "insert" && names(count) && isEntry(op.entry, players)) counts.push(count + 1);
    else if (op.op === "drop" && names(count - 1)) counts.push(count - 1);
    else return false;
  }
  return true;
}
