/** A house in the browser: pages that ask it, the page that has it, and who thinks for it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Locks, settled } from "./locks.js";

const NAME = "dreistein /";
const locks = new Locks();
/** The channel that pages and the house speak on: what the page under test has said, and what it hears. */
let said = [];
let channel;
globalThis.BroadcastChannel = class {
  constructor() {
    channel = this;
  }

  postMessage(message) {
    said.push(message);
  }
};
Object.defineProperty(globalThis, "navigator", { value: { locks } });
/** The workers that were started. */
let workers = [];
globalThis.Worker = class {
  ended = false;
  told = [];

  constructor(address) {
    this.file = address.split("/").at(-1);
    workers.push(this);
  }

  postMessage(message) {
    this.told.push(message.kind ?? "start");
  }

  terminate() {
    this.ended = true;
  }

  say(kind, more = {}) {
    this.onmessage({ data: { kind, ...more } });
  }
};
globalThis.location = { href: "http://host.test/" };
globalThis.WebSocket = { CONNECTING: 0, OPEN: 1, CLOSED: 3 };
locks.hold(NAME); // another page has the house
const HERE = "../../src/dreistein/web/static/play/here";
const { askHouse, Line, whenOpen, watchHouse } = await import(`${HERE}/pages.js`);
const { keep } = await import(`${HERE}/keeper.js`);
const { Thoughts } = await import(`${HERE}/thoughts.js`);

const hear = (data) => channel.onmessage({ data });
const last = (kind) => said.findLast((message) => message.kind === kind);
const outcome = (answer) =>
  answer.then(
    (found) => found,
    ({ message }) => message,
  );
const running = () => workers.filter(({ ended }) => !ended);

beforeEach(() => {
  workers = [];
  said = [];
});

let houses = 0;
/** A house opens; gives its name and what ends it. */
async function opens() {
  const house = `house ${(houses += 1)}`;
  const end = locks.hold(`${NAME} ${house}`);
  hear({ kind: "open", house, build: "" });
  await settled();
  return { house, end };
}

test("a house has time to open, and a minute for an answer", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = outcome(askHouse("tables", { method: "GET" }));
  await settled();
  for (let megabytes = 0; megabytes < 7; megabytes += 1) {
    t.mock.timers.tick(59_000);
    hear({ kind: "opening", progress: { done: megabytes, all: 7 } });
  }
  const { house } = await opens();
  assert.deepEqual([last("ask").path, last("ask").to], ["tables", house]);
  t.mock.timers.tick(60_000);
  assert.equal(await first, "page-here-asleep");
  const second = askHouse("me", { method: "GET" });
  await settled();
  hear({ kind: "answer", to: last("ask").page, id: last("ask").id, status: 200, body: "{}" });
  assert.equal((await second).status, 200);
});

test("whatever ends a house, nobody waits for its answer, and the next one is asked anew", async () => {
  const { end } = await opens();
  let opened = 0;
  const stop = whenOpen(() => (opened += 1));
  const closed = [];
  const line = new Line("/api/tables/one/socket");
  line.onclose = () => closed.push(line);
  const asked = outcome(askHouse("day", { method: "GET" }));
  await settled();
  end();
  assert.equal(await asked, "page-here-gone");
  assert.deepEqual([closed, line.readyState], [[line], 3]);
  const next = new Line("/api/tables/one/socket");
  await settled();
  assert.equal(next.readyState, 0);
  const { house } = await opens();
  assert.deepEqual([last("connect").to, next.readyState, opened], [house, 1, 1]);
  stop();
  await opens(); // it took the place of the one before
  assert.deepEqual([next.readyState, opened], [3, 1]);
});

test("who asks is told why no house opens, and the next one to ask has it tried at once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { end } = await opens();
  end();
  await settled();
  const notices = [];
  watchHouse((progress, wrong) => notices.push(wrong ?? progress));
  for (const wrong of ["page-here-failed", "page-here-full"]) {
    const asked = outcome(askHouse("tables", { method: "GET" }));
    await settled();
    assert.ok(last("who"));
    hear({ kind: "opening", progress: null, wrong });
    assert.deepEqual([await asked, notices.at(-1)], [wrong, wrong]);
  }
  const older = outcome(askHouse("tables", { method: "GET" }));
  await settled();
  hear({ kind: "open", house: "older", build: "1" }); // of a page that is open since before an update
  assert.equal(await older, "page-here-asleep");
  const silent = outcome(askHouse("tables", { method: "GET" }));
  await settled();
  t.mock.timers.tick(60_000);
  assert.equal(await silent, "page-here-asleep");
  await opens();
  assert.equal(notices.at(-1), null);
});

/** A page that keeps the house of a folder of its own; gives its workers as they start. */
function kept(folder) {
  const failures = [];
  const hurry = keep(folder, "http://host.test/", (wrong) => failures.push(wrong));
  return { failures, hurry };
}

