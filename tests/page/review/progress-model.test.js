/** How somebody plays over time, from the reviews of their matches. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  averageLoss,
  averageLuck,
  gradesOf,
  missedIn,
  playedIn,
  trendOf,
} from "../../../src/dreistein/web/static/play/review/progress-model.js";

const figures = (changes = {}) => ({
  ...{ seat: 0, even: 0.5, result: 1, luck: 0.1, luck_error: 0.01, decisions: 10, loss: 0.02, loss_error: 0.002 },
  ...{ level: null, grades: { best: 6, blunder: 1 }, themes: { deny: [1, 0.12], end: [2, 0.05] } },
  ...changes,
});
const review = (at, changes = {}, unit = "chance") => ({ table: "t", match: at, at, unit, seats: [figures(changes)] });

test("matches and solitaire are told apart, and where nothing was decided nothing counts", () => {
  const reviews = [review(3), review(2, {}, "points"), review(1, { decisions: 0 })];
  assert.deepEqual(
    playedIn(reviews, "chance").map(({ at }) => at),
    [3],
  );
  assert.deepEqual(
    playedIn(reviews, "points").map(({ at }) => at),
    [2],
  );
});

test("averages go by decisions, and are never below nothing", () => {
  const played = playedIn(
    [review(2, { decisions: 30, loss: 0.01 }), review(1, { decisions: 10, loss: 0.05 })],
    "chance",
  );
  const { loss, error } = averageLoss(played);
  assert.ok(Math.abs(loss - 0.02) < 1e-12);
  assert.ok(Math.abs(error - Math.hypot(30 * 0.002, 10 * 0.002) / 40) < 1e-12);
  assert.equal(averageLoss(playedIn([review(1, { loss: -0.01 })], "chance")).loss, 0);
  assert.ok(Math.abs(averageLuck(played) - 0.1) < 1e-12);
  assert.equal(averageLuck([]), 0);
});

test("a trend is told only if it can be told", () => {
  const many = (loss, from, error = 0.002) =>
    Array.from({ length: 10 }, (_, at) => review(from - at, { loss, loss_error: error }));
  const trend = (reviews) => trendOf(playedIn(reviews, "chance"));
  assert.equal(trend([...many(0.01, 20), ...many(0.03, 10)]), "better");
  assert.equal(trend([...many(0.03, 20), ...many(0.01, 10)]), "worse");
  assert.equal(trend([...many(0.01, 20, 0.1), ...many(0.03, 10, 0.1)]), null);
  assert.equal(trend(many(0.01, 20)), null);
});

test("grades and themes are added up, the dearest theme first", () => {
  const played = playedIn([review(2), review(1, { themes: { end: [1, 0.3] } })], "chance");
  assert.deepEqual(gradesOf(played), { best: 12, blunder: 2 });
  assert.deepEqual(
    missedIn(played).map(({ theme, count }) => [theme, count]),
    [
      ["end", 3],
      ["deny", 1],
    ],
  );
});
