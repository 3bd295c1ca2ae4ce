import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { TableSocket } from "../../../src/dreistein/web/static/play/session/socket.js";
import { randomHex } from "../../../src/dreistein/web/static/shared/storage.js";
import { FakeBrowser } from "../connections.js";

/** A socket at a fake server, with mocked time and no jitter. */
function connected(t, seen = null) {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  mock.method(Math, "random", () => 0.5);
  t.after(() => (mock.timers.reset(), mock.restoreAll()));
  const browser = new FakeBrowser();
  const heard = [];
  const changes = [];
  let language = "en";
  const socket = new TableSocket(
    "/api/tables/t/socket",
    {
      message: (message) => heard.push(message.type),
      change: (open) => changes.push(open),
      seen: () => seen,
      language: () => language,
    },
    browser,
  );
  return { browser, socket, heard, changes, setLanguage: (tag) => (language = tag) };
}

test("it greets with what the page has seen, and is open once the server answers", (t) => {
  const { browser, changes } = connected(t, { since: 12, match: 1, round: 2 });
  browser.socket.open();
  const hello = { type: "hello", protocol: 1, since: 12, match: 1, round: 2, language: "en" };
  assert.deepEqual(browser.socket.sent, [hello]);
  assert.deepEqual(changes, []);
  browser.socket.receive({ type: "welcome", seq: 12, heartbeat: 20, protocol: 1 });
  assert.deepEqual(changes, [true]);
});

test("a request made without a connection is sent once there is one", (t) => {
  const { browser, socket } = connected(t);
  const id = socket.send({ type: "undo", seat: 0 });
  browser.socket.welcome();
  assert.deepEqual(browser.socket.all("undo"), [{ type: "undo", seat: 0, id }]);
});

test("what was not answered is sent again under the same id; what was, is not", (t) => {
  const { browser, socket } = connected(t);
  browser.socket.welcome();
  const ids = ["act", "act", "hint", "undo", "next"].map((type) => socket.send({ type }));
  assert.equal(new Set(ids).size, 5);
  browser.socket.receive({ type: "done", id: ids[0], seq: 1 });
  browser.socket.receive({ type: "refused", id: ids[1], code: "not-your-turn", message: "", details: {} });
  browser.socket.receive({ type: "hint", id: ids[2], round: 0, ply: 0, lines: [] });
  socket.forget(ids[3]);
  browser.socket.drop();
  mock.timers.tick(400);
  browser.socket.welcome();
  assert.deepEqual(
    browser.socket.sent.map(({ type, id }) => [type, id]),
    [
      ["hello", undefined],
      ["next", ids[4]],
    ],
  );
});

test("it waits longer after every failure, and briefly again after a success", (t) => {
  const { browser } = connected(t);
  for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
    const before = browser.sockets.length;
    browser.socket.drop();
    mock.timers.tick(wait - 1);
    assert.equal(browser.sockets.length, before, `${wait} ms`);
    mock.timers.tick(1);
    assert.equal(browser.sockets.length, before + 1, `${wait} ms`);
  }
  browser.socket.welcome();
  browser.socket.drop();
  mock.timers.tick(400);
  assert.equal(browser.sockets.length, 10);
});

test("clients do not come back all at the same time", (t) => {
  const { browser } = connected(t);
  Math.random.mock.mockImplementation(() => 0.999);
  browser.socket.drop();
  mock.timers.tick(400);
  assert.equal(browser.sockets.length, 1);
  mock.timers.tick(100);
  assert.equal(browser.sockets.length, 2);
});

test("it comes back as soon as the device is online again", (t) => {
  const { browser, changes } = connected(t);
  browser.socket.welcome();
  browser.socket.drop();
  assert.deepEqual(changes, [true, false]);
  browser.online();
  assert.equal(browser.sockets.length, 2);
  browser.online();
  assert.equal(browser.sockets.length, 2);
});

