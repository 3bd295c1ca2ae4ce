import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { acted, hand, round, view } from "../tables.js";
import { LAID, OWN, session } from "./sessions.js";

test("a table is found by its id, and by the key of a spectators' link", (t) => {
  assert.equal(session(t).browser.path, "/api/tables/t/socket");
  mock.timers.reset();
  assert.equal(session(t, {}, "a b").browser.path, "/api/tables/t/socket?key=a%20b");
});

test("after a break an action for the same position is still on its way", (t) => {
  const { session: own, browser } = session(t);
  own.act("453@1,0");
  browser.socket.drop();
  mock.timers.tick(1000);
  browser.socket.welcome();
  assert.equal(browser.socket.all("hello")[0].since, 1);
  assert.equal(browser.socket.all("act").length, 1);
  browser.socket.receive(view(1, { hands: [OWN], rounds: [LAID] }));
  assert.equal(own.pending?.action, "453@1,0");
  browser.socket.receive(view(3, { hands: [OWN], rounds: [round({ ply: 2 })] }));
  assert.equal(own.pending, null);
  browser.socket.drop();
  mock.timers.tick(1000);
  browser.socket.welcome();
  assert.deepEqual(browser.socket.all("act"), []);
});

test("what is asked before the server has welcomed the page is asked once", (t) => {
  const { session: own, browser } = session(t);
  browser.socket.drop();
  mock.timers.tick(1000);
  browser.socket.open();
  own.askHint();
  assert.deepEqual(browser.socket.all("hint"), []);
  browser.socket.receive({ type: "welcome", seq: 0, heartbeat: 20, protocol: 1 });
  own.askHint();
  assert.equal(browser.socket.all("hint").length, 1);
});

test("after a break in a later round only that round is missing", (t) => {
  const past = round({ ended: { end: "out" } });
  const { browser } = session(t, { match: 2, rounds: [past, { ...LAID, number: 1 }] });
  const greeted = () => {
    browser.socket.drop();
    mock.timers.tick(1000);
    browser.socket.welcome();
    const [{ since, match, round: number }] = browser.socket.all("hello");
    return { since, match, round: number };
  };
  assert.deepEqual(greeted(), { since: 1, match: 2, round: 1 });
  browser.socket.receive(view(4, { phase: "gathering", rounds: [] }));
  assert.deepEqual(greeted(), { since: 4, match: 0, round: 0 });
});

test("back online, it connects without waiting for the next try", (t) => {
  const { session: own, browser } = session(t);
  browser.offline();
  browser.socket.drop();
  assert.equal(own.connection.offline, true);
  browser.online();
  assert.equal(browser.sockets.length, 2);
  browser.socket.welcome();
  assert.equal(own.connection.offline, false);
});

test("the server resumes after what waits to be shown, not after what is shown", (t) => {
  const { session: own, browser } = session(t);
  browser.millis = 1000;
  browser.socket.receive(acted(2, 1, "555@9,0"));
  assert.equal(own.busy, true);
  assert.equal(own.table.rounds[0].board.length, 1);
  browser.socket.drop();
  mock.timers.tick(600);
  browser.socket.welcome();
  assert.equal(browser.socket.all("hello")[0].since, 2);
  mock.timers.tick(400);
  assert.equal(own.table.rounds[0].board.length, 2);
});

test("a lost connection is mentioned only if it lasts", (t) => {
  const { session: own, browser } = session(t);
  browser.socket.drop();
  mock.timers.tick(1199);
  assert.deepEqual([own.connection.connected, own.connection.offline], [false, false]);
  mock.timers.tick(1);
  assert.equal(own.connection.offline, true);
  browser.socket.welcome();
  assert.deepEqual([own.connection.connected, own.connection.offline], [true, false]);
});

test("the time left is counted from when it arrived, however late it is shown", (t) => {
  const { session: own, browser } = session(t, { clock: 600, left: 600_000 });
  assert.equal(own.deadline, Date.now() + 600_000);
  browser.millis = 2000;
  const ends = Date.now() + 500_000;
  browser.socket.receive(acted(2, 1, "455@1,0", { left: 500_000 }));
  mock.timers.tick(1999);
  assert.equal(own.busy, true);
  mock.timers.tick(1);
  assert.deepEqual([own.busy, own.deadline], [false, ends]);
  browser.socket.receive(view(3, { left: null }));
  assert.equal(own.deadline, 0);
});

test("a device without a network says so at once, and until the server is heard again", (t) => {
  const { session: own, browser } = session(t);
  browser.offline();
  assert.equal(own.connection.offline, true);
  browser.online();
  assert.equal(browser.socket.all("ping").length, 1);
  browser.socket.receive({ type: "pong", n: 0 });
  assert.equal(own.connection.offline, false);
});

test("everyone learns who asked for a hint", (t) => {
  const { browser, hinted } = session(t);
  browser.socket.receive({ type: "hinted", seat: 1 });
  assert.deepEqual(hinted, [1]);
});

test("what others say is told, once the table is there", (t) => {
  const { browser, said } = session(t);
  browser.socket.receive({ type: "said", seat: 1, phrase: "hello" });
  assert.deepEqual(said, [["hello", "t"]]);
});

test("a server that hangs up for good says why, and one that comes back does not", (t) => {
  const { session: own, browser, count } = session(t);
  browser.socket.receive({ type: "bye", code: "x", message: "Soon.", retry: 1 });
  assert.equal(own.connection.gone, null);
  count.changed = 0;
  browser.socket.receive({ type: "bye", code: "x", message: "Gone.", retry: null });
  assert.deepEqual([own.connection.gone, count.changed > 0], ["Gone.", true]);
});

test("a session that is closed does nothing more", (t) => {
  const { session: own, browser, count } = session(t, { hands: [hand(0, "000", ["- -10"])] });
  browser.millis = 100;
  browser.socket.receive(acted(2, 1, "555@9,0"));
  const [socket] = browser.sockets;
  socket.drop();
  own.close();
  const before = count.changed;
  mock.timers.tick(60_000);
  assert.deepEqual([browser.sockets.length, browser.listening, count.changed], [1, false, before]);
  assert.deepEqual(socket.all("act"), []);
  mock.timers.reset();
  const passing = session(t, { hands: [hand(0, "000", ["- -10"])] });
  assert.equal(passing.session.passing, true);
  passing.session.close();
  const told = passing.count.changed;
  mock.timers.tick(60_000);
  assert.equal(passing.count.changed, told, "nor passes");
});

test("turns of past rounds are fetched once, and the page is shown anew", async (t) => {
  const past = round({ ended: { end: "out" }, short: true });
  const whole = { ...past, short: false, turns: ["a turn"] };
  const { session: own, count } = session(t, { rounds: [past, { ...LAID, number: 1 }] });
  const asked = t.mock.method(globalThis, "fetch", async () => Response.json({ match: 0, rounds: [whole] }));
  const before = count.changed;
  await Promise.all([own.fetchPast(), own.fetchPast()]);
  assert.deepEqual([own.table.rounds[0], asked.mock.callCount(), count.changed], [whole, 1, before + 1]);
  await own.fetchPast();
  assert.equal(asked.mock.callCount(), 1);
});
