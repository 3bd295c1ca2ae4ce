/** The state comes first and in order; what is heard and seen of it comes after, and may fail. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { acted, changed, friend, round, you } from "../tables.js";
import { OWN, session } from "./sessions.js";

test("who sits down and is here stays here, however late it is shown", (t) => {
  const { session: own, browser, hinted } = session(t);
  browser.millis = 1000;
  browser.socket.receive(acted(2, 1, "+", { to_move: 1 }));
  browser.socket.receive(changed(3, "sat", { seats: [you, { ...friend, here: false }] }));
  browser.socket.receive({ type: "presence", here: [true, true], spectators: 2 });
  browser.socket.receive({ type: "hinted", seat: 1 });
  assert.deepEqual([own.table.seats[1].kind, own.state.spectators], ["bot", 0]);
  browser.socket.drop();
  browser.online();
  browser.socket.open();
  assert.equal(browser.socket.all("hello")[0].since, 3);
  mock.timers.tick(1000);
  assert.deepEqual([own.table.seats[1].name, own.table.seats[1].here, own.state.spectators], ["Ben", true, 2]);
  assert.deepEqual([own.state.hinted, hinted], [1, [1]]);
});

test("what the page cannot play or show costs no message", (t) => {
  const errors = t.mock.method(console, "error", () => undefined);
  const broken = () => {
    throw new TypeError("AudioContext is not a constructor");
  };
  const heard = { acted: broken, viewed: broken, refused: broken, hinted: broken, said: broken };
  const { session: own, browser } = session(t, {}, null, heard);
  browser.socket.receive(acted(2, 0, "453@1,0", { left: 5000 }));
  browser.socket.receive(acted(3, 1, "+", { hands: [OWN] }));
  browser.socket.receive({ type: "said", seat: 1, phrase: "hello" });
  browser.socket.receive({ type: "hinted", seat: 1 });
  assert.deepEqual(own.table.rounds[0].board, ["455@0,0", "453@1,0"]);
  assert.deepEqual([own.state.seq, own.hand], [3, OWN]);
  own.act("453@1,0");
  const [{ id }] = browser.socket.all("act");
  browser.socket.receive({ type: "refused", id, code: "x", message: "Not now.", details: {} });
  assert.deepEqual([own.pending, own.selection.refusal], [null, "Not now."]);
  assert.equal(errors.mock.callCount(), 6);
});

test("past rounds that could not be fetched are asked for again after a while", async (t) => {
  const short = round({ short: true, ended: {} });
  const whole = { ...short, short: false };
  const { session: own } = session(t, { rounds: [short, round({ number: 1 })] });
  let asked = 0;
  t.mock.method(globalThis, "fetch", async () => {
    asked += 1;
    const rounds = { match: 0, rounds: [whole] };
    return asked === 1 ? Response.json({ code: "not-read" }, { status: 503 }) : Response.json(rounds);
  });
  await own.fetchPast();
  await own.fetchPast();
  assert.deepEqual([asked, own.table.rounds[0].short], [1, true]);
  mock.timers.tick(5000);
  await own.fetchPast();
  await own.fetchPast();
  assert.deepEqual([asked, own.table.rounds[0].short], [2, false]);
});

test("an effect knows whether it is gone before it can be seen", (t) => {
  const seen = [];
  const { browser } = session(t, {}, null, { acted: (news, before, hurried) => seen.push(hurried) });
  browser.millis = 1000;
  for (let seq = 2; seq < 32; seq++) browser.socket.receive(acted(seq, 1, "+", { to_move: 1 }));
  for (let n = 0; n < 25; n++) mock.timers.tick(1000);
  assert.deepEqual(seen, [false, ...Array(5).fill(true), ...Array(24).fill(false)]);
});

test("that another tab or device has sealed or answered first is nothing to complain about", (t) => {
  const { session: own, browser, refused } = session(t);
  for (const code of ["seal-changed", "no-undo-asked"])
    browser.socket.receive({ type: "refused", id: "x", code, message: "Done already.", details: {} });
  assert.deepEqual([refused, own.selection.refusal], [[], null]);
});
