import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { acted, bot, changed, friend, hand, round, view, you } from "../tables.js";
import { CHOICES, LAID, OWN, session } from "./sessions.js";

const spotAt = ({ spots }, key) => spots.find((spot) => spot.key === key);

test("a table is the one that was asked for, whatever the server calls it", (t) => {
  const { session: own, browser } = session(t, { id: "another" });
  assert.equal(own.table.id, "t");
  browser.socket.receive(changed(2, "dealt", { id: "a third" }));
  assert.equal(own.table.id, "t");
});

test("a tile put on a spot is sent once, for this position", (t) => {
  const { session: own, browser } = session(t);
  own.choose("345");
  own.put(spotAt(own, "1,0"), true);
  own.act("453@1,0");
  own.confirm();
  const [sent, ...more] = browser.socket.all("act");
  assert.deepEqual(more, []);
  const { id, match, ...rest } = sent;
  assert.deepEqual([typeof id, match], ["string", 0]);
  assert.deepEqual(rest, { type: "act", seat: 0, round: 0, ply: 1, action: "453@1,0" });
  assert.deepEqual(own.preview, { numbers: [4, 5, 3], x: 1, y: 0 });
  assert.deepEqual(own.spots, []);
});

test("a tile can be looked at first: the second tap, or confirm, sends it", (t) => {
  for (const finish of [(own) => own.put(spotAt(own, "1,0"), false), (own) => own.confirm()]) {
    mock.timers.reset();
    const { session: own, browser } = session(t);
    own.choose("345");
    own.put(spotAt(own, "1,0"), false);
    assert.deepEqual(browser.socket.all("act"), []);
    assert.deepEqual(own.preview, { numbers: [4, 5, 3], x: 1, y: 0 });
    finish(own);
    assert.equal(browser.socket.all("act").length, 1);
  }
});

test("a draw is asked about only if a tile fits", (t) => {
  const { session: own, browser } = session(t);
  own.drawOrEnd("+", true);
  assert.equal(own.selection.confirming, "+");
  own.confirm();
  assert.equal(browser.socket.all("act").length, 1);
  mock.timers.reset();
  const stuck = session(t, { hands: [hand(0, "000", ["+ -5"])] });
  stuck.session.drawOrEnd("+", true);
  assert.equal(stuck.browser.socket.all("act").length, 1);
});

test("what was picked stays while others are renamed, and goes when the hand changes", (t) => {
  const { session: own, browser } = session(t);
  own.choose("345");
  browser.socket.receive(changed(2, "renamed", { seats: [you, friend] }));
  assert.equal(own.selection.tile, "345");
  assert.equal(own.table.seats[1].name, "Ben");
  browser.socket.receive(changed(3, "held", { hands: [hand(0, "345 123 000")] }));
  assert.equal(own.selection.tile, null);
  browser.socket.receive(changed(4, "returned", { hands: [OWN] }));
  own.act("453@1,0");
  browser.socket.receive(changed(5, "renamed", { seats: [you, bot] }));
  assert.equal(own.pending?.action, "453@1,0");
});

test("what was picked is gone with the position it was picked for", (t) => {
  const { session: own, browser } = session(t);
  own.choose("345");
  own.act("453@1,0");
  const [{ id }] = browser.socket.all("act");
  browser.socket.receive(acted(2, 0, "453@1,0"));
  browser.socket.receive({ type: "done", id, seq: 2 });
  assert.deepEqual([own.pending, own.selection.tile, own.preview], [null, null, null]);
  assert.deepEqual(own.table.rounds[0].board, ["455@0,0", "453@1,0"]);
});

test("others' moves leave alone what a player is looking at", (t) => {
  const { session: own, browser } = session(t);
  own.choose("345");
  browser.socket.receive(acted(2, 1, "+", { hands: [OWN] }));
  assert.equal(own.selection.tile, "345");
});

test("a refused action says why and can be tried again", (t) => {
  const { session: own, browser, refused } = session(t);
  own.act("453@1,0");
  const [{ id }] = browser.socket.all("act");
  browser.socket.receive({ type: "refused", id, code: "x", message: "Not now.", details: {} });
  assert.deepEqual(refused, ["Not now."]);
  assert.deepEqual([own.pending, own.selection.refusal, own.selection.tile], [null, "Not now.", "345"]);
  own.act("453@1,0");
  assert.equal(browser.socket.all("act").length, 2);
});

