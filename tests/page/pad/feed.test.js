/** A pad that others watch, on networks that refuse, swallow and lose. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { emptyDisk } from "./databases.js";
import { GERMAN, placed, SETUP } from "./entries.js";
import { anotherWindow, closeWindows, FakeStream, settled } from "./windows.js";

const { goLive } = await import("../../../src/dreistein/web/static/pad/live/feed.js");
const OPS = [{ op: "setup", ...SETUP }];
const add = (seat, tile) => ({ op: "add", entry: placed(seat, tile) });
const refusal = (code, status) => Response.json({ code }, { status });

beforeEach(() => {
  emptyDisk();
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  closeWindows();
  mock.timers.reset();
});

/** Somebody who watches. */
async function watcher() {
  const pad = await anotherWindow();
  location.hash = "#/watch/p/w";
  await pad.go();
  return pad;
}

/** Somebody who writes on a pad that others watch. */
async function writer() {
  const pad = await anotherWindow();
  await pad.begin(SETUP.names, GERMAN);
  await pad.go();
  pad.share(pad.game.id, { id: "p", watch: "w", pen: "pen", hand: 0, sent: 1 });
  return pad;
}

test("a stream that a proxy refuses is opened again, and brings what was missed", async () => {
  globalThis.fetch = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const ann = await watcher();
  for (let left = 3; left; left -= 1) {
    FakeStream.all.at(-1).refuse();
    await settled();
    assert.equal(ann.feed.gone, false);
    mock.timers.tick(30_000);
  }
  assert.equal(FakeStream.all.length, 4);
  FakeStream.all.at(-1).onopen();
  FakeStream.all.at(-1).bring({ ops: OPS });
  assert.deepEqual([ann.feed.open, ann.game.ops], [true, OPS]);
});

test("a pad is gone when the server says so", async () => {
  globalThis.fetch = async () => refusal("no-pad", 404);
  const ann = await watcher();
  FakeStream.all[0].refuse();
  await settled();
  assert.equal(ann.feed.gone, true);
  mock.timers.tick(300_000);
  assert.equal(FakeStream.all.length, 1);
});

test("a stream that outlives every stream of the server is opened anew", async () => {
  await watcher();
  FakeStream.all[0].onopen();
  mock.timers.tick(260_000);
  assert.deepEqual([FakeStream.all.length, FakeStream.all[0].readyState], [2, FakeStream.CLOSED]);
});

test("a stream that the network swallows is opened anew", async () => {
  await watcher();
  mock.timers.tick(10_000);
  assert.deepEqual([FakeStream.all.length, FakeStream.all[0].readyState], [2, FakeStream.CLOSED]);
});

test("entries that are refused are sent again ever more rarely, until one is heard", async () => {
  let heard = false;
  const sent = [];
  globalThis.fetch = async () => (sent.push(0), heard ? Response.json({ ops: 2 }) : refusal("pad-quota", 429));
  const ann = await writer();
  ann.act(add(0, "555"));
  const after = [];
  for (let wait = 4; sent.length < 9; wait = Math.min(wait * 2, 256)) {
    await settled();
    mock.timers.tick(wait * 1000 - 1);
    await settled();
    after.push(sent.length);
    mock.timers.tick(1);
  }
  assert.deepEqual(after, [1, 2, 3, 4, 5, 6, 7, 8]);
  heard = true;
  await settled();
  mock.timers.tick(256_000);
  await settled();
  assert.deepEqual([ann.feed.unsent, ann.feed.unheard], [0, 0]);
});

test("a pen whose answer is lost is asked for again, the same, and with all that was written", async () => {
  const asked = [];
  const written = [...OPS, add(0, "555"), add(1, "455")];
  const answers = [
    () => Promise.reject(new TypeError("the answer is lost")),
    () => new Response("<html>", { status: 502 }),
    () => refusal("maybe-stored", 503),
    () => refusal("pad-moved-on", 409),
    () => Response.json({ pen: asked[0].pen, hand: 1 }),
  ];
  globalThis.fetch = async (_, { method, body }) => {
    if (method !== "POST") return Response.json({ after: 0, ops: written, offered: false, hand: 1 });
    asked.push(JSON.parse(body));
    return answers[asked.length - 1]();
  };
  const ann = await watcher();
  FakeStream.all.at(-1).bring({ ops: OPS, offered: true });
  await settled();
  const taken = ann.feed.takePen();
  void ann.feed.takePen(); // pressed twice
  for (let left = answers.length; left; left -= 1) {
    await settled();
    mock.timers.tick(2000);
  }
  await taken;
  assert.deepEqual([asked.length, new Set(asked.map(({ pen }) => pen)).size, asked[0].pen.length >= 22], [5, 1, true]);
  const [{ live, ops }] = await ann.gameStore.all();
  assert.deepEqual([live.pen, live.sent, ops], [asked[0].pen, 3, written]);
});

test("whoever gave up asking for the pen may go on with the same", async () => {
  const asked = [];
  globalThis.fetch = async (_, { body }) => (asked.push(JSON.parse(body).pen), new Response("", { status: 502 }));
  const { feed } = await watcher();
  FakeStream.all.at(-1).bring({ ops: OPS, offered: true });
  await settled();
  const given = feed.takePen();
  for (let left = 20; left; left -= 1) {
    await settled();
    mock.timers.tick(2000);
  }
  await given;
  FakeStream.all.at(-1).bring({ after: 1, ops: [], offered: false, hand: 1 }); // it was taken all the same
  assert.deepEqual([asked.length, feed.mayTake], [15, true]);
  globalThis.fetch = async (_, { body }) => (asked.push(JSON.parse(body).pen), refusal("pen-kept", 409));
  await feed.takePen();
  assert.deepEqual([new Set(asked).size, feed.mayTake], [1, false]);
});

