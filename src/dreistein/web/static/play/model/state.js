// @ts-check
/**
 * A table as the page knows it: a fold over the server's messages. No DOM, no clock.
 *
 * Nothing here knows the rules: what is allowed and what it brings comes from the server.
 */

import { cellsBeside, keyOf } from "../../shared/rules/lattice.js";
import { cellOf, isPlacement, parsePlacement, placedTile } from "../../shared/rules/placements.js";

/** @import { Acted, Changed, Choice, Hand, Move, RoundView, ServerMessage, Spot, TableView } from "../types.js" */
/** @import { SeatView } from "../../shared/wire.js" */
/** @import { Shown, State, Viewed } from "../session/types.js" */

/**
 * The state after a message; the same one if the message changes nothing.
 * @param {State | null} state @param {ServerMessage} message @returns {State | null}
 */
export function fold(state, message) {
  switch (message.type) {
    case "view":
      return { table: message.table, seq: message.seq, spectators: state?.spectators ?? 0, hinted: null };
    case "changed":
      if (!state || message.seq < state.seq) return state;
      return stillHinted({ ...state, seq: message.seq, table: changed(state.table, message) });
    case "acted":
      if (!state || message.seq <= state.seq) return state;
      return stillHinted({ ...state, seq: message.seq, table: acted(state.table, message) });
    case "presence":
      if (!state) return state;
      return { ...state, spectators: message.spectators, table: present(state.table, message.here) };
    case "hinted":
      return state && { ...state, hinted: message.seat };
    default:
      return state;
  }
}

/** Who is connected now. @param {TableView} table @param {boolean[]} here by seat @returns {TableView} */
const present = (table, here) => ({ ...table, seats: table.seats.map((seat, at) => ({ ...seat, here: here[at] })) });

/** Whoever asked for a hint is marked until the turn is over. @param {State} state @returns {State} */
function stillHinted(state) {
  const round = roundOf(state.table);
  const same = state.table.phase === "playing" && round?.to_move === state.hinted;
  return same ? state : { ...state, hinted: null };
}

/** @param {TableView} table @param {Changed} message @returns {TableView} */
const changed = (table, message) => ({
  ...table,
  ...message.table,
  rounds: [...table.rounds.slice(0, message.kept), ...message.rounds],
});

/** @param {TableView} table @param {Acted} news @returns {TableView} */
function acted(table, news) {
  const last = table.rounds[table.rounds.length - 1];
  const { action, ply, counts, stock, scores, totals, to_move, draws, draws_left } = news;
  /** @type {RoundView} */
  const round = {
    ...last,
    ...{ ply, counts, stock, scores, totals, to_move, draws, draws_left },
    board: isPlacement(action.action) ? [...last.board, action.action] : last.board,
    turns: [...last.turns.slice(0, news.turn_number), news.turn],
  };
  const hands = table.hands.map((hand) => {
    const fresh = news.hands.find(({ seat }) => seat === hand.seat);
    return fresh ?? { ...hand, drawn: [], choices: null };
  });
  const { left, may_undo, undo_shows } = news;
  return { ...table, rounds: [...table.rounds.slice(0, -1), round], hands, left, may_undo, undo_shows };
}

/** The milliseconds left in the turn, if a message says it; null if no clock runs. @param {Shown} message */
export const timeLeft = (message) =>
  message.type === "acted" ? message.left : "table" in message ? message.table.left : undefined;

/** The round on the table; null before the first. @param {TableView} table @returns {RoundView | null} */
export const roundOf = (table) => table.rounds[table.rounds.length - 1] ?? null;

/** The viewer's hand that is to move, if any. @param {TableView} table @returns {Hand | null} */
export const handToMove = (table) => table.hands.find(({ choices }) => choices !== null) ?? null;

/** Everybody's total in the match. @param {TableView} table @returns {number[]} */
export const totalsOf = (table) => roundOf(table)?.totals ?? table.seats.map(() => 0);

/** What a hand may do: by tile the spots, and whether it may draw or end the turn. @param {Hand | null} hand */
export function options(hand) {
  const choices = hand?.choices ?? [];
  const placements = choices.filter(({ action }) => isPlacement(action));
  return {
    placements,
    tiles: new Set(placements.map(({ action }) => placedTile(action))),
    draw: choices.find(({ action }) => action === "+") ?? null,
    end: choices.find(({ action }) => action === "-") ?? null,
  };
}

/**
 * Whether the house rule forbids drawing and passing now, because a tile fits.
 * @param {TableView} table
 * @param {Hand | null} hand the one to move here
 */
export const mustPlace = (table, hand) =>
  table.edition.must_place === true && options(hand).tiles.size > 0 && (roundOf(table)?.board.length ?? 0) > 0;

/**
 * The spots for a tile, or (tile null) for any, in reading order.
 * @param {Hand | null} hand @param {string | null} tile @returns {Spot[]}
 */
