import assert from "node:assert/strict";
import { test } from "node:test";

import { TableCommands } from "../../../src/dreistein/web/static/play/session/commands.js";
import { settings } from "../../../src/dreistein/web/static/shared/settings.js";
import { bot, friend, invited, round, table, you } from "../tables.js";

/** Commands at a table that the test changes, and what they sent and sealed. */
function commands(changes) {
  const sent = [];
  const now = { table: table(changes), ready: false };
  const witness = { seal: (sealed) => sent.push(["seal", sealed.match]), wasReady: () => now.ready };
  const made = new TableCommands(
    (message) => sent.push(message),
    () => now.table,
    () => 12,
    witness,
  );
  return { own: made, sent, now };
}

test("what a player asks for is sent with what it concerns", () => {
  const undo = { asked: 7, seat: 1, keep: 0, waiting: [0] };
  const { own, sent } = commands({ rounds: [round(), round({ number: 1, ply: 3 })], may_undo: [1], undo, match: 4 });
  own.undo(1);
  own.answerUndo(false);
  own.nextRound();
  own.rematch();
  own.decline();
  own.resign(1);
  own.leave(1);
  own.fill(1, "pip");
  own.remove(1);
  own.closeSeat(1);
  own.renewLinks();
  own.rename(0, "Eve");
  own.say(0, "hello");
  assert.deepEqual(sent, [
    { type: "undo", seat: 1, round: 1, ply: 3, match: 4 },
    { type: "answer", asked: 7, yes: false },
    { type: "next", round: 2, match: 4 },
    { type: "rematch", match: 5 },
    { type: "decline", match: 5 },
    { type: "resign", seat: 1, match: 4 },
    { type: "leave", seat: 1, seen: 12 },
    { type: "fill", seat: 1, level: "pip" },
    { type: "remove", seat: 1, seen: 12 },
    { type: "close-seat", seat: 1, seats: 2 },
    { type: "new-keys", seen: 12 },
    { type: "rename", seat: 0, name: "Eve", look: settings.look },
    { type: "say", seat: 0, phrase: "hello" },
  ]);
});

test("where there is nothing to answer, nothing is sent", () => {
  const { own, sent } = commands({});
  own.answerUndo(true);
  assert.deepEqual(sent, []);
});

test("another look is asked for once, on the player's own seat", (t) => {
  const { look } = settings;
  t.after(() => (settings.look = look));
  const { own, sent, now } = commands({ seats: [bot, you] });
  own.changeLook();
  settings.look = { face: "fox", colour: 3 };
  now.table = table({ seats: [bot, friend] });
  own.changeLook();
  assert.deepEqual(sent, []);
  now.table = table({ seats: [bot, you] });
  own.changeLook();
  own.changeLook();
  assert.deepEqual(sent, [{ type: "rename", seat: 1, name: "Ada", look: settings.look }]);
});

test("who was ready for an attempt that failed is ready for the next, and nobody else", () => {
  const seats = [{ ...you, ready: false }, friend];
  for (const ready of [true, false]) {
    const { own, sent, now } = commands({ phase: "gathering", seats, rounds: [], match: 2, shuffle: { attempt: 1 } });
    now.ready = ready;
    own.readyIfDue();
    own.readyIfDue();
    assert.deepEqual(sent, ready ? [["seal", 2]] : []);
    now.table = { ...now.table, shuffle: { attempt: 2 } };
    own.readyIfDue();
    assert.equal(sent.length, ready ? 2 : 0);
  }
});

test("a table that needs nobody starts by itself, one that has waited for somebody by a click", () => {
  const seats = [
    { ...you, ready: false },
    { ...bot, kind: "open" },
  ];
  for (const filled of [false, true]) {
    const { own, sent } = commands({ phase: "gathering", seats, rounds: [], filled });
    assert.equal(own.gathers(), filled);
    own.readyIfDue();
    assert.deepEqual(sent, filled ? [] : [["seal", 0]]);
  }
});

test("a host whose rematch misses somebody sees who plays before it begins", () => {
  const mine = { ...you, ready: false };
  const yields = { ...bot, kind: "open" };
  for (const [changes, begins] of [
    [{ seats: [mine, friend, invited] }, false],
    [{ seats: [mine, friend, yields], filled: true }, false],
    [{ seats: [mine, yields], filled: true }, false],
    [{ seats: [mine, friend, invited], host: false }, true],
    // A bot that has kept the seat all the time, or one seat less, holds nobody up.
    [{ seats: [mine, friend, yields] }, true],
    [{ seats: [mine, friend] }, true],
  ]) {
    const { own, sent, now } = commands({ phase: "over" });
    own.rematch();
    sent.length = 0;
    now.table = table({ phase: "gathering", rounds: [], match: 1, ...changes });
    own.readyIfDue();
    assert.deepEqual(sent, begins ? [["seal", 1]] : []);
    if (!begins) assert.ok(own.gathers());
  }
});

test("nobody is made ready twice, or while a match is played, or without a seat", () => {
  for (const changes of [
    { phase: "gathering", seats: [you, bot] },
    { phase: "playing", seats: [{ ...you, ready: false }, bot] },
    { phase: "gathering", seats: [{ ...you, yours: false, ready: false }, bot] },
  ]) {
    const { own, sent } = commands({ rounds: [], ...changes });
    own.readyIfDue();
    assert.deepEqual(sent, []);
  }
});
