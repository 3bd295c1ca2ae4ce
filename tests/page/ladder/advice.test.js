/** Whom the page suggests to play next. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { adviceOf, nextRung } from "../../../src/dreistein/web/static/play/ladder/advice.js";
import { RUNGS } from "../../../src/dreistein/web/static/shared/players/levels.js";

/** Matches of two, the earliest first: "W" won, "L" lost. */
function matches(rung, results, from = 0) {
  return Array.from(results, (result, at) =>
    game({ levels: [null, rung], winners: [result === "W" ? 0 : 1] }, from + at),
  );
}

const game = (about, at, more = {}) => ({
  phase: "over",
  at,
  yours: [0],
  about: { names: ["Ada", ""], levels: [null, "pip"], winners: [0], totals: [9, 9], practice: false, ...about },
  ...more,
});

/** The advice after matches, the earliest first. */
function after(played, declined = {}) {
  const found = adviceOf([...played].reverse(), declined);
  if (!found) return null;
  const { from, to, up, at } = found;
  assert.equal(up, RUNGS.indexOf(to) > RUNGS.indexOf(from));
  assert.equal(at, played.at(-1).at);
  return { from, to };
}

const [first, second, third] = RUNGS;
const up = { from: first, to: second };

test("two wins of the last three lead one rung up", () => {
  assert.equal(after(matches(first, "W")), null);
  assert.deepEqual(after(matches(first, "WW")), up);
  assert.deepEqual(after(matches(first, "LLWLW")), up);
  assert.equal(after(matches(first, "WLLW")), null);
});

test("nobody is sent up after a loss", () => {
  assert.equal(after(matches(first, "WWL")), null);
});

test("two losses in a row, or a heavy one, lead one rung down", () => {
  assert.equal(after(matches(second, "WWL")), null);
  assert.equal(after(matches(second, "LWL")), null);
  assert.deepEqual(after(matches(second, "WWLL")), { from: second, to: first });
  const lost = (totals) => [game({ levels: [null, second], winners: [1], totals }, 0)];
  assert.deepEqual(after(lost([31, 418])), { from: second, to: first });
  for (const totals of [
    [280, 400],
    [20, 60],
  ]) {
    assert.equal(after(lost(totals)), null);
  }
});

test("the next rung is whom the matches suggest, or who was just played", () => {
  const next = (played) => nextRung([...played].reverse(), {});
  assert.equal(next([game({ levels: [null, "greedy"] }, 0)]), null);
  assert.deepEqual(next(matches(second, "L")), { to: second, again: false });
  assert.deepEqual(next(matches(second, "W")), { to: second, again: true });
  assert.deepEqual(next(matches(second, "WW")), { to: third, again: false });
});

test("the ladder ends at both ends", () => {
  assert.equal(after(matches(first, "LLLL")), null);
  assert.equal(after(matches(RUNGS.at(-1), "WWWW")), null);
});

test("matches against each rung are counted by themselves", () => {
  assert.equal(after([...matches(first, "WW"), ...matches(second, "W", 5)]), null);
  assert.deepEqual(after([...matches(second, "W"), ...matches(first, "LL", 5), ...matches(second, "W", 9)]), {
    from: second,
    to: third,
  });
});

test("what was turned down is not offered again", () => {
  const declined = { [first]: { to: second, at: 1 } };
  assert.equal(after(matches(first, "WW"), declined), null);
  assert.equal(after(matches(first, "WWWLW"), declined), null);
});

test("another opponent, or another direction, makes it an offer again", () => {
  const declined = { [second]: { to: third, at: 1 } };
  assert.deepEqual(after([...matches(second, "WW"), ...matches(first, "L", 2), ...matches(second, "W", 3)], declined), {
    from: second,
    to: third,
  });
  assert.deepEqual(after(matches(second, "WWLLL"), declined), { from: second, to: first });
});

test("a shared win is a win", () => {
  const shared = [0, 1].map((at) => game({ levels: [null, first], winners: [0, 1] }, at));
  assert.deepEqual(after(shared), up);
});

test("only matches of two against the ladder count", () => {
  const won = matches(first, "WW");
  const same = (more, about = {}) =>
    assert.equal(after(won.map((one) => ({ ...one, ...more, about: { ...one.about, ...about } }))), null);
  same({ phase: "playing" });
  same({ yours: [0, 1] });
  same({ yours: [] });
  same({}, { practice: true });
  same({}, { levels: [null, first, first], names: ["Ada", "", ""] });
  same({}, { levels: [null], names: ["Ada"] });
  same({}, { levels: [null, "casual"] });
  same({}, { levels: [null, null], names: ["Ada", "Ben"] });
  same({}, { names: ["Ada", "Ben"] });
});

test("it is the other seat that counts, wherever one sits", () => {
  const swapped = matches(first, "LL").map((one) => ({
    ...one,
    yours: [1],
    about: { ...one.about, names: ["", "Ada"], levels: [first, null] },
  }));
  assert.deepEqual(after(swapped), up);
});
