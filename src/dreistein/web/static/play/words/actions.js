// @ts-check
/** Actions in words: their names, what a choice scores, and what a player did. */

import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { bonusName, signed, t, tileSaid, tileText } from "../../shared/text.js";
import { nameOf, whoIs } from "./names.js";

/** @import { Choice, Move, TableView, TurnEnd } from "../types.js" */

/** An action in a word. @param {{action: string, end: TurnEnd | null}} choice */
export function actionWord({ action, end }) {
  if (isPlacement(action)) return tileText(placedTile(action));
  return t(action === "+" ? "page-draw" : end === "kept" ? "page-keep" : "page-pass");
}

/** What a placement scores, with its bonus, such as "9 + 40 hexagon = 49". @param {Choice | Move} placement */
function bonusSum({ points, bonus, bonus_points: extra, hexagons }) {
  const name = bonusName(bonus, hexagons);
  return name !== null && extra ? t("page-place-bonus", { value: points - extra, bonus: extra, name, points }) : null;
}

/** What a placement scores, as an addition or as a plain number. @param {Choice | Move} placement */
export const sumText = (placement) => bonusSum(placement) ?? signed(placement.points);

/** What a choice would score. @param {Choice} choice */
export const choiceText = (choice) => bonusSum(choice) ?? t("page-place-plain", { points: choice.points });

/**
 * What a player did, for screen readers and for the last moves.
 * @param {TableView} table @param {Move} move
 * @param {string | null} drawn the tile that was drawn, if the viewer may know it
 */
export function actionText(table, move, drawn = null) {
  const { seat, action, points } = move;
  const who = whoIs(table, seat);
  const name = nameOf(table, seat);
  if (action === "+") {
    if (drawn !== null) return t("tell-draw", { tile: tileSaid(drawn), points });
    return who === "you" ? t("page-tell-draw-you", { points }) : t("tell-drew", { name, count: 1, points });
  }
  if (!isPlacement(action)) return t(move.end === "kept" ? "tell-keep" : "tell-pass", { who, name, cost: points });
  const tile = tileSaid(placedTile(action));
  const sum = sumText(move);
  return t(move.bonus === "start" ? "tell-open" : "tell-place", { who, name, tile, sum });
}
