/** Sounds: none where the browser has none, and none that comes too late. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.document = { visibilityState: "visible" };
Object.defineProperty(globalThis, "navigator", { value: { userActivation: { hasBeenActive: true } } });

const settled = () => new Promise((resolve) => setImmediate(resolve));
let pages = 0;
let knock;
let started;
let state;
let asked;

/** The browser lets sounds be heard. */
function resume() {
  state = "running";
  for (const resolve of asked) resolve();
}

/** As much of a browser's sound as is used. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  get state() {
    return state;
  }
  resume() {
    return new Promise((resolve) => asked.push(resolve));
  }
  createGain() {
    return {
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect() {},
    };
  }
  createOscillator() {
    return { frequency: { setValueAtTime() {} }, connect: (next) => next, start: () => (started += 1), stop() {} };
  }
}

beforeEach(async () => {
  [started, state, asked] = [0, "suspended", []];
  globalThis.AudioContext = FakeAudio;
  ({ knock } = await import(`../../src/dreistein/web/static/play/page/sound.js?page=${pages++}`));
});

test("a browser without sound, or whose sound fails, is silent", async () => {
  delete globalThis.AudioContext;
  knock();
  globalThis.AudioContext = class {
    constructor() {
      throw new DOMException("no device", "NotSupportedError");
    }
  };
  knock();
  await settled();
  assert.equal(started, 0);
});

test("the very first sound is heard", async () => {
  knock();
  resume();
  await settled();
  assert.equal(started, 2);
  knock();
  await settled();
  assert.equal(started, 4);
});

test("what happened during a call is not heard all at once after it", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  state = "interrupted";
  knock();
  t.mock.timers.tick(60_000);
  resume();
  await settled();
  assert.equal(started, 0);
  knock();
  await settled();
  assert.equal(started, 2);
});
