// @ts-check
/** What may be done now, how far the game is, and the names of buttons. */

import { placedTile } from "../../shared/rules/placements.js";
import { isTriple } from "../../shared/rules/tiles.js";
import { listed, t, tileText } from "../../shared/text.js";
import { handToMove, mustPlace, options, roundOf } from "../model/state.js";
import { actionWord, choiceText } from "./actions.js";
import { nameOf, whoIs } from "./names.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { RoundView, Spot, TableView } from "../types.js" */

/** @param {TableSession} session @param {string | null} aimed the spot that is looked at */
export function statusText(session, aimed) {
  const { table, hand, coveredSeat } = session;
  const { previewed, confirming, advised } = session.selection;
  const round = roundOf(table);
  if (table.phase === "gathering" || !round) return t("page-say-gathering");
  if (session.breath) return t("page-say-none-fits", { count: table.edition.draws });
  if (round.ended) return t("page-say-round-over");
  if (session.pending) return t(session.connection.connected ? "page-say-sending" : "page-say-unsent");
  if (coveredSeat !== null) return t("page-say-pass-device", { name: nameOf(table, coveredSeat) });
  if (!hand || session.busy)
    return t("turn-of", { who: whoIs(table, round.to_move), name: nameOf(table, round.to_move) });
  if (confirming !== null) return t(confirming === "+" ? "page-say-sure-draw" : "page-say-sure-end");
  const spot = session.spots.find(({ key }) => key === (previewed ?? aimed));
  if (spot && table.marks) return spotText(session, spot);
  const { tiles, draw, end } = options(hand);
  const choice = advised === "+" ? draw : advised === "-" ? end : null;
  if (choice) return t("page-say-here", { action: actionWord(choice) });
  if (round.board.length === 0) return t("page-say-open", { tile: tileText([...tiles][0]) });
  if (!table.marks && (draw || tiles.size)) {
    if (session.selection.tile !== null) return t("page-say-choose-place");
    return t(hand.drawn.length ? "page-say-unmarked-drawn" : "page-say-unmarked");
  }
  if (mustPlace(table, hand) && !session.spots.length) return t("page-say-must-place");
  if (hand.drawn.length && tiles.size) {
    if (!end) return t("page-say-drawn-fits");
    return t(end.end === "kept" ? "page-say-drawn-keep" : "page-say-drawn-pass");
  }
  if (session.spots.length) return t("page-say-choose-place");
  if (!draw && !tiles.size) return passText(session.passing, round);
  if (hand.drawn.length) {
    return t("page-say-drawn-unfit", { left: Math.min(table.edition.draws - hand.drawn.length, drawable(round)) });
  }
  return t(tiles.size ? "page-say-choose-tile" : "page-say-must-draw");
}

/**
 * Why there is nothing but to pass: the stock is empty, or alone, all draws are used.
 * @param {boolean} passing by itself
 * @param {RoundView} round
 */
function passText(passing, { stock, draws_left: left }) {
  if (left === 0 && stock) return t(passing ? "page-say-passing-undrawn" : "page-say-must-pass-undrawn");
  return t(passing ? "page-say-passing" : "page-say-must-pass");
}

/** How many tiles there are to draw. @param {RoundView} round */
const drawable = ({ stock, draws_left: left }) => Math.min(stock, left ?? stock);

/** What a spot brings, and with which tile. @param {TableSession} session @param {Spot} spot */
function spotText(session, spot) {
  const choice = session.choiceAt(spot);
  const sum = choiceText(choice);
  if (session.selection.tile !== null && !session.selection.fromAll) return sum;
  const here = new Set(spot.choices.map(({ action }) => tileText(placedTile(action))));
  if (session.selection.tile === null && here.size > 1) return t("page-say-several", { tiles: listed([...here]) });
  return t("page-say-tile-sum", { tile: tileText(placedTile(choice.action)), sum });
}

/**
 * Why a tile of the rack cannot be placed at all.
 * @param {TableSession} session whose turn it is
 * @param {string} tile
 */
export function unfitText({ table, hand }, tile) {
  const drawn = hand?.drawn ?? [];
  const [opener] = options(hand).tiles;
  if (!roundOf(table)?.board.length && opener) {
    return t(isTriple(opener) ? "page-say-triple-opens" : "page-say-value-opens", { tile: tileText(opener) });
  }
  return t(drawn.length && !drawn.includes(tile) ? "page-say-only-drawn" : "page-say-unfit");
}

/** How many tiles one may still draw in solitaire. @param {TableView} table */
export const drawsLeft = (table) => roundOf(table)?.draws_left ?? 0;

/** @param {TableView} table */
export const roundText = ({ rounds }) => t("pad-round", { number: Math.max(1, rounds.length) });

/** How far the game is: the round and the target, or in solitaire the draws left. @param {TableView} table */
export function whereText(table) {
  if (table.solitaire) return t("draws-left", { count: drawsLeft(table) });
  return `${roundText(table)} · ${t("target", { points: table.edition.target })}`;
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
