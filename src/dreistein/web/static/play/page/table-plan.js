// @ts-check
/** Plans of tables: what "play now" opens, and what the forms ask for. */

import { call, twice } from "../../shared/api.js";
import { once } from "../../shared/asked.js";
import { isLevel, isRung, RUNGS } from "../../shared/players/levels.js";
import { change, settings } from "../../shared/settings.js";
import { language } from "../../shared/text.js";

/** @import { Opened, Plan, Rung } from "../types.js" */

/** The German edition for German, else the international one. */
export const defaultEdition = () => (language === "de" ? "german" : "international");

/** Whether whoever can place must. @param {unknown} edition of a plan: a name, or numbers */
export const isMustPlace = (edition) => Boolean(/** @type {{must_place?: boolean}} */ (edition).must_place);

/** The same rules, but for drawing. @param {unknown} edition a name, or numbers @param {boolean} mustPlace */
export function withDrawRule(edition, mustPlace) {
  const numbers = typeof edition === "string" ? { base: edition } : { .../** @type {any} */ (edition) };
  delete numbers.must_place;
  if (mustPlace) return { ...numbers, must_place: true };
  return Object.keys(numbers).join() === "base" ? numbers.base : numbers;
}

/** A match of two, else like the last table. @param {Rung} rung @param {unknown} [edition] @returns {Plan} */
export const planAgainst = (rung, edition = lastPlan().edition) => ({
  hints: true,
  ...settings.plan,
  edition,
  seats: [
    { kind: "me", name: settings.name },
    { kind: "bot", level: rung },
  ],
});

/** The last table against bots, unless a bot sat there whom this version does not know. @returns {Plan | null} */
function kept() {
  const plan = /** @type {Plan | null} */ (settings.plan);
  return plan?.seats?.every(({ level }) => !level || isLevel(level)) ? plan : null;
}

/** What "play now" opens: the last table against bots, else the first. @returns {Plan} */
export const lastPlan = () => kept() ?? planAgainst(RUNGS[0], defaultEdition());

/** The opponent of a new seat, as at the last table. @returns {Rung} */
export function usualRung() {
  const level = lastPlan().seats.find(({ kind }) => kind === "bot")?.level;
  return level && isRung(level) ? level : RUNGS[0];
}

/**
 * Opens a table; asked for again after its answer was lost, it is the same one.
 * @param {object} plan @param {string} [path] @returns {Promise<Opened>}
 */
export const newTable = (plan, path = "tables") =>
  once(JSON.stringify([path, { ...plan, record: 0 }]), (key) => twice(() => call(path, { ...plan, key })));

/** Opens a table; gives its address. @param {Plan} plan @param {boolean} [remember] */
export async function openTable(plan, remember = true) {
  const seats = plan.seats.map((seat, at) => (at ? seat : { ...seat, look: settings.look }));
  const { table } = await newTable({ ...plan, seats });
  if (remember) change({ plan: /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (plan)) });
  return `/t/${table}`;
}
