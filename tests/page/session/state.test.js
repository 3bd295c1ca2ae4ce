import assert from "node:assert/strict";
import { test } from "node:test";

import {
  bestChoice,
  fold,
  handToMove,
  heirSeat,
  isFree,
  isUndoDeclined,
  movesOf,
  needsOthers,
  openPlaces,
  options,
  positionKey,
  positionOf,
  rackSize,
  sinceOwnTurn,
  spotsFor,
  totalsOf,
} from "../../../src/dreistein/web/static/play/model/state.js";
import { fillIn } from "../../../src/dreistein/web/static/play/session/past-rounds.js";
import { acted, bot, changed, friend, hand, invited, round, table, view, you } from "../tables.js";

const start = () => fold(null, view(0, { hands: [hand(0, "555 012", ["555@0,0 25"])] }));

test("a placement lies on the board, and a draw does not", () => {
  let state = fold(start(), acted(1, 0, "555@0,0"));
  state = fold(state, acted(2, 1, "+"));
  assert.deepEqual(state.table.rounds[0].board, ["555@0,0"]);
  assert.equal(state.table.rounds[0].ply, 2);
});

test("an action that was seen already changes nothing", () => {
  const state = fold(start(), acted(1, 0, "555@0,0"));
  assert.equal(fold(state, acted(1, 0, "555@0,0")), state);
});

test("a turn that goes on is replaced by its longer self", () => {
  const drawn = acted(1, 1, "+").action;
  const placed = acted(2, 1, "012@0,0").action;
  let state = fold(start(), acted(1, 1, "+", { turn_number: 0, to_move: 1 }));
  const whole = { ...acted(1, 1, "+").turn, actions: [drawn, placed], draws: 1 };
  state = fold(state, acted(2, 1, "012@0,0", { turn: whole, turn_number: 0 }));
  const [shown] = state.table.rounds;
  assert.equal(shown.turns.length, 1);
  assert.deepEqual(
    movesOf(shown).map(({ seat, action }) => [seat, action]),
    [
      [1, "+"],
      [1, "012@0,0"],
    ],
  );
});

test("after an action a hand has only the choices that came with it", () => {
  const state = fold(start(), acted(1, 0, "555@0,0"));
  assert.equal(handToMove(state.table), null);
  assert.deepEqual(state.table.hands[0].drawn, []);
  const next = fold(state, acted(2, 1, "+", { hands: [hand(0, "012", ["+ -5"])] }));
  assert.equal(handToMove(next.table).seat, 0);
});

test("presence says who is here and how many watch, once there is a table", () => {
  assert.equal(fold(null, { type: "presence", here: [true], spectators: 1 }), null);
  const state = fold(start(), { type: "presence", here: [true, false], spectators: 3 });
  assert.deepEqual(
    state.table.seats.map(({ here }) => here),
    [true, false],
  );
  assert.equal(fold(state, view(9)).spectators, 3);
});

test("a change replaces what is different, and leaves the rest", () => {
  const before = fold(start(), acted(1, 0, "555@0,0"));
  const renamed = fold(before, changed(2, "renamed", { seats: [{ ...you, name: "Zoe" }, bot] }));
  assert.equal(renamed.seq, 2);
  assert.equal(renamed.table.seats[0].name, "Zoe");
  assert.equal(renamed.table.rounds[0], before.table.rounds[0]);
  assert.equal(renamed.table.hands, before.table.hands);
  assert.equal(fold(null, changed(2, "renamed")), null);
  assert.equal(fold(renamed, changed(1, "renamed", { seats: [] })), renamed);
});

test("a change brings the rounds after those that are kept", () => {
  const ended = round({ ended: { end: "out", settlement: [0, 0], left: [[], []], lines: [] } });
  let state = fold(start(), changed(1, "ended", { phase: "between" }, { kept: 0, rounds: [ended] }));
  assert.deepEqual(state.table.rounds, [ended]);
  state = fold(state, changed(2, "dealt", { phase: "playing" }, { kept: 1, rounds: [round({ number: 1 })] }));
  assert.deepEqual(
    state.table.rounds.map(({ number }) => number),
    [0, 1],
  );
  assert.equal(state.table.rounds[0], ended);
  assert.deepEqual(fold(state, changed(3, "rematched", { match: 1 }, { kept: 0 })).table.rounds, []);
});

test("rounds that were sent in short are filled in, unless another match has begun", () => {
  const short = round({ short: true });
  const whole = round({ board: ["555@0,0"] });
  const state = fold(null, view(9, { rounds: [short, round({ number: 1, ply: 3 })] }));
  const filled = fillIn(state, { match: 0, rounds: [whole, round({ number: 1 })] });
  assert.equal(filled.table.rounds[0], whole);
  assert.equal(filled.table.rounds[1].ply, 3);
  assert.equal(fillIn(state, { match: 1, rounds: [whole] }), state);
});

test("what a hand may do, by tile", () => {
  const { tiles, draw, end } = options(hand(0, "345 455", ["453@1,0 12", "534@0,1 12", "+ -5"]));
  assert.deepEqual([...tiles], ["345"]);
  assert.equal(draw.points, -5);
  assert.equal(end, null);
  assert.deepEqual([...options(null).tiles], []);
});

