// @ts-check
/** What others do at a table, in words. Fetched when there is something to say. */

import { t } from "../../shared/text.js";
import { ownSeats, roundOf } from "../model/state.js";
import { nameOf, whoIs } from "./names.js";

/** @import { News, TableView } from "../types.js" */

/** What is told of a seat when it changes. */
const TOLD = new Set(["sat", "promised", "left", "held", "returned", "resigned"]);

/**
 * Who came or went; null if that is nothing to tell this viewer.
 * @param {TableView} before @param {TableView} table @param {News} news
 */
export function newsText(before, table, { kind, seat }) {
  if (seat === null || !TOLD.has(kind) || table.seats[seat].yours || before.seats[seat].yours) return null;
  const { heir } = table.seats[seat];
  if (heir?.yours || before.seats[seat].heir) return null;
  const name = nameOf(kind === "left" ? before : table, seat);
  if (heir)
    return t("page-notice-promised", { name: heir.name, bot: name, when: table.phase === "over" ? "match" : "round" });
  return t(`page-notice-${kind}`, { name });
}

/** A player's time is up. @param {TableView} table @param {number} seat */
export const timeUpText = (table, seat) =>
  t("page-notice-time-up", { who: whoIs(table, seat), name: nameOf(table, seat) });

/** @param {TableView} table @param {number} seat */
export const hintText = (table, seat) => t("page-notice-hint", { name: nameOf(table, seat) });

/**
 * How many turns of this round a bot has played for the viewer since their own last one; null if none.
 * @param {TableView} table
 */
export function stoodInText(table) {
  const own = ownSeats(table);
  if (own.length !== 1) return null;
  const turns = (roundOf(table)?.turns ?? []).filter(({ seat }) => seat === own[0]);
  const last = turns.findLastIndex(({ actions }) => actions.some(({ by }) => by === "person"));
  const count = turns.length - 1 - last;
  return count > 0 ? t("page-notice-stood-in", { count }) : null;
}
