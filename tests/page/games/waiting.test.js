// @ts-check
import assert from "node:assert/strict";
import test from "node:test";

import { elsewhere, newlyWaiting } from "../../../src/dreistein/web/static/play/page/waiting.js";

test("only tables that wait since a moment ago are told", () => {
  assert.deepEqual(newlyWaiting(["a"], ["a", "b"], null), ["b"]);
  assert.deepEqual(newlyWaiting(["a", "b"], ["b"], null), []);
  assert.deepEqual(newlyWaiting([], ["a"], "a"), []);
});

test("the number leaves out the table one looks at", () => {
  assert.equal(elsewhere(["a", "b"], "a"), 1);
  assert.equal(elsewhere(["a", "b"], null), 2);
  assert.equal(elsewhere([], "a"), 0);
});
