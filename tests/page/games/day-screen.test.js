import "../drawn.js";

import assert from "node:assert/strict";
import { test } from "node:test";

import { storage } from "../storage.js";

const link = () => ({ addEventListener: () => undefined });
Object.assign(globalThis.document, { createElement: link, head: { append: () => undefined } });
globalThis.localStorage = storage();
const { dayScreen } = await import("../../../src/dreistein/web/static/play/screens/day.js");

test("the expert of a day is waited for while the screen is open", async () => {
  for (const [left, waits] of [
    [false, 1],
    [true, 0],
  ]) {
    let waited = 0;
    globalThis.window = { setTimeout: () => (waited += 1) };
    const { promise, resolve } = Promise.withResolvers();
    globalThis.fetch = () => promise;
    const screen = dayScreen({}, null);
    screen.draw = () => undefined;
    if (left) screen.close();
    const game = { day: "2026-11-17", today: "2026-11-17", list: [], yours: { rank: 1 }, expert: null };
    resolve(Response.json({ ...game, commitment: "", ahead: [], secret: null }));
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    assert.equal(waited, waits);
  }
});
