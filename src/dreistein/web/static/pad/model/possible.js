// @ts-check
/** What is still possible: each tile exists once, and each bonus needs a number of tiles on the table. Pure. */

import { sum } from "../../shared/rules/points.js";
import { TILES, valueOf } from "../../shared/rules/tiles.js";

/** @import { EndEntry, Flag, Round } from "../types.js" */

/** How many tiles there are of each value, 0 to 15. */
export const OF_VALUE = TILES.reduce((counts, tile) => {
  counts[valueOf(tile)] += 1;
  return counts;
}, Array(16).fill(0));

/** How many tiles must be on the table before a bonus is possible; tests count them on the lattice. */
export const NEEDS = { bridge: 8, double: 11, hexagon: [5, 9, 12] };

/** @param {string | null} bonus @param {number} hexagons */
export function needed(bonus, hexagons) {
  if (bonus === "hexagon") return NEEDS.hexagon[hexagons - 1];
  if (bonus === "bridge") return NEEDS.bridge;
  return bonus === "double" ? NEEDS.double : 0;
}

/** @param {string | null} bonus @param {number} hexagons @param {number} lying @returns {Flag[]} */
export function bonusFlags(bonus, hexagons, lying) {
  const count = needed(bonus, hexagons);
  return lying < count ? [{ code: "too-early", details: { bonus: bonus ?? "", hexagons, count } }] : [];
}

/** How many tiles of a value were written down. @param {Round} round @param {number} value */
const seenOf = (round, value) =>
  round.values[value] + Object.keys(round.tiles).filter((tile) => valueOf(tile) === value).length;

/**
 * Why a tile is no longer possible; null if it is.
 * @param {Round} round
 * @param {string | null} tile null if only its value is known
 * @param {number} value @returns {Flag | null}
 */
export function gone(round, tile, value) {
  if (tile !== null && tile in round.tiles) {
    const line = round.lines.find(({ at }) => at === round.tiles[tile]);
    return { code: "tile-twice", details: { tile, seat: line ? line.seat : -1 } };
  }
  if (seenOf(round, value) >= OF_VALUE[value])
    return { code: "value-gone", details: { value, count: OF_VALUE[value] } };
  return null;
}

/** The tiles that were not written down yet. @param {Round} round */
export const unseen = (round) => TILES.filter((tile) => !(tile in round.tiles));

/**
 * The least and the most that a number of unseen tiles can be worth.
 * @param {Round} round @param {number} count @returns {[number, number]}
 */
export function bounds(round, count) {
  const values = unseen(round)
    .map(valueOf)
    .sort((a, b) => a - b);
  const taken = Math.max(0, Math.min(count, values.length));
  return [sum(values.slice(0, taken)), sum(values.slice(values.length - taken))];
}

/** @param {Round} round @param {EndEntry} entry @param {string[]} names @returns {Flag[]} */
export function leftFlags(round, entry, names) {
  /** @type {Flag[]} */
  const flags = [];
  /** @type {Set<string>} */
  const seen = new Set();
  names.forEach((name, seat) => {
    const count = round.counts[seat];
    if (entry.how === "out" && seat === entry.seat) {
      if (count !== 0) flags.push({ code: "not-out", details: { name, count } });
      return;
    }
    const left = entry.left[seat];
    if (!("tiles" in left)) {
      const [least, most] = bounds(round, count);
      if (left.value < least || left.value > most)
        flags.push({ code: "left-value", details: { name, count, least, most } });
      return;
    }
    if (left.tiles.length !== count)
      flags.push({ code: "left-count", details: { name, count, found: left.tiles.length } });
    for (const tile of left.tiles) {
      if (tile in round.tiles || seen.has(tile)) flags.push({ code: "left-twice", details: { name, tile } });
      seen.add(tile);
    }
  });
  if (entry.how === "blocked" && round.stock > 0) flags.push({ code: "not-blocked", details: { count: round.stock } });
  return flags;
}

/** The key of the text on why two bonuses exclude each other. @param {string} one @param {string} other */
export const clash = (one, other) => `sheet-clash-${[one, other].sort().join("-")}`;
