// @ts-check
/**
 * The score sheet: what a list of entries comes to. Pure, no page, no clock.
 *
 * The same sums as `dreistein.rules`, for a table whose tiles only the players see: the pad is given tile,
 * bonus and draws, and adds. What is impossible is flagged and still counted, as on paper.
 */

import {
  bonusPoints,
  drawPoints,
  endPoints,
  settlement,
  startBonus,
  sum,
  winnersOf,
} from "../../shared/rules/points.js";
import { TILES, valueOf } from "../../shared/rules/tiles.js";
import { bonusFlags, gone, leftFlags } from "./possible.js";

/** @import { Edition, EndEntry, Entry, Flag, Left, Round, Sheet, TurnEntry } from "../types.js" */

/** What a player holds, in points. @param {Left} left */
export const heldValue = (left) => ("tiles" in left ? sum(left.tiles.map(valueOf)) : left.value);

/** @param {number} number @param {Edition} edition @param {number[]} before @returns {Round} */
function freshRound(number, edition, before) {
  const players = before.length;
  const size = edition.deal[String(players)];
  return {
    number,
    opener: null,
    lines: [],
    end: null,
    before,
    scores: before.map(() => 0),
    counts: before.map(() => size),
    stock: TILES.length - players * size,
    turn: null,
    passes: 0,
    tiles: {},
    values: Array(16).fill(0),
  };
}

/** @param {Round} round @param {TurnEntry} entry @param {number} at @param {Edition} edition @param {string[]} names */
function addTurn(round, entry, at, edition, names) {
  const { seat, draws, end, tile, bonus, hexagons } = entry;
  const opening = round.opener === null;
  const placed = end === "placed";
  const value = placed ? (tile === null ? (entry.value ?? 0) : valueOf(tile)) : 0;
  const extra = !placed ? 0 : opening ? startBonus(edition, tile, value) : bonusPoints(edition, bonus, hexagons);
  const parts = {
    tilePoints: value,
    bonusPoints: extra,
    drawPoints: drawPoints(edition, draws),
    endPoints: endPoints(edition, end),
  };
  const points = sum(Object.values(parts));
  /** @type {Flag[]} */
  const flags = [];
  const flag = (/** @type {string} */ code, /** @type {Record<string, string | number>} */ details = {}) =>
    flags.push({ code, details });

  if (round.turn !== null && round.turn !== seat) flag("out-of-turn", { name: names[round.turn] });
  if (round.counts[seat] <= 0 && !opening) flag("no-tiles", { name: names[seat] });
  if (draws > round.stock) flag("stock-short", { count: Math.max(0, round.stock) });
  round.counts[seat] += draws;
  round.stock -= draws;
  if (end === "empty" && round.stock > 0) flag("not-empty", { count: round.stock });
  if (placed) {
    const taken = gone(round, tile, value);
    if (taken) flags.push(taken);
    if (!opening)
      flags.push(...bonusFlags(bonus, hexagons, sum(round.lines.map((line) => Number(line.end === "placed")))));
    if (tile === null) round.values[value] += 1;
    else round.tiles[tile] ??= at;
    round.counts[seat] -= 1;
  }
  round.passes = end === "empty" && draws === 0 ? round.passes + 1 : 0;
  if (opening) round.opener = seat;
  round.turn = (seat + 1) % names.length;
  round.scores[seat] += points;
  round.lines.push({
    at,
    seat,
    opening,
    tile: placed ? tile : null,
    value: placed ? value : null,
    bonus: placed ? (opening ? "start" : bonus) : null,
    hexagons: placed && !opening && bonus === "hexagon" ? hexagons : 0,
    draws,
    end,
    ...parts,
    points,
    total: round.before[seat] + round.scores[seat],
    flags,
  });
}

/** @param {Round} round @param {EndEntry} entry @param {number} at @param {Edition} edition @param {string[]} names */
function endRound(round, entry, at, edition, names) {
  const held = names.map((_, seat) => (entry.how === "out" && seat === entry.seat ? 0 : heldValue(entry.left[seat])));
  const points = settlement(edition, entry.how, entry.seat, held);
  const least = Math.min(...held);
  const scorers = entry.how === "out" ? [entry.seat ?? 0] : held.flatMap((own, seat) => (own === least ? [seat] : []));
  points.forEach((gain, seat) => (round.scores[seat] += gain));
  round.end = { at, how: entry.how, seat: entry.seat, held, points, scorers, flags: leftFlags(round, entry, names) };
  round.turn = null;
}

/**
 * The sheet of a list of entries.
 * @param {{names: string[], edition: Edition}} setup @param {Entry[]} entries @returns {Sheet}
 */
export function fold({ names, edition }, entries) {
  let totals = names.map(() => 0);
  let round = freshRound(0, edition, totals);
  const rounds = [round];
  entries.forEach((entry, at) => {
    if (round.end) {
      totals = totals.map((total, seat) => total + round.scores[seat]);
      const reached = winnersOf(totals, edition.target).length > 0;
      round = freshRound(round.number + 1, edition, totals);
      rounds.push(round);
      if (reached)
        rounds[round.number - 1].end?.flags.push({ code: "after-target", details: { target: edition.target } });
    }
    if (entry.kind === "turn") addTurn(round, entry, at, edition, names);
    else endRound(round, entry, at, edition, names);
  });
  totals = totals.map((total, seat) => total + round.scores[seat]);
  const winners = round.end ? winnersOf(totals, edition.target) : [];
  if (round.end && !winners.length) rounds.push(freshRound(round.number + 1, edition, totals));
  return { names, edition, entries, rounds, totals, over: winners.length > 0, winners };
}

/** The present round, or the last one. @param {Sheet} sheet */
export const present = (sheet) => sheet.rounds[sheet.rounds.length - 1];

/** Everything doubtful, in order. @param {Sheet} sheet */
export const doubts = (sheet) =>
  sheet.rounds.flatMap((round) => [
    ...round.lines.flatMap(({ at, seat, flags }) => flags.map((flag) => ({ at, seat, round: round.number, flag }))),
    ...(round.end
      ? round.end.flags.map((flag) => ({ at: round.end?.at ?? 0, seat: null, round: round.number, flag }))
      : []),
  ]);
