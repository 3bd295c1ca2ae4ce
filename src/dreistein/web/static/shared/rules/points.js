// @ts-check
/**
 * What tiles, bonuses, draws and ends of rounds score, for the pages that work without a server: the score pad and the
 * rulebook's board. Tests hold it equal to `dreistein.rules`.
 */

import { isTriple, valueOf } from "./tiles.js";

/** @import { Edition } from "../wire.js" */

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * What the starting tile earns besides its value.
 * @param {Edition} edition
 * @param {string | null} tile null if only its value is known
 * @param {number} value
 */
export function startBonus(edition, tile, value) {
  // Of the values, only 0 and 15 belong to triples alone.
  const triple = tile === null ? value === 0 || value === 15 : isTriple(tile);
  const zero = value === 0 ? edition.start_zero : 0;
  return edition.start_needs_triple && !triple ? zero : edition.start + zero;
}

/**
 * What a bridge, a double connection or hexagons earn.
 * @param {Edition} edition @param {string | null} bonus @param {number} hexagons
 */
export function bonusPoints(edition, bonus, hexagons) {
  if (bonus === "hexagon") return edition.hexagons[hexagons - 1] ?? 0;
  if (bonus === "bridge") return edition.bridge;
  return bonus === "double" ? edition.double : 0;
}

/**
 * What a tile earns on a spot besides its value.
 * @param {Edition} edition @param {{bonus: string | null, hexagons: number}} spot @param {string} tile
 */
export const spotBonus = (edition, { bonus, hexagons }, tile) =>
  bonus === "start" ? startBonus(edition, tile, valueOf(tile)) : bonusPoints(edition, bonus, hexagons);

/** What drawing costs, as points. @param {Edition} edition @param {number} draws */
export const drawPoints = (edition, draws) => 0 - draws * edition.draw;

/**
 * What it costs, as points, to end a turn without placing a tile: with all drawn tiles kept, or with an empty stock.
 * @param {Edition} edition @param {string} end
 */
export const endPoints = (edition, end) => (end === "kept" ? -edition.fruitless : end === "empty" ? -edition.empty : 0);

/**
 * What the end of a round scores, by seat.
 * @param {Edition} edition @param {"out" | "blocked"} how
 * @param {number | null} out the seat without tiles
 * @param {number[]} held the value of each rack
 */
export function settlement(edition, how, out, held) {
  const all = sum(held);
  if (how === "out") return held.map((own, seat) => (seat === out ? edition.out + all - own : 0));
  const least = Math.min(...held);
  return held.map((own) => (own === least ? all - 2 * own : 0));
}

/**
 * The seats that win with these totals after a round; none while the match goes on.
 * @param {number[]} totals @param {number} target
 */
export function winnersOf(totals, target) {
  const most = Math.max(...totals);
  return most < target ? [] : totals.flatMap((total, seat) => (total === most ? [seat] : []));
}
