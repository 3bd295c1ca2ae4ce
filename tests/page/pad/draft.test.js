import assert from "node:assert/strict";
import { test } from "node:test";

import {
  again,
  complete,
  EMPTY,
  endingAgain,
  endOf,
  isCut,
  isReady,
  newEnding,
  opOf,
  seatOf,
  tapBonus,
  tapDigit,
  tapLeft,
  tried,
  turnOf,
  wipe,
} from "../../../src/dreistein/web/static/pad/model/draft.js";
import { fold, present } from "../../../src/dreistein/web/static/pad/model/sheet.js";
import { out, placed, SETUP, without } from "./entries.js";

const tapped = (digits, draft = EMPTY) => Array.from(digits).reduce(tapDigit, draft);

test("three numbers are a tile in whatever order they are tapped; a fourth begins another", () => {
  assert.equal(complete(tapped("53")), false);
  const { tile, draws } = turnOf(tapped("534"), 0, "placed");
  assert.deepEqual([tile, draws], ["345", 0]);
  assert.equal(turnOf({ ...tapped("534"), value: 7 }, 0, "placed").value, null, "a value given before is forgotten");
  assert.equal(tapped("5341").digits, "1");
  assert.equal(wipe(tapped("53")).digits, "5");
});

test("one bonus at a time: another replaces it and says why, the same takes it back", () => {
  const bridge = tapBonus(EMPTY, "bridge", 0);
  assert.deepEqual([bridge.draft.bonus, bridge.why], ["bridge", null]);
  const hexagon = tapBonus(bridge.draft, "hexagon", 2);
  assert.deepEqual([hexagon.draft.bonus, hexagon.draft.hexagons], ["hexagon", 2]);
  assert.equal(hexagon.why, "sheet-clash-bridge-hexagon");
  assert.equal(tapBonus(hexagon.draft, "hexagon", 1).why, null);
  const none = tapBonus(hexagon.draft, "hexagon", 2).draft;
  assert.deepEqual([none.bonus, none.hexagons], [null, 0]);
});

test("a turn without a tile has no bonus either", () => {
  const draft = { ...tapBonus(tapped("345"), "bridge", 0).draft, draws: 3 };
  assert.deepEqual(turnOf(draft, 1, "kept"), without(1, "kept", 3));
});

test("a turn taken up again comes out as it was", () => {
  for (const entry of [
    placed(0, "345", { bonus: "hexagon", hexagons: 2, draws: 1 }),
    placed(1, null, { value: 12 }),
    placed(0, "000"),
  ]) {
    assert.deepEqual(turnOf(again(entry, 4), entry.seat, "placed"), entry);
  }
});

test("an entry is added, corrected, or put in before another", () => {
  const sheet = fold(SETUP, [placed(0, "555"), placed(1, "455")]);
  const entry = placed(1, "344");
  const totals = (draft) => tried(sheet, draft, entry).totals;
  assert.deepEqual(opOf(EMPTY, entry), { op: "add", entry });
  assert.deepEqual(totals(EMPTY), [20, 25]);
  assert.deepEqual(opOf({ ...EMPTY, at: 1 }, entry), { op: "put", at: 1, entry });
  assert.deepEqual(totals({ ...EMPTY, at: 1 }), [20, 11]);
  assert.deepEqual(opOf({ ...EMPTY, at: 1, insert: true }, entry), { op: "insert", at: 1, entry });
  assert.deepEqual(totals({ ...EMPTY, at: 1, insert: true }), [20, 25]);
  assert.deepEqual(sheet.totals, [20, 14]);
});

test("the next player is to write, unless another is chosen", () => {
  const round = present(fold(SETUP, [placed(0, "555")]));
  assert.equal(seatOf(EMPTY, round), 1);
  assert.equal(seatOf({ ...EMPTY, seat: 0 }, round), 0);
});

test("an ending is ready once everybody's tiles are known, by value or tile by tile", () => {
  const empty = newEnding({ counts: [0, 3] });
  assert.deepEqual([empty.how, empty.seat, isReady(empty)], ["out", 0, false]);
  const text = { ...empty, left: [empty.left[0], { ...empty.left[1], text: "31" }] };
  assert.equal(isReady(text), true);
  assert.deepEqual(endOf(text), out(0, 0, 31));
  let tiles = { ...empty, left: [empty.left[0], { ...empty.left[1], byTile: true }] };
  for (const digit of "534000") tiles = tapLeft(tiles, 1, digit);
  assert.deepEqual(endOf(tiles).left, [{ value: 0 }, { tiles: ["345", "000"] }]);
  assert.deepEqual(endOf(endingAgain(endOf(tiles))), endOf(tiles));
  assert.equal(isReady({ ...text, how: "out", seat: null }), false);
});

test("only a blocked round cuts a turn short: whoever is out leaves nobody's draws to pay", () => {
  const drawn = { ...EMPTY, draws: 1, ending: newEnding(present(fold(SETUP, [placed(0, "555")]))) };
  assert.equal(isCut({ ...drawn, ending: { ...drawn.ending, how: "blocked", seat: null } }), true);
  assert.equal(isCut({ ...drawn, ending: { ...drawn.ending, how: "out", seat: 1 } }), false);
  assert.equal(isCut({ ...drawn, draws: 0 }), false);
  assert.equal(isCut({ ...drawn, at: 0 }), false);
  assert.equal(isCut({ ...drawn, ending: null }), false);
});
