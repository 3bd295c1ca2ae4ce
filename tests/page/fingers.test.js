import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Fingers } from "../../src/dreistein/web/static/play/page/fingers.js";
import { click, finger, page } from "./touches.js";

/** @type {Set<string>} */
let told;
let ground;
beforeEach(() => {
  ground = page();
  told = [];
});

const fingers = (most) =>
  new Fingers(most, {
    move: (now, before, other) => told.push(["move", now.x - before.x, now.y - before.y, other?.x ?? null]),
    end: (at) => told.push(["end", at?.x ?? null]),
  });

test("a tap may tremble, a mouse less than a finger", () => {
  for (const [pointerType, still, far] of [
    ["touch", 11, 12],
    ["mouse", 5, 6],
  ]) {
    told = [];
    const one = fingers(1);
    const down = finger(ground, one, 1, 100, 50, { pointerType });
    down.move(100 + still, 50);
    down.up();
    assert.deepEqual(told, []);
    assert.equal(one.ends(click()), false);
    const again = finger(ground, one, 1, 100, 50, { pointerType });
    again.move(100 + far, 50);
    again.up();
    assert.deepEqual(told, [
      ["move", far, 0, null],
      ["end", 100 + far],
    ]);
    assert.equal(one.ends(click()), true);
    assert.equal(one.ends(click(0)), false, "the click of a key is always meant");
  }
});

test("it is followed wherever it goes, also if what it touched has vanished, and nothing is left to hear", () => {
  const one = fingers(1);
  const down = finger(ground, one, 1, 0, 0);
  assert.ok(ground.listeners > 0);
  down.move(40, 0);
  down.touched.isConnected = false;
  down.move(900, -300);
  down.up();
  assert.deepEqual(told.at(-1), ["end", 900]);
  assert.equal(ground.listeners, 0);
});

test("two fingers tell each other's place; a third is left alone, and one that stays goes on", () => {
  const two = fingers(2);
  const left = finger(ground, two, 1, 0, 0);
  const right = finger(ground, two, 2, 60, 0, { isPrimary: false });
  const third = finger(ground, two, 3, 300, 0, { isPrimary: false });
  right.move(180, 0);
  third.move(400, 0);
  assert.deepEqual(told, [["move", 120, 0, 0]]);
  right.up();
  left.move(0, 30);
  left.up();
  assert.deepEqual(told.slice(1), [
    ["move", 0, 30, null],
    ["end", 0],
  ]);
});

test("a second finger does not take over from the first", () => {
  const one = fingers(1);
  const first = finger(ground, one, 1, 0, 0);
  first.move(50, 0);
  const second = finger(ground, one, 2, 10, 10, { isPrimary: false });
  assert.equal(second.followed, false);
  second.up();
  assert.equal(one.ends(click()), true, "nor is its tap one");
  first.up();
  assert.deepEqual(told.at(-1), ["end", 50]);
});

test("a mouse released where no page could hear it is no longer followed", () => {
  const one = fingers(1);
  const mouse = finger(ground, one, 1, 0, 0, { pointerType: "mouse" });
  mouse.move(40, 0);
  mouse.move(80, 0, { buttons: 0 });
  mouse.move(120, 0, { buttons: 0 });
  assert.deepEqual(told, [
    ["move", 40, 0, null],
    ["end", null],
  ]);
});

test("a finger that the browser takes away is called off; so is one whose end nobody told", () => {
  const one = fingers(1);
  const taken = finger(ground, one, 1, 0, 0);
  taken.move(40, 0);
  taken.cancel();
  assert.deepEqual(told.at(-1), ["end", null]);
  finger(ground, one, 2, 0, 0).move(40, 0);
  const next = finger(ground, one, 3, 0, 0);
  assert.equal(next.followed, true);
  next.up();
  assert.equal(one.ends(click()), false);
});

test("closed, it forgets everything at once", () => {
  const one = fingers(2);
  const down = finger(ground, one, 1, 0, 0);
  down.move(40, 0);
  one.close();
  down.move(80, 0);
  assert.deepEqual(told.slice(1), [["end", null]]);
  assert.equal(ground.listeners, 0);
});
