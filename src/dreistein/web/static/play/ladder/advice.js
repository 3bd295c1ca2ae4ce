// @ts-check
/** Whom to play next: the one above after wins, the one below after losses. Pure. */

import { isRung, RUNGS } from "../../shared/players/levels.js";

/** @import { Rung, TableSummary } from "../types.js" */

/** `at` is when the match ended that led to it. @typedef {{from: Rung, to: Rung, up: boolean, at: number}} Advice */
/** What was turned down, by where one stood. @typedef {Partial<Record<Rung, {to: Rung, at: number}>>} Declined */

/** So many wins of the last so many matches lead up; so many losses in a row lead down, or one heavy one. */
const WINS = 2;
const OF = 3;
const LOSSES = 2;
/** A heavy loss: by so many points, and with less than half of the other's. */
const HEAVY = 100;

/** Where this device keeps what was turned down. */
export const DECLINED = "dreistein-ladder";

/** The opponent in a match of two that counts. @param {TableSummary} game @returns {Rung | null} */
function rungOf({ phase, about, yours }) {
  if (phase !== "over" || about.practice || about.levels.length !== 2 || yours.length !== 1) return null;
  const other = 1 - yours[0];
  const level = about.names[other] ? null : about.levels[other];
  return level && isRung(level) ? level : null;
}

/**
 * What the latest match suggests. A suggestion that was turned down is not made again until another opponent was
 * played, or the matches suggest the other direction.
 * @param {TableSummary[]} games the latest first
 * @param {Declined} declined @returns {Advice | null}
 */
export function adviceOf(games, declined) {
  const matches = games.flatMap((game) => {
    const rung = rungOf(game);
    return rung ? [{ rung, won: game.about.winners.includes(game.yours[0]), heavy: isHeavy(game), at: game.at }] : [];
  });
  const from = matches[0]?.rung;
  if (!from) return null;
  const last = matches.filter(({ rung }) => rung === from).slice(0, OF);
  const wins = last.filter(({ won }) => won).length;
  const lost = last.slice(0, LOSSES).filter(({ won }) => !won).length;
  const step = last[0].won && wins >= WINS ? 1 : last[0].heavy || lost === LOSSES ? -1 : 0;
  const to = RUNGS[RUNGS.indexOf(from) + step];
  if (!step || !to) return null;
  const no = declined[from];
  const stays = no?.to === to && !matches.some(({ rung, at }) => rung !== from && at > no.at);
  return stays ? null : { from, to, up: step > 0, at: matches[0].at };
}

/** @param {TableSummary} game */
function isHeavy({ about: { totals }, yours: [seat] }) {
  const other = totals[1 - seat];
  return other - totals[seat] >= HEAVY && totals[seat] < other / 2;
}

/**
 * Whom to beat next: whom the matches suggest, else the latest opponent, perhaps just once more.
 * @param {TableSummary[]} games the latest first
 * @param {Declined} declined @returns {{to: Rung, again: boolean} | null}
 */
export function nextRung(games, declined) {
  const advice = adviceOf(games, declined);
  if (advice) return { to: advice.to, again: false };
  const latest = games.find((game) => rungOf(game));
  const rung = latest && rungOf(latest);
  return rung ? { to: rung, again: latest.about.winners.includes(latest.yours[0]) } : null;
}
