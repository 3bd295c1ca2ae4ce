// @ts-check
/** Games as files: JSON with whole journals, CSV for spreadsheets; both can be read back. Pure. */

import { csvText } from "../../shared/files/csv.js";
import { tileOf } from "../../shared/rules/tiles.js";
import { sheetOf } from "./journal.js";
import { isJournal } from "./validation.js";

/** @import { BonusKind, Entry, Game, Left, Op, TurnEnd } from "../types.js" */

/** A file that is not a score pad's. */
export class Unreadable extends Error {}

/** @typedef {Record<string, string | number | null>} Row by column; what is left out stays empty */

const COLUMNS = [
  ...["game", "date", "edition", "round", "kind", "seat", "player", "draws", "tile", "value"],
  ...["bonus", "hexagons", "left", "points", "total"],
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

/** @param {Game} game @returns {Row[]} */
function rowsOf(game) {
  const sheet = sheetOf(game.ops);
  const { names } = sheet;
  const edition = JSON.stringify(sheet.edition);
  /** @type {Row[]} */
  const rows = names.map((player, seat) => ({ edition, kind: "player", seat, player }));
  for (const { number, lines, end, before, scores } of sheet.rounds) {
    const round = number + 1;
    for (const { at, seat, draws, points, total } of lines) {
      const entry = sheet.entries[at];
      if (entry.kind !== "turn") continue;
      const { end: kind, tile, value, bonus } = entry;
      const hexagons = entry.hexagons || null;
      rows.push({ round, kind, seat, player: names[seat], draws, tile, value, bonus, hexagons, points, total });
    }
    if (!end) continue;
    const entry = sheet.entries[end.at];
    if (entry.kind !== "end") continue;
    names.forEach((player, seat) => {
      const held = entry.left[seat];
      const left = "tiles" in held ? `tiles ${held.tiles.join(" ")}`.trim() : held.value;
      const kind = entry.how === "blocked" ? "blocked" : entry.seat === seat ? "out" : "holds";
      rows.push({ round, kind, seat, player, left, points: end.points[seat], total: before[seat] + scores[seat] });
    });
  }
  const date = new Date(game.created).toISOString();
  return rows.map((row) => ({ game: game.id, date, ...row }));
}

/** @param {Game[]} games */
export const toCsv = (games) =>
  csvText([COLUMNS, ...games.flatMap(rowsOf).map((row) => COLUMNS.map((column) => row[column]))]);

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
