// @ts-check
/**
 * The small board that works without a server: what fits where, what it scores, and why.
 *
 * A port of `dreistein.rules` (lattice, board, editions) for the rulebook and the score pad, which
 * must work with no connection; a test holds both equal on thousands of positions. Games are
 * refereed by the server alone.
 */

/** @typedef {{x: number, y: number}} Cell */
/** @typedef {"start" | "bridge" | "double" | "hexagon"} Bonus */
/** @typedef {Cell & {corners: (number | undefined)[], bonus: Bonus | null, hexagons: number}} Spot */
/** @typedef {{text: string, numbers: number[], spot: Spot}} Fit */
/**
 * @typedef {object} Edition
 * @property {number} start
 * @property {boolean} start_needs_triple
 * @property {number} start_zero
 * @property {number} bridge
 * @property {number} double
 * @property {number[]} hexagons
 */
/**
 * @typedef {object} Board
 * @property {string[]} placements
 * @property {Map<string, number[]>} tiles by cell
 * @property {Map<string, number>} numbers by point
 */

const HIGHEST = 5;
const NUMBERS = Array.from({ length: HIGHEST + 1 }, (_, number) => number);

/** All tiles, in ascending order of their text. */
export const TILES = NUMBERS.flatMap((a) =>
  NUMBERS.slice(a).flatMap((b) => NUMBERS.slice(b).map((c) => `${a}${b}${c}`)),
);

/** @param {number} x @param {number} y */
const key = (x, y) => `${x},${y}`;

/** @param {Cell} cell */
const pointsUp = ({ x, y }) => (x + y) % 2 === 0;

/** @param {Cell} cell @returns {Cell[]} */
const sides = (cell) => [
  { x: cell.x - 1, y: cell.y },
  { x: cell.x + 1, y: cell.y },
  { x: cell.x, y: cell.y + (pointsUp(cell) ? 1 : -1) },
];

/** The points of a cell, clockwise from the apex. @param {Cell} cell @returns {[number, number][]} */
const corners = (cell) =>
  pointsUp(cell)
    ? [
        [cell.x, cell.y],
        [cell.x + 1, cell.y + 1],
        [cell.x - 1, cell.y + 1],
      ]
    : [
        [cell.x, cell.y + 1],
        [cell.x - 1, cell.y],
        [cell.x + 1, cell.y],
      ];

/** The six cells around a point. @param {[number, number]} point */
const around = ([i, j]) => [j, j - 1].flatMap((y) => [i - 1, i, i + 1].map((x) => ({ x, y })));

/** @returns {Board} */
export const emptyBoard = () => ({ placements: [], tiles: new Map(), numbers: new Map() });

/**
 * The board after some placements such as `453@1,0`, which are taken as they are.
 * @param {string[]} placements
 */
export function boardOf(placements) {
  const board = emptyBoard();
  for (const text of placements) {
    const [digits, cell] = text.split("@");
    const [x, y] = cell.split(",").map(Number);
    const numbers = Array.from(digits, Number);
    board.placements.push(text);
    board.tiles.set(cell, numbers);
    corners({ x, y }).forEach(([i, j], at) => board.numbers.set(key(i, j), numbers[at]));
  }
  return board;
}

/** @param {Board} board @param {Cell} cell */
const taken = (board, { x, y }) => board.tiles.has(key(x, y));

/** The open cells that a tile may be tried on. @param {Board} board @returns {Spot[]} */
export function spots(board) {
  if (!board.tiles.size) {
    return [{ x: 0, y: 0, corners: [undefined, undefined, undefined], bonus: "start", hexagons: 0 }];
  }
  /** @type {Map<string, Cell>} */
  const open = new Map();
  for (const text of board.tiles.keys()) {
    const [x, y] = text.split(",").map(Number);
    for (const cell of sides({ x, y })) if (!taken(board, cell)) open.set(key(cell.x, cell.y), cell);
  }
  return Array.from(open.values(), (cell) => spot(board, cell));
}

/** @param {Board} board @param {Cell} cell @returns {Spot} */
function spot(board, cell) {
  const points = corners(cell);
  const numbers = points.map(([i, j]) => board.numbers.get(key(i, j)));
  const shared = sides(cell).filter((side) => taken(board, side)).length;
  const closed = points.filter((point) =>
    around(point).every((near) => taken(board, near) || (near.x === cell.x && near.y === cell.y)),
  ).length;
  const there = { ...cell, corners: numbers, hexagons: 0 };
  if (shared >= 2 && closed) return { ...there, bonus: "hexagon", hexagons: closed };
  if (shared >= 2) return { ...there, bonus: "double" };
  return { ...there, bonus: numbers.includes(undefined) ? null : "bridge" };
}

/** The ways a tile can lie, clockwise from the apex. @param {string} tile */
function turns(tile) {
  const [a, b, c] = Array.from(tile, Number);
  return a === c
    ? [[a, b, c]]
    : [
        [a, b, c],
        [b, c, a],
        [c, a, b],
      ];
}

/**
 * Every way to place a tile.
 * @param {Board} board
 * @param {string} tile
 * @param {Spot[]} [places] the board's spots, where they are known already
 * @returns {Fit[]}
 */
export function fits(board, tile, places = spots(board)) {
  return places.flatMap((open) =>
    turns(tile)
      .filter((numbers) => open.corners.every((there, at) => there === undefined || there === numbers[at]))
      .map((numbers) => ({ text: `${numbers.join("")}@${open.x},${open.y}`, numbers, spot: open })),
  );
}

/** The sum of a tile's numbers. @param {string} tile */
export const valueOf = (tile) => Array.from(tile).reduce((sum, digit) => sum + Number(digit), 0);

/** The tile of a placement: its digits in ascending order. @param {string} placement */
export const tileOf = (placement) => Array.from(placement.slice(0, 3)).sort().join("");

/** What a tile earns on a spot beside its value. @param {Spot} open @param {string} tile @param {Edition} edition */
export function bonusPoints(open, tile, edition) {
  if (open.bonus === "hexagon") return edition.hexagons[open.hexagons - 1];
  if (open.bonus === "double") return edition.double;
  if (open.bonus === "bridge") return edition.bridge;
  if (open.bonus !== "start") return 0;
  const zero = valueOf(tile) === 0 ? edition.start_zero : 0;
  const triple = tile[0] === tile[2];
  return edition.start_needs_triple && !triple ? zero : edition.start + zero;
}
