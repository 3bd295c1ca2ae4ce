// @ts-check
/**
 * A table as the page knows it: a fold over the server's messages. No DOM, no clock.
 *
 * Nothing here knows the rules: what is allowed and what it brings comes from the server.
 */

import { cellOf, isPlacement, tileOf, valueOf } from "../../shared/geometry.js";

/** @typedef {import("../types.js").TableView} TableView */
/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {import("../types.js").Acted} Acted */
/** @typedef {import("../types.js").Hand} Hand */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").RoundView} RoundView */
/** @typedef {import("../types.js").PadLine} PadLine */
/** @typedef {import("../types.js").Edition} Edition */
/** @typedef {import("../types.js").Turn} Turn */

/**
 * @typedef {object} State
 * @property {TableView} table
 * @property {number} seq the number of the last message that counted
 * @property {number} spectators
 */

/**
 * The state after a message; the same one where the message changes nothing.
 * @param {State | null} state
 * @param {ServerMessage} message
 * @returns {State | null}
 */
export function fold(state, message) {
  switch (message.type) {
    case "view":
      return { table: message.table, seq: message.seq, spectators: state?.spectators ?? 0 };
    case "acted":
      if (!state || message.seq <= state.seq) return state;
      return { ...state, seq: message.seq, table: acted(state.table, message) };
    case "presence":
      if (!state) return state;
      return {
        ...state,
        spectators: message.spectators,
        table: {
          ...state.table,
          seats: state.table.seats.map((seat, at) => ({ ...seat, here: message.here[at] })),
        },
      };
    default:
      return state;
  }
}

/**
 * @param {TableView} table
 * @param {Acted} news
 * @returns {TableView}
 */
function acted(table, news) {
  const last = table.rounds[table.rounds.length - 1];
  /** @type {RoundView} */
  const round = {
    ...last,
    board: isPlacement(news.turn.action) ? [...last.board, news.turn.action] : last.board,
    turns: [...last.turns, news.turn],
    counts: news.counts,
    stock: news.stock,
    scores: news.scores,
    turn: news.to_move,
    draws: news.draws,
    draws_left: news.draws_left,
  };
  const hands = table.hands.map((hand) => {
    const fresh = news.hands.find(({ seat }) => seat === hand.seat);
    return fresh ?? { ...hand, drawn: [], choices: null };
  });
  return {
    ...table,
    rounds: [...table.rounds.slice(0, -1), round],
    hands,
    left: news.left,
    may_undo: news.may_undo,
  };
}

/** The round on the table; null before the first. @param {TableView} table @returns {RoundView | null} */
export const roundOf = (table) => table.rounds[table.rounds.length - 1] ?? null;

/** The viewer's hand whose turn it is; null while it is nobody's of theirs. @param {TableView} table @returns {Hand | null} */
export const handToMove = (table) => table.hands.find(({ choices }) => choices !== null) ?? null;

/** How everybody stands now. @param {TableView} table */
export function standing(table) {
  const round = roundOf(table);
  return table.seats.map((_, seat) => (table.totals[seat] ?? 0) + (round?.scores[seat] ?? 0));
}

/**
 * What a hand may do: by tile the places, and whether it may draw or end the turn.
 * @param {Hand | null} hand
 */
export function options(hand) {
  const choices = hand?.choices ?? [];
  const placements = choices.filter(({ action }) => isPlacement(action));
  return {
    placements,
    tiles: new Set(placements.map(({ action }) => tileOf(action))),
    draw: choices.find(({ action }) => action === "+") ?? null,
    end: choices.find(({ action }) => action === "-") ?? null,
  };
}

/**
 * The places for a tile, or (tile null) for any, in reading order.
 * @param {Hand | null} hand
 * @param {string | null} tile
 * @returns {Place[]}
 */
export function placesFor(hand, tile) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const choice of options(hand).placements) {
    if (tile !== null && tileOf(choice.action) !== tile) continue;
    const key = cellOf(choice.action);
    const [x, y] = key.split(",").map(Number);
    const place = places.get(key) ?? { key, x, y, choices: [] };
    place.choices.push(choice);
    places.set(key, place);
  }
  return Array.from(places.values()).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The best choice for a place. @param {Place} place @returns {Choice} */
export const bestChoice = (place) =>
  place.choices.reduce((best, choice) => (choice.points > best.points ? choice : best));

/**
 * What was placed since a seat's own last turn, for marking: the actions after it. Who only watches sees the last one.
 * @param {RoundView} round
 * @param {number[]} own
 * @returns {Turn[]}
 */
export function sinceOwnTurn(round, own) {
  if (!own.length) return round.turns.slice(-1);
  let at = round.turns.length;
  while (at > 0 && !own.includes(round.turns[at - 1].seat)) at -= 1;
  return round.turns.slice(at);
}

/** @param {TableView} table */
export const ownSeats = (table) =>
  table.seats.flatMap((seat, at) => (seat.yours ? [at] : []));

/**
 * A round's lines of the score pad: one for each turn, in order.
 * @param {RoundView} round
 * @param {Edition} edition
 * @param {number[]} before totals before the round
 * @param {boolean} [running] whether the last turn may still go on
 * @returns {PadLine[]}
 */
export function padLines(round, edition, before, running = true) {
  const totals = [...before];
  /** @type {PadLine[]} */
  const lines = [];
  /** @type {PadLine | null} */
  let line = null;
  round.turns.forEach((turn, at) => {
    if (line === null || line.seat !== turn.seat || !line.open) {
      line = newLine(turn.seat);
      lines.push(line);
    }
    totals[turn.seat] += turn.points;
    line.total = totals[turn.seat];
    if (turn.action === "+") {
      line.drawn += 1;
      line.drawnPoints -= edition.draw;
      line.endPoints += turn.points + edition.draw;
      const next = round.turns[at + 1];
      const goesOn = next
        ? next.seat === turn.seat && line.drawn < edition.draws + 1 && !startsAnew(next, line, edition)
        : running && !round.ended && round.turn === turn.seat && round.draws > 0;
      if (!goesOn) {
        line.open = false;
        line.end = "none-fits";
      }
    } else {
      line.open = false;
      if (isPlacement(turn.action)) {
        line.tile = tileOf(turn.action);
        line.tilePoints = valueOf(line.tile);
        line.bonus = turn.bonus;
        line.hexagons = turn.hexagons;
        line.bonusPoints = turn.points - line.tilePoints;
      } else {
        line.end = line.drawn === edition.draws ? "kept" : "passed";
        line.endPoints += turn.points;
      }
    }
  });
  return lines;
}

/** In solitaire the same seat goes on: a draw after the last one possible begins a turn. @param {Turn} next @param {PadLine} line @param {Edition} edition */
const startsAnew = (next, line, edition) => line.drawn >= edition.draws && next.action === "+";

/** @param {number} seat @returns {PadLine} */
function newLine(seat) {
  return {
    seat,
    tile: null,
    tilePoints: 0,
    bonus: null,
    hexagons: 0,
    bonusPoints: 0,
    drawn: 0,
    drawnPoints: 0,
    end: null,
    endPoints: 0,
    total: 0,
    open: true,
  };
}
