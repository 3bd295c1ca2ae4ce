/** What was asked for and not answered is asked for again with its key. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { storage } from "./storage.js";

globalThis.sessionStorage = storage();
const ASKED = "../../src/dreistein/web/static/shared/asked.js";
const { once } = await import(ASKED);

const lose = (keys) => (key) => (keys.push(key), Promise.reject(new TypeError("lost")));
const answer = (keys) => async (key) => keys.push(key);

test("a key stays the same until it is answered, also after a reload", async () => {
  const keys = [];
  await assert.rejects(once("a table", lose(keys)));
  await assert.rejects(once("another table", lose([])));
  const reloaded = await import(`${ASKED}?reloaded`);
  assert.ok(reloaded.isUnanswered("a table"));
  await reloaded.once("a table", answer(keys));
  assert.deepEqual([reloaded.isUnanswered("a table"), reloaded.isUnanswered("another table")], [false, true]);
  await reloaded.once("a table", answer(keys));
  assert.deepEqual([keys[0] === keys[1], keys[1] === keys[2]], [true, false]);
  assert.match(keys[0], /^[0-9a-f]{32}$/);
});

test("a browser that stores nothing asks with the same key too", async () => {
  globalThis.sessionStorage = undefined;
  const keys = [];
  await assert.rejects(once("a pad", lose(keys)));
  await once("a pad", answer(keys));
  assert.equal(keys[0], keys[1]);
});