test("an attempt that the network has swallowed is given up after a while", (t) => {
  const { browser } = connected(t);
  const [first] = browser.sockets;
  mock.timers.tick(9_999);
  assert.equal(browser.sockets.length, 1);
  mock.timers.tick(1);
  assert.equal(first.readyState, WebSocket.CLOSED);
  mock.timers.tick(500);
  assert.equal(browser.sockets.length, 2);
  browser.socket.open();
  mock.timers.tick(10_000);
  assert.equal(browser.socket.readyState, WebSocket.CLOSED, "so is one that is there, but says nothing");
  mock.timers.tick(1000);
  assert.equal(browser.sockets.length, 3);
  browser.socket.welcome();
  mock.timers.tick(15_000);
  assert.equal(browser.sockets.length, 3, "the limit ends with the attempt");
});

test("and at once if the device is back, or looked at again", (t) => {
  for (const back of ["online", "shown"]) {
    mock.timers.reset();
    const { browser } = connected(t);
    browser[back]();
    mock.timers.tick(3000);
    browser[back]();
    assert.equal(browser.sockets.length, 1, "a young one may still come");
    mock.timers.tick(1);
    browser[back]();
    assert.deepEqual([browser.sockets.length, browser.sockets[0].readyState], [2, WebSocket.CLOSED]);
    mock.timers.tick(9_999);
    assert.equal(browser.sockets.length, 2, "the new one has its own time");
  }
});

test("a server that goes away says when to come back, or that it is for good", (t) => {
  const { browser } = connected(t);
  browser.socket.welcome();
  browser.socket.receive({ type: "bye", code: "restart", message: "", retry: 5000 });
  browser.socket.drop();
  mock.timers.tick(4999);
  assert.equal(browser.sockets.length, 1);
  mock.timers.tick(1);
  assert.equal(browser.sockets.length, 2);
  browser.socket.welcome();
  browser.socket.receive({ type: "bye", code: "no-table", message: "Gone.", retry: null });
  browser.socket.drop();
  mock.timers.tick(60_000);
  browser.online();
  assert.equal(browser.sockets.length, 2);
});

test("it pings at half the heartbeat and gives up a silent connection after two", (t) => {
  const { browser, changes } = connected(t);
  browser.socket.welcome();
  const [first] = browser.sockets;
  mock.timers.tick(10_000);
  assert.equal(first.all("ping").length, 1);
  mock.timers.tick(30_000);
  assert.equal(browser.sockets.length, 1);
  mock.timers.tick(10_000);
  mock.timers.tick(400);
  assert.equal(browser.sockets.length, 2);
  assert.deepEqual(changes, [true, false]);
  assert.equal(first.readyState, WebSocket.CLOSED);
});

test("a page that is seen again notices at once that the connection is dead", (t) => {
  const { browser } = connected(t);
  browser.socket.welcome();
  mock.timers.setTime(3_600_000);
  browser.shown();
  mock.timers.tick(400);
  assert.equal(browser.sockets.length, 2);
});

test("whatever still comes over a dropped connection is ignored", (t) => {
  const { browser, socket, heard, setLanguage } = connected(t);
  browser.socket.welcome();
  setLanguage("de");
  socket.speak("de");
  assert.equal(browser.sockets.length, 2);
  browser.sockets[0].receive({ type: "pong", n: 0 });
  browser.socket.welcome();
  assert.deepEqual(heard, ["welcome", "welcome"]);
  assert.equal(browser.socket.all("hello")[0].language, "de");
  socket.speak("de");
  browser.sockets[0].onopen?.();
  browser.sockets[0].drop();
  mock.timers.tick(3000);
  assert.equal(browser.sockets.length, 2);
  assert.equal(browser.sockets[0].all("hello").length, 1);
});

test("closed, it neither listens nor connects", (t) => {
  const { browser, socket } = connected(t);
  browser.socket.welcome();
  socket.close();
  browser.socket.drop();
  browser.online();
  mock.timers.tick(60_000);
  assert.equal(browser.listening, false);
  assert.equal(browser.sockets.length, 1);
});

test("two pages never use the same id", (t) => {
  const first = connected(t).socket.send({ type: "next" });
  mock.timers.reset();
  mock.restoreAll();
  assert.notEqual(connected(t).socket.send({ type: "next" }), first);
  assert.match(randomHex(32), /^[0-9a-f]{64}$/);
});
