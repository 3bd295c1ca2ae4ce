import assert from "node:assert/strict";
import { test } from "node:test";

/** The channel that pages and the house speak on: what the page under test has said, and what it hears. */
const said = [];
let channel;
globalThis.BroadcastChannel = class {
  constructor() {
    channel = this;
  }

  postMessage(message) {
    said.push(message);
  }
};
Object.defineProperty(globalThis, "navigator", { value: { locks: { request: () => new Promise(() => {}) } } });
const { askHouse } = await import("../../src/dreistein/web/static/play/here/pages.js");

const hear = (data) => channel.onmessage({ data });
const asked = () => said.findLast(({ kind }) => kind === "ask");
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a house has time to open, and a minute for an answer; a new one is asked anew", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const failure = (answer) =>
    answer.then(
      () => null,
      ({ name }) => name,
    );
  const first = failure(askHouse("tables", { method: "GET" }));
  t.mock.timers.tick(600_000);
  hear({ kind: "open", house: "one" });
  await settled();
  assert.deepEqual([asked().path, asked().to], ["tables", "one"]);
  t.mock.timers.tick(60_000);
  assert.equal(await first, "TimeoutError");
  const second = askHouse("me", { method: "GET" });
  await settled();
  hear({ kind: "answer", to: asked().page, id: asked().id, status: 200, body: "{}" });
  assert.equal((await second).status, 200);
  const third = failure(askHouse("day", { method: "GET" }));
  await settled();
  hear({ kind: "open", house: "two" });
  assert.equal(await third, "TypeError");
});
