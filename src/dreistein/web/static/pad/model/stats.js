// @ts-check
/** Each player's statistics over all games. Pure. */

import { keyOf } from "../../shared/players/names.js";

/** @import { PlayerRecord, Sheet } from "../types.js" */

/** @param {string} name @returns {PlayerRecord} */
const fresh = (name) => ({
  name,
  games: 0,
  wins: 0,
  shared: 0,
  points: 0,
  best: null,
  rounds: 0,
  bestRound: null,
  turns: 0,
  bridges: 0,
  doubles: 0,
  hexagons: 0,
  bonusPoints: 0,
  draws: 0,
  outs: 0,
  history: [],
  seat: 0,
});

/** @param {number | null} a @param {number} b */
const better = (a, b) => (a === null ? b : Math.max(a, b));

/** @param {PlayerRecord} record @param {Sheet} sheet @param {number} seat */
function addRounds(record, sheet, seat) {
  for (const round of sheet.rounds) {
    for (const line of round.lines.filter((one) => one.seat === seat)) {
      record.turns += 1;
      record.draws += line.draws;
      if (line.bonus === "bridge") record.bridges += 1;
      if (line.bonus === "double") record.doubles += 1;
      record.hexagons += line.hexagons;
      if (line.bonus !== "start") record.bonusPoints += line.bonusPoints;
    }
    if (!round.end) continue;
    record.rounds += 1;
    record.bestRound = better(record.bestRound, round.scores[seat]);
    if (round.end.how === "out" && round.end.seat === seat) record.outs += 1;
  }
}

/**
 * The table of all time: most wins first, then the better average.
 * @param {{changed: number, sheet: Sheet}[]} games @returns {PlayerRecord[]}
 */
export function tableOfAllTime(games) {
  /** @type {Map<string, PlayerRecord>} */
  const people = new Map();
  for (const { changed, sheet } of [...games].sort((a, b) => a.changed - b.changed)) {
    sheet.names.forEach((name, seat) => {
      const record = people.get(keyOf(name)) ?? fresh(name);
      record.name = name;
      record.seat = seat;
      people.set(keyOf(name), record);
      addRounds(record, sheet, seat);
      if (!sheet.over) return;
      const won = sheet.winners.includes(seat);
      record.games += 1;
      record.wins += Number(won);
      record.shared += Number(won && sheet.winners.length > 1);
      record.points += sheet.totals[seat];
      record.best = better(record.best, sheet.totals[seat]);
      record.history.push({ at: changed, total: sheet.totals[seat], won });
    });
  }
  return Array.from(people.values()).sort(
    (a, b) => b.wins - a.wins || average(b) - average(a) || a.name.localeCompare(b.name),
  );
}

/**
 * A colour for each: that of their seat in their latest game, if nobody before them has it.
 * @param {PlayerRecord[]} people at most as many as colours
 * @param {number} [colours]
 */
export function coloursOf(people, colours = 6) {
  /** @type {Set<number>} */
  const taken = new Set();
  return people.map(({ seat }) => {
    const free = [seat, ...Array(colours).keys()].find((colour) => !taken.has(colour)) ?? seat;
    taken.add(free);
    return free;
  });
}

/** @param {PlayerRecord} record */
export const average = ({ points, games }) => (games ? points / games : -Infinity);