/** The house that runs says that it has begun; gives what ends it. */
async function begins(folder) {
  const house = running().find(({ file }) => file === "house.js");
  const lock = `${folder} ${workers.length}`;
  const end = locks.hold(lock);
  house.say("begun", { lock });
  await settled();
  return { house, end };
}

test("a house that ends while its page stays is opened again, by another page that waits for it first", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { failures } = kept("A");
  await settled();
  const { house, end } = await begins("A");
  house.say("open");
  house.say("think");
  t.mock.timers.tick(0);
  assert.deepEqual(
    running().map(({ file }) => file),
    ["house.js", "thinker.js"],
  );
  const leave = locks.hold("A"); // another page's wish
  end();
  await settled();
  t.mock.timers.tick(0);
  await settled();
  assert.deepEqual([running(), failures], [[], []]);
  leave();
  await settled();
  assert.equal(running().length, 1);
  // And one that answers nothing any more.
  const second = await begins("A");
  second.house.say("open");
  for (let beat = 0; beat < 30; beat += 1) {
    t.mock.timers.tick(5000);
    if (beat < 15) second.house.say("beat");
  }
  await settled();
  assert.ok(second.house.ended);
  second.end();
  t.mock.timers.tick(0);
  await settled();
  assert.deepEqual([running().length, failures], [1, []]);
});

test("a house that does not open is tried again, ever later, or at once if somebody wants it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { failures, hurry } = kept("B");
  for (const millis of [2000, 4000, 8000]) {
    await settled();
    const { house, end } = await begins("B");
    house.onerror();
    end();
    await settled();
    t.mock.timers.tick(millis - 1);
    await settled();
    assert.deepEqual(running(), []);
    t.mock.timers.tick(1);
  }
  await settled();
  const { house, end } = await begins("B");
  house.say("failed"); // it has told why itself
  house.onerror();
  end();
  await settled();
  hurry();
  await settled();
  assert.deepEqual([running().length, failures], [1, Array(3).fill("page-here-failed")]);
});

test("who thinks is replaced, once for each that was lost", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  kept("C");
  await settled();
  const { house } = await begins("C");
  house.say("think");
  for (let start = 0; start < 3; start += 1) {
    t.mock.timers.tick(1000 * start);
    const thinkers = running().filter(({ file }) => file === "thinker.js");
    assert.deepEqual([thinkers.length, house.told.filter((kind) => kind === "thinker").length], [1, start + 1]);
    thinkers[0].onerror();
    house.say("think"); // the house has noticed as well
  }
});

/** Somebody who thinks: what they were asked, and what lets their lock go. */
async function thinker(thoughts, name, ready = true) {
  const port = { asked: [], postMessage: (message) => port.asked.push(message) };
  port.end = locks.hold(`D ${name}`);
  thoughts.use(port);
  port.onmessage({ data: { lock: name } });
  if (ready) port.onmessage({ data: { ready } });
  await settled();
  port.answer = (at, result) => port.onmessage({ data: { id: port.asked[at].id, result } });
  return port;
}

test("tasks are thought about in turn, and only one is lost with who thinks", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let wanted = 0;
  const thoughts = new Thoughts("D", () => (wanted += 1));
  const results = ["a", "b", "c", "d"].map((task) => outcome(thoughts.think(task, 5)));
  const first = await thinker(thoughts, "one");
  t.mock.timers.tick(4999);
  first.answer(0, "A");
  assert.deepEqual(
    first.asked.map(({ task }) => task),
    ["a", "b"],
  );
  t.mock.timers.tick(5000); // too long
  assert.equal(wanted, 1);
  first.answer(1, "late");
  const second = await thinker(thoughts, "two");
  second.end();
  await settled();
  assert.equal(wanted, 2);
  first.end(); // nobody thinks there any more
  await settled();
  const third = await thinker(thoughts, "three");
  third.answer(0, "D");
  const lost = "whoever thought about it is lost";
  assert.deepEqual([await Promise.all(results), wanted], [["A", lost, lost, "D"], 2]);
});

test("where nobody comes to think, tasks do not wait for ever", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let wanted = 0;
  const thoughts = new Thoughts("D", () => (wanted += 1));
  const starting = await thinker(thoughts, "starting", false);
  starting.end();
  await settled();
  assert.equal(wanted, 1);
  const results = ["a", "b"].map((task) => outcome(thoughts.think(task)));
  t.mock.timers.tick(30_000);
  assert.deepEqual(await Promise.all(results), ["nobody thinks", "nobody thinks"]);
  const next = outcome(thoughts.think("c"));
  (await thinker(thoughts, "late")).answer(0, "C");
  assert.equal(await next, "C");
});