test("the opener's only tile, and the only drawn one that fits, are chosen by themselves", (t) => {
  const opener = session(t, { hands: [hand(0, "555 012", ["555@0,0 25"])], rounds: [round()] });
  assert.equal(opener.session.selection.tile, "555");
  mock.timers.reset();
  const drawn = hand(0, "345 000", ["453@1,0 12", "+ -5"], ["345"]);
  assert.equal(session(t, { hands: [drawn] }).session.selection.tile, "345");
  mock.timers.reset();
  const chosen = hand(0, "345 000", ["453@1,0 12", "+ -5"]);
  assert.equal(session(t, { hands: [chosen] }).session.selection.tile, null);
});

test("cancelling the question before a draw takes up the forced tile again", (t) => {
  const drawn = hand(0, "345", ["453@1,0 12", "- 0"], ["345"]);
  const { session: own } = session(t, { hands: [drawn] });
  own.drawOrEnd("-", true);
  assert.equal(own.selection.tile, null);
  own.cancel();
  assert.equal(own.selection.tile, "345");
});

test("on a shared device the tiles stay covered until their player has it", (t) => {
  const other = { ...friend, yours: true };
  const { session: own, browser } = session(t, { seats: [you, other], hands: [OWN, hand(1, "111")] });
  assert.deepEqual([own.coveredSeat, own.hand, own.rack, own.rackSize], [0, null, null, 9]);
  own.act("453@1,0");
  assert.deepEqual(browser.socket.all("act"), []);
  own.reveal();
  assert.deepEqual([own.coveredSeat, own.rack?.seat, own.rackSize], [null, 0, 3]);
  browser.socket.receive(acted(2, 0, "453@1,0", { hands: [hand(1, "111 222", ["+ -5"])] }));
  assert.deepEqual([own.coveredSeat, own.rack], [1, null]);
});

test("hints: one at a time, and only the answer to the question", (t) => {
  const { session: own, browser } = session(t);
  own.askHint();
  own.askHint();
  const asked = browser.socket.all("hint");
  assert.equal(asked.length, 1);
  browser.socket.receive({ type: "hint", id: "other", round: 0, ply: 1, lines: [] });
  assert.equal(own.hints.given, null);
  const hint = { type: "hint", id: asked[0].id, round: 0, ply: 1, lines: [] };
  browser.socket.receive(hint);
  assert.deepEqual([own.hints.given, own.hints.isAsked], [hint, false]);
  browser.socket.receive(acted(2, 0, "453@1,0"));
  assert.equal(own.hints.given, null);
});

test("a hint for a position that is gone is not taken for the next one", (t) => {
  const { session: own, browser } = session(t);
  own.askHint();
  const [{ id }] = browser.socket.all("hint");
  const late = { type: "hint", id, round: 0, ply: 1, lines: [], ideas: [{ actions: ["453@1,0"] }] };
  browser.socket.receive(acted(2, 0, "453@1,0"));
  browser.socket.receive(late);
  browser.socket.receive(acted(3, 1, "+", { hands: [OWN] }));
  own.askHint();
  assert.deepEqual([own.hints.given, browser.socket.all("hint").length], [null, 2]);
  browser.socket.receive({ ...late, id: browser.socket.all("hint")[1].id });
  assert.equal(own.hints.given, null, "nor is one that says itself what it is about");

  own.askHint();
  browser.socket.receive(acted(4, 0, "453@1,0"));
  browser.socket.drop();
  mock.timers.tick(1000);
  browser.socket.welcome();
  assert.deepEqual(browser.socket.all("hint"), [], "and it is not asked for again");
});

test("a hint is shown until it is closed or the position changes, and its ideas only then", (t) => {
  const { session: own, browser, count } = session(t);
  count.changed = 0;
  own.askHint();
  assert.deepEqual([own.hints.isShown, own.hints.ideas, count.changed > 0], [true, [], true]);
  count.changed = 0;
  const ideas = [{ actions: ["453@1,0"], title: "Place 3–4–5", text: "", gain: "" }];
  browser.socket.receive({ type: "hint", id: browser.socket.all("hint")[0].id, round: 0, ply: 1, lines: [], ideas });
  assert.deepEqual([own.hints.ideas, count.changed > 0], [ideas, true]);
  count.changed = 0;
  own.closeHint();
  assert.deepEqual([own.hints.isShown, own.hints.ideas, count.changed > 0], [false, [], true]);
  own.askHint();
  assert.equal(browser.socket.all("hint").length, 1, "it is still known");
  assert.deepEqual(own.hints.ideas, ideas);
  browser.socket.receive(acted(2, 0, "453@1,0"));
  assert.deepEqual([own.hints.isShown, own.hints.given], [false, null]);
});

