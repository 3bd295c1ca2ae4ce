// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import { csvFile, jsonFile } from "../../../src/dreistein/web/static/play/games/files.js";
import { statisticsOf } from "../../../src/dreistein/web/static/play/games/statistics.js";

const NOON = Date.parse("2026-11-16T12:00:00Z");
const DAY = 86_400_000;
const utc = (/** @type {number} */ at) => new Date(at).toISOString().slice(0, 10);
const tally = (best = 0, hexagons = [0, 0, 0], out = 0) => ({ best, hexagons, out });

/** A finished game. @param {Record<string, any>} [about] @param {Record<string, any>} [more] @returns {any} */
function game(about = {}, more = {}) {
  return {
    id: "t1",
    phase: "over",
    at: NOON,
    waiting: false,
    yours: [0],
    tallies: [tally(), tally()],
    ...more,
    about: {
      names: ["Ada", ""],
      levels: [null, "casual"],
      edition: "german",
      target: 300,
      solitaire: false,
      day: null,
      match: 0,
      round: 1,
      totals: [310, 200],
      winners: [0],
      practice: false,
      people: 1,
      to_move: null,
      series: [],
      numbers: null,
      seeded: false,
      ...about,
    },
  };
}

const alone = (/** @type {number} */ points, about = {}) =>
  game({
    names: ["Ada"],
    levels: [null],
    solitaire: true,
    numbers: { rack: 10, draws: 20 },
    totals: [points],
    ...about,
  });

test("matches are counted by opponent and by edition", () => {
  const found = statisticsOf(
    [
      game(),
      game({ winners: [1] }),
      game({ names: ["Ada", "Ben"], levels: [null, null], winners: [0, 1], edition: "international" }),
      game({ names: ["Ada", "ben "], levels: [null, null], winners: [1] }),
      game({ names: ["Ada", "", ""], levels: [null, "casual", "casual"], totals: [1, 2, 3], winners: [2] }),
    ],
    NOON,
    utc,
  );
  assert.deepEqual(found.total, { matches: 5, won: 2, shared: 1 });
  assert.deepEqual(
    found.opponents.map(({ level, name, matches, won }) => [level ?? name, matches, won]),
    [
      ["casual", 3, 1],
      ["Ben", 2, 1],
    ],
  );
  assert.deepEqual(
    found.editions.map(({ edition, matches, won }) => [edition, matches, won]),
    [
      ["german", 4, 1],
      ["international", 1, 1],
    ],
  );
});

test("practice counts as a day played, and for nothing else", () => {
  const found = statisticsOf([game({ practice: true }, { tallies: [tally(99, [1, 1, 1], 1), tally()] })], NOON, utc);
  assert.equal(found.games, 1);
  assert.equal(found.total.matches, 0);
  assert.equal(found.bestRound, null);
  assert.deepEqual(found.hexagons, [0, 0, 0]);
  assert.equal(found.days, 1);
});

test("a table shared on one device has hexagons, but no winner called you", () => {
  const shared = game(
    { names: ["Ada", "Ben"], levels: [null, null] },
    { yours: [0, 1], tallies: [tally(50, [1, 0, 0], 1), tally(80, [0, 1, 0], 0)] },
  );
  const found = statisticsOf([shared], NOON, utc);
  assert.equal(found.total.matches, 0);
  assert.deepEqual(found.hexagons, [1, 1, 0]);
  assert.equal(found.bestRound?.points, 80);
});

test("the best round is one's own, hexagons are one's own", () => {
  const found = statisticsOf(
    [
      game({}, { tallies: [tally(120, [2, 1, 0], 1), tally(300, [9, 9, 9], 0)] }),
      game({}, { id: "t2", tallies: [tally(140, [0, 0, 1], 2), tally()] }),
    ],
    NOON,
    utc,
  );
  assert.equal(found.bestRound?.points, 140);
  assert.equal(found.bestRound?.game.id, "t2");
  assert.deepEqual(found.hexagons, [2, 1, 1]);
  assert.equal(found.out, 3);
});

test("solitaire is compared by edition, rack and draws, without chosen deals", () => {
  const found = statisticsOf(
    [
      alone(200),
      alone(-20),
      alone(500, { seeded: true }),
      alone(90, { numbers: { rack: 5, draws: 20 } }),
      alone(400, { practice: true }),
    ],
    NOON,
    utc,
  );
  assert.deepEqual(
    found.solitaire.map(({ rack, games, best, points }) => [rack, games, best, points]),
    [
      [10, 2, 200, 180],
      [5, 1, 90, 90],
    ],
  );
  assert.equal(found.total.matches, 0);
});

test("days in a row end with today or yesterday", () => {
  const on = (/** @type {number[]} */ ...days) => days.map((day) => game({}, { at: NOON - day * DAY }));
  assert.deepEqual(pick(statisticsOf(on(0, 0, 1, 2, 5), NOON, utc)), [4, 3, 3]);
  assert.deepEqual(pick(statisticsOf(on(1, 2), NOON, utc)), [2, 2, 2]);
  assert.deepEqual(pick(statisticsOf(on(2, 3, 4), NOON, utc)), [3, 0, 3]);
  assert.deepEqual(pick(statisticsOf([], NOON, utc)), [0, 0, 0]);
});

const pick = (/** @type {any} */ { days, streak, longest }) => [days, streak, longest];

test("a spreadsheet runs no name as a formula", () => {
  const text = csvFile([game({ names: ["=1+1", ""], totals: [-5, 3] })]);
  const [head, row] = text.trim().split("\n");
  assert.match(head, /^finished,table,match,/);
  assert.ok(row.includes("'=1+1 / casual"));
  assert.ok(row.includes("'-5 3"));
  assert.equal(head.split(",").length, row.split(",").length);
});

test("JSON holds everything the server listed", () => {
  const games = [game(), alone(3)];
  const reviews = [{ table: "a", match: 0 }];
  assert.deepEqual(JSON.parse(jsonFile(games, reviews)), { dreistein: "games/1", games, reviews });
});
