// @ts-check
/** Asks now and then which tables wait for the player, for the number in the tab's title and for notices. */

import { waiting } from "./calls.js";
import { here, setCount } from "./navigate.js";
import { notifyTurn } from "./notify.js";

/** Milliseconds between two questions. */
const EVERY = 60_000;

/**
 * What has changed: tables that wait now and did not before. The table that is being looked at says so itself.
 * @param {string[]} before @param {string[]} now @param {string | null} open
 */
export const newlyWaiting = (before, now, open) => now.filter((table) => table !== open && !before.includes(table));

/** @param {string[]} tables @param {string | null} open */
export const elsewhere = (tables, open) => tables.filter((table) => table !== open).length;

const openTable = () => /^\/t\/([^/]+)/.exec(here())?.[1] ?? null;

/** Starts asking. */
export function watchWaiting() {
  /** @type {string[] | null} */
  let known = null;

  async function ask() {
    const found = await waiting().catch(() => null);
    if (found) {
      const open = openTable();
      // What waited before the page was opened is in the list; a notice would be late.
      if (known) for (const table of newlyWaiting(known, found.tables, open)) notifyTurn(table);
      known = found.tables;
      setCount(elsewhere(found.tables, open));
    }
  }

  const count = () => known && setCount(elsewhere(known, openTable()));
  void ask();
  setInterval(() => void ask(), EVERY);
  addEventListener("popstate", () => count());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void ask());
}
