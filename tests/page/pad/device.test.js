/** What the pad asks of a browser: no question to the user that nobody has explained. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { asksUser, askToKeep, forgetsInAWeek, keep } from "../../../src/dreistein/web/static/pad/device/device.js";

/** @type {string[]} */
let asked = [];
const storage = { persisted: async () => false, persist: async () => asked.push("persist") > 0 };
Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });
globalThis.window = globalThis;

afterEach(() => {
  asked = [];
  for (const sign of ["mozInnerScreenX", "GestureEvent"]) delete globalThis[sign];
});

test("browsers that decide by themselves are asked to keep the games", async () => {
  await askToKeep();
  assert.deepEqual([asked, asksUser(), forgetsInAWeek()], [["persist"], false, false]);
});

test("Firefox would ask the user, so it waits for the button", async () => {
  globalThis.mozInnerScreenX = 0;
  await askToKeep();
  assert.deepEqual(asked, []);
  assert.equal(await keep(), true);
  assert.deepEqual(asked, ["persist"]);
});

test("Safari is known by what only it has, and forgets nothing of an app on the home screen", () => {
  globalThis.GestureEvent = class {};
  let installed = false;
  globalThis.matchMedia = () => ({ matches: installed });
  assert.equal(forgetsInAWeek(), true);
  installed = true;
  assert.equal(forgetsInAWeek(), false);
});
