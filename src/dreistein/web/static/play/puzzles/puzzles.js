// @ts-check
/** Puzzles: the address says whether to choose one, or which one to solve. */

import { stylesheets } from "../lazy.js";
import { listScreen } from "./list.js";
import { SolveScreen } from "./solve.js";
import { OwnPuzzle, ShippedPuzzle } from "./source.js";

stylesheets("puzzles", "games");

/** @param {HTMLElement} root @param {string} rest the address after `/puzzles/` */
export function puzzlesScreen(root, rest) {
  const own = /^own-([0-9a-f]{12})$/.exec(rest);
  if (own) return new SolveScreen(root, new OwnPuzzle(own[1]));
  if (rest === "day" || /^[1-9]\d{0,4}$/.test(rest)) return new SolveScreen(root, new ShippedPuzzle(rest));
  return listScreen(root);
}
