// @ts-check
/** The lesson without its looks: what may be done in a task, what comes of it, and what to answer to a mistake. */

import { boardOf, fitsOf, spotsOf } from "../../shared/rules/board.js";
import { keyOf } from "../../shared/rules/lattice.js";
import { placedTile } from "../../shared/rules/placements.js";
import { bonusPoints } from "../../shared/rules/points.js";
import { valueOf } from "../../shared/rules/tiles.js";
import { NUMBERS, TASKS } from "./steps.js";

/** @import { Edition } from "../../shared/wire.js" */
/** @import { Spot } from "../types.js" */
/** @import { LessonState, Said, Task } from "./types.js" */

/** @param {number} at @returns {LessonState} */
export function begin(at) {
  const { board, rack } = TASKS[at];
  return { at, board, rack, drawn: 0, chosen: null, done: false, said: { kind: "do" } };
}

/** @param {LessonState} state @returns {Task} */
export const taskOf = ({ at }) => TASKS[at];

/** The first task of a step. @param {number} step */
export const taskAt = (step) =>
  Math.max(
    0,
    TASKS.findIndex((task) => task.step === step),
  );

/** Whether the tile fits somewhere. @param {LessonState} state @param {string} tile */
export const fits = ({ board }, tile) => fitsOf(boardOf(board), tile).length > 0;

/** The spots where the chosen tile fits, with what it scores there. @param {LessonState} state @returns {Spot[]} */
export function spotsFor({ board, chosen, done }) {
  if (chosen === null || done) return [];
  const value = valueOf(chosen);
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  for (const { text, spot } of fitsOf(boardOf(board), chosen)) {
    const { x, y, bonus, hexagons } = spot;
    const extra = bonusPoints(/** @type {Edition} */ (/** @type {unknown} */ (NUMBERS)), bonus, hexagons);
    const key = keyOf(x, y);
    const points = value + extra;
    const choice = { action: text, points, bonus, hexagons, bonus_points: extra, end: null };
    const found = spots.get(key) ?? { key, x, y, choices: [] };
    spots.set(key, { ...found, choices: [...found.choices, choice] });
  }
  return [...spots.values()];
}

/** Every spot where a tile of the rack fits. @param {LessonState} state @returns {Spot[]} */
export const allSpots = (state) => state.rack.flatMap((chosen) => spotsFor({ ...state, chosen }));

/** Every other open spot, if the task offers them: trying one teaches. @param {LessonState} state */
export function guessesFor(state) {
  const { board, chosen, done } = state;
  if (!taskOf(state).guess || chosen === null || done) return [];
  const known = new Set(spotsFor(state).map(({ key }) => key));
  return spotsOf(boardOf(board))
    .map(({ x, y, corners }) => ({ key: keyOf(x, y), x, y, corners }))
    .filter(({ key }) => !known.has(key));
}

/** @param {LessonState} state @param {string} tile @returns {LessonState} */
export function choose(state, tile) {
  if (state.done || !state.rack.includes(tile)) return state;
  if (state.chosen === tile) return putBack(state);
  if (fits(state, tile)) return { ...state, chosen: tile, said: next(state, "drawn-place", tile) };
  const other = state.rack.find((one) => fits(state, one));
  return { ...state, chosen: null, said: other ? { kind: "unfit", tile, other } : { kind: "draw-first", tile } };
}

/** Puts the chosen tile back on the rack. @param {LessonState} state @returns {LessonState} */
export const putBack = (state) => ({ ...state, chosen: null, said: next(state, "drawn-fits", state.chosen ?? "") });

/**
 * What is to be done next: "draw one", as the task begins, is done once a tile fits.
 * @param {LessonState} state @param {"drawn-place" | "drawn-fits"} kind @param {string} tile @returns {Said}
 */
const next = ({ drawn }, kind, tile) => (drawn ? { kind, tile, points: -NUMBERS.draw } : { kind: "do" });

/** Puts the chosen tile somewhere. @param {LessonState} state @param {string} key @returns {LessonState} */
export function put(state, key) {
  const tile = state.chosen;
  if (state.done || tile === null) return state;
  const spot = spotsFor(state).find((one) => one.key === key);
  if (!spot) {
    const [x, y] = key.split(",").map(Number);
    return { ...state, said: { kind: "misfit", tile, cell: { x, y } } };
  }
  const { action, points } = spot.choices[0];
  return {
    ...state,
    board: [...state.board, action],
    rack: state.rack.filter((one) => one !== placedTile(action)),
    chosen: null,
    done: true,
    said: { kind: "done", tile, points },
  };
}

/** How many tiles are left to draw. @param {LessonState} state */
export const stockOf = (state) => Math.max(0, (taskOf(state).stock?.length ?? 0) - state.drawn);

/** @param {LessonState} state @returns {LessonState} */
export function draw(state) {
  const tile = taskOf(state).stock?.[state.drawn];
  if (state.done || tile === undefined || state.rack.some((one) => fits(state, one))) return state;
  const next = { ...state, rack: [...state.rack, tile], drawn: state.drawn + 1, chosen: null };
  return { ...next, said: { kind: fits(next, tile) ? "drawn-fits" : "drawn-unfit", tile, points: -NUMBERS.draw } };
}

/** @param {LessonState} state @param {string} answer @returns {LessonState} */
export function answer(state, answer) {
  const { answers } = taskOf(state);
  if (state.done || !answers) return state;
  const right = answers[answer] === true;
  return { ...state, done: right, said: right ? { kind: "done" } : { kind: "wrong", answer } };
}

/** What the end of the round adds: the last tile's bonus, and what the other holds. @param {Task} task */
export const endPoints = ({ others = [] }) => NUMBERS.out + others.reduce((sum, tile) => sum + valueOf(tile), 0);
