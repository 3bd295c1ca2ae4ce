/** Announcements: in order, none lost, and none in the way of the next. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

const lines = [];
const region = {
  append: (line) => lines.push(line),
  get childElementCount() {
    return lines.length;
  },
  get firstElementChild() {
    return { remove: () => lines.shift() };
  },
  replaceChildren: () => lines.splice(0),
};
const page = new EventTarget();
globalThis.addEventListener = page.addEventListener.bind(page);
globalThis.window = globalThis;
globalThis.document = { createElement: () => ({}), getElementById: () => region };
const { announce } = await import("../../src/dreistein/web/static/shared/announce.js");
mock.timers.enable({ apis: ["setTimeout"] });

/** Says something, and waits as long as it takes to be heard. */
async function said(...texts) {
  texts.forEach(announce);
  mock.timers.tick(120);
  await new Promise(setImmediate);
}

const heard = () => lines.map(({ textContent }) => textContent);

test("each is a line of its own, also if several come at once; the oldest go", async () => {
  let come;
  await said("one", new Promise((resolve) => (come = resolve)));
  await said("three");
  assert.deepEqual(heard(), [], "in order");
  come("two");
  await said("four");
  assert.deepEqual(heard(), ["one two", "three", "four"]);
  await said("five");
  await said("six");
  assert.deepEqual(heard(), ["three", "four", "five", "six"]);
});

test("one that fails does not silence the rest", async (t) => {
  t.mock.method(console, "error", () => undefined);
  await said(Promise.reject(new Error("no words")));
  await said("", "seven");
  assert.deepEqual(heard().slice(-2), ["six", "seven"]);
});

test("on another screen nothing of the last one is read", async () => {
  let come;
  await said("eight", new Promise((resolve) => (come = resolve)));
  announce("nine");
  page.dispatchEvent(new Event("popstate"));
  come("under way");
  await said("ten");
  assert.deepEqual(heard(), ["ten"]);
});
