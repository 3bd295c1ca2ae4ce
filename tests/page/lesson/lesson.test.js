import assert from "node:assert/strict";
import { test } from "node:test";

import * as lesson from "../../../src/dreistein/web/static/play/lesson/model.js";
import { STEPS, TASKS } from "../../../src/dreistein/web/static/play/lesson/steps.js";
import { clashAt } from "../../../src/dreistein/web/static/play/model/misfit.js";

const named = (name) => lesson.begin(TASKS.findIndex((task) => task.name === name));
/** Chooses a tile and puts it on its first spot. */
const placed = (state, tile) => {
  const chosen = lesson.choose(state, tile);
  return lesson.put(chosen, lesson.spotsFor(chosen)[0].key);
};

test("there are six steps, in order, and each can be found again", () => {
  assert.deepEqual([...new Set(TASKS.map(({ step }) => step))], [1, 2, 3, 4, 5, 6]);
  for (let step = 1; step <= STEPS; step += 1) assert.equal(TASKS[lesson.taskAt(step)].step, step);
  assert.equal(lesson.taskAt(0), 0);
});

test("a tile is placed on any bright spot, and scores its numbers", () => {
  const chosen = lesson.choose(named("place"), "455");
  assert.equal(lesson.spotsFor(chosen).length, 3);
  for (const { key } of lesson.spotsFor(chosen)) {
    const after = lesson.put(chosen, key);
    assert.deepEqual([after.done, after.said.kind, after.said.points, after.rack], [true, "done", 14, []]);
  }
});

test("a tile that fits nowhere is refused, and a wrong spot says which numbers meet", () => {
  const state = named("corners");
  const unfit = lesson.choose(state, "012");
  assert.deepEqual([unfit.chosen, unfit.said], [null, { kind: "unfit", tile: "012", other: "445" }]);
  const chosen = lesson.choose(state, "445");
  const guesses = lesson.guessesFor(chosen);
  assert.ok(guesses.length > 0);
  for (const { key, x, y } of guesses) {
    const after = lesson.put(chosen, key);
    assert.deepEqual([after.done, after.said.kind, after.chosen], [false, "misfit", "445"]);
    const clash = clashAt(after.board, "445", { x, y });
    assert.ok(clash && clash.own !== clash.there);
  }
  assert.equal(placed(state, "445").said.points, 13);
});

test("bridge, double connection and hexagon score their bonus", () => {
  const scores = { bridge: [["244"], 40], double: [["122"], 30], hexagon: [["334"], 50] };
  for (const [name, [[tile], points]] of Object.entries(scores)) {
    const chosen = lesson.choose(named(name), tile);
    const spots = lesson.spotsFor(chosen);
    assert.deepEqual(
      spots.map(({ choices }) => choices[0].bonus),
      [name],
    );
    assert.equal(lesson.put(chosen, spots[0].key).said.points, points);
  }
});

test("one draws until a tile fits, and not beyond", () => {
  const state = named("draw");
  assert.deepEqual(lesson.choose(state, "000").said, { kind: "draw-first", tile: "000" });
  const once = lesson.draw(state);
  assert.deepEqual(once.said, { kind: "drawn-unfit", tile: "114", points: -5 });
  const twice = lesson.draw(once);
  assert.deepEqual(twice.said, { kind: "drawn-fits", tile: "223", points: -5 });
  // Not "draw one" again, as the task began.
  const chosen = lesson.choose(twice, "223");
  assert.deepEqual([chosen.chosen, chosen.said.kind], ["223", "drawn-place"]);
  // Without a spot in sight nobody is sent to one, and with a tile that fits nobody to draw.
  assert.deepEqual(lesson.choose(chosen, "223"), { ...twice, chosen: null });
  assert.deepEqual(lesson.putBack(chosen), lesson.choose(chosen, "223"));
  assert.deepEqual(lesson.choose(chosen, "000").said, { kind: "unfit", tile: "000", other: "223" });
  assert.equal(lesson.stockOf(twice), 0);
  assert.equal(lesson.draw(twice), twice);
  assert.equal(placed(twice, "223").said.points, 7);
});

test("the last tile ends the round: its bonus, and what the other holds", () => {
  const state = named("end");
  assert.deepEqual(placed(state, "223").rack, []);
  assert.equal(lesson.endPoints(lesson.taskOf(state)), 20 + 15);
});

test("the highest total wins once somebody has 300", () => {
  const state = named("win");
  for (const wrong of ["other", "nobody"]) {
    const after = lesson.answer(state, wrong);
    assert.deepEqual([after.done, after.said], [false, { kind: "wrong", answer: wrong }]);
  }
  assert.equal(lesson.answer(state, "you").done, true);
});

test("after a task is done nothing more can be done in it", () => {
  const done = placed(named("place"), "455");
  assert.equal(lesson.choose(done, "455"), done);
  assert.equal(lesson.put(done, "1,0"), done);
  assert.equal(lesson.draw(done), done);
  assert.equal(lesson.answer(done, "you"), done);
});

test("what is framed stays the same, whichever tile is chosen", () => {
  for (let at = 0; at < TASKS.length; at += 1) {
    const state = lesson.begin(at);
    const before = lesson.allSpots(state).map(({ key }) => key);
    for (const tile of state.rack) {
      assert.deepEqual(
        lesson.allSpots(lesson.choose(state, tile)).map(({ key }) => key),
        before,
      );
    }
  }
});
