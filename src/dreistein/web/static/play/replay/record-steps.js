// @ts-check
/** A record step by step: the position after each action, without DOM. */

import { isPlacement, lying } from "../../shared/geometry.js";

/** @typedef {import("../types.js").Replay} Replay */
/** @typedef {import("../types.js").RoundView} RoundView */
/** @typedef {import("../types.js").Turn} Turn */

/** How many positions a record has: every action of every round, and each deal. @param {Replay} record */
export const positions = (record) => record.rounds.reduce((sum, round) => sum + round.turns.length + 1, 0);

/** The round and the number of its actions at a position. @param {Replay} record @param {number} at */
export function located(record, at) {
  let left = at;
  for (let round = 0; round < record.rounds.length; round += 1) {
    const { turns } = record.rounds[round];
    if (left <= turns.length) return { round, ply: left };
    left -= turns.length + 1;
  }
  const round = record.rounds.length - 1;
  return { round, ply: record.rounds[round].turns.length };
}

/** The position at which a round begins. @param {Replay} record @param {number} round */
export const beginning = (record, round) =>
  record.rounds.slice(0, round).reduce((sum, { turns }) => sum + turns.length + 1, 0);

/**
 * A position: the rounds up to it as the pad wants them, the racks, the last action.
 * @param {Replay} record
 * @param {number} at
 */
export function position(record, at) {
  const { round: number, ply } = located(record, at);
  const rounds = record.rounds.slice(0, number + 1).map((round, index) => viewOf(record, index, index < number ? round.turns.length : ply));
  const now = record.rounds[number];
  const hands = now.hands.map((hand) => [...hand]);
  for (const turn of now.turns.slice(0, ply)) {
    if (turn.action === "+" && turn.tile) hands[turn.seat].push(turn.tile);
    else if (isPlacement(turn.action)) {
      const tile = lying(turn.action).numbers.toSorted().join("");
      hands[turn.seat].splice(hands[turn.seat].indexOf(tile), 1);
    }
  }
  return { number, ply, rounds, hands, last: ply > 0 ? now.turns[ply - 1] : null, stock: now.stock.length - drawn(now.turns.slice(0, ply)) };
}

/** @param {{action: string}[]} turns */
const drawn = (turns) => turns.filter(({ action }) => action === "+").length;

/** @param {Replay} record @param {number} number @param {number} ply @returns {RoundView} */
function viewOf(record, number, ply) {
  const round = record.rounds[number];
  /** @type {Turn[]} */
  const turns = round.turns.slice(0, ply).map((turn) => ({ ...turn, by: "person" }));
  const whole = ply === round.turns.length;
  const ended = whole && round.end ? { end: round.end, settlement: round.settlement, left: round.left } : null;
  const scores = record.players.map((_, seat) => turns.reduce((sum, turn) => sum + (turn.seat === seat ? turn.points : 0), 0));
  const next = round.turns[ply];
  const start = round.start ? [`${round.start}@0,0`] : [];
  return {
    number,
    board: [...start, ...turns.filter(({ action }) => isPlacement(action)).map(({ action }) => action)],
    turns,
    counts: [],
    stock: 0,
    scores: ended ? round.scores : scores,
    turn: next?.seat ?? -1,
    draws: next && turns[ply - 1]?.seat === next.seat ? 1 : 0,
    draws_left: null,
    ended,
  };
}