test("spots come in reading order, each with all its choices", () => {
  const own = hand(0, "123 345", ["123@2,0 6", "453@1,1 12", "312@2,0 6", "453@0,0 12"]);
  assert.deepEqual(
    spotsFor(own, null).map(({ key, choices }) => [key, choices.length]),
    [
      ["0,0", 1],
      ["2,0", 2],
      ["1,1", 1],
    ],
  );
  assert.deepEqual(
    spotsFor(own, "345").map(({ key }) => key),
    ["0,0", "1,1"],
  );
});

test("where nothing is marked every place beside a tile is open, with what fits there", () => {
  const own = hand(0, "012 455", ["455@1,0 14"]);
  for (const [tile, choices] of [
    ["455", [0, 1, 0, 0]],
    ["012", [0, 0, 0, 0]],
  ]) {
    const open = openPlaces(["555@0,0", "345@0,1"], own, tile);
    assert.deepEqual(
      open.map(({ key, x, y, choices }) => [key, `${x},${y}`, choices.length]),
      ["-1,0", "1,0", "-1,1", "1,1"].map((cell, at) => [cell, cell, choices[at]]),
    );
  }
});

test("the best choice of a spot scores most, the first of equals", () => {
  const [spot] = spotsFor(hand(0, "012 123", ["012@0,0 3", "123@0,0 46", "231@0,0 46"]), null);
  assert.equal(bestChoice(spot).action, "123@0,0");
});

test("who waits for a bot's seat is found among the heirs", () => {
  const heirs = (...yours) => yours.map((each) => ({ ...bot, heir: each === null ? null : { yours: each } }));
  assert.equal(heirSeat(heirs(null, false, true)), 2);
  assert.equal(heirSeat(heirs(null, false)), -1);
});

test("a seat is free that nobody has, or waits for", () => {
  const free = (kind, heir = null) => isFree({ ...friend, kind, heir });
  assert.deepEqual(
    ["person", "invited", "open", "bot"].map((kind) => free(kind)),
    [false, true, true, false],
  );
  assert.equal(free("open", { yours: false }), false);
});

test("who watches has no rack", () => {
  assert.equal(rackSize(table({ rounds: [round({ counts: [9, 8] })], hands: [], spectator: true }), null), 0);
});

test("marked are the moves since one's own last turn; for spectators the last", () => {
  const turns = [acted(1, 0, "555@0,0"), acted(2, 1, "+"), acted(3, 1, "455@1,0")].map(({ turn }) => turn);
  const shown = round({ turns });
  const texts = (own) => sinceOwnTurn(shown, own).map(({ action }) => action);
  assert.deepEqual(texts([0]), ["+", "455@1,0"]);
  assert.deepEqual(texts([1]), []);
  assert.deepEqual(texts([]), ["455@1,0"]);
});

test("only people elsewhere and invitations keep a match waiting", () => {
  assert.equal(needsOthers(table({ seats: [you, bot] })), false);
  assert.equal(needsOthers(table({ seats: [you, you] })), false);
  assert.equal(needsOthers(table({ seats: [you, friend] })), true);
  assert.equal(needsOthers(table({ seats: [you, invited] })), true);
});

test("a position has its own name in every match and round", () => {
  const later = table({ rounds: [round(), round({ ply: 4 })] });
  assert.deepEqual(positionOf(later), { round: 1, ply: 4 });
  const keys = [later, table({ rounds: [round({ ply: 4 })] }), { ...later, match: 1 }].map(positionKey);
  assert.equal(new Set(keys).size, 3);
});

test("totals are zero before the first round", () => {
  assert.deepEqual(totalsOf(table({ rounds: [] })), [0, 0]);
  assert.deepEqual(totalsOf(table({ rounds: [round({ totals: [12, -5] })] })), [12, -5]);
});

test("a request to undo is declined if it is gone by an answer and was one's own", () => {
  const request = { asked: 7, seat: 0, keep: 2, waiting: [1] };
  const answer = { kind: "undo-answered", seat: 1 };
  const after = (changes, news) => ({ table: table(changes), news });
  assert.equal(isUndoDeclined(table({ undo: request }), after({}, answer)), true);
  assert.equal(isUndoDeclined(table({ undo: { ...request, seat: 1 } }), after({}, answer)), false);
  assert.equal(isUndoDeclined(table({ undo: request }), after({ undo: request }, answer)), false);
  assert.equal(isUndoDeclined(table({ undo: request }), after({}, { kind: "undone", seat: 0 })), false);
  assert.equal(isUndoDeclined(table({ undo: request }), after({}, null)), false);
  assert.equal(isUndoDeclined(table(), after({}, answer)), false);
});

test("whoever asked for a hint is marked until the turn is over", () => {
  const asked = fold(start(), { type: "hinted", seat: 0 });
  assert.equal(asked.hinted, 0);
  const drawn = fold(asked, acted(1, 0, "+", { to_move: 0 }));
  assert.equal(drawn.hinted, 0);
  assert.equal(fold(drawn, acted(2, 0, "012@0,0", { to_move: 1 })).hinted, null);
  assert.equal(fold(asked, view(3)).hinted, null);
});
