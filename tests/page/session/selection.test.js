import assert from "node:assert/strict";
import { test } from "node:test";

import {
  adviseAction,
  aimAction,
  askFirst,
  choiceAt,
  chooseTile,
  EMPTY,
  forceTile,
  nameTile,
  previewTile,
  refuse,
  rotateTile,
  selectAction,
  spotsShown,
  stepBack,
  tapped,
  toggleAll,
} from "../../../src/dreistein/web/static/play/model/selection.js";
import { spotsFor } from "../../../src/dreistein/web/static/play/model/state.js";
import { hand } from "../tables.js";

const OWN = hand(0, "123 345", ["123@0,0 6", "312@0,0 6", "231@0,0 6", "453@1,0 12"]);
const keys = (selection) => spotsShown(selection, OWN).map(({ key }) => key);

test("no spot is shown until a tile is chosen or all are asked for", () => {
  assert.deepEqual(keys(EMPTY), []);
  assert.deepEqual(keys(chooseTile(EMPTY, "345")), ["1,0"]);
  assert.deepEqual(keys(toggleAll(EMPTY)), ["0,0", "1,0"]);
  assert.deepEqual(keys(toggleAll(toggleAll(EMPTY))), []);
});

test("another tile starts in its own rotation, without preview, question or complaint", () => {
  let selection = rotateTile(previewTile(refuse(toggleAll(EMPTY), "no"), "123", "0,0"));
  selection = chooseTile({ ...selection, confirming: "+" }, "345");
  assert.deepEqual(selection, { ...EMPTY, showAll: true, tile: "345" });
  assert.equal(nameTile(rotateTile(selection), "123").rotation, 0);
});

test("a rotated tile stands for the next choice of its spot, round and round", () => {
  const [spot] = spotsFor(OWN, "123");
  let selection = chooseTile(EMPTY, "123");
  const seen = [];
  for (let times = 0; times < 4; times += 1) {
    seen.push(choiceAt(selection, spot).action);
    selection = rotateTile(selection);
  }
  assert.deepEqual(seen, ["123@0,0", "312@0,0", "231@0,0", "123@0,0"]);
});

test("without a chosen tile a spot stands for the best of all", () => {
  const [, spot] = spotsFor(OWN, null);
  assert.equal(choiceAt(toggleAll(EMPTY), spot).action, "453@1,0");
});

test("Escape takes back one step at a time", () => {
  let selection = previewTile(forceTile(EMPTY, "123"), "123", "0,0");
  selection = { ...selection, confirming: "+" };
  selection = stepBack(selection);
  assert.deepEqual([selection.confirming, selection.previewed, selection.tile], [null, "0,0", "123"]);
  selection = stepBack(selection);
  assert.deepEqual([selection.previewed, selection.tile], [null, "123"]);
  assert.deepEqual(stepBack(selection), EMPTY);
  assert.deepEqual(stepBack(refuse(selection, "3 meets 4")), EMPTY);
});

test("the question before a draw puts the tile down", () => {
  const asked = askFirst(previewTile(EMPTY, "123", "0,0"), "+");
  assert.deepEqual(asked, { ...EMPTY, confirming: "+" });
});

test("an action on its way keeps its tile on its spot", () => {
  const sent = selectAction({ ...EMPTY, confirming: "-", refusal: "no" }, "453@1,0");
  assert.deepEqual(sent, { ...EMPTY, tile: "345", previewed: "1,0" });
  assert.deepEqual(selectAction({ ...EMPTY, confirming: "+" }, "+"), EMPTY);
});

test("a refused tile goes back to the rack and stays chosen", () => {
  const refused = refuse(selectAction(EMPTY, "453@1,0"), "It does not fit.");
  assert.deepEqual(refused, { ...EMPTY, tile: "345", refusal: "It does not fit." });
});

test("a tile to look at first is not the one that fits nowhere", () => {
  const refused = refuse(chooseTile(toggleAll(EMPTY), null), "It fits nowhere.");
  const looked = previewTile(refused, "345", "1,0");
  assert.deepEqual([looked.refusal, looked.fromAll, looked.previewed], [null, true, "1,0"]);
});

test("transitions leave the selection they start from alone", () => {
  const before = Object.freeze(chooseTile(EMPTY, "123"));
  for (const change of [rotateTile, toggleAll, stepBack]) assert.notEqual(change(before), before);
  assert.deepEqual(before, { ...EMPTY, tile: "123" });
});

test("a tap puts a chosen tile back, but keeps one that was chosen by itself", () => {
  const forced = forceTile(EMPTY, "123");
  assert.equal(tapped(forced, "123"), "123");
  const kept = chooseTile(forced, tapped(forced, "123"));
  assert.equal(tapped(kept, "123"), null);
  assert.equal(tapped(forced, "345"), "345");
});

test("a hint to draw points to the button until a tile is chosen or it is done", () => {
  const advised = aimAction(chooseTile(EMPTY, "123"), OWN, "+");
  assert.deepEqual(advised, adviseAction(EMPTY, "+"));
  assert.equal(advised.tile, null);
  assert.equal(chooseTile(advised, "345").advised, null);
  assert.equal(selectAction(advised, "+").advised, null);
});
