/** A review without DOM: checkpoints, lines, steps and figures. */

import assert from "node:assert/strict";
import { before, test } from "node:test";

import {
  causeText,
  checkpointsOf,
  Figures,
  heightOf,
  isDecisive,
  isTold,
  lineOf,
  momentsOf,
  scaleOf,
  stepsOf,
  whereText,
} from "../../../src/dreistein/web/static/play/review/model.js";
import { actionWord } from "../../../src/dreistein/web/static/play/words/actions.js";
import { part, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";

before(async () => {
  serveTexts();
  await speak("en");
  await Promise.all(["review", "result", "replay"].map(part));
});

const action = (seat, text, tile = null) => ({ seat, action: { action: text }, tile, turn: {}, turn_number: 0 });
const record = {
  players: ["Ada", "Ben"],
  rounds: [
    { actions: [action(0, "345@0,0"), action(1, "+", "111"), action(1, "-")], ended: { end: "out" } },
    { actions: [action(1, "+", "112"), action(1, "112@0,0"), action(0, "-")], ended: null },
  ],
};
const change = (cause, round, ply, from, to) => ({ cause, round, ply, before: from, after: to });
const choice = (round, ply, grade, loss = 0.1, error = 0.01) => ({
  ...{ round, ply, grade, loss, error, exact: false, before: 0.5, after: 0.5 - loss },
  played: { action: "345@0,0", now: 12 },
  best: { action: "+", now: -5 },
  ...{ why: [], said: "", more: "" },
});
const seat = {
  ...{ seat: 1, even: 0.5, result: 1, last: 1, luck: 0.2, ending: "won", by: "luck", told: ["You won."] },
  ...{ decisions: 3, lost: 0.2, lost_error: 0.001, level: null, offer: null, grades: {} },
  parts: { plan: 0.05, deal: 0.05, draws: 0.1, moves: -0.15, their_draws: 0.2, their_moves: 0.25 },
  moments: [change("their_moves", 0, 1, 0.5, 0.7), change("moves", 0, 1, 0.7, 0.6), change("draws", 1, 1, 0.4, 0.6)],
  course: [change("deal", 0, 0, 0.5, 0.6), change("moves", 0, 1, 0.6, 0.5), change("their_moves", 1, 3, 0.5, 1)],
  choices: [choice(0, 1, "blunder"), choice(0, 2, "good"), choice(1, 1, "mistake")],
};

test("checkpoints are the moments and what cost something, each once, in the order of the match", () => {
  const checkpoints = checkpointsOf(seat);
  assert.deepEqual(
    checkpoints.map(({ cause, round, ply }) => `${cause} ${round} ${ply}`),
    ["their_moves 0 1", "moves 0 1", "draws 1 1", "moves 1 1"],
  );
  assert.deepEqual(
    checkpoints.map((checkpoint) => isDecisive(seat, checkpoint)),
    [true, true, true, false],
  );
  assert.deepEqual(
    momentsOf(seat).map(({ choice: own, ...moment }) => [moment.cause, moment.before, own?.grade ?? null]),
    [
      ["their_moves", 0.5, null],
      ["moves", 0.5, "blunder"],
      ["draws", 0.4, null],
    ],
    "the largest first, as the coach has them",
  );
});

test("a decision shows on the line after it, and what is too small to tell only where it is looked at", () => {
  const small = [change("moves", 0, 0, 0.6, 0.61), change("moves", 0, 1, 0.61, 0.6), change("draws", 0, 2, 0.6, 0.59)];
  const calm = { ...seat, course: [seat.course[0], ...small, seat.course[2]] };
  assert.deepEqual(lineOf(record, calm, "chance"), [
    { at: 0, worth: 0.5 },
    { at: 0, worth: 0.6 },
    { at: 2, worth: 0.6 },
    { at: 7, worth: 1 },
  ]);
  const [, slip] = checkpointsOf(calm);
  assert.equal(slip.after, 0.4, "from what could be known");
  assert.equal(heightOf(calm, slip), 0.6, "its mark lies on the line");
});

test("a part that may be chance is not told", () => {
  const told = (/** @type {"chance" | "points"} */ unit, /** @type {number[]} */ sizes) =>
    sizes.map((size) => isTold(size, unit));
  assert.deepEqual(told("chance", [0.019, -0.019, 0.02, -0.5]), [false, false, true, true]);
  assert.deepEqual(told("points", [1.9, -2]), [false, true]);
});

test("the steps lead from an even chance to the result, and no chance is above all or below none", () => {
  const steps = stepsOf(seat, "chance");
  assert.equal(steps[0].from, 0.5);
  for (let at = 1; at < steps.length; at += 1) assert.equal(steps[at].from, steps[at - 1].to);
  assert.ok(Math.abs(steps[5].to - seat.last) < 1e-9);
  const parts = { plan: 0.2, deal: 0.1, draws: 0.2, moves: 0.3, their_draws: -0.4, their_moves: 0.1 };
  const order = (/** @type {"chance" | "points"} */ unit) =>
    stepsOf({ ...seat, parts }, unit).map(({ cause }) => cause);
  assert.deepEqual(order("chance"), ["plan", "deal", "draws", "their_draws", "moves", "their_moves"]);
  assert.deepEqual(order("points"), ["plan", "deal", "draws", "moves", "their_draws", "their_moves"]);
});

test("the scale of chances is fixed, that of points has the room it needs", () => {
  assert.deepEqual(scaleOf({ unit: "chance", seats: [seat] }), { low: 0, high: 1, step: 0.25 });
  const points = { ...seat, even: 141, course: [change("deal", 0, 0, 141, 98), change("draws", 0, 1, 98, 203)] };
  assert.deepEqual(scaleOf({ unit: "points", seats: [points] }), { low: 80, high: 220, step: 20 });
});

test("figures are percentages, or points", () => {
  const chances = new Figures("chance");
  assert.equal(chances.worth(0.716), "72%");
  assert.equal(chances.worth(1.2), "100%");
  assert.equal(chances.change(-0.0612), "\u22126%");
  assert.equal(chances.change(0.00001), "0%");
  assert.deepEqual(
    [0.079, 0.001].map((value) => chances.size(value)),
    ["8%", "1%"],
  );
  const points = new Figures("points");
  assert.equal(points.worth(133.4), "133");
  assert.deepEqual(
    [-23.2, -0.3].map((value) => points.worth(value)),
    ["\u221223", "0"],
  );
  assert.equal(points.change(4.26), "+4");
  assert.equal(points.size(-4), "4 points");
  assert.deepEqual([chances.namedChange(-0.061), points.namedChange(1.2)], ["\u22126% in winning chances", "+1 point"]);
  assert.equal(causeText("their_draws", 1), "What the opponent drew");
  assert.equal(causeText("their_draws", 2), "What the others drew");
});

test("a resignation that lost the match is a checkpoint", () => {
  const resigned = change("moves", 0, 3, 1, 0);
  const moments = [change("their_moves", 0, 3, 0.4, 1), resigned];
  const gone = { ...seat, choices: [choice(0, 2, "good")], moments };
  assert.deepEqual(checkpointsOf(gone), [
    { ...moments[0], choice: null },
    { ...resigned, choice: null },
  ]);
  assert.equal(whereText(record, resigned), "Round 1, end");
});

test("places are counted as people do, and the end of a round has its own name", () => {
  assert.equal(whereText(record, change("moves", 0, 1, 0, 0)), "Round 1, move 2");
  assert.equal(whereText(record, change("their_moves", 0, 3, 0, 0)), "Round 1, end");
  assert.equal(whereText(record, change("their_moves", 1, 3, 0, 0)), "Round 2, move 3");
});

test("actions have names", () => {
  assert.equal(actionWord({ action: "453@1,0", end: null }), "3\u20134\u20135");
  assert.equal(actionWord({ action: "+", end: null }), "Draw");
  assert.equal(actionWord({ action: "-", end: "kept" }), "Keep");
  assert.equal(actionWord({ action: "-", end: "passed" }), "Pass");
});