test("what to place comes before a draw that only an expert would make", (t) => {
  const { session: own, browser } = session(t);
  own.askHint();
  const ideas = ["+", "453@1,0", "345@0,1"].map((action) => ({ actions: [action], title: "", text: "", gain: "" }));
  browser.socket.receive({ type: "hint", id: browser.socket.all("hint")[0].id, round: 0, ply: 1, lines: [], ideas });
  assert.deepEqual(
    own.hints.ideas.map(({ actions: [best] }) => best),
    ["453@1,0", "345@0,1", "+"],
  );
  assert.equal(own.hints.isSubtle, true);
});

test("a hint puts the tile where it would lie, turned so, and leaves the last click", (t) => {
  const { session: own, browser } = session(t, {
    hands: [hand(0, "345 123", ["453@1,0 12", "534@1,0 12", "345@0,1 12", "+ -5"])],
  });
  own.choose("123");
  own.aimAt("534@1,0");
  assert.deepEqual(own.preview, { numbers: [5, 3, 4], x: 1, y: 0 });
  assert.deepEqual(browser.socket.all("act"), []);
  own.confirm();
  assert.equal(browser.socket.all("act")[0].action, "534@1,0");
  const { session: other } = (mock.timers.reset(), session(t));
  other.aimAt("111@5,5");
  assert.equal(other.preview, null, "what does not fit is not shown");
});

/** Waits until something of a type was sent that takes a while to compute. */
async function sent(browser, type) {
  for (let n = 0; n < 1000 && !browser.socket.all(type).length; n++) await new Promise(setImmediate);
  return browser.socket.all(type);
}

test("a match against bots begins without a click, once; with people it waits for one", async (t) => {
  const seats = [{ ...you, ready: false }, bot];
  const alone = session(t, { phase: "gathering", seats, rounds: [], hands: [] });
  alone.browser.socket.receive(view(2, { phase: "gathering", seats, rounds: [], hands: [] }));
  const [ready, ...more] = await sent(alone.browser, "ready");
  assert.deepEqual(more, []);
  assert.equal(ready.match, 0);
  assert.match(ready.seal, /^[0-9a-f]{64}$/);
  mock.timers.reset();
  const people = [{ ...you, ready: false }, friend];
  const { session: own, browser } = session(t, { phase: "over", seats: people });
  browser.socket.receive(view(2, { phase: "gathering", seats: people, rounds: [], hands: [] }));
  assert.deepEqual(browser.socket.all("ready"), []);
  own.commands.rematch();
  assert.equal(browser.socket.all("rematch")[0].match, 1);
  browser.socket.receive(view(3, { match: 1, phase: "gathering", seats: people, rounds: [], hands: [] }));
  assert.equal((await sent(browser, "ready")).length, 1);
});

test("who has seen a match goes along to the rematch, and does not hold up the others", async (t) => {
  const seats = [{ ...you, ready: false }, friend];
  const lobby = { match: 1, phase: "gathering", seats, rounds: [], hands: [] };
  const { browser } = session(t, { phase: "over", seats });
  browser.socket.receive(view(2, lobby));
  const [ready, ...more] = await sent(browser, "ready");
  assert.deepEqual([ready.match, more], [1, []]);
  mock.timers.reset();
  const late = session(t, lobby);
  assert.deepEqual(late.browser.socket.all("ready"), []);
});

test("a declined request to undo is a refusal", (t) => {
  const undo = { asked: 1, seat: 0, keep: 0, waiting: [1] };
  const { session: own, browser, refused } = session(t, { undo, seats: [you, friend] });
  browser.socket.receive(changed(2, "undo-answered", { undo: null }));
  assert.equal(refused.length, 1);
  assert.equal(own.selection.refusal, refused[0]);
});

