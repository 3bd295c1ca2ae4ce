// @ts-check
/** Puzzles: the address says whether to choose one, or which one to solve. */

import { stylesheet } from "../lazy.js";
import { listScreen } from "./list.js";
import { SolveScreen } from "./solve.js";
import { OwnPuzzle, ShippedPuzzle } from "./source.js";

await Promise.all([stylesheet("puzzles"), stylesheet("games")]);

/** @param {HTMLElement} root @param {string} rest the address after `/puzzles/` */
export function puzzlesScreen(root, rest) {
  const own = /^own-([0-9a-f]{12})$/.exec(rest);
  if (own) return new SolveScreen(root, new OwnPuzzle(own[1]));
  if (rest === "day" || /^[1-9]\d{0,4}$/.test(rest)) return new SolveScreen(root, new ShippedPuzzle(rest));
  return listScreen(root);
}
