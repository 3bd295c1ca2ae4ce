// @ts-check
/**
 * A game as a record of what everybody saw, for the replay and the referee. Nobody writes down where a tile
 * lies, so places are found that agree with every bonus. Pure; tests compare it with the referee.
 */

import { boardOf, fitsOf } from "../../shared/rules/board.js";
import { rotationsOf } from "../../shared/rules/tiles.js";
import { sheetOf } from "./journal.js";

/** @import { Board } from "../../shared/types.js" */
/** @import { Game, Round, Sheet, TurnEntry } from "../types.js" */

/** Why there is no record of a game: a key of the catalogue. */
export class NoRecord extends Error {}

/** So many tiles are laid in the search for places; and so many before it begins again in another order. */
const MOST_TRIES = 12000;
const FIRST_TRIES = 100;

/** @param {Game} game */
export function toRecord({ ops, created }) {
  const sheet = sheetOf(ops);
  const { names: players, edition } = sheet;
  const rounds = sheet.rounds.filter(({ lines }) => lines.length).map((round) => roundOf(sheet, round));
  return JSON.stringify({ dreistein: 1, edition, players, rounds, date: new Date(created).toISOString() });
}

/** @param {Sheet} sheet @param {Round} round */
function roundOf({ entries }, { lines, end }) {
  const turns = lines.map(({ at }) => /** @type {TurnEntry} */ (entries[at]));
  const places = placesOf(turns.filter((turn) => turn.end === "placed"));
  /** @type {string[]} */
  const actions = [];
  let seats = "";
  for (const { seat, draws, end: how } of turns) {
    const made = Array(draws).fill("+");
    if (how === "placed") made.push(/** @type {string} */ (places.shift()));
    else if (how !== "cut") made.push("-");
    actions.push(...made);
    seats += String(seat).repeat(made.length);
  }
  const ended = end ? entries[end.at] : null;
  const held = ended?.kind === "end" ? ended.left.map((left) => ("tiles" in left ? left.tiles : null)) : [null];
  if (ended?.kind === "end" && ended.seat !== null) held[ended.seat] = [];
  const left = held.includes(null) ? {} : { left: held };
  const blocked = end?.how === "blocked" ? { end: "blocked" } : {};
  return { hands: null, stock: null, actions, seats, ...left, ...blocked, places: "found" };
}

/** A placement for each tile, in their order. @param {TurnEntry[]} turns @returns {string[]} */
function placesOf(turns) {
  if (turns.some(({ tile }) => tile === null)) throw new NoRecord("sheet-record-values");
  if (!turns.length) return [];
  let order = (/** @type {string[]} */ ways) => ways.reverse();
  const shuffled = shuffler();
  for (let tried = 0, tries = FIRST_TRIES; tried < MOST_TRIES; tried += tries, tries *= 1.1) {
    const found = laid(turns, tries, order);
    if (found?.length) return found;
    if (found) break;
    order = shuffled;
  }
  throw new NoRecord("sheet-record-places");
}

/**
 * Places by a search, depth first: none if there are none, null if so many tries do not tell.
 * @param {TurnEntry[]} turns @param {number} tries @param {(ways: string[]) => string[]} order
 */
function laid(turns, tries, order) {
  /** @type {string[]} */
  const placed = [];
  const choices = [order(waysOf(boardOf([]), turns[0]))];
  for (let left = tries; left > 0; left -= 1) {
    while (choices.length && !choices[choices.length - 1].length) {
      choices.pop();
      placed.pop();
    }
    if (!choices.length) return [];
    placed.push(/** @type {string} */ (choices[choices.length - 1].pop()));
    if (placed.length === turns.length) return placed;
    choices.push(order(waysOf(boardOf(placed), turns[placed.length])));
  }
  return null;
}

/** The ways to lay a tile that agree with what it earned. @param {Board} board @param {TurnEntry} turn */
function waysOf(board, { tile, bonus, hexagons }) {
  const text = /** @type {string} */ (tile);
  if (!board.cells.size) return [`${rotationsOf(text)[0].join("")}@0,0`];
  return fitsOf(board, text)
    .filter(({ spot }) => spot.bonus === bonus && spot.hexagons === hexagons)
    .map((fit) => fit.text);
}

/** An order that looks like chance, and is the same every time (mulberry32). */
function shuffler() {
  let state = 1;
  return (/** @type {string[]} */ ways) => {
    for (let at = ways.length - 1; at > 0; at -= 1) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (at + 1);
      [ways[at], ways[other]] = [ways[other], ways[at]];
    }
    return ways;
  };
}
