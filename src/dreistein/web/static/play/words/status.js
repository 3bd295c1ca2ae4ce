// @ts-check
/** What may be done now, how far the game is, and the names of buttons. */

import { t, tileText } from "../../shared/text.js";
import { handToMove, options, roundOf } from "../session/state.js";
import { choiceText } from "./actions.js";
import { nameOf, whoIs } from "./names.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { TableView } from "../types.js" */

/** @param {TableSession} session @param {string | null} aimed the spot that is looked at */
export function statusText(session, aimed) {
  const { table, hand, coveredSeat } = session;
  const { previewed, confirming } = session.selection;
  const round = roundOf(table);
  if (table.phase === "gathering" || !round) return t("page-say-gathering");
  if (round.ended) return t("page-say-round-over");
  if (session.pending) return t(session.connection.connected ? "page-say-sending" : "page-say-unsent");
  if (coveredSeat !== null) return t("page-say-pass-device", { name: nameOf(table, coveredSeat) });
  if (!hand || session.busy)
    return t("turn-of", { who: whoIs(table, round.to_move), name: nameOf(table, round.to_move) });
  if (confirming !== null) return t(confirming === "+" ? "page-say-sure-draw" : "page-say-sure-end");
  const spot = session.spots.find(({ key }) => key === (previewed ?? aimed));
  if (spot) return choiceText(session.choiceAt(spot));
  const { tiles, draw, end } = options(hand);
  if (round.board.length === 0) return t("page-say-open", { tile: tileText([...tiles][0]) });
  if (hand.drawn.length && tiles.size) return t(end ? "page-say-drawn-keep" : "page-say-drawn-fits");
  if (session.spots.length) return t("page-say-choose-place");
  if (hand.drawn.length) {
    return t("page-say-drawn-unfit", { left: Math.max(1, table.edition.draws - hand.drawn.length) });
  }
  if (tiles.size) return t("page-say-choose-tile");
  return t(draw ? "page-say-must-draw" : "page-say-must-pass");
}

/** The name of drawing, passing or keeping. @param {TableSession} session @param {string} action */
export const actionName = ({ hand, table }, action) =>
  t(action === "+" ? "page-draw" : (hand?.drawn.length ?? 0) >= table.edition.draws ? "page-keep" : "page-pass");

/** The time that is left for this turn; null without a clock. @param {TableSession} session */
export const clockText = ({ deadline }) =>
  deadline ? t("page-clock", { seconds: Math.max(0, Math.ceil((deadline - Date.now()) / 1000)) }) : null;

/**
 * How far the game is: the round and the target, or in solitaire the draws left.
 * @param {TableView} table
 */
export function whereText(table) {
  if (table.solitaire) return t("draws-left", { count: roundOf(table)?.draws_left ?? 0 });
  return t("page-where", { number: Math.max(1, table.rounds.length), points: table.edition.target });
}

/** The title of the tab. @param {TableView} table */
export function titleText(table) {
  const round = roundOf(table);
  if (!round || table.phase !== "playing") return t("page-title-table");
  const who = whoIs(table, round.to_move);
  // While a bot plays the viewer's seat it is nobody's turn by name.
  if (who === "you" && handToMove(table) === null) return t("page-title-table");
  return t("page-title", { title: t("turn-of", { who, name: nameOf(table, round.to_move) }) });
}
