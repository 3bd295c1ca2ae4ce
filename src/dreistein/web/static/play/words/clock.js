// @ts-check
/** The time that is left, in words. It never promises more than there is. */

import { language, t } from "../../shared/text.js";
import { handToMove } from "../model/state.js";

/** @import { TableSession } from "../session/session.js" */

/** With so many seconds left, a clock is urgent. */
export const URGENT_SECONDS = 10;

/** Whole seconds until a time. @param {number} deadline in milliseconds */
export const secondsUntil = (deadline) => Math.max(0, Math.floor((deadline - Date.now()) / 1000));

/** The seconds left in this turn; null without a clock. @param {TableSession} session */
export function secondsLeft({ deadline, table }) {
  if (!deadline || table.phase !== "playing") return null;
  // While others' moves are watched, a turn has more time than its clock says.
  return Math.min(secondsUntil(deadline), table.clock ?? Infinity);
}

/** The seconds left in a turn of somebody at this device. @param {TableSession} session */
export const ownSecondsLeft = (session) => (handToMove(session.table) ? secondsLeft(session) : null);

/** Whether little time is left for a player at this device. @param {TableSession} session */
export const isUrgent = (session) => session.hand !== null && (secondsLeft(session) ?? Infinity) <= URGENT_SECONDS;

/** A time in the two largest units that it has: 23 hours 59 minutes, 1 minute 30 seconds. @param {number} seconds */
export function timeText(seconds) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const first = parts.findIndex((part) => part > 0);
  const from = first < 0 ? 2 : first;
  return ["hour", "minute", "second"]
    .map((unit, at) => ({ unit, value: parts[at] }))
    .slice(from, from + 2)
    .filter(({ value }, at) => value > 0 || at === 0)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value),
    )
    .join("\u00a0");
}

/** The time that is left for this turn; null without a clock. @param {TableSession} session */
export function clockText(session) {
  const seconds = secondsLeft(session);
  return seconds === null ? null : t("page-clock", { time: timeText(seconds) });
}
