// @ts-check
/** A record step by step: the position after each action, without DOM. */

import { isPlacement, placedTile } from "../../shared/rules/placements.js";

/** @import { Move, Replay, ReplayRound, RoundView, TableView, Turn } from "../types.js" */

/** How many positions a record has: every action of every round, and each deal. @param {Replay} record */
export const positions = (record) => record.rounds.reduce((sum, round) => sum + round.actions.length + 1, 0);

/** The round and the number of its actions at a position. @param {Replay} record @param {number} at */
export function located(record, at) {
  let left = at;
  for (let round = 0; round < record.rounds.length; round += 1) {
    const { actions } = record.rounds[round];
    if (left <= actions.length) return { round, ply: left };
    left -= actions.length + 1;
  }
  const round = record.rounds.length - 1;
  return { round, ply: record.rounds[round].actions.length };
}

/** Whether only the table was seen of a round: its other tiles lie face down. @param {ReplayRound} round */
export const isWatched = ({ hands, stock }) => [...hands, stock].some((tiles) => tiles.includes("?"));

/** The position at which a round starts. @param {Replay} record @param {number} round */
export const beginning = (record, round) =>
  record.rounds.slice(0, round).reduce((sum, { actions }) => sum + actions.length + 1, 0);

/**
 * A position: the rounds up to it as the score pad takes them, the racks, the last action.
 * @param {Replay} record @param {number} at
 */
export function position(record, at) {
  const { round: number, ply } = located(record, at);
  const rounds = record.rounds
    .slice(0, number + 1)
    .map((round, index) => viewOf(round, index, index < number ? round.actions.length : ply));
  const now = record.rounds[number];
  const hands = now.hands.map((hand) => [...hand]);
  for (const { seat, action, tile } of now.actions.slice(0, ply)) {
    if (tile) hands[seat].push(tile);
    // A tile that nobody saw is somewhere among those face down.
    else if (isPlacement(action.action)) hands[seat].splice(hands[seat].indexOf(placedTile(action.action)), 1);
  }
  const made = now.actions[ply - 1];
  const last = made ? moveOf(made) : null;
  const elsewhere = made?.elsewhere ?? null;
  return {
    number,
    ply,
    rounds,
    hands: rounds[number].ended?.left ?? hands,
    last,
    elsewhere,
    stock: rounds[number].stock,
  };
}

/** @param {ReplayRound["actions"][number]} made @returns {Move} */
export const moveOf = ({ seat, action, turn }) => ({ seat, ...action, end: turn.end });

/**
 * As much of a table as names need: the players of a record.
 * @param {Replay} record @param {number} [own] the reader's seat, where it is known
 */
export function seatsOf({ players }, own) {
  const seats = players.map((name, seat) => ({ name, kind: "person", level: null, yours: seat === own }));
  return /** @type {TableView} */ (/** @type {unknown} */ ({ seats }));
}

/** The board that the last move of a position was made on. @param {Replay} record @param {number} at */
export function boardBefore(record, at) {
  const { rounds, last } = position(record, at);
  const { board } = rounds[rounds.length - 1];
  return last && isPlacement(last.action) ? board.slice(0, -1) : board;
}

/**
 * A round after some of its actions.
 * @param {ReplayRound} round @param {number} number @param {number} ply @returns {RoundView}
 */
function viewOf(round, number, ply) {
  const made = round.actions.slice(0, ply);
  /** @type {Turn[]} */
  const turns = [];
  for (const { turn, turn_number: at } of made) turns[at] = turn;
  const ended = ply === round.actions.length ? round.ended : null;
  const totals = [...round.before];
  for (const { seat, total } of turns) totals[seat] = total;
  const next = round.actions[ply];
  const placed = made.map(({ action }) => action.action).filter(isPlacement);
  return {
    number,
    before: round.before,
    board: round.start ? [`${round.start}@0,0`, ...placed] : placed,
    turns,
    ply,
    counts: ended ? ended.left.map(({ length }) => length) : [],
    stock: round.stock.length - made.filter(({ tile }) => tile).length,
    scores: ended ? round.scores : totals.map((total, seat) => total - round.before[seat]),
    totals: ended ? round.before.map((total, seat) => total + round.scores[seat]) : totals,
    to_move: next?.seat ?? -1,
    draws: 0,
    draws_left: null,
    ended,
    short: false,
  };
}