test("a spot of all tiles names its tile before anything is placed, and another may take its place", (t) => {
  const both = hand(0, "345 034", ["453@1,0 12", "430@1,0 7", "+ -5"]);
  const { session: own, browser } = session(t, { hands: [both] });
  own.toggleAll();
  own.put(spotAt(own, "1,0"), true);
  assert.deepEqual(browser.socket.all("act"), []);
  assert.deepEqual(own.preview, { numbers: [4, 5, 3], x: 1, y: 0 });
  assert.deepEqual(own.tilesForSpot, ["345", "034"]);
  own.nameTile("034");
  assert.deepEqual(own.preview, { numbers: [4, 3, 0], x: 1, y: 0 });
  own.cancel();
  assert.deepEqual([own.selection.tile, own.selection.showAll, own.tilesForSpot], [null, true, []]);
  own.put(spotAt(own, "1,0"), true);
  own.confirm();
  assert.equal(browser.socket.all("act")[0].action, "453@1,0");
});

/** The message about the last draw of a turn, after which nothing fits. */
const lastDraw = (seq, changes) => {
  const news = acted(seq, 0, "+", { tile: "000", ...changes });
  return { ...news, turn: { ...news.turn, draws: 3, end: "none-fits" } };
};

test("the last tile of a turn that fits nowhere is seen before the game goes on", (t) => {
  const { session: own, browser } = session(t);
  browser.millis = 100;
  browser.socket.receive(lastDraw(2, { hands: [hand(0, "345 123 000")] }));
  browser.socket.receive(acted(3, 1, "555@9,0", { hands: [hand(0, "345 123 000", CHOICES)] }));
  mock.timers.tick(999);
  assert.deepEqual([own.breath, own.hand, own.table.rounds[0].ply], [{ seat: 0, tile: "000" }, null, 2]);
  mock.timers.tick(1);
  assert.equal(own.breath, null);
  mock.timers.tick(100);
  assert.equal(own.table.rounds[0].ply, 3);
  assert.equal(own.hand?.seat, 0);
});

test("on a shared device the last tile is seen before the rack is covered", (t) => {
  const other = { ...friend, yours: true };
  const { session: own, browser } = session(t, { seats: [you, other], hands: [OWN, hand(1, "111")] });
  own.reveal();
  const hands = [hand(0, "345 123 000"), hand(1, "111", ["+ -5"])];
  browser.socket.receive(lastDraw(2, { hands }));
  assert.deepEqual([own.coveredSeat, own.rack?.tiles.at(-1), own.rackSize], [null, "000", 3]);
  mock.timers.tick(1000);
  assert.deepEqual([own.coveredSeat, own.rack], [1, null]);
});

test("a pass is made by itself if nothing else is possible, after a breath", (t) => {
  const stuck = { hands: [hand(0, "000", ["- -10"])] };
  const { session: own, browser } = session(t, stuck);
  assert.equal(own.passing, true);
  mock.timers.tick(999);
  assert.deepEqual(browser.socket.all("act"), []);
  mock.timers.tick(1);
  assert.deepEqual(browser.socket.all("act")[0].action, "-");
  browser.socket.receive(changed(2, "renamed", { seats: [you, friend] }));
  assert.equal(own.passing, false, "it is on its way");
  mock.timers.reset();
  const choice = session(t, { hands: [hand(0, "000", ["+ -5"])] });
  mock.timers.tick(5000);
  assert.deepEqual(choice.browser.socket.all("act"), []);
  mock.timers.reset();
  const kept = session(t, { hands: [hand(0, "345", ["453@1,0 12", "- 0"], ["345"])] });
  mock.timers.tick(5000);
  assert.deepEqual(kept.browser.socket.all("act"), []);
});

test("nobody passes by themselves who turned that off, or who went back to that position", (t) => {
  const stuck = { hands: [hand(0, "000", ["- -10"])], rounds: [LAID] };
  const { session: own, browser } = session(t);
  browser.passing = false;
  browser.socket.receive(view(2, stuck));
  mock.timers.tick(5000);
  assert.deepEqual([own.passing, browser.socket.all("act")], [false, []]);
  browser.passing = true;
  browser.socket.receive(changed(3, "undone", { hands: stuck.hands }));
  mock.timers.tick(5000);
  assert.deepEqual([own.passing, browser.socket.all("act")], [false, []]);
});

test("a tile that waits on its spot is turned by rotating", (t) => {
  const { session: own } = session(t, { hands: [hand(0, "345", ["453@1,0 12", "534@0,1 12", "345@0,1 12", "+ -5"])] });
  own.choose("345");
  own.put(spotAt(own, "0,1"), false);
  const first = own.preview;
  own.rotate();
  assert.equal(own.previewedSpot.key, "0,1");
  assert.notDeepEqual(own.preview, first);
  own.choose(null);
  assert.equal(own.previewedSpot, null);
});
