// @ts-check
/** The shuffle and the deal of docs/notation.md, and the game code of docs/fair.md, computed in the page. */

import { sha256 } from "./sha256.js";

/** @import { Edition, SealedSeat } from "../types.js" */

const VERSION = "dreistein-fair/1";
const WORD = 2 ** 32;
const TILES = Array.from({ length: 6 }, (_, a) => a).flatMap((a) =>
  Array.from({ length: 6 - a }, (_, b) => a + b).flatMap((b) =>
    Array.from({ length: 6 - b }, (_, c) => `${a}${b}${b + c}`),
  ),
);

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
 * @param {string[]} tiles
 * @param {number} players
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

/** JSON on one line with sorted keys, as the server writes it. @param {unknown} value @returns {string} */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}

/** @param {string} table its id */
export const tableMark = (table) => sha256(`table ${table}`);

/**
 * @typedef {object} Proof the field `fair` of a record
 * @property {1} version
 * @property {string} commitment
 * @property {string} secret
 * @property {string} table
 * @property {number} match
 * @property {Partial<SealedSeat>[]} seats
 * @property {{seats: number[], why: string}[]} failed
 * @property {[number, string][]} seals
 * @property {[number, string][]} contributions
 */

/**
 * The game code that follows from a proof.
 * @param {Proof} proof
 * @param {Edition} edition
 * @param {{rack: number, draws: number} | null} solitaire
 */
export function gameCode(proof, edition, solitaire) {
  const { must_place, ...numbers } = edition;
  const lines = [
    VERSION,
    proof.table,
    String(proof.match),
    canonical(must_place ? { ...numbers, must_place } : numbers),
    canonical(solitaire),
    canonical(proof.seats),
    canonical(proof.failed),
    proof.secret,
    ...[...proof.contributions].sort(([a], [b]) => a - b).map(([seat, share]) => `${seat} ${share}`),
  ];
  return sha256(lines.map((line) => `${line}\n`).join(""));
}
