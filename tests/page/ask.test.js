/** Waiting with a limit: what the network swallows is given up, and attempted again. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { call } from "../../src/dreistein/web/static/play/api.js";
import { ask, insist, inTime } from "../../src/dreistein/web/static/shared/ask.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = () => new Promise(() => undefined);

/** A network that swallows every request until it is told to stop. */
const swallowed = (_, { signal }) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("a request that nobody answers is given up", async () => {
  globalThis.fetch = swallowed;
  await assert.rejects(ask("/health", {}, 1), { name: "TimeoutError" });
  await assert.rejects(call("me", undefined, "GET", 1), { code: "page-unreached" });
});

test("the page of a hotel is no answer", async () => {
  globalThis.fetch = async () => new Response("<h1>Welcome!</h1>", { headers: { "Content-Type": "text/html" } });
  await assert.rejects(ask("/health"), TypeError);
  await assert.rejects(call("me"), { code: "page-unreached" });
  globalThis.fetch = async () => new Response("<h1>Welcome!</h1>", { headers: { "Content-Type": "text/plain" } });
  await assert.rejects(call("me"), { code: "page-unreached" });
});

test("what has no limit of its own gets one, and what comes in time is taken", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const late = assert.rejects(inTime(never()), { name: "TimeoutError" });
  mock.timers.tick(10_000);
  await late;
  assert.equal(await inTime(Promise.resolve(7)), 7);
  await assert.rejects(inTime(Promise.reject(new RangeError("no"))), RangeError);
  mock.timers.reset();
});

test("an attempt is repeated until it succeeds", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const told = [];
  let left = 2;
  const done = insist(
    async () => (left-- ? Promise.reject(new TypeError("no network")) : "there"),
    () => told.push("lost"),
  );
  for (let n = 0; n < 2; n++) {
    await settled();
    mock.timers.tick(2000);
  }
  assert.equal(await done, "there");
  assert.deepEqual(told, ["lost", "lost"]);
  mock.timers.reset();
});
