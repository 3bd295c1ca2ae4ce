// @ts-check
/** The one line that says what may be done now, and what happened in words. */

import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { bonusName, signed, t, tileSaid, tileText } from "../../shared/text.js";
import { partsText } from "../board/board.js";
import { handToMove, options, roundOf } from "../session/state.js";
import { nameOf, whoIs } from "./chips.js";

/** @typedef {import("../session/session.js").Play} Play */
/** @typedef {import("../types.js").TableView} TableView */
/** @typedef {import("../types.js").Move} Move */

/** @param {Play} play @param {string | null} aimed the spot that is looked at */
export function statusText(play, aimed) {
  const { table, hand } = play;
  const round = roundOf(table);
  if (table.phase === "gathering" || !round) return t("page-say-gathering");
  if (round.ended) return t("page-say-round-over");
  if (play.pending) return t(play.connected ? "page-say-sending" : "page-say-unsent");
  if (play.covered !== null) return t("page-say-pass-device", { name: nameOf(table, play.covered) });
  if (!hand || play.busy) return t("turn-of", { who: whoIs(table, round.to_move), name: nameOf(table, round.to_move) });
  if (play.weighed !== null) return t(play.weighed === "+" ? "page-say-sure-draw" : "page-say-sure-end");
  const spot = play.spots.find(({ key }) => key === (play.previewed ?? aimed));
  if (spot) return partsText(play.choiceAt(spot));
  const { tiles, draw, end } = options(hand);
  if (round.board.length === 0) return t("page-say-open", { tile: tileText([...tiles][0]) });
  if (hand.drawn.length && tiles.size) return t(end ? "page-say-drawn-keep" : "page-say-drawn-fits");
  if (play.spots.length) return t("page-say-choose-place");
  if (hand.drawn.length) {
    return t("page-say-drawn-unfit", { left: Math.max(1, table.edition.draws - hand.drawn.length) });
  }
  if (tiles.size) return t("page-say-choose-tile");
  return t(draw ? "page-say-must-draw" : "page-say-must-pass");
}

/** What drawing, passing or keeping is called. @param {Play} play @param {string} action */
export const endingWord = ({ hand, table }, action) =>
  t(action === "+" ? "page-draw" : (hand?.drawn.length ?? 0) >= table.edition.draws ? "page-keep" : "page-pass");

/** An action in words, for a screen reader and the list of last moves. @param {TableView} table @param {Move} move @param {string | null} drawn the tile drawn, where it may be known */
export function actionText(table, move, drawn = null) {
  const { seat, action, points } = move;
  const who = whoIs(table, seat);
  const name = nameOf(table, seat);
  if (action === "+") {
    if (drawn !== null) return t("tell-draw", { tile: tileSaid(drawn), points });
    return who === "you" ? t("page-tell-draw-you", { points }) : t("tell-drew", { name, count: 1, points });
  }
  if (!isPlacement(action)) return t("tell-pass", { who, name, cost: points });
  const bonus = bonusName(move.bonus, move.hexagons);
  const value = points - move.bonus_points;
  const sum =
    bonus && move.bonus_points
      ? t("page-place-bonus", { value, bonus: move.bonus_points, name: bonus, points })
      : signed(points);
  return t(move.bonus === "start" ? "tell-open" : "tell-place", { who, name, tile: tileSaid(placedTile(action)), sum });
}

/** The time that is left for this turn; null without a clock. @param {Play} play */
export const clockText = ({ deadline }) =>
  deadline ? t("page-clock", { seconds: Math.max(0, Math.ceil((deadline - Date.now()) / 1000)) }) : null;

/** How far the game has come: the round and the target, or alone the tiles one may still draw. @param {TableView} table */
export function whereText(table) {
  if (table.solitaire) return t("draws-left", { count: roundOf(table)?.draws_left ?? 0 });
  return t("page-where", { number: Math.max(1, table.rounds.length), points: table.edition.target });
}

/** What the tab's title says. @param {TableView} table */
export function titleText(table) {
  const round = roundOf(table);
  if (!round || table.phase !== "playing") return t("page-title-table");
  const mine = handToMove(table) !== null && whoIs(table, round.to_move) === "you";
  return t(mine ? "page-title-you" : "page-title-they", { name: nameOf(table, round.to_move) });
}
