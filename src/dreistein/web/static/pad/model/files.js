// @ts-check
/** Games as files: JSON with whole journals, CSV for spreadsheets; both can be read back. Pure. */

import { csvText } from "../../shared/files/csv.js";
import { tileOf } from "../../shared/rules/tiles.js";
import { sheetOf } from "./journal.js";
import { isJournal } from "./validation.js";

/** @import { BonusKind, Entry, Game, Left, Op, TurnEnd } from "../types.js" */

/** A file that is not a score pad's. */
export class Unreadable extends Error {}

const COLUMNS = [
  "game",
  "date",
  "edition",
  "round",
  "kind",
  "seat",
  "player",
  "draws",
  "tile",
  "value",
  "bonus",
  "hexagons",
  "left",
  "points",
  "total",
];
const ID = /^[\w-]{1,64}$/;

/** @param {Game[]} games */
export const toJson = (games) =>
  JSON.stringify(
    { "dreistein-pad": 1, games: games.map(({ id, created, changed, ops }) => ({ id, created, changed, ops })) },
    null,
    1,
  );

/** @param {Pick<Game, "id" | "created" | "changed" | "ops">} given @returns {Game} */
const whole = ({ id, created, changed, ops }) => ({ id, created, changed, ops, draft: null, live: null });

/** @param {unknown} time */
const isTime = (time) => typeof time === "number" && Number.isFinite(time) && time >= 0;

/** @param {string} text @returns {Game[]} */
export function fromJson(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Unreadable();
  }
  if (file?.["dreistein-pad"] !== 1 || !Array.isArray(file.games)) throw new Unreadable();
  return file.games.map((/** @type {any} */ game) => {
    if (!ID.test(String(game?.id)) || !isTime(game.created) || !isTime(game.changed) || !isJournal(game.ops))
      throw new Unreadable();
    return whole({ ...game, id: String(game.id) });
  });
}

// ---------------------------------------------------------------------- CSV

/** @param {Game} game @returns {(string | number | null)[][]} */
function rowsOf(game) {
  const sheet = sheetOf(game.ops);
  const date = new Date(game.created).toISOString();
  const edition = JSON.stringify(sheet.edition);
  /** @type {(string | number | null)[][]} */
  const rows = sheet.names.map((name, seat) => [
    game.id,
    date,
    edition,
    null,
    "player",
    seat,
    name,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  for (const round of sheet.rounds) {
    for (const line of round.lines) {
      const entry = sheet.entries[line.at];
      if (entry.kind !== "turn") continue;
      rows.push([
        game.id,
        date,
        null,
        round.number + 1,
        entry.end,
        line.seat,
        sheet.names[line.seat],
        line.draws,
        entry.tile,
        entry.value,
        entry.bonus,
        entry.hexagons || null,
        null,
        line.points,
        line.total,
      ]);
    }
    const entry = round.end && sheet.entries[round.end.at];
    if (!round.end || entry?.kind !== "end") continue;
    const { end } = round;
    sheet.names.forEach((name, seat) => {
      const left = entry.left[seat];
      const text = "tiles" in left ? `tiles ${left.tiles.join(" ")}`.trim() : left.value;
      const kind = entry.how === "blocked" ? "blocked" : entry.seat === seat ? "out" : "holds";
      rows.push([
        game.id,
        date,
        null,
        round.number + 1,
        kind,
        seat,
        name,
        null,
        null,
        null,
        null,
        null,
        text,
        end.points[seat],
        round.before[seat] + round.scores[seat],
      ]);
    });
  }
  return rows;
}

/** @param {Game[]} games */
export const toCsv = (games) => csvText([COLUMNS, ...games.flatMap(rowsOf)]);

/** The cells of a CSV text. @param {string} text */
function parse(text) {
  /** @type {string[][]} */
  const rows = [];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/g)) {
    if (!rows.length) rows.push([]);
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows[rows.length - 1].push(value.replace(/^'(?='*[=+\-@\t\r])/, ""));
    if (end !== "," && end !== ";") rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ""));
}

/** @param {string} text @returns {Game[]} */
export function fromCsv(text) {
  const [head, ...rows] = parse(text);
  if (!head || COLUMNS.some((name) => !head.includes(name))) throw new Unreadable();
  /** @type {Map<string, Record<string, string>[]>} */
  const games = new Map();
  for (const row of rows) {
    const named = Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""]));
    const lines = games.get(named.game);
    if (lines) lines.push(named);
    else games.set(named.game, [named]);
  }
  return Array.from(games, ([id, lines]) => gameOf(id, lines));
}

/** @param {string} text */
const number = (text) => (text === "" ? null : Number(text));

/** @param {string} id @param {Record<string, string>[]} rows @returns {Game} */
function gameOf(id, rows) {
  const players = rows.filter(({ kind }) => kind === "player");
  const created = Date.parse(rows[0].date);
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Record<string, string>[]} */
  let ending = [];
  for (const row of rows) {
    if (["placed", "kept", "empty", "cut"].includes(row.kind)) entries.push(turnFrom(row));
    if (!["out", "holds", "blocked"].includes(row.kind)) continue;
    ending.push(row);
    if (ending.length === players.length) {
      entries.push(endFrom(ending));
      ending = [];
    }
  }
  /** @type {any} */
  let edition;
  try {
    edition = JSON.parse(players[0]?.edition ?? "");
  } catch {
    throw new Unreadable();
  }
  const names = players.map(({ player }) => player);
  /** @type {Op[]} */
  const ops = [{ op: "setup", names, edition }, ...entries.map((entry) => /** @type {Op} */ ({ op: "add", entry }))];
  if (!ID.test(id) || !isTime(created) || !isJournal(ops)) throw new Unreadable();
  return whole({ id, created, changed: created, ops });
}

/** @param {Record<string, string>} row @returns {Entry} */
const turnFrom = (row) => ({
  kind: "turn",
  seat: Number(row.seat),
  draws: Number(row.draws),
  end: /** @type {TurnEnd} */ (row.kind),
  // Spreadsheets turn 012 into 12.
  tile: row.tile === "" ? null : tileOf(row.tile.padStart(3, "0")),
  value: number(row.value),
  bonus: /** @type {BonusKind | null} */ (row.bonus || null),
  hexagons: Number(row.hexagons),
});

/** @param {Record<string, string>[]} rows @returns {Entry} */
function endFrom(rows) {
  const out = rows.findIndex(({ kind }) => kind === "out");
  const left = rows.map(({ left: text }) => {
    if (!text.startsWith("tiles")) return /** @type {Left} */ ({ value: Number(text) });
    return /** @type {Left} */ ({ tiles: text.split(" ").slice(1) });
  });
  return { kind: "end", how: out < 0 ? "blocked" : "out", seat: out < 0 ? null : out, left };
}

/** Games from a file of either kind. @param {string} text */
export const fromFile = (text) => (text.trimStart().startsWith("{") ? fromJson(text) : fromCsv(text));
