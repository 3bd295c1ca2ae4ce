// @ts-check
/** What the board of a table shows now. */

import { cellOf, isPlacement, parsePlacement } from "../../shared/rules/placements.js";
import { highContrast } from "../../shared/settings.js";
import { ownSeats, roundOf, sinceOwnTurn } from "../session/state.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { BoardModel } from "./types.js" */

/**
 * @param {TableSession} session
 * @param {number} hidden how many of the last tiles are off the board
 * @param {string | null} aimed the spot with focus or under the pointer
 * @returns {BoardModel}
 */
export function boardModel(session, hidden, aimed) {
  const { table, selection } = session;
  const round = roundOf(table);
  const board = round?.board ?? [];
  const since = round ? sinceOwnTurn(round, ownSeats(table)) : [];
  const marks = since.map(({ action }) => action).filter(isPlacement);
  const best = session.hints.given?.lines[0]?.action;
  return {
    tiles: board.slice(0, board.length - hidden).map(parsePlacement),
    spots: selection.previewed !== null ? [] : session.spots,
    aimed,
    preview: session.preview,
    waiting: session.pending !== null,
    marked: new Set((marks.length ? marks : board.slice(-1)).map(cellOf)),
    suggested: best && isPlacement(best) ? cellOf(best) : null,
    contrast: highContrast(),
  };
}
