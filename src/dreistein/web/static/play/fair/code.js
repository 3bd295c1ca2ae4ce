// @ts-check
/** The game code of docs/fair.md: what it is bound to, and the hash of it. */

import { sha256 } from "./sha256.js";

/** @import { Failed, Match } from "./types.js" */

const VERSION = "dreistein-fair/1";

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
 * What a deal is bound to besides its table: the lines of match, edition, solitaire, seats and failed attempts.
 * @param {Pick<Match, "match" | "edition" | "solitaire"> & {seats: object[], failed: Failed[]}} of
 */
export function boundLines({ match, edition, solitaire, seats, failed }) {
  const { must_place, ...numbers } = edition;
  return [
    String(match),
    canonical(must_place ? { ...numbers, must_place } : numbers),
    canonical(solitaire),
    canonical(seats.map(bare)),
    canonical(failed.map(attemptOf)),
  ];
}

/** Without what is null, as a record has it. @param {object} seat */
const bare = (seat) => Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== null));

/** As a record has it. @param {Failed} attempt @returns {Failed} */
export const attemptOf = ({ seats, why, seals }) => ({ seats, why, seals });

/**
 * The game code; with the fingerprint for the secret, and the seals for the contributions, it is the pledge that a
 * device gives before it reveals.
 * @param {string} table its id
 * @param {string[]} lines @param {string} secret @param {[number, string][]} contributions
 */
export async function codeOf(table, lines, secret, contributions) {
  const shares = [...contributions].sort(([a], [b]) => a - b).map(([seat, share]) => `${seat} ${share}`);
  const all = [VERSION, await tableMark(table), ...lines, secret, ...shares];
  return sha256(all.map((line) => `${line}\n`).join(""));
}
