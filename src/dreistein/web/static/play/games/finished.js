// @ts-check
/** All of a person's finished games, as the server lists them. */

import { tables } from "../page/api.js";
import { isOver } from "./game-list.js";

/** @import { TableSummary } from "../types.js" */

/** Games of a request, and in all: enough for years. */
const PAGE = 1000;
const MOST = 5000;

/** The latest first. @returns {Promise<TableSummary[]>} */
export async function finishedGames() {
  /** @type {TableSummary[]} */
  let found = [];
  /** @type {number | null} */
  let next = null;
  do {
    const page = await tables(next, PAGE);
    found = [...found, ...page.tables.filter(isOver)];
    next = page.next;
  } while (next !== null && found.length < MOST);
  return found;
}
