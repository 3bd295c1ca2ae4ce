// @ts-check
/** What the board of a table shows now. */

import { cellOf, isPlacement, parsePlacement } from "../../shared/rules/placements.js";
import { ownSeats, roundOf, sinceOwnTurn } from "../model/state.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { HintIdea } from "../types.js" */
/** @import { BoardModel } from "./types.js" */

/**
 * @param {TableSession} session
 * @param {number} hidden how many of the last tiles are off the board
 * @param {string | null} aimed the spot with focus or under the pointer
 * @param {string} clash the corner where a tile did not fit
 * @returns {BoardModel}
 */
export function boardModel(session, hidden, aimed, clash) {
  const { table, selection } = session;
  const round = roundOf(table);
  const board = round?.board ?? [];
  const since = round ? sinceOwnTurn(round, ownSeats(table)) : [];
  const marks = since.map(({ action }) => action).filter(isPlacement);
  const looked = session.spots.find(({ key }) => key === aimed);
  return {
    tiles: board.slice(0, board.length - hidden).map(parsePlacement),
    spots: selection.previewed !== null ? [] : session.spots,
    aimed,
    preview: session.preview,
    ghost: session.preview || !looked || !table.marks ? null : parsePlacement(session.choiceAt(looked).action),
    unmarked: !table.marks,
    clash: selection.refusal === null ? "" : clash,
    waiting: session.pending !== null,
    marked: new Set((marks.length ? marks : board.slice(-1)).map(cellOf)),
    suggested: suggestedCells(session.hints.ideas),
  };
}

/**
 * The cells that ideas speak of; a cell that several speak of belongs to the best.
 * @param {readonly HintIdea[]} ideas
 */
function suggestedCells(ideas) {
  /** @type {Map<string, number>} */
  const cells = new Map();
  ideas.forEach(({ actions }, at) => {
    for (const cell of actions.filter(isPlacement).map(cellOf)) if (!cells.has(cell)) cells.set(cell, at + 1);
  });
  return cells;
}
