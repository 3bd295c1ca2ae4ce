// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import {
  after,
  bounded,
  choiceOf,
  matching,
  nextOf,
  puzzleOfDay,
  searchOf,
  streakOf,
} from "../../../src/dreistein/web/static/play/puzzles/model.js";
import { dayOf } from "../../../src/dreistein/web/static/shared/days.js";

const NOON = Date.parse("2026-11-17T12:00:00Z");
const DAY = 86_400_000;

/** @param {number} id @param {Record<string, any>} [more] @returns {any} */
const line = (id, more = {}) => ({ id, level: 1, themes: ["end"], players: 2, must_place: false, ...more });

test("an address says what is wanted, and nothing else gets in", () => {
  assert.deepEqual(choiceOf("?theme=hexagon&level=3&rule=must"), { theme: "hexagon", level: 3, rule: "must" });
  assert.deepEqual(choiceOf("?theme=%3Cb%3E&level=9&rule=x"), { theme: null, level: null, rule: null });
  for (const search of ["", "?theme=hold-back", "?level=5", "?theme=end&rule=free"])
    assert.equal(searchOf(choiceOf(search)), search);
});

test("puzzles are chosen by theme, difficulty and rule", () => {
  const all = [line(1), line(2, { level: 4 }), line(3, { themes: ["trap", "end"], must_place: true })];
  const ids = (/** @type {string} */ search) => matching(all, choiceOf(search)).map(({ id }) => id);
  assert.deepEqual(ids(""), [1, 2, 3]);
  assert.deepEqual(ids("?theme=trap"), [3]);
  assert.deepEqual(ids("?level=4"), [2]);
  assert.deepEqual(ids("?rule=free"), [1, 2]);
  assert.deepEqual(ids("?rule=must&level=4"), []);
});

test("next is what is not solved yet, after this one and then from the beginning", () => {
  const all = [line(1), line(2), line(3)];
  assert.equal(nextOf(all, () => false)?.id, 1);
  assert.equal(nextOf(all, () => false, 1)?.id, 2);
  assert.equal(nextOf(all, (id) => id === 2, 1)?.id, 3);
  assert.equal(nextOf(all, (id) => id === 2, 3)?.id, 1);
  assert.equal(nextOf(all, () => true, 3)?.id, 1);
  assert.equal(
    nextOf([], () => false),
    null,
  );
});

test("next is found among own puzzles too, whatever their ids", () => {
  /** @type {any[]} */
  const own = ["f0", "0a", "99"].map((id) => ({ id, level: 1, themes: ["end"], must_place: false }));
  assert.equal(nextOf(own, () => false, "f0")?.id, "0a");
  assert.equal(nextOf(own, (id) => id === "0a", "f0")?.id, "99");
  assert.equal(nextOf(own, () => false, "gone")?.id, "f0");
  assert.equal(
    nextOf(own.slice(0, 1), () => false, "f0"),
    null,
  );
});

test("of too many own puzzles the solved ones go first, and the oldest", () => {
  const own = ["e", "d", "c", "b", "a"].map((id) => ({ id }));
  const ids = (/** @type {number} */ most) => bounded(own, (id) => id === "d" || id === "b", most).map(({ id }) => id);
  assert.deepEqual(ids(5), ["e", "d", "c", "b", "a"]);
  assert.deepEqual(ids(4), ["e", "d", "c", "a"]);
  assert.deepEqual(ids(3), ["e", "c", "a"]);
  assert.deepEqual(ids(2), ["e", "c"]);
});

test("the day's puzzle changes at midnight, by Greenwich, and all have their turn", () => {
  const all = Array.from({ length: 7 }, (_, at) => line(at + 1));
  const days = all.map((_, at) => puzzleOfDay(all, NOON + at * DAY)?.id);
  assert.equal(new Set(days).size, 7);
  assert.equal(puzzleOfDay(all, Date.parse("2026-11-17T00:00:00Z")), puzzleOfDay(all, NOON));
  assert.equal(puzzleOfDay(all, Date.parse("2026-11-17T23:59:59Z")), puzzleOfDay(all, NOON));
  assert.equal(puzzleOfDay([], NOON), null);
});

test("days in a row count up to today, or to yesterday while today's is open", () => {
  const days = (/** @type {number[]} */ ...ago) => new Set(ago.map((n) => dayOf(NOON - n * DAY)));
  assert.equal(streakOf(days(), NOON), 0);
  assert.equal(streakOf(days(0, 1, 2), NOON), 3);
  assert.equal(streakOf(days(1, 2), NOON), 2);
  assert.equal(streakOf(days(2, 3), NOON), 0);
  assert.equal(streakOf(days(0, 2), NOON), 1);
});

test("a line changes board, rack, points, counts and stock", () => {
  /** @type {any} */
  const puzzle = {
    seat: 1,
    board: ["555@0,0"],
    tiles: ["455", "012"],
    totals: [20, 40],
    counts: [9, 2],
    stock: 30,
  };
  const steps = [
    { seat: 1, action: "554@1,0", points: 14, text: "" },
    { seat: 0, action: "+123", points: -5, text: "" },
    { seat: 0, action: "-", points: -10, text: "" },
    { seat: 1, action: "+333", points: -5, text: "" },
  ];
  assert.deepEqual(after(puzzle, steps.slice(0, 1)), {
    board: ["555@0,0", "554@1,0"],
    tiles: ["012"],
    totals: [20, 54],
    counts: [9, 1],
    stock: 30,
    placed: "554@1,0",
  });
  assert.deepEqual(after(puzzle, steps), {
    board: ["555@0,0", "554@1,0"],
    tiles: ["012", "333"],
    totals: [5, 49],
    counts: [10, 2],
    stock: 28,
    placed: null,
  });
  assert.deepEqual(puzzle.tiles, ["455", "012"]);
});
