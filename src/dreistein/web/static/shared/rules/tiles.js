// @ts-check
/** The 56 tiles, each a text of three ascending digits, as in `dreistein.rules.tiles`. */

const NUMBERS = [0, 1, 2, 3, 4, 5];

/** Every tile, in ascending order. */
export const TILES = NUMBERS.flatMap((a) =>
  NUMBERS.slice(a).flatMap((b) => NUMBERS.slice(b).map((c) => `${a}${b}${c}`)),
);

/** The tile with these three digits, in whatever order they are read. @param {string} digits */
export const tileOf = (digits) => Array.from(digits).sort().join("");

/** The sum of a tile's numbers. @param {string} tile */
export const valueOf = (tile) => Array.from(tile).reduce((sum, digit) => sum + Number(digit), 0);

/** Whether a tile has the same number three times. @param {string} tile */
export const isTriple = (tile) => tile[0] === tile[2];

/** The rotations of a tile: its numbers clockwise from the apex. @param {string} tile */
export function rotationsOf(tile) {
  const [a, b, c] = Array.from(tile, Number);
  const first = [a, b, c];
  return isTriple(tile) ? [first] : [first, [b, c, a], [c, a, b]];
}
