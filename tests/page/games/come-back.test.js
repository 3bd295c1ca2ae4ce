import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = {
  createComment: () => ({}),
  createTreeWalker: () => ({}),
  createElement: () => ({}),
  head: { append: () => undefined },
};
const { waitingOf } = await import("../../../src/dreistein/web/static/play/screens/come-back.js");

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-16T12:00:00Z");

const game = (about, more = {}) => ({
  phase: "over",
  at: NOW,
  waiting: false,
  yours: [0],
  ...more,
  about: { names: ["Ada", ""], levels: [null, "max"], winners: [0], totals: [9, 5], day: null, people: 1, ...about },
});
const dayGame = (day, at) => game({ day, levels: [null], names: ["Ada"] }, { at });

test("what waits: tables with people, today's game and puzzle, days in a row, the next opponent", () => {
  const games = [
    game({ people: 2 }, { phase: "playing", waiting: true }),
    game({ people: 1 }, { phase: "playing", waiting: true }),
    dayGame("2026-11-15", NOW - DAY),
    game({}, { at: NOW - 2 * DAY }),
  ];
  const solved = new Set(["2026-11-14", "2026-11-16"]);
  assert.deepEqual(waitingOf(games, solved, {}, NOW), {
    turns: 1,
    day: false,
    puzzle: true,
    streak: 3,
    rung: { to: "max", again: true },
  });
});

test("a day's game that was played later counts for no day", () => {
  const found = waitingOf([dayGame("2026-11-16", NOW), dayGame("2026-11-15", NOW)], new Set(), {}, NOW);
  assert.deepEqual([found.day, found.streak, found.rung], [true, 1, null]);
});
