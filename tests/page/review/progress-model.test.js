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
  ...{ seat: 0, even: 0.5, result: 1, luck: 0.1, decisions: 10, lost: 0.2, lost_error: 0.02 },
  ...{ level: null, grades: { good: 6, blunder: 1 }, themes: { deny: [1, 0.12], end: [2, 0.05] } },
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

test("averages go by matches", () => {
  const played = playedIn([review(2, { lost: 0.1 }), review(1, { lost: 0.3 })], "chance");
  const { lost, error } = averageLoss(played);
  assert.ok(Math.abs(lost - 0.2) < 1e-12);
  assert.ok(Math.abs(error - 0.1) < 1e-12);
  assert.equal(averageLoss(playedIn([review(1)], "chance")).error, Infinity);
  assert.ok(Math.abs(averageLuck(played) - 0.1) < 1e-12);
  assert.equal(averageLuck([]), 0);
});

test("a trend is told only if it can be told", () => {
  const many = (lost, from, apart = 0.01) =>
    Array.from({ length: 10 }, (_, at) => review(from - at, { lost: lost + (at % 2 ? apart : -apart) }));
  const trend = (reviews) => trendOf(playedIn(reviews, "chance"));
  assert.equal(trend([...many(0.1, 20), ...many(0.3, 10)]), "better");
  assert.equal(trend([...many(0.3, 20), ...many(0.1, 10)]), "worse");
  assert.equal(trend([...many(0.1, 20, 0.8), ...many(0.3, 10, 0.8)]), null);
  assert.equal(trend(many(0.1, 20)), null);
});

test("grades and themes are added up, the dearest theme first", () => {
  const played = playedIn([review(2), review(1, { themes: { end: [1, 0.3] } })], "chance");
  assert.deepEqual(gradesOf(played), { good: 12, blunder: 2 });
  assert.deepEqual(
    missedIn(played).map(({ theme, count }) => [theme, count]),
    [
      ["end", 3],
      ["deny", 1],
    ],
  );
});