export function spotsFor(hand, tile) {
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  for (const choice of options(hand).placements) {
    if (tile !== null && placedTile(choice.action) !== tile) continue;
    const key = cellOf(choice.action);
    const [x, y] = key.split(",").map(Number);
    const spot = spots.get(key) ?? { key, x, y, choices: [] };
    spot.choices.push(choice);
    spots.set(key, spot);
  }
  return Array.from(spots.values()).sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * Every open place of a board that marks nothing, whether or not a tile fits there.
 * @param {readonly string[]} board placements @param {Hand | null} hand @param {string | null} tile
 * @returns {Spot[]}
 */
export function openPlaces(board, hand, tile) {
  const places = new Map(spotsFor(hand, tile).map((spot) => [spot.key, spot]));
  const taken = new Set(board.map(cellOf));
  for (const { x, y } of board.map(parsePlacement))
    for (const beside of cellsBeside({ x, y })) {
      const key = keyOf(beside.x, beside.y);
      if (!taken.has(key) && !places.has(key)) places.set(key, { key, x: beside.x, y: beside.y, choices: [] });
    }
  return Array.from(places.values()).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The best choice for a spot. @param {Spot} spot @returns {Choice} */
export const bestChoice = (spot) =>
  spot.choices.reduce((best, choice) => (choice.points > best.points ? choice : best));

/** Every action of a round, with its seat. @param {RoundView} round @returns {Move[]} */
export const movesOf = (round) =>
  round.turns.flatMap(({ seat, actions, end }) => actions.map((action) => ({ seat, ...action, end })));

/**
 * The actions since a viewer's own last turn, for marking. A spectator sees the last one.
 * @param {RoundView} round
 * @param {number[]} own the viewer's seats
 * @returns {Move[]}
 */
export function sinceOwnTurn(round, own) {
  if (!own.length) return movesOf(round).slice(-1);
  const last = round.turns.findLastIndex(({ seat }) => own.includes(seat));
  return movesOf({ ...round, turns: round.turns.slice(last + 1) });
}

/** @param {TableView} table */
export const ownSeats = (table) => table.seats.flatMap((seat, at) => (seat.yours ? [at] : []));

/** Whether a match needs people on other devices, seated or invited. @param {TableView} table */
export const needsOthers = ({ seats }) =>
  seats.some(({ kind, yours }) => kind === "invited" || (kind === "person" && !yours));

/** Whether somebody who comes may take a seat. @param {Pick<SeatView, "kind"> & Partial<SeatView>} seat */
export const isFree = ({ kind, heir }) => (kind === "invited" || kind === "open") && !heir;

/** The seat that is the viewer's from the next deal on; -1 if none is. @param {SeatView[]} seats */
export const heirSeat = (seats) => seats.findIndex(({ heir }) => heir?.yours);

/** The other people at a table. @param {TableView} table @returns {number[]} */
export const otherPeople = ({ seats }) =>
  seats.flatMap(({ kind, yours }, seat) => (kind === "person" && !yours ? [seat] : []));

/** Whether there is anybody to talk to. @param {TableView} table */
export const maySpeak = (table) => !table.spectator && otherPeople(table).length > 0;

/** The position that a request is meant for. @param {TableView} table */
export const positionOf = (table) => ({ round: table.rounds.length - 1, ply: roundOf(table)?.ply ?? 0 });

/** A name for a position, the match included. @param {TableView} table */
export function positionKey(table) {
  const { round, ply } = positionOf(table);
  return [table.match, round, ply].join(".");
}

/**
 * Whether others have declined a request to undo of a player at this device.
 * @param {TableView} before @param {Viewed} message
 */
export function isUndoDeclined(before, { table, news }) {
  const request = before.undo;
  return request !== null && !table.undo && news?.kind === "undo-answered" && ownSeats(before).includes(request.seat);
}

/** @param {TableView} table */
const isShared = (table) => ownSeats(table).length > 1;

/**
 * The seat that is to move and still covered: the device goes to its player.
 * @param {TableView} table
 * @param {number | null} revealed the seat whose tiles may be seen
 */
export function coveredSeat(table, revealed) {
  const hand = handToMove(table);
  return hand && isShared(table) && hand.seat !== revealed ? hand.seat : null;
}

/** The hand that is to move here, if it may be seen. @param {TableView} table @param {number | null} revealed */
export const movingHand = (table, revealed) => (coveredSeat(table, revealed) === null ? handToMove(table) : null);

/** The hand of a seat. @param {TableView} table @param {number} seat */
export const handOf = (table, seat) => table.hands.find((hand) => hand.seat === seat) ?? null;

/**
 * The hand on the rack; null while it is covered.
 * @param {TableView} table @param {number | null} revealed @returns {Hand | null}
 */
export const rackHand = (table, revealed) => (isShared(table) ? movingHand(table, revealed) : (table.hands[0] ?? null));

/** How many tiles are on the rack, seen or covered. @param {TableView} table @param {number | null} revealed */
export function rackSize(table, revealed) {
  const covered = coveredSeat(table, revealed);
  return rackHand(table, revealed)?.tiles.length ?? roundOf(table)?.counts[covered ?? -1] ?? 0;
}
