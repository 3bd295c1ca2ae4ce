/** Waiting with a limit: what the network swallows is given up, and attempted again. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { call } from "../../src/dreistein/web/static/shared/api.js";
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

test("what only reads is asked for once more if it is lost; nothing else is", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const fallen = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const refused = () => Response.json({ code: "no-table", message: "" }, { status: 404 });
  const there = () => Response.json({ table: "t" });
  const gone = () => Promise.reject(new TypeError("no network"));
  let asked = [];
  globalThis.fetch = async (_, { method }) => (asked.push(method), answers.shift()());
  let answers = [];
  const told = async (given, ...wish) => {
    [answers, asked] = [given, []];
    const coming = call("tables", ...wish).then(
      ({ table }) => table,
      ({ code }) => code,
    );
    await settled();
    mock.timers.tick(1000);
    return [await coming, asked.length];
  };
  assert.deepEqual(await told([fallen, there]), ["t", 2]);
  assert.deepEqual(await told([gone, there]), ["t", 2]);
  assert.deepEqual(await told([gone, fallen, there]), ["page-failed", 2]);
  assert.deepEqual(await told([refused, there]), ["no-table", 1]);
  assert.deepEqual(await told([gone, there], {}), ["page-unreached", 1]);
  mock.timers.reset();
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
