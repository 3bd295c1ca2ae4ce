// @ts-check
/** Names of players: their own, "you", those of a bot's character, or the number of the seat; and those of editions. */

import { CHARACTERS, isLevel, isRung, rungName } from "../../shared/players/levels.js";
import { looksOf } from "../../shared/players/looks.js";
import { has, t } from "../../shared/text.js";

/** @import { About, Level, SeatView, TableView } from "../types.js" */

/** @typedef {Pick<SeatView, "name" | "level" | "yours">} NamedSeat */

/** @param {NamedSeat[]} seats */
const ownCount = (seats) => seats.filter(({ yours }) => yours).length;

/** The name of a seat. @param {NamedSeat[]} seats @param {number} seat @param {string} [you] the key of "you" */
export function seatName(seats, seat, you = "you") {
  const { name, level, yours } = seats[seat];
  if (name) return name;
  if (yours && ownCount(seats) === 1) return t(you);
  if (!level) return t("seat-name", { number: seat + 1 });
  return botNames(seats)[seat];
}

/**
 * The names of the bots by seat: nobody at the table has the same.
 * @param {Pick<NamedSeat, "name" | "level">[]} seats @returns {string[]}
 */
function botNames(seats) {
  const taken = new Set(seats.map(({ name }) => name.toLowerCase()));
  return seats.map(({ name, level }) => {
    if (name || !level) return name;
    const { names } = CHARACTERS[level];
    const found = names.find((other) => !taken.has(other.toLowerCase())) ?? names[0];
    taken.add(found.toLowerCase());
    return found;
  });
}

/** A level in a word: on the ladder the name of the opponent. @param {Level} level */
export const levelWord = (level) => (isRung(level) ? rungName(level) : t(`page-level-${level}`));

/** A bot by its name and, unless they are the same, its level. @param {string} name @param {Level} level */
export function botText(name, level) {
  const word = levelWord(level);
  return name === word ? name : t("page-bot", { name, level: word });
}

/** The first bot of a level, before it sits anywhere. @param {Level} level */
export const levelText = (level) => botText(CHARACTERS[level].names[0], level);

/** The name of a seat, and its level where a bot plays. @param {TableView} table @param {number} seat */
export function wholeName(table, seat) {
  const { level, kind } = table.seats[seat];
  const name = nameOf(table, seat);
  return level && kind !== "person" ? botText(name, level) : name;
}

/** @param {TableView} table @param {number} seat */
export const nameOf = ({ seats }, seat) => seatName(seats, seat);

/** The name of a seat in the middle of a sentence: "you", not "You". @param {TableView} table @param {number} seat */
export const nameWithin = ({ seats }, seat) => seatName(seats, seat, "you-within");

/** Whether a seat with a name has to be marked as the viewer's own. @param {TableView} table @param {number} seat */
export const needsYou = ({ seats }, seat) =>
  Boolean(seats[seat].name) && seats[seat].yours && seats.length > 1 && ownCount(seats) === 1;

/** Whether sentences address a seat as "you". @param {TableView} table @param {number} seat */
export const whoIs = ({ seats }, seat) => (seats[seat].yours && ownCount(seats) === 1 ? "you" : "they");

/** The names of a table in a list, which does not say which of them is the reader. @param {About} about */
export function listNames({ names, levels }) {
  const seats = names.map((name, at) => ({ name, level: levels[at], yours: levels[at] === null }));
  return seats.map((_, seat) => seatName(seats, seat));
}

/**
 * The players of a record, which has bots by their level, and nameless people by the number of their seat.
 * @param {string[]} players
 * @param {number} [own] the reader's seat, where it is known
 */
export function recordPlayers(players, own) {
  const seats = players.map((player, seat) => {
    const level = isLevel(player) ? player : null;
    return { name: level || player === String(seat + 1) ? "" : player, level, yours: seat === own };
  });
  return { names: seats.map((_, seat) => seatName(seats, seat)), looks: looksOf(seats) };
}

/** The name of a printed edition, or of house rules that have one. @param {string} name */
export function editionText(name) {
  if (has(`edition-${name}`)) return t(`edition-${name}`);
  const [base, changed] = name.split(",");
  return changed || base === "own" ? t("page-own-numbers") : t("edition-house", { name });
}
