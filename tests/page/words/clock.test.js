import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { isUrgent, secondsLeft, timeText } from "../../../src/dreistein/web/static/play/words/clock.js";

const at = (deadline, clock = 30, phase = "playing") => ({ deadline, table: { clock, phase }, hand: {} });

test("a time is told in its two largest units", () => {
  const plain = (seconds) => timeText(seconds).replaceAll("\u00a0", " ");
  assert.equal(plain(86_399), "23 hours 59 minutes");
  assert.equal(plain(86_400), "24 hours");
  assert.equal(plain(3660), "1 hour 1 minute");
  assert.equal(plain(90), "1 minute 30 seconds");
  assert.equal(plain(120), "2 minutes");
  assert.equal(plain(1), "1 second");
  assert.equal(plain(0), "0 seconds");
});

test("a clock never promises more than there is, nor more than the table gives", (t) => {
  mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
  t.after(() => mock.timers.reset());
  for (const left of [41_999, 30_000, 29_999, 1500, 999, 0, -5000]) {
    const shown = secondsLeft(at(Date.now() + left));
    assert.ok(shown * 1000 <= Math.max(0, left));
    assert.ok(shown <= 30);
  }
  assert.equal(secondsLeft(at(Date.now() + 42_000)), 30);
  assert.equal(secondsLeft(at(0)), null);
  assert.equal(secondsLeft(at(Date.now() + 5000, 30, "between")), null);
});

test("the last ten seconds are urgent for the player to move", (t) => {
  mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
  t.after(() => mock.timers.reset());
  assert.equal(isUrgent(at(Date.now() + 11_000)), false);
  assert.equal(isUrgent(at(Date.now() + 10_999)), true);
  assert.equal(isUrgent({ ...at(Date.now() + 5000), hand: null }), false);
  assert.equal(isUrgent(at(0)), false);
});
