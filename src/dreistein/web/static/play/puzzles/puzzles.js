// @ts-check
/** Puzzles: the address says whether to choose one, or which one to solve. */

import { stylesheet } from "../lazy.js";
import { listScreen } from "./list.js";
import { SolveScreen } from "./solve.js";

await Promise.all([stylesheet("puzzles"), stylesheet("games")]);

/** @param {HTMLElement} root @param {string} rest the address after `/puzzles/` */
export const puzzlesScreen = (root, rest) =>
  rest === "day" || /^[1-9]\d{0,4}$/.test(rest) ? new SolveScreen(root, rest) : listScreen(root);
