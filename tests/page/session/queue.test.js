import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { fold } from "../../../src/dreistein/web/static/play/model/state.js";
import { MoveQueue } from "../../../src/dreistein/web/static/play/session/queue.js";
import { acted, changed, round, view } from "../tables.js";

const PACE = 1000;
const RESULT = { end: "out", settlement: [0, 0], left: [[], []] };

/** A queue at a table that is shown already, and what it has shown since. */
function queueAt(t, pace = PACE, state = fold(null, view(0))) {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => mock.timers.reset());
  const shown = [];
  const hurried = [];
  const queue = new MoveQueue(
    () => state,
    (message) => (shown.push(message.seq), hurried.push(queue.hurried)),
    () => pace,
  );
  return { shown, hurried, queue };
}

test("one's own moves are shown at once", (t) => {
  const { queue, shown } = queueAt(t);
  queue.add(acted(1, 0, "555@0,0"));
  assert.deepEqual(shown, [1]);
  assert.equal(queue.length, 0);
});

test("others' moves come one by one, a draw sooner than a tile", (t) => {
  const { queue, shown } = queueAt(t);
  queue.add(acted(1, 1, "+"));
  queue.add(acted(2, 1, "555@0,0"));
  assert.deepEqual([queue.length, queue.lastSeq, shown.length], [2, 2, 0]);
  mock.timers.tick(PACE * 0.6);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(PACE - 1);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
  assert.equal(queue.lastSeq, null);
});

test("a bot on one's own seat is as slow as any other", (t) => {
  const { queue, shown } = queueAt(t);
  const move = acted(1, 0, "555@0,0");
  queue.add({ ...move, action: { ...move.action, by: "bot" } });
  assert.deepEqual(shown, []);
});

test("an own move waits behind those of others", (t) => {
  const { queue, shown } = queueAt(t);
  queue.add(acted(1, 1, "555@0,0"));
  queue.add(acted(2, 0, "455@1,0"));
  assert.deepEqual(shown, []);
  mock.timers.tick(PACE);
  assert.deepEqual(shown, [1, 2]);
});

test("far behind, everything is shown at once up to what can be followed", (t) => {
  const { queue, shown } = queueAt(t);
  for (let seq = 1; seq <= 30; seq += 1) queue.add(acted(seq, 1, "+"));
  mock.timers.tick(PACE * 0.6);
  assert.deepEqual(shown, [1, 2, 3, 4, 5, 6]);
});

test("nothing waits while nobody looks, nor before there is a table", (t) => {
  const hidden = queueAt(t, 0);
  hidden.queue.add(acted(1, 1, "555@0,0"));
  assert.deepEqual(hidden.shown, [1]);
  mock.timers.reset();
  const fresh = queueAt(t, PACE, null);
  fresh.queue.add(view(3));
  assert.deepEqual(fresh.shown, [3]);
});

test("the last tile of a round is seen before the result covers it", (t) => {
  const { queue, shown } = queueAt(t, 2200);
  queue.add(view(1));
  assert.deepEqual(shown, [1]);
  queue.add(changed(2, "ended", {}, { kept: 0, rounds: [round({ ended: RESULT })] }));
  mock.timers.tick(899);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
});

test("under a clock moves are shown within the time that is allowed for watching them", (t) => {
  const { queue, shown } = queueAt(t, 2200, fold(null, view(0, { clock: 30 })));
  const allowed = [1000, 2000, 2600];
  allowed.forEach((more, at) => queue.add(acted(at + 1, 1, at === 2 ? "+" : "555@0,0", { left: 30_000 + more })));
  assert.deepEqual(shown, []);
  for (const [millis, seen] of [
    [1000, [1]],
    [800, [1, 2]],
    [799, [1, 2]],
    [1, [1, 2, 3]],
  ]) {
    mock.timers.tick(millis);
    assert.deepEqual(shown, seen);
  }
  queue.add(acted(4, 1, "555@0,0", { left: 29_000 }));
  assert.deepEqual(shown, [1, 2, 3, 4]);
});

test("a move that is gone before it can be seen is hurried, but never one's own", (t) => {
  const { queue, hurried } = queueAt(t, PACE, fold(null, view(0, { clock: 30 })));
  const add = (seat, more) => queue.add(acted(0, seat, "555@0,0", { left: 30_000 + more }));
  for (const seat of [1, 1, 1]) add(seat, 9000);
  for (let left = 3; left; left -= 1) mock.timers.tick(PACE);
  assert.deepEqual(hurried.splice(0), [false, false, false], "several bots");
  queue.hold(1);
  for (const seat of [1, 1, 0, 1]) add(seat, 0);
  mock.timers.tick(1);
  assert.deepEqual(hurried, [true, true, false, false], "nothing follows the last");
});

test("a pause also holds back what was about to be shown", (t) => {
  const { queue, shown } = queueAt(t);
  queue.add(acted(1, 1, "555@0,0"));
  mock.timers.tick(PACE - 1);
  queue.hold(5 * PACE);
  mock.timers.tick(5 * PACE);
  assert.deepEqual(shown, []);
  mock.timers.tick(PACE);
  assert.deepEqual(shown, [1]);
});

test("with a day for every turn nobody is hurried", (t) => {
  const { queue, shown } = queueAt(t, 2200, fold(null, view(0, { clock: 86_400 })));
  queue.add(acted(1, 1, "555@0,0", { left: 86_401_000 }));
  mock.timers.tick(2199);
  assert.deepEqual(shown, []);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1]);
});

test("a closed table shows nothing more", (t) => {
  const { queue, shown } = queueAt(t);
  queue.add(acted(1, 1, "555@0,0"));
  queue.close();
  mock.timers.tick(PACE * 2);
  assert.deepEqual(shown, []);
});
