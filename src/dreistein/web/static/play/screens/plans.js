// @ts-check
/** Plans of tables: what "play now" opens, and what the forms ask for. */

import { change, settings } from "../../shared/settings.js";
import { language, t } from "../../shared/text.js";
import { newTable, Refusal } from "../api.js";
import { go } from "../navigate.js";

/** @import { Level } from "../types.js" */

/** @typedef {{kind: "me" | "invited" | "open" | "bot", name?: string, level?: Level | null}} SeatPlan */
/**
 * @typedef {object} Plan
 * @property {unknown} edition
 * @property {SeatPlan[]} seats
 * @property {{rack: number, draws: number} | null} [solitaire]
 * @property {string | null} [seed]
 * @property {number | null} [clock]
 * @property {boolean} hints
 */

/** The German edition for German, else the international one. */
export const defaultEdition = () => (language === "de" ? "german" : "international");

/** One easy-going bot. @returns {Plan} */
export const firstPlan = () => ({
  edition: defaultEdition(),
  seats: [
    { kind: "me", name: settings.name },
    { kind: "bot", level: "casual" },
  ],
  hints: true,
});

/** What "play now" opens: the last table against bots, else the first. @returns {Plan} */
export const lastPlan = () => /** @type {Plan | null} */ (settings.plan) ?? firstPlan();

/** Opens a table and goes there. @param {Plan} plan @param {boolean} [remember] */
export async function openTable(plan, remember = true) {
  const seats = plan.seats.map((seat, at) => (at ? seat : { ...seat, look: settings.look }));
  const { table } = await newTable({ ...plan, seats });
  if (remember) change({ plan: /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (plan)) });
  go(`/t/${table}`);
}

/** What went wrong, in words. @param {unknown} error */
export function wrongText(error) {
  if (!(error instanceof Refusal)) throw error;
  return error.message || t(error.code);
}
