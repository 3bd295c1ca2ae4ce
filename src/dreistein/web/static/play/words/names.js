// @ts-check
/** Names of players: their own, "you", a bot by its level, or the number of the seat. */

import { isLevel } from "../../shared/levels.js";
import { t } from "../../shared/text.js";

/** @import { About, SeatView, TableView } from "../types.js" */

/** @typedef {Pick<SeatView, "name" | "level" | "yours">} NamedSeat */

/** @param {NamedSeat[]} seats */
const ownCount = (seats) => seats.filter(({ yours }) => yours).length;

/** The name of a seat. @param {NamedSeat[]} seats @param {number} seat @param {string} [you] the key of "you" */
export function seatName(seats, seat, you = "you") {
  const { name, level, yours } = seats[seat];
  if (name) return name;
  if (yours && ownCount(seats) === 1) return t(you);
  if (!level) return t("seat-name", { number: seat + 1 });
  const alike = seats.flatMap((other, at) => (!other.name && other.level === level ? [at] : []));
  const bot = { level: t(`page-level-${level}`), number: alike.indexOf(seat) + 1 };
  return t(alike.length > 1 ? "page-bot-numbered" : "page-bot", bot);
}

/** @param {TableView} table @param {number} seat */
export const nameOf = ({ seats }, seat) => seatName(seats, seat);

/** The name of a seat in the middle of a sentence: "you", not "You". @param {TableView} table @param {number} seat */
export const nameWithin = ({ seats }, seat) => seatName(seats, seat, "you-within");

/** Whether sentences address a seat as "you". @param {TableView} table @param {number} seat */
export const whoIs = ({ seats }, seat) => (seats[seat].yours && ownCount(seats) === 1 ? "you" : "they");

/**
 * The names of a table in a list, which does not say which of them is the reader.
 * @param {About} about
 */
export function listNames({ names, levels }) {
  const seats = names.map((name, at) => ({ name, level: levels[at], yours: levels[at] === null }));
  return seats.map((_, seat) => seatName(seats, seat));
}

/**
 * The names of a record: bots by their level, nameless people by the number of their seat.
 * @param {string[]} players
 */
export function recordNames(players) {
  const seats = players.map((player, seat) => {
    const level = isLevel(player) ? player : null;
    return { name: level || player === String(seat + 1) ? "" : player, level, yours: false };
  });
  return seats.map((_, seat) => seatName(seats, seat));
}
