import assert from "node:assert/strict";
import { test } from "node:test";

import { parseTyped } from "../../../src/dreistein/web/static/play/model/misfit.js";
import { hand } from "../tables.js";

const OWN = hand(0, "345 000", ["453@1,0 12", "+ -5"]);

test("an action in the notation of records", () => {
  assert.deepEqual(parseTyped(" 453@1, 0 ", OWN), { action: "453@1,0" });
  assert.deepEqual(parseTyped("+", OWN), { action: "+" });
  assert.deepEqual(parseTyped("\u2212", hand(0, "000", ["- 0"])), { action: "-" });
});

test("a tile by its numbers in any order", () => {
  for (const text of ["345", "534", "5-3-4", "5\u20133\u20134"])
    assert.deepEqual(parseTyped(text, OWN), { tile: "345" });
});

test("why a text is not a move", () => {
  assert.equal(parseTyped("000", OWN).wrong, "unfit");
  assert.equal(parseTyped("999", OWN).wrong, "wrong");
  assert.equal(parseTyped("543@1,0", OWN).wrong, "wrong");
  assert.equal(parseTyped("hello", null).wrong, "not-now");
  assert.equal(parseTyped("+", hand(0, "345", ["453@1,0 12"])).wrong, "wrong");
});
