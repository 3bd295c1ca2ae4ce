// @ts-check
/** The turns of past rounds: the server sends such rounds in short, and whole when somebody looks at them. */

import { call } from "../../shared/api.js";

/** @import { Rounds } from "../types.js" */
/** @import { State } from "./types.js" */

/**
 * Rounds of the present match with all their turns, from a number on.
 * @param {string} table @param {number} first
 * @param {string | null} key of a link for spectators
 * @returns {Promise<Rounds>}
 */
export function fetchRounds(table, first, key) {
  const asked = new URLSearchParams({ first: String(first), ...(key ? { key } : {}) });
  return call(`tables/${encodeURIComponent(table)}/rounds?${asked}`);
}

/**
 * The state with whole rounds in place of short ones; the same one if they are of another match.
 * @param {State} state @param {Pick<Rounds, "match" | "rounds">} fetched @returns {State}
 */
export function fillIn(state, { match, rounds }) {
  const { table } = state;
  if (table.match !== match) return state;
  const whole = new Map(rounds.map((round) => [round.number, round]));
  return {
    ...state,
    table: { ...table, rounds: table.rounds.map((round) => (round.short && whole.get(round.number)) || round) },
  };
}

/**
 * The state as it is once all turns of the past rounds have come. Without their turns these rounds still show what they
 * scored.
 * @param {string} id of the table
 * @param {string | null} key of a link for spectators
 * @param {() => State | null} state as it is at the time
 */
export async function wholeState(id, key, state) {
  const short = state()?.table.rounds.find((round) => round.short);
  if (!short) return null;
  const fetched = await fetchRounds(id, short.number, key);
  const now = state();
  return now && fillIn(now, fetched);
}
