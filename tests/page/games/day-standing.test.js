// @ts-check
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { shareLine, standingLines } from "../../../src/dreistein/web/static/play/games/day-standing.js";
import { part, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";

before(async () => {
  serveTexts();
  await speak("en");
  await part("day");
});

/** @param {Record<string, any>} [changes] @returns {any} */
const game = (changes = {}) => ({
  day: "2026-11-16",
  yours: { rank: 3, score: 212 },
  count: 40,
  median: 180,
  expert: 231,
  streak: 4,
  ...changes,
});

/** Without the marks that keep numbers in their direction. @param {string} text */
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

test("the line of a day has its date, points, rank, streak and address, and nothing else", () => {
  const [title, told, address, ...more] = plain(shareLine(game(), "https://example.org")).split("\n");
  assert.match(title, /^Dreistein · .*16.*2026$/);
  assert.equal(told, "Points: 212 · Rank 3 of 40 · 4 days in a row");
  assert.equal(address, "https://example.org/day/2026-11-16");
  assert.deepEqual(more, []);
});

test("one day is no streak, and the only player has no rank", () => {
  const line = plain(shareLine(game({ streak: 1, count: 1 }), "https://example.org"));
  assert.equal(line.split("\n")[1], "Points: 212");
  assert.ok(!standingLines(game({ streak: 1 })).some((text) => text.includes("in a row")));
  assert.ok(standingLines(game({ streak: 2 })).some((text) => plain(text) === "2 days in a row"));
});

test("whoever has not played has nothing to share", () => {
  assert.equal(shareLine(game({ yours: null }), "https://example.org"), "");
  assert.deepEqual(standingLines(game({ yours: null })), []);
});

test("the expert is told as about, and only once it is known", () => {
  const lines = standingLines(game()).map(plain);
  assert.ok(lines.includes("The expert scores about 231 with the same tiles."), lines.join("|"));
  assert.ok(!standingLines(game({ expert: null })).some((text) => text.includes("expert")));
});
