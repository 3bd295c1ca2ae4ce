// @ts-check
/** The shuffle and the deal of docs/notation.md, computed in the page. */

import { TILES } from "../../shared/rules/tiles.js";
import { sha256 } from "./sha256.js";

const WORD = 2 ** 32;

/** The 32-bit words of a round's digests, one after another. @param {string} seed @param {number} round */
async function* words(seed, round) {
  for (let k = 0; ; k++) {
    const digest = await sha256(`${seed}/${round}/${k}`);
    for (let at = 0; at < 64; at += 8) yield parseInt(digest.slice(at, at + 8), 16);
  }
}

/** All tiles in the order in which they are dealt. @param {string} seed @param {number} round counted from 0 */
export async function shuffled(seed, round) {
  const tiles = [...TILES];
  const source = words(seed, round);
  for (let i = tiles.length - 1; i > 0; i--) {
    const limit = WORD - (WORD % (i + 1));
    let word = WORD;
    while (word >= limit) word = /** @type {number} */ ((await source.next()).value);
    const j = word % (i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  return tiles;
}

/**
 * The deal of a round: hands, stock, and in solitaire the starting tile.
 * @param {string[]} tiles @param {number} players
 * @param {number} each tiles a hand
 * @param {boolean} alone
 */
export function dealt(tiles, players, each, alone) {
  const first = alone ? 1 : 0;
  const hands = Array.from({ length: players }, (_, seat) =>
    tiles.slice(first + seat * each, first + (seat + 1) * each),
  );
  return { start: alone ? tiles[0] : null, hands, stock: tiles.slice(first + players * each) };
}