test("once the line is back, entries and streams do not wait for long", async () => {
  const sent = [];
  globalThis.fetch = async () => (sent.push(0), new Response("", { status: 502 }));
  const ann = await writer();
  ann.act(add(0, "555"));
  for (let wait = 4; wait < 100; wait *= 2) {
    await settled();
    mock.timers.tick(wait * 1000);
  }
  await settled();
  FakeStream.all.at(-1).onopen();
  await settled();
  const before = sent.length;
  mock.timers.tick(4000);
  await settled();
  assert.equal(sent.length, before + 1);
  const streams = FakeStream.all.length;
  const stream = FakeStream.all.at(-1);
  stream.readyState = 0; // the browser itself connects again
  stream.onerror();
  mock.timers.tick(10_000);
  assert.equal(FakeStream.all.length, streams + 1);
});

test("a request that the network swallows is given up, and sent again with what came since", async () => {
  let sent = [];
  globalThis.fetch = (_, { signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const limit = mock.method(AbortSignal, "timeout", () => {
    const control = new AbortController();
    setTimeout(() => control.abort(), 10_000);
    return control.signal;
  });
  const ann = await writer();
  ann.act(add(0, "555"));
  ann.act(add(1, "455"));
  globalThis.fetch = async (_, { body }) => {
    sent = JSON.parse(body).ops;
    return Response.json({ ops: 1 + sent.length });
  };
  mock.timers.tick(10_000);
  await settled();
  mock.timers.tick(4000);
  await settled();
  limit.mock.restore();
  assert.equal(sent.length, 2);
  assert.equal(ann.feed.unsent, 0);
  assert.equal((await ann.gameStore.all())[0].live.sent, 3);
});

test("a link whose answer is lost is that of the same pad, whatever was written since", async () => {
  const asked = [];
  globalThis.fetch = async (_, { body }) => {
    asked.push(JSON.parse(body));
    if (asked.length === 1) throw new TypeError("the answer is lost");
    return Response.json({ id: "p", watch: "w", pen: "pen" }, { status: 201 });
  };
  await assert.rejects(goLive("game", OPS));
  const live = await goLive("game", [...OPS, add(0, "555")]);
  assert.equal(asked[0].key, asked[1].key);
  assert.equal(live.sent, 0); // the server will tell how many it has
  assert.equal((await goLive("game", OPS)).sent, 1);
});

test("who writes is told why nobody sees it", async () => {
  let answer = () => Response.json({ code: "pad-quota", message: "Tomorrow again." }, { status: 429 });
  globalThis.fetch = async () => answer();
  const ann = await writer();
  ann.act(add(0, "555"));
  await settled();
  assert.equal(ann.feed.trouble, "Tomorrow again.");
  answer = () => Response.json({ ops: 2 });
  mock.timers.tick(4000);
  await settled();
  assert.equal(ann.feed.trouble, "");
});

test("the pen is offered once everything is sent", async () => {
  const asked = [];
  let answer = () => undefined;
  globalThis.fetch = async (url, { method, body }) => {
    asked.push(`${method} ${url.split("/api/pads")[1]}`);
    if (method === "PUT") await new Promise((resolve) => (answer = resolve));
    return method === "PUT" ? Response.json({ ops: JSON.parse(body).after + 1 }) : new Response(null, { status: 204 });
  };
  const ann = await writer();
  ann.act(add(0, "555"));
  const offered = ann.feed.offer(true);
  await settled();
  assert.deepEqual(asked, ["PUT /p"]);
  answer();
  await offered;
  assert.deepEqual(asked, ["PUT /p", "POST /p/pen"]);
});

test("the pen is not offered while entries cannot be sent", async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError("no network"));
  const ann = await writer();
  ann.act(add(0, "555"));
  await assert.rejects(ann.feed.offer(true), { code: "page-unreached" });
});

test("whoever has lost the pen takes over what the server has", async () => {
  globalThis.fetch = async () => refusal("not-your-pen", 403);
  const ann = await writer();
  ann.act(add(0, "555"));
  await settled();
  assert.equal(ann.mayWrite, false);
  FakeStream.all.at(-1).bring({ ops: [...OPS, add(0, "444")], hand: 1 });
  await settled();
  assert.deepEqual((await ann.gameStore.all())[0].ops.at(-1), add(0, "444"));
  assert.equal((await ann.gameStore.all())[0].live.pen, "");
});

test("what fails after the game was left is not sent again with another game's entries", async () => {
  let fail = () => undefined;
  const sent = [];
  globalThis.fetch = (_, { method, body }) => {
    if (method === "PUT") sent.push(JSON.parse(body).ops.length);
    return new Promise((_, reject) => (fail = () => reject(new TypeError("no network"))));
  };
  const ann = await writer();
  ann.act(add(0, "555"));
  const { feed } = ann;
  await ann.begin(SETUP.names, GERMAN);
  await ann.go();
  for (const tile of ["111", "112", "122"]) ann.act(add(0, tile));
  fail();
  await settled();
  mock.timers.tick(60_000);
  await settled();
  assert.deepEqual(sent, [1]);
  assert.equal(feed.sending, null);
});
