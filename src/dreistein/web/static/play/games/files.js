// @ts-check
/** A person's finished games as files: JSON as the server lists them, CSV for spreadsheets. Pure. */

import { csvText } from "../../shared/files/csv.js";

/** @import { ReviewedMatch, TableSummary } from "../types.js" */

const COLUMNS = [
  ...["finished", "table", "match", "kind", "edition", "rack", "draws", "day", "players", "yours", "totals", "winners"],
  ...["best round", "hexagons", "double hexagons", "triple hexagons", "out", "practice", "game code"],
];

/** @param {TableSummary[]} games @param {ReviewedMatch[]} [reviews] figures of those that were reviewed */
export const jsonFile = (games, reviews = []) =>
  `${JSON.stringify({ dreistein: "games/1", games, reviews }, null, 1)}\n`;

/** @param {TableSummary[]} games */
export const csvFile = (games) => csvText([COLUMNS, ...games.map(row)]);

/** Seats are counted from 1, as people do. @param {TableSummary} game */
function row({ id, at, about, yours, tallies }) {
  const own = yours.map((seat) => tallies[seat]).filter(Boolean);
  const sum = (/** @type {(tally: typeof own[number]) => number} */ of) =>
    own.reduce((all, tally) => all + of(tally), 0);
  const seats = (/** @type {number[]} */ numbers) => numbers.map((seat) => seat + 1).join(" ");
  return [
    new Date(at).toISOString(),
    id,
    about.match + 1,
    about.solitaire ? "solitaire" : "match",
    about.edition,
    about.numbers?.rack ?? null,
    about.numbers?.draws ?? null,
    about.day,
    about.names.map((name, seat) => name || about.levels[seat] || `${seat + 1}`).join(" / "),
    seats(yours),
    about.totals.join(" "),
    seats(about.winners),
    own.length ? Math.max(...own.map(({ best }) => best)) : null,
    sum(({ hexagons }) => hexagons[0]),
    sum(({ hexagons }) => hexagons[1]),
    sum(({ hexagons }) => hexagons[2]),
    sum(({ out }) => out),
    about.practice ? "yes" : "no",
    about.seeded ? "yes" : "no",
  ];
}
