// @ts-check
/** What the board of a table shows just now. */

import { cellOf, isPlacement, parsePlacement } from "../../shared/rules/placements.js";
import { highContrast } from "../../shared/settings.js";
import { roundOf, sinceOwnTurn } from "../session/state.js";

/** @param {import("../table/table.js").TableScreen} screen @returns {import("./board.js").BoardModel} */
export function boardModel({ play, last, aimed }) {
  const round = roundOf(play.table);
  const board = round?.board ?? [];
  const since = round ? sinceOwnTurn(round, play.own) : [];
  const marks = since.filter(({ action }) => isPlacement(action));
  const latest = board[board.length - 1];
  const best = play.hint?.lines[0]?.action;
  return {
    tiles: board.slice(0, board.length - last.hidden).map(parsePlacement),
    spots: play.previewed !== null ? [] : play.spots,
    aimed,
    preview: play.preview,
    waiting: play.pending !== null,
    marked: new Set(marks.length ? marks.map(({ action }) => cellOf(action)) : latest ? [cellOf(latest)] : []),
    suggested: best && isPlacement(best) ? cellOf(best) : null,
    contrast: highContrast(),
  };
}
