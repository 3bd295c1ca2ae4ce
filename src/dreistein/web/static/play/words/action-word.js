// @ts-check
/** An action in a word. */

import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { t, tileText } from "../../shared/text.js";

/** @param {string} action @param {boolean} kept whether to end the turn would keep drawn tiles */
export function actionWord(action, kept) {
  if (isPlacement(action)) return tileText(placedTile(action));
  return t(action === "+" ? "page-draw" : kept ? "page-keep" : "page-pass");
}
