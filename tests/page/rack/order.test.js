import assert from "node:assert/strict";
import { test } from "node:test";

import { RackOrder } from "../../../src/dreistein/web/static/play/model/rack-order.js";
import { storage } from "../storage.js";
import { hand } from "../tables.js";

const RACK = hand(0, "012 555 345 444");

test("the rack is sorted by value, the highest first", () => {
  const order = new RackOrder("t", () => {});
  assert.deepEqual(order.of(RACK), ["012", "555", "345", "444"]);
  order.sort(RACK);
  assert.deepEqual(order.of(RACK), ["555", "345", "444", "012"]);
});

test("a tile moves before another or to the end; drawn tiles come last", () => {
  const order = new RackOrder("t", () => {});
  order.move(RACK, "444", "555");
  order.move(RACK, "012", null);
  assert.deepEqual(order.of(RACK), ["444", "555", "345", "012"]);
  order.move(RACK, "555", "555");
  assert.deepEqual(order.of(hand(0, "012 345 444 111")), ["444", "345", "012", "111"]);
});

test("each seat of a shared device has its own order", () => {
  let changes = 0;
  const order = new RackOrder("t", () => (changes += 1));
  order.sort(RACK);
  assert.deepEqual(order.of({ ...RACK, seat: 1 }), RACK.tiles);
  assert.equal(changes, 1);
});

test("an order outlives a reload, at its own table", () => {
  globalThis.sessionStorage = storage();
  new RackOrder("t", () => {}).sort(RACK);
  assert.deepEqual(new RackOrder("t", () => {}).of(RACK), ["555", "345", "444", "012"]);
  assert.deepEqual(new RackOrder("u", () => {}).of(RACK), RACK.tiles);
});
